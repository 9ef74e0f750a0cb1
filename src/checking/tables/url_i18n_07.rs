//! Made of `grammar/abnf/url-i18n-07.abnf` by `tests/generator`.

use super::super::diagnosis::{Answer, Diagnoses, Diagnosis, Document};
use crate::error::Expected;
use crate::grammar::{Grammar, Production};
use crate::syntax::tables::url_i18n_07::{ESCAPED, IPV6REFERENCE};
use crate::syntax::{NOWHERE as X, Octets, State, Table};

const fn production(index: usize) -> Expected {
    Expected::Production(Production::new(Grammar::UrlI18n07, index))
}

static IDENTIFIERS: Octets = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 539393, 0, 2, 539393, 3, 539393, 539393, 539393, 539393, 539393, 540420, 539393, 605957, 540422, 18951,
    933640, 933640, 933640, 933640, 933640, 933640, 933640, 933640, 933640, 933640, 539145, 37642, 0, 539393, 0, 523,
    15116, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501,
    671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 526, 0, 527, 0, 539393,
    0, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501,
    671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 671501, 0, 0, 0, 539393, 0,
    15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359,
    15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359,
    15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359,
    15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359,
    255, 255, 255, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359,
    15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359,
    15359, 15359, 255, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 15359, 255, 255,
    15359, 15359, 15359, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
];

static IDENTIFIERS_BEYOND: &[(u32, u8)] = &[
    (0x80, 0), (0xa0, 16), (0x206a, 0), (0x206c, 16), (0xe000, 0), (0xf900, 16), (0xe0000, 0), (0xe0080, 16),
    (0xf0000, 0),
];

static ADDRESSES: Octets = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 0, 0, 0, 0, 0,
    0, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 6, 0, 0,
    0, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
];

static ADDRESSES_BEYOND: &[(u32, u8)] = &[
    (0x80, 0),
];

static OTHERS: Octets = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 921345, 0, 0, 921346, 3, 921346, 921345, 921345, 921345, 921345, 1969924, 921346, 1986309, 1969926, 5383,
    2068232, 2068232, 2068232, 2068232, 2068232, 2068232, 2068232, 2068232, 2068232, 2068232, 397065, 796170, 0, 921346, 0, 1035,
    528140, 2002701, 2002701, 2002701, 2002701, 2002701, 2002701, 2002702, 2002702, 2002702, 2002702, 2002702, 2002702, 2002702, 2002702, 2002702,
    2002702, 2002702, 2002702, 2002702, 2002702, 2002702, 2002702, 2002702, 2002702, 2002702, 2002702, 1039, 0, 1040, 0, 921345,
    0, 2002705, 2002705, 2002705, 2002705, 2002705, 2002705, 2002706, 2002706, 2002706, 2002706, 2002706, 2002706, 2002706, 2002706, 2002706,
    2002706, 2002706, 2002706, 2002706, 2002706, 2002706, 2002706, 2002706, 2002706, 2002706, 2002706, 0, 0, 0, 921345, 0,
    528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383,
    528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383,
    528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383,
    528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383,
    255, 255, 255, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383,
    528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383,
    528383, 528383, 255, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 528383, 255, 255,
    528383, 528383, 528383, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
];

static OTHERS_BEYOND: &[(u32, u8)] = &[
    (0x80, 0), (0xa0, 19), (0x206a, 0), (0x206c, 19), (0xe000, 0), (0xf900, 19), (0xe0000, 0), (0xe0080, 19),
    (0xf0000, 0),
];

static E0: [Expected; 2] = [Expected::Range('\u{41}', '\u{5A}'), Expected::Range('\u{61}', '\u{7A}')];
const A0: Answer = Answer { production: 0, expected: &E0 };
static E1: [Expected; 1] = [Expected::End];
const A1: Answer = Answer { production: 0, expected: &E1 };
static E2: [Expected; 1] = [Expected::Range('\u{30}', '\u{39}')];
const A2: Answer = Answer { production: 1, expected: &E2 };
const A3: Answer = Answer { production: 1, expected: &E1 };
static E3: [Expected; 7] = [production(1), Expected::Literal("A"), Expected::Literal("B"), Expected::Literal("C"), Expected::Literal("D"), Expected::Literal("E"), Expected::Literal("F")];
const A4: Answer = Answer { production: 2, expected: &E3 };
const A5: Answer = Answer { production: 2, expected: &E1 };
static E4: [Expected; 6] = [production(4), production(9), production(10), production(11), Expected::Literal("#"), Expected::End];
const A6: Answer = Answer { production: 5, expected: &E4 };
static E5: [Expected; 13] = [production(22), production(27), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), production(10), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A7: Answer = Answer { production: 12, expected: &E5 };
static E6: [Expected; 2] = [production(21), Expected::End];
const A8: Answer = Answer { production: 20, expected: &E6 };
static E7: [Expected; 6] = [Expected::Literal("/"), production(18), Expected::Literal(";"), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A9: Answer = Answer { production: 16, expected: &E7 };
static E8: [Expected; 14] = [Expected::Literal(":"), production(22), production(27), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), production(10), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A10: Answer = Answer { production: 12, expected: &E8 };
static E9: [Expected; 6] = [production(18), Expected::Literal(";"), Expected::Literal("/"), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A11: Answer = Answer { production: 16, expected: &E9 };
static E10: [Expected; 3] = [production(21), Expected::Literal("#"), Expected::End];
const A12: Answer = Answer { production: 19, expected: &E10 };
static E11: [Expected; 8] = [production(13), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal(";"), Expected::Literal("/"), Expected::End];
const A13: Answer = Answer { production: 16, expected: &E11 };
const A14: Answer = Answer { production: 17, expected: &E9 };
static E12: [Expected; 2] = [production(6), production(7)];
const A15: Answer = Answer { production: 3, expected: &E12 };
static E13: [Expected; 16] = [production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal("/"), Expected::End];
const A16: Answer = Answer { production: 16, expected: &E13 };
static E14: [Expected; 7] = [production(15), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal(";"), Expected::Literal("/"), Expected::End];
const A17: Answer = Answer { production: 16, expected: &E14 };
static E15: [Expected; 19] = [Expected::Literal("."), production(44), Expected::Literal("-"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal("/"), Expected::End];
const A18: Answer = Answer { production: 34, expected: &E15 };
const A19: Answer = Answer { production: 17, expected: &E13 };
static E16: [Expected; 19] = [Expected::Literal("."), production(44), Expected::Literal("-"), Expected::Literal(":"), production(10), Expected::Literal("?"), Expected::Literal("#"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(18), Expected::Literal("/"), Expected::End];
const A20: Answer = Answer { production: 35, expected: &E16 };
const A21: Answer = Answer { production: 3, expected: &E10 };
static E17: [Expected; 5] = [Expected::Literal("/"), production(15), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A22: Answer = Answer { production: 3, expected: &E17 };
static E18: [Expected; 7] = [production(18), Expected::Literal(";"), Expected::Literal("/"), Expected::Literal("?"), Expected::Literal("#"), production(16), Expected::End];
const A23: Answer = Answer { production: 16, expected: &E18 };
static E19: [Expected; 7] = [production(18), Expected::Literal(";"), Expected::Literal("/"), Expected::Literal("?"), Expected::Literal("#"), production(17), Expected::End];
const A24: Answer = Answer { production: 17, expected: &E19 };
static E20: [Expected; 18] = [production(44), Expected::Literal("-"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal("/"), Expected::End];
const A25: Answer = Answer { production: 34, expected: &E20 };
static E21: [Expected; 18] = [production(34), production(35), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal("/"), Expected::End];
const A26: Answer = Answer { production: 33, expected: &E21 };
static E22: [Expected; 19] = [production(44), Expected::Literal("-"), Expected::Literal("."), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal("/"), Expected::End];
const A27: Answer = Answer { production: 34, expected: &E22 };
const A28: Answer = Answer { production: 35, expected: &E20 };
static E23: [Expected; 18] = [production(34), production(35), Expected::Literal(":"), production(10), Expected::Literal("?"), Expected::Literal("#"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(18), Expected::Literal("/"), Expected::End];
const A29: Answer = Answer { production: 33, expected: &E23 };
static E24: [Expected; 19] = [production(44), Expected::Literal("-"), Expected::Literal("."), Expected::Literal(":"), production(10), Expected::Literal("?"), Expected::Literal("#"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(18), Expected::Literal("/"), Expected::End];
const A30: Answer = Answer { production: 35, expected: &E24 };
static E25: [Expected; 17] = [production(1), production(10), Expected::Literal("?"), Expected::Literal("#"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(18), Expected::Literal("/"), Expected::End];
const A31: Answer = Answer { production: 42, expected: &E25 };
const A32: Answer = Answer { production: 3, expected: &E9 };
static E26: [Expected; 7] = [production(13), production(10), Expected::Literal("?"), Expected::Literal("#"), production(16), Expected::Literal("/"), Expected::End];
const A33: Answer = Answer { production: 3, expected: &E26 };
static E27: [Expected; 6] = [production(17), Expected::Literal(";"), Expected::Literal("/"), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A34: Answer = Answer { production: 3, expected: &E27 };
static E28: [Expected; 3] = [production(19), Expected::Literal("#"), Expected::End];
const A35: Answer = Answer { production: 3, expected: &E28 };
static E29: [Expected; 5] = [production(16), Expected::Literal("/"), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A36: Answer = Answer { production: 3, expected: &E29 };
const A37: Answer = Answer { production: 3, expected: &E13 };
static E30: [Expected; 6] = [production(15), Expected::Literal("?"), Expected::Literal("#"), production(16), Expected::Literal("/"), Expected::End];
const A38: Answer = Answer { production: 3, expected: &E30 };
static E31: [Expected; 20] = [Expected::Literal("."), production(44), Expected::Literal("-"), production(1), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal("/"), Expected::End];
const A39: Answer = Answer { production: 3, expected: &E31 };
static E32: [Expected; 16] = [production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::Literal("?"), Expected::Literal("#"), production(17), Expected::Literal("/"), Expected::End];
const A40: Answer = Answer { production: 3, expected: &E32 };
const A41: Answer = Answer { production: 3, expected: &E16 };
const A42: Answer = Answer { production: 3, expected: &E20 };
static E33: [Expected; 19] = [production(34), production(35), production(1), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal("/"), Expected::End];
const A43: Answer = Answer { production: 3, expected: &E33 };
static E34: [Expected; 20] = [production(44), Expected::Literal("-"), Expected::Literal("."), production(1), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal("/"), Expected::End];
const A44: Answer = Answer { production: 3, expected: &E34 };
const A45: Answer = Answer { production: 3, expected: &E22 };
const A46: Answer = Answer { production: 3, expected: &E23 };
const A47: Answer = Answer { production: 3, expected: &E24 };
static E35: [Expected; 17] = [production(42), production(10), Expected::Literal("?"), Expected::Literal("#"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(18), Expected::Literal("/"), Expected::End];
const A48: Answer = Answer { production: 3, expected: &E35 };
const A49: Answer = Answer { production: 3, expected: &E21 };
const A50: Answer = Answer { production: 3, expected: &E15 };
const A51: Answer = Answer { production: 3, expected: &E25 };
const A52: Answer = Answer { production: 34, expected: &E16 };
const A53: Answer = Answer { production: 34, expected: &E24 };
static E36: [Expected; 20] = [Expected::Literal("."), production(44), Expected::Literal("-"), production(1), Expected::Literal(":"), production(10), Expected::Literal("?"), Expected::Literal("#"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(18), Expected::Literal("/"), Expected::End];
const A54: Answer = Answer { production: 3, expected: &E36 };
static E37: [Expected; 20] = [production(44), Expected::Literal("-"), Expected::Literal("."), production(1), Expected::Literal(":"), production(10), Expected::Literal("?"), Expected::Literal("#"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(18), Expected::Literal("/"), Expected::End];
const A55: Answer = Answer { production: 3, expected: &E37 };
static E38: [Expected; 4] = [production(45), production(5), Expected::Literal("#"), Expected::End];
const A56: Answer = Answer { production: 43, expected: &E38 };
static E39: [Expected; 6] = [production(45), production(1), Expected::Literal("+"), Expected::Literal("-"), Expected::Literal("."), Expected::Literal(":")];
const A57: Answer = Answer { production: 43, expected: &E39 };
const A58: Answer = Answer { production: 4, expected: &E12 };
const A59: Answer = Answer { production: 7, expected: &E10 };
static E40: [Expected; 18] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(30), production(10), Expected::Literal("?"), Expected::Literal("#"), production(14), production(16), Expected::Literal("/"), Expected::End];
const A60: Answer = Answer { production: 29, expected: &E40 };
static E41: [Expected; 17] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(22), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal("/"), Expected::End];
const A61: Answer = Answer { production: 29, expected: &E41 };
static E42: [Expected; 17] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(22), production(10), Expected::Literal("?"), Expected::Literal("#"), production(17), Expected::Literal("/"), Expected::End];
const A62: Answer = Answer { production: 29, expected: &E42 };
static E43: [Expected; 17] = [production(30), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal("/"), Expected::End];
const A63: Answer = Answer { production: 16, expected: &E43 };
static E44: [Expected; 17] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(10), Expected::Literal("?"), Expected::Literal("#"), production(22), production(18), Expected::Literal("/"), Expected::End];
const A64: Answer = Answer { production: 29, expected: &E44 };
static E45: [Expected; 19] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(34), production(35), production(22), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal("/"), Expected::End];
const A65: Answer = Answer { production: 29, expected: &E45 };
const A66: Answer = Answer { production: 17, expected: &E43 };
static E46: [Expected; 19] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(34), production(35), production(10), Expected::Literal("?"), Expected::Literal("#"), production(22), production(18), Expected::Literal("/"), Expected::End];
const A67: Answer = Answer { production: 29, expected: &E46 };
static E47: [Expected; 18] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(42), production(10), Expected::Literal("?"), Expected::Literal("#"), production(22), production(18), Expected::Literal("/"), Expected::End];
const A68: Answer = Answer { production: 29, expected: &E47 };
const A69: Answer = Answer { production: 3, expected: &E41 };
static E48: [Expected; 21] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), Expected::Literal("."), production(44), Expected::Literal("-"), production(1), production(22), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal("/"), Expected::End];
const A70: Answer = Answer { production: 3, expected: &E48 };
const A71: Answer = Answer { production: 3, expected: &E42 };
const A72: Answer = Answer { production: 3, expected: &E43 };
static E49: [Expected; 20] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), Expected::Literal("."), production(44), Expected::Literal("-"), production(10), Expected::Literal("?"), Expected::Literal("#"), production(22), production(18), Expected::Literal("/"), Expected::End];
const A73: Answer = Answer { production: 3, expected: &E49 };
const A74: Answer = Answer { production: 17, expected: &E35 };
static E50: [Expected; 19] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(44), Expected::Literal("-"), production(22), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal("/"), Expected::End];
const A75: Answer = Answer { production: 3, expected: &E50 };
static E51: [Expected; 20] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(34), production(35), production(1), production(22), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal("/"), Expected::End];
const A76: Answer = Answer { production: 3, expected: &E51 };
static E52: [Expected; 21] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(44), Expected::Literal("-"), Expected::Literal("."), production(1), production(22), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal("/"), Expected::End];
const A77: Answer = Answer { production: 3, expected: &E52 };
static E53: [Expected; 20] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(44), Expected::Literal("-"), Expected::Literal("."), production(22), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal("/"), Expected::End];
const A78: Answer = Answer { production: 3, expected: &E53 };
const A79: Answer = Answer { production: 3, expected: &E46 };
static E54: [Expected; 20] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(44), Expected::Literal("-"), Expected::Literal("."), production(10), Expected::Literal("?"), Expected::Literal("#"), production(22), production(18), Expected::Literal("/"), Expected::End];
const A80: Answer = Answer { production: 3, expected: &E54 };
const A81: Answer = Answer { production: 3, expected: &E47 };
const A82: Answer = Answer { production: 3, expected: &E45 };
static E55: [Expected; 20] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), Expected::Literal("."), production(44), Expected::Literal("-"), production(22), production(10), Expected::Literal("?"), Expected::Literal("#"), production(18), Expected::Literal("/"), Expected::End];
const A83: Answer = Answer { production: 3, expected: &E55 };
static E56: [Expected; 18] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(1), production(10), Expected::Literal("?"), Expected::Literal("#"), production(22), production(18), Expected::Literal("/"), Expected::End];
const A84: Answer = Answer { production: 3, expected: &E56 };
static E57: [Expected; 21] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), Expected::Literal("."), production(44), Expected::Literal("-"), production(1), production(10), Expected::Literal("?"), Expected::Literal("#"), production(22), production(18), Expected::Literal("/"), Expected::End];
const A85: Answer = Answer { production: 3, expected: &E57 };
static E58: [Expected; 21] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(44), Expected::Literal("-"), Expected::Literal("."), production(1), production(10), Expected::Literal("?"), Expected::Literal("#"), production(22), production(18), Expected::Literal("/"), Expected::End];
const A86: Answer = Answer { production: 3, expected: &E58 };
static E59: [Expected; 5] = [Expected::Literal(":"), production(10), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A87: Answer = Answer { production: 30, expected: &E59 };
static E60: [Expected; 5] = [production(1), production(10), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A88: Answer = Answer { production: 42, expected: &E60 };
const A89: Answer = Answer { production: 3, expected: &E59 };
static E61: [Expected; 4] = [production(15), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A90: Answer = Answer { production: 3, expected: &E61 };
static E62: [Expected; 5] = [production(42), production(10), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A91: Answer = Answer { production: 3, expected: &E62 };
const A92: Answer = Answer { production: 3, expected: &E60 };
static E63: [Expected; 1] = [production(45)];
const A93: Answer = Answer { production: 43, expected: &E63 };
const A94: Answer = Answer { production: 7, expected: &E6 };
static E64: [Expected; 5] = [Expected::Literal("/"), production(18), Expected::Literal(";"), Expected::Literal("?"), Expected::End];
const A95: Answer = Answer { production: 16, expected: &E64 };
static E65: [Expected; 5] = [production(18), Expected::Literal(";"), Expected::Literal("/"), Expected::Literal("?"), Expected::End];
const A96: Answer = Answer { production: 16, expected: &E65 };
static E66: [Expected; 7] = [production(13), production(10), Expected::Literal("?"), production(18), Expected::Literal(";"), Expected::Literal("/"), Expected::End];
const A97: Answer = Answer { production: 16, expected: &E66 };
const A98: Answer = Answer { production: 17, expected: &E65 };
const A99: Answer = Answer { production: 19, expected: &E6 };
static E67: [Expected; 15] = [production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::Literal("?"), production(18), Expected::Literal("/"), Expected::End];
const A100: Answer = Answer { production: 16, expected: &E67 };
static E68: [Expected; 6] = [production(15), Expected::Literal("?"), production(18), Expected::Literal(";"), Expected::Literal("/"), Expected::End];
const A101: Answer = Answer { production: 16, expected: &E68 };
static E69: [Expected; 18] = [Expected::Literal("."), production(44), Expected::Literal("-"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::Literal("?"), production(18), Expected::Literal("/"), Expected::End];
const A102: Answer = Answer { production: 34, expected: &E69 };
const A103: Answer = Answer { production: 17, expected: &E67 };
static E70: [Expected; 18] = [Expected::Literal("."), production(44), Expected::Literal("-"), Expected::Literal(":"), production(10), Expected::Literal("?"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(18), Expected::Literal("/"), Expected::End];
const A104: Answer = Answer { production: 35, expected: &E70 };
static E71: [Expected; 6] = [production(18), Expected::Literal(";"), Expected::Literal("/"), Expected::Literal("?"), production(16), Expected::End];
const A105: Answer = Answer { production: 16, expected: &E71 };
static E72: [Expected; 6] = [production(18), Expected::Literal(";"), Expected::Literal("/"), Expected::Literal("?"), production(17), Expected::End];
const A106: Answer = Answer { production: 17, expected: &E72 };
static E73: [Expected; 17] = [production(44), Expected::Literal("-"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::Literal("?"), production(18), Expected::Literal("/"), Expected::End];
const A107: Answer = Answer { production: 34, expected: &E73 };
static E74: [Expected; 17] = [production(34), production(35), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::Literal("?"), production(18), Expected::Literal("/"), Expected::End];
const A108: Answer = Answer { production: 33, expected: &E74 };
static E75: [Expected; 18] = [production(44), Expected::Literal("-"), Expected::Literal("."), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::Literal("?"), production(18), Expected::Literal("/"), Expected::End];
const A109: Answer = Answer { production: 34, expected: &E75 };
const A110: Answer = Answer { production: 35, expected: &E73 };
static E76: [Expected; 17] = [production(34), production(35), Expected::Literal(":"), production(10), Expected::Literal("?"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(18), Expected::Literal("/"), Expected::End];
const A111: Answer = Answer { production: 33, expected: &E76 };
static E77: [Expected; 18] = [production(44), Expected::Literal("-"), Expected::Literal("."), Expected::Literal(":"), production(10), Expected::Literal("?"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(18), Expected::Literal("/"), Expected::End];
const A112: Answer = Answer { production: 35, expected: &E77 };
static E78: [Expected; 16] = [production(1), production(10), Expected::Literal("?"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(18), Expected::Literal("/"), Expected::End];
const A113: Answer = Answer { production: 42, expected: &E78 };
const A114: Answer = Answer { production: 34, expected: &E70 };
const A115: Answer = Answer { production: 34, expected: &E77 };
static E79: [Expected; 17] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(30), production(10), Expected::Literal("?"), production(14), production(16), Expected::Literal("/"), Expected::End];
const A116: Answer = Answer { production: 29, expected: &E79 };
static E80: [Expected; 16] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(22), production(10), Expected::Literal("?"), production(18), Expected::Literal("/"), Expected::End];
const A117: Answer = Answer { production: 29, expected: &E80 };
static E81: [Expected; 16] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(22), production(10), Expected::Literal("?"), production(17), Expected::Literal("/"), Expected::End];
const A118: Answer = Answer { production: 29, expected: &E81 };
static E82: [Expected; 16] = [production(30), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::Literal("?"), production(18), Expected::Literal("/"), Expected::End];
const A119: Answer = Answer { production: 16, expected: &E82 };
static E83: [Expected; 16] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(10), Expected::Literal("?"), production(22), production(18), Expected::Literal("/"), Expected::End];
const A120: Answer = Answer { production: 29, expected: &E83 };
static E84: [Expected; 18] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(34), production(35), production(22), production(10), Expected::Literal("?"), production(18), Expected::Literal("/"), Expected::End];
const A121: Answer = Answer { production: 29, expected: &E84 };
const A122: Answer = Answer { production: 17, expected: &E82 };
static E85: [Expected; 18] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(34), production(35), production(10), Expected::Literal("?"), production(22), production(18), Expected::Literal("/"), Expected::End];
const A123: Answer = Answer { production: 29, expected: &E85 };
static E86: [Expected; 17] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(42), production(10), Expected::Literal("?"), production(22), production(18), Expected::Literal("/"), Expected::End];
const A124: Answer = Answer { production: 29, expected: &E86 };
static E87: [Expected; 16] = [production(42), production(10), Expected::Literal("?"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(18), Expected::Literal("/"), Expected::End];
const A125: Answer = Answer { production: 17, expected: &E87 };
static E88: [Expected; 4] = [Expected::Literal(":"), production(10), Expected::Literal("?"), Expected::End];
const A126: Answer = Answer { production: 30, expected: &E88 };
static E89: [Expected; 4] = [production(1), production(10), Expected::Literal("?"), Expected::End];
const A127: Answer = Answer { production: 42, expected: &E89 };
static E90: [Expected; 3] = [production(9), production(10), production(11)];
const A128: Answer = Answer { production: 5, expected: &E90 };
static E91: [Expected; 12] = [production(22), production(27), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), production(10), Expected::Literal("?"), Expected::End];
const A129: Answer = Answer { production: 12, expected: &E91 };
static E92: [Expected; 2] = [production(9), production(10)];
const A130: Answer = Answer { production: 6, expected: &E92 };
static E93: [Expected; 11] = [production(22), production(27), Expected::Literal(";"), Expected::Literal("?"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(",")];
const A131: Answer = Answer { production: 8, expected: &E93 };
const A132: Answer = Answer { production: 8, expected: &E1 };
static E94: [Expected; 1] = [Expected::Literal("//")];
const A133: Answer = Answer { production: 9, expected: &E94 };
static E95: [Expected; 1] = [Expected::Literal("/")];
const A134: Answer = Answer { production: 9, expected: &E95 };
static E96: [Expected; 7] = [production(29), production(33), production(37), production(32), production(10), production(14), Expected::End];
const A135: Answer = Answer { production: 31, expected: &E96 };
static E97: [Expected; 12] = [production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::End];
const A136: Answer = Answer { production: 14, expected: &E97 };
static E98: [Expected; 4] = [production(18), Expected::Literal(";"), Expected::Literal("/"), Expected::End];
const A137: Answer = Answer { production: 16, expected: &E98 };
static E99: [Expected; 15] = [Expected::Literal("."), production(44), Expected::Literal("-"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::End];
const A138: Answer = Answer { production: 34, expected: &E99 };
static E100: [Expected; 15] = [Expected::Literal("."), production(44), Expected::Literal("-"), Expected::Literal(":"), production(10), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::End];
const A139: Answer = Answer { production: 35, expected: &E100 };
const A140: Answer = Answer { production: 17, expected: &E98 };
static E101: [Expected; 14] = [production(44), Expected::Literal("-"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::End];
const A141: Answer = Answer { production: 34, expected: &E101 };
static E102: [Expected; 14] = [production(34), production(35), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::End];
const A142: Answer = Answer { production: 33, expected: &E102 };
static E103: [Expected; 15] = [production(44), Expected::Literal("-"), Expected::Literal("."), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::End];
const A143: Answer = Answer { production: 34, expected: &E103 };
const A144: Answer = Answer { production: 35, expected: &E101 };
static E104: [Expected; 14] = [production(34), production(35), Expected::Literal(":"), production(10), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::End];
const A145: Answer = Answer { production: 33, expected: &E104 };
static E105: [Expected; 15] = [production(44), Expected::Literal("-"), Expected::Literal("."), Expected::Literal(":"), production(10), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::End];
const A146: Answer = Answer { production: 35, expected: &E105 };
static E106: [Expected; 13] = [production(1), production(10), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::End];
const A147: Answer = Answer { production: 42, expected: &E106 };
const A148: Answer = Answer { production: 34, expected: &E100 };
const A149: Answer = Answer { production: 34, expected: &E105 };
static E107: [Expected; 14] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(30), production(10), production(14), Expected::End];
const A150: Answer = Answer { production: 29, expected: &E107 };
static E108: [Expected; 13] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(22), production(10), Expected::End];
const A151: Answer = Answer { production: 29, expected: &E108 };
static E109: [Expected; 13] = [production(30), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), production(10), Expected::End];
const A152: Answer = Answer { production: 14, expected: &E109 };
static E110: [Expected; 13] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(10), production(22), Expected::End];
const A153: Answer = Answer { production: 29, expected: &E110 };
static E111: [Expected; 15] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(34), production(35), production(22), production(10), Expected::End];
const A154: Answer = Answer { production: 29, expected: &E111 };
static E112: [Expected; 15] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(34), production(35), production(10), production(22), Expected::End];
const A155: Answer = Answer { production: 29, expected: &E112 };
static E113: [Expected; 14] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(42), production(10), production(22), Expected::End];
const A156: Answer = Answer { production: 29, expected: &E113 };
static E114: [Expected; 3] = [Expected::Literal(":"), production(10), Expected::End];
const A157: Answer = Answer { production: 30, expected: &E114 };
static E115: [Expected; 3] = [production(1), production(10), Expected::End];
const A158: Answer = Answer { production: 42, expected: &E115 };
const A159: Answer = Answer { production: 10, expected: &E95 };
static E116: [Expected; 9] = [production(22), production(27), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(",")];
const A160: Answer = Answer { production: 12, expected: &E116 };
static E117: [Expected; 11] = [production(22), production(27), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), production(10), Expected::End];
const A161: Answer = Answer { production: 12, expected: &E117 };
static E118: [Expected; 10] = [production(22), production(27), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::End];
const A162: Answer = Answer { production: 12, expected: &E118 };
static E119: [Expected; 6] = [production(29), production(33), production(37), production(32), production(14), Expected::End];
const A163: Answer = Answer { production: 31, expected: &E119 };
static E120: [Expected; 11] = [production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::End];
const A164: Answer = Answer { production: 14, expected: &E120 };
static E121: [Expected; 14] = [Expected::Literal("."), production(44), Expected::Literal("-"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::End];
const A165: Answer = Answer { production: 34, expected: &E121 };
static E122: [Expected; 14] = [Expected::Literal("."), production(44), Expected::Literal("-"), Expected::Literal(":"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::End];
const A166: Answer = Answer { production: 35, expected: &E122 };
static E123: [Expected; 13] = [production(44), Expected::Literal("-"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::End];
const A167: Answer = Answer { production: 34, expected: &E123 };
static E124: [Expected; 13] = [production(34), production(35), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::End];
const A168: Answer = Answer { production: 33, expected: &E124 };
static E125: [Expected; 14] = [production(44), Expected::Literal("-"), Expected::Literal("."), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::End];
const A169: Answer = Answer { production: 34, expected: &E125 };
const A170: Answer = Answer { production: 35, expected: &E123 };
static E126: [Expected; 13] = [production(34), production(35), Expected::Literal(":"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::End];
const A171: Answer = Answer { production: 33, expected: &E126 };
static E127: [Expected; 14] = [production(44), Expected::Literal("-"), Expected::Literal("."), Expected::Literal(":"), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::End];
const A172: Answer = Answer { production: 35, expected: &E127 };
static E128: [Expected; 12] = [production(1), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::End];
const A173: Answer = Answer { production: 42, expected: &E128 };
const A174: Answer = Answer { production: 34, expected: &E122 };
const A175: Answer = Answer { production: 34, expected: &E127 };
static E129: [Expected; 13] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(30), production(14), Expected::End];
const A176: Answer = Answer { production: 29, expected: &E129 };
static E130: [Expected; 12] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(22), Expected::End];
const A177: Answer = Answer { production: 29, expected: &E130 };
static E131: [Expected; 12] = [production(30), production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::End];
const A178: Answer = Answer { production: 14, expected: &E131 };
static E132: [Expected; 14] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(34), production(35), production(22), Expected::End];
const A179: Answer = Answer { production: 29, expected: &E132 };
static E133: [Expected; 13] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(42), production(22), Expected::End];
const A180: Answer = Answer { production: 29, expected: &E133 };
static E134: [Expected; 2] = [Expected::Literal(":"), Expected::End];
const A181: Answer = Answer { production: 30, expected: &E134 };
static E135: [Expected; 2] = [production(1), Expected::End];
const A182: Answer = Answer { production: 42, expected: &E135 };
static E136: [Expected; 10] = [production(22), production(27), Expected::Literal("$"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+")];
const A183: Answer = Answer { production: 14, expected: &E136 };
static E137: [Expected; 3] = [production(18), Expected::Literal(";"), Expected::End];
const A184: Answer = Answer { production: 16, expected: &E137 };
const A185: Answer = Answer { production: 17, expected: &E137 };
static E138: [Expected; 2] = [production(18), Expected::End];
const A186: Answer = Answer { production: 17, expected: &E138 };
static E139: [Expected; 9] = [production(22), production(27), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(",")];
const A187: Answer = Answer { production: 18, expected: &E139 };
const A188: Answer = Answer { production: 18, expected: &E1 };
static E140: [Expected; 3] = [production(24), production(22), production(27)];
const A189: Answer = Answer { production: 21, expected: &E140 };
const A190: Answer = Answer { production: 21, expected: &E1 };
static E141: [Expected; 2] = [production(23), production(25)];
const A191: Answer = Answer { production: 22, expected: &E141 };
const A192: Answer = Answer { production: 22, expected: &E1 };
static E142: [Expected; 4] = [Expected::Range('\u{A0}', '\u{2069}'), Expected::Range('\u{206C}', '\u{D7FF}'), Expected::Range('\u{F900}', '\u{DFFFF}'), Expected::Range('\u{E0080}', '\u{EFFFF}')];
const A193: Answer = Answer { production: 23, expected: &E142 };
const A194: Answer = Answer { production: 23, expected: &E1 };
static E143: [Expected; 12] = [Expected::Literal(";"), Expected::Literal("/"), Expected::Literal("?"), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("["), Expected::Literal("]")];
const A195: Answer = Answer { production: 24, expected: &E143 };
const A196: Answer = Answer { production: 24, expected: &E1 };
static E144: [Expected; 2] = [production(44), production(26)];
const A197: Answer = Answer { production: 25, expected: &E144 };
const A198: Answer = Answer { production: 25, expected: &E1 };
static E145: [Expected; 9] = [Expected::Literal("-"), Expected::Literal("_"), Expected::Literal("."), Expected::Literal("!"), Expected::Literal("~"), Expected::Literal("*"), Expected::Literal("'"), Expected::Literal("("), Expected::Literal(")")];
const A199: Answer = Answer { production: 26, expected: &E145 };
const A200: Answer = Answer { production: 26, expected: &E1 };
static E146: [Expected; 1] = [Expected::Literal("%")];
const A201: Answer = Answer { production: 27, expected: &E146 };
static E147: [Expected; 1] = [production(2)];
const A202: Answer = Answer { production: 27, expected: &E147 };
const A203: Answer = Answer { production: 27, expected: &E1 };
static E148: [Expected; 5] = [production(29), production(33), production(37), production(32), Expected::End];
const A204: Answer = Answer { production: 31, expected: &E148 };
static E149: [Expected; 3] = [Expected::Literal("."), production(44), Expected::Literal("-")];
const A205: Answer = Answer { production: 34, expected: &E149 };
static E150: [Expected; 5] = [Expected::Literal("."), production(44), Expected::Literal("-"), Expected::Literal(":"), Expected::End];
const A206: Answer = Answer { production: 35, expected: &E150 };
static E151: [Expected; 2] = [production(44), Expected::Literal("-")];
const A207: Answer = Answer { production: 34, expected: &E151 };
static E152: [Expected; 2] = [production(34), production(35)];
const A208: Answer = Answer { production: 33, expected: &E152 };
static E153: [Expected; 3] = [production(44), Expected::Literal("-"), Expected::Literal(".")];
const A209: Answer = Answer { production: 34, expected: &E153 };
const A210: Answer = Answer { production: 35, expected: &E151 };
static E154: [Expected; 4] = [production(34), production(35), Expected::Literal(":"), Expected::End];
const A211: Answer = Answer { production: 33, expected: &E154 };
static E155: [Expected; 5] = [production(44), Expected::Literal("-"), Expected::Literal("."), Expected::Literal(":"), Expected::End];
const A212: Answer = Answer { production: 35, expected: &E155 };
const A213: Answer = Answer { production: 34, expected: &E150 };
const A214: Answer = Answer { production: 34, expected: &E155 };
static E156: [Expected; 12] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(30), Expected::End];
const A215: Answer = Answer { production: 29, expected: &E156 };
static E157: [Expected; 10] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@")];
const A216: Answer = Answer { production: 29, expected: &E157 };
static E158: [Expected; 3] = [production(33), production(37), production(32)];
const A217: Answer = Answer { production: 31, expected: &E158 };
static E159: [Expected; 11] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), Expected::End];
const A218: Answer = Answer { production: 29, expected: &E159 };
static E160: [Expected; 12] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(34), production(35)];
const A219: Answer = Answer { production: 29, expected: &E160 };
static E161: [Expected; 13] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(34), production(35), Expected::End];
const A220: Answer = Answer { production: 29, expected: &E161 };
static E162: [Expected; 12] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::Literal("@"), production(42), Expected::End];
const A221: Answer = Answer { production: 29, expected: &E162 };
static E163: [Expected; 10] = [production(25), production(27), Expected::Literal(";"), Expected::Literal(":"), Expected::Literal("&"), Expected::Literal("="), Expected::Literal("+"), Expected::Literal("$"), Expected::Literal(","), Expected::End];
const A222: Answer = Answer { production: 29, expected: &E163 };
static E164: [Expected; 4] = [Expected::Literal("."), production(44), Expected::Literal("-"), Expected::End];
const A223: Answer = Answer { production: 35, expected: &E164 };
static E165: [Expected; 3] = [production(34), production(35), Expected::End];
const A224: Answer = Answer { production: 33, expected: &E165 };
static E166: [Expected; 4] = [production(44), Expected::Literal("-"), Expected::Literal("."), Expected::End];
const A225: Answer = Answer { production: 35, expected: &E166 };
const A226: Answer = Answer { production: 34, expected: &E164 };
const A227: Answer = Answer { production: 34, expected: &E166 };
const A228: Answer = Answer { production: 31, expected: &E1 };
static E167: [Expected; 1] = [Expected::Literal("[")];
const A229: Answer = Answer { production: 32, expected: &E167 };
static E168: [Expected; 1] = [production(39)];
const A230: Answer = Answer { production: 36, expected: &E168 };
static E169: [Expected; 4] = [production(2), Expected::Literal(":"), Expected::Literal("]"), Expected::Literal("::")];
const A231: Answer = Answer { production: 36, expected: &E169 };
static E170: [Expected; 1] = [Expected::Literal(":")];
const A232: Answer = Answer { production: 36, expected: &E170 };
static E171: [Expected; 3] = [production(41), production(37), Expected::Literal(":")];
const A233: Answer = Answer { production: 36, expected: &E171 };
const A234: Answer = Answer { production: 32, expected: &E1 };
static E172: [Expected; 3] = [production(40), Expected::Literal(":"), Expected::Literal("]")];
const A235: Answer = Answer { production: 36, expected: &E172 };
static E173: [Expected; 6] = [production(2), Expected::Literal(":"), Expected::Literal("]"), production(1), Expected::Literal("."), Expected::Literal("::")];
const A236: Answer = Answer { production: 36, expected: &E173 };
static E174: [Expected; 3] = [production(2), Expected::Literal(":"), Expected::Literal("]")];
const A237: Answer = Answer { production: 36, expected: &E174 };
static E175: [Expected; 1] = [production(37)];
const A238: Answer = Answer { production: 36, expected: &E175 };
static E176: [Expected; 3] = [Expected::Literal(":"), Expected::Literal("]"), Expected::Literal("::")];
const A239: Answer = Answer { production: 36, expected: &E176 };
static E177: [Expected; 1] = [production(1)];
const A240: Answer = Answer { production: 36, expected: &E177 };
static E178: [Expected; 2] = [production(41), production(37)];
const A241: Answer = Answer { production: 36, expected: &E178 };
static E179: [Expected; 2] = [production(1), Expected::Literal(".")];
const A242: Answer = Answer { production: 36, expected: &E179 };
static E180: [Expected; 5] = [production(2), Expected::Literal(":"), Expected::Literal("]"), Expected::Literal("."), Expected::Literal("::")];
const A243: Answer = Answer { production: 36, expected: &E180 };
static E181: [Expected; 5] = [production(2), Expected::Literal(":"), Expected::Literal("]"), production(1), Expected::Literal(".")];
const A244: Answer = Answer { production: 36, expected: &E181 };
static E182: [Expected; 2] = [Expected::Literal(":"), Expected::Literal("]")];
const A245: Answer = Answer { production: 36, expected: &E182 };
static E183: [Expected; 1] = [Expected::Literal(".")];
const A246: Answer = Answer { production: 36, expected: &E183 };
static E184: [Expected; 4] = [production(2), Expected::Literal(":"), Expected::Literal("]"), Expected::Literal(".")];
const A247: Answer = Answer { production: 36, expected: &E184 };
static E185: [Expected; 2] = [production(1), Expected::Literal("]")];
const A248: Answer = Answer { production: 36, expected: &E185 };
static E186: [Expected; 1] = [Expected::Literal("]")];
const A249: Answer = Answer { production: 32, expected: &E186 };
static E187: [Expected; 1] = [production(44)];
const A250: Answer = Answer { production: 34, expected: &E187 };
static E188: [Expected; 3] = [production(44), Expected::Literal("-"), Expected::End];
const A251: Answer = Answer { production: 34, expected: &E188 };
const A252: Answer = Answer { production: 35, expected: &E63 };
const A253: Answer = Answer { production: 35, expected: &E188 };
static E189: [Expected; 4] = [production(2), Expected::Literal(":"), Expected::Literal("::"), Expected::End];
const A254: Answer = Answer { production: 36, expected: &E189 };
static E190: [Expected; 3] = [production(40), Expected::Literal(":"), Expected::End];
const A255: Answer = Answer { production: 36, expected: &E190 };
static E191: [Expected; 6] = [production(2), Expected::Literal(":"), production(1), Expected::Literal("."), Expected::Literal("::"), Expected::End];
const A256: Answer = Answer { production: 36, expected: &E191 };
static E192: [Expected; 3] = [production(2), Expected::Literal(":"), Expected::End];
const A257: Answer = Answer { production: 36, expected: &E192 };
static E193: [Expected; 3] = [Expected::Literal(":"), Expected::Literal("::"), Expected::End];
const A258: Answer = Answer { production: 36, expected: &E193 };
static E194: [Expected; 5] = [production(2), Expected::Literal(":"), Expected::Literal("."), Expected::Literal("::"), Expected::End];
const A259: Answer = Answer { production: 36, expected: &E194 };
static E195: [Expected; 5] = [production(2), Expected::Literal(":"), production(1), Expected::Literal("."), Expected::End];
const A260: Answer = Answer { production: 36, expected: &E195 };
const A261: Answer = Answer { production: 36, expected: &E134 };
static E196: [Expected; 4] = [production(2), Expected::Literal(":"), Expected::Literal("."), Expected::End];
const A262: Answer = Answer { production: 36, expected: &E196 };
const A263: Answer = Answer { production: 36, expected: &E135 };
const A264: Answer = Answer { production: 36, expected: &E1 };
const A265: Answer = Answer { production: 37, expected: &E177 };
const A266: Answer = Answer { production: 37, expected: &E179 };
const A267: Answer = Answer { production: 37, expected: &E183 };
const A268: Answer = Answer { production: 37, expected: &E135 };
const A269: Answer = Answer { production: 37, expected: &E1 };
const A270: Answer = Answer { production: 38, expected: &E168 };
static E197: [Expected; 4] = [production(2), Expected::Literal(":"), Expected::Literal("/"), Expected::Literal("::")];
const A271: Answer = Answer { production: 38, expected: &E197 };
const A272: Answer = Answer { production: 38, expected: &E170 };
const A273: Answer = Answer { production: 38, expected: &E177 };
static E198: [Expected; 2] = [production(41), Expected::Literal(":")];
const A274: Answer = Answer { production: 38, expected: &E198 };
static E199: [Expected; 2] = [production(40), Expected::Literal("/")];
const A275: Answer = Answer { production: 38, expected: &E199 };
const A276: Answer = Answer { production: 38, expected: &E135 };
static E200: [Expected; 3] = [production(2), Expected::Literal(":"), Expected::Literal("/")];
const A277: Answer = Answer { production: 38, expected: &E200 };
const A278: Answer = Answer { production: 38, expected: &E1 };
static E201: [Expected; 3] = [Expected::Literal(":"), Expected::Literal("/"), Expected::Literal("::")];
const A279: Answer = Answer { production: 38, expected: &E201 };
static E202: [Expected; 1] = [production(41)];
const A280: Answer = Answer { production: 38, expected: &E202 };
static E203: [Expected; 2] = [Expected::Literal(":"), Expected::Literal("/")];
const A281: Answer = Answer { production: 38, expected: &E203 };
static E204: [Expected; 2] = [production(40), Expected::Literal("::")];
const A282: Answer = Answer { production: 39, expected: &E204 };
const A283: Answer = Answer { production: 39, expected: &E189 };
const A284: Answer = Answer { production: 39, expected: &E170 };
const A285: Answer = Answer { production: 39, expected: &E198 };
static E205: [Expected; 2] = [production(40), Expected::End];
const A286: Answer = Answer { production: 39, expected: &E205 };
const A287: Answer = Answer { production: 39, expected: &E192 };
const A288: Answer = Answer { production: 39, expected: &E193 };
const A289: Answer = Answer { production: 39, expected: &E202 };
const A290: Answer = Answer { production: 39, expected: &E134 };
const A291: Answer = Answer { production: 40, expected: &E202 };
const A292: Answer = Answer { production: 40, expected: &E192 };
const A293: Answer = Answer { production: 40, expected: &E134 };
const A294: Answer = Answer { production: 41, expected: &E147 };
static E206: [Expected; 2] = [production(2), Expected::End];
const A295: Answer = Answer { production: 41, expected: &E206 };
const A296: Answer = Answer { production: 41, expected: &E1 };
static E207: [Expected; 6] = [production(45), production(1), Expected::Literal("+"), Expected::Literal("-"), Expected::Literal("."), Expected::End];
const A297: Answer = Answer { production: 43, expected: &E207 };
static E208: [Expected; 2] = [production(45), production(1)];
const A298: Answer = Answer { production: 44, expected: &E208 };
const A299: Answer = Answer { production: 44, expected: &E1 };
static E209: [Expected; 2] = [production(46), production(47)];
const A300: Answer = Answer { production: 45, expected: &E209 };
const A301: Answer = Answer { production: 45, expected: &E1 };
static E210: [Expected; 1] = [Expected::Range('\u{61}', '\u{7A}')];
const A302: Answer = Answer { production: 46, expected: &E210 };
const A303: Answer = Answer { production: 46, expected: &E1 };
static E211: [Expected; 1] = [Expected::Range('\u{41}', '\u{5A}')];
const A304: Answer = Answer { production: 47, expected: &E211 };
const A305: Answer = Answer { production: 47, expected: &E1 };

static D0: Diagnosis = Diagnosis { answers: &[A0, A1], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D1: Diagnosis = Diagnosis { answers: &[A2, A3], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D2: Diagnosis = Diagnosis { answers: &[A4, A5], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 1, X, X, X, X, 1, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D3: Diagnosis = Diagnosis { answers: &[A6, A7, A8, A9, A10, A11, A12, A13, A14, A15, A16, A17, A18, A19, A20, A21, A22, A23, A24, A25, A26, A27, A28, A29, A30, A31, A32, A33, A34, A35, A36, A37, A38, A39, A40, A41, A42, A43, A44, A45, A46, A47, A48, A49, A50, A51, A52, A53, A54, A55], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    16, 5, 17, 18, 19, 20, 21, 21, 22, 23, 24, 25, 26, 27, 28, 29,
    8, 12, 21, 20, 12, 30, 31, 32, 33, 34, 35, 20, 21, 36, 37, 38,
    39, 36, 40, 41, 42, 12, 21, 33, 39, 43, 44, 45, 20, 21, 37, 38,
    46, 21, 33, 39, 47, 37, 38, 47, 48, 39, 49, 41,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, true), State::new(512, 255, true), State::new(0, 255, false),
    State::new(1024, 255, false), State::new(2048, 255, true), State::new(512, 255, true), State::new(0, 255, false),
    State::new(4096, 255, true), State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(4096, 255, true), State::new(0, 255, false), State::new(512, 255, true),
    State::new(0, 255, false), State::new(8192, 255, true), State::new(16384, 255, false), State::new(32768, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(262144, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(16384, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(262144, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, 2, 8193, 1, 1, 1, 3, 1, X, 1, X, 1, 4, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 1, 1, 1, 5, 1, X, 1, 6, 1, 1, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, X, 8194, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 2, 8197, 5, 5, 5, 7, 5, 5, 8, 6, 5, 5, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 4, 4, 4, 5, 4, 9, 1, 6, 1, 4, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 2, 8197, 5, 5, 5, 5, 5, 5, 8, 6, 5, 5, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 2, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 12, 10, 13, 6, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 8, 5, 8, 8, 8, 6, 8, 8, X, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 16, 15, 15, 15, 15, 15, 15, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 10, 10, 13, 6, 10, 10, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 2, 8209, 17, 17, 17, 18, 17, 17, 19, 6, 17, 17, X, X, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 21, 11, 22, 10, 13, 6, 10, 23, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, 2, 8205, 13, 13, 13, 11, 13, 13, 13, 6, 13, 13, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 24, 25, 11, 26, 27, 13, 6, 10, 26, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, 2, 8207, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 28, 28, 29, 28, 28, 30, 31, 28, 28, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 2, 8209, 17, 17, 17, 18, 17, 17, 19, 6, 17, 17, X, X, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 2, 8209, 17, 17, 17, 18, 17, 17, 19, 6, 17, 17, X, X, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 32, 2, 8224, 32, 32, 32, 18, 32, 32, 19, 6, 32, 32, X, X, 32, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 10, 11, 23, 10, 13, 6, 10, 23, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 33, 10, 13, 6, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 21, 11, 34, 10, 13, 6, 10, 23, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 35, 11, 23, 10, 13, 6, 10, 23, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 24, 10, 11, 26, 10, 13, 6, 10, 26, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 36, 27, 13, 6, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 24, 25, 11, 26, 27, 13, 6, 10, 26, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 27, 10, 13, 6, 10, 10, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 28, 28, 37, 28, 28, 30, 31, 28, 28, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 38, 38, 39, 40, 38, 41, 31, 38, 42, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 28, 28, 37, 28, 28, 30, 31, 28, 28, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, 2, 8207, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 32, 2, 8224, 32, 32, 32, 18, 32, 32, 19, 6, 32, 32, X, X, 32, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 43, 11, 44, 10, 13, 6, 10, 23, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 21, 11, 23, 10, 13, 6, 10, 23, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 36, 10, 13, 6, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 35, 11, 23, 10, 13, 6, 10, 23, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 28, 28, 37, 28, 28, 30, 31, 28, 28, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 38, 38, 39, 38, 38, 41, 31, 38, 38, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 28, 28, 37, 28, 28, 30, 31, 28, 28, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 45, 46, 39, 47, 38, 41, 31, 38, 48, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 38, 38, 39, 38, 38, 41, 31, 38, 38, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 49, 50, 39, 51, 52, 41, 31, 38, 51, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 53, 10, 13, 6, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 43, 11, 54, 10, 13, 6, 10, 23, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 45, 38, 39, 48, 38, 41, 31, 38, 48, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 38, 38, 39, 55, 38, 41, 31, 38, 42, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 45, 46, 39, 56, 38, 41, 31, 38, 48, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 45, 57, 39, 48, 38, 41, 31, 38, 48, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 49, 38, 39, 51, 38, 41, 31, 38, 51, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 38, 38, 39, 58, 52, 41, 31, 38, 42, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 49, 50, 39, 51, 52, 41, 31, 38, 51, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 38, 38, 39, 59, 38, 41, 31, 38, 38, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 60, 11, 61, 10, 13, 6, 10, 23, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 43, 11, 23, 10, 13, 6, 10, 23, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 45, 62, 39, 63, 38, 41, 31, 38, 48, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 45, 46, 39, 48, 38, 41, 31, 38, 48, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 38, 38, 39, 58, 38, 41, 31, 38, 42, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 45, 57, 39, 48, 38, 41, 31, 38, 48, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 38, 38, 39, 59, 38, 41, 31, 38, 38, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 64, 10, 13, 6, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 60, 11, 65, 10, 13, 6, 10, 23, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 38, 38, 39, 66, 38, 41, 31, 38, 42, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 45, 62, 39, 67, 38, 41, 31, 38, 48, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 35, 11, 68, 27, 13, 6, 10, 23, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 60, 11, 23, 10, 13, 6, 10, 23, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 45, 69, 39, 70, 38, 41, 31, 38, 48, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 45, 62, 39, 48, 38, 41, 31, 38, 48, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 35, 11, 71, 27, 13, 6, 10, 23, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 38, 38, 39, 72, 38, 41, 31, 38, 42, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 45, 69, 39, 73, 38, 41, 31, 38, 48, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 35, 11, 23, 27, 13, 6, 10, 23, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 45, 57, 39, 74, 52, 41, 31, 38, 48, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 45, 69, 39, 48, 38, 41, 31, 38, 48, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 45, 57, 39, 75, 52, 41, 31, 38, 48, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 45, 57, 39, 48, 52, 41, 31, 38, 48, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D4: Diagnosis = Diagnosis { answers: &[A56, A8, A57, A58, A59, A9, A11, A13, A14, A12, A16, A17, A18, A19, A20, A23, A24, A25, A26, A27, A28, A29, A30, A31, A52, A53], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 6,
    15, 16, 17, 18, 19, 19, 20, 21, 22, 23, 8, 12, 19, 18, 12, 18,
    19, 12, 19, 18, 19, 24, 19, 25, 25,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(512, 255, true), State::new(1024, 255, false), State::new(0, 255, false),
    State::new(512, 255, true), State::new(0, 255, false), State::new(2048, 255, true), State::new(0, 255, false),
    State::new(4096, 255, true), State::new(512, 255, true), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(4096, 255, true), State::new(0, 255, false), State::new(8192, 255, true),
    State::new(16384, 255, false), State::new(32768, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(262144, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, X, 1, X, X, X, X, X, X, X, X, X, X, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2, 2, 2, X, 2, 3, X, X, X, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 5, 4, 4, 4, 4, 4, 4, X, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 1, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 1, 8198, 6, 6, 6, 7, 6, 6, 8, 9, 6, 6, X, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 1, 8198, 6, 6, 6, 6, 6, 6, 8, 9, 6, 6, X, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 12, 10, 13, 9, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 1, 8200, 8, 8, 8, 6, 8, 8, 8, 9, 8, 8, X, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 1, 8201, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 10, 10, 13, 9, 10, 10, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, 1, 8207, 15, 15, 15, 16, 15, 15, 17, 9, 15, 15, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 18, 19, 11, 20, 10, 13, 9, 10, 21, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, 1, 8205, 13, 13, 13, 11, 13, 13, 13, 9, 13, 13, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 22, 23, 11, 24, 25, 13, 9, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, 1, 8207, 15, 15, 15, 16, 15, 15, 17, 9, 15, 15, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, 1, 8207, 15, 15, 15, 16, 15, 15, 17, 9, 15, 15, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 26, 26, 16, 26, 26, 17, 9, 26, 26, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 18, 10, 11, 21, 10, 13, 9, 10, 21, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 27, 10, 13, 9, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 18, 19, 11, 28, 10, 13, 9, 10, 21, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 18, 29, 11, 21, 10, 13, 9, 10, 21, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 22, 10, 11, 24, 10, 13, 9, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 30, 25, 13, 9, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 22, 23, 11, 24, 25, 13, 9, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 25, 10, 13, 9, 10, 10, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 26, 26, 16, 26, 26, 17, 9, 26, 26, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 18, 31, 11, 32, 10, 13, 9, 10, 21, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 18, 19, 11, 21, 10, 13, 9, 10, 21, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 30, 10, 13, 9, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 18, 29, 11, 21, 10, 13, 9, 10, 21, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 33, 10, 13, 9, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 18, 31, 11, 34, 10, 13, 9, 10, 21, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 18, 35, 11, 36, 10, 13, 9, 10, 21, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 18, 31, 11, 21, 10, 13, 9, 10, 21, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 37, 10, 13, 9, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 18, 35, 11, 38, 10, 13, 9, 10, 21, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 18, 29, 11, 39, 25, 13, 9, 10, 21, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 18, 35, 11, 21, 10, 13, 9, 10, 21, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 18, 29, 11, 40, 25, 13, 9, 10, 21, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 18, 29, 11, 21, 25, 13, 9, 10, 21, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D5: Diagnosis = Diagnosis { answers: &[A6, A7, A8, A9, A10, A11, A12, A60, A14, A15, A61, A17, A62, A63, A64, A16, A21, A22, A23, A24, A65, A66, A19, A18, A20, A67, A68, A32, A33, A34, A35, A25, A26, A27, A28, A29, A30, A31, A36, A69, A38, A70, A71, A72, A73, A37, A74, A75, A76, A77, A78, A39, A40, A41, A79, A80, A81, A82, A42, A43, A44, A45, A46, A47, A48, A83, A84, A49, A50, A51, A52, A53, A85, A86, A54, A55], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 10, 12, 13, 14,
    15, 16, 17, 5, 18, 19, 10, 20, 10, 10, 10, 21, 22, 23, 24, 10,
    25, 26, 27, 28, 29, 30, 8, 10, 10, 20, 23, 24, 31, 32, 33, 33,
    34, 35, 36, 37, 14, 38, 39, 40, 41, 42, 43, 44, 45, 20, 10, 31,
    32, 33, 33, 34, 35, 36, 46, 23, 33, 32, 23, 47, 48, 49, 50, 51,
    52, 53, 47, 54, 55, 56, 10, 10, 23, 33, 32, 23, 37, 32, 33, 41,
    50, 57, 58, 59, 60, 61, 58, 62, 63, 64, 65, 66, 20, 10, 32, 33,
    23, 33, 48, 49, 51, 61, 67, 68, 69, 14, 10, 23, 33, 32, 33, 41,
    50, 59, 60, 14, 32, 33, 70, 33, 48, 49, 51, 61, 14, 70, 33, 71,
    72, 50, 59, 60, 71, 71, 73, 74, 61, 71, 55, 75, 63,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, true), State::new(512, 255, true), State::new(0, 255, false),
    State::new(1024, 255, false), State::new(2048, 255, true), State::new(512, 255, true), State::new(0, 255, false),
    State::new(4096, 255, true), State::new(0, 255, false), State::new(524288, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(8192, 255, true), State::new(512, 255, true), State::new(0, 255, false), State::new(8192, 255, true),
    State::new(16384, 255, false), State::new(32768, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(524288, 255, true), State::new(0, 255, false),
    State::new(4096, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(262144, 255, false),
    State::new(262144, 255, false), State::new(16384, 255, false), State::new(524288, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(262144, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(262144, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(262144, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, 1, 2, 8193, 1, 1, 1, 3, 1, X, 1, X, 1, 4, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 1, 1, 1, 5, 1, X, 1, 6, 1, 1, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, X, 8194, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 2, 8197, 5, 5, 5, 7, 5, 5, 8, 6, 5, 5, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 4, 4, 4, 5, 4, 9, 1, 6, 1, 4, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 2, 8197, 5, 5, 5, 5, 5, 5, 8, 6, 5, 5, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 2, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 12, 10, 13, 6, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 8, 5, 8, 8, 8, 6, 8, 8, X, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 18, 17, 17, 17, 17, 17, 17, X, X, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 10, 10, 13, 6, 14, 10, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 19, 19, 20, 19, 19, 21, 6, 19, 19, X, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 23, 11, 24, 10, 13, 6, 14, 25, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 26, 26, 11, 26, 26, 13, 6, 27, 26, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 11, 29, 16, 28, 6, 16, 30, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 31, 32, 11, 15, 33, 13, 6, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 11, 16, 16, 28, 6, 16, 16, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 2, 8209, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 34, 2, 8226, 34, 34, 34, 35, 34, 34, 36, 37, 34, 34, X, X, 34, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 19, 19, 20, 19, 19, 21, 6, 19, 19, X, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 19, 19, 20, 19, 19, 21, 6, 19, 19, X, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 38, 38, 20, 38, 38, 21, 6, 38, 38, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 10, 11, 25, 10, 13, 6, 14, 25, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 39, 10, 13, 6, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 23, 11, 40, 10, 13, 6, 14, 25, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 41, 11, 25, 10, 13, 6, 14, 25, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 26, 26, 11, 26, 26, 13, 6, 27, 26, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 28, 28, 11, 42, 28, 28, 6, 28, 43, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 28, 28, 11, 28, 28, 28, 6, 28, 28, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 44, 45, 11, 46, 16, 28, 6, 16, 47, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 48, 49, 11, 50, 51, 28, 6, 16, 50, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 31, 10, 11, 15, 10, 13, 6, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 25, 33, 13, 6, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 52, 10, 13, 6, 14, 10, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 34, 2, 8226, 34, 34, 34, 53, 34, 34, 36, 37, 34, 34, X, X, 34, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 54, 54, 55, 56, 54, 57, 37, 58, 59, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 34, 2, 8226, 34, 34, 34, 53, 34, 34, 36, 37, 34, 34, X, X, 34, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 2, 8209, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 38, 2, 8230, 38, 38, 38, 20, 38, 38, 21, 6, 38, 38, X, X, 38, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 61, 11, 62, 10, 13, 6, 14, 25, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 23, 11, 25, 10, 13, 6, 14, 25, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 25, 10, 13, 6, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 63, 64, 11, 65, 28, 28, 6, 28, 66, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 67, 68, 11, 69, 70, 28, 6, 28, 69, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 44, 16, 11, 47, 16, 28, 6, 16, 47, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 11, 71, 16, 28, 6, 16, 30, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 44, 45, 11, 72, 16, 28, 6, 16, 47, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 44, 73, 11, 47, 16, 28, 6, 16, 47, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 48, 16, 11, 50, 16, 28, 6, 16, 50, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 11, 74, 51, 28, 6, 16, 30, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 48, 49, 11, 50, 51, 28, 6, 16, 50, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 11, 51, 16, 28, 6, 16, 16, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 52, 10, 13, 6, 14, 10, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 34, 2, 8226, 34, 34, 34, 53, 34, 34, 36, 37, 34, 34, X, X, 34, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 54, 54, 55, 54, 54, 57, 37, 58, 54, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 34, 2, 8226, 34, 34, 34, 53, 34, 34, 36, 37, 34, 34, X, X, 34, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 75, 76, 55, 77, 54, 57, 37, 58, 78, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 54, 54, 55, 54, 54, 57, 37, 58, 54, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 60, 60, 55, 79, 60, 80, 37, 60, 81, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 82, 83, 55, 84, 85, 57, 37, 58, 84, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 60, 60, 55, 60, 60, 80, 37, 60, 60, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 86, 10, 13, 6, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 61, 11, 87, 10, 13, 6, 14, 25, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 63, 28, 11, 66, 28, 28, 6, 28, 66, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 28, 28, 11, 88, 28, 28, 6, 28, 43, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 63, 64, 11, 89, 28, 28, 6, 28, 66, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 63, 90, 11, 66, 28, 28, 6, 28, 66, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 67, 28, 11, 69, 28, 28, 6, 28, 69, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 28, 28, 11, 91, 70, 28, 6, 28, 43, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 67, 68, 11, 69, 70, 28, 6, 28, 69, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 28, 28, 11, 92, 28, 28, 6, 28, 28, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 44, 93, 11, 94, 16, 28, 6, 16, 47, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 44, 45, 11, 47, 16, 28, 6, 16, 47, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 11, 74, 16, 28, 6, 16, 30, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 44, 73, 11, 47, 16, 28, 6, 16, 47, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 75, 54, 55, 78, 54, 57, 37, 58, 78, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 54, 54, 55, 95, 54, 57, 37, 58, 59, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 75, 76, 55, 96, 54, 57, 37, 58, 78, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 75, 97, 55, 78, 54, 57, 37, 58, 78, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 98, 99, 55, 100, 60, 80, 37, 60, 101, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 60, 60, 55, 60, 60, 80, 37, 60, 60, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 102, 103, 55, 104, 105, 80, 37, 60, 104, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 82, 54, 55, 84, 54, 57, 37, 58, 84, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 54, 54, 55, 106, 85, 57, 37, 58, 59, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 82, 83, 55, 84, 85, 57, 37, 58, 84, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 54, 54, 55, 107, 54, 57, 37, 58, 54, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 108, 11, 109, 10, 13, 6, 14, 25, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 61, 11, 25, 10, 13, 6, 14, 25, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 63, 110, 11, 111, 28, 28, 6, 28, 66, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 63, 64, 11, 66, 28, 28, 6, 28, 66, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 28, 28, 11, 91, 28, 28, 6, 28, 43, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 63, 90, 11, 66, 28, 28, 6, 28, 66, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 28, 28, 11, 92, 28, 28, 6, 28, 28, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 11, 112, 16, 28, 6, 16, 30, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 44, 93, 11, 113, 16, 28, 6, 16, 47, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 75, 114, 55, 115, 54, 57, 37, 58, 78, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 75, 76, 55, 78, 54, 57, 37, 58, 78, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 54, 54, 55, 106, 54, 57, 37, 58, 59, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 98, 60, 55, 101, 60, 80, 37, 60, 101, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 60, 60, 55, 116, 60, 80, 37, 60, 81, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 98, 99, 55, 117, 60, 80, 37, 60, 101, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 98, 118, 55, 101, 60, 80, 37, 60, 101, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 102, 60, 55, 104, 60, 80, 37, 60, 104, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 60, 60, 55, 119, 105, 80, 37, 60, 81, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 102, 103, 55, 104, 105, 80, 37, 60, 104, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 60, 60, 55, 120, 60, 80, 37, 60, 60, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 75, 97, 55, 78, 54, 57, 37, 58, 78, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 54, 54, 55, 107, 54, 57, 37, 58, 54, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 121, 10, 13, 6, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 108, 11, 122, 10, 13, 6, 14, 25, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 28, 28, 11, 123, 28, 28, 6, 28, 43, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 63, 110, 11, 124, 28, 28, 6, 28, 66, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 44, 125, 11, 126, 16, 28, 6, 16, 47, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 44, 93, 11, 47, 16, 28, 6, 16, 47, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 54, 54, 55, 127, 54, 57, 37, 58, 59, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 75, 114, 55, 128, 54, 57, 37, 58, 78, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 98, 129, 55, 130, 60, 80, 37, 60, 101, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 98, 99, 55, 101, 60, 80, 37, 60, 101, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 60, 60, 55, 119, 60, 80, 37, 60, 81, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 98, 118, 55, 101, 60, 80, 37, 60, 101, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 60, 60, 55, 120, 60, 80, 37, 60, 60, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 41, 11, 131, 33, 13, 6, 14, 25, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 108, 11, 25, 10, 13, 6, 14, 25, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 63, 132, 11, 133, 28, 28, 6, 28, 66, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 63, 110, 11, 66, 28, 28, 6, 28, 66, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 11, 134, 16, 28, 6, 16, 30, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 44, 125, 11, 135, 16, 28, 6, 16, 47, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 75, 136, 55, 137, 54, 57, 37, 58, 78, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 75, 114, 55, 78, 54, 57, 37, 58, 78, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 60, 60, 55, 138, 60, 80, 37, 60, 81, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 98, 129, 55, 139, 60, 80, 37, 60, 101, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 41, 11, 140, 33, 13, 6, 14, 25, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 28, 28, 11, 141, 28, 28, 6, 28, 43, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 63, 132, 11, 142, 28, 28, 6, 28, 66, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 44, 73, 11, 143, 51, 28, 6, 16, 47, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 44, 125, 11, 47, 16, 28, 6, 16, 47, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 54, 54, 55, 144, 54, 57, 37, 58, 59, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 75, 136, 55, 145, 54, 57, 37, 58, 78, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 98, 146, 55, 147, 60, 80, 37, 60, 101, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 98, 129, 55, 101, 60, 80, 37, 60, 101, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 41, 11, 25, 33, 13, 6, 14, 25, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 63, 90, 11, 148, 70, 28, 6, 28, 66, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 63, 132, 11, 66, 28, 28, 6, 28, 66, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 44, 73, 11, 149, 51, 28, 6, 16, 47, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 75, 97, 55, 150, 85, 57, 37, 58, 78, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 75, 136, 55, 78, 54, 57, 37, 58, 78, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 60, 60, 55, 151, 60, 80, 37, 60, 81, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 98, 146, 55, 152, 60, 80, 37, 60, 101, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 63, 90, 11, 153, 70, 28, 6, 28, 66, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 44, 73, 11, 47, 51, 28, 6, 16, 47, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 75, 97, 55, 154, 85, 57, 37, 58, 78, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 98, 118, 55, 155, 105, 80, 37, 60, 101, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 98, 146, 55, 101, 60, 80, 37, 60, 101, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 2, 8220, 28, 63, 90, 11, 66, 70, 28, 6, 28, 66, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 54, 2, 8246, 54, 75, 97, 55, 78, 85, 57, 37, 58, 78, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 98, 118, 55, 156, 105, 80, 37, 60, 101, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 2, 8252, 60, 98, 118, 55, 101, 105, 80, 37, 60, 101, X, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D6: Diagnosis = Diagnosis { answers: &[A56, A8, A57, A58, A59, A9, A11, A60, A14, A12, A61, A17, A62, A63, A64, A16, A23, A24, A65, A66, A19, A18, A20, A67, A68, A25, A26, A27, A28, A29, A30, A31, A74, A52, A53], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 10, 12, 13, 14,
    15, 6, 16, 17, 10, 18, 10, 10, 10, 19, 20, 21, 22, 10, 23, 24,
    8, 10, 10, 18, 21, 22, 25, 26, 27, 27, 28, 29, 30, 31, 14, 18,
    10, 25, 26, 27, 27, 28, 29, 30, 32, 21, 27, 26, 21, 10, 10, 21,
    27, 26, 21, 31, 26, 27, 18, 10, 26, 27, 21, 27, 14, 10, 21, 27,
    26, 27, 14, 26, 27, 33, 27, 14, 33, 27, 34, 34, 34, 34,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(512, 255, true), State::new(1024, 255, false), State::new(0, 255, false),
    State::new(512, 255, true), State::new(0, 255, false), State::new(2048, 255, true), State::new(0, 255, false),
    State::new(4096, 255, true), State::new(512, 255, true), State::new(524288, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(8192, 255, true), State::new(8192, 255, true), State::new(16384, 255, false), State::new(32768, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(524288, 255, true), State::new(0, 255, false), State::new(4096, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(262144, 255, false), State::new(262144, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(262144, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, 1, X, X, X, X, X, X, X, X, X, X, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2, 2, 2, X, 2, 3, X, X, X, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 5, 4, 4, 4, 4, 4, 4, X, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 1, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 1, 8198, 6, 6, 6, 7, 6, 6, 8, 9, 6, 6, X, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 1, 8198, 6, 6, 6, 6, 6, 6, 8, 9, 6, 6, X, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 12, 10, 13, 9, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 1, 8200, 8, 8, 8, 6, 8, 8, 8, 9, 8, 8, X, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 1, 8201, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 10, 10, 13, 9, 14, 10, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 1, 8209, 17, 17, 17, 18, 17, 17, 19, 9, 17, 17, X, X, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 20, 21, 11, 22, 10, 13, 9, 14, 23, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, 1, 8216, 24, 24, 24, 11, 24, 24, 13, 9, 25, 24, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 11, 27, 16, 26, 9, 16, 28, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 29, 30, 11, 15, 31, 13, 9, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 11, 16, 16, 26, 9, 16, 16, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 1, 8209, 17, 17, 17, 18, 17, 17, 19, 9, 17, 17, X, X, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 1, 8209, 17, 17, 17, 18, 17, 17, 19, 9, 17, 17, X, X, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 32, 1, 8224, 32, 32, 32, 18, 32, 32, 19, 9, 32, 32, X, X, 32, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 20, 10, 11, 23, 10, 13, 9, 14, 23, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 33, 10, 13, 9, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 20, 21, 11, 34, 10, 13, 9, 14, 23, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 20, 35, 11, 23, 10, 13, 9, 14, 23, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, 1, 8216, 24, 24, 24, 11, 24, 24, 13, 9, 25, 24, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 26, 26, 11, 36, 26, 26, 9, 26, 37, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 26, 26, 11, 26, 26, 26, 9, 26, 26, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 38, 39, 11, 40, 16, 26, 9, 16, 41, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 42, 43, 11, 44, 45, 26, 9, 16, 44, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 29, 10, 11, 15, 10, 13, 9, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 23, 31, 13, 9, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 46, 10, 13, 9, 14, 10, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 32, 1, 8224, 32, 32, 32, 18, 32, 32, 19, 9, 32, 32, X, X, 32, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 20, 47, 11, 48, 10, 13, 9, 14, 23, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 20, 21, 11, 23, 10, 13, 9, 14, 23, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 23, 10, 13, 9, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 49, 50, 11, 51, 26, 26, 9, 26, 52, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 53, 54, 11, 55, 56, 26, 9, 26, 55, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 38, 16, 11, 41, 16, 26, 9, 16, 41, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 11, 57, 16, 26, 9, 16, 28, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 38, 39, 11, 58, 16, 26, 9, 16, 41, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 38, 59, 11, 41, 16, 26, 9, 16, 41, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 42, 16, 11, 44, 16, 26, 9, 16, 44, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 11, 60, 45, 26, 9, 16, 28, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 42, 43, 11, 44, 45, 26, 9, 16, 44, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 11, 45, 16, 26, 9, 16, 16, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 46, 10, 13, 9, 14, 10, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 61, 10, 13, 9, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 20, 47, 11, 62, 10, 13, 9, 14, 23, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 49, 26, 11, 52, 26, 26, 9, 26, 52, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 26, 26, 11, 63, 26, 26, 9, 26, 37, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 49, 50, 11, 64, 26, 26, 9, 26, 52, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 49, 65, 11, 52, 26, 26, 9, 26, 52, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 53, 26, 11, 55, 26, 26, 9, 26, 55, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 26, 26, 11, 66, 56, 26, 9, 26, 37, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 53, 54, 11, 55, 56, 26, 9, 26, 55, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 26, 26, 11, 67, 26, 26, 9, 26, 26, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 38, 68, 11, 69, 16, 26, 9, 16, 41, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 38, 39, 11, 41, 16, 26, 9, 16, 41, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 11, 60, 16, 26, 9, 16, 28, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 38, 59, 11, 41, 16, 26, 9, 16, 41, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 20, 70, 11, 71, 10, 13, 9, 14, 23, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 20, 47, 11, 23, 10, 13, 9, 14, 23, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 49, 72, 11, 73, 26, 26, 9, 26, 52, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 49, 50, 11, 52, 26, 26, 9, 26, 52, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 26, 26, 11, 66, 26, 26, 9, 26, 37, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 49, 65, 11, 52, 26, 26, 9, 26, 52, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 26, 26, 11, 67, 26, 26, 9, 26, 26, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 11, 74, 16, 26, 9, 16, 28, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 38, 68, 11, 75, 16, 26, 9, 16, 41, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 76, 10, 13, 9, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 20, 70, 11, 77, 10, 13, 9, 14, 23, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 26, 26, 11, 78, 26, 26, 9, 26, 37, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 49, 72, 11, 79, 26, 26, 9, 26, 52, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 38, 80, 11, 81, 16, 26, 9, 16, 41, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 38, 68, 11, 41, 16, 26, 9, 16, 41, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 20, 35, 11, 82, 31, 13, 9, 14, 23, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 20, 70, 11, 23, 10, 13, 9, 14, 23, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 49, 83, 11, 84, 26, 26, 9, 26, 52, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 49, 72, 11, 52, 26, 26, 9, 26, 52, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 11, 85, 16, 26, 9, 16, 28, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 38, 80, 11, 86, 16, 26, 9, 16, 41, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 20, 35, 11, 87, 31, 13, 9, 14, 23, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 26, 26, 11, 88, 26, 26, 9, 26, 37, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 49, 83, 11, 89, 26, 26, 9, 26, 52, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 38, 59, 11, 90, 45, 26, 9, 16, 41, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 38, 80, 11, 41, 16, 26, 9, 16, 41, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 20, 35, 11, 23, 31, 13, 9, 14, 23, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 49, 65, 11, 91, 56, 26, 9, 26, 52, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 49, 83, 11, 52, 26, 26, 9, 26, 52, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 38, 59, 11, 92, 45, 26, 9, 16, 41, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 49, 65, 11, 93, 56, 26, 9, 26, 52, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 38, 59, 11, 41, 45, 26, 9, 16, 41, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 1, 8218, 26, 49, 65, 11, 52, 56, 26, 9, 26, 52, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D7: Diagnosis = Diagnosis { answers: &[A6, A7, A8, A9, A10, A11, A12, A13, A14, A15, A16, A17, A18, A19, A20, A87, A21, A22, A23, A24, A25, A26, A27, A28, A29, A30, A31, A88, A32, A33, A34, A35, A36, A37, A38, A39, A40, A41, A89, A42, A43, A44, A45, A46, A47, A48, A90, A91, A49, A50, A51, A92, A52, A53, A54, A55], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    16, 17, 5, 18, 19, 20, 21, 22, 22, 23, 24, 25, 26, 27, 28, 29,
    30, 31, 8, 12, 22, 21, 12, 32, 33, 34, 35, 36, 37, 38, 21, 22,
    39, 40, 41, 42, 39, 43, 44, 45, 46, 47, 12, 22, 35, 42, 48, 49,
    50, 51, 21, 22, 40, 41, 52, 22, 35, 42, 53, 40, 41, 53, 54, 42,
    55, 44,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, true), State::new(512, 255, true), State::new(0, 255, false),
    State::new(1024, 255, false), State::new(2048, 255, true), State::new(512, 255, true), State::new(0, 255, false),
    State::new(4096, 255, true), State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(4096, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(512, 255, true), State::new(0, 255, false), State::new(8192, 255, true), State::new(16384, 255, false),
    State::new(32768, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(262144, 255, false), State::new(262144, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(262144, 255, false), State::new(262144, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, 2, 8193, 1, 1, 1, 3, 1, X, 1, X, 1, 4, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 1, 1, 1, 5, 1, X, 1, 6, 1, 1, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, X, 8194, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 2, 8197, 5, 5, 5, 7, 5, 5, 8, 6, 5, 5, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 4, 4, 4, 5, 4, 9, 1, 6, 1, 4, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 2, 8197, 5, 5, 5, 5, 5, 5, 8, 6, 5, 5, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 2, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 12, 10, 13, 6, 10, 14, 16399, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 8, 5, 8, 8, 8, 6, 8, 8, X, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 16, 17, 16, 16, 16, 16, 16, 16, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 10, 10, 13, 6, 10, 10, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 2, 8210, 18, 18, 18, 19, 18, 18, 20, 6, 18, 18, X, X, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 22, 11, 23, 10, 13, 6, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, 2, 8205, 13, 13, 13, 11, 13, 13, 13, 6, 13, 13, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 25, 26, 11, 27, 28, 13, 6, 10, 27, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, X, 5, X, 29, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 2, 8222, 30, 30, 30, 31, 30, 30, 32, 33, 30, 30, X, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 2, 8210, 18, 18, 18, 19, 18, 18, 20, 6, 18, 18, X, X, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 2, 8210, 18, 18, 18, 19, 18, 18, 20, 6, 18, 18, X, X, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 34, 2, 8226, 34, 34, 34, 19, 34, 34, 20, 6, 34, 34, X, X, 34, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 10, 11, 24, 10, 13, 6, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 35, 10, 13, 6, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 22, 11, 36, 10, 13, 6, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 37, 11, 24, 10, 13, 6, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 25, 10, 11, 27, 10, 13, 6, 10, 27, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 38, 28, 13, 6, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 25, 26, 11, 27, 28, 13, 6, 10, 27, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 28, 10, 13, 6, 10, 10, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, X, 5, 29, X, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 2, 8222, 30, 30, 30, 39, 30, 30, 32, 33, 30, 30, X, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 40, 40, 41, 42, 40, 43, 33, 40, 44, 16429, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 2, 8222, 30, 30, 30, 39, 30, 30, 32, 33, 30, 30, X, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 34, 2, 8226, 34, 34, 34, 19, 34, 34, 20, 6, 34, 34, X, X, 34, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 46, 11, 47, 10, 13, 6, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 22, 11, 24, 10, 13, 6, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 38, 10, 13, 6, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 37, 11, 24, 10, 13, 6, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 2, 8222, 30, 30, 30, 39, 30, 30, 32, 33, 30, 30, X, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 40, 40, 41, 40, 40, 43, 33, 40, 40, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 2, 8222, 30, 30, 30, 39, 30, 30, 32, 33, 30, 30, X, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 48, 49, 41, 50, 40, 43, 33, 40, 51, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 40, 40, 41, 40, 40, 43, 33, 40, 40, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 52, 53, 41, 54, 55, 43, 33, 40, 54, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, X, 56, X, 57, X, 33, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 58, 10, 13, 6, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 46, 11, 59, 10, 13, 6, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 48, 40, 41, 51, 40, 43, 33, 40, 51, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 40, 40, 41, 60, 40, 43, 33, 40, 44, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 48, 49, 41, 61, 40, 43, 33, 40, 51, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 48, 62, 41, 51, 40, 43, 33, 40, 51, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 52, 40, 41, 54, 40, 43, 33, 40, 54, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 40, 40, 41, 63, 55, 43, 33, 40, 44, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 52, 53, 41, 54, 55, 43, 33, 40, 54, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 40, 40, 41, 64, 40, 43, 33, 40, 40, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 2, 8222, 30, 30, 30, 39, 30, 30, 32, 33, 30, 30, X, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, X, 56, 65, X, X, 33, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 66, 11, 67, 10, 13, 6, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 46, 11, 24, 10, 13, 6, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 48, 68, 41, 69, 40, 43, 33, 40, 51, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 48, 49, 41, 51, 40, 43, 33, 40, 51, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 40, 40, 41, 63, 40, 43, 33, 40, 44, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 48, 62, 41, 51, 40, 43, 33, 40, 51, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 40, 40, 41, 64, 40, 43, 33, 40, 40, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, X, 56, 65, X, X, 33, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 70, 10, 13, 6, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 66, 11, 71, 10, 13, 6, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 40, 40, 41, 72, 40, 43, 33, 40, 44, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 48, 68, 41, 73, 40, 43, 33, 40, 51, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 37, 11, 74, 28, 13, 6, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 66, 11, 24, 10, 13, 6, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 48, 75, 41, 76, 40, 43, 33, 40, 51, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 48, 68, 41, 51, 40, 43, 33, 40, 51, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 37, 11, 77, 28, 13, 6, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 40, 40, 41, 78, 40, 43, 33, 40, 44, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 48, 75, 41, 79, 40, 43, 33, 40, 51, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 37, 11, 24, 28, 13, 6, 10, 24, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 48, 62, 41, 80, 55, 43, 33, 40, 51, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 48, 75, 41, 51, 40, 43, 33, 40, 51, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 48, 62, 41, 81, 55, 43, 33, 40, 51, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 48, 62, 41, 51, 55, 43, 33, 40, 51, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D8: Diagnosis = Diagnosis { answers: &[A56, A8, A57, A58, A59, A9, A11, A13, A14, A12, A16, A17, A18, A19, A20, A87, A23, A24, A25, A26, A27, A28, A29, A30, A31, A88, A52, A53], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    6, 16, 17, 18, 19, 20, 20, 21, 22, 23, 24, 25, 8, 12, 20, 19,
    12, 19, 20, 12, 20, 19, 20, 26, 20, 27, 27,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(512, 255, true), State::new(1024, 255, false), State::new(0, 255, false),
    State::new(512, 255, true), State::new(0, 255, false), State::new(2048, 255, true), State::new(0, 255, false),
    State::new(4096, 255, true), State::new(512, 255, true), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(4096, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(8192, 255, true), State::new(16384, 255, false), State::new(32768, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(262144, 255, false), State::new(262144, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, 1, X, X, X, X, X, X, X, X, X, X, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2, 2, 2, X, 2, 3, X, X, X, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 5, 4, 4, 4, 4, 4, 4, X, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 1, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 1, 8198, 6, 6, 6, 7, 6, 6, 8, 9, 6, 6, X, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 1, 8198, 6, 6, 6, 6, 6, 6, 8, 9, 6, 6, X, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 12, 10, 13, 9, 10, 14, 16399, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 1, 8200, 8, 8, 8, 6, 8, 8, 8, 9, 8, 8, X, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 1, 8201, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 10, 10, 13, 9, 10, 10, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 17, 16, 16, 18, 9, 16, 16, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 19, 20, 11, 21, 10, 13, 9, 10, 22, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, 1, 8205, 13, 13, 13, 11, 13, 13, 13, 9, 13, 13, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 23, 24, 11, 25, 26, 13, 9, 10, 25, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 1, X, X, X, X, 6, X, 27, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 17, 16, 16, 18, 9, 16, 16, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 17, 16, 16, 18, 9, 16, 16, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 1, 8220, 28, 28, 28, 17, 28, 28, 18, 9, 28, 28, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 19, 10, 11, 22, 10, 13, 9, 10, 22, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 29, 10, 13, 9, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 19, 20, 11, 30, 10, 13, 9, 10, 22, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 19, 31, 11, 22, 10, 13, 9, 10, 22, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 23, 10, 11, 25, 10, 13, 9, 10, 25, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 32, 26, 13, 9, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 23, 24, 11, 25, 26, 13, 9, 10, 25, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 26, 10, 13, 9, 10, 10, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 1, X, X, X, X, 6, 27, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 1, 8220, 28, 28, 28, 17, 28, 28, 18, 9, 28, 28, X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 19, 33, 11, 34, 10, 13, 9, 10, 22, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 19, 20, 11, 22, 10, 13, 9, 10, 22, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 32, 10, 13, 9, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 19, 31, 11, 22, 10, 13, 9, 10, 22, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 35, 10, 13, 9, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 19, 33, 11, 36, 10, 13, 9, 10, 22, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 19, 37, 11, 38, 10, 13, 9, 10, 22, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 19, 33, 11, 22, 10, 13, 9, 10, 22, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 39, 10, 13, 9, 10, 14, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 19, 37, 11, 40, 10, 13, 9, 10, 22, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 19, 31, 11, 41, 26, 13, 9, 10, 22, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 19, 37, 11, 22, 10, 13, 9, 10, 22, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 19, 31, 11, 42, 26, 13, 9, 10, 22, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 19, 31, 11, 22, 26, 13, 9, 10, 22, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D9: Diagnosis = Diagnosis { answers: &[A6, A7, A8, A9, A10, A11, A12, A60, A14, A15, A61, A17, A62, A63, A64, A16, A87, A21, A22, A23, A24, A65, A66, A19, A18, A20, A67, A68, A88, A32, A33, A34, A35, A25, A26, A27, A28, A29, A30, A31, A36, A69, A38, A70, A71, A72, A73, A37, A89, A74, A75, A76, A77, A78, A39, A40, A41, A79, A80, A81, A90, A91, A82, A42, A43, A44, A45, A46, A47, A48, A83, A84, A92, A49, A50, A51, A52, A53, A85, A86, A54, A55], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 10, 12, 13, 14,
    15, 16, 17, 18, 5, 19, 20, 10, 21, 10, 10, 10, 22, 23, 24, 25,
    10, 26, 27, 28, 29, 30, 31, 32, 8, 10, 10, 21, 24, 25, 33, 34,
    35, 35, 36, 37, 38, 39, 14, 40, 41, 42, 43, 44, 45, 46, 47, 48,
    21, 10, 33, 34, 35, 35, 36, 37, 38, 49, 24, 35, 34, 24, 50, 51,
    52, 53, 54, 55, 56, 50, 57, 58, 59, 60, 61, 10, 10, 24, 35, 34,
    24, 39, 34, 35, 43, 53, 62, 63, 64, 65, 66, 63, 67, 68, 69, 70,
    71, 72, 21, 10, 34, 35, 24, 35, 51, 52, 54, 66, 73, 74, 75, 14,
    10, 24, 35, 34, 35, 43, 53, 64, 65, 14, 34, 35, 76, 35, 51, 52,
    54, 66, 14, 76, 35, 77, 78, 53, 64, 65, 77, 77, 79, 80, 66, 77,
    58, 81, 68,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, true), State::new(512, 255, true), State::new(0, 255, false),
    State::new(1024, 255, false), State::new(2048, 255, true), State::new(512, 255, true), State::new(0, 255, false),
    State::new(4096, 255, true), State::new(0, 255, false), State::new(524288, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(512, 255, true), State::new(0, 255, false),
    State::new(8192, 255, true), State::new(16384, 255, false), State::new(32768, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(524288, 255, true),
    State::new(0, 255, false), State::new(4096, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(262144, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(262144, 255, false), State::new(262144, 255, false), State::new(16384, 255, false),
    State::new(524288, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(262144, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(262144, 255, false), State::new(262144, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(262144, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, 2, 8193, 1, 1, 1, 3, 1, X, 1, X, 1, 4, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 1, 1, 1, 5, 1, X, 1, 6, 1, 1, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, X, 8194, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 2, 8197, 5, 5, 5, 7, 5, 5, 8, 6, 5, 5, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 4, 4, 4, 5, 4, 9, 1, 6, 1, 4, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 2, 8197, 5, 5, 5, 5, 5, 5, 8, 6, 5, 5, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 2, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 12, 10, 13, 6, 14, 15, 16401, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 8, 5, 8, 8, 8, 6, 8, 8, X, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 18, 19, 18, 18, 18, 18, 18, 18, X, X, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 10, 10, 13, 6, 14, 10, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 20, 20, 21, 20, 20, 22, 6, 20, 20, X, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 23, 24, 11, 25, 10, 13, 6, 14, 26, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 2, 8219, 27, 27, 27, 11, 27, 27, 13, 6, 28, 27, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 11, 30, 16, 29, 6, 16, 31, 16401, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 32, 33, 11, 15, 34, 13, 6, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 11, 16, 16, 29, 6, 16, 16, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, X, 5, X, 35, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 2, 8210, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 36, 2, 8228, 36, 36, 36, 37, 36, 36, 38, 39, 36, 36, X, X, 36, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 20, 20, 21, 20, 20, 22, 6, 20, 20, X, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 20, 20, 21, 20, 20, 22, 6, 20, 20, X, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 40, 40, 21, 40, 40, 22, 6, 40, 40, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 23, 10, 11, 26, 10, 13, 6, 14, 26, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 41, 10, 13, 6, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 23, 24, 11, 42, 10, 13, 6, 14, 26, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 23, 43, 11, 26, 10, 13, 6, 14, 26, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 2, 8219, 27, 27, 27, 11, 27, 27, 13, 6, 28, 27, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 29, 29, 11, 44, 29, 29, 6, 29, 45, 16401, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 29, 29, 11, 29, 29, 29, 6, 29, 29, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 46, 47, 11, 48, 16, 29, 6, 16, 49, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 50, 51, 11, 52, 53, 29, 6, 16, 52, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 32, 10, 11, 15, 10, 13, 6, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 26, 34, 13, 6, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 54, 10, 13, 6, 14, 10, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, X, 5, 35, X, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 36, 2, 8228, 36, 36, 36, 55, 36, 36, 38, 39, 36, 36, X, X, 36, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 56, 56, 57, 58, 56, 59, 39, 60, 61, 16447, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 36, 2, 8228, 36, 36, 36, 55, 36, 36, 38, 39, 36, 36, X, X, 36, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 2, 8210, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 40, 2, 8232, 40, 40, 40, 21, 40, 40, 22, 6, 40, 40, X, X, 40, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 23, 64, 11, 65, 10, 13, 6, 14, 26, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 23, 24, 11, 26, 10, 13, 6, 14, 26, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 26, 10, 13, 6, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 66, 67, 11, 68, 29, 29, 6, 29, 69, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 70, 71, 11, 72, 73, 29, 6, 29, 72, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 46, 16, 11, 49, 16, 29, 6, 16, 49, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 11, 74, 16, 29, 6, 16, 31, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 46, 47, 11, 75, 16, 29, 6, 16, 49, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 46, 76, 11, 49, 16, 29, 6, 16, 49, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 50, 16, 11, 52, 16, 29, 6, 16, 52, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 11, 77, 53, 29, 6, 16, 31, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 50, 51, 11, 52, 53, 29, 6, 16, 52, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 11, 53, 16, 29, 6, 16, 16, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 54, 10, 13, 6, 14, 10, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 36, 2, 8228, 36, 36, 36, 55, 36, 36, 38, 39, 36, 36, X, X, 36, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 56, 56, 57, 56, 56, 59, 39, 60, 56, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 36, 2, 8228, 36, 36, 36, 55, 36, 36, 38, 39, 36, 36, X, X, 36, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 78, 79, 57, 80, 56, 59, 39, 60, 81, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 56, 56, 57, 56, 56, 59, 39, 60, 56, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 62, 62, 57, 82, 62, 83, 39, 62, 84, 16447, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 85, 86, 57, 87, 88, 59, 39, 60, 87, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 62, 62, 57, 62, 62, 83, 39, 62, 62, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, X, 89, X, 90, X, 39, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 91, 10, 13, 6, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 23, 64, 11, 92, 10, 13, 6, 14, 26, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 66, 29, 11, 69, 29, 29, 6, 29, 69, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 29, 29, 11, 93, 29, 29, 6, 29, 45, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 66, 67, 11, 94, 29, 29, 6, 29, 69, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 66, 95, 11, 69, 29, 29, 6, 29, 69, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 70, 29, 11, 72, 29, 29, 6, 29, 72, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 29, 29, 11, 96, 73, 29, 6, 29, 45, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 70, 71, 11, 72, 73, 29, 6, 29, 72, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 29, 29, 11, 97, 29, 29, 6, 29, 29, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 46, 98, 11, 99, 16, 29, 6, 16, 49, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 46, 47, 11, 49, 16, 29, 6, 16, 49, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 11, 77, 16, 29, 6, 16, 31, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 46, 76, 11, 49, 16, 29, 6, 16, 49, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 78, 56, 57, 81, 56, 59, 39, 60, 81, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 56, 56, 57, 100, 56, 59, 39, 60, 61, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 78, 79, 57, 101, 56, 59, 39, 60, 81, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 78, 102, 57, 81, 56, 59, 39, 60, 81, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 103, 104, 57, 105, 62, 83, 39, 62, 106, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 62, 62, 57, 62, 62, 83, 39, 62, 62, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 107, 108, 57, 109, 110, 83, 39, 62, 109, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 85, 56, 57, 87, 56, 59, 39, 60, 87, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 56, 56, 57, 111, 88, 59, 39, 60, 61, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 85, 86, 57, 87, 88, 59, 39, 60, 87, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 56, 56, 57, 112, 56, 59, 39, 60, 56, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 36, 2, 8228, 36, 36, 36, 55, 36, 36, 38, 39, 36, 36, X, X, 36, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, X, 89, 113, X, X, 39, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 23, 114, 11, 115, 10, 13, 6, 14, 26, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 23, 64, 11, 26, 10, 13, 6, 14, 26, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 66, 116, 11, 117, 29, 29, 6, 29, 69, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 66, 67, 11, 69, 29, 29, 6, 29, 69, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 29, 29, 11, 96, 29, 29, 6, 29, 45, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 66, 95, 11, 69, 29, 29, 6, 29, 69, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 29, 29, 11, 97, 29, 29, 6, 29, 29, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 11, 118, 16, 29, 6, 16, 31, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 46, 98, 11, 119, 16, 29, 6, 16, 49, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 78, 120, 57, 121, 56, 59, 39, 60, 81, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 78, 79, 57, 81, 56, 59, 39, 60, 81, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 56, 56, 57, 111, 56, 59, 39, 60, 61, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 103, 62, 57, 106, 62, 83, 39, 62, 106, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 62, 62, 57, 122, 62, 83, 39, 62, 84, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 103, 104, 57, 123, 62, 83, 39, 62, 106, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 103, 124, 57, 106, 62, 83, 39, 62, 106, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 107, 62, 57, 109, 62, 83, 39, 62, 109, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 62, 62, 57, 125, 110, 83, 39, 62, 84, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 107, 108, 57, 109, 110, 83, 39, 62, 109, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 62, 62, 57, 126, 62, 83, 39, 62, 62, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 78, 102, 57, 81, 56, 59, 39, 60, 81, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 56, 56, 57, 112, 56, 59, 39, 60, 56, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, X, 89, 113, X, X, 39, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 10, 11, 127, 10, 13, 6, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 23, 114, 11, 128, 10, 13, 6, 14, 26, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 29, 29, 11, 129, 29, 29, 6, 29, 45, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 66, 116, 11, 130, 29, 29, 6, 29, 69, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 46, 131, 11, 132, 16, 29, 6, 16, 49, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 46, 98, 11, 49, 16, 29, 6, 16, 49, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 56, 56, 57, 133, 56, 59, 39, 60, 61, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 78, 120, 57, 134, 56, 59, 39, 60, 81, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 103, 135, 57, 136, 62, 83, 39, 62, 106, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 103, 104, 57, 106, 62, 83, 39, 62, 106, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 62, 62, 57, 125, 62, 83, 39, 62, 84, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 103, 124, 57, 106, 62, 83, 39, 62, 106, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 62, 62, 57, 126, 62, 83, 39, 62, 62, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 23, 43, 11, 137, 34, 13, 6, 14, 26, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 23, 114, 11, 26, 10, 13, 6, 14, 26, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 66, 138, 11, 139, 29, 29, 6, 29, 69, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 66, 116, 11, 69, 29, 29, 6, 29, 69, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 16, 16, 11, 140, 16, 29, 6, 16, 31, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 46, 131, 11, 141, 16, 29, 6, 16, 49, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 78, 142, 57, 143, 56, 59, 39, 60, 81, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 78, 120, 57, 81, 56, 59, 39, 60, 81, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 62, 62, 57, 144, 62, 83, 39, 62, 84, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 103, 135, 57, 145, 62, 83, 39, 62, 106, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 23, 43, 11, 146, 34, 13, 6, 14, 26, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 29, 29, 11, 147, 29, 29, 6, 29, 45, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 66, 138, 11, 148, 29, 29, 6, 29, 69, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 46, 76, 11, 149, 53, 29, 6, 16, 49, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 46, 131, 11, 49, 16, 29, 6, 16, 49, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 56, 56, 57, 150, 56, 59, 39, 60, 61, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 78, 142, 57, 151, 56, 59, 39, 60, 81, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 103, 152, 57, 153, 62, 83, 39, 62, 106, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 103, 135, 57, 106, 62, 83, 39, 62, 106, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 23, 43, 11, 26, 34, 13, 6, 14, 26, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 66, 95, 11, 154, 73, 29, 6, 29, 69, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 66, 138, 11, 69, 29, 29, 6, 29, 69, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 46, 76, 11, 155, 53, 29, 6, 16, 49, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 78, 102, 57, 156, 88, 59, 39, 60, 81, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 78, 142, 57, 81, 56, 59, 39, 60, 81, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 62, 62, 57, 157, 62, 83, 39, 62, 84, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 103, 152, 57, 158, 62, 83, 39, 62, 106, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 66, 95, 11, 159, 73, 29, 6, 29, 69, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 2, 8208, 16, 46, 76, 11, 49, 53, 29, 6, 16, 49, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 78, 102, 57, 160, 88, 59, 39, 60, 81, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 103, 124, 57, 161, 110, 83, 39, 62, 106, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 103, 152, 57, 106, 62, 83, 39, 62, 106, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, 2, 8221, 29, 66, 95, 11, 69, 73, 29, 6, 29, 69, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 2, 8248, 56, 78, 102, 57, 81, 88, 59, 39, 60, 81, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 103, 124, 57, 162, 110, 83, 39, 62, 106, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 62, 2, 8254, 62, 103, 124, 57, 106, 110, 83, 39, 62, 106, X, X, 62, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D10: Diagnosis = Diagnosis { answers: &[A56, A8, A57, A58, A59, A9, A11, A60, A14, A12, A61, A17, A62, A63, A64, A16, A87, A23, A24, A65, A66, A19, A18, A20, A67, A68, A88, A25, A26, A27, A28, A29, A30, A31, A74, A52, A53], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 10, 12, 13, 14,
    15, 16, 6, 17, 18, 10, 19, 10, 10, 10, 20, 21, 22, 23, 10, 24,
    25, 26, 8, 10, 10, 19, 22, 23, 27, 28, 29, 29, 30, 31, 32, 33,
    14, 19, 10, 27, 28, 29, 29, 30, 31, 32, 34, 22, 29, 28, 22, 10,
    10, 22, 29, 28, 22, 33, 28, 29, 19, 10, 28, 29, 22, 29, 14, 10,
    22, 29, 28, 29, 14, 28, 29, 35, 29, 14, 35, 29, 36, 36, 36, 36,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(512, 255, true), State::new(1024, 255, false), State::new(0, 255, false),
    State::new(512, 255, true), State::new(0, 255, false), State::new(2048, 255, true), State::new(0, 255, false),
    State::new(4096, 255, true), State::new(512, 255, true), State::new(524288, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(8192, 255, true), State::new(16384, 255, false),
    State::new(32768, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(524288, 255, true), State::new(0, 255, false), State::new(4096, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(262144, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(262144, 255, false),
    State::new(262144, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(262144, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, 1, X, X, X, X, X, X, X, X, X, X, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2, 2, 2, X, 2, 3, X, X, X, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 5, 4, 4, 4, 4, 4, 4, X, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 1, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 1, 8198, 6, 6, 6, 7, 6, 6, 8, 9, 6, 6, X, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 1, 8198, 6, 6, 6, 6, 6, 6, 8, 9, 6, 6, X, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 12, 10, 13, 9, 14, 15, 16401, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 1, 8200, 8, 8, 8, 6, 8, 8, 8, 9, 8, 8, X, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 1, 8201, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 10, 10, 13, 9, 14, 10, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 1, 8210, 18, 18, 18, 19, 18, 18, 20, 9, 18, 18, X, X, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 21, 22, 11, 23, 10, 13, 9, 14, 24, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 1, 8217, 25, 25, 25, 11, 25, 25, 13, 9, 26, 25, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 11, 28, 16, 27, 9, 16, 29, 16401, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 30, 31, 11, 15, 32, 13, 9, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 11, 16, 16, 27, 9, 16, 16, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 1, X, X, X, X, 6, X, 33, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 1, 8210, 18, 18, 18, 19, 18, 18, 20, 9, 18, 18, X, X, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 1, 8210, 18, 18, 18, 19, 18, 18, 20, 9, 18, 18, X, X, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 34, 1, 8226, 34, 34, 34, 19, 34, 34, 20, 9, 34, 34, X, X, 34, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 21, 10, 11, 24, 10, 13, 9, 14, 24, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 35, 10, 13, 9, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 21, 22, 11, 36, 10, 13, 9, 14, 24, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 21, 37, 11, 24, 10, 13, 9, 14, 24, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 1, 8217, 25, 25, 25, 11, 25, 25, 13, 9, 26, 25, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 27, 27, 11, 38, 27, 27, 9, 27, 39, 16401, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 27, 27, 11, 27, 27, 27, 9, 27, 27, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 40, 41, 11, 42, 16, 27, 9, 16, 43, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 44, 45, 11, 46, 47, 27, 9, 16, 46, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 30, 10, 11, 15, 10, 13, 9, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 24, 32, 13, 9, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 48, 10, 13, 9, 14, 10, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 1, X, X, X, X, 6, 33, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 34, 1, 8226, 34, 34, 34, 19, 34, 34, 20, 9, 34, 34, X, X, 34, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 21, 49, 11, 50, 10, 13, 9, 14, 24, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 21, 22, 11, 24, 10, 13, 9, 14, 24, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 24, 10, 13, 9, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 51, 52, 11, 53, 27, 27, 9, 27, 54, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 55, 56, 11, 57, 58, 27, 9, 27, 57, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 40, 16, 11, 43, 16, 27, 9, 16, 43, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 11, 59, 16, 27, 9, 16, 29, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 40, 41, 11, 60, 16, 27, 9, 16, 43, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 40, 61, 11, 43, 16, 27, 9, 16, 43, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 44, 16, 11, 46, 16, 27, 9, 16, 46, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 11, 62, 47, 27, 9, 16, 29, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 44, 45, 11, 46, 47, 27, 9, 16, 46, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 11, 47, 16, 27, 9, 16, 16, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 48, 10, 13, 9, 14, 10, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 63, 10, 13, 9, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 21, 49, 11, 64, 10, 13, 9, 14, 24, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 51, 27, 11, 54, 27, 27, 9, 27, 54, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 27, 27, 11, 65, 27, 27, 9, 27, 39, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 51, 52, 11, 66, 27, 27, 9, 27, 54, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 51, 67, 11, 54, 27, 27, 9, 27, 54, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 55, 27, 11, 57, 27, 27, 9, 27, 57, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 27, 27, 11, 68, 58, 27, 9, 27, 39, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 55, 56, 11, 57, 58, 27, 9, 27, 57, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 27, 27, 11, 69, 27, 27, 9, 27, 27, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 40, 70, 11, 71, 16, 27, 9, 16, 43, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 40, 41, 11, 43, 16, 27, 9, 16, 43, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 11, 62, 16, 27, 9, 16, 29, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 40, 61, 11, 43, 16, 27, 9, 16, 43, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 21, 72, 11, 73, 10, 13, 9, 14, 24, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 21, 49, 11, 24, 10, 13, 9, 14, 24, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 51, 74, 11, 75, 27, 27, 9, 27, 54, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 51, 52, 11, 54, 27, 27, 9, 27, 54, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 27, 27, 11, 68, 27, 27, 9, 27, 39, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 51, 67, 11, 54, 27, 27, 9, 27, 54, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 27, 27, 11, 69, 27, 27, 9, 27, 27, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 11, 76, 16, 27, 9, 16, 29, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 40, 70, 11, 77, 16, 27, 9, 16, 43, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 10, 10, 11, 78, 10, 13, 9, 14, 15, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 21, 72, 11, 79, 10, 13, 9, 14, 24, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 27, 27, 11, 80, 27, 27, 9, 27, 39, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 51, 74, 11, 81, 27, 27, 9, 27, 54, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 40, 82, 11, 83, 16, 27, 9, 16, 43, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 40, 70, 11, 43, 16, 27, 9, 16, 43, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 21, 37, 11, 84, 32, 13, 9, 14, 24, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 21, 72, 11, 24, 10, 13, 9, 14, 24, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 51, 85, 11, 86, 27, 27, 9, 27, 54, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 51, 74, 11, 54, 27, 27, 9, 27, 54, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 16, 16, 11, 87, 16, 27, 9, 16, 29, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 40, 82, 11, 88, 16, 27, 9, 16, 43, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 21, 37, 11, 89, 32, 13, 9, 14, 24, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 27, 27, 11, 90, 27, 27, 9, 27, 39, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 51, 85, 11, 91, 27, 27, 9, 27, 54, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 40, 61, 11, 92, 47, 27, 9, 16, 43, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 40, 82, 11, 43, 16, 27, 9, 16, 43, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 1, 8202, 10, 21, 37, 11, 24, 32, 13, 9, 14, 24, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 51, 67, 11, 93, 58, 27, 9, 27, 54, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 51, 85, 11, 54, 27, 27, 9, 27, 54, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 40, 61, 11, 94, 47, 27, 9, 16, 43, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 51, 67, 11, 95, 58, 27, 9, 27, 54, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 1, 8208, 16, 40, 61, 11, 43, 47, 27, 9, 16, 43, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, 1, 8219, 27, 51, 67, 11, 54, 58, 27, 9, 27, 54, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D11: Diagnosis = Diagnosis { answers: &[A93, A57, A58, A94, A95, A96, A97, A98, A99, A100, A101, A102, A103, A104, A105, A106, A107, A108, A109, A110, A111, A112, A113, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 5, 14,
    15, 16, 17, 18, 18, 19, 20, 21, 22, 7, 11, 18, 17, 11, 17, 18,
    11, 18, 17, 18, 23, 18, 24, 24,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(1024, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(0, 255, false), State::new(2048, 255, true), State::new(0, 255, false), State::new(4096, 255, true),
    State::new(512, 255, true), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(4096, 255, true), State::new(0, 255, false), State::new(8192, 255, true), State::new(16384, 255, false),
    State::new(32768, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(262144, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, 1, X, 1, 2, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, X, X, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 6, 5, 5, 7, 8, 5, 5, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 5, 5, 5, 7, 8, 5, 5, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 11, 9, 12, 8, 9, 13, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 5, 7, 7, 7, 8, 7, 7, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 9, 9, 12, 8, 9, 9, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 14, X, 8206, 14, 14, 14, 15, 14, 14, 16, 8, 14, 14, X, X, 14, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 17, 18, 10, 19, 9, 12, 8, 9, 20, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 12, 10, 12, 12, 12, 8, 12, 12, X, X, 12, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 21, 22, 10, 23, 24, 12, 8, 9, 23, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 14, X, 8206, 14, 14, 14, 15, 14, 14, 16, 8, 14, 14, X, X, 14, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 14, X, 8206, 14, 14, 14, 15, 14, 14, 16, 8, 14, 14, X, X, 14, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 25, 25, 15, 25, 25, 16, 8, 25, 25, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 17, 9, 10, 20, 9, 12, 8, 9, 20, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 26, 9, 12, 8, 9, 13, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 17, 18, 10, 27, 9, 12, 8, 9, 20, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 17, 28, 10, 20, 9, 12, 8, 9, 20, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 21, 9, 10, 23, 9, 12, 8, 9, 23, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 29, 24, 12, 8, 9, 13, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 21, 22, 10, 23, 24, 12, 8, 9, 23, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 24, 9, 12, 8, 9, 9, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 25, 25, 15, 25, 25, 16, 8, 25, 25, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 17, 30, 10, 31, 9, 12, 8, 9, 20, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 17, 18, 10, 20, 9, 12, 8, 9, 20, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 29, 9, 12, 8, 9, 13, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 17, 28, 10, 20, 9, 12, 8, 9, 20, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 32, 9, 12, 8, 9, 13, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 17, 30, 10, 33, 9, 12, 8, 9, 20, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 17, 34, 10, 35, 9, 12, 8, 9, 20, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 17, 30, 10, 20, 9, 12, 8, 9, 20, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 36, 9, 12, 8, 9, 13, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 17, 34, 10, 37, 9, 12, 8, 9, 20, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 17, 28, 10, 38, 24, 12, 8, 9, 20, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 17, 34, 10, 20, 9, 12, 8, 9, 20, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 17, 28, 10, 39, 24, 12, 8, 9, 20, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 17, 28, 10, 20, 24, 12, 8, 9, 20, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D12: Diagnosis = Diagnosis { answers: &[A93, A57, A58, A94, A95, A96, A116, A98, A99, A117, A101, A118, A119, A120, A100, A105, A106, A121, A122, A103, A102, A104, A123, A124, A107, A108, A109, A110, A111, A112, A113, A125, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 9, 11, 12, 13, 14,
    5, 15, 16, 9, 17, 9, 9, 9, 18, 19, 20, 21, 9, 22, 23, 7,
    9, 9, 17, 20, 21, 24, 25, 26, 26, 27, 28, 29, 30, 13, 17, 9,
    24, 25, 26, 26, 27, 28, 29, 31, 20, 26, 25, 20, 9, 9, 20, 26,
    25, 20, 30, 25, 26, 17, 9, 25, 26, 20, 26, 13, 9, 20, 26, 25,
    26, 13, 25, 26, 32, 26, 13, 32, 26, 33, 33, 33, 33,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(1024, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(0, 255, false), State::new(2048, 255, true), State::new(0, 255, false), State::new(4096, 255, true),
    State::new(512, 255, true), State::new(524288, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(8192, 255, true),
    State::new(8192, 255, true), State::new(16384, 255, false), State::new(32768, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(524288, 255, true),
    State::new(0, 255, false), State::new(4096, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(8192, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(262144, 255, false), State::new(262144, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(262144, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, 1, X, 1, 2, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, X, X, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 6, 5, 5, 7, 8, 5, 5, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 5, 5, 5, 7, 8, 5, 5, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 11, 9, 12, 8, 13, 14, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 5, 7, 7, 7, 8, 7, 7, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 9, 9, 12, 8, 13, 9, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 16, 17, 16, 16, 18, 8, 16, 16, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 19, 20, 10, 21, 9, 12, 8, 13, 22, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 23, 23, 10, 23, 23, 12, 8, 24, 23, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 10, 26, 15, 25, 8, 15, 27, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 28, 29, 10, 14, 30, 12, 8, 13, 14, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 10, 15, 15, 25, 8, 15, 15, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 16, 17, 16, 16, 18, 8, 16, 16, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 16, 17, 16, 16, 18, 8, 16, 16, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, X, 8223, 31, 31, 31, 17, 31, 31, 18, 8, 31, 31, X, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 19, 9, 10, 22, 9, 12, 8, 13, 22, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 32, 9, 12, 8, 13, 14, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 19, 20, 10, 33, 9, 12, 8, 13, 22, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 19, 34, 10, 22, 9, 12, 8, 13, 22, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 23, 23, 10, 23, 23, 12, 8, 24, 23, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 25, 25, 10, 35, 25, 25, 8, 25, 36, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 25, 25, 10, 25, 25, 25, 8, 25, 25, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 37, 38, 10, 39, 15, 25, 8, 15, 40, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 41, 42, 10, 43, 44, 25, 8, 15, 43, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 28, 9, 10, 14, 9, 12, 8, 13, 14, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 22, 30, 12, 8, 13, 14, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 45, 9, 12, 8, 13, 9, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, X, 8223, 31, 31, 31, 17, 31, 31, 18, 8, 31, 31, X, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 19, 46, 10, 47, 9, 12, 8, 13, 22, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 19, 20, 10, 22, 9, 12, 8, 13, 22, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 22, 9, 12, 8, 13, 14, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 48, 49, 10, 50, 25, 25, 8, 25, 51, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 52, 53, 10, 54, 55, 25, 8, 25, 54, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 37, 15, 10, 40, 15, 25, 8, 15, 40, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 10, 56, 15, 25, 8, 15, 27, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 37, 38, 10, 57, 15, 25, 8, 15, 40, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 37, 58, 10, 40, 15, 25, 8, 15, 40, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 41, 15, 10, 43, 15, 25, 8, 15, 43, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 10, 59, 44, 25, 8, 15, 27, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 41, 42, 10, 43, 44, 25, 8, 15, 43, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 10, 44, 15, 25, 8, 15, 15, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 45, 9, 12, 8, 13, 9, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 60, 9, 12, 8, 13, 14, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 19, 46, 10, 61, 9, 12, 8, 13, 22, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 48, 25, 10, 51, 25, 25, 8, 25, 51, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 25, 25, 10, 62, 25, 25, 8, 25, 36, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 48, 49, 10, 63, 25, 25, 8, 25, 51, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 48, 64, 10, 51, 25, 25, 8, 25, 51, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 52, 25, 10, 54, 25, 25, 8, 25, 54, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 25, 25, 10, 65, 55, 25, 8, 25, 36, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 52, 53, 10, 54, 55, 25, 8, 25, 54, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 25, 25, 10, 66, 25, 25, 8, 25, 25, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 37, 67, 10, 68, 15, 25, 8, 15, 40, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 37, 38, 10, 40, 15, 25, 8, 15, 40, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 10, 59, 15, 25, 8, 15, 27, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 37, 58, 10, 40, 15, 25, 8, 15, 40, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 19, 69, 10, 70, 9, 12, 8, 13, 22, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 19, 46, 10, 22, 9, 12, 8, 13, 22, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 48, 71, 10, 72, 25, 25, 8, 25, 51, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 48, 49, 10, 51, 25, 25, 8, 25, 51, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 25, 25, 10, 65, 25, 25, 8, 25, 36, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 48, 64, 10, 51, 25, 25, 8, 25, 51, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 25, 25, 10, 66, 25, 25, 8, 25, 25, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 10, 73, 15, 25, 8, 15, 27, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 37, 67, 10, 74, 15, 25, 8, 15, 40, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 75, 9, 12, 8, 13, 14, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 19, 69, 10, 76, 9, 12, 8, 13, 22, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 25, 25, 10, 77, 25, 25, 8, 25, 36, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 48, 71, 10, 78, 25, 25, 8, 25, 51, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 37, 79, 10, 80, 15, 25, 8, 15, 40, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 37, 67, 10, 40, 15, 25, 8, 15, 40, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 19, 34, 10, 81, 30, 12, 8, 13, 22, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 19, 69, 10, 22, 9, 12, 8, 13, 22, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 48, 82, 10, 83, 25, 25, 8, 25, 51, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 48, 71, 10, 51, 25, 25, 8, 25, 51, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 10, 84, 15, 25, 8, 15, 27, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 37, 79, 10, 85, 15, 25, 8, 15, 40, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 19, 34, 10, 86, 30, 12, 8, 13, 22, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 25, 25, 10, 87, 25, 25, 8, 25, 36, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 48, 82, 10, 88, 25, 25, 8, 25, 51, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 37, 58, 10, 89, 44, 25, 8, 15, 40, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 37, 79, 10, 40, 15, 25, 8, 15, 40, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 19, 34, 10, 22, 30, 12, 8, 13, 22, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 48, 64, 10, 90, 55, 25, 8, 25, 51, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 48, 82, 10, 51, 25, 25, 8, 25, 51, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 37, 58, 10, 91, 44, 25, 8, 15, 40, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 48, 64, 10, 92, 55, 25, 8, 25, 51, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 37, 58, 10, 40, 44, 25, 8, 15, 40, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 48, 64, 10, 51, 55, 25, 8, 25, 51, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D13: Diagnosis = Diagnosis { answers: &[A93, A57, A58, A94, A95, A96, A97, A98, A99, A100, A101, A102, A103, A104, A126, A105, A106, A107, A108, A109, A110, A111, A112, A113, A127, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 5,
    15, 16, 17, 18, 19, 19, 20, 21, 22, 23, 24, 7, 11, 19, 18, 11,
    18, 19, 11, 19, 18, 19, 25, 19, 26, 26,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(1024, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(0, 255, false), State::new(2048, 255, true), State::new(0, 255, false), State::new(4096, 255, true),
    State::new(512, 255, true), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(4096, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(8192, 255, true),
    State::new(16384, 255, false), State::new(32768, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(262144, 255, false), State::new(262144, 255, false), State::new(8192, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, 1, X, 1, 2, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, X, X, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 6, 5, 5, 7, 8, 5, 5, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 5, 5, 5, 7, 8, 5, 5, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 11, 9, 12, 8, 9, 13, 16398, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 5, 7, 7, 7, 8, 7, 7, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 9, 9, 12, 8, 9, 9, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 16, 15, 15, 17, 8, 15, 15, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 18, 19, 10, 20, 9, 12, 8, 9, 21, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 12, 10, 12, 12, 12, 8, 12, 12, X, X, 12, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 22, 23, 10, 24, 25, 12, 8, 9, 24, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 5, X, 26, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 16, 15, 15, 17, 8, 15, 15, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 16, 15, 15, 17, 8, 15, 15, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, X, 8219, 27, 27, 27, 16, 27, 27, 17, 8, 27, 27, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 18, 9, 10, 21, 9, 12, 8, 9, 21, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 28, 9, 12, 8, 9, 13, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 18, 19, 10, 29, 9, 12, 8, 9, 21, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 18, 30, 10, 21, 9, 12, 8, 9, 21, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 22, 9, 10, 24, 9, 12, 8, 9, 24, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 31, 25, 12, 8, 9, 13, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 22, 23, 10, 24, 25, 12, 8, 9, 24, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 25, 9, 12, 8, 9, 9, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 5, 26, X, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 27, X, 8219, 27, 27, 27, 16, 27, 27, 17, 8, 27, 27, X, X, 27, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 18, 32, 10, 33, 9, 12, 8, 9, 21, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 18, 19, 10, 21, 9, 12, 8, 9, 21, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 31, 9, 12, 8, 9, 13, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 18, 30, 10, 21, 9, 12, 8, 9, 21, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 34, 9, 12, 8, 9, 13, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 18, 32, 10, 35, 9, 12, 8, 9, 21, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 18, 36, 10, 37, 9, 12, 8, 9, 21, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 18, 32, 10, 21, 9, 12, 8, 9, 21, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 38, 9, 12, 8, 9, 13, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 18, 36, 10, 39, 9, 12, 8, 9, 21, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 18, 30, 10, 40, 25, 12, 8, 9, 21, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 18, 36, 10, 21, 9, 12, 8, 9, 21, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 18, 30, 10, 41, 25, 12, 8, 9, 21, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 18, 30, 10, 21, 25, 12, 8, 9, 21, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D14: Diagnosis = Diagnosis { answers: &[A93, A57, A58, A94, A95, A96, A116, A98, A99, A117, A101, A118, A119, A120, A100, A126, A105, A106, A121, A122, A103, A102, A104, A123, A124, A127, A107, A108, A109, A110, A111, A112, A113, A125, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 9, 11, 12, 13, 14,
    15, 5, 16, 17, 9, 18, 9, 9, 9, 19, 20, 21, 22, 9, 23, 24,
    25, 7, 9, 9, 18, 21, 22, 26, 27, 28, 28, 29, 30, 31, 32, 13,
    18, 9, 26, 27, 28, 28, 29, 30, 31, 33, 21, 28, 27, 21, 9, 9,
    21, 28, 27, 21, 32, 27, 28, 18, 9, 27, 28, 21, 28, 13, 9, 21,
    28, 27, 28, 13, 27, 28, 34, 28, 13, 34, 28, 35, 35, 35, 35,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(1024, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(0, 255, false), State::new(2048, 255, true), State::new(0, 255, false), State::new(4096, 255, true),
    State::new(512, 255, true), State::new(524288, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(8192, 255, true),
    State::new(0, 255, false), State::new(8192, 255, true), State::new(16384, 255, false), State::new(32768, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(524288, 255, true), State::new(0, 255, false), State::new(4096, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(262144, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(262144, 255, false), State::new(262144, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(262144, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, 1, X, 1, 2, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 4, 3, 3, 3, 3, 3, 3, X, X, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 6, 5, 5, 7, 8, 5, 5, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 5, 5, 5, 7, 8, 5, 5, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 11, 9, 12, 8, 13, 14, 16400, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 5, 7, 7, 7, 8, 7, 7, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 9, 9, 12, 8, 13, 9, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 18, 17, 17, 19, 8, 17, 17, X, X, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 20, 21, 10, 22, 9, 12, 8, 13, 23, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 24, 24, 10, 24, 24, 12, 8, 25, 24, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 10, 27, 15, 26, 8, 15, 28, 16400, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 29, 30, 10, 14, 31, 12, 8, 13, 14, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 10, 15, 15, 26, 8, 15, 15, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 5, X, 32, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 18, 17, 17, 19, 8, 17, 17, X, X, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 18, 17, 17, 19, 8, 17, 17, X, X, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 33, X, 8225, 33, 33, 33, 18, 33, 33, 19, 8, 33, 33, X, X, 33, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 20, 9, 10, 23, 9, 12, 8, 13, 23, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 34, 9, 12, 8, 13, 14, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 20, 21, 10, 35, 9, 12, 8, 13, 23, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 20, 36, 10, 23, 9, 12, 8, 13, 23, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 24, 24, 10, 24, 24, 12, 8, 25, 24, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 26, 26, 10, 37, 26, 26, 8, 26, 38, 16400, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 26, 26, 10, 26, 26, 26, 8, 26, 26, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 39, 40, 10, 41, 15, 26, 8, 15, 42, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 43, 44, 10, 45, 46, 26, 8, 15, 45, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 29, 9, 10, 14, 9, 12, 8, 13, 14, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 23, 31, 12, 8, 13, 14, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 47, 9, 12, 8, 13, 9, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 5, 32, X, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 33, X, 8225, 33, 33, 33, 18, 33, 33, 19, 8, 33, 33, X, X, 33, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 20, 48, 10, 49, 9, 12, 8, 13, 23, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 20, 21, 10, 23, 9, 12, 8, 13, 23, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 23, 9, 12, 8, 13, 14, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 50, 51, 10, 52, 26, 26, 8, 26, 53, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 54, 55, 10, 56, 57, 26, 8, 26, 56, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 39, 15, 10, 42, 15, 26, 8, 15, 42, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 10, 58, 15, 26, 8, 15, 28, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 39, 40, 10, 59, 15, 26, 8, 15, 42, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 39, 60, 10, 42, 15, 26, 8, 15, 42, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 43, 15, 10, 45, 15, 26, 8, 15, 45, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 10, 61, 46, 26, 8, 15, 28, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 43, 44, 10, 45, 46, 26, 8, 15, 45, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 10, 46, 15, 26, 8, 15, 15, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 47, 9, 12, 8, 13, 9, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 62, 9, 12, 8, 13, 14, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 20, 48, 10, 63, 9, 12, 8, 13, 23, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 50, 26, 10, 53, 26, 26, 8, 26, 53, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 26, 26, 10, 64, 26, 26, 8, 26, 38, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 50, 51, 10, 65, 26, 26, 8, 26, 53, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 50, 66, 10, 53, 26, 26, 8, 26, 53, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 54, 26, 10, 56, 26, 26, 8, 26, 56, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 26, 26, 10, 67, 57, 26, 8, 26, 38, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 54, 55, 10, 56, 57, 26, 8, 26, 56, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 26, 26, 10, 68, 26, 26, 8, 26, 26, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 39, 69, 10, 70, 15, 26, 8, 15, 42, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 39, 40, 10, 42, 15, 26, 8, 15, 42, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 10, 61, 15, 26, 8, 15, 28, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 39, 60, 10, 42, 15, 26, 8, 15, 42, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 20, 71, 10, 72, 9, 12, 8, 13, 23, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 20, 48, 10, 23, 9, 12, 8, 13, 23, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 50, 73, 10, 74, 26, 26, 8, 26, 53, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 50, 51, 10, 53, 26, 26, 8, 26, 53, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 26, 26, 10, 67, 26, 26, 8, 26, 38, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 50, 66, 10, 53, 26, 26, 8, 26, 53, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 26, 26, 10, 68, 26, 26, 8, 26, 26, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 10, 75, 15, 26, 8, 15, 28, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 39, 69, 10, 76, 15, 26, 8, 15, 42, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 9, 9, 10, 77, 9, 12, 8, 13, 14, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 20, 71, 10, 78, 9, 12, 8, 13, 23, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 26, 26, 10, 79, 26, 26, 8, 26, 38, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 50, 73, 10, 80, 26, 26, 8, 26, 53, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 39, 81, 10, 82, 15, 26, 8, 15, 42, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 39, 69, 10, 42, 15, 26, 8, 15, 42, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 20, 36, 10, 83, 31, 12, 8, 13, 23, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 20, 71, 10, 23, 9, 12, 8, 13, 23, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 50, 84, 10, 85, 26, 26, 8, 26, 53, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 50, 73, 10, 53, 26, 26, 8, 26, 53, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 10, 86, 15, 26, 8, 15, 28, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 39, 81, 10, 87, 15, 26, 8, 15, 42, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 20, 36, 10, 88, 31, 12, 8, 13, 23, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 26, 26, 10, 89, 26, 26, 8, 26, 38, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 50, 84, 10, 90, 26, 26, 8, 26, 53, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 39, 60, 10, 91, 46, 26, 8, 15, 42, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 39, 81, 10, 42, 15, 26, 8, 15, 42, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, X, 8201, 9, 20, 36, 10, 23, 31, 12, 8, 13, 23, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 50, 66, 10, 92, 57, 26, 8, 26, 53, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 50, 84, 10, 53, 26, 26, 8, 26, 53, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 39, 60, 10, 93, 46, 26, 8, 15, 42, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 50, 66, 10, 94, 57, 26, 8, 26, 53, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 39, 60, 10, 42, 46, 26, 8, 15, 42, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, X, 8218, 26, 50, 66, 10, 53, 57, 26, 8, 26, 53, X, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D15: Diagnosis = Diagnosis { answers: &[A128, A129, A95, A96, A99, A97, A98, A100, A101, A102, A103, A104, A105, A106, A107, A108, A109, A110, A111, A112, A113, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 3, 12, 13, 14,
    15, 16, 16, 17, 18, 19, 20, 6, 9, 16, 15, 9, 15, 16, 9, 16,
    15, 16, 21, 16, 22, 22,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, true), State::new(0, 255, false), State::new(2048, 255, true),
    State::new(512, 255, true), State::new(0, 255, false), State::new(4096, 255, true), State::new(8192, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(4096, 255, true), State::new(0, 255, false),
    State::new(8192, 255, true), State::new(16384, 255, false), State::new(32768, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(262144, 255, false), State::new(8192, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, 2, 1, X, 1, X, 1, 1, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 3, 1, X, 1, 4, 1, 1, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 5, 3, 3, 6, 4, 3, 3, X, X, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 3, 3, 3, 6, 4, 3, 3, X, X, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 9, 7, 10, 4, 7, 11, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 6, 6, 6, 4, 6, 6, X, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 7, 7, 10, 4, 7, 7, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 12, 13, 12, 12, 14, 4, 12, 12, X, X, 12, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 15, 16, 8, 17, 7, 10, 4, 7, 18, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, X, 8202, 10, 10, 10, 8, 10, 10, 10, 4, 10, 10, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 19, 20, 8, 21, 22, 10, 4, 7, 21, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 12, 13, 12, 12, 14, 4, 12, 12, X, X, 12, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 12, 13, 12, 12, 14, 4, 12, 12, X, X, 12, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 23, 23, 13, 23, 23, 14, 4, 23, 23, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 15, 7, 8, 18, 7, 10, 4, 7, 18, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 24, 7, 10, 4, 7, 11, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 15, 16, 8, 25, 7, 10, 4, 7, 18, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 15, 26, 8, 18, 7, 10, 4, 7, 18, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 19, 7, 8, 21, 7, 10, 4, 7, 21, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 27, 22, 10, 4, 7, 11, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 19, 20, 8, 21, 22, 10, 4, 7, 21, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 22, 7, 10, 4, 7, 7, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 23, 23, 13, 23, 23, 14, 4, 23, 23, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 15, 28, 8, 29, 7, 10, 4, 7, 18, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 15, 16, 8, 18, 7, 10, 4, 7, 18, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 27, 7, 10, 4, 7, 11, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 15, 26, 8, 18, 7, 10, 4, 7, 18, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 30, 7, 10, 4, 7, 11, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 15, 28, 8, 31, 7, 10, 4, 7, 18, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 15, 32, 8, 33, 7, 10, 4, 7, 18, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 15, 28, 8, 18, 7, 10, 4, 7, 18, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 34, 7, 10, 4, 7, 11, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 15, 32, 8, 35, 7, 10, 4, 7, 18, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 15, 26, 8, 36, 22, 10, 4, 7, 18, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 15, 32, 8, 18, 7, 10, 4, 7, 18, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 15, 26, 8, 37, 22, 10, 4, 7, 18, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 15, 26, 8, 18, 22, 10, 4, 7, 18, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D16: Diagnosis = Diagnosis { answers: &[A128, A129, A95, A96, A99, A116, A98, A117, A101, A118, A119, A120, A100, A105, A106, A121, A122, A103, A102, A104, A123, A124, A107, A108, A109, A110, A111, A112, A113, A125, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 7, 9, 10, 11, 12, 3, 13,
    14, 7, 15, 7, 7, 7, 16, 17, 18, 19, 7, 20, 21, 6, 7, 7,
    15, 18, 19, 22, 23, 24, 24, 25, 26, 27, 28, 11, 15, 7, 22, 23,
    24, 24, 25, 26, 27, 29, 18, 24, 23, 18, 7, 7, 18, 24, 23, 18,
    28, 23, 24, 15, 7, 23, 24, 18, 24, 11, 7, 18, 24, 23, 24, 11,
    23, 24, 30, 24, 11, 30, 24, 31, 31, 31, 31,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, true), State::new(0, 255, false), State::new(2048, 255, true),
    State::new(512, 255, true), State::new(0, 255, false), State::new(4096, 255, true), State::new(524288, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(8192, 255, true), State::new(8192, 255, true), State::new(16384, 255, false),
    State::new(32768, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(524288, 255, true), State::new(0, 255, false), State::new(4096, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(262144, 255, false), State::new(262144, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(262144, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, 2, 1, X, 1, X, 1, 1, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 3, 1, X, 1, 4, 1, 1, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 5, 3, 3, 6, 4, 3, 3, X, X, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 3, 3, 3, 6, 4, 3, 3, X, X, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 9, 7, 10, 4, 11, 12, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 6, 6, 6, 4, 6, 6, X, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 7, 7, 10, 4, 11, 7, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 14, X, 8206, 14, 14, 14, 15, 14, 14, 16, 4, 14, 14, X, X, 14, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 17, 18, 8, 19, 7, 10, 4, 11, 20, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, X, 8213, 21, 21, 21, 8, 21, 21, 10, 4, 22, 21, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 8, 24, 13, 23, 4, 13, 25, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 26, 27, 8, 12, 28, 10, 4, 11, 12, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 8, 13, 13, 23, 4, 13, 13, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 14, X, 8206, 14, 14, 14, 15, 14, 14, 16, 4, 14, 14, X, X, 14, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 14, X, 8206, 14, 14, 14, 15, 14, 14, 16, 4, 14, 14, X, X, 14, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, X, 8221, 29, 29, 29, 15, 29, 29, 16, 4, 29, 29, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 17, 7, 8, 20, 7, 10, 4, 11, 20, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 30, 7, 10, 4, 11, 12, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 17, 18, 8, 31, 7, 10, 4, 11, 20, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 17, 32, 8, 20, 7, 10, 4, 11, 20, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, X, 8213, 21, 21, 21, 8, 21, 21, 10, 4, 22, 21, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 23, 23, 8, 33, 23, 23, 4, 23, 34, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 23, 23, 8, 23, 23, 23, 4, 23, 23, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 35, 36, 8, 37, 13, 23, 4, 13, 38, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 39, 40, 8, 41, 42, 23, 4, 13, 41, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 26, 7, 8, 12, 7, 10, 4, 11, 12, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 20, 28, 10, 4, 11, 12, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 43, 7, 10, 4, 11, 7, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 29, X, 8221, 29, 29, 29, 15, 29, 29, 16, 4, 29, 29, X, X, 29, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 17, 44, 8, 45, 7, 10, 4, 11, 20, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 17, 18, 8, 20, 7, 10, 4, 11, 20, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 20, 7, 10, 4, 11, 12, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 46, 47, 8, 48, 23, 23, 4, 23, 49, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 50, 51, 8, 52, 53, 23, 4, 23, 52, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 35, 13, 8, 38, 13, 23, 4, 13, 38, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 8, 54, 13, 23, 4, 13, 25, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 35, 36, 8, 55, 13, 23, 4, 13, 38, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 35, 56, 8, 38, 13, 23, 4, 13, 38, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 39, 13, 8, 41, 13, 23, 4, 13, 41, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 8, 57, 42, 23, 4, 13, 25, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 39, 40, 8, 41, 42, 23, 4, 13, 41, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 8, 42, 13, 23, 4, 13, 13, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 43, 7, 10, 4, 11, 7, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 58, 7, 10, 4, 11, 12, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 17, 44, 8, 59, 7, 10, 4, 11, 20, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 46, 23, 8, 49, 23, 23, 4, 23, 49, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 23, 23, 8, 60, 23, 23, 4, 23, 34, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 46, 47, 8, 61, 23, 23, 4, 23, 49, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 46, 62, 8, 49, 23, 23, 4, 23, 49, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 50, 23, 8, 52, 23, 23, 4, 23, 52, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 23, 23, 8, 63, 53, 23, 4, 23, 34, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 50, 51, 8, 52, 53, 23, 4, 23, 52, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 23, 23, 8, 64, 23, 23, 4, 23, 23, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 35, 65, 8, 66, 13, 23, 4, 13, 38, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 35, 36, 8, 38, 13, 23, 4, 13, 38, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 8, 57, 13, 23, 4, 13, 25, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 35, 56, 8, 38, 13, 23, 4, 13, 38, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 17, 67, 8, 68, 7, 10, 4, 11, 20, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 17, 44, 8, 20, 7, 10, 4, 11, 20, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 46, 69, 8, 70, 23, 23, 4, 23, 49, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 46, 47, 8, 49, 23, 23, 4, 23, 49, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 23, 23, 8, 63, 23, 23, 4, 23, 34, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 46, 62, 8, 49, 23, 23, 4, 23, 49, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 23, 23, 8, 64, 23, 23, 4, 23, 23, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 8, 71, 13, 23, 4, 13, 25, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 35, 65, 8, 72, 13, 23, 4, 13, 38, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 73, 7, 10, 4, 11, 12, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 17, 67, 8, 74, 7, 10, 4, 11, 20, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 23, 23, 8, 75, 23, 23, 4, 23, 34, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 46, 69, 8, 76, 23, 23, 4, 23, 49, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 35, 77, 8, 78, 13, 23, 4, 13, 38, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 35, 65, 8, 38, 13, 23, 4, 13, 38, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 17, 32, 8, 79, 28, 10, 4, 11, 20, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 17, 67, 8, 20, 7, 10, 4, 11, 20, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 46, 80, 8, 81, 23, 23, 4, 23, 49, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 46, 69, 8, 49, 23, 23, 4, 23, 49, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 8, 82, 13, 23, 4, 13, 25, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 35, 77, 8, 83, 13, 23, 4, 13, 38, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 17, 32, 8, 84, 28, 10, 4, 11, 20, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 23, 23, 8, 85, 23, 23, 4, 23, 34, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 46, 80, 8, 86, 23, 23, 4, 23, 49, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 35, 56, 8, 87, 42, 23, 4, 13, 38, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 35, 77, 8, 38, 13, 23, 4, 13, 38, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 17, 32, 8, 20, 28, 10, 4, 11, 20, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 46, 62, 8, 88, 53, 23, 4, 23, 49, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 46, 80, 8, 49, 23, 23, 4, 23, 49, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 35, 56, 8, 89, 42, 23, 4, 13, 38, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 46, 62, 8, 90, 53, 23, 4, 23, 49, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 35, 56, 8, 38, 42, 23, 4, 13, 38, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 46, 62, 8, 49, 53, 23, 4, 23, 49, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D17: Diagnosis = Diagnosis { answers: &[A128, A129, A95, A96, A99, A97, A98, A100, A101, A102, A103, A104, A126, A105, A106, A107, A108, A109, A110, A111, A112, A113, A127, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 3, 13, 14,
    15, 16, 17, 17, 18, 19, 20, 21, 22, 6, 9, 17, 16, 9, 16, 17,
    9, 17, 16, 17, 23, 17, 24, 24,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, true), State::new(0, 255, false), State::new(2048, 255, true),
    State::new(512, 255, true), State::new(0, 255, false), State::new(4096, 255, true), State::new(8192, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(4096, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(8192, 255, true), State::new(16384, 255, false), State::new(32768, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(262144, 255, false),
    State::new(262144, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, 2, 1, X, 1, X, 1, 1, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 3, 1, X, 1, 4, 1, 1, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 5, 3, 3, 6, 4, 3, 3, X, X, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 3, 3, 3, 6, 4, 3, 3, X, X, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 9, 7, 10, 4, 7, 11, 16396, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 6, 6, 6, 4, 6, 6, X, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 7, 7, 10, 4, 7, 7, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 14, 13, 13, 15, 4, 13, 13, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 16, 17, 8, 18, 7, 10, 4, 7, 19, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, X, 8202, 10, 10, 10, 8, 10, 10, 10, 4, 10, 10, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 20, 21, 8, 22, 23, 10, 4, 7, 22, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, X, 24, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 14, 13, 13, 15, 4, 13, 13, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 14, 13, 13, 15, 4, 13, 13, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 25, 25, 14, 25, 25, 15, 4, 25, 25, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 16, 7, 8, 19, 7, 10, 4, 7, 19, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 26, 7, 10, 4, 7, 11, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 16, 17, 8, 27, 7, 10, 4, 7, 19, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 16, 28, 8, 19, 7, 10, 4, 7, 19, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 20, 7, 8, 22, 7, 10, 4, 7, 22, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 29, 23, 10, 4, 7, 11, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 20, 21, 8, 22, 23, 10, 4, 7, 22, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 23, 7, 10, 4, 7, 7, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, 24, X, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, X, 8217, 25, 25, 25, 14, 25, 25, 15, 4, 25, 25, X, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 16, 30, 8, 31, 7, 10, 4, 7, 19, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 16, 17, 8, 19, 7, 10, 4, 7, 19, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 29, 7, 10, 4, 7, 11, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 16, 28, 8, 19, 7, 10, 4, 7, 19, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 32, 7, 10, 4, 7, 11, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 16, 30, 8, 33, 7, 10, 4, 7, 19, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 16, 34, 8, 35, 7, 10, 4, 7, 19, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 16, 30, 8, 19, 7, 10, 4, 7, 19, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 36, 7, 10, 4, 7, 11, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 16, 34, 8, 37, 7, 10, 4, 7, 19, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 16, 28, 8, 38, 23, 10, 4, 7, 19, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 16, 34, 8, 19, 7, 10, 4, 7, 19, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 16, 28, 8, 39, 23, 10, 4, 7, 19, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 16, 28, 8, 19, 23, 10, 4, 7, 19, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D18: Diagnosis = Diagnosis { answers: &[A128, A129, A95, A96, A99, A116, A98, A117, A101, A118, A119, A120, A100, A126, A105, A106, A121, A122, A103, A102, A104, A123, A124, A127, A107, A108, A109, A110, A111, A112, A113, A125, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 7, 9, 10, 11, 12, 13, 3,
    14, 15, 7, 16, 7, 7, 7, 17, 18, 19, 20, 7, 21, 22, 23, 6,
    7, 7, 16, 19, 20, 24, 25, 26, 26, 27, 28, 29, 30, 11, 16, 7,
    24, 25, 26, 26, 27, 28, 29, 31, 19, 26, 25, 19, 7, 7, 19, 26,
    25, 19, 30, 25, 26, 16, 7, 25, 26, 19, 26, 11, 7, 19, 26, 25,
    26, 11, 25, 26, 32, 26, 11, 32, 26, 33, 33, 33, 33,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, true), State::new(0, 255, false), State::new(2048, 255, true),
    State::new(512, 255, true), State::new(0, 255, false), State::new(4096, 255, true), State::new(524288, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(8192, 255, true),
    State::new(16384, 255, false), State::new(32768, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(131072, 255, false), State::new(524288, 255, true), State::new(0, 255, false),
    State::new(4096, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(262144, 255, false), State::new(8192, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(131072, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(262144, 255, false), State::new(262144, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(262144, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, 2, 1, X, 1, X, 1, 1, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 3, 1, X, 1, 4, 1, 1, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 5, 3, 3, 6, 4, 3, 3, X, X, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 3, 3, 3, 6, 4, 3, 3, X, X, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 9, 7, 10, 4, 11, 12, 16398, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 6, 6, 6, 4, 6, 6, X, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 7, 7, 10, 4, 11, 7, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 16, 15, 15, 17, 4, 15, 15, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 18, 19, 8, 20, 7, 10, 4, 11, 21, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, X, 8214, 22, 22, 22, 8, 22, 22, 10, 4, 23, 22, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 8, 25, 13, 24, 4, 13, 26, 16398, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 27, 28, 8, 12, 29, 10, 4, 11, 12, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 8, 13, 13, 24, 4, 13, 13, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, X, 30, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 16, 15, 15, 17, 4, 15, 15, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 16, 15, 15, 17, 4, 15, 15, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, X, 8223, 31, 31, 31, 16, 31, 31, 17, 4, 31, 31, X, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 18, 7, 8, 21, 7, 10, 4, 11, 21, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 32, 7, 10, 4, 11, 12, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 18, 19, 8, 33, 7, 10, 4, 11, 21, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 18, 34, 8, 21, 7, 10, 4, 11, 21, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, X, 8214, 22, 22, 22, 8, 22, 22, 10, 4, 23, 22, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 24, 24, 8, 35, 24, 24, 4, 24, 36, 16398, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 24, 24, 8, 24, 24, 24, 4, 24, 24, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 37, 38, 8, 39, 13, 24, 4, 13, 40, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 41, 42, 8, 43, 44, 24, 4, 13, 43, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 27, 7, 8, 12, 7, 10, 4, 11, 12, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 21, 29, 10, 4, 11, 12, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 45, 7, 10, 4, 11, 7, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, 30, X, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, X, 8223, 31, 31, 31, 16, 31, 31, 17, 4, 31, 31, X, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 18, 46, 8, 47, 7, 10, 4, 11, 21, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 18, 19, 8, 21, 7, 10, 4, 11, 21, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 21, 7, 10, 4, 11, 12, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 48, 49, 8, 50, 24, 24, 4, 24, 51, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 52, 53, 8, 54, 55, 24, 4, 24, 54, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 37, 13, 8, 40, 13, 24, 4, 13, 40, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 8, 56, 13, 24, 4, 13, 26, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 37, 38, 8, 57, 13, 24, 4, 13, 40, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 37, 58, 8, 40, 13, 24, 4, 13, 40, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 41, 13, 8, 43, 13, 24, 4, 13, 43, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 8, 59, 44, 24, 4, 13, 26, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 41, 42, 8, 43, 44, 24, 4, 13, 43, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 8, 44, 13, 24, 4, 13, 13, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 45, 7, 10, 4, 11, 7, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 60, 7, 10, 4, 11, 12, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 18, 46, 8, 61, 7, 10, 4, 11, 21, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 48, 24, 8, 51, 24, 24, 4, 24, 51, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 24, 24, 8, 62, 24, 24, 4, 24, 36, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 48, 49, 8, 63, 24, 24, 4, 24, 51, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 48, 64, 8, 51, 24, 24, 4, 24, 51, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 52, 24, 8, 54, 24, 24, 4, 24, 54, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 24, 24, 8, 65, 55, 24, 4, 24, 36, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 52, 53, 8, 54, 55, 24, 4, 24, 54, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 24, 24, 8, 66, 24, 24, 4, 24, 24, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 37, 67, 8, 68, 13, 24, 4, 13, 40, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 37, 38, 8, 40, 13, 24, 4, 13, 40, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 8, 59, 13, 24, 4, 13, 26, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 37, 58, 8, 40, 13, 24, 4, 13, 40, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 18, 69, 8, 70, 7, 10, 4, 11, 21, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 18, 46, 8, 21, 7, 10, 4, 11, 21, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 48, 71, 8, 72, 24, 24, 4, 24, 51, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 48, 49, 8, 51, 24, 24, 4, 24, 51, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 24, 24, 8, 65, 24, 24, 4, 24, 36, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 48, 64, 8, 51, 24, 24, 4, 24, 51, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 24, 24, 8, 66, 24, 24, 4, 24, 24, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 8, 73, 13, 24, 4, 13, 26, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 37, 67, 8, 74, 13, 24, 4, 13, 40, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 8, 75, 7, 10, 4, 11, 12, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 18, 69, 8, 76, 7, 10, 4, 11, 21, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 24, 24, 8, 77, 24, 24, 4, 24, 36, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 48, 71, 8, 78, 24, 24, 4, 24, 51, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 37, 79, 8, 80, 13, 24, 4, 13, 40, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 37, 67, 8, 40, 13, 24, 4, 13, 40, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 18, 34, 8, 81, 29, 10, 4, 11, 21, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 18, 69, 8, 21, 7, 10, 4, 11, 21, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 48, 82, 8, 83, 24, 24, 4, 24, 51, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 48, 71, 8, 51, 24, 24, 4, 24, 51, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, 8, 84, 13, 24, 4, 13, 26, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 37, 79, 8, 85, 13, 24, 4, 13, 40, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 18, 34, 8, 86, 29, 10, 4, 11, 21, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 24, 24, 8, 87, 24, 24, 4, 24, 36, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 48, 82, 8, 88, 24, 24, 4, 24, 51, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 37, 58, 8, 89, 44, 24, 4, 13, 40, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 37, 79, 8, 40, 13, 24, 4, 13, 40, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 18, 34, 8, 21, 29, 10, 4, 11, 21, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 48, 64, 8, 90, 55, 24, 4, 24, 51, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 48, 82, 8, 51, 24, 24, 4, 24, 51, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 37, 58, 8, 91, 44, 24, 4, 13, 40, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 48, 64, 8, 92, 55, 24, 4, 24, 51, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 37, 58, 8, 40, 44, 24, 4, 13, 40, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 48, 64, 8, 51, 55, 24, 4, 24, 51, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D19: Diagnosis = Diagnosis { answers: &[A130, A95, A96, A97, A98, A99, A100, A101, A102, A103, A104, A105, A106, A107, A108, A109, A110, A111, A112, A113, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 2, 11, 12, 13, 14,
    15, 15, 16, 17, 18, 19, 4, 8, 15, 14, 8, 14, 15, 8, 15, 14,
    15, 20, 15, 21, 21,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(256, 255, true), State::new(0, 255, false),
    State::new(512, 255, true), State::new(1024, 255, true), State::new(2048, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(512, 255, true), State::new(0, 255, false), State::new(2048, 255, true),
    State::new(4096, 255, false), State::new(8192, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(65536, 255, false), State::new(2048, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, 2, 8194, 2, 2, 2, 3, 2, 2, 4, 5, 2, 2, 2, X, X, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, 2, 8194, 2, 2, 2, 2, 2, 2, 4, 5, 2, 2, 2, X, X, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 8, 6, 9, 5, 6, 10, 10, X, X, 10, 10, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 4, 8196, 4, 4, 4, 2, 4, 4, 4, 5, 4, 4, 4, X, X, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 6, 6, 9, 5, 6, 6, 6, X, X, 6, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 11, 11, 8203, 11, 11, 11, 12, 11, 11, 13, 5, 11, 11, 11, X, X, 11, 11, 11, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 14, 15, 7, 16, 6, 9, 5, 6, 17, 17, X, X, 17, 17, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 9, 8201, 9, 9, 9, 7, 9, 9, 9, 5, 9, 9, 9, X, X, 9, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 18, 19, 7, 20, 21, 9, 5, 6, 20, 20, X, X, 20, 20, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 11, 11, 8203, 11, 11, 11, 12, 11, 11, 13, 5, 11, 11, 11, X, X, 11, 11, 11, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 11, 11, 8203, 11, 11, 11, 12, 11, 11, 13, 5, 11, 11, 11, X, X, 11, 11, 11, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 22, 22, 12, 22, 22, 13, 5, 22, 22, 22, X, X, 22, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 14, 6, 7, 17, 6, 9, 5, 6, 17, 17, X, X, 17, 17, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 23, 6, 9, 5, 6, 10, 10, X, X, 10, 10, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 14, 15, 7, 24, 6, 9, 5, 6, 17, 17, X, X, 17, 17, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 14, 25, 7, 17, 6, 9, 5, 6, 17, 17, X, X, 17, 17, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 18, 6, 7, 20, 6, 9, 5, 6, 20, 20, X, X, 20, 20, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 26, 21, 9, 5, 6, 10, 10, X, X, 10, 10, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 18, 19, 7, 20, 21, 9, 5, 6, 20, 20, X, X, 20, 20, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 21, 6, 9, 5, 6, 6, 6, X, X, 6, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 22, 22, 12, 22, 22, 13, 5, 22, 22, 22, X, X, 22, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 14, 27, 7, 28, 6, 9, 5, 6, 17, 17, X, X, 17, 17, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 14, 15, 7, 17, 6, 9, 5, 6, 17, 17, X, X, 17, 17, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 26, 6, 9, 5, 6, 10, 10, X, X, 10, 10, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 14, 25, 7, 17, 6, 9, 5, 6, 17, 17, X, X, 17, 17, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 29, 6, 9, 5, 6, 10, 10, X, X, 10, 10, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 14, 27, 7, 30, 6, 9, 5, 6, 17, 17, X, X, 17, 17, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 14, 31, 7, 32, 6, 9, 5, 6, 17, 17, X, X, 17, 17, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 14, 27, 7, 17, 6, 9, 5, 6, 17, 17, X, X, 17, 17, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 33, 6, 9, 5, 6, 10, 10, X, X, 10, 10, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 14, 31, 7, 34, 6, 9, 5, 6, 17, 17, X, X, 17, 17, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 14, 25, 7, 35, 21, 9, 5, 6, 17, 17, X, X, 17, 17, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 14, 31, 7, 17, 6, 9, 5, 6, 17, 17, X, X, 17, 17, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 14, 25, 7, 36, 21, 9, 5, 6, 17, 17, X, X, 17, 17, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 14, 25, 7, 17, 21, 9, 5, 6, 17, 17, X, X, 17, 17, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D20: Diagnosis = Diagnosis { answers: &[A130, A95, A96, A116, A98, A99, A117, A101, A118, A119, A120, A100, A105, A106, A121, A122, A103, A102, A104, A123, A124, A107, A108, A109, A110, A111, A112, A113, A125, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 6, 8, 9, 10, 11, 2, 12, 13,
    6, 14, 6, 6, 6, 15, 16, 17, 18, 6, 19, 20, 4, 6, 6, 14,
    17, 18, 21, 22, 23, 23, 24, 25, 26, 27, 10, 14, 6, 21, 22, 23,
    23, 24, 25, 26, 28, 17, 23, 22, 17, 6, 6, 17, 23, 22, 17, 27,
    22, 23, 14, 6, 22, 23, 17, 23, 10, 6, 17, 23, 22, 23, 10, 22,
    23, 29, 23, 10, 29, 23, 30, 30, 30, 30,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(256, 255, true), State::new(0, 255, false),
    State::new(512, 255, true), State::new(1024, 255, true), State::new(131072, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(8192, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(2048, 255, true), State::new(2048, 255, true), State::new(4096, 255, false), State::new(8192, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(131072, 255, true), State::new(0, 255, false), State::new(512, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(2048, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(65536, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, 2, 8194, 2, 2, 2, 3, 2, 2, 4, 5, 2, 2, 2, X, X, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, 2, 8194, 2, 2, 2, 2, 2, 2, 4, 5, 2, 2, 2, X, X, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 8, 6, 9, 5, 10, 11, 11, X, X, 11, 11, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 4, 8196, 4, 4, 4, 2, 4, 4, 4, 5, 4, 4, 4, X, X, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 6, 6, 9, 5, 10, 6, 6, X, X, 6, 6, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, 13, 8205, 13, 13, 13, 14, 13, 13, 15, 5, 13, 13, 13, X, X, 13, 13, 13, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 16, 17, 7, 18, 6, 9, 5, 10, 19, 19, X, X, 19, 19, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 20, 8212, 20, 20, 20, 7, 20, 20, 9, 5, 21, 20, 20, X, X, 20, 20, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 7, 23, 12, 22, 5, 12, 24, 24, X, X, 24, 24, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 25, 26, 7, 11, 27, 9, 5, 10, 11, 11, X, X, 11, 11, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 7, 12, 12, 22, 5, 12, 12, 12, X, X, 12, 12, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, 13, 8205, 13, 13, 13, 14, 13, 13, 15, 5, 13, 13, 13, X, X, 13, 13, 13, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 13, 13, 8205, 13, 13, 13, 14, 13, 13, 15, 5, 13, 13, 13, X, X, 13, 13, 13, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 28, 8220, 28, 28, 28, 14, 28, 28, 15, 5, 28, 28, 28, X, X, 28, 28, 28, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 16, 6, 7, 19, 6, 9, 5, 10, 19, 19, X, X, 19, 19, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 29, 6, 9, 5, 10, 11, 11, X, X, 11, 11, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 16, 17, 7, 30, 6, 9, 5, 10, 19, 19, X, X, 19, 19, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 16, 31, 7, 19, 6, 9, 5, 10, 19, 19, X, X, 19, 19, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 20, 8212, 20, 20, 20, 7, 20, 20, 9, 5, 21, 20, 20, X, X, 20, 20, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 22, 22, 7, 32, 22, 22, 5, 22, 33, 33, X, X, 33, 33, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 22, 22, 7, 22, 22, 22, 5, 22, 22, 22, X, X, 22, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 34, 35, 7, 36, 12, 22, 5, 12, 37, 37, X, X, 37, 37, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 38, 39, 7, 40, 41, 22, 5, 12, 40, 40, X, X, 40, 40, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 25, 6, 7, 11, 6, 9, 5, 10, 11, 11, X, X, 11, 11, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 19, 27, 9, 5, 10, 11, 11, X, X, 11, 11, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 42, 6, 9, 5, 10, 6, 6, X, X, 6, 6, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 28, 28, 8220, 28, 28, 28, 14, 28, 28, 15, 5, 28, 28, 28, X, X, 28, 28, 28, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 16, 43, 7, 44, 6, 9, 5, 10, 19, 19, X, X, 19, 19, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 16, 17, 7, 19, 6, 9, 5, 10, 19, 19, X, X, 19, 19, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 19, 6, 9, 5, 10, 11, 11, X, X, 11, 11, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 45, 46, 7, 47, 22, 22, 5, 22, 48, 48, X, X, 48, 48, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 49, 50, 7, 51, 52, 22, 5, 22, 51, 51, X, X, 51, 51, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 34, 12, 7, 37, 12, 22, 5, 12, 37, 37, X, X, 37, 37, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 7, 53, 12, 22, 5, 12, 24, 24, X, X, 24, 24, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 34, 35, 7, 54, 12, 22, 5, 12, 37, 37, X, X, 37, 37, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 34, 55, 7, 37, 12, 22, 5, 12, 37, 37, X, X, 37, 37, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 38, 12, 7, 40, 12, 22, 5, 12, 40, 40, X, X, 40, 40, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 7, 56, 41, 22, 5, 12, 24, 24, X, X, 24, 24, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 38, 39, 7, 40, 41, 22, 5, 12, 40, 40, X, X, 40, 40, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 7, 41, 12, 22, 5, 12, 12, 12, X, X, 12, 12, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 42, 6, 9, 5, 10, 6, 6, X, X, 6, 6, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 57, 6, 9, 5, 10, 11, 11, X, X, 11, 11, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 16, 43, 7, 58, 6, 9, 5, 10, 19, 19, X, X, 19, 19, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 45, 22, 7, 48, 22, 22, 5, 22, 48, 48, X, X, 48, 48, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 22, 22, 7, 59, 22, 22, 5, 22, 33, 33, X, X, 33, 33, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 45, 46, 7, 60, 22, 22, 5, 22, 48, 48, X, X, 48, 48, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 45, 61, 7, 48, 22, 22, 5, 22, 48, 48, X, X, 48, 48, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 49, 22, 7, 51, 22, 22, 5, 22, 51, 51, X, X, 51, 51, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 22, 22, 7, 62, 52, 22, 5, 22, 33, 33, X, X, 33, 33, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 49, 50, 7, 51, 52, 22, 5, 22, 51, 51, X, X, 51, 51, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 22, 22, 7, 63, 22, 22, 5, 22, 22, 22, X, X, 22, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 34, 64, 7, 65, 12, 22, 5, 12, 37, 37, X, X, 37, 37, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 34, 35, 7, 37, 12, 22, 5, 12, 37, 37, X, X, 37, 37, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 7, 56, 12, 22, 5, 12, 24, 24, X, X, 24, 24, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 34, 55, 7, 37, 12, 22, 5, 12, 37, 37, X, X, 37, 37, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 16, 66, 7, 67, 6, 9, 5, 10, 19, 19, X, X, 19, 19, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 16, 43, 7, 19, 6, 9, 5, 10, 19, 19, X, X, 19, 19, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 45, 68, 7, 69, 22, 22, 5, 22, 48, 48, X, X, 48, 48, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 45, 46, 7, 48, 22, 22, 5, 22, 48, 48, X, X, 48, 48, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 22, 22, 7, 62, 22, 22, 5, 22, 33, 33, X, X, 33, 33, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 45, 61, 7, 48, 22, 22, 5, 22, 48, 48, X, X, 48, 48, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 22, 22, 7, 63, 22, 22, 5, 22, 22, 22, X, X, 22, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 7, 70, 12, 22, 5, 12, 24, 24, X, X, 24, 24, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 34, 64, 7, 71, 12, 22, 5, 12, 37, 37, X, X, 37, 37, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 72, 6, 9, 5, 10, 11, 11, X, X, 11, 11, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 16, 66, 7, 73, 6, 9, 5, 10, 19, 19, X, X, 19, 19, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 22, 22, 7, 74, 22, 22, 5, 22, 33, 33, X, X, 33, 33, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 45, 68, 7, 75, 22, 22, 5, 22, 48, 48, X, X, 48, 48, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 34, 76, 7, 77, 12, 22, 5, 12, 37, 37, X, X, 37, 37, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 34, 64, 7, 37, 12, 22, 5, 12, 37, 37, X, X, 37, 37, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 16, 31, 7, 78, 27, 9, 5, 10, 19, 19, X, X, 19, 19, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 16, 66, 7, 19, 6, 9, 5, 10, 19, 19, X, X, 19, 19, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 45, 79, 7, 80, 22, 22, 5, 22, 48, 48, X, X, 48, 48, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 45, 68, 7, 48, 22, 22, 5, 22, 48, 48, X, X, 48, 48, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 7, 81, 12, 22, 5, 12, 24, 24, X, X, 24, 24, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 34, 76, 7, 82, 12, 22, 5, 12, 37, 37, X, X, 37, 37, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 16, 31, 7, 83, 27, 9, 5, 10, 19, 19, X, X, 19, 19, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 22, 22, 7, 84, 22, 22, 5, 22, 33, 33, X, X, 33, 33, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 45, 79, 7, 85, 22, 22, 5, 22, 48, 48, X, X, 48, 48, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 34, 55, 7, 86, 41, 22, 5, 12, 37, 37, X, X, 37, 37, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 34, 76, 7, 37, 12, 22, 5, 12, 37, 37, X, X, 37, 37, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 16, 31, 7, 19, 27, 9, 5, 10, 19, 19, X, X, 19, 19, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 45, 61, 7, 87, 52, 22, 5, 22, 48, 48, X, X, 48, 48, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 45, 79, 7, 48, 22, 22, 5, 22, 48, 48, X, X, 48, 48, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 34, 55, 7, 88, 41, 22, 5, 12, 37, 37, X, X, 37, 37, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 45, 61, 7, 89, 52, 22, 5, 22, 48, 48, X, X, 48, 48, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 34, 55, 7, 37, 41, 22, 5, 12, 37, 37, X, X, 37, 37, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 22, 22, 8214, 22, 45, 61, 7, 48, 52, 22, 5, 22, 48, 48, X, X, 48, 48, 22, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D21: Diagnosis = Diagnosis { answers: &[A130, A95, A96, A97, A98, A99, A100, A101, A102, A103, A104, A126, A105, A106, A107, A108, A109, A110, A111, A112, A113, A127, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 2, 12, 13, 14,
    15, 16, 16, 17, 18, 19, 20, 21, 4, 8, 16, 15, 8, 15, 16, 8,
    16, 15, 16, 22, 16, 23, 23,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(256, 255, true), State::new(0, 255, false),
    State::new(512, 255, true), State::new(1024, 255, true), State::new(2048, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(512, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(2048, 255, true), State::new(4096, 255, false), State::new(8192, 255, false), State::new(16384, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(16384, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(65536, 255, false), State::new(65536, 255, false),
    State::new(2048, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, 2, 8194, 2, 2, 2, 3, 2, 2, 4, 5, 2, 2, 2, X, X, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, 2, 8194, 2, 2, 2, 2, 2, 2, 4, 5, 2, 2, 2, X, X, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 8, 6, 9, 5, 6, 10, 10, 16395, X, 10, 10, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 4, 8196, 4, 4, 4, 2, 4, 4, 4, 5, 4, 4, 4, X, X, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 6, 6, 9, 5, 6, 6, 6, X, X, 6, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 13, 12, 12, 14, 5, 12, 12, 12, X, X, 12, 12, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 15, 16, 7, 17, 6, 9, 5, 6, 18, 18, X, X, 18, 18, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 9, 8201, 9, 9, 9, 7, 9, 9, 9, 5, 9, 9, 9, X, X, 9, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 19, 20, 7, 21, 22, 9, 5, 6, 21, 21, X, X, 21, 21, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2, X, 23, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 13, 12, 12, 14, 5, 12, 12, 12, X, X, 12, 12, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 13, 12, 12, 14, 5, 12, 12, 12, X, X, 12, 12, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, 24, 8216, 24, 24, 24, 13, 24, 24, 14, 5, 24, 24, 24, X, X, 24, 24, 24, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 15, 6, 7, 18, 6, 9, 5, 6, 18, 18, X, X, 18, 18, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 25, 6, 9, 5, 6, 10, 10, X, X, 10, 10, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 15, 16, 7, 26, 6, 9, 5, 6, 18, 18, X, X, 18, 18, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 15, 27, 7, 18, 6, 9, 5, 6, 18, 18, X, X, 18, 18, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 19, 6, 7, 21, 6, 9, 5, 6, 21, 21, X, X, 21, 21, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 28, 22, 9, 5, 6, 10, 10, X, X, 10, 10, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 19, 20, 7, 21, 22, 9, 5, 6, 21, 21, X, X, 21, 21, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 22, 6, 9, 5, 6, 6, 6, X, X, 6, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2, 23, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, 24, 8216, 24, 24, 24, 13, 24, 24, 14, 5, 24, 24, 24, X, X, 24, 24, 24, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 15, 29, 7, 30, 6, 9, 5, 6, 18, 18, X, X, 18, 18, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 15, 16, 7, 18, 6, 9, 5, 6, 18, 18, X, X, 18, 18, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 28, 6, 9, 5, 6, 10, 10, X, X, 10, 10, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 15, 27, 7, 18, 6, 9, 5, 6, 18, 18, X, X, 18, 18, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 31, 6, 9, 5, 6, 10, 10, X, X, 10, 10, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 15, 29, 7, 32, 6, 9, 5, 6, 18, 18, X, X, 18, 18, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 15, 33, 7, 34, 6, 9, 5, 6, 18, 18, X, X, 18, 18, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 15, 29, 7, 18, 6, 9, 5, 6, 18, 18, X, X, 18, 18, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 35, 6, 9, 5, 6, 10, 10, X, X, 10, 10, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 15, 33, 7, 36, 6, 9, 5, 6, 18, 18, X, X, 18, 18, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 15, 27, 7, 37, 22, 9, 5, 6, 18, 18, X, X, 18, 18, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 15, 33, 7, 18, 6, 9, 5, 6, 18, 18, X, X, 18, 18, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 15, 27, 7, 38, 22, 9, 5, 6, 18, 18, X, X, 18, 18, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 15, 27, 7, 18, 22, 9, 5, 6, 18, 18, X, X, 18, 18, 6, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D22: Diagnosis = Diagnosis { answers: &[A130, A95, A96, A116, A98, A99, A117, A101, A118, A119, A120, A100, A126, A105, A106, A121, A122, A103, A102, A104, A123, A124, A127, A107, A108, A109, A110, A111, A112, A113, A125, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 6, 8, 9, 10, 11, 12, 2, 13,
    14, 6, 15, 6, 6, 6, 16, 17, 18, 19, 6, 20, 21, 22, 4, 6,
    6, 15, 18, 19, 23, 24, 25, 25, 26, 27, 28, 29, 10, 15, 6, 23,
    24, 25, 25, 26, 27, 28, 30, 18, 25, 24, 18, 6, 6, 18, 25, 24,
    18, 29, 24, 25, 15, 6, 24, 25, 18, 25, 10, 6, 18, 25, 24, 25,
    10, 24, 25, 31, 25, 10, 31, 25, 32, 32, 32, 32,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(256, 255, true), State::new(0, 255, false),
    State::new(512, 255, true), State::new(1024, 255, true), State::new(131072, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(8192, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(2048, 255, true), State::new(0, 255, false), State::new(2048, 255, true), State::new(4096, 255, false),
    State::new(8192, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(131072, 255, true), State::new(0, 255, false), State::new(512, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(65536, 255, false), State::new(2048, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(65536, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(16384, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, 2, 8194, 2, 2, 2, 3, 2, 2, 4, 5, 2, 2, 2, X, X, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, 2, 8194, 2, 2, 2, 2, 2, 2, 4, 5, 2, 2, 2, X, X, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 8, 6, 9, 5, 10, 11, 11, 16397, X, 11, 11, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 4, 8196, 4, 4, 4, 2, 4, 4, 4, 5, 4, 4, 4, X, X, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 6, 6, 9, 5, 10, 6, 6, X, X, 6, 6, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 14, 14, 8206, 14, 14, 14, 15, 14, 14, 16, 5, 14, 14, 14, X, X, 14, 14, 14, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 17, 18, 7, 19, 6, 9, 5, 10, 20, 20, X, X, 20, 20, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 21, 8213, 21, 21, 21, 7, 21, 21, 9, 5, 22, 21, 21, X, X, 21, 21, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 7, 24, 12, 23, 5, 12, 25, 25, 16397, X, 25, 25, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 26, 27, 7, 11, 28, 9, 5, 10, 11, 11, X, X, 11, 11, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 7, 12, 12, 23, 5, 12, 12, 12, X, X, 12, 12, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2, X, 29, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 14, 14, 8206, 14, 14, 14, 15, 14, 14, 16, 5, 14, 14, 14, X, X, 14, 14, 14, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 14, 14, 8206, 14, 14, 14, 15, 14, 14, 16, 5, 14, 14, 14, X, X, 14, 14, 14, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 30, 8222, 30, 30, 30, 15, 30, 30, 16, 5, 30, 30, 30, X, X, 30, 30, 30, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 17, 6, 7, 20, 6, 9, 5, 10, 20, 20, X, X, 20, 20, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 31, 6, 9, 5, 10, 11, 11, X, X, 11, 11, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 17, 18, 7, 32, 6, 9, 5, 10, 20, 20, X, X, 20, 20, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 17, 33, 7, 20, 6, 9, 5, 10, 20, 20, X, X, 20, 20, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 21, 8213, 21, 21, 21, 7, 21, 21, 9, 5, 22, 21, 21, X, X, 21, 21, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 23, 23, 7, 34, 23, 23, 5, 23, 35, 35, 16397, X, 35, 35, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 23, 23, 7, 23, 23, 23, 5, 23, 23, 23, X, X, 23, 23, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 36, 37, 7, 38, 12, 23, 5, 12, 39, 39, X, X, 39, 39, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 40, 41, 7, 42, 43, 23, 5, 12, 42, 42, X, X, 42, 42, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 26, 6, 7, 11, 6, 9, 5, 10, 11, 11, X, X, 11, 11, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 20, 28, 9, 5, 10, 11, 11, X, X, 11, 11, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 44, 6, 9, 5, 10, 6, 6, X, X, 6, 6, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2, 29, X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 30, 8222, 30, 30, 30, 15, 30, 30, 16, 5, 30, 30, 30, X, X, 30, 30, 30, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 17, 45, 7, 46, 6, 9, 5, 10, 20, 20, X, X, 20, 20, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 17, 18, 7, 20, 6, 9, 5, 10, 20, 20, X, X, 20, 20, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 20, 6, 9, 5, 10, 11, 11, X, X, 11, 11, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 47, 48, 7, 49, 23, 23, 5, 23, 50, 50, X, X, 50, 50, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 51, 52, 7, 53, 54, 23, 5, 23, 53, 53, X, X, 53, 53, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 36, 12, 7, 39, 12, 23, 5, 12, 39, 39, X, X, 39, 39, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 7, 55, 12, 23, 5, 12, 25, 25, X, X, 25, 25, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 36, 37, 7, 56, 12, 23, 5, 12, 39, 39, X, X, 39, 39, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 36, 57, 7, 39, 12, 23, 5, 12, 39, 39, X, X, 39, 39, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 40, 12, 7, 42, 12, 23, 5, 12, 42, 42, X, X, 42, 42, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 7, 58, 43, 23, 5, 12, 25, 25, X, X, 25, 25, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 40, 41, 7, 42, 43, 23, 5, 12, 42, 42, X, X, 42, 42, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 7, 43, 12, 23, 5, 12, 12, 12, X, X, 12, 12, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 44, 6, 9, 5, 10, 6, 6, X, X, 6, 6, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 59, 6, 9, 5, 10, 11, 11, X, X, 11, 11, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 17, 45, 7, 60, 6, 9, 5, 10, 20, 20, X, X, 20, 20, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 47, 23, 7, 50, 23, 23, 5, 23, 50, 50, X, X, 50, 50, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 23, 23, 7, 61, 23, 23, 5, 23, 35, 35, X, X, 35, 35, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 47, 48, 7, 62, 23, 23, 5, 23, 50, 50, X, X, 50, 50, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 47, 63, 7, 50, 23, 23, 5, 23, 50, 50, X, X, 50, 50, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 51, 23, 7, 53, 23, 23, 5, 23, 53, 53, X, X, 53, 53, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 23, 23, 7, 64, 54, 23, 5, 23, 35, 35, X, X, 35, 35, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 51, 52, 7, 53, 54, 23, 5, 23, 53, 53, X, X, 53, 53, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 23, 23, 7, 65, 23, 23, 5, 23, 23, 23, X, X, 23, 23, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 36, 66, 7, 67, 12, 23, 5, 12, 39, 39, X, X, 39, 39, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 36, 37, 7, 39, 12, 23, 5, 12, 39, 39, X, X, 39, 39, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 7, 58, 12, 23, 5, 12, 25, 25, X, X, 25, 25, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 36, 57, 7, 39, 12, 23, 5, 12, 39, 39, X, X, 39, 39, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 17, 68, 7, 69, 6, 9, 5, 10, 20, 20, X, X, 20, 20, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 17, 45, 7, 20, 6, 9, 5, 10, 20, 20, X, X, 20, 20, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 47, 70, 7, 71, 23, 23, 5, 23, 50, 50, X, X, 50, 50, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 47, 48, 7, 50, 23, 23, 5, 23, 50, 50, X, X, 50, 50, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 23, 23, 7, 64, 23, 23, 5, 23, 35, 35, X, X, 35, 35, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 47, 63, 7, 50, 23, 23, 5, 23, 50, 50, X, X, 50, 50, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 23, 23, 7, 65, 23, 23, 5, 23, 23, 23, X, X, 23, 23, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 7, 72, 12, 23, 5, 12, 25, 25, X, X, 25, 25, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 36, 66, 7, 73, 12, 23, 5, 12, 39, 39, X, X, 39, 39, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 6, 6, 7, 74, 6, 9, 5, 10, 11, 11, X, X, 11, 11, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 17, 68, 7, 75, 6, 9, 5, 10, 20, 20, X, X, 20, 20, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 23, 23, 7, 76, 23, 23, 5, 23, 35, 35, X, X, 35, 35, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 47, 70, 7, 77, 23, 23, 5, 23, 50, 50, X, X, 50, 50, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 36, 78, 7, 79, 12, 23, 5, 12, 39, 39, X, X, 39, 39, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 36, 66, 7, 39, 12, 23, 5, 12, 39, 39, X, X, 39, 39, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 17, 33, 7, 80, 28, 9, 5, 10, 20, 20, X, X, 20, 20, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 17, 68, 7, 20, 6, 9, 5, 10, 20, 20, X, X, 20, 20, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 47, 81, 7, 82, 23, 23, 5, 23, 50, 50, X, X, 50, 50, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 47, 70, 7, 50, 23, 23, 5, 23, 50, 50, X, X, 50, 50, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 12, 12, 7, 83, 12, 23, 5, 12, 25, 25, X, X, 25, 25, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 36, 78, 7, 84, 12, 23, 5, 12, 39, 39, X, X, 39, 39, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 17, 33, 7, 85, 28, 9, 5, 10, 20, 20, X, X, 20, 20, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 23, 23, 7, 86, 23, 23, 5, 23, 35, 35, X, X, 35, 35, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 47, 81, 7, 87, 23, 23, 5, 23, 50, 50, X, X, 50, 50, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 36, 57, 7, 88, 43, 23, 5, 12, 39, 39, X, X, 39, 39, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 36, 78, 7, 39, 12, 23, 5, 12, 39, 39, X, X, 39, 39, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 6, 8198, 6, 17, 33, 7, 20, 28, 9, 5, 10, 20, 20, X, X, 20, 20, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 47, 63, 7, 89, 54, 23, 5, 23, 50, 50, X, X, 50, 50, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 47, 81, 7, 50, 23, 23, 5, 23, 50, 50, X, X, 50, 50, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 36, 57, 7, 90, 43, 23, 5, 12, 39, 39, X, X, 39, 39, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 47, 63, 7, 91, 54, 23, 5, 23, 50, 50, X, X, 50, 50, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 12, 12, 8204, 12, 36, 57, 7, 39, 43, 23, 5, 12, 39, 39, X, X, 39, 39, 12, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 23, 8215, 23, 47, 63, 7, 50, 54, 23, 5, 23, 50, 50, X, X, 50, 50, 23, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D23: Diagnosis = Diagnosis { answers: &[A131, A94], inner: &[&D49], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED], path: true,
    states: &[
    State::new(0, 255, false), State::new(1024, 255, true),
    ],
    next: &[
    X, 1, 1, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, 1, X, X, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D24: Diagnosis = Diagnosis { answers: &[A131, A132], inner: &[&D49], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, 1, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, 1, X, X, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D25: Diagnosis = Diagnosis { answers: &[A133, A134, A135, A136, A137, A138, A139, A140, A141, A142, A143, A144, A145, A146, A147, A148, A149], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 12, 13, 14,
    5, 10, 9, 5, 9, 10, 5, 10, 9, 10, 15, 10, 16, 16,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(256, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 5, 3, 3, X, 3, 6, 6, X, X, 6, 6, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 3, 3, 3, X, 3, 3, 3, X, X, 3, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 4, 8196, 4, 4, 4, 4, 4, 4, 7, X, 4, 4, 4, X, X, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 8, 9, 4, 10, 3, 3, X, 3, 11, 11, X, X, 11, 11, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 12, 13, 4, 14, 15, 3, X, 3, 14, 14, X, X, 14, 14, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, 7, 8199, 7, 7, 7, 4, 7, 7, 7, X, 7, 7, 7, X, X, 7, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 8, 3, 4, 11, 3, 3, X, 3, 11, 11, X, X, 11, 11, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 16, 3, 3, X, 3, 6, 6, X, X, 6, 6, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 8, 9, 4, 17, 3, 3, X, 3, 11, 11, X, X, 11, 11, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 8, 18, 4, 11, 3, 3, X, 3, 11, 11, X, X, 11, 11, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 12, 3, 4, 14, 3, 3, X, 3, 14, 14, X, X, 14, 14, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 19, 15, 3, X, 3, 6, 6, X, X, 6, 6, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 12, 13, 4, 14, 15, 3, X, 3, 14, 14, X, X, 14, 14, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 15, 3, 3, X, 3, 3, 3, X, X, 3, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 8, 20, 4, 21, 3, 3, X, 3, 11, 11, X, X, 11, 11, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 8, 9, 4, 11, 3, 3, X, 3, 11, 11, X, X, 11, 11, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 19, 3, 3, X, 3, 6, 6, X, X, 6, 6, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 8, 18, 4, 11, 3, 3, X, 3, 11, 11, X, X, 11, 11, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 22, 3, 3, X, 3, 6, 6, X, X, 6, 6, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 8, 20, 4, 23, 3, 3, X, 3, 11, 11, X, X, 11, 11, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 8, 24, 4, 25, 3, 3, X, 3, 11, 11, X, X, 11, 11, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 8, 20, 4, 11, 3, 3, X, 3, 11, 11, X, X, 11, 11, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 26, 3, 3, X, 3, 6, 6, X, X, 6, 6, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 8, 24, 4, 27, 3, 3, X, 3, 11, 11, X, X, 11, 11, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 8, 18, 4, 28, 15, 3, X, 3, 11, 11, X, X, 11, 11, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 8, 24, 4, 11, 3, 3, X, 3, 11, 11, X, X, 11, 11, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 8, 18, 4, 29, 15, 3, X, 3, 11, 11, X, X, 11, 11, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 8, 18, 4, 11, 15, 3, X, 3, 11, 11, X, X, 11, 11, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D26: Diagnosis = Diagnosis { answers: &[A133, A134, A150, A151, A137, A152, A153, A136, A140, A154, A138, A139, A155, A156, A141, A142, A143, A144, A145, A146, A147, A148, A149], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 3, 5, 6, 7, 8, 3, 9, 3, 3, 10, 11,
    3, 12, 13, 3, 3, 9, 14, 15, 16, 16, 17, 18, 19, 20, 6, 9,
    3, 10, 16, 15, 10, 3, 3, 15, 16, 9, 3, 10, 16, 6, 3, 15,
    16, 6, 21, 16, 6, 22, 22,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(262144, 255, true),
    State::new(256, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(512, 255, true), State::new(512, 255, true), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(65536, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 5, 3, 3, X, 6, 7, 7, X, X, 7, 7, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 3, 3, 3, X, 6, 3, 3, X, X, 3, 3, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 4, 8196, 4, 4, 4, 4, 4, 4, 9, X, 4, 4, 4, X, X, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 10, 11, 4, 12, 3, 3, X, 6, 13, 13, X, X, 13, 13, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 8, 8, 4, 14, 8, 8, X, 8, 15, 15, X, X, 15, 15, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 16, 17, 4, 7, 18, 3, X, 6, 7, 7, X, X, 7, 7, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 8, 8, 4, 8, 8, 8, X, 8, 8, 8, X, X, 8, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 9, 8201, 9, 9, 9, 4, 9, 9, 9, X, 9, 9, 9, X, X, 9, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 10, 3, 4, 13, 3, 3, X, 6, 13, 13, X, X, 13, 13, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 19, 3, 3, X, 6, 7, 7, X, X, 7, 7, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 10, 11, 4, 20, 3, 3, X, 6, 13, 13, X, X, 13, 13, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 10, 21, 4, 13, 3, 3, X, 6, 13, 13, X, X, 13, 13, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 22, 23, 4, 24, 8, 8, X, 8, 25, 25, X, X, 25, 25, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 26, 27, 4, 28, 29, 8, X, 8, 28, 28, X, X, 28, 28, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 16, 3, 4, 7, 3, 3, X, 6, 7, 7, X, X, 7, 7, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 13, 18, 3, X, 6, 7, 7, X, X, 7, 7, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 30, 3, 3, X, 6, 3, 3, X, X, 3, 3, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 10, 31, 4, 32, 3, 3, X, 6, 13, 13, X, X, 13, 13, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 10, 11, 4, 13, 3, 3, X, 6, 13, 13, X, X, 13, 13, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 13, 3, 3, X, 6, 7, 7, X, X, 7, 7, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 22, 8, 4, 25, 8, 8, X, 8, 25, 25, X, X, 25, 25, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 8, 8, 4, 33, 8, 8, X, 8, 15, 15, X, X, 15, 15, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 22, 23, 4, 34, 8, 8, X, 8, 25, 25, X, X, 25, 25, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 22, 35, 4, 25, 8, 8, X, 8, 25, 25, X, X, 25, 25, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 26, 8, 4, 28, 8, 8, X, 8, 28, 28, X, X, 28, 28, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 8, 8, 4, 36, 29, 8, X, 8, 15, 15, X, X, 15, 15, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 26, 27, 4, 28, 29, 8, X, 8, 28, 28, X, X, 28, 28, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 8, 8, 4, 29, 8, 8, X, 8, 8, 8, X, X, 8, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 30, 3, 3, X, 6, 3, 3, X, X, 3, 3, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 37, 3, 3, X, 6, 7, 7, X, X, 7, 7, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 10, 31, 4, 38, 3, 3, X, 6, 13, 13, X, X, 13, 13, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 22, 39, 4, 40, 8, 8, X, 8, 25, 25, X, X, 25, 25, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 22, 23, 4, 25, 8, 8, X, 8, 25, 25, X, X, 25, 25, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 8, 8, 4, 36, 8, 8, X, 8, 15, 15, X, X, 15, 15, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 22, 35, 4, 25, 8, 8, X, 8, 25, 25, X, X, 25, 25, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 10, 41, 4, 42, 3, 3, X, 6, 13, 13, X, X, 13, 13, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 10, 31, 4, 13, 3, 3, X, 6, 13, 13, X, X, 13, 13, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 8, 8, 4, 43, 8, 8, X, 8, 15, 15, X, X, 15, 15, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 22, 39, 4, 44, 8, 8, X, 8, 25, 25, X, X, 25, 25, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 45, 3, 3, X, 6, 7, 7, X, X, 7, 7, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 10, 41, 4, 46, 3, 3, X, 6, 13, 13, X, X, 13, 13, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 22, 47, 4, 48, 8, 8, X, 8, 25, 25, X, X, 25, 25, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 22, 39, 4, 25, 8, 8, X, 8, 25, 25, X, X, 25, 25, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 10, 21, 4, 49, 18, 3, X, 6, 13, 13, X, X, 13, 13, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 10, 41, 4, 13, 3, 3, X, 6, 13, 13, X, X, 13, 13, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 8, 8, 4, 50, 8, 8, X, 8, 15, 15, X, X, 15, 15, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 22, 47, 4, 51, 8, 8, X, 8, 25, 25, X, X, 25, 25, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 10, 21, 4, 52, 18, 3, X, 6, 13, 13, X, X, 13, 13, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 22, 35, 4, 53, 29, 8, X, 8, 25, 25, X, X, 25, 25, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 22, 47, 4, 25, 8, 8, X, 8, 25, 25, X, X, 25, 25, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 10, 21, 4, 13, 18, 3, X, 6, 13, 13, X, X, 13, 13, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 22, 35, 4, 54, 29, 8, X, 8, 25, 25, X, X, 25, 25, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 22, 35, 4, 25, 29, 8, X, 8, 25, 25, X, X, 25, 25, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D27: Diagnosis = Diagnosis { answers: &[A133, A134, A135, A136, A137, A138, A139, A157, A140, A141, A142, A143, A144, A145, A146, A147, A158, A148, A149], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12, 13, 14,
    15, 16, 5, 11, 10, 5, 10, 11, 5, 11, 10, 11, 17, 11, 18, 18,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(256, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(512, 255, true), State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(65536, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 5, 3, 3, X, 3, 6, 6, 16391, X, 6, 6, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 3, 3, 3, X, 3, 3, 3, X, X, 3, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 4, 8196, 4, 4, 4, 4, 4, 4, 8, X, 4, 4, 4, X, X, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 9, 10, 4, 11, 3, 3, X, 3, 12, 12, X, X, 12, 12, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 13, 14, 4, 15, 16, 3, X, 3, 15, 15, X, X, 15, 15, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 4, X, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 8, 8, 4, 8, 8, 8, X, 8, 8, 8, X, X, 8, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 9, 3, 4, 12, 3, 3, X, 3, 12, 12, X, X, 12, 12, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 18, 3, 3, X, 3, 6, 6, X, X, 6, 6, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 9, 10, 4, 19, 3, 3, X, 3, 12, 12, X, X, 12, 12, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 9, 20, 4, 12, 3, 3, X, 3, 12, 12, X, X, 12, 12, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 13, 3, 4, 15, 3, 3, X, 3, 15, 15, X, X, 15, 15, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 21, 16, 3, X, 3, 6, 6, X, X, 6, 6, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 13, 14, 4, 15, 16, 3, X, 3, 15, 15, X, X, 15, 15, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 16, 3, 3, X, 3, 3, 3, X, X, 3, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 4, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 9, 22, 4, 23, 3, 3, X, 3, 12, 12, X, X, 12, 12, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 9, 10, 4, 12, 3, 3, X, 3, 12, 12, X, X, 12, 12, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 21, 3, 3, X, 3, 6, 6, X, X, 6, 6, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 9, 20, 4, 12, 3, 3, X, 3, 12, 12, X, X, 12, 12, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 24, 3, 3, X, 3, 6, 6, X, X, 6, 6, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 9, 22, 4, 25, 3, 3, X, 3, 12, 12, X, X, 12, 12, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 9, 26, 4, 27, 3, 3, X, 3, 12, 12, X, X, 12, 12, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 9, 22, 4, 12, 3, 3, X, 3, 12, 12, X, X, 12, 12, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 28, 3, 3, X, 3, 6, 6, X, X, 6, 6, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 9, 26, 4, 29, 3, 3, X, 3, 12, 12, X, X, 12, 12, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 9, 20, 4, 30, 16, 3, X, 3, 12, 12, X, X, 12, 12, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 9, 26, 4, 12, 3, 3, X, 3, 12, 12, X, X, 12, 12, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 9, 20, 4, 31, 16, 3, X, 3, 12, 12, X, X, 12, 12, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 9, 20, 4, 12, 16, 3, X, 3, 12, 12, X, X, 12, 12, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D28: Diagnosis = Diagnosis { answers: &[A133, A134, A150, A151, A137, A152, A153, A136, A157, A140, A154, A138, A139, A155, A156, A158, A141, A142, A143, A144, A145, A146, A147, A148, A149], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 3, 5, 6, 7, 8, 9, 3, 10, 3, 3, 11,
    12, 3, 13, 14, 15, 3, 3, 10, 16, 17, 18, 18, 19, 20, 21, 22,
    6, 10, 3, 11, 18, 17, 11, 3, 3, 17, 18, 10, 3, 11, 18, 6,
    3, 17, 18, 6, 23, 18, 6, 24, 24,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(262144, 255, true),
    State::new(256, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(512, 255, true), State::new(0, 255, false), State::new(512, 255, true), State::new(16384, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(65536, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 5, 3, 3, X, 6, 7, 7, 16393, X, 7, 7, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 3, 3, 3, X, 6, 3, 3, X, X, 3, 3, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 4, 8196, 4, 4, 4, 4, 4, 4, 10, X, 4, 4, 4, X, X, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 11, 12, 4, 13, 3, 3, X, 6, 14, 14, X, X, 14, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 8, 8, 4, 15, 8, 8, X, 8, 16, 16, 16393, X, 16, 16, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 17, 18, 4, 7, 19, 3, X, 6, 7, 7, X, X, 7, 7, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 8, 8, 4, 8, 8, 8, X, 8, 8, 8, X, X, 8, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 10, 8202, 10, 10, 10, 4, 10, 10, 10, X, 10, 10, 10, X, X, 10, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 11, 3, 4, 14, 3, 3, X, 6, 14, 14, X, X, 14, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 21, 3, 3, X, 6, 7, 7, X, X, 7, 7, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 11, 12, 4, 22, 3, 3, X, 6, 14, 14, X, X, 14, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 11, 23, 4, 14, 3, 3, X, 6, 14, 14, X, X, 14, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 24, 25, 4, 26, 8, 8, X, 8, 27, 27, X, X, 27, 27, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 28, 29, 4, 30, 31, 8, X, 8, 30, 30, X, X, 30, 30, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 17, 3, 4, 7, 3, 3, X, 6, 7, 7, X, X, 7, 7, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 14, 19, 3, X, 6, 7, 7, X, X, 7, 7, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 32, 3, 3, X, 6, 3, 3, X, X, 3, 3, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 4, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 11, 33, 4, 34, 3, 3, X, 6, 14, 14, X, X, 14, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 11, 12, 4, 14, 3, 3, X, 6, 14, 14, X, X, 14, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 14, 3, 3, X, 6, 7, 7, X, X, 7, 7, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 24, 8, 4, 27, 8, 8, X, 8, 27, 27, X, X, 27, 27, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 8, 8, 4, 35, 8, 8, X, 8, 16, 16, X, X, 16, 16, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 24, 25, 4, 36, 8, 8, X, 8, 27, 27, X, X, 27, 27, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 24, 37, 4, 27, 8, 8, X, 8, 27, 27, X, X, 27, 27, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 28, 8, 4, 30, 8, 8, X, 8, 30, 30, X, X, 30, 30, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 8, 8, 4, 38, 31, 8, X, 8, 16, 16, X, X, 16, 16, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 28, 29, 4, 30, 31, 8, X, 8, 30, 30, X, X, 30, 30, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 8, 8, 4, 31, 8, 8, X, 8, 8, 8, X, X, 8, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 32, 3, 3, X, 6, 3, 3, X, X, 3, 3, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 39, 3, 3, X, 6, 7, 7, X, X, 7, 7, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 11, 33, 4, 40, 3, 3, X, 6, 14, 14, X, X, 14, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 24, 41, 4, 42, 8, 8, X, 8, 27, 27, X, X, 27, 27, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 24, 25, 4, 27, 8, 8, X, 8, 27, 27, X, X, 27, 27, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 8, 8, 4, 38, 8, 8, X, 8, 16, 16, X, X, 16, 16, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 24, 37, 4, 27, 8, 8, X, 8, 27, 27, X, X, 27, 27, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 11, 43, 4, 44, 3, 3, X, 6, 14, 14, X, X, 14, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 11, 33, 4, 14, 3, 3, X, 6, 14, 14, X, X, 14, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 8, 8, 4, 45, 8, 8, X, 8, 16, 16, X, X, 16, 16, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 24, 41, 4, 46, 8, 8, X, 8, 27, 27, X, X, 27, 27, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 4, 47, 3, 3, X, 6, 7, 7, X, X, 7, 7, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 11, 43, 4, 48, 3, 3, X, 6, 14, 14, X, X, 14, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 24, 49, 4, 50, 8, 8, X, 8, 27, 27, X, X, 27, 27, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 24, 41, 4, 27, 8, 8, X, 8, 27, 27, X, X, 27, 27, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 11, 23, 4, 51, 19, 3, X, 6, 14, 14, X, X, 14, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 11, 43, 4, 14, 3, 3, X, 6, 14, 14, X, X, 14, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 8, 8, 4, 52, 8, 8, X, 8, 16, 16, X, X, 16, 16, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 24, 49, 4, 53, 8, 8, X, 8, 27, 27, X, X, 27, 27, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 11, 23, 4, 54, 19, 3, X, 6, 14, 14, X, X, 14, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 24, 37, 4, 55, 31, 8, X, 8, 27, 27, X, X, 27, 27, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 24, 49, 4, 27, 8, 8, X, 8, 27, 27, X, X, 27, 27, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 11, 23, 4, 14, 19, 3, X, 6, 14, 14, X, X, 14, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 24, 37, 4, 56, 31, 8, X, 8, 27, 27, X, X, 27, 27, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 8, 8200, 8, 24, 37, 4, 27, 31, 8, X, 8, 27, 27, X, X, 27, 27, 8, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D29: Diagnosis = Diagnosis { answers: &[A159, A137, A140], inner: &[&D49], of_states: &[
    0, 1, 2,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, true), State::new(512, 255, true),
    ],
    next: &[
    X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, 1, 1, 1, 2, X, 1, 1, 1, X, X, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, 2, 8194, 2, 2, 2, 1, 2, 2, 2, X, 2, 2, 2, X, X, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D30: Diagnosis = Diagnosis { answers: &[A160, A161, A137, A140], inner: &[&D49], of_states: &[
    0, 1, 2, 3,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED], path: true,
    states: &[
    State::new(0, 255, false), State::new(524288, 255, true), State::new(256, 255, true), State::new(512, 255, true),
    ],
    next: &[
    X, 1, 1, 8193, 1, 1, 1, X, 1, X, 1, X, 1, 1, 1, X, X, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, 2, 1, X, 1, X, 1, 1, 1, X, X, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, 2, 8194, 2, 2, 2, 2, 2, 2, 3, X, 2, 2, 2, X, X, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 3, 8195, 3, 3, 3, 2, 3, 3, 3, X, 3, 3, 3, X, X, 3, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D31: Diagnosis = Diagnosis { answers: &[A160, A162], inner: &[&D49], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED], path: true,
    states: &[
    State::new(0, 255, false), State::new(524288, 255, true),
    ],
    next: &[
    X, 1, 1, 8193, 1, 1, 1, X, 1, X, 1, X, 1, 1, 1, X, X, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 1, X, 1, X, 1, 1, 1, X, X, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D32: Diagnosis = Diagnosis { answers: &[A163, A164, A165, A166, A167, A168, A169, A170, A171, A172, A173, A174, A175], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 2, 6, 5, 2,
    5, 6, 2, 6, 5, 6, 11, 6, 12, 12,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(512, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, 1, 8193, 1, 1, 1, X, 2, 1, 1, X, 1, 3, 3, X, X, 3, 3, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 1, 1, 1, X, 1, 1, 1, X, X, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 4, 5, X, 6, 1, 1, X, 1, 7, 7, X, X, 7, 7, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 8, 9, X, 10, 11, 1, X, 1, 10, 10, X, X, 10, 10, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 4, 1, X, 7, 1, 1, X, 1, 7, 7, X, X, 7, 7, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 12, 1, 1, X, 1, 3, 3, X, X, 3, 3, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 4, 5, X, 13, 1, 1, X, 1, 7, 7, X, X, 7, 7, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 4, 14, X, 7, 1, 1, X, 1, 7, 7, X, X, 7, 7, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 8, 1, X, 10, 1, 1, X, 1, 10, 10, X, X, 10, 10, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 15, 11, 1, X, 1, 3, 3, X, X, 3, 3, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 8, 9, X, 10, 11, 1, X, 1, 10, 10, X, X, 10, 10, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 11, 1, 1, X, 1, 1, 1, X, X, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 4, 16, X, 17, 1, 1, X, 1, 7, 7, X, X, 7, 7, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 4, 5, X, 7, 1, 1, X, 1, 7, 7, X, X, 7, 7, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 15, 1, 1, X, 1, 3, 3, X, X, 3, 3, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 4, 14, X, 7, 1, 1, X, 1, 7, 7, X, X, 7, 7, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 18, 1, 1, X, 1, 3, 3, X, X, 3, 3, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 4, 16, X, 19, 1, 1, X, 1, 7, 7, X, X, 7, 7, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 4, 20, X, 21, 1, 1, X, 1, 7, 7, X, X, 7, 7, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 4, 16, X, 7, 1, 1, X, 1, 7, 7, X, X, 7, 7, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 22, 1, 1, X, 1, 3, 3, X, X, 3, 3, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 4, 20, X, 23, 1, 1, X, 1, 7, 7, X, X, 7, 7, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 4, 14, X, 24, 11, 1, X, 1, 7, 7, X, X, 7, 7, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 4, 20, X, 7, 1, 1, X, 1, 7, 7, X, X, 7, 7, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 4, 14, X, 25, 11, 1, X, 1, 7, 7, X, X, 7, 7, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 4, 14, X, 7, 11, 1, X, 1, 7, 7, X, X, 7, 7, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D33: Diagnosis = Diagnosis { answers: &[A176, A177, A178, A164, A179, A165, A166, A180, A167, A168, A169, A170, A171, A172, A173, A174, A175], inner: &[&D49, &D59], of_states: &[
    0, 1, 1, 2, 1, 3, 1, 4, 1, 1, 5, 6, 1, 4, 7, 1,
    1, 4, 8, 9, 10, 10, 11, 12, 13, 14, 4, 1, 5, 10, 9, 5,
    1, 1, 9, 10, 4, 1, 5, 10, 1, 1, 9, 10, 1, 15, 10, 1,
    16, 16,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(262144, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(512, 255, true), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, 1, 8193, 1, 1, 1, X, 2, 1, 1, X, 3, 4, 4, X, X, 4, 4, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 1, 1, 1, X, 3, 1, 1, X, X, 1, 1, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 7, X, 8, 1, 1, X, 3, 9, 9, X, X, 9, 9, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, X, 10, 5, 5, X, 5, 11, 11, X, X, 11, 11, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 12, 13, X, 4, 14, 1, X, 3, 4, 4, X, X, 4, 4, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, X, 5, 5, 5, X, 5, 5, 5, X, X, 5, 5, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 1, X, 9, 1, 1, X, 3, 9, 9, X, X, 9, 9, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 15, 1, 1, X, 3, 4, 4, X, X, 4, 4, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 7, X, 16, 1, 1, X, 3, 9, 9, X, X, 9, 9, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 17, X, 9, 1, 1, X, 3, 9, 9, X, X, 9, 9, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 18, 19, X, 20, 5, 5, X, 5, 21, 21, X, X, 21, 21, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 22, 23, X, 24, 25, 5, X, 5, 24, 24, X, X, 24, 24, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 12, 1, X, 4, 1, 1, X, 3, 4, 4, X, X, 4, 4, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 9, 14, 1, X, 3, 4, 4, X, X, 4, 4, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 1, 1, 1, X, 3, 1, 1, X, X, 1, 1, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 26, X, 27, 1, 1, X, 3, 9, 9, X, X, 9, 9, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 7, X, 9, 1, 1, X, 3, 9, 9, X, X, 9, 9, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 9, 1, 1, X, 3, 4, 4, X, X, 4, 4, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 18, 5, X, 21, 5, 5, X, 5, 21, 21, X, X, 21, 21, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, X, 28, 5, 5, X, 5, 11, 11, X, X, 11, 11, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 18, 19, X, 29, 5, 5, X, 5, 21, 21, X, X, 21, 21, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 18, 30, X, 21, 5, 5, X, 5, 21, 21, X, X, 21, 21, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 22, 5, X, 24, 5, 5, X, 5, 24, 24, X, X, 24, 24, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, X, 31, 25, 5, X, 5, 11, 11, X, X, 11, 11, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 22, 23, X, 24, 25, 5, X, 5, 24, 24, X, X, 24, 24, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, X, 25, 5, 5, X, 5, 5, 5, X, X, 5, 5, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 32, 1, 1, X, 3, 4, 4, X, X, 4, 4, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 26, X, 33, 1, 1, X, 3, 9, 9, X, X, 9, 9, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 18, 34, X, 35, 5, 5, X, 5, 21, 21, X, X, 21, 21, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 18, 19, X, 21, 5, 5, X, 5, 21, 21, X, X, 21, 21, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, X, 31, 5, 5, X, 5, 11, 11, X, X, 11, 11, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 18, 30, X, 21, 5, 5, X, 5, 21, 21, X, X, 21, 21, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 36, X, 37, 1, 1, X, 3, 9, 9, X, X, 9, 9, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 26, X, 9, 1, 1, X, 3, 9, 9, X, X, 9, 9, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, X, 38, 5, 5, X, 5, 11, 11, X, X, 11, 11, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 18, 34, X, 39, 5, 5, X, 5, 21, 21, X, X, 21, 21, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 40, 1, 1, X, 3, 4, 4, X, X, 4, 4, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 36, X, 41, 1, 1, X, 3, 9, 9, X, X, 9, 9, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 18, 42, X, 43, 5, 5, X, 5, 21, 21, X, X, 21, 21, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 18, 34, X, 21, 5, 5, X, 5, 21, 21, X, X, 21, 21, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 17, X, 44, 14, 1, X, 3, 9, 9, X, X, 9, 9, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 36, X, 9, 1, 1, X, 3, 9, 9, X, X, 9, 9, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, X, 45, 5, 5, X, 5, 11, 11, X, X, 11, 11, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 18, 42, X, 46, 5, 5, X, 5, 21, 21, X, X, 21, 21, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 17, X, 47, 14, 1, X, 3, 9, 9, X, X, 9, 9, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 18, 30, X, 48, 25, 5, X, 5, 21, 21, X, X, 21, 21, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 18, 42, X, 21, 5, 5, X, 5, 21, 21, X, X, 21, 21, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 17, X, 9, 14, 1, X, 3, 9, 9, X, X, 9, 9, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 18, 30, X, 49, 25, 5, X, 5, 21, 21, X, X, 21, 21, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 18, 30, X, 21, 25, 5, X, 5, 21, 21, X, X, 21, 21, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D34: Diagnosis = Diagnosis { answers: &[A163, A164, A165, A166, A181, A167, A168, A169, A170, A171, A172, A173, A182, A174, A175], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9, 10, 11, 12, 2, 7,
    6, 2, 6, 7, 2, 7, 6, 7, 13, 7, 14, 14,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(512, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(65536, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, 1, 8193, 1, 1, 1, X, 2, 1, 1, X, 1, 3, 3, 16388, X, 3, 3, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 1, 1, 1, X, 1, 1, 1, X, X, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 6, X, 7, 1, 1, X, 1, 8, 8, X, X, 8, 8, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 9, 10, X, 11, 12, 1, X, 1, 11, 11, X, X, 11, 11, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 1, X, 8, 1, 1, X, 1, 8, 8, X, X, 8, 8, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 14, 1, 1, X, 1, 3, 3, X, X, 3, 3, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 6, X, 15, 1, 1, X, 1, 8, 8, X, X, 8, 8, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 16, X, 8, 1, 1, X, 1, 8, 8, X, X, 8, 8, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 9, 1, X, 11, 1, 1, X, 1, 11, 11, X, X, 11, 11, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 17, 12, 1, X, 1, 3, 3, X, X, 3, 3, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 9, 10, X, 11, 12, 1, X, 1, 11, 11, X, X, 11, 11, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 12, 1, 1, X, 1, 1, 1, X, X, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 18, X, 19, 1, 1, X, 1, 8, 8, X, X, 8, 8, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 6, X, 8, 1, 1, X, 1, 8, 8, X, X, 8, 8, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 17, 1, 1, X, 1, 3, 3, X, X, 3, 3, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 16, X, 8, 1, 1, X, 1, 8, 8, X, X, 8, 8, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 20, 1, 1, X, 1, 3, 3, X, X, 3, 3, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 18, X, 21, 1, 1, X, 1, 8, 8, X, X, 8, 8, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 22, X, 23, 1, 1, X, 1, 8, 8, X, X, 8, 8, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 18, X, 8, 1, 1, X, 1, 8, 8, X, X, 8, 8, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 24, 1, 1, X, 1, 3, 3, X, X, 3, 3, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 22, X, 25, 1, 1, X, 1, 8, 8, X, X, 8, 8, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 16, X, 26, 12, 1, X, 1, 8, 8, X, X, 8, 8, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 22, X, 8, 1, 1, X, 1, 8, 8, X, X, 8, 8, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 16, X, 27, 12, 1, X, 1, 8, 8, X, X, 8, 8, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 16, X, 8, 12, 1, X, 1, 8, 8, X, X, 8, 8, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D35: Diagnosis = Diagnosis { answers: &[A176, A177, A178, A164, A181, A179, A165, A166, A180, A182, A167, A168, A169, A170, A171, A172, A173, A174, A175], inner: &[&D49, &D59], of_states: &[
    0, 1, 1, 2, 1, 3, 4, 1, 5, 1, 1, 6, 7, 1, 5, 8,
    9, 1, 1, 5, 10, 11, 12, 12, 13, 14, 15, 16, 5, 1, 6, 12,
    11, 6, 1, 1, 11, 12, 5, 1, 6, 12, 1, 1, 11, 12, 1, 17,
    12, 1, 18, 18,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(262144, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(512, 255, true), State::new(0, 255, false), State::new(16384, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, 1, 8193, 1, 1, 1, X, 2, 1, 1, X, 3, 4, 4, 16390, X, 4, 4, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 1, 1, 1, X, 3, 1, 1, X, X, 1, 1, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 7, 8, X, 9, 1, 1, X, 3, 10, 10, X, X, 10, 10, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, X, 11, 5, 5, X, 5, 12, 12, 16390, X, 12, 12, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 13, 14, X, 4, 15, 1, X, 3, 4, 4, X, X, 4, 4, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, X, 5, 5, 5, X, 5, 5, 5, X, X, 5, 5, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 7, 1, X, 10, 1, 1, X, 3, 10, 10, X, X, 10, 10, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 17, 1, 1, X, 3, 4, 4, X, X, 4, 4, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 7, 8, X, 18, 1, 1, X, 3, 10, 10, X, X, 10, 10, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 7, 19, X, 10, 1, 1, X, 3, 10, 10, X, X, 10, 10, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 20, 21, X, 22, 5, 5, X, 5, 23, 23, X, X, 23, 23, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 24, 25, X, 26, 27, 5, X, 5, 26, 26, X, X, 26, 26, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 13, 1, X, 4, 1, 1, X, 3, 4, 4, X, X, 4, 4, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 10, 15, 1, X, 3, 4, 4, X, X, 4, 4, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 1, 1, 1, X, 3, 1, 1, X, X, 1, 1, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 7, 28, X, 29, 1, 1, X, 3, 10, 10, X, X, 10, 10, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 7, 8, X, 10, 1, 1, X, 3, 10, 10, X, X, 10, 10, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 10, 1, 1, X, 3, 4, 4, X, X, 4, 4, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 20, 5, X, 23, 5, 5, X, 5, 23, 23, X, X, 23, 23, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, X, 30, 5, 5, X, 5, 12, 12, X, X, 12, 12, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 20, 21, X, 31, 5, 5, X, 5, 23, 23, X, X, 23, 23, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 20, 32, X, 23, 5, 5, X, 5, 23, 23, X, X, 23, 23, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 24, 5, X, 26, 5, 5, X, 5, 26, 26, X, X, 26, 26, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, X, 33, 27, 5, X, 5, 12, 12, X, X, 12, 12, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 24, 25, X, 26, 27, 5, X, 5, 26, 26, X, X, 26, 26, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, X, 27, 5, 5, X, 5, 5, 5, X, X, 5, 5, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 34, 1, 1, X, 3, 4, 4, X, X, 4, 4, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 7, 28, X, 35, 1, 1, X, 3, 10, 10, X, X, 10, 10, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 20, 36, X, 37, 5, 5, X, 5, 23, 23, X, X, 23, 23, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 20, 21, X, 23, 5, 5, X, 5, 23, 23, X, X, 23, 23, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, X, 33, 5, 5, X, 5, 12, 12, X, X, 12, 12, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 20, 32, X, 23, 5, 5, X, 5, 23, 23, X, X, 23, 23, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 7, 38, X, 39, 1, 1, X, 3, 10, 10, X, X, 10, 10, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 7, 28, X, 10, 1, 1, X, 3, 10, 10, X, X, 10, 10, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, X, 40, 5, 5, X, 5, 12, 12, X, X, 12, 12, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 20, 36, X, 41, 5, 5, X, 5, 23, 23, X, X, 23, 23, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 42, 1, 1, X, 3, 4, 4, X, X, 4, 4, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 7, 38, X, 43, 1, 1, X, 3, 10, 10, X, X, 10, 10, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 20, 44, X, 45, 5, 5, X, 5, 23, 23, X, X, 23, 23, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 20, 36, X, 23, 5, 5, X, 5, 23, 23, X, X, 23, 23, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 7, 19, X, 46, 15, 1, X, 3, 10, 10, X, X, 10, 10, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 7, 38, X, 10, 1, 1, X, 3, 10, 10, X, X, 10, 10, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 5, 5, X, 47, 5, 5, X, 5, 12, 12, X, X, 12, 12, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 20, 44, X, 48, 5, 5, X, 5, 23, 23, X, X, 23, 23, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 7, 19, X, 49, 15, 1, X, 3, 10, 10, X, X, 10, 10, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 20, 32, X, 50, 27, 5, X, 5, 23, 23, X, X, 23, 23, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 20, 44, X, 23, 5, 5, X, 5, 23, 23, X, X, 23, 23, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 7, 19, X, 10, 15, 1, X, 3, 10, 10, X, X, 10, 10, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 20, 32, X, 51, 27, 5, X, 5, 23, 23, X, X, 23, 23, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 5, 8197, 5, 20, 32, X, 23, 27, 5, X, 5, 23, 23, X, X, 23, 23, 5, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D36: Diagnosis = Diagnosis { answers: &[A183, A164], inner: &[&D49], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED], path: true,
    states: &[
    State::new(0, 255, false), State::new(512, 255, true),
    ],
    next: &[
    X, 1, 1, 8193, 1, 1, 1, X, 1, 1, 1, X, 1, 1, 1, X, X, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 1, 1, 1, X, 1, 1, 1, X, X, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D37: Diagnosis = Diagnosis { answers: &[A137, A140], inner: &[&D49], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED], path: true,
    states: &[
    State::new(256, 255, true), State::new(512, 255, true),
    ],
    next: &[
    X, 0, 0, 8192, 0, 0, 0, 0, 0, 0, 1, X, 0, 0, 0, X, X, 0, 0, 0, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, 0, 1, 1, 1, X, 1, 1, 1, X, X, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D38: Diagnosis = Diagnosis { answers: &[A184, A185], inner: &[&D49], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED], path: true,
    states: &[
    State::new(2048, 255, true), State::new(512, 255, true),
    ],
    next: &[
    X, 0, 0, 8192, 0, 0, 0, X, 0, 0, 1, X, 0, 0, 0, X, X, 0, 0, 0, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 1, 1, 1, X, 1, 1, 1, X, X, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D39: Diagnosis = Diagnosis { answers: &[A186], inner: &[&D49], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED], path: true,
    states: &[
    State::new(2048, 255, true),
    ],
    next: &[
    X, 0, 0, 8192, 0, 0, 0, X, 0, 0, X, X, 0, 0, 0, X, X, 0, 0, 0, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D40: Diagnosis = Diagnosis { answers: &[A187, A188], inner: &[&D49], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, 1, 8193, 1, 1, 1, X, 1, 1, X, X, 1, 1, 1, X, X, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D41: Diagnosis = Diagnosis { answers: &[A99], inner: &[&D49], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED], path: true,
    states: &[
    State::new(1024, 255, true),
    ],
    next: &[
    X, 0, 0, 8192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D42: Diagnosis = Diagnosis { answers: &[A8], inner: &[&D49], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED], path: true,
    states: &[
    State::new(1024, 255, true),
    ],
    next: &[
    X, 0, 0, 8192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D43: Diagnosis = Diagnosis { answers: &[A189, A190], inner: &[&D49], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, 1, 8193, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D44: Diagnosis = Diagnosis { answers: &[A191, A192], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, X, X, 1, 1, X, 1, X, X, X, X, 1, 1, X, X, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D45: Diagnosis = Diagnosis { answers: &[A193, A194], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D46: Diagnosis = Diagnosis { answers: &[A195, A196], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, 1, X, 1, X, X, 1, X, 1, 1, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D47: Diagnosis = Diagnosis { answers: &[A197, A198], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, X, X, 1, 1, X, 1, X, X, X, X, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D48: Diagnosis = Diagnosis { answers: &[A199, A200], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D49: Diagnosis = Diagnosis { answers: &[A201, A202, A203], inner: &[], of_states: &[
    0, 1, 1, 2,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2, X, X, X, X, 2, X, X, X, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 3, X, X, X, X, 3, X, X, X, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D50: Diagnosis = Diagnosis { answers: &[A204, A205, A206, A207, A208, A209, A210, A211, A212, A182, A213, A214], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 1, 5, 4, 1, 4,
    5, 1, 5, 4, 5, 10, 5, 11, 11,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(16384, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 1, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 4, X, 5, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 7, 8, X, 9, 10, X, X, X, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, X, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 11, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 4, X, 12, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 13, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 7, X, X, 9, X, X, X, X, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 14, 10, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 7, 8, X, 9, 10, X, X, X, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 15, X, 16, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 4, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 14, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 13, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 17, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 15, X, 18, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 19, X, 20, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 15, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 21, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 19, X, 22, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 13, X, 23, 10, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 19, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 13, X, 24, 10, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 13, X, 6, 10, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D51: Diagnosis = Diagnosis { answers: &[A215, A216, A217, A218, A219, A205, A206, A220, A221, A207, A208, A209, A210, A211, A212, A182, A213, A214], inner: &[&D49, &D59], of_states: &[
    0, 1, 1, 2, 3, 1, 4, 1, 1, 5, 6, 1, 7, 8, 1, 1,
    4, 9, 10, 11, 11, 12, 13, 14, 15, 3, 4, 1, 5, 11, 10, 5,
    1, 1, 10, 11, 4, 1, 5, 11, 3, 1, 10, 11, 3, 16, 11, 3,
    17, 17,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(262144, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(65536, 255, false), State::new(65536, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, 1, 8193, 1, 1, 1, X, 2, 1, 1, X, 3, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 1, 1, 1, X, 3, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 6, X, 7, 1, 1, X, 3, 8, 8, X, X, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 9, X, X, X, X, 10, 10, X, X, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 11, 12, X, 4, 13, 1, X, 3, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 1, X, 8, 1, 1, X, 3, 8, 8, X, X, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 14, 1, 1, X, 3, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 6, X, 15, 1, 1, X, 3, 8, 8, X, X, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 16, X, 8, 1, 1, X, 3, 8, 8, X, X, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 17, 18, X, 19, X, X, X, X, 20, 20, X, X, 20, 20, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 21, 22, X, 23, 24, X, X, X, 23, 23, X, X, 23, 23, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 11, 1, X, 4, 1, 1, X, 3, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 8, 13, 1, X, 3, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 25, 1, 1, X, 3, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 26, X, 27, 1, 1, X, 3, 8, 8, X, X, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 6, X, 8, 1, 1, X, 3, 8, 8, X, X, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 8, 1, 1, X, 3, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 17, X, X, 20, X, X, X, X, 20, 20, X, X, 20, 20, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 28, X, X, X, X, 10, 10, X, X, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 17, 18, X, 29, X, X, X, X, 20, 20, X, X, 20, 20, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 17, 30, X, 20, X, X, X, X, 20, 20, X, X, 20, 20, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 21, X, X, 23, X, X, X, X, 23, 23, X, X, 23, 23, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 31, 24, X, X, X, 10, 10, X, X, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 21, 22, X, 23, 24, X, X, X, 23, 23, X, X, 23, 23, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 25, 1, 1, X, 3, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 32, 1, 1, X, 3, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 26, X, 33, 1, 1, X, 3, 8, 8, X, X, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 17, 34, X, 35, X, X, X, X, 20, 20, X, X, 20, 20, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 17, 18, X, 20, X, X, X, X, 20, 20, X, X, 20, 20, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 31, X, X, X, X, 10, 10, X, X, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 17, 30, X, 20, X, X, X, X, 20, 20, X, X, 20, 20, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 36, X, 37, 1, 1, X, 3, 8, 8, X, X, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 26, X, 8, 1, 1, X, 3, 8, 8, X, X, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 38, X, X, X, X, 10, 10, X, X, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 17, 34, X, 39, X, X, X, X, 20, 20, X, X, 20, 20, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 40, 1, 1, X, 3, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 36, X, 41, 1, 1, X, 3, 8, 8, X, X, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 17, 42, X, 43, X, X, X, X, 20, 20, X, X, 20, 20, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 17, 34, X, 20, X, X, X, X, 20, 20, X, X, 20, 20, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 16, X, 44, 13, 1, X, 3, 8, 8, X, X, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 36, X, 8, 1, 1, X, 3, 8, 8, X, X, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 45, X, X, X, X, 10, 10, X, X, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 17, 42, X, 46, X, X, X, X, 20, 20, X, X, 20, 20, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 16, X, 47, 13, 1, X, 3, 8, 8, X, X, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 17, 30, X, 48, 24, X, X, X, 20, 20, X, X, 20, 20, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 17, 42, X, 20, X, X, X, X, 20, 20, X, X, 20, 20, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 5, 16, X, 8, 13, 1, X, 3, 8, 8, X, X, 8, 8, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 17, 30, X, 49, 24, X, X, X, 20, 20, X, X, 20, 20, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 17, 30, X, 20, 24, X, X, X, 20, 20, X, X, 20, 20, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D52: Diagnosis = Diagnosis { answers: &[A204, A205, A206, A181, A207, A208, A209, A210, A211, A212, A182, A213, A214], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 1, 6, 5, 1,
    5, 6, 1, 6, 5, 6, 11, 6, 12, 12,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 1, X, X, X, X, 2, 2, 16387, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 5, X, 6, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 8, 9, X, 10, 11, X, X, X, 10, 10, X, X, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 11, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, X, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 12, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 5, X, 13, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 14, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 8, X, X, 10, X, X, X, X, 10, 10, X, X, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 15, 11, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 8, 9, X, 10, 11, X, X, X, 10, 10, X, X, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 11, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 16, X, 17, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 5, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 15, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 14, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 18, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 16, X, 19, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 20, X, 21, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 16, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 22, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 20, X, 23, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 14, X, 24, 11, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 20, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 14, X, 25, 11, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 14, X, 7, 11, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D53: Diagnosis = Diagnosis { answers: &[A215, A216, A217, A218, A181, A219, A205, A206, A220, A221, A182, A207, A208, A209, A210, A211, A212, A213, A214], inner: &[&D49, &D59], of_states: &[
    0, 1, 1, 2, 3, 4, 1, 5, 1, 1, 6, 7, 1, 8, 9, 10,
    1, 1, 5, 11, 12, 13, 13, 14, 15, 16, 3, 5, 1, 6, 13, 12,
    6, 1, 1, 12, 13, 5, 1, 6, 13, 3, 1, 12, 13, 3, 17, 13,
    3, 18, 18,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED, &IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(262144, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(32768, 255, false), State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(16384, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, 1, 8193, 1, 1, 1, X, 2, 1, 1, X, 3, 4, 4, 16389, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 1, 1, 1, X, 3, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 7, X, 8, 1, 1, X, 3, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 10, X, X, X, X, 11, 11, 16389, X, 11, 11, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 12, 13, X, 4, 14, 1, X, 3, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 1, X, 9, 1, 1, X, 3, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 16, 1, 1, X, 3, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 7, X, 17, 1, 1, X, 3, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 18, X, 9, 1, 1, X, 3, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 19, 20, X, 21, X, X, X, X, 22, 22, X, X, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 23, 24, X, 25, 15, X, X, X, 25, 25, X, X, 25, 25, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 12, 1, X, 4, 1, 1, X, 3, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 9, 14, 1, X, 3, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 26, 1, 1, X, 3, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 27, X, 28, 1, 1, X, 3, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 7, X, 9, 1, 1, X, 3, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 9, 1, 1, X, 3, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 19, X, X, 22, X, X, X, X, 22, 22, X, X, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 29, X, X, X, X, 11, 11, X, X, 11, 11, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 19, 20, X, 30, X, X, X, X, 22, 22, X, X, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 19, 31, X, 22, X, X, X, X, 22, 22, X, X, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 23, X, X, 25, X, X, X, X, 25, 25, X, X, 25, 25, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 32, 15, X, X, X, 11, 11, X, X, 11, 11, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 23, 24, X, 25, 15, X, X, X, 25, 25, X, X, 25, 25, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 26, 1, 1, X, 3, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 33, 1, 1, X, 3, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 27, X, 34, 1, 1, X, 3, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 19, 35, X, 36, X, X, X, X, 22, 22, X, X, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 19, 20, X, 22, X, X, X, X, 22, 22, X, X, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 32, X, X, X, X, 11, 11, X, X, 11, 11, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 19, 31, X, 22, X, X, X, X, 22, 22, X, X, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 37, X, 38, 1, 1, X, 3, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 27, X, 9, 1, 1, X, 3, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 39, X, X, X, X, 11, 11, X, X, 11, 11, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 19, 35, X, 40, X, X, X, X, 22, 22, X, X, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 1, 1, X, 41, 1, 1, X, 3, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 37, X, 42, 1, 1, X, 3, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 19, 43, X, 44, X, X, X, X, 22, 22, X, X, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 19, 35, X, 22, X, X, X, X, 22, 22, X, X, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 18, X, 45, 14, 1, X, 3, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 37, X, 9, 1, 1, X, 3, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 46, X, X, X, X, 11, 11, X, X, 11, 11, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 19, 43, X, 47, X, X, X, X, 22, 22, X, X, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 18, X, 48, 14, 1, X, 3, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 19, 31, X, 49, 15, X, X, X, 22, 22, X, X, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 19, 43, X, 22, X, X, X, X, 22, 22, X, X, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 1, 8193, 1, 6, 18, X, 9, 14, 1, X, 3, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 19, 31, X, 50, 15, X, X, X, 22, 22, X, X, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 19, 31, X, 22, 15, X, X, X, 22, 22, X, X, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D54: Diagnosis = Diagnosis { answers: &[A222], inner: &[&D49], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&ESCAPED], path: true,
    states: &[
    State::new(262144, 255, true),
    ],
    next: &[
    X, 0, 0, 8192, 0, 0, 0, X, 0, 0, 0, X, X, 0, 0, X, X, 0, 0, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D55: Diagnosis = Diagnosis { answers: &[A217, A205, A206, A207, A208, A209, A210, A211, A212, A182, A213, A214], inner: &[&D59], of_states: &[
    0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 1, 5, 4, 1, 4,
    5, 1, 5, 4, 5, 10, 5, 11, 11,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(16384, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(65536, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 1, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 4, X, 5, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 7, 8, X, 9, 10, X, X, X, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, X, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 11, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 4, X, 12, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 13, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 7, X, X, 9, X, X, X, X, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 14, 10, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 7, 8, X, 9, 10, X, X, X, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 15, X, 16, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 4, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 14, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 13, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 17, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 15, X, 18, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 19, X, 20, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 15, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 21, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 19, X, 22, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 13, X, 23, 10, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 19, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 13, X, 24, 10, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 13, X, 6, 10, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D56: Diagnosis = Diagnosis { answers: &[A217, A205, A206, A181, A207, A208, A209, A210, A211, A212, A182, A213, A214], inner: &[&D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 1, 6, 5, 1,
    5, 6, 1, 6, 5, 6, 11, 6, 12, 12,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(65536, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 1, X, X, X, X, 2, 2, 8195, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 5, X, 6, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 8, 9, X, 10, 11, X, X, X, 10, 10, X, X, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 11, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, X, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 12, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 5, X, 13, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 14, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 8, X, X, 10, X, X, X, X, 10, 10, X, X, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 15, 11, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 8, 9, X, 10, 11, X, X, X, 10, 10, X, X, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 11, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 16, X, 17, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 5, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 15, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 14, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 18, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 16, X, 19, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 20, X, 21, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 16, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 22, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 20, X, 23, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 14, X, 24, 11, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 20, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 14, X, 25, 11, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 14, X, 7, 11, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D57: Diagnosis = Diagnosis { answers: &[A217, A205, A223, A207, A208, A209, A210, A224, A225, A226, A227], inner: &[&D59], of_states: &[
    0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 1, 5, 4, 1, 4, 5,
    1, 5, 4, 5, 9, 5, 10, 10,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(16384, 255, false),
    State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 1, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 4, X, 5, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 7, 8, X, 9, X, X, X, X, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, X, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 10, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 4, X, 11, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 12, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 7, X, X, 9, X, X, X, X, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 13, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 7, 8, X, 9, X, X, X, X, 9, 9, X, X, 9, 9, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 14, X, 15, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 4, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 13, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 12, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 16, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 14, X, 17, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 18, X, 19, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 14, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 20, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 18, X, 21, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 12, X, 22, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 18, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 12, X, 23, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 12, X, 6, X, X, X, X, 6, 6, X, X, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D58: Diagnosis = Diagnosis { answers: &[A217, A205, A223, A228, A207, A208, A209, A210, A224, A225, A226, A227], inner: &[&D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 1, 6, 5, 1, 5,
    6, 1, 6, 5, 6, 10, 6, 11, 11,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&IPV6REFERENCE], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(32768, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 1, X, X, X, X, 2, 2, 8195, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 5, X, 6, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 8, 9, X, 10, X, X, X, X, 10, 10, X, X, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, X, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 11, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 5, X, 12, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 13, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 8, X, X, 10, X, X, X, X, 10, 10, X, X, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 14, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 8, 9, X, 10, X, X, X, X, 10, 10, X, X, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 15, X, 16, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 5, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 14, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 13, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 17, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 15, X, 18, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 19, X, 20, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 15, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 21, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 19, X, 22, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 13, X, 23, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 19, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 13, X, 24, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 4, 13, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D59: Diagnosis = Diagnosis { answers: &[A229, A230, A231, A232, A233, A234, A235, A236, A237, A238, A239, A240, A241, A242, A243, A244, A245, A246, A247, A248, A249], inner: &[], of_states: &[
    0, 1, 2, 3, 2, 4, 5, 6, 2, 7, 8, 9, 10, 11, 7, 8,
    12, 13, 13, 14, 8, 15, 13, 11, 13, 16, 15, 17, 13, 17, 18, 11,
    13, 19, 17, 19, 20,
], table: Table {
    octets: &ADDRESSES, ranges: ADDRESSES_BEYOND, shift: 3, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, 1, X, X,
    X, X, 2, 3, 2, X, X, X,
    X, X, 4, 5, 4, X, 6, X,
    X, X, X, 7, X, X, X, X,
    X, X, 8, 5, 8, X, 6, X,
    X, X, 9, 7, 2, X, X, X,
    X, X, X, X, X, X, X, X,
    X, X, 10, 11, 10, X, 6, X,
    X, X, 12, 5, 12, X, 6, X,
    X, 13, 14, 5, 4, X, 6, X,
    X, X, 15, 16, 15, X, 6, X,
    X, X, 17, X, X, X, X, X,
    X, X, X, 5, X, X, 6, X,
    X, X, 18, X, X, X, X, X,
    X, 13, 19, 5, 8, X, 6, X,
    X, X, 20, 16, 20, X, 6, X,
    X, X, 21, X, 10, X, X, X,
    X, 13, 22, X, X, X, X, X,
    X, 23, 24, X, X, X, X, X,
    X, 13, 12, 5, 12, X, 6, X,
    X, X, 25, 16, 25, X, 6, X,
    X, 13, 26, 16, 15, X, 6, X,
    X, 13, 27, X, X, X, X, X,
    X, X, 28, X, X, X, X, X,
    X, 23, 29, X, X, X, X, X,
    X, X, X, 16, X, X, 6, X,
    X, 13, 30, 16, 20, X, 6, X,
    X, 13, X, X, X, X, X, X,
    X, 31, 32, X, X, X, X, X,
    X, 23, X, X, X, X, X, X,
    X, 13, 25, 16, 25, X, 6, X,
    X, X, 33, X, X, X, X, X,
    X, 31, 34, X, X, X, X, X,
    X, X, 35, X, X, X, 6, X,
    X, 31, X, X, X, X, X, X,
    X, X, 36, X, X, X, 6, X,
    X, X, X, X, X, X, 6, X,
    ],
} };

static D60: Diagnosis = Diagnosis { answers: &[A208, A205, A223, A207, A209, A210, A224, A225], inner: &[], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false),
    State::new(32768, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(32768, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 1, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 0, X, 4, X, X, X, X, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 5, 6, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, X, X, 4, X, X, X, X, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 3, 0, X, 4, X, X, X, X, 4, 4, X, X, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 5, X, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 1, X, X, X, X, 2, 2, X, X, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 5, 6, X, 7, X, X, X, X, 7, 7, X, X, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D61: Diagnosis = Diagnosis { answers: &[A250, A251, A207], inner: &[], of_states: &[
    0, 1, 2,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(32768, 255, false), State::new(16384, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 1, X, X, X, X, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2, X, X, 1, X, X, X, X, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2, X, X, 1, X, X, X, X, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D62: Diagnosis = Diagnosis { answers: &[A252, A253, A210], inner: &[], of_states: &[
    0, 1, 2,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(32768, 255, false), State::new(16384, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2, X, X, 1, X, X, X, X, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2, X, X, 1, X, X, X, X, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D63: Diagnosis = Diagnosis { answers: &[A230, A254, A232, A233, A255, A256, A257, A238, A258, A240, A241, A242, A259, A260, A261, A246, A262, A263, A264], inner: &[], of_states: &[
    0, 1, 2, 1, 3, 4, 1, 5, 6, 7, 8, 9, 5, 6, 10, 11,
    11, 12, 6, 13, 11, 9, 11, 14, 13, 15, 11, 15, 16, 9, 11, 17,
    15, 17, 18,
], table: Table {
    octets: &ADDRESSES, ranges: ADDRESSES_BEYOND, shift: 3, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, 1, 2, 1, X, X, X,
    X, X, 3, 4, 3, X, X, X,
    X, X, X, 5, X, X, X, X,
    X, X, 6, 4, 6, X, X, X,
    X, X, 7, 5, 1, X, X, X,
    X, X, 8, 9, 8, X, X, X,
    X, X, 10, 4, 10, X, X, X,
    X, 11, 12, 4, 3, X, X, X,
    X, X, 13, 14, 13, X, X, X,
    X, X, 15, X, X, X, X, X,
    X, X, X, 4, X, X, X, X,
    X, X, 16, X, X, X, X, X,
    X, 11, 17, 4, 6, X, X, X,
    X, X, 18, 14, 18, X, X, X,
    X, X, 19, X, 8, X, X, X,
    X, 11, 20, X, X, X, X, X,
    X, 21, 22, X, X, X, X, X,
    X, 11, 10, 4, 10, X, X, X,
    X, X, 23, 14, 23, X, X, X,
    X, 11, 24, 14, 13, X, X, X,
    X, 11, 25, X, X, X, X, X,
    X, X, 26, X, X, X, X, X,
    X, 21, 27, X, X, X, X, X,
    X, X, X, 14, X, X, X, X,
    X, 11, 28, 14, 18, X, X, X,
    X, 11, X, X, X, X, X, X,
    X, 29, 30, X, X, X, X, X,
    X, 21, X, X, X, X, X, X,
    X, 11, 23, 14, 23, X, X, X,
    X, X, 31, X, X, X, X, X,
    X, 29, 32, X, X, X, X, X,
    X, X, 33, X, X, X, X, X,
    X, 29, X, X, X, X, X, X,
    X, X, 34, X, X, X, X, X,
    X, X, X, X, X, X, X, X,
    ],
} };

static D64: Diagnosis = Diagnosis { answers: &[A265, A266, A267, A268, A269], inner: &[], of_states: &[
    0, 1, 0, 1, 1, 2, 0, 1, 1, 2, 0, 1, 3, 2, 3, 4,
], table: Table {
    octets: &ADDRESSES, ranges: ADDRESSES_BEYOND, shift: 3, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, 1, X, X, X, X, X,
    X, 2, 3, X, X, X, X, X,
    X, X, 4, X, X, X, X, X,
    X, 2, 5, X, X, X, X, X,
    X, 6, 7, X, X, X, X, X,
    X, 2, X, X, X, X, X, X,
    X, X, 8, X, X, X, X, X,
    X, 6, 9, X, X, X, X, X,
    X, 10, 11, X, X, X, X, X,
    X, 6, X, X, X, X, X, X,
    X, X, 12, X, X, X, X, X,
    X, 10, 13, X, X, X, X, X,
    X, X, 14, X, X, X, X, X,
    X, 10, X, X, X, X, X, X,
    X, X, 15, X, X, X, X, X,
    X, X, X, X, X, X, X, X,
    ],
} };

static D65: Diagnosis = Diagnosis { answers: &[A270, A271, A272, A273, A274, A275, A276, A277, A278, A279, A280, A281], inner: &[], of_states: &[
    0, 1, 2, 3, 1, 4, 5, 6, 1, 7, 8, 9, 7, 10, 7, 11,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 1, 2, X, X, X, 1, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, 4, 5, X, X, X, 4, X, X, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, 8, 5, X, X, X, 8, X, X, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 1, 6, X, X, X, 1, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, 9, X, X, X, X, 9, X, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, 11, 5, X, X, X, 11, X, X, X, 11, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, 12, 13, X, X, X, 12, X, X, X, 12, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, 14, 13, X, X, X, 14, X, X, X, 14, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 9, X, X, X, X, 9, X, X, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, 15, 13, X, X, X, 15, X, X, X, 15, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, X, 13, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D66: Diagnosis = Diagnosis { answers: &[A282, A283, A284, A285, A286, A287, A288, A289, A290], inner: &[], of_states: &[
    0, 1, 2, 1, 3, 4, 1, 5, 6, 5, 7, 5, 8,
], table: Table {
    octets: &ADDRESSES, ranges: ADDRESSES_BEYOND, shift: 3, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, X, 1, 2, 1, X, X, X,
    X, X, 3, 4, 3, X, X, X,
    X, X, X, 5, X, X, X, X,
    X, X, 6, 4, 6, X, X, X,
    X, X, 1, 5, 1, X, X, X,
    X, X, 7, X, 7, X, X, X,
    X, X, 8, 4, 8, X, X, X,
    X, X, 9, 10, 9, X, X, X,
    X, X, X, 4, X, X, X, X,
    X, X, 11, 10, 11, X, X, X,
    X, X, 7, X, 7, X, X, X,
    X, X, 12, 10, 12, X, X, X,
    X, X, X, 10, X, X, X, X,
    ],
} };

static D67: Diagnosis = Diagnosis { answers: &[A291, A292, A293], inner: &[], of_states: &[
    0, 1, 1, 1, 2,
], table: Table {
    octets: &ADDRESSES, ranges: ADDRESSES_BEYOND, shift: 3, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, X, 1, X, 1, X, X, X,
    X, X, 2, 0, 2, X, X, X,
    X, X, 3, 0, 3, X, X, X,
    X, X, 4, 0, 4, X, X, X,
    X, X, X, 0, X, X, X, X,
    ],
} };

static D68: Diagnosis = Diagnosis { answers: &[A294, A295, A296], inner: &[], of_states: &[
    0, 1, 1, 1, 2,
], table: Table {
    octets: &ADDRESSES, ranges: ADDRESSES_BEYOND, shift: 3, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, X, 1, X, 1, X, X, X,
    X, X, 2, X, 2, X, X, X,
    X, X, 3, X, 3, X, X, X,
    X, X, 4, X, 4, X, X, X,
    X, X, X, X, X, X, X, X,
    ],
} };

static D69: Diagnosis = Diagnosis { answers: &[A182], inner: &[], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(65536, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 0, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D70: Diagnosis = Diagnosis { answers: &[A93, A297], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(1048576, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, 1, X, 1, X, X, X, X, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D71: Diagnosis = Diagnosis { answers: &[A298, A299], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 1, X, X, X, X, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D72: Diagnosis = Diagnosis { answers: &[A300, A301], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 1, 1, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D73: Diagnosis = Diagnosis { answers: &[A302, A303], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D74: Diagnosis = Diagnosis { answers: &[A304, A305], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

pub(crate) static IRI_REFERENCE: Diagnoses = [&D3, &D4, &D5, &D6, &D7, &D8, &D9, &D10];

pub(crate) static ABSOLUTEIRI: Diagnoses = [&D11, &D11, &D12, &D12, &D13, &D13, &D14, &D14];

pub(crate) static RELATIVEIRI: Diagnoses = [&D15, &D15, &D16, &D16, &D17, &D17, &D18, &D18];

/// Those of all productions, for each sight of a text.
pub(super) static DIAGNOSES: [&Diagnoses; 48] = [
    &[&D0, &D0, &D0, &D0, &D0, &D0, &D0, &D0], // ALPHA
    &[&D1, &D1, &D1, &D1, &D1, &D1, &D1, &D1], // DIGIT
    &[&D2, &D2, &D2, &D2, &D2, &D2, &D2, &D2], // HEXDIG
    &IRI_REFERENCE,
    &ABSOLUTEIRI,
    &RELATIVEIRI,
    &[&D19, &D19, &D20, &D20, &D21, &D21, &D22, &D22], // ihier_part
    &[&D23, &D23, &D23, &D23, &D23, &D23, &D23, &D23], // iopaque_part
    &[&D24, &D24, &D24, &D24, &D24, &D24, &D24, &D24], // iric_no_slash
    &[&D25, &D25, &D26, &D26, &D27, &D27, &D28, &D28], // inet_path
    &[&D29, &D29, &D29, &D29, &D29, &D29, &D29, &D29], // iabs_path
    &[&D30, &D30, &D30, &D30, &D30, &D30, &D30, &D30], // irel_path
    &[&D31, &D31, &D31, &D31, &D31, &D31, &D31, &D31], // irel_segment
    &[&D32, &D32, &D33, &D33, &D34, &D34, &D35, &D35], // iauthority
    &[&D36, &D36, &D36, &D36, &D36, &D36, &D36, &D36], // ireg_name
    &[&D37, &D37, &D37, &D37, &D37, &D37, &D37, &D37], // ipath_segments
    &[&D38, &D38, &D38, &D38, &D38, &D38, &D38, &D38], // isegment
    &[&D39, &D39, &D39, &D39, &D39, &D39, &D39, &D39], // iparam
    &[&D40, &D40, &D40, &D40, &D40, &D40, &D40, &D40], // ipchar
    &[&D41, &D41, &D41, &D41, &D41, &D41, &D41, &D41], // iquery
    &[&D42, &D42, &D42, &D42, &D42, &D42, &D42, &D42], // ifragment
    &[&D43, &D43, &D43, &D43, &D43, &D43, &D43, &D43], // iric
    &[&D44, &D44, &D44, &D44, &D44, &D44, &D44, &D44], // iunreserved
    &[&D45, &D45, &D45, &D45, &D45, &D45, &D45, &D45], // ichar
    &[&D46, &D46, &D46, &D46, &D46, &D46, &D46, &D46], // reserved
    &[&D47, &D47, &D47, &D47, &D47, &D47, &D47, &D47], // unreserved
    &[&D48, &D48, &D48, &D48, &D48, &D48, &D48, &D48], // mark
    &[&D49, &D49, &D49, &D49, &D49, &D49, &D49, &D49], // escaped
    &[&D50, &D50, &D51, &D51, &D52, &D52, &D53, &D53], // server
    &[&D54, &D54, &D54, &D54, &D54, &D54, &D54, &D54], // userinfo
    &[&D55, &D55, &D55, &D55, &D56, &D56, &D56, &D56], // hostport
    &[&D57, &D57, &D57, &D57, &D58, &D58, &D58, &D58], // host
    &[&D59, &D59, &D59, &D59, &D59, &D59, &D59, &D59], // ipv6reference
    &[&D60, &D60, &D60, &D60, &D60, &D60, &D60, &D60], // hostname
    &[&D61, &D61, &D61, &D61, &D61, &D61, &D61, &D61], // domainlabel
    &[&D62, &D62, &D62, &D62, &D62, &D62, &D62, &D62], // toplabel
    &[&D63, &D63, &D63, &D63, &D63, &D63, &D63, &D63], // IPv6address
    &[&D64, &D64, &D64, &D64, &D64, &D64, &D64, &D64], // IPv4address
    &[&D65, &D65, &D65, &D65, &D65, &D65, &D65, &D65], // IPv6prefix
    &[&D66, &D66, &D66, &D66, &D66, &D66, &D66, &D66], // hexpart
    &[&D67, &D67, &D67, &D67, &D67, &D67, &D67, &D67], // hexseq
    &[&D68, &D68, &D68, &D68, &D68, &D68, &D68, &D68], // hex4
    &[&D69, &D69, &D69, &D69, &D69, &D69, &D69, &D69], // port
    &[&D70, &D70, &D70, &D70, &D70, &D70, &D70, &D70], // scheme
    &[&D71, &D71, &D71, &D71, &D71, &D71, &D71, &D71], // alphanum
    &[&D72, &D72, &D72, &D72, &D72, &D72, &D72, &D72], // alpha
    &[&D73, &D73, &D73, &D73, &D73, &D73, &D73, &D73], // lowalpha
    &[&D74, &D74, &D74, &D74, &D74, &D74, &D74, &D74], // upalpha
];

/// What every check against a production of the document needs.
pub(crate) static DOCUMENT: Document = Document {
    reference: &crate::syntax::tables::url_i18n_07::IRI_REFERENCE,
    scheme: &crate::syntax::tables::url_i18n_07::SCHEME,
    private: None,
};
