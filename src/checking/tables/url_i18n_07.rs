//! Made of `grammar/abnf/url-i18n-07.abnf` by `tests/generator`.

use super::super::diagnosis::{Answer, Diagnoses, Diagnosis, Document};
use crate::error::Expected;
use crate::grammar::{Grammar, Production};
use crate::syntax::tables::url_i18n_07::{ESCAPED, IPV6REFERENCE};
use crate::syntax::{NOWHERE as X, Octets, Rest, State, Table};

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
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D1: Diagnosis = Diagnosis { answers: &[A2, A3], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D2: Diagnosis = Diagnosis { answers: &[A4, A5], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 2049, X, X, X, X, 2049, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
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
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, true, 255), State::new(512, 2, true, 255), State::new(0, 3, false, 255),
    State::new(1024, 4, false, 255), State::new(2048, 5, true, 255), State::new(512, 6, true, 255), State::new(0, 7, false, 255),
    State::new(4096, 8, true, 255), State::new(0, 9, false, 255), State::new(8192, 10, true, 255), State::new(8192, 17, true, 255),
    State::new(65536, 20, false, 255), State::new(4096, 13, true, 255), State::new(65536, 24, false, 255), State::new(512, 15, true, 255),
    State::new(8192, 28, true, 255), State::new(8192, 17, true, 255), State::new(16384, 18, false, 255), State::new(32768, 19, false, 255),
    State::new(65536, 20, false, 255), State::new(0, 21, false, 255), State::new(65536, 20, false, 255), State::new(131072, 23, false, 255),
    State::new(65536, 24, false, 255), State::new(0, 25, false, 255), State::new(131072, 26, false, 255), State::new(262144, 27, false, 255),
    State::new(8192, 28, true, 255), State::new(32768, 41, false, 255), State::new(32768, 30, false, 255), State::new(512, 15, true, 255),
    State::new(8192, 32, true, 255), State::new(65536, 20, false, 255), State::new(65536, 20, false, 255), State::new(0, 35, false, 255),
    State::new(65536, 20, false, 255), State::new(16384, 37, false, 255), State::new(8192, 38, true, 255), State::new(8192, 28, true, 255),
    State::new(32768, 41, false, 255), State::new(32768, 41, false, 255), State::new(32768, 41, false, 255), State::new(0, 43, false, 255),
    State::new(65536, 20, false, 255), State::new(65536, 45, false, 255), State::new(32768, 41, false, 255), State::new(32768, 41, false, 255),
    State::new(131072, 48, false, 255), State::new(65536, 49, false, 255), State::new(32768, 41, false, 255), State::new(131072, 51, false, 255),
    State::new(32768, 41, false, 255), State::new(65536, 20, false, 255), State::new(65536, 20, false, 255), State::new(32768, 41, false, 255),
    State::new(32768, 41, false, 255), State::new(32768, 41, false, 255), State::new(32768, 41, false, 255), State::new(262144, 59, false, 255),
    State::new(0, 60, false, 255), State::new(65536, 20, false, 255), State::new(32768, 41, false, 255), State::new(32768, 41, false, 255),
    State::new(65536, 20, false, 255), State::new(65536, 20, false, 255), State::new(32768, 41, false, 255), State::new(32768, 41, false, 255),
    State::new(65536, 20, false, 255), State::new(32768, 41, false, 255), State::new(32768, 41, false, 255), State::new(65536, 20, false, 255),
    State::new(32768, 41, false, 255), State::new(32768, 41, false, 255), State::new(32768, 41, false, 255), State::new(32768, 41, false, 255),
    ],
    next: &[
    X, 2049, 2050, 18433, 2049, 2049, 2049, 2051, 2049, X, 2049, X, 2049, 2052, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2049, 2049, 2049, 2053, 2049, X, 2049, 2054, 2049, 2049, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2050, 18437, 2053, 2053, 2053, 2055, 2053, 2053, 2056, 2054, 2053, 2053, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2052, 2052, 2052, 2053, 2052, 2057, 2049, 2054, 2049, 2052, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2050, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2056, 2054, 2053, 2053, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2050, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2060, 2058, 2061, 2054, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2056, 2053, 2056, 2056, 2056, 2054, 2056, 2056, X, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2064, 2063, 2063, 2063, 2063, 2063, 2063, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2058, 2058, 2061, 2054, 2058, 2058, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2050, 18449, 2065, 2065, 2065, 2066, 2065, 2065, 2067, 2054, 2065, 2065, X, X, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2069, 2059, 2070, 2058, 2061, 2054, 2058, 2071, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, 2050, 18445, 2061, 2061, 2061, 2059, 2061, 2061, 2061, 2054, 2061, 2061, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2072, 2073, 2059, 2074, 2075, 2061, 2054, 2058, 2074, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, 2050, 18447, 2063, 2063, 2063, 2063, 2063, 2063, 2063, 2063, 2063, 2063, 2063, 2063, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2076, 2076, 2077, 2076, 2076, 2078, 2079, 2076, 2076, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2050, 18449, 2065, 2065, 2065, 2066, 2065, 2065, 2067, 2054, 2065, 2065, X, X, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2050, 18449, 2065, 2065, 2065, 2066, 2065, 2065, 2067, 2054, 2065, 2065, X, X, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2080, 2050, 18464, 2080, 2080, 2080, 2066, 2080, 2080, 2067, 2054, 2080, 2080, X, X, 2080, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2058, 2059, 2071, 2058, 2061, 2054, 2058, 2071, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2081, 2058, 2061, 2054, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2069, 2059, 2082, 2058, 2061, 2054, 2058, 2071, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2083, 2059, 2071, 2058, 2061, 2054, 2058, 2071, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2072, 2058, 2059, 2074, 2058, 2061, 2054, 2058, 2074, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2084, 2075, 2061, 2054, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2072, 2073, 2059, 2074, 2075, 2061, 2054, 2058, 2074, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2075, 2058, 2061, 2054, 2058, 2058, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2076, 2076, 2085, 2076, 2076, 2078, 2079, 2076, 2076, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2086, 2086, 2087, 2088, 2086, 2089, 2079, 2086, 2090, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2076, 2076, 2085, 2076, 2076, 2078, 2079, 2076, 2076, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, 2050, 18447, 2063, 2063, 2063, 2063, 2063, 2063, 2063, 2063, 2063, 2063, 2063, 2063, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2080, 2050, 18464, 2080, 2080, 2080, 2066, 2080, 2080, 2067, 2054, 2080, 2080, X, X, 2080, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2091, 2059, 2092, 2058, 2061, 2054, 2058, 2071, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2069, 2059, 2071, 2058, 2061, 2054, 2058, 2071, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2084, 2058, 2061, 2054, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2083, 2059, 2071, 2058, 2061, 2054, 2058, 2071, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2076, 2076, 2085, 2076, 2076, 2078, 2079, 2076, 2076, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2086, 2086, 2087, 2086, 2086, 2089, 2079, 2086, 2086, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2076, 2076, 2085, 2076, 2076, 2078, 2079, 2076, 2076, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2093, 2094, 2087, 2095, 2086, 2089, 2079, 2086, 2096, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2086, 2086, 2087, 2086, 2086, 2089, 2079, 2086, 2086, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2097, 2098, 2087, 2099, 2100, 2089, 2079, 2086, 2099, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2101, 2058, 2061, 2054, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2091, 2059, 2102, 2058, 2061, 2054, 2058, 2071, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2093, 2086, 2087, 2096, 2086, 2089, 2079, 2086, 2096, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2086, 2086, 2087, 2103, 2086, 2089, 2079, 2086, 2090, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2093, 2094, 2087, 2104, 2086, 2089, 2079, 2086, 2096, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2093, 2105, 2087, 2096, 2086, 2089, 2079, 2086, 2096, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2097, 2086, 2087, 2099, 2086, 2089, 2079, 2086, 2099, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2086, 2086, 2087, 2106, 2100, 2089, 2079, 2086, 2090, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2097, 2098, 2087, 2099, 2100, 2089, 2079, 2086, 2099, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2086, 2086, 2087, 2107, 2086, 2089, 2079, 2086, 2086, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2108, 2059, 2109, 2058, 2061, 2054, 2058, 2071, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2091, 2059, 2071, 2058, 2061, 2054, 2058, 2071, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2093, 2110, 2087, 2111, 2086, 2089, 2079, 2086, 2096, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2093, 2094, 2087, 2096, 2086, 2089, 2079, 2086, 2096, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2086, 2086, 2087, 2106, 2086, 2089, 2079, 2086, 2090, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2093, 2105, 2087, 2096, 2086, 2089, 2079, 2086, 2096, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2086, 2086, 2087, 2107, 2086, 2089, 2079, 2086, 2086, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2112, 2058, 2061, 2054, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2108, 2059, 2113, 2058, 2061, 2054, 2058, 2071, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2086, 2086, 2087, 2114, 2086, 2089, 2079, 2086, 2090, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2093, 2110, 2087, 2115, 2086, 2089, 2079, 2086, 2096, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2083, 2059, 2116, 2075, 2061, 2054, 2058, 2071, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2108, 2059, 2071, 2058, 2061, 2054, 2058, 2071, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2093, 2117, 2087, 2118, 2086, 2089, 2079, 2086, 2096, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2093, 2110, 2087, 2096, 2086, 2089, 2079, 2086, 2096, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2083, 2059, 2119, 2075, 2061, 2054, 2058, 2071, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2086, 2086, 2087, 2120, 2086, 2089, 2079, 2086, 2090, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2093, 2117, 2087, 2121, 2086, 2089, 2079, 2086, 2096, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2083, 2059, 2071, 2075, 2061, 2054, 2058, 2071, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2093, 2105, 2087, 2122, 2100, 2089, 2079, 2086, 2096, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2093, 2117, 2087, 2096, 2086, 2089, 2079, 2086, 2096, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2093, 2105, 2087, 2123, 2100, 2089, 2079, 2086, 2096, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2093, 2105, 2087, 2096, 2100, 2089, 2079, 2086, 2096, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D4: Diagnosis = Diagnosis { answers: &[A56, A8, A57, A58, A59, A9, A11, A13, A14, A12, A16, A17, A18, A19, A20, A23, A24, A25, A26, A27, A28, A29, A30, A31, A52, A53], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 6,
    15, 16, 17, 18, 19, 19, 20, 21, 22, 23, 8, 12, 19, 18, 12, 18,
    19, 12, 19, 18, 19, 24, 19, 25, 25,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(512, 1, true, 255), State::new(1024, 2, false, 255), State::new(0, 3, false, 255),
    State::new(512, 4, true, 255), State::new(0, 5, false, 255), State::new(2048, 6, true, 255), State::new(0, 7, false, 255),
    State::new(4096, 8, true, 255), State::new(512, 9, true, 255), State::new(8192, 10, true, 255), State::new(8192, 15, true, 255),
    State::new(65536, 18, false, 255), State::new(4096, 13, true, 255), State::new(65536, 22, false, 255), State::new(8192, 15, true, 255),
    State::new(16384, 16, false, 255), State::new(32768, 17, false, 255), State::new(65536, 18, false, 255), State::new(0, 19, false, 255),
    State::new(65536, 18, false, 255), State::new(131072, 21, false, 255), State::new(65536, 22, false, 255), State::new(0, 23, false, 255),
    State::new(131072, 24, false, 255), State::new(262144, 25, false, 255), State::new(8192, 26, true, 255), State::new(65536, 18, false, 255),
    State::new(65536, 18, false, 255), State::new(0, 29, false, 255), State::new(65536, 18, false, 255), State::new(0, 31, false, 255),
    State::new(65536, 18, false, 255), State::new(65536, 18, false, 255), State::new(65536, 18, false, 255), State::new(0, 35, false, 255),
    State::new(65536, 18, false, 255), State::new(65536, 18, false, 255), State::new(65536, 18, false, 255), State::new(65536, 18, false, 255),
    State::new(65536, 18, false, 255),
    ],
    next: &[
    X, X, 2049, X, X, X, X, X, X, X, X, X, X, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2050, 2050, 2050, X, 2050, 2051, X, X, X, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2053, 2052, 2052, 2052, 2052, 2052, 2052, X, X, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2049, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2049, 18438, 2054, 2054, 2054, 2055, 2054, 2054, 2056, 2057, 2054, 2054, X, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2049, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2056, 2057, 2054, 2054, X, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2060, 2058, 2061, 2057, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2049, 18440, 2056, 2056, 2056, 2054, 2056, 2056, 2056, 2057, 2056, 2056, X, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2049, 18441, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2058, 2058, 2061, 2057, 2058, 2058, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, 2049, 18447, 2063, 2063, 2063, 2064, 2063, 2063, 2065, 2057, 2063, 2063, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2066, 2067, 2059, 2068, 2058, 2061, 2057, 2058, 2069, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, 2049, 18445, 2061, 2061, 2061, 2059, 2061, 2061, 2061, 2057, 2061, 2061, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2070, 2071, 2059, 2072, 2073, 2061, 2057, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, 2049, 18447, 2063, 2063, 2063, 2064, 2063, 2063, 2065, 2057, 2063, 2063, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, 2049, 18447, 2063, 2063, 2063, 2064, 2063, 2063, 2065, 2057, 2063, 2063, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2074, 2074, 2064, 2074, 2074, 2065, 2057, 2074, 2074, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2066, 2058, 2059, 2069, 2058, 2061, 2057, 2058, 2069, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2075, 2058, 2061, 2057, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2066, 2067, 2059, 2076, 2058, 2061, 2057, 2058, 2069, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2066, 2077, 2059, 2069, 2058, 2061, 2057, 2058, 2069, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2070, 2058, 2059, 2072, 2058, 2061, 2057, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2078, 2073, 2061, 2057, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2070, 2071, 2059, 2072, 2073, 2061, 2057, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2073, 2058, 2061, 2057, 2058, 2058, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2074, 2074, 2064, 2074, 2074, 2065, 2057, 2074, 2074, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2066, 2079, 2059, 2080, 2058, 2061, 2057, 2058, 2069, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2066, 2067, 2059, 2069, 2058, 2061, 2057, 2058, 2069, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2078, 2058, 2061, 2057, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2066, 2077, 2059, 2069, 2058, 2061, 2057, 2058, 2069, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2081, 2058, 2061, 2057, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2066, 2079, 2059, 2082, 2058, 2061, 2057, 2058, 2069, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2066, 2083, 2059, 2084, 2058, 2061, 2057, 2058, 2069, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2066, 2079, 2059, 2069, 2058, 2061, 2057, 2058, 2069, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2085, 2058, 2061, 2057, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2066, 2083, 2059, 2086, 2058, 2061, 2057, 2058, 2069, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2066, 2077, 2059, 2087, 2073, 2061, 2057, 2058, 2069, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2066, 2083, 2059, 2069, 2058, 2061, 2057, 2058, 2069, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2066, 2077, 2059, 2088, 2073, 2061, 2057, 2058, 2069, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2066, 2077, 2059, 2069, 2073, 2061, 2057, 2058, 2069, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
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
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, true, 255), State::new(512, 2, true, 255), State::new(0, 3, false, 255),
    State::new(1024, 4, false, 255), State::new(2048, 5, true, 255), State::new(512, 6, true, 255), State::new(32768, 13, false, 255),
    State::new(4096, 8, true, 255), State::new(0, 9, false, 255), State::new(524288, 10, true, 255), State::new(8192, 19, true, 255),
    State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(0, 14, false, 255), State::new(131072, 15, false, 255),
    State::new(8192, 16, true, 255), State::new(512, 17, true, 255), State::new(8192, 34, true, 255), State::new(8192, 19, true, 255),
    State::new(16384, 20, false, 255), State::new(32768, 21, false, 255), State::new(65536, 22, false, 255), State::new(32768, 13, false, 255),
    State::new(32768, 13, false, 255), State::new(131072, 25, false, 255), State::new(524288, 26, true, 255), State::new(0, 27, false, 255),
    State::new(4096, 28, true, 255), State::new(65536, 44, false, 255), State::new(65536, 48, false, 255), State::new(65536, 31, false, 255),
    State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(8192, 34, true, 255), State::new(32768, 57, false, 255),
    State::new(32768, 36, false, 255), State::new(512, 17, true, 255), State::new(8192, 38, true, 255), State::new(32768, 13, false, 255),
    State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(65536, 63, false, 255), State::new(65536, 67, false, 255),
    State::new(65536, 44, false, 255), State::new(0, 45, false, 255), State::new(65536, 44, false, 255), State::new(131072, 47, false, 255),
    State::new(65536, 48, false, 255), State::new(0, 49, false, 255), State::new(131072, 50, false, 255), State::new(262144, 51, false, 255),
    State::new(262144, 52, false, 255), State::new(16384, 53, false, 255), State::new(524288, 54, true, 255), State::new(8192, 34, true, 255),
    State::new(32768, 57, false, 255), State::new(32768, 57, false, 255), State::new(32768, 80, false, 255), State::new(32768, 57, false, 255),
    State::new(8192, 60, true, 255), State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(65536, 63, false, 255),
    State::new(0, 64, false, 255), State::new(65536, 63, false, 255), State::new(131072, 66, false, 255), State::new(65536, 67, false, 255),
    State::new(0, 68, false, 255), State::new(131072, 69, false, 255), State::new(262144, 92, false, 255), State::new(65536, 44, false, 255),
    State::new(65536, 44, false, 255), State::new(0, 73, false, 255), State::new(65536, 44, false, 255), State::new(65536, 75, false, 255),
    State::new(32768, 57, false, 255), State::new(32768, 57, false, 255), State::new(131072, 78, false, 255), State::new(32768, 80, false, 255),
    State::new(32768, 80, false, 255), State::new(32768, 80, false, 255), State::new(65536, 82, false, 255), State::new(32768, 57, false, 255),
    State::new(131072, 84, false, 255), State::new(32768, 57, false, 255), State::new(32768, 13, false, 255), State::new(32768, 13, false, 255),
    State::new(65536, 63, false, 255), State::new(65536, 63, false, 255), State::new(0, 90, false, 255), State::new(65536, 63, false, 255),
    State::new(262144, 92, false, 255), State::new(0, 93, false, 255), State::new(65536, 44, false, 255), State::new(32768, 57, false, 255),
    State::new(32768, 57, false, 255), State::new(32768, 57, false, 255), State::new(65536, 98, false, 255), State::new(32768, 80, false, 255),
    State::new(32768, 80, false, 255), State::new(131072, 101, false, 255), State::new(65536, 102, false, 255), State::new(32768, 80, false, 255),
    State::new(131072, 104, false, 255), State::new(32768, 80, false, 255), State::new(32768, 57, false, 255), State::new(262144, 107, false, 255),
    State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(0, 110, false, 255), State::new(65536, 63, false, 255),
    State::new(65536, 44, false, 255), State::new(65536, 44, false, 255), State::new(32768, 57, false, 255), State::new(32768, 57, false, 255),
    State::new(32768, 80, false, 255), State::new(32768, 80, false, 255), State::new(32768, 80, false, 255), State::new(32768, 80, false, 255),
    State::new(262144, 120, false, 255), State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(65536, 63, false, 255),
    State::new(65536, 63, false, 255), State::new(0, 125, false, 255), State::new(65536, 44, false, 255), State::new(32768, 57, false, 255),
    State::new(32768, 57, false, 255), State::new(32768, 80, false, 255), State::new(32768, 80, false, 255), State::new(32768, 13, false, 255),
    State::new(0, 132, false, 255), State::new(65536, 63, false, 255), State::new(65536, 44, false, 255), State::new(65536, 44, false, 255),
    State::new(32768, 57, false, 255), State::new(32768, 57, false, 255), State::new(32768, 80, false, 255), State::new(32768, 80, false, 255),
    State::new(32768, 13, false, 255), State::new(65536, 63, false, 255), State::new(65536, 63, false, 255), State::new(65536, 44, false, 255),
    State::new(32768, 57, false, 255), State::new(32768, 57, false, 255), State::new(32768, 80, false, 255), State::new(32768, 80, false, 255),
    State::new(65536, 63, false, 255), State::new(65536, 44, false, 255), State::new(32768, 57, false, 255), State::new(32768, 80, false, 255),
    State::new(32768, 80, false, 255), State::new(65536, 63, false, 255), State::new(32768, 57, false, 255), State::new(32768, 80, false, 255),
    State::new(32768, 80, false, 255),
    ],
    next: &[
    X, 2049, 2050, 18433, 2049, 2049, 2049, 2051, 2049, X, 2049, X, 2049, 2052, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2049, 2049, 2049, 2053, 2049, X, 2049, 2054, 2049, 2049, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2050, 18437, 2053, 2053, 2053, 2055, 2053, 2053, 2056, 2054, 2053, 2053, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2052, 2052, 2052, 2053, 2052, 2057, 2049, 2054, 2049, 2052, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2050, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2056, 2054, 2053, 2053, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2050, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2060, 2058, 2061, 2054, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2056, 2053, 2056, 2056, 2056, 2054, 2056, 2056, X, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2066, 2065, 2065, 2065, 2065, 2065, 2065, X, X, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2058, 2058, 2061, 2054, 2062, 2058, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2067, 2067, 2068, 2067, 2067, 2069, 2054, 2067, 2067, X, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2071, 2059, 2072, 2058, 2061, 2054, 2062, 2073, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2074, 2074, 2059, 2074, 2074, 2061, 2054, 2075, 2074, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2059, 2077, 2064, 2076, 2054, 2064, 2078, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2079, 2080, 2059, 2063, 2081, 2061, 2054, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2059, 2064, 2064, 2076, 2054, 2064, 2064, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2050, 18449, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2082, 2050, 18466, 2082, 2082, 2082, 2083, 2082, 2082, 2084, 2085, 2082, 2082, X, X, 2082, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2067, 2067, 2068, 2067, 2067, 2069, 2054, 2067, 2067, X, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2067, 2067, 2068, 2067, 2067, 2069, 2054, 2067, 2067, X, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2086, 2086, 2068, 2086, 2086, 2069, 2054, 2086, 2086, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2058, 2059, 2073, 2058, 2061, 2054, 2062, 2073, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2087, 2058, 2061, 2054, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2071, 2059, 2088, 2058, 2061, 2054, 2062, 2073, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2089, 2059, 2073, 2058, 2061, 2054, 2062, 2073, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2074, 2074, 2059, 2074, 2074, 2061, 2054, 2075, 2074, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2076, 2076, 2059, 2090, 2076, 2076, 2054, 2076, 2091, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2076, 2076, 2059, 2076, 2076, 2076, 2054, 2076, 2076, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2092, 2093, 2059, 2094, 2064, 2076, 2054, 2064, 2095, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2096, 2097, 2059, 2098, 2099, 2076, 2054, 2064, 2098, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2079, 2058, 2059, 2063, 2058, 2061, 2054, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2073, 2081, 2061, 2054, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2100, 2058, 2061, 2054, 2062, 2058, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2082, 2050, 18466, 2082, 2082, 2082, 2101, 2082, 2082, 2084, 2085, 2082, 2082, X, X, 2082, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2102, 2102, 2103, 2104, 2102, 2105, 2085, 2106, 2107, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2082, 2050, 18466, 2082, 2082, 2082, 2101, 2082, 2082, 2084, 2085, 2082, 2082, X, X, 2082, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2050, 18449, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2086, 2050, 18470, 2086, 2086, 2086, 2068, 2086, 2086, 2069, 2054, 2086, 2086, X, X, 2086, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2109, 2059, 2110, 2058, 2061, 2054, 2062, 2073, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2071, 2059, 2073, 2058, 2061, 2054, 2062, 2073, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2073, 2058, 2061, 2054, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2111, 2112, 2059, 2113, 2076, 2076, 2054, 2076, 2114, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2115, 2116, 2059, 2117, 2118, 2076, 2054, 2076, 2117, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2092, 2064, 2059, 2095, 2064, 2076, 2054, 2064, 2095, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2059, 2119, 2064, 2076, 2054, 2064, 2078, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2092, 2093, 2059, 2120, 2064, 2076, 2054, 2064, 2095, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2092, 2121, 2059, 2095, 2064, 2076, 2054, 2064, 2095, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2096, 2064, 2059, 2098, 2064, 2076, 2054, 2064, 2098, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2059, 2122, 2099, 2076, 2054, 2064, 2078, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2096, 2097, 2059, 2098, 2099, 2076, 2054, 2064, 2098, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2059, 2099, 2064, 2076, 2054, 2064, 2064, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2100, 2058, 2061, 2054, 2062, 2058, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2082, 2050, 18466, 2082, 2082, 2082, 2101, 2082, 2082, 2084, 2085, 2082, 2082, X, X, 2082, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2102, 2102, 2103, 2102, 2102, 2105, 2085, 2106, 2102, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2082, 2050, 18466, 2082, 2082, 2082, 2101, 2082, 2082, 2084, 2085, 2082, 2082, X, X, 2082, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2123, 2124, 2103, 2125, 2102, 2105, 2085, 2106, 2126, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2102, 2102, 2103, 2102, 2102, 2105, 2085, 2106, 2102, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2108, 2108, 2103, 2127, 2108, 2128, 2085, 2108, 2129, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2130, 2131, 2103, 2132, 2133, 2105, 2085, 2106, 2132, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2108, 2108, 2103, 2108, 2108, 2128, 2085, 2108, 2108, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2134, 2058, 2061, 2054, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2109, 2059, 2135, 2058, 2061, 2054, 2062, 2073, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2111, 2076, 2059, 2114, 2076, 2076, 2054, 2076, 2114, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2076, 2076, 2059, 2136, 2076, 2076, 2054, 2076, 2091, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2111, 2112, 2059, 2137, 2076, 2076, 2054, 2076, 2114, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2111, 2138, 2059, 2114, 2076, 2076, 2054, 2076, 2114, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2115, 2076, 2059, 2117, 2076, 2076, 2054, 2076, 2117, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2076, 2076, 2059, 2139, 2118, 2076, 2054, 2076, 2091, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2115, 2116, 2059, 2117, 2118, 2076, 2054, 2076, 2117, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2076, 2076, 2059, 2140, 2076, 2076, 2054, 2076, 2076, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2092, 2141, 2059, 2142, 2064, 2076, 2054, 2064, 2095, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2092, 2093, 2059, 2095, 2064, 2076, 2054, 2064, 2095, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2059, 2122, 2064, 2076, 2054, 2064, 2078, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2092, 2121, 2059, 2095, 2064, 2076, 2054, 2064, 2095, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2123, 2102, 2103, 2126, 2102, 2105, 2085, 2106, 2126, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2102, 2102, 2103, 2143, 2102, 2105, 2085, 2106, 2107, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2123, 2124, 2103, 2144, 2102, 2105, 2085, 2106, 2126, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2123, 2145, 2103, 2126, 2102, 2105, 2085, 2106, 2126, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2146, 2147, 2103, 2148, 2108, 2128, 2085, 2108, 2149, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2108, 2108, 2103, 2108, 2108, 2128, 2085, 2108, 2108, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2150, 2151, 2103, 2152, 2153, 2128, 2085, 2108, 2152, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2130, 2102, 2103, 2132, 2102, 2105, 2085, 2106, 2132, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2102, 2102, 2103, 2154, 2133, 2105, 2085, 2106, 2107, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2130, 2131, 2103, 2132, 2133, 2105, 2085, 2106, 2132, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2102, 2102, 2103, 2155, 2102, 2105, 2085, 2106, 2102, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2156, 2059, 2157, 2058, 2061, 2054, 2062, 2073, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2109, 2059, 2073, 2058, 2061, 2054, 2062, 2073, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2111, 2158, 2059, 2159, 2076, 2076, 2054, 2076, 2114, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2111, 2112, 2059, 2114, 2076, 2076, 2054, 2076, 2114, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2076, 2076, 2059, 2139, 2076, 2076, 2054, 2076, 2091, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2111, 2138, 2059, 2114, 2076, 2076, 2054, 2076, 2114, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2076, 2076, 2059, 2140, 2076, 2076, 2054, 2076, 2076, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2059, 2160, 2064, 2076, 2054, 2064, 2078, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2092, 2141, 2059, 2161, 2064, 2076, 2054, 2064, 2095, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2123, 2162, 2103, 2163, 2102, 2105, 2085, 2106, 2126, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2123, 2124, 2103, 2126, 2102, 2105, 2085, 2106, 2126, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2102, 2102, 2103, 2154, 2102, 2105, 2085, 2106, 2107, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2146, 2108, 2103, 2149, 2108, 2128, 2085, 2108, 2149, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2108, 2108, 2103, 2164, 2108, 2128, 2085, 2108, 2129, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2146, 2147, 2103, 2165, 2108, 2128, 2085, 2108, 2149, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2146, 2166, 2103, 2149, 2108, 2128, 2085, 2108, 2149, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2150, 2108, 2103, 2152, 2108, 2128, 2085, 2108, 2152, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2108, 2108, 2103, 2167, 2153, 2128, 2085, 2108, 2129, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2150, 2151, 2103, 2152, 2153, 2128, 2085, 2108, 2152, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2108, 2108, 2103, 2168, 2108, 2128, 2085, 2108, 2108, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2123, 2145, 2103, 2126, 2102, 2105, 2085, 2106, 2126, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2102, 2102, 2103, 2155, 2102, 2105, 2085, 2106, 2102, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2169, 2058, 2061, 2054, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2156, 2059, 2170, 2058, 2061, 2054, 2062, 2073, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2076, 2076, 2059, 2171, 2076, 2076, 2054, 2076, 2091, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2111, 2158, 2059, 2172, 2076, 2076, 2054, 2076, 2114, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2092, 2173, 2059, 2174, 2064, 2076, 2054, 2064, 2095, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2092, 2141, 2059, 2095, 2064, 2076, 2054, 2064, 2095, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2102, 2102, 2103, 2175, 2102, 2105, 2085, 2106, 2107, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2123, 2162, 2103, 2176, 2102, 2105, 2085, 2106, 2126, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2146, 2177, 2103, 2178, 2108, 2128, 2085, 2108, 2149, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2146, 2147, 2103, 2149, 2108, 2128, 2085, 2108, 2149, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2108, 2108, 2103, 2167, 2108, 2128, 2085, 2108, 2129, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2146, 2166, 2103, 2149, 2108, 2128, 2085, 2108, 2149, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2108, 2108, 2103, 2168, 2108, 2128, 2085, 2108, 2108, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2089, 2059, 2179, 2081, 2061, 2054, 2062, 2073, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2156, 2059, 2073, 2058, 2061, 2054, 2062, 2073, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2111, 2180, 2059, 2181, 2076, 2076, 2054, 2076, 2114, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2111, 2158, 2059, 2114, 2076, 2076, 2054, 2076, 2114, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2059, 2182, 2064, 2076, 2054, 2064, 2078, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2092, 2173, 2059, 2183, 2064, 2076, 2054, 2064, 2095, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2123, 2184, 2103, 2185, 2102, 2105, 2085, 2106, 2126, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2123, 2162, 2103, 2126, 2102, 2105, 2085, 2106, 2126, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2108, 2108, 2103, 2186, 2108, 2128, 2085, 2108, 2129, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2146, 2177, 2103, 2187, 2108, 2128, 2085, 2108, 2149, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2089, 2059, 2188, 2081, 2061, 2054, 2062, 2073, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2076, 2076, 2059, 2189, 2076, 2076, 2054, 2076, 2091, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2111, 2180, 2059, 2190, 2076, 2076, 2054, 2076, 2114, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2092, 2121, 2059, 2191, 2099, 2076, 2054, 2064, 2095, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2092, 2173, 2059, 2095, 2064, 2076, 2054, 2064, 2095, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2102, 2102, 2103, 2192, 2102, 2105, 2085, 2106, 2107, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2123, 2184, 2103, 2193, 2102, 2105, 2085, 2106, 2126, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2146, 2194, 2103, 2195, 2108, 2128, 2085, 2108, 2149, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2146, 2177, 2103, 2149, 2108, 2128, 2085, 2108, 2149, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2089, 2059, 2073, 2081, 2061, 2054, 2062, 2073, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2111, 2138, 2059, 2196, 2118, 2076, 2054, 2076, 2114, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2111, 2180, 2059, 2114, 2076, 2076, 2054, 2076, 2114, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2092, 2121, 2059, 2197, 2099, 2076, 2054, 2064, 2095, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2123, 2145, 2103, 2198, 2133, 2105, 2085, 2106, 2126, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2123, 2184, 2103, 2126, 2102, 2105, 2085, 2106, 2126, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2108, 2108, 2103, 2199, 2108, 2128, 2085, 2108, 2129, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2146, 2194, 2103, 2200, 2108, 2128, 2085, 2108, 2149, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2111, 2138, 2059, 2201, 2118, 2076, 2054, 2076, 2114, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2092, 2121, 2059, 2095, 2099, 2076, 2054, 2064, 2095, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2123, 2145, 2103, 2202, 2133, 2105, 2085, 2106, 2126, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2146, 2166, 2103, 2203, 2153, 2128, 2085, 2108, 2149, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2146, 2194, 2103, 2149, 2108, 2128, 2085, 2108, 2149, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2050, 18460, 2076, 2111, 2138, 2059, 2114, 2118, 2076, 2054, 2076, 2114, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2102, 2050, 18486, 2102, 2123, 2145, 2103, 2126, 2133, 2105, 2085, 2106, 2126, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2146, 2166, 2103, 2204, 2153, 2128, 2085, 2108, 2149, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2050, 18492, 2108, 2146, 2166, 2103, 2149, 2153, 2128, 2085, 2108, 2149, X, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
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
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(512, 1, true, 255), State::new(1024, 2, false, 255), State::new(0, 3, false, 255),
    State::new(512, 4, true, 255), State::new(0, 5, false, 255), State::new(2048, 6, true, 255), State::new(32768, 13, false, 255),
    State::new(4096, 8, true, 255), State::new(512, 9, true, 255), State::new(524288, 10, true, 255), State::new(8192, 17, true, 255),
    State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(0, 14, false, 255), State::new(131072, 15, false, 255),
    State::new(8192, 16, true, 255), State::new(8192, 17, true, 255), State::new(16384, 18, false, 255), State::new(32768, 19, false, 255),
    State::new(65536, 20, false, 255), State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(131072, 23, false, 255),
    State::new(524288, 24, true, 255), State::new(0, 25, false, 255), State::new(4096, 26, true, 255), State::new(65536, 38, false, 255),
    State::new(65536, 42, false, 255), State::new(65536, 29, false, 255), State::new(32768, 13, false, 255), State::new(32768, 13, false, 255),
    State::new(8192, 32, true, 255), State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(32768, 13, false, 255),
    State::new(65536, 49, false, 255), State::new(65536, 53, false, 255), State::new(65536, 38, false, 255), State::new(0, 39, false, 255),
    State::new(65536, 38, false, 255), State::new(131072, 41, false, 255), State::new(65536, 42, false, 255), State::new(0, 43, false, 255),
    State::new(131072, 44, false, 255), State::new(262144, 45, false, 255), State::new(262144, 46, false, 255), State::new(32768, 13, false, 255),
    State::new(32768, 13, false, 255), State::new(65536, 49, false, 255), State::new(0, 50, false, 255), State::new(65536, 49, false, 255),
    State::new(131072, 52, false, 255), State::new(65536, 53, false, 255), State::new(0, 54, false, 255), State::new(131072, 55, false, 255),
    State::new(262144, 67, false, 255), State::new(65536, 38, false, 255), State::new(65536, 38, false, 255), State::new(0, 59, false, 255),
    State::new(65536, 38, false, 255), State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(65536, 49, false, 255),
    State::new(65536, 49, false, 255), State::new(0, 65, false, 255), State::new(65536, 49, false, 255), State::new(262144, 67, false, 255),
    State::new(0, 68, false, 255), State::new(65536, 38, false, 255), State::new(32768, 13, false, 255), State::new(32768, 13, false, 255),
    State::new(0, 72, false, 255), State::new(65536, 49, false, 255), State::new(65536, 38, false, 255), State::new(65536, 38, false, 255),
    State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(65536, 49, false, 255), State::new(65536, 49, false, 255),
    State::new(0, 80, false, 255), State::new(65536, 38, false, 255), State::new(32768, 13, false, 255), State::new(0, 83, false, 255),
    State::new(65536, 49, false, 255), State::new(65536, 38, false, 255), State::new(65536, 38, false, 255), State::new(32768, 13, false, 255),
    State::new(65536, 49, false, 255), State::new(65536, 49, false, 255), State::new(65536, 38, false, 255), State::new(65536, 49, false, 255),
    State::new(65536, 38, false, 255), State::new(65536, 49, false, 255),
    ],
    next: &[
    X, X, 2049, X, X, X, X, X, X, X, X, X, X, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2050, 2050, 2050, X, 2050, 2051, X, X, X, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2053, 2052, 2052, 2052, 2052, 2052, 2052, X, X, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2049, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2049, 18438, 2054, 2054, 2054, 2055, 2054, 2054, 2056, 2057, 2054, 2054, X, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2049, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2056, 2057, 2054, 2054, X, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2060, 2058, 2061, 2057, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2049, 18440, 2056, 2056, 2056, 2054, 2056, 2056, 2056, 2057, 2056, 2056, X, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2049, 18441, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2058, 2058, 2061, 2057, 2062, 2058, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2049, 18449, 2065, 2065, 2065, 2066, 2065, 2065, 2067, 2057, 2065, 2065, X, X, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2068, 2069, 2059, 2070, 2058, 2061, 2057, 2062, 2071, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, 2049, 18456, 2072, 2072, 2072, 2059, 2072, 2072, 2061, 2057, 2073, 2072, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2059, 2075, 2064, 2074, 2057, 2064, 2076, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2077, 2078, 2059, 2063, 2079, 2061, 2057, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2059, 2064, 2064, 2074, 2057, 2064, 2064, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2049, 18449, 2065, 2065, 2065, 2066, 2065, 2065, 2067, 2057, 2065, 2065, X, X, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2049, 18449, 2065, 2065, 2065, 2066, 2065, 2065, 2067, 2057, 2065, 2065, X, X, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2080, 2049, 18464, 2080, 2080, 2080, 2066, 2080, 2080, 2067, 2057, 2080, 2080, X, X, 2080, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2068, 2058, 2059, 2071, 2058, 2061, 2057, 2062, 2071, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2081, 2058, 2061, 2057, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2068, 2069, 2059, 2082, 2058, 2061, 2057, 2062, 2071, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2068, 2083, 2059, 2071, 2058, 2061, 2057, 2062, 2071, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, 2049, 18456, 2072, 2072, 2072, 2059, 2072, 2072, 2061, 2057, 2073, 2072, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2074, 2074, 2059, 2084, 2074, 2074, 2057, 2074, 2085, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2074, 2074, 2059, 2074, 2074, 2074, 2057, 2074, 2074, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2086, 2087, 2059, 2088, 2064, 2074, 2057, 2064, 2089, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2090, 2091, 2059, 2092, 2093, 2074, 2057, 2064, 2092, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2077, 2058, 2059, 2063, 2058, 2061, 2057, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2071, 2079, 2061, 2057, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2094, 2058, 2061, 2057, 2062, 2058, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2080, 2049, 18464, 2080, 2080, 2080, 2066, 2080, 2080, 2067, 2057, 2080, 2080, X, X, 2080, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2068, 2095, 2059, 2096, 2058, 2061, 2057, 2062, 2071, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2068, 2069, 2059, 2071, 2058, 2061, 2057, 2062, 2071, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2071, 2058, 2061, 2057, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2097, 2098, 2059, 2099, 2074, 2074, 2057, 2074, 2100, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2101, 2102, 2059, 2103, 2104, 2074, 2057, 2074, 2103, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2086, 2064, 2059, 2089, 2064, 2074, 2057, 2064, 2089, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2059, 2105, 2064, 2074, 2057, 2064, 2076, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2086, 2087, 2059, 2106, 2064, 2074, 2057, 2064, 2089, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2086, 2107, 2059, 2089, 2064, 2074, 2057, 2064, 2089, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2090, 2064, 2059, 2092, 2064, 2074, 2057, 2064, 2092, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2059, 2108, 2093, 2074, 2057, 2064, 2076, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2090, 2091, 2059, 2092, 2093, 2074, 2057, 2064, 2092, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2059, 2093, 2064, 2074, 2057, 2064, 2064, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2094, 2058, 2061, 2057, 2062, 2058, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2109, 2058, 2061, 2057, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2068, 2095, 2059, 2110, 2058, 2061, 2057, 2062, 2071, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2097, 2074, 2059, 2100, 2074, 2074, 2057, 2074, 2100, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2074, 2074, 2059, 2111, 2074, 2074, 2057, 2074, 2085, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2097, 2098, 2059, 2112, 2074, 2074, 2057, 2074, 2100, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2097, 2113, 2059, 2100, 2074, 2074, 2057, 2074, 2100, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2101, 2074, 2059, 2103, 2074, 2074, 2057, 2074, 2103, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2074, 2074, 2059, 2114, 2104, 2074, 2057, 2074, 2085, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2101, 2102, 2059, 2103, 2104, 2074, 2057, 2074, 2103, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2074, 2074, 2059, 2115, 2074, 2074, 2057, 2074, 2074, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2086, 2116, 2059, 2117, 2064, 2074, 2057, 2064, 2089, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2086, 2087, 2059, 2089, 2064, 2074, 2057, 2064, 2089, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2059, 2108, 2064, 2074, 2057, 2064, 2076, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2086, 2107, 2059, 2089, 2064, 2074, 2057, 2064, 2089, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2068, 2118, 2059, 2119, 2058, 2061, 2057, 2062, 2071, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2068, 2095, 2059, 2071, 2058, 2061, 2057, 2062, 2071, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2097, 2120, 2059, 2121, 2074, 2074, 2057, 2074, 2100, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2097, 2098, 2059, 2100, 2074, 2074, 2057, 2074, 2100, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2074, 2074, 2059, 2114, 2074, 2074, 2057, 2074, 2085, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2097, 2113, 2059, 2100, 2074, 2074, 2057, 2074, 2100, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2074, 2074, 2059, 2115, 2074, 2074, 2057, 2074, 2074, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2059, 2122, 2064, 2074, 2057, 2064, 2076, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2086, 2116, 2059, 2123, 2064, 2074, 2057, 2064, 2089, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2124, 2058, 2061, 2057, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2068, 2118, 2059, 2125, 2058, 2061, 2057, 2062, 2071, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2074, 2074, 2059, 2126, 2074, 2074, 2057, 2074, 2085, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2097, 2120, 2059, 2127, 2074, 2074, 2057, 2074, 2100, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2086, 2128, 2059, 2129, 2064, 2074, 2057, 2064, 2089, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2086, 2116, 2059, 2089, 2064, 2074, 2057, 2064, 2089, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2068, 2083, 2059, 2130, 2079, 2061, 2057, 2062, 2071, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2068, 2118, 2059, 2071, 2058, 2061, 2057, 2062, 2071, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2097, 2131, 2059, 2132, 2074, 2074, 2057, 2074, 2100, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2097, 2120, 2059, 2100, 2074, 2074, 2057, 2074, 2100, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2059, 2133, 2064, 2074, 2057, 2064, 2076, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2086, 2128, 2059, 2134, 2064, 2074, 2057, 2064, 2089, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2068, 2083, 2059, 2135, 2079, 2061, 2057, 2062, 2071, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2074, 2074, 2059, 2136, 2074, 2074, 2057, 2074, 2085, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2097, 2131, 2059, 2137, 2074, 2074, 2057, 2074, 2100, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2086, 2107, 2059, 2138, 2093, 2074, 2057, 2064, 2089, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2086, 2128, 2059, 2089, 2064, 2074, 2057, 2064, 2089, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2068, 2083, 2059, 2071, 2079, 2061, 2057, 2062, 2071, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2097, 2113, 2059, 2139, 2104, 2074, 2057, 2074, 2100, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2097, 2131, 2059, 2100, 2074, 2074, 2057, 2074, 2100, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2086, 2107, 2059, 2140, 2093, 2074, 2057, 2064, 2089, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2097, 2113, 2059, 2141, 2104, 2074, 2057, 2074, 2100, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2086, 2107, 2059, 2089, 2093, 2074, 2057, 2064, 2089, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2049, 18458, 2074, 2097, 2113, 2059, 2100, 2104, 2074, 2057, 2074, 2100, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
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
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, true, 255), State::new(512, 2, true, 255), State::new(0, 3, false, 255),
    State::new(1024, 4, false, 255), State::new(2048, 5, true, 255), State::new(512, 6, true, 255), State::new(0, 7, false, 255),
    State::new(4096, 8, true, 255), State::new(0, 9, false, 255), State::new(8192, 10, true, 255), State::new(8192, 18, true, 255),
    State::new(65536, 21, false, 255), State::new(4096, 13, true, 255), State::new(65536, 25, false, 255), State::new(0, 15, false, 255),
    State::new(512, 16, true, 255), State::new(8192, 30, true, 255), State::new(8192, 18, true, 255), State::new(16384, 19, false, 255),
    State::new(32768, 20, false, 255), State::new(65536, 21, false, 255), State::new(0, 22, false, 255), State::new(65536, 21, false, 255),
    State::new(131072, 24, false, 255), State::new(65536, 25, false, 255), State::new(0, 26, false, 255), State::new(131072, 27, false, 255),
    State::new(262144, 28, false, 255), State::new(262144, 29, false, 255), State::new(8192, 30, true, 255), State::new(32768, 43, false, 255),
    State::new(32768, 32, false, 255), State::new(512, 16, true, 255), State::new(8192, 34, true, 255), State::new(65536, 21, false, 255),
    State::new(65536, 21, false, 255), State::new(0, 37, false, 255), State::new(65536, 21, false, 255), State::new(16384, 39, false, 255),
    State::new(8192, 40, true, 255), State::new(8192, 30, true, 255), State::new(32768, 43, false, 255), State::new(32768, 43, false, 255),
    State::new(32768, 43, false, 255), State::new(0, 45, false, 255), State::new(0, 46, false, 255), State::new(65536, 21, false, 255),
    State::new(65536, 48, false, 255), State::new(32768, 43, false, 255), State::new(32768, 43, false, 255), State::new(131072, 51, false, 255),
    State::new(65536, 52, false, 255), State::new(32768, 43, false, 255), State::new(131072, 54, false, 255), State::new(32768, 43, false, 255),
    State::new(8192, 30, true, 255), State::new(262144, 65, false, 255), State::new(65536, 21, false, 255), State::new(65536, 21, false, 255),
    State::new(32768, 43, false, 255), State::new(32768, 43, false, 255), State::new(32768, 43, false, 255), State::new(32768, 43, false, 255),
    State::new(262144, 64, false, 255), State::new(262144, 65, false, 255), State::new(0, 66, false, 255), State::new(65536, 21, false, 255),
    State::new(32768, 43, false, 255), State::new(32768, 43, false, 255), State::new(65536, 21, false, 255), State::new(65536, 21, false, 255),
    State::new(32768, 43, false, 255), State::new(32768, 43, false, 255), State::new(65536, 21, false, 255), State::new(32768, 43, false, 255),
    State::new(32768, 43, false, 255), State::new(65536, 21, false, 255), State::new(32768, 43, false, 255), State::new(32768, 43, false, 255),
    State::new(32768, 43, false, 255), State::new(32768, 43, false, 255),
    ],
    next: &[
    X, 2049, 2050, 18433, 2049, 2049, 2049, 2051, 2049, X, 2049, X, 2049, 2052, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2049, 2049, 2049, 2053, 2049, X, 2049, 2054, 2049, 2049, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2050, 18437, 2053, 2053, 2053, 2055, 2053, 2053, 2056, 2054, 2053, 2053, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2052, 2052, 2052, 2053, 2052, 2057, 2049, 2054, 2049, 2052, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2050, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2056, 2054, 2053, 2053, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2050, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2060, 2058, 2061, 2054, 2058, 2062, 34831, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2056, 2053, 2056, 2056, 2056, 2054, 2056, 2056, X, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2064, 2065, 2064, 2064, 2064, 2064, 2064, 2064, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2058, 2058, 2061, 2054, 2058, 2058, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2050, 18450, 2066, 2066, 2066, 2067, 2066, 2066, 2068, 2054, 2066, 2066, X, X, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2070, 2059, 2071, 2058, 2061, 2054, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, 2050, 18445, 2061, 2061, 2061, 2059, 2061, 2061, 2061, 2054, 2061, 2061, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2073, 2074, 2059, 2075, 2076, 2061, 2054, 2058, 2075, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, X, 2053, X, 2077, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2064, 2064, 2064, 2064, 2064, 2064, 2064, 2064, 2064, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2050, 18462, 2078, 2078, 2078, 2079, 2078, 2078, 2080, 2081, 2078, 2078, X, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2050, 18450, 2066, 2066, 2066, 2067, 2066, 2066, 2068, 2054, 2066, 2066, X, X, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2050, 18450, 2066, 2066, 2066, 2067, 2066, 2066, 2068, 2054, 2066, 2066, X, X, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2082, 2050, 18466, 2082, 2082, 2082, 2067, 2082, 2082, 2068, 2054, 2082, 2082, X, X, 2082, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2058, 2059, 2072, 2058, 2061, 2054, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2083, 2058, 2061, 2054, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2070, 2059, 2084, 2058, 2061, 2054, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2085, 2059, 2072, 2058, 2061, 2054, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2073, 2058, 2059, 2075, 2058, 2061, 2054, 2058, 2075, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2086, 2076, 2061, 2054, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2073, 2074, 2059, 2075, 2076, 2061, 2054, 2058, 2075, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2076, 2058, 2061, 2054, 2058, 2058, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, X, 2053, 2077, X, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2050, 18462, 2078, 2078, 2078, 2087, 2078, 2078, 2080, 2081, 2078, 2078, X, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2088, 2088, 2089, 2090, 2088, 2091, 2081, 2088, 2092, 34861, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2050, 18462, 2078, 2078, 2078, 2087, 2078, 2078, 2080, 2081, 2078, 2078, X, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2064, 2064, 2064, 2064, 2064, 2064, 2064, 2064, 2064, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2082, 2050, 18466, 2082, 2082, 2082, 2067, 2082, 2082, 2068, 2054, 2082, 2082, X, X, 2082, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2094, 2059, 2095, 2058, 2061, 2054, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2070, 2059, 2072, 2058, 2061, 2054, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2086, 2058, 2061, 2054, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2085, 2059, 2072, 2058, 2061, 2054, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2050, 18462, 2078, 2078, 2078, 2087, 2078, 2078, 2080, 2081, 2078, 2078, X, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2088, 2088, 2089, 2088, 2088, 2091, 2081, 2088, 2088, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2050, 18462, 2078, 2078, 2078, 2087, 2078, 2078, 2080, 2081, 2078, 2078, X, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2096, 2097, 2089, 2098, 2088, 2091, 2081, 2088, 2099, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2088, 2088, 2089, 2088, 2088, 2091, 2081, 2088, 2088, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2100, 2101, 2089, 2102, 2103, 2091, 2081, 2088, 2102, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, X, 2104, X, 2105, X, 2081, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2106, 2058, 2061, 2054, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2094, 2059, 2107, 2058, 2061, 2054, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2096, 2088, 2089, 2099, 2088, 2091, 2081, 2088, 2099, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2088, 2088, 2089, 2108, 2088, 2091, 2081, 2088, 2092, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2096, 2097, 2089, 2109, 2088, 2091, 2081, 2088, 2099, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2096, 2110, 2089, 2099, 2088, 2091, 2081, 2088, 2099, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2100, 2088, 2089, 2102, 2088, 2091, 2081, 2088, 2102, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2088, 2088, 2089, 2111, 2103, 2091, 2081, 2088, 2092, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2100, 2101, 2089, 2102, 2103, 2091, 2081, 2088, 2102, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2088, 2088, 2089, 2112, 2088, 2091, 2081, 2088, 2088, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2050, 18462, 2078, 2078, 2078, 2087, 2078, 2078, 2080, 2081, 2078, 2078, X, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, X, 2104, 2113, X, X, 2081, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2114, 2059, 2115, 2058, 2061, 2054, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2094, 2059, 2072, 2058, 2061, 2054, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2096, 2116, 2089, 2117, 2088, 2091, 2081, 2088, 2099, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2096, 2097, 2089, 2099, 2088, 2091, 2081, 2088, 2099, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2088, 2088, 2089, 2111, 2088, 2091, 2081, 2088, 2092, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2096, 2110, 2089, 2099, 2088, 2091, 2081, 2088, 2099, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2088, 2088, 2089, 2112, 2088, 2091, 2081, 2088, 2088, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, X, 2104, 2113, X, X, 2081, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2118, 2058, 2061, 2054, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2114, 2059, 2119, 2058, 2061, 2054, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2088, 2088, 2089, 2120, 2088, 2091, 2081, 2088, 2092, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2096, 2116, 2089, 2121, 2088, 2091, 2081, 2088, 2099, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2085, 2059, 2122, 2076, 2061, 2054, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2114, 2059, 2072, 2058, 2061, 2054, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2096, 2123, 2089, 2124, 2088, 2091, 2081, 2088, 2099, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2096, 2116, 2089, 2099, 2088, 2091, 2081, 2088, 2099, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2085, 2059, 2125, 2076, 2061, 2054, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2088, 2088, 2089, 2126, 2088, 2091, 2081, 2088, 2092, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2096, 2123, 2089, 2127, 2088, 2091, 2081, 2088, 2099, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2085, 2059, 2072, 2076, 2061, 2054, 2058, 2072, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2096, 2110, 2089, 2128, 2103, 2091, 2081, 2088, 2099, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2096, 2123, 2089, 2099, 2088, 2091, 2081, 2088, 2099, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2096, 2110, 2089, 2129, 2103, 2091, 2081, 2088, 2099, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2096, 2110, 2089, 2099, 2103, 2091, 2081, 2088, 2099, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D8: Diagnosis = Diagnosis { answers: &[A56, A8, A57, A58, A59, A9, A11, A13, A14, A12, A16, A17, A18, A19, A20, A87, A23, A24, A25, A26, A27, A28, A29, A30, A31, A88, A52, A53], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    6, 16, 17, 18, 19, 20, 20, 21, 22, 23, 24, 25, 8, 12, 20, 19,
    12, 19, 20, 12, 20, 19, 20, 26, 20, 27, 27,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(512, 1, true, 255), State::new(1024, 2, false, 255), State::new(0, 3, false, 255),
    State::new(512, 4, true, 255), State::new(0, 5, false, 255), State::new(2048, 6, true, 255), State::new(0, 7, false, 255),
    State::new(4096, 8, true, 255), State::new(512, 9, true, 255), State::new(8192, 10, true, 255), State::new(8192, 16, true, 255),
    State::new(65536, 19, false, 255), State::new(4096, 13, true, 255), State::new(65536, 23, false, 255), State::new(0, 15, false, 255),
    State::new(8192, 16, true, 255), State::new(16384, 17, false, 255), State::new(32768, 18, false, 255), State::new(65536, 19, false, 255),
    State::new(0, 20, false, 255), State::new(65536, 19, false, 255), State::new(131072, 22, false, 255), State::new(65536, 23, false, 255),
    State::new(0, 24, false, 255), State::new(131072, 25, false, 255), State::new(262144, 26, false, 255), State::new(262144, 27, false, 255),
    State::new(8192, 28, true, 255), State::new(65536, 19, false, 255), State::new(65536, 19, false, 255), State::new(0, 31, false, 255),
    State::new(65536, 19, false, 255), State::new(0, 33, false, 255), State::new(65536, 19, false, 255), State::new(65536, 19, false, 255),
    State::new(65536, 19, false, 255), State::new(0, 37, false, 255), State::new(65536, 19, false, 255), State::new(65536, 19, false, 255),
    State::new(65536, 19, false, 255), State::new(65536, 19, false, 255), State::new(65536, 19, false, 255),
    ],
    next: &[
    X, X, 2049, X, X, X, X, X, X, X, X, X, X, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2050, 2050, 2050, X, 2050, 2051, X, X, X, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2053, 2052, 2052, 2052, 2052, 2052, 2052, X, X, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2049, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2049, 18438, 2054, 2054, 2054, 2055, 2054, 2054, 2056, 2057, 2054, 2054, X, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2049, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2056, 2057, 2054, 2054, X, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2060, 2058, 2061, 2057, 2058, 2062, 34831, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2049, 18440, 2056, 2056, 2056, 2054, 2056, 2056, 2056, 2057, 2056, 2056, X, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2049, 18441, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2058, 2058, 2061, 2057, 2058, 2058, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2065, 2064, 2064, 2066, 2057, 2064, 2064, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2067, 2068, 2059, 2069, 2058, 2061, 2057, 2058, 2070, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, 2049, 18445, 2061, 2061, 2061, 2059, 2061, 2061, 2061, 2057, 2061, 2061, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2071, 2072, 2059, 2073, 2074, 2061, 2057, 2058, 2073, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2049, X, X, X, X, 2054, X, 2075, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2065, 2064, 2064, 2066, 2057, 2064, 2064, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2065, 2064, 2064, 2066, 2057, 2064, 2064, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2049, 18460, 2076, 2076, 2076, 2065, 2076, 2076, 2066, 2057, 2076, 2076, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2067, 2058, 2059, 2070, 2058, 2061, 2057, 2058, 2070, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2077, 2058, 2061, 2057, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2067, 2068, 2059, 2078, 2058, 2061, 2057, 2058, 2070, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2067, 2079, 2059, 2070, 2058, 2061, 2057, 2058, 2070, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2071, 2058, 2059, 2073, 2058, 2061, 2057, 2058, 2073, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2080, 2074, 2061, 2057, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2071, 2072, 2059, 2073, 2074, 2061, 2057, 2058, 2073, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2074, 2058, 2061, 2057, 2058, 2058, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2049, X, X, X, X, 2054, 2075, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2049, 18460, 2076, 2076, 2076, 2065, 2076, 2076, 2066, 2057, 2076, 2076, X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2067, 2081, 2059, 2082, 2058, 2061, 2057, 2058, 2070, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2067, 2068, 2059, 2070, 2058, 2061, 2057, 2058, 2070, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2080, 2058, 2061, 2057, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2067, 2079, 2059, 2070, 2058, 2061, 2057, 2058, 2070, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2083, 2058, 2061, 2057, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2067, 2081, 2059, 2084, 2058, 2061, 2057, 2058, 2070, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2067, 2085, 2059, 2086, 2058, 2061, 2057, 2058, 2070, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2067, 2081, 2059, 2070, 2058, 2061, 2057, 2058, 2070, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2087, 2058, 2061, 2057, 2058, 2062, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2067, 2085, 2059, 2088, 2058, 2061, 2057, 2058, 2070, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2067, 2079, 2059, 2089, 2074, 2061, 2057, 2058, 2070, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2067, 2085, 2059, 2070, 2058, 2061, 2057, 2058, 2070, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2067, 2079, 2059, 2090, 2074, 2061, 2057, 2058, 2070, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2067, 2079, 2059, 2070, 2074, 2061, 2057, 2058, 2070, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
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
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, true, 255), State::new(512, 2, true, 255), State::new(0, 3, false, 255),
    State::new(1024, 4, false, 255), State::new(2048, 5, true, 255), State::new(512, 6, true, 255), State::new(32768, 13, false, 255),
    State::new(4096, 8, true, 255), State::new(0, 9, false, 255), State::new(524288, 10, true, 255), State::new(8192, 20, true, 255),
    State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(0, 14, false, 255), State::new(131072, 15, false, 255),
    State::new(8192, 16, true, 255), State::new(0, 17, false, 255), State::new(512, 18, true, 255), State::new(8192, 36, true, 255),
    State::new(8192, 20, true, 255), State::new(16384, 21, false, 255), State::new(32768, 22, false, 255), State::new(65536, 23, false, 255),
    State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(131072, 26, false, 255), State::new(524288, 27, true, 255),
    State::new(0, 28, false, 255), State::new(4096, 29, true, 255), State::new(65536, 46, false, 255), State::new(65536, 50, false, 255),
    State::new(65536, 32, false, 255), State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(262144, 35, false, 255),
    State::new(8192, 36, true, 255), State::new(32768, 59, false, 255), State::new(32768, 38, false, 255), State::new(512, 18, true, 255),
    State::new(8192, 40, true, 255), State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(32768, 13, false, 255),
    State::new(65536, 66, false, 255), State::new(65536, 70, false, 255), State::new(65536, 46, false, 255), State::new(0, 47, false, 255),
    State::new(65536, 46, false, 255), State::new(131072, 49, false, 255), State::new(65536, 50, false, 255), State::new(0, 51, false, 255),
    State::new(131072, 52, false, 255), State::new(262144, 53, false, 255), State::new(262144, 54, false, 255), State::new(16384, 55, false, 255),
    State::new(524288, 56, true, 255), State::new(8192, 36, true, 255), State::new(32768, 59, false, 255), State::new(32768, 59, false, 255),
    State::new(32768, 83, false, 255), State::new(32768, 59, false, 255), State::new(8192, 62, true, 255), State::new(0, 63, false, 255),
    State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(65536, 66, false, 255), State::new(0, 67, false, 255),
    State::new(65536, 66, false, 255), State::new(131072, 69, false, 255), State::new(65536, 70, false, 255), State::new(0, 71, false, 255),
    State::new(131072, 72, false, 255), State::new(262144, 97, false, 255), State::new(65536, 46, false, 255), State::new(65536, 46, false, 255),
    State::new(0, 76, false, 255), State::new(65536, 46, false, 255), State::new(65536, 78, false, 255), State::new(32768, 59, false, 255),
    State::new(32768, 59, false, 255), State::new(131072, 81, false, 255), State::new(32768, 83, false, 255), State::new(32768, 83, false, 255),
    State::new(32768, 83, false, 255), State::new(65536, 85, false, 255), State::new(32768, 59, false, 255), State::new(131072, 87, false, 255),
    State::new(32768, 59, false, 255), State::new(8192, 36, true, 255), State::new(262144, 113, false, 255), State::new(32768, 13, false, 255),
    State::new(32768, 13, false, 255), State::new(65536, 66, false, 255), State::new(65536, 66, false, 255), State::new(0, 95, false, 255),
    State::new(65536, 66, false, 255), State::new(262144, 97, false, 255), State::new(0, 98, false, 255), State::new(65536, 46, false, 255),
    State::new(32768, 59, false, 255), State::new(32768, 59, false, 255), State::new(32768, 59, false, 255), State::new(65536, 103, false, 255),
    State::new(32768, 83, false, 255), State::new(32768, 83, false, 255), State::new(131072, 106, false, 255), State::new(65536, 107, false, 255),
    State::new(32768, 83, false, 255), State::new(131072, 109, false, 255), State::new(32768, 83, false, 255), State::new(32768, 59, false, 255),
    State::new(262144, 112, false, 255), State::new(262144, 113, false, 255), State::new(32768, 13, false, 255), State::new(32768, 13, false, 255),
    State::new(0, 116, false, 255), State::new(65536, 66, false, 255), State::new(65536, 46, false, 255), State::new(65536, 46, false, 255),
    State::new(32768, 59, false, 255), State::new(32768, 59, false, 255), State::new(32768, 83, false, 255), State::new(32768, 83, false, 255),
    State::new(32768, 83, false, 255), State::new(32768, 83, false, 255), State::new(262144, 126, false, 255), State::new(32768, 13, false, 255),
    State::new(32768, 13, false, 255), State::new(65536, 66, false, 255), State::new(65536, 66, false, 255), State::new(0, 131, false, 255),
    State::new(65536, 46, false, 255), State::new(32768, 59, false, 255), State::new(32768, 59, false, 255), State::new(32768, 83, false, 255),
    State::new(32768, 83, false, 255), State::new(32768, 13, false, 255), State::new(0, 138, false, 255), State::new(65536, 66, false, 255),
    State::new(65536, 46, false, 255), State::new(65536, 46, false, 255), State::new(32768, 59, false, 255), State::new(32768, 59, false, 255),
    State::new(32768, 83, false, 255), State::new(32768, 83, false, 255), State::new(32768, 13, false, 255), State::new(65536, 66, false, 255),
    State::new(65536, 66, false, 255), State::new(65536, 46, false, 255), State::new(32768, 59, false, 255), State::new(32768, 59, false, 255),
    State::new(32768, 83, false, 255), State::new(32768, 83, false, 255), State::new(65536, 66, false, 255), State::new(65536, 46, false, 255),
    State::new(32768, 59, false, 255), State::new(32768, 83, false, 255), State::new(32768, 83, false, 255), State::new(65536, 66, false, 255),
    State::new(32768, 59, false, 255), State::new(32768, 83, false, 255), State::new(32768, 83, false, 255),
    ],
    next: &[
    X, 2049, 2050, 18433, 2049, 2049, 2049, 2051, 2049, X, 2049, X, 2049, 2052, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2049, 2049, 2049, 2053, 2049, X, 2049, 2054, 2049, 2049, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2050, 18437, 2053, 2053, 2053, 2055, 2053, 2053, 2056, 2054, 2053, 2053, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2052, 2052, 2052, 2053, 2052, 2057, 2049, 2054, 2049, 2052, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2050, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2056, 2054, 2053, 2053, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2050, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2060, 2058, 2061, 2054, 2062, 2063, 34833, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2056, 2053, 2056, 2056, 2056, 2054, 2056, 2056, X, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2066, 2067, 2066, 2066, 2066, 2066, 2066, 2066, X, X, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2058, 2058, 2061, 2054, 2062, 2058, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2068, 2068, 2069, 2068, 2068, 2070, 2054, 2068, 2068, X, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2071, 2072, 2059, 2073, 2058, 2061, 2054, 2062, 2074, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2050, 18459, 2075, 2075, 2075, 2059, 2075, 2075, 2061, 2054, 2076, 2075, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2059, 2078, 2064, 2077, 2054, 2064, 2079, 34833, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2080, 2081, 2059, 2063, 2082, 2061, 2054, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2059, 2064, 2064, 2077, 2054, 2064, 2064, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, X, 2053, X, 2083, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2050, 18450, 2066, 2066, 2066, 2066, 2066, 2066, 2066, 2066, 2066, 2066, 2066, 2066, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2084, 2050, 18468, 2084, 2084, 2084, 2085, 2084, 2084, 2086, 2087, 2084, 2084, X, X, 2084, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2068, 2068, 2069, 2068, 2068, 2070, 2054, 2068, 2068, X, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2068, 2068, 2069, 2068, 2068, 2070, 2054, 2068, 2068, X, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2088, 2088, 2069, 2088, 2088, 2070, 2054, 2088, 2088, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2071, 2058, 2059, 2074, 2058, 2061, 2054, 2062, 2074, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2089, 2058, 2061, 2054, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2071, 2072, 2059, 2090, 2058, 2061, 2054, 2062, 2074, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2071, 2091, 2059, 2074, 2058, 2061, 2054, 2062, 2074, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2050, 18459, 2075, 2075, 2075, 2059, 2075, 2075, 2061, 2054, 2076, 2075, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2077, 2077, 2059, 2092, 2077, 2077, 2054, 2077, 2093, 34833, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2077, 2077, 2059, 2077, 2077, 2077, 2054, 2077, 2077, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2094, 2095, 2059, 2096, 2064, 2077, 2054, 2064, 2097, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2098, 2099, 2059, 2100, 2101, 2077, 2054, 2064, 2100, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2080, 2058, 2059, 2063, 2058, 2061, 2054, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2074, 2082, 2061, 2054, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2102, 2058, 2061, 2054, 2062, 2058, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, X, 2053, 2083, X, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2084, 2050, 18468, 2084, 2084, 2084, 2103, 2084, 2084, 2086, 2087, 2084, 2084, X, X, 2084, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2104, 2104, 2105, 2106, 2104, 2107, 2087, 2108, 2109, 34879, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2084, 2050, 18468, 2084, 2084, 2084, 2103, 2084, 2084, 2086, 2087, 2084, 2084, X, X, 2084, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2050, 18450, 2066, 2066, 2066, 2066, 2066, 2066, 2066, 2066, 2066, 2066, 2066, 2066, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2088, 2050, 18472, 2088, 2088, 2088, 2069, 2088, 2088, 2070, 2054, 2088, 2088, X, X, 2088, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2071, 2112, 2059, 2113, 2058, 2061, 2054, 2062, 2074, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2071, 2072, 2059, 2074, 2058, 2061, 2054, 2062, 2074, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2074, 2058, 2061, 2054, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2114, 2115, 2059, 2116, 2077, 2077, 2054, 2077, 2117, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2118, 2119, 2059, 2120, 2121, 2077, 2054, 2077, 2120, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2094, 2064, 2059, 2097, 2064, 2077, 2054, 2064, 2097, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2059, 2122, 2064, 2077, 2054, 2064, 2079, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2094, 2095, 2059, 2123, 2064, 2077, 2054, 2064, 2097, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2094, 2124, 2059, 2097, 2064, 2077, 2054, 2064, 2097, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2098, 2064, 2059, 2100, 2064, 2077, 2054, 2064, 2100, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2059, 2125, 2101, 2077, 2054, 2064, 2079, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2098, 2099, 2059, 2100, 2101, 2077, 2054, 2064, 2100, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2059, 2101, 2064, 2077, 2054, 2064, 2064, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2102, 2058, 2061, 2054, 2062, 2058, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2084, 2050, 18468, 2084, 2084, 2084, 2103, 2084, 2084, 2086, 2087, 2084, 2084, X, X, 2084, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2104, 2104, 2105, 2104, 2104, 2107, 2087, 2108, 2104, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2084, 2050, 18468, 2084, 2084, 2084, 2103, 2084, 2084, 2086, 2087, 2084, 2084, X, X, 2084, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2126, 2127, 2105, 2128, 2104, 2107, 2087, 2108, 2129, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2104, 2104, 2105, 2104, 2104, 2107, 2087, 2108, 2104, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2110, 2110, 2105, 2130, 2110, 2131, 2087, 2110, 2132, 34879, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2133, 2134, 2105, 2135, 2136, 2107, 2087, 2108, 2135, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2110, 2110, 2105, 2110, 2110, 2131, 2087, 2110, 2110, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, X, 2137, X, 2138, X, 2087, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2139, 2058, 2061, 2054, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2071, 2112, 2059, 2140, 2058, 2061, 2054, 2062, 2074, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2114, 2077, 2059, 2117, 2077, 2077, 2054, 2077, 2117, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2077, 2077, 2059, 2141, 2077, 2077, 2054, 2077, 2093, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2114, 2115, 2059, 2142, 2077, 2077, 2054, 2077, 2117, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2114, 2143, 2059, 2117, 2077, 2077, 2054, 2077, 2117, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2118, 2077, 2059, 2120, 2077, 2077, 2054, 2077, 2120, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2077, 2077, 2059, 2144, 2121, 2077, 2054, 2077, 2093, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2118, 2119, 2059, 2120, 2121, 2077, 2054, 2077, 2120, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2077, 2077, 2059, 2145, 2077, 2077, 2054, 2077, 2077, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2094, 2146, 2059, 2147, 2064, 2077, 2054, 2064, 2097, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2094, 2095, 2059, 2097, 2064, 2077, 2054, 2064, 2097, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2059, 2125, 2064, 2077, 2054, 2064, 2079, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2094, 2124, 2059, 2097, 2064, 2077, 2054, 2064, 2097, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2126, 2104, 2105, 2129, 2104, 2107, 2087, 2108, 2129, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2104, 2104, 2105, 2148, 2104, 2107, 2087, 2108, 2109, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2126, 2127, 2105, 2149, 2104, 2107, 2087, 2108, 2129, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2126, 2150, 2105, 2129, 2104, 2107, 2087, 2108, 2129, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2151, 2152, 2105, 2153, 2110, 2131, 2087, 2110, 2154, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2110, 2110, 2105, 2110, 2110, 2131, 2087, 2110, 2110, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2155, 2156, 2105, 2157, 2158, 2131, 2087, 2110, 2157, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2133, 2104, 2105, 2135, 2104, 2107, 2087, 2108, 2135, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2104, 2104, 2105, 2159, 2136, 2107, 2087, 2108, 2109, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2133, 2134, 2105, 2135, 2136, 2107, 2087, 2108, 2135, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2104, 2104, 2105, 2160, 2104, 2107, 2087, 2108, 2104, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2084, 2050, 18468, 2084, 2084, 2084, 2103, 2084, 2084, 2086, 2087, 2084, 2084, X, X, 2084, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, X, 2137, 2161, X, X, 2087, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2071, 2162, 2059, 2163, 2058, 2061, 2054, 2062, 2074, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2071, 2112, 2059, 2074, 2058, 2061, 2054, 2062, 2074, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2114, 2164, 2059, 2165, 2077, 2077, 2054, 2077, 2117, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2114, 2115, 2059, 2117, 2077, 2077, 2054, 2077, 2117, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2077, 2077, 2059, 2144, 2077, 2077, 2054, 2077, 2093, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2114, 2143, 2059, 2117, 2077, 2077, 2054, 2077, 2117, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2077, 2077, 2059, 2145, 2077, 2077, 2054, 2077, 2077, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2059, 2166, 2064, 2077, 2054, 2064, 2079, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2094, 2146, 2059, 2167, 2064, 2077, 2054, 2064, 2097, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2126, 2168, 2105, 2169, 2104, 2107, 2087, 2108, 2129, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2126, 2127, 2105, 2129, 2104, 2107, 2087, 2108, 2129, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2104, 2104, 2105, 2159, 2104, 2107, 2087, 2108, 2109, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2151, 2110, 2105, 2154, 2110, 2131, 2087, 2110, 2154, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2110, 2110, 2105, 2170, 2110, 2131, 2087, 2110, 2132, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2151, 2152, 2105, 2171, 2110, 2131, 2087, 2110, 2154, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2151, 2172, 2105, 2154, 2110, 2131, 2087, 2110, 2154, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2155, 2110, 2105, 2157, 2110, 2131, 2087, 2110, 2157, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2110, 2110, 2105, 2173, 2158, 2131, 2087, 2110, 2132, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2155, 2156, 2105, 2157, 2158, 2131, 2087, 2110, 2157, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2110, 2110, 2105, 2174, 2110, 2131, 2087, 2110, 2110, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2126, 2150, 2105, 2129, 2104, 2107, 2087, 2108, 2129, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2104, 2104, 2105, 2160, 2104, 2107, 2087, 2108, 2104, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, X, 2137, 2161, X, X, 2087, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2058, 2059, 2175, 2058, 2061, 2054, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2071, 2162, 2059, 2176, 2058, 2061, 2054, 2062, 2074, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2077, 2077, 2059, 2177, 2077, 2077, 2054, 2077, 2093, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2114, 2164, 2059, 2178, 2077, 2077, 2054, 2077, 2117, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2094, 2179, 2059, 2180, 2064, 2077, 2054, 2064, 2097, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2094, 2146, 2059, 2097, 2064, 2077, 2054, 2064, 2097, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2104, 2104, 2105, 2181, 2104, 2107, 2087, 2108, 2109, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2126, 2168, 2105, 2182, 2104, 2107, 2087, 2108, 2129, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2151, 2183, 2105, 2184, 2110, 2131, 2087, 2110, 2154, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2151, 2152, 2105, 2154, 2110, 2131, 2087, 2110, 2154, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2110, 2110, 2105, 2173, 2110, 2131, 2087, 2110, 2132, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2151, 2172, 2105, 2154, 2110, 2131, 2087, 2110, 2154, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2110, 2110, 2105, 2174, 2110, 2131, 2087, 2110, 2110, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2071, 2091, 2059, 2185, 2082, 2061, 2054, 2062, 2074, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2071, 2162, 2059, 2074, 2058, 2061, 2054, 2062, 2074, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2114, 2186, 2059, 2187, 2077, 2077, 2054, 2077, 2117, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2114, 2164, 2059, 2117, 2077, 2077, 2054, 2077, 2117, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2064, 2064, 2059, 2188, 2064, 2077, 2054, 2064, 2079, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2094, 2179, 2059, 2189, 2064, 2077, 2054, 2064, 2097, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2126, 2190, 2105, 2191, 2104, 2107, 2087, 2108, 2129, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2126, 2168, 2105, 2129, 2104, 2107, 2087, 2108, 2129, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2110, 2110, 2105, 2192, 2110, 2131, 2087, 2110, 2132, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2151, 2183, 2105, 2193, 2110, 2131, 2087, 2110, 2154, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2071, 2091, 2059, 2194, 2082, 2061, 2054, 2062, 2074, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2077, 2077, 2059, 2195, 2077, 2077, 2054, 2077, 2093, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2114, 2186, 2059, 2196, 2077, 2077, 2054, 2077, 2117, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2094, 2124, 2059, 2197, 2101, 2077, 2054, 2064, 2097, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2094, 2179, 2059, 2097, 2064, 2077, 2054, 2064, 2097, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2104, 2104, 2105, 2198, 2104, 2107, 2087, 2108, 2109, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2126, 2190, 2105, 2199, 2104, 2107, 2087, 2108, 2129, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2151, 2200, 2105, 2201, 2110, 2131, 2087, 2110, 2154, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2151, 2183, 2105, 2154, 2110, 2131, 2087, 2110, 2154, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2071, 2091, 2059, 2074, 2082, 2061, 2054, 2062, 2074, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2114, 2143, 2059, 2202, 2121, 2077, 2054, 2077, 2117, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2114, 2186, 2059, 2117, 2077, 2077, 2054, 2077, 2117, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2094, 2124, 2059, 2203, 2101, 2077, 2054, 2064, 2097, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2126, 2150, 2105, 2204, 2136, 2107, 2087, 2108, 2129, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2126, 2190, 2105, 2129, 2104, 2107, 2087, 2108, 2129, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2110, 2110, 2105, 2205, 2110, 2131, 2087, 2110, 2132, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2151, 2200, 2105, 2206, 2110, 2131, 2087, 2110, 2154, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2114, 2143, 2059, 2207, 2121, 2077, 2054, 2077, 2117, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2050, 18448, 2064, 2094, 2124, 2059, 2097, 2101, 2077, 2054, 2064, 2097, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2126, 2150, 2105, 2208, 2136, 2107, 2087, 2108, 2129, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2151, 2172, 2105, 2209, 2158, 2131, 2087, 2110, 2154, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2151, 2200, 2105, 2154, 2110, 2131, 2087, 2110, 2154, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, 2050, 18461, 2077, 2114, 2143, 2059, 2117, 2121, 2077, 2054, 2077, 2117, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2050, 18488, 2104, 2126, 2150, 2105, 2129, 2136, 2107, 2087, 2108, 2129, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2151, 2172, 2105, 2210, 2158, 2131, 2087, 2110, 2154, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2110, 2050, 18494, 2110, 2151, 2172, 2105, 2154, 2158, 2131, 2087, 2110, 2154, X, X, 2110, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
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
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(512, 1, true, 255), State::new(1024, 2, false, 255), State::new(0, 3, false, 255),
    State::new(512, 4, true, 255), State::new(0, 5, false, 255), State::new(2048, 6, true, 255), State::new(32768, 13, false, 255),
    State::new(4096, 8, true, 255), State::new(512, 9, true, 255), State::new(524288, 10, true, 255), State::new(8192, 18, true, 255),
    State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(0, 14, false, 255), State::new(131072, 15, false, 255),
    State::new(8192, 16, true, 255), State::new(0, 17, false, 255), State::new(8192, 18, true, 255), State::new(16384, 19, false, 255),
    State::new(32768, 20, false, 255), State::new(65536, 21, false, 255), State::new(32768, 13, false, 255), State::new(32768, 13, false, 255),
    State::new(131072, 24, false, 255), State::new(524288, 25, true, 255), State::new(0, 26, false, 255), State::new(4096, 27, true, 255),
    State::new(65536, 40, false, 255), State::new(65536, 44, false, 255), State::new(65536, 30, false, 255), State::new(32768, 13, false, 255),
    State::new(32768, 13, false, 255), State::new(262144, 33, false, 255), State::new(8192, 34, true, 255), State::new(32768, 13, false, 255),
    State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(65536, 51, false, 255), State::new(65536, 55, false, 255),
    State::new(65536, 40, false, 255), State::new(0, 41, false, 255), State::new(65536, 40, false, 255), State::new(131072, 43, false, 255),
    State::new(65536, 44, false, 255), State::new(0, 45, false, 255), State::new(131072, 46, false, 255), State::new(262144, 47, false, 255),
    State::new(262144, 48, false, 255), State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(65536, 51, false, 255),
    State::new(0, 52, false, 255), State::new(65536, 51, false, 255), State::new(131072, 54, false, 255), State::new(65536, 55, false, 255),
    State::new(0, 56, false, 255), State::new(131072, 57, false, 255), State::new(262144, 69, false, 255), State::new(65536, 40, false, 255),
    State::new(65536, 40, false, 255), State::new(0, 61, false, 255), State::new(65536, 40, false, 255), State::new(32768, 13, false, 255),
    State::new(32768, 13, false, 255), State::new(65536, 51, false, 255), State::new(65536, 51, false, 255), State::new(0, 67, false, 255),
    State::new(65536, 51, false, 255), State::new(262144, 69, false, 255), State::new(0, 70, false, 255), State::new(65536, 40, false, 255),
    State::new(32768, 13, false, 255), State::new(32768, 13, false, 255), State::new(0, 74, false, 255), State::new(65536, 51, false, 255),
    State::new(65536, 40, false, 255), State::new(65536, 40, false, 255), State::new(32768, 13, false, 255), State::new(32768, 13, false, 255),
    State::new(65536, 51, false, 255), State::new(65536, 51, false, 255), State::new(0, 82, false, 255), State::new(65536, 40, false, 255),
    State::new(32768, 13, false, 255), State::new(0, 85, false, 255), State::new(65536, 51, false, 255), State::new(65536, 40, false, 255),
    State::new(65536, 40, false, 255), State::new(32768, 13, false, 255), State::new(65536, 51, false, 255), State::new(65536, 51, false, 255),
    State::new(65536, 40, false, 255), State::new(65536, 51, false, 255), State::new(65536, 40, false, 255), State::new(65536, 51, false, 255),
    ],
    next: &[
    X, X, 2049, X, X, X, X, X, X, X, X, X, X, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2050, 2050, 2050, X, 2050, 2051, X, X, X, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2053, 2052, 2052, 2052, 2052, 2052, 2052, X, X, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2049, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2049, 18438, 2054, 2054, 2054, 2055, 2054, 2054, 2056, 2057, 2054, 2054, X, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2049, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2056, 2057, 2054, 2054, X, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2060, 2058, 2061, 2057, 2062, 2063, 34833, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2049, 18440, 2056, 2056, 2056, 2054, 2056, 2056, 2056, 2057, 2056, 2056, X, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2049, 18441, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2058, 2058, 2061, 2057, 2062, 2058, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2049, 18450, 2066, 2066, 2066, 2067, 2066, 2066, 2068, 2057, 2066, 2066, X, X, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2069, 2070, 2059, 2071, 2058, 2061, 2057, 2062, 2072, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2049, 18457, 2073, 2073, 2073, 2059, 2073, 2073, 2061, 2057, 2074, 2073, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2059, 2076, 2064, 2075, 2057, 2064, 2077, 34833, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2078, 2079, 2059, 2063, 2080, 2061, 2057, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2059, 2064, 2064, 2075, 2057, 2064, 2064, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2049, X, X, X, X, 2054, X, 2081, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2049, 18450, 2066, 2066, 2066, 2067, 2066, 2066, 2068, 2057, 2066, 2066, X, X, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2049, 18450, 2066, 2066, 2066, 2067, 2066, 2066, 2068, 2057, 2066, 2066, X, X, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2082, 2049, 18466, 2082, 2082, 2082, 2067, 2082, 2082, 2068, 2057, 2082, 2082, X, X, 2082, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2069, 2058, 2059, 2072, 2058, 2061, 2057, 2062, 2072, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2083, 2058, 2061, 2057, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2069, 2070, 2059, 2084, 2058, 2061, 2057, 2062, 2072, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2069, 2085, 2059, 2072, 2058, 2061, 2057, 2062, 2072, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2049, 18457, 2073, 2073, 2073, 2059, 2073, 2073, 2061, 2057, 2074, 2073, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2075, 2075, 2059, 2086, 2075, 2075, 2057, 2075, 2087, 34833, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2075, 2075, 2059, 2075, 2075, 2075, 2057, 2075, 2075, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2088, 2089, 2059, 2090, 2064, 2075, 2057, 2064, 2091, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2092, 2093, 2059, 2094, 2095, 2075, 2057, 2064, 2094, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2078, 2058, 2059, 2063, 2058, 2061, 2057, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2072, 2080, 2061, 2057, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2096, 2058, 2061, 2057, 2062, 2058, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2049, X, X, X, X, 2054, 2081, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2082, 2049, 18466, 2082, 2082, 2082, 2067, 2082, 2082, 2068, 2057, 2082, 2082, X, X, 2082, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2069, 2097, 2059, 2098, 2058, 2061, 2057, 2062, 2072, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2069, 2070, 2059, 2072, 2058, 2061, 2057, 2062, 2072, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2072, 2058, 2061, 2057, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2099, 2100, 2059, 2101, 2075, 2075, 2057, 2075, 2102, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2103, 2104, 2059, 2105, 2106, 2075, 2057, 2075, 2105, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2088, 2064, 2059, 2091, 2064, 2075, 2057, 2064, 2091, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2059, 2107, 2064, 2075, 2057, 2064, 2077, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2088, 2089, 2059, 2108, 2064, 2075, 2057, 2064, 2091, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2088, 2109, 2059, 2091, 2064, 2075, 2057, 2064, 2091, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2092, 2064, 2059, 2094, 2064, 2075, 2057, 2064, 2094, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2059, 2110, 2095, 2075, 2057, 2064, 2077, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2092, 2093, 2059, 2094, 2095, 2075, 2057, 2064, 2094, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2059, 2095, 2064, 2075, 2057, 2064, 2064, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2096, 2058, 2061, 2057, 2062, 2058, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2111, 2058, 2061, 2057, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2069, 2097, 2059, 2112, 2058, 2061, 2057, 2062, 2072, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2099, 2075, 2059, 2102, 2075, 2075, 2057, 2075, 2102, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2075, 2075, 2059, 2113, 2075, 2075, 2057, 2075, 2087, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2099, 2100, 2059, 2114, 2075, 2075, 2057, 2075, 2102, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2099, 2115, 2059, 2102, 2075, 2075, 2057, 2075, 2102, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2103, 2075, 2059, 2105, 2075, 2075, 2057, 2075, 2105, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2075, 2075, 2059, 2116, 2106, 2075, 2057, 2075, 2087, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2103, 2104, 2059, 2105, 2106, 2075, 2057, 2075, 2105, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2075, 2075, 2059, 2117, 2075, 2075, 2057, 2075, 2075, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2088, 2118, 2059, 2119, 2064, 2075, 2057, 2064, 2091, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2088, 2089, 2059, 2091, 2064, 2075, 2057, 2064, 2091, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2059, 2110, 2064, 2075, 2057, 2064, 2077, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2088, 2109, 2059, 2091, 2064, 2075, 2057, 2064, 2091, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2069, 2120, 2059, 2121, 2058, 2061, 2057, 2062, 2072, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2069, 2097, 2059, 2072, 2058, 2061, 2057, 2062, 2072, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2099, 2122, 2059, 2123, 2075, 2075, 2057, 2075, 2102, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2099, 2100, 2059, 2102, 2075, 2075, 2057, 2075, 2102, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2075, 2075, 2059, 2116, 2075, 2075, 2057, 2075, 2087, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2099, 2115, 2059, 2102, 2075, 2075, 2057, 2075, 2102, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2075, 2075, 2059, 2117, 2075, 2075, 2057, 2075, 2075, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2059, 2124, 2064, 2075, 2057, 2064, 2077, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2088, 2118, 2059, 2125, 2064, 2075, 2057, 2064, 2091, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2058, 2058, 2059, 2126, 2058, 2061, 2057, 2062, 2063, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2069, 2120, 2059, 2127, 2058, 2061, 2057, 2062, 2072, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2075, 2075, 2059, 2128, 2075, 2075, 2057, 2075, 2087, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2099, 2122, 2059, 2129, 2075, 2075, 2057, 2075, 2102, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2088, 2130, 2059, 2131, 2064, 2075, 2057, 2064, 2091, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2088, 2118, 2059, 2091, 2064, 2075, 2057, 2064, 2091, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2069, 2085, 2059, 2132, 2080, 2061, 2057, 2062, 2072, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2069, 2120, 2059, 2072, 2058, 2061, 2057, 2062, 2072, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2099, 2133, 2059, 2134, 2075, 2075, 2057, 2075, 2102, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2099, 2122, 2059, 2102, 2075, 2075, 2057, 2075, 2102, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2064, 2064, 2059, 2135, 2064, 2075, 2057, 2064, 2077, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2088, 2130, 2059, 2136, 2064, 2075, 2057, 2064, 2091, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2069, 2085, 2059, 2137, 2080, 2061, 2057, 2062, 2072, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2075, 2075, 2059, 2138, 2075, 2075, 2057, 2075, 2087, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2099, 2133, 2059, 2139, 2075, 2075, 2057, 2075, 2102, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2088, 2109, 2059, 2140, 2095, 2075, 2057, 2064, 2091, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2088, 2130, 2059, 2091, 2064, 2075, 2057, 2064, 2091, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2049, 18442, 2058, 2069, 2085, 2059, 2072, 2080, 2061, 2057, 2062, 2072, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2099, 2115, 2059, 2141, 2106, 2075, 2057, 2075, 2102, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2099, 2133, 2059, 2102, 2075, 2075, 2057, 2075, 2102, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2088, 2109, 2059, 2142, 2095, 2075, 2057, 2064, 2091, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2099, 2115, 2059, 2143, 2106, 2075, 2057, 2075, 2102, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2049, 18448, 2064, 2088, 2109, 2059, 2091, 2095, 2075, 2057, 2064, 2091, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, 2049, 18459, 2075, 2099, 2115, 2059, 2102, 2106, 2075, 2057, 2075, 2102, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D11: Diagnosis = Diagnosis { answers: &[A93, A57, A58, A94, A95, A96, A97, A98, A99, A100, A101, A102, A103, A104, A105, A106, A107, A108, A109, A110, A111, A112, A113, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 5, 14,
    15, 16, 17, 18, 18, 19, 20, 21, 22, 7, 11, 18, 17, 11, 17, 18,
    11, 18, 17, 18, 23, 18, 24, 24,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(1024, 1, false, 255), State::new(0, 2, false, 255), State::new(512, 3, true, 255),
    State::new(0, 4, false, 255), State::new(2048, 5, true, 255), State::new(0, 6, false, 255), State::new(4096, 7, true, 255),
    State::new(512, 8, true, 255), State::new(8192, 9, true, 255), State::new(8192, 14, true, 255), State::new(65536, 17, false, 255),
    State::new(4096, 12, true, 255), State::new(65536, 21, false, 255), State::new(8192, 14, true, 255), State::new(16384, 15, false, 255),
    State::new(32768, 16, false, 255), State::new(65536, 17, false, 255), State::new(0, 18, false, 255), State::new(65536, 17, false, 255),
    State::new(131072, 20, false, 255), State::new(65536, 21, false, 255), State::new(0, 22, false, 255), State::new(131072, 23, false, 255),
    State::new(262144, 24, false, 255), State::new(8192, 25, true, 255), State::new(65536, 17, false, 255), State::new(65536, 17, false, 255),
    State::new(0, 28, false, 255), State::new(65536, 17, false, 255), State::new(0, 30, false, 255), State::new(65536, 17, false, 255),
    State::new(65536, 17, false, 255), State::new(65536, 17, false, 255), State::new(0, 34, false, 255), State::new(65536, 17, false, 255),
    State::new(65536, 17, false, 255), State::new(65536, 17, false, 255), State::new(65536, 17, false, 255), State::new(65536, 17, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, 2049, X, 2049, 2050, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2052, 2051, 2051, 2051, 2051, 2051, 2051, X, X, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2054, 2053, 2053, 2055, 2056, 2053, 2053, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2055, 2056, 2053, 2053, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2059, 2057, 2060, 2056, 2057, 2061, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2053, 2055, 2055, 2055, 2056, 2055, 2055, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2057, 2057, 2060, 2056, 2057, 2057, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2062, X, 18446, 2062, 2062, 2062, 2063, 2062, 2062, 2064, 2056, 2062, 2062, X, X, 2062, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2065, 2066, 2058, 2067, 2057, 2060, 2056, 2057, 2068, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2060, 2058, 2060, 2060, 2060, 2056, 2060, 2060, X, X, 2060, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2069, 2070, 2058, 2071, 2072, 2060, 2056, 2057, 2071, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2062, X, 18446, 2062, 2062, 2062, 2063, 2062, 2062, 2064, 2056, 2062, 2062, X, X, 2062, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2062, X, 18446, 2062, 2062, 2062, 2063, 2062, 2062, 2064, 2056, 2062, 2062, X, X, 2062, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2073, 2073, 2063, 2073, 2073, 2064, 2056, 2073, 2073, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2065, 2057, 2058, 2068, 2057, 2060, 2056, 2057, 2068, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2074, 2057, 2060, 2056, 2057, 2061, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2065, 2066, 2058, 2075, 2057, 2060, 2056, 2057, 2068, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2065, 2076, 2058, 2068, 2057, 2060, 2056, 2057, 2068, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2069, 2057, 2058, 2071, 2057, 2060, 2056, 2057, 2071, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2077, 2072, 2060, 2056, 2057, 2061, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2069, 2070, 2058, 2071, 2072, 2060, 2056, 2057, 2071, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2072, 2057, 2060, 2056, 2057, 2057, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2073, 2073, 2063, 2073, 2073, 2064, 2056, 2073, 2073, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2065, 2078, 2058, 2079, 2057, 2060, 2056, 2057, 2068, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2065, 2066, 2058, 2068, 2057, 2060, 2056, 2057, 2068, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2077, 2057, 2060, 2056, 2057, 2061, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2065, 2076, 2058, 2068, 2057, 2060, 2056, 2057, 2068, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2080, 2057, 2060, 2056, 2057, 2061, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2065, 2078, 2058, 2081, 2057, 2060, 2056, 2057, 2068, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2065, 2082, 2058, 2083, 2057, 2060, 2056, 2057, 2068, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2065, 2078, 2058, 2068, 2057, 2060, 2056, 2057, 2068, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2084, 2057, 2060, 2056, 2057, 2061, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2065, 2082, 2058, 2085, 2057, 2060, 2056, 2057, 2068, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2065, 2076, 2058, 2086, 2072, 2060, 2056, 2057, 2068, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2065, 2082, 2058, 2068, 2057, 2060, 2056, 2057, 2068, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2065, 2076, 2058, 2087, 2072, 2060, 2056, 2057, 2068, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2065, 2076, 2058, 2068, 2072, 2060, 2056, 2057, 2068, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
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
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(1024, 1, false, 255), State::new(0, 2, false, 255), State::new(512, 3, true, 255),
    State::new(0, 4, false, 255), State::new(2048, 5, true, 255), State::new(32768, 12, false, 255), State::new(4096, 7, true, 255),
    State::new(512, 8, true, 255), State::new(524288, 9, true, 255), State::new(8192, 16, true, 255), State::new(32768, 12, false, 255),
    State::new(32768, 12, false, 255), State::new(0, 13, false, 255), State::new(131072, 14, false, 255), State::new(8192, 15, true, 255),
    State::new(8192, 16, true, 255), State::new(16384, 17, false, 255), State::new(32768, 18, false, 255), State::new(65536, 19, false, 255),
    State::new(32768, 12, false, 255), State::new(32768, 12, false, 255), State::new(131072, 22, false, 255), State::new(524288, 23, true, 255),
    State::new(0, 24, false, 255), State::new(4096, 25, true, 255), State::new(65536, 37, false, 255), State::new(65536, 41, false, 255),
    State::new(65536, 28, false, 255), State::new(32768, 12, false, 255), State::new(32768, 12, false, 255), State::new(8192, 31, true, 255),
    State::new(32768, 12, false, 255), State::new(32768, 12, false, 255), State::new(32768, 12, false, 255), State::new(65536, 48, false, 255),
    State::new(65536, 52, false, 255), State::new(65536, 37, false, 255), State::new(0, 38, false, 255), State::new(65536, 37, false, 255),
    State::new(131072, 40, false, 255), State::new(65536, 41, false, 255), State::new(0, 42, false, 255), State::new(131072, 43, false, 255),
    State::new(262144, 44, false, 255), State::new(262144, 45, false, 255), State::new(32768, 12, false, 255), State::new(32768, 12, false, 255),
    State::new(65536, 48, false, 255), State::new(0, 49, false, 255), State::new(65536, 48, false, 255), State::new(131072, 51, false, 255),
    State::new(65536, 52, false, 255), State::new(0, 53, false, 255), State::new(131072, 54, false, 255), State::new(262144, 66, false, 255),
    State::new(65536, 37, false, 255), State::new(65536, 37, false, 255), State::new(0, 58, false, 255), State::new(65536, 37, false, 255),
    State::new(32768, 12, false, 255), State::new(32768, 12, false, 255), State::new(65536, 48, false, 255), State::new(65536, 48, false, 255),
    State::new(0, 64, false, 255), State::new(65536, 48, false, 255), State::new(262144, 66, false, 255), State::new(0, 67, false, 255),
    State::new(65536, 37, false, 255), State::new(32768, 12, false, 255), State::new(32768, 12, false, 255), State::new(0, 71, false, 255),
    State::new(65536, 48, false, 255), State::new(65536, 37, false, 255), State::new(65536, 37, false, 255), State::new(32768, 12, false, 255),
    State::new(32768, 12, false, 255), State::new(65536, 48, false, 255), State::new(65536, 48, false, 255), State::new(0, 79, false, 255),
    State::new(65536, 37, false, 255), State::new(32768, 12, false, 255), State::new(0, 82, false, 255), State::new(65536, 48, false, 255),
    State::new(65536, 37, false, 255), State::new(65536, 37, false, 255), State::new(32768, 12, false, 255), State::new(65536, 48, false, 255),
    State::new(65536, 48, false, 255), State::new(65536, 37, false, 255), State::new(65536, 48, false, 255), State::new(65536, 37, false, 255),
    State::new(65536, 48, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, 2049, X, 2049, 2050, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2052, 2051, 2051, 2051, 2051, 2051, 2051, X, X, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2054, 2053, 2053, 2055, 2056, 2053, 2053, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2055, 2056, 2053, 2053, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2059, 2057, 2060, 2056, 2061, 2062, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2053, 2055, 2055, 2055, 2056, 2055, 2055, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2057, 2057, 2060, 2056, 2061, 2057, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2064, 2065, 2064, 2064, 2066, 2056, 2064, 2064, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2067, 2068, 2058, 2069, 2057, 2060, 2056, 2061, 2070, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2071, 2071, 2058, 2071, 2071, 2060, 2056, 2072, 2071, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2058, 2074, 2063, 2073, 2056, 2063, 2075, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2076, 2077, 2058, 2062, 2078, 2060, 2056, 2061, 2062, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2058, 2063, 2063, 2073, 2056, 2063, 2063, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2064, 2065, 2064, 2064, 2066, 2056, 2064, 2064, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2064, 2065, 2064, 2064, 2066, 2056, 2064, 2064, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, X, 18463, 2079, 2079, 2079, 2065, 2079, 2079, 2066, 2056, 2079, 2079, X, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2067, 2057, 2058, 2070, 2057, 2060, 2056, 2061, 2070, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2080, 2057, 2060, 2056, 2061, 2062, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2067, 2068, 2058, 2081, 2057, 2060, 2056, 2061, 2070, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2067, 2082, 2058, 2070, 2057, 2060, 2056, 2061, 2070, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2071, 2071, 2058, 2071, 2071, 2060, 2056, 2072, 2071, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2073, 2073, 2058, 2083, 2073, 2073, 2056, 2073, 2084, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2073, 2073, 2058, 2073, 2073, 2073, 2056, 2073, 2073, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2085, 2086, 2058, 2087, 2063, 2073, 2056, 2063, 2088, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2089, 2090, 2058, 2091, 2092, 2073, 2056, 2063, 2091, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2076, 2057, 2058, 2062, 2057, 2060, 2056, 2061, 2062, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2070, 2078, 2060, 2056, 2061, 2062, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2093, 2057, 2060, 2056, 2061, 2057, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, X, 18463, 2079, 2079, 2079, 2065, 2079, 2079, 2066, 2056, 2079, 2079, X, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2067, 2094, 2058, 2095, 2057, 2060, 2056, 2061, 2070, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2067, 2068, 2058, 2070, 2057, 2060, 2056, 2061, 2070, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2070, 2057, 2060, 2056, 2061, 2062, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2096, 2097, 2058, 2098, 2073, 2073, 2056, 2073, 2099, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2100, 2101, 2058, 2102, 2103, 2073, 2056, 2073, 2102, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2085, 2063, 2058, 2088, 2063, 2073, 2056, 2063, 2088, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2058, 2104, 2063, 2073, 2056, 2063, 2075, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2085, 2086, 2058, 2105, 2063, 2073, 2056, 2063, 2088, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2085, 2106, 2058, 2088, 2063, 2073, 2056, 2063, 2088, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2089, 2063, 2058, 2091, 2063, 2073, 2056, 2063, 2091, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2058, 2107, 2092, 2073, 2056, 2063, 2075, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2089, 2090, 2058, 2091, 2092, 2073, 2056, 2063, 2091, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2058, 2092, 2063, 2073, 2056, 2063, 2063, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2093, 2057, 2060, 2056, 2061, 2057, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2108, 2057, 2060, 2056, 2061, 2062, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2067, 2094, 2058, 2109, 2057, 2060, 2056, 2061, 2070, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2096, 2073, 2058, 2099, 2073, 2073, 2056, 2073, 2099, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2073, 2073, 2058, 2110, 2073, 2073, 2056, 2073, 2084, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2096, 2097, 2058, 2111, 2073, 2073, 2056, 2073, 2099, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2096, 2112, 2058, 2099, 2073, 2073, 2056, 2073, 2099, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2100, 2073, 2058, 2102, 2073, 2073, 2056, 2073, 2102, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2073, 2073, 2058, 2113, 2103, 2073, 2056, 2073, 2084, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2100, 2101, 2058, 2102, 2103, 2073, 2056, 2073, 2102, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2073, 2073, 2058, 2114, 2073, 2073, 2056, 2073, 2073, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2085, 2115, 2058, 2116, 2063, 2073, 2056, 2063, 2088, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2085, 2086, 2058, 2088, 2063, 2073, 2056, 2063, 2088, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2058, 2107, 2063, 2073, 2056, 2063, 2075, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2085, 2106, 2058, 2088, 2063, 2073, 2056, 2063, 2088, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2067, 2117, 2058, 2118, 2057, 2060, 2056, 2061, 2070, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2067, 2094, 2058, 2070, 2057, 2060, 2056, 2061, 2070, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2096, 2119, 2058, 2120, 2073, 2073, 2056, 2073, 2099, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2096, 2097, 2058, 2099, 2073, 2073, 2056, 2073, 2099, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2073, 2073, 2058, 2113, 2073, 2073, 2056, 2073, 2084, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2096, 2112, 2058, 2099, 2073, 2073, 2056, 2073, 2099, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2073, 2073, 2058, 2114, 2073, 2073, 2056, 2073, 2073, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2058, 2121, 2063, 2073, 2056, 2063, 2075, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2085, 2115, 2058, 2122, 2063, 2073, 2056, 2063, 2088, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2123, 2057, 2060, 2056, 2061, 2062, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2067, 2117, 2058, 2124, 2057, 2060, 2056, 2061, 2070, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2073, 2073, 2058, 2125, 2073, 2073, 2056, 2073, 2084, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2096, 2119, 2058, 2126, 2073, 2073, 2056, 2073, 2099, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2085, 2127, 2058, 2128, 2063, 2073, 2056, 2063, 2088, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2085, 2115, 2058, 2088, 2063, 2073, 2056, 2063, 2088, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2067, 2082, 2058, 2129, 2078, 2060, 2056, 2061, 2070, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2067, 2117, 2058, 2070, 2057, 2060, 2056, 2061, 2070, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2096, 2130, 2058, 2131, 2073, 2073, 2056, 2073, 2099, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2096, 2119, 2058, 2099, 2073, 2073, 2056, 2073, 2099, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2058, 2132, 2063, 2073, 2056, 2063, 2075, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2085, 2127, 2058, 2133, 2063, 2073, 2056, 2063, 2088, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2067, 2082, 2058, 2134, 2078, 2060, 2056, 2061, 2070, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2073, 2073, 2058, 2135, 2073, 2073, 2056, 2073, 2084, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2096, 2130, 2058, 2136, 2073, 2073, 2056, 2073, 2099, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2085, 2106, 2058, 2137, 2092, 2073, 2056, 2063, 2088, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2085, 2127, 2058, 2088, 2063, 2073, 2056, 2063, 2088, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2067, 2082, 2058, 2070, 2078, 2060, 2056, 2061, 2070, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2096, 2112, 2058, 2138, 2103, 2073, 2056, 2073, 2099, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2096, 2130, 2058, 2099, 2073, 2073, 2056, 2073, 2099, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2085, 2106, 2058, 2139, 2092, 2073, 2056, 2063, 2088, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2096, 2112, 2058, 2140, 2103, 2073, 2056, 2073, 2099, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2085, 2106, 2058, 2088, 2092, 2073, 2056, 2063, 2088, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2096, 2112, 2058, 2099, 2103, 2073, 2056, 2073, 2099, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D13: Diagnosis = Diagnosis { answers: &[A93, A57, A58, A94, A95, A96, A97, A98, A99, A100, A101, A102, A103, A104, A126, A105, A106, A107, A108, A109, A110, A111, A112, A113, A127, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 5,
    15, 16, 17, 18, 19, 19, 20, 21, 22, 23, 24, 7, 11, 19, 18, 11,
    18, 19, 11, 19, 18, 19, 25, 19, 26, 26,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(1024, 1, false, 255), State::new(0, 2, false, 255), State::new(512, 3, true, 255),
    State::new(0, 4, false, 255), State::new(2048, 5, true, 255), State::new(0, 6, false, 255), State::new(4096, 7, true, 255),
    State::new(512, 8, true, 255), State::new(8192, 9, true, 255), State::new(8192, 15, true, 255), State::new(65536, 18, false, 255),
    State::new(4096, 12, true, 255), State::new(65536, 22, false, 255), State::new(0, 14, false, 255), State::new(8192, 15, true, 255),
    State::new(16384, 16, false, 255), State::new(32768, 17, false, 255), State::new(65536, 18, false, 255), State::new(0, 19, false, 255),
    State::new(65536, 18, false, 255), State::new(131072, 21, false, 255), State::new(65536, 22, false, 255), State::new(0, 23, false, 255),
    State::new(131072, 24, false, 255), State::new(262144, 25, false, 255), State::new(262144, 26, false, 255), State::new(8192, 27, true, 255),
    State::new(65536, 18, false, 255), State::new(65536, 18, false, 255), State::new(0, 30, false, 255), State::new(65536, 18, false, 255),
    State::new(0, 32, false, 255), State::new(65536, 18, false, 255), State::new(65536, 18, false, 255), State::new(65536, 18, false, 255),
    State::new(0, 36, false, 255), State::new(65536, 18, false, 255), State::new(65536, 18, false, 255), State::new(65536, 18, false, 255),
    State::new(65536, 18, false, 255), State::new(65536, 18, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, 2049, X, 2049, 2050, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2052, 2051, 2051, 2051, 2051, 2051, 2051, X, X, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2054, 2053, 2053, 2055, 2056, 2053, 2053, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2055, 2056, 2053, 2053, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2059, 2057, 2060, 2056, 2057, 2061, 34830, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2053, 2055, 2055, 2055, 2056, 2055, 2055, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2057, 2057, 2060, 2056, 2057, 2057, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2064, 2063, 2063, 2065, 2056, 2063, 2063, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2066, 2067, 2058, 2068, 2057, 2060, 2056, 2057, 2069, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2060, 2058, 2060, 2060, 2060, 2056, 2060, 2060, X, X, 2060, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2070, 2071, 2058, 2072, 2073, 2060, 2056, 2057, 2072, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2053, X, 2074, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2064, 2063, 2063, 2065, 2056, 2063, 2063, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2064, 2063, 2063, 2065, 2056, 2063, 2063, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, X, 18459, 2075, 2075, 2075, 2064, 2075, 2075, 2065, 2056, 2075, 2075, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2066, 2057, 2058, 2069, 2057, 2060, 2056, 2057, 2069, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2076, 2057, 2060, 2056, 2057, 2061, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2066, 2067, 2058, 2077, 2057, 2060, 2056, 2057, 2069, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2066, 2078, 2058, 2069, 2057, 2060, 2056, 2057, 2069, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2070, 2057, 2058, 2072, 2057, 2060, 2056, 2057, 2072, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2079, 2073, 2060, 2056, 2057, 2061, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2070, 2071, 2058, 2072, 2073, 2060, 2056, 2057, 2072, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2073, 2057, 2060, 2056, 2057, 2057, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2053, 2074, X, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2075, X, 18459, 2075, 2075, 2075, 2064, 2075, 2075, 2065, 2056, 2075, 2075, X, X, 2075, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2066, 2080, 2058, 2081, 2057, 2060, 2056, 2057, 2069, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2066, 2067, 2058, 2069, 2057, 2060, 2056, 2057, 2069, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2079, 2057, 2060, 2056, 2057, 2061, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2066, 2078, 2058, 2069, 2057, 2060, 2056, 2057, 2069, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2082, 2057, 2060, 2056, 2057, 2061, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2066, 2080, 2058, 2083, 2057, 2060, 2056, 2057, 2069, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2066, 2084, 2058, 2085, 2057, 2060, 2056, 2057, 2069, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2066, 2080, 2058, 2069, 2057, 2060, 2056, 2057, 2069, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2086, 2057, 2060, 2056, 2057, 2061, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2066, 2084, 2058, 2087, 2057, 2060, 2056, 2057, 2069, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2066, 2078, 2058, 2088, 2073, 2060, 2056, 2057, 2069, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2066, 2084, 2058, 2069, 2057, 2060, 2056, 2057, 2069, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2066, 2078, 2058, 2089, 2073, 2060, 2056, 2057, 2069, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2066, 2078, 2058, 2069, 2073, 2060, 2056, 2057, 2069, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
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
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(1024, 1, false, 255), State::new(0, 2, false, 255), State::new(512, 3, true, 255),
    State::new(0, 4, false, 255), State::new(2048, 5, true, 255), State::new(32768, 12, false, 255), State::new(4096, 7, true, 255),
    State::new(512, 8, true, 255), State::new(524288, 9, true, 255), State::new(8192, 17, true, 255), State::new(32768, 12, false, 255),
    State::new(32768, 12, false, 255), State::new(0, 13, false, 255), State::new(131072, 14, false, 255), State::new(8192, 15, true, 255),
    State::new(0, 16, false, 255), State::new(8192, 17, true, 255), State::new(16384, 18, false, 255), State::new(32768, 19, false, 255),
    State::new(65536, 20, false, 255), State::new(32768, 12, false, 255), State::new(32768, 12, false, 255), State::new(131072, 23, false, 255),
    State::new(524288, 24, true, 255), State::new(0, 25, false, 255), State::new(4096, 26, true, 255), State::new(65536, 39, false, 255),
    State::new(65536, 43, false, 255), State::new(65536, 29, false, 255), State::new(32768, 12, false, 255), State::new(32768, 12, false, 255),
    State::new(262144, 32, false, 255), State::new(8192, 33, true, 255), State::new(32768, 12, false, 255), State::new(32768, 12, false, 255),
    State::new(32768, 12, false, 255), State::new(65536, 50, false, 255), State::new(65536, 54, false, 255), State::new(65536, 39, false, 255),
    State::new(0, 40, false, 255), State::new(65536, 39, false, 255), State::new(131072, 42, false, 255), State::new(65536, 43, false, 255),
    State::new(0, 44, false, 255), State::new(131072, 45, false, 255), State::new(262144, 46, false, 255), State::new(262144, 47, false, 255),
    State::new(32768, 12, false, 255), State::new(32768, 12, false, 255), State::new(65536, 50, false, 255), State::new(0, 51, false, 255),
    State::new(65536, 50, false, 255), State::new(131072, 53, false, 255), State::new(65536, 54, false, 255), State::new(0, 55, false, 255),
    State::new(131072, 56, false, 255), State::new(262144, 68, false, 255), State::new(65536, 39, false, 255), State::new(65536, 39, false, 255),
    State::new(0, 60, false, 255), State::new(65536, 39, false, 255), State::new(32768, 12, false, 255), State::new(32768, 12, false, 255),
    State::new(65536, 50, false, 255), State::new(65536, 50, false, 255), State::new(0, 66, false, 255), State::new(65536, 50, false, 255),
    State::new(262144, 68, false, 255), State::new(0, 69, false, 255), State::new(65536, 39, false, 255), State::new(32768, 12, false, 255),
    State::new(32768, 12, false, 255), State::new(0, 73, false, 255), State::new(65536, 50, false, 255), State::new(65536, 39, false, 255),
    State::new(65536, 39, false, 255), State::new(32768, 12, false, 255), State::new(32768, 12, false, 255), State::new(65536, 50, false, 255),
    State::new(65536, 50, false, 255), State::new(0, 81, false, 255), State::new(65536, 39, false, 255), State::new(32768, 12, false, 255),
    State::new(0, 84, false, 255), State::new(65536, 50, false, 255), State::new(65536, 39, false, 255), State::new(65536, 39, false, 255),
    State::new(32768, 12, false, 255), State::new(65536, 50, false, 255), State::new(65536, 50, false, 255), State::new(65536, 39, false, 255),
    State::new(65536, 50, false, 255), State::new(65536, 39, false, 255), State::new(65536, 50, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, 2049, X, 2049, 2050, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2052, 2051, 2051, 2051, 2051, 2051, 2051, X, X, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2054, 2053, 2053, 2055, 2056, 2053, 2053, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2055, 2056, 2053, 2053, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2059, 2057, 2060, 2056, 2061, 2062, 34832, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2053, 2055, 2055, 2055, 2056, 2055, 2055, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2057, 2057, 2060, 2056, 2061, 2057, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2066, 2065, 2065, 2067, 2056, 2065, 2065, X, X, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2068, 2069, 2058, 2070, 2057, 2060, 2056, 2061, 2071, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2072, 2072, 2058, 2072, 2072, 2060, 2056, 2073, 2072, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2058, 2075, 2063, 2074, 2056, 2063, 2076, 34832, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2077, 2078, 2058, 2062, 2079, 2060, 2056, 2061, 2062, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2058, 2063, 2063, 2074, 2056, 2063, 2063, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2053, X, 2080, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2066, 2065, 2065, 2067, 2056, 2065, 2065, X, X, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2066, 2065, 2065, 2067, 2056, 2065, 2065, X, X, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2081, X, 18465, 2081, 2081, 2081, 2066, 2081, 2081, 2067, 2056, 2081, 2081, X, X, 2081, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2068, 2057, 2058, 2071, 2057, 2060, 2056, 2061, 2071, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2082, 2057, 2060, 2056, 2061, 2062, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2068, 2069, 2058, 2083, 2057, 2060, 2056, 2061, 2071, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2068, 2084, 2058, 2071, 2057, 2060, 2056, 2061, 2071, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2072, 2072, 2058, 2072, 2072, 2060, 2056, 2073, 2072, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2074, 2074, 2058, 2085, 2074, 2074, 2056, 2074, 2086, 34832, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2074, 2074, 2058, 2074, 2074, 2074, 2056, 2074, 2074, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2087, 2088, 2058, 2089, 2063, 2074, 2056, 2063, 2090, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2091, 2092, 2058, 2093, 2094, 2074, 2056, 2063, 2093, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2077, 2057, 2058, 2062, 2057, 2060, 2056, 2061, 2062, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2071, 2079, 2060, 2056, 2061, 2062, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2095, 2057, 2060, 2056, 2061, 2057, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2053, 2080, X, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2081, X, 18465, 2081, 2081, 2081, 2066, 2081, 2081, 2067, 2056, 2081, 2081, X, X, 2081, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2068, 2096, 2058, 2097, 2057, 2060, 2056, 2061, 2071, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2068, 2069, 2058, 2071, 2057, 2060, 2056, 2061, 2071, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2071, 2057, 2060, 2056, 2061, 2062, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2098, 2099, 2058, 2100, 2074, 2074, 2056, 2074, 2101, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2102, 2103, 2058, 2104, 2105, 2074, 2056, 2074, 2104, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2087, 2063, 2058, 2090, 2063, 2074, 2056, 2063, 2090, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2058, 2106, 2063, 2074, 2056, 2063, 2076, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2087, 2088, 2058, 2107, 2063, 2074, 2056, 2063, 2090, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2087, 2108, 2058, 2090, 2063, 2074, 2056, 2063, 2090, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2091, 2063, 2058, 2093, 2063, 2074, 2056, 2063, 2093, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2058, 2109, 2094, 2074, 2056, 2063, 2076, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2091, 2092, 2058, 2093, 2094, 2074, 2056, 2063, 2093, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2058, 2094, 2063, 2074, 2056, 2063, 2063, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2095, 2057, 2060, 2056, 2061, 2057, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2110, 2057, 2060, 2056, 2061, 2062, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2068, 2096, 2058, 2111, 2057, 2060, 2056, 2061, 2071, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2098, 2074, 2058, 2101, 2074, 2074, 2056, 2074, 2101, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2074, 2074, 2058, 2112, 2074, 2074, 2056, 2074, 2086, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2098, 2099, 2058, 2113, 2074, 2074, 2056, 2074, 2101, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2098, 2114, 2058, 2101, 2074, 2074, 2056, 2074, 2101, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2102, 2074, 2058, 2104, 2074, 2074, 2056, 2074, 2104, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2074, 2074, 2058, 2115, 2105, 2074, 2056, 2074, 2086, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2102, 2103, 2058, 2104, 2105, 2074, 2056, 2074, 2104, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2074, 2074, 2058, 2116, 2074, 2074, 2056, 2074, 2074, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2087, 2117, 2058, 2118, 2063, 2074, 2056, 2063, 2090, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2087, 2088, 2058, 2090, 2063, 2074, 2056, 2063, 2090, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2058, 2109, 2063, 2074, 2056, 2063, 2076, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2087, 2108, 2058, 2090, 2063, 2074, 2056, 2063, 2090, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2068, 2119, 2058, 2120, 2057, 2060, 2056, 2061, 2071, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2068, 2096, 2058, 2071, 2057, 2060, 2056, 2061, 2071, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2098, 2121, 2058, 2122, 2074, 2074, 2056, 2074, 2101, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2098, 2099, 2058, 2101, 2074, 2074, 2056, 2074, 2101, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2074, 2074, 2058, 2115, 2074, 2074, 2056, 2074, 2086, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2098, 2114, 2058, 2101, 2074, 2074, 2056, 2074, 2101, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2074, 2074, 2058, 2116, 2074, 2074, 2056, 2074, 2074, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2058, 2123, 2063, 2074, 2056, 2063, 2076, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2087, 2117, 2058, 2124, 2063, 2074, 2056, 2063, 2090, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2057, 2057, 2058, 2125, 2057, 2060, 2056, 2061, 2062, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2068, 2119, 2058, 2126, 2057, 2060, 2056, 2061, 2071, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2074, 2074, 2058, 2127, 2074, 2074, 2056, 2074, 2086, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2098, 2121, 2058, 2128, 2074, 2074, 2056, 2074, 2101, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2087, 2129, 2058, 2130, 2063, 2074, 2056, 2063, 2090, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2087, 2117, 2058, 2090, 2063, 2074, 2056, 2063, 2090, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2068, 2084, 2058, 2131, 2079, 2060, 2056, 2061, 2071, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2068, 2119, 2058, 2071, 2057, 2060, 2056, 2061, 2071, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2098, 2132, 2058, 2133, 2074, 2074, 2056, 2074, 2101, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2098, 2121, 2058, 2101, 2074, 2074, 2056, 2074, 2101, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2058, 2134, 2063, 2074, 2056, 2063, 2076, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2087, 2129, 2058, 2135, 2063, 2074, 2056, 2063, 2090, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2068, 2084, 2058, 2136, 2079, 2060, 2056, 2061, 2071, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2074, 2074, 2058, 2137, 2074, 2074, 2056, 2074, 2086, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2098, 2132, 2058, 2138, 2074, 2074, 2056, 2074, 2101, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2087, 2108, 2058, 2139, 2094, 2074, 2056, 2063, 2090, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2087, 2129, 2058, 2090, 2063, 2074, 2056, 2063, 2090, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2068, 2084, 2058, 2071, 2079, 2060, 2056, 2061, 2071, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2098, 2114, 2058, 2140, 2105, 2074, 2056, 2074, 2101, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2098, 2132, 2058, 2101, 2074, 2074, 2056, 2074, 2101, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2087, 2108, 2058, 2141, 2094, 2074, 2056, 2063, 2090, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2098, 2114, 2058, 2142, 2105, 2074, 2056, 2074, 2101, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2087, 2108, 2058, 2090, 2094, 2074, 2056, 2063, 2090, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, X, 18458, 2074, 2098, 2114, 2058, 2101, 2105, 2074, 2056, 2074, 2101, X, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D15: Diagnosis = Diagnosis { answers: &[A128, A129, A95, A96, A99, A97, A98, A100, A101, A102, A103, A104, A105, A106, A107, A108, A109, A110, A111, A112, A113, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 3, 12, 13, 14,
    15, 16, 16, 17, 18, 19, 20, 6, 9, 16, 15, 9, 15, 16, 9, 16,
    15, 16, 21, 16, 22, 22,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(256, 1, true, 255), State::new(256, 1, true, 255), State::new(0, 2, false, 255), State::new(2048, 3, true, 255),
    State::new(512, 4, true, 255), State::new(0, 5, false, 255), State::new(4096, 6, true, 255), State::new(8192, 7, true, 255),
    State::new(8192, 12, true, 255), State::new(65536, 15, false, 255), State::new(4096, 10, true, 255), State::new(65536, 19, false, 255),
    State::new(8192, 12, true, 255), State::new(16384, 13, false, 255), State::new(32768, 14, false, 255), State::new(65536, 15, false, 255),
    State::new(0, 16, false, 255), State::new(65536, 15, false, 255), State::new(131072, 18, false, 255), State::new(65536, 19, false, 255),
    State::new(0, 20, false, 255), State::new(131072, 21, false, 255), State::new(262144, 22, false, 255), State::new(8192, 23, true, 255),
    State::new(65536, 15, false, 255), State::new(65536, 15, false, 255), State::new(0, 26, false, 255), State::new(65536, 15, false, 255),
    State::new(0, 28, false, 255), State::new(65536, 15, false, 255), State::new(65536, 15, false, 255), State::new(65536, 15, false, 255),
    State::new(0, 32, false, 255), State::new(65536, 15, false, 255), State::new(65536, 15, false, 255), State::new(65536, 15, false, 255),
    State::new(65536, 15, false, 255), State::new(65536, 15, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, 2050, 2049, X, 2049, X, 2049, 2049, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2051, 2049, X, 2049, 2052, 2049, 2049, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2053, 2051, 2051, 2054, 2052, 2051, 2051, X, X, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2052, 2051, 2051, X, X, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2057, 2055, 2058, 2052, 2055, 2059, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2054, 2054, 2054, 2052, 2054, 2054, X, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2055, 2055, 2058, 2052, 2055, 2055, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2060, 2061, 2060, 2060, 2062, 2052, 2060, 2060, X, X, 2060, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2063, 2064, 2056, 2065, 2055, 2058, 2052, 2055, 2066, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, X, 18442, 2058, 2058, 2058, 2056, 2058, 2058, 2058, 2052, 2058, 2058, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2067, 2068, 2056, 2069, 2070, 2058, 2052, 2055, 2069, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2060, 2061, 2060, 2060, 2062, 2052, 2060, 2060, X, X, 2060, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2060, 2061, 2060, 2060, 2062, 2052, 2060, 2060, X, X, 2060, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2071, 2071, 2061, 2071, 2071, 2062, 2052, 2071, 2071, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2063, 2055, 2056, 2066, 2055, 2058, 2052, 2055, 2066, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2072, 2055, 2058, 2052, 2055, 2059, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2063, 2064, 2056, 2073, 2055, 2058, 2052, 2055, 2066, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2063, 2074, 2056, 2066, 2055, 2058, 2052, 2055, 2066, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2067, 2055, 2056, 2069, 2055, 2058, 2052, 2055, 2069, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2075, 2070, 2058, 2052, 2055, 2059, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2067, 2068, 2056, 2069, 2070, 2058, 2052, 2055, 2069, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2070, 2055, 2058, 2052, 2055, 2055, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2071, 2071, 2061, 2071, 2071, 2062, 2052, 2071, 2071, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2063, 2076, 2056, 2077, 2055, 2058, 2052, 2055, 2066, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2063, 2064, 2056, 2066, 2055, 2058, 2052, 2055, 2066, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2075, 2055, 2058, 2052, 2055, 2059, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2063, 2074, 2056, 2066, 2055, 2058, 2052, 2055, 2066, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2078, 2055, 2058, 2052, 2055, 2059, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2063, 2076, 2056, 2079, 2055, 2058, 2052, 2055, 2066, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2063, 2080, 2056, 2081, 2055, 2058, 2052, 2055, 2066, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2063, 2076, 2056, 2066, 2055, 2058, 2052, 2055, 2066, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2082, 2055, 2058, 2052, 2055, 2059, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2063, 2080, 2056, 2083, 2055, 2058, 2052, 2055, 2066, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2063, 2074, 2056, 2084, 2070, 2058, 2052, 2055, 2066, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2063, 2080, 2056, 2066, 2055, 2058, 2052, 2055, 2066, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2063, 2074, 2056, 2085, 2070, 2058, 2052, 2055, 2066, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2063, 2074, 2056, 2066, 2070, 2058, 2052, 2055, 2066, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
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
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(256, 1, true, 255), State::new(256, 1, true, 255), State::new(0, 2, false, 255), State::new(2048, 3, true, 255),
    State::new(512, 4, true, 255), State::new(32768, 10, false, 255), State::new(4096, 6, true, 255), State::new(524288, 7, true, 255),
    State::new(8192, 14, true, 255), State::new(32768, 10, false, 255), State::new(32768, 10, false, 255), State::new(0, 11, false, 255),
    State::new(131072, 12, false, 255), State::new(8192, 13, true, 255), State::new(8192, 14, true, 255), State::new(16384, 15, false, 255),
    State::new(32768, 16, false, 255), State::new(65536, 17, false, 255), State::new(32768, 10, false, 255), State::new(32768, 10, false, 255),
    State::new(131072, 20, false, 255), State::new(524288, 21, true, 255), State::new(0, 22, false, 255), State::new(4096, 23, true, 255),
    State::new(65536, 35, false, 255), State::new(65536, 39, false, 255), State::new(65536, 26, false, 255), State::new(32768, 10, false, 255),
    State::new(32768, 10, false, 255), State::new(8192, 29, true, 255), State::new(32768, 10, false, 255), State::new(32768, 10, false, 255),
    State::new(32768, 10, false, 255), State::new(65536, 46, false, 255), State::new(65536, 50, false, 255), State::new(65536, 35, false, 255),
    State::new(0, 36, false, 255), State::new(65536, 35, false, 255), State::new(131072, 38, false, 255), State::new(65536, 39, false, 255),
    State::new(0, 40, false, 255), State::new(131072, 41, false, 255), State::new(262144, 42, false, 255), State::new(262144, 43, false, 255),
    State::new(32768, 10, false, 255), State::new(32768, 10, false, 255), State::new(65536, 46, false, 255), State::new(0, 47, false, 255),
    State::new(65536, 46, false, 255), State::new(131072, 49, false, 255), State::new(65536, 50, false, 255), State::new(0, 51, false, 255),
    State::new(131072, 52, false, 255), State::new(262144, 64, false, 255), State::new(65536, 35, false, 255), State::new(65536, 35, false, 255),
    State::new(0, 56, false, 255), State::new(65536, 35, false, 255), State::new(32768, 10, false, 255), State::new(32768, 10, false, 255),
    State::new(65536, 46, false, 255), State::new(65536, 46, false, 255), State::new(0, 62, false, 255), State::new(65536, 46, false, 255),
    State::new(262144, 64, false, 255), State::new(0, 65, false, 255), State::new(65536, 35, false, 255), State::new(32768, 10, false, 255),
    State::new(32768, 10, false, 255), State::new(0, 69, false, 255), State::new(65536, 46, false, 255), State::new(65536, 35, false, 255),
    State::new(65536, 35, false, 255), State::new(32768, 10, false, 255), State::new(32768, 10, false, 255), State::new(65536, 46, false, 255),
    State::new(65536, 46, false, 255), State::new(0, 77, false, 255), State::new(65536, 35, false, 255), State::new(32768, 10, false, 255),
    State::new(0, 80, false, 255), State::new(65536, 46, false, 255), State::new(65536, 35, false, 255), State::new(65536, 35, false, 255),
    State::new(32768, 10, false, 255), State::new(65536, 46, false, 255), State::new(65536, 46, false, 255), State::new(65536, 35, false, 255),
    State::new(65536, 46, false, 255), State::new(65536, 35, false, 255), State::new(65536, 46, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, 2050, 2049, X, 2049, X, 2049, 2049, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2051, 2049, X, 2049, 2052, 2049, 2049, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2053, 2051, 2051, 2054, 2052, 2051, 2051, X, X, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2052, 2051, 2051, X, X, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2057, 2055, 2058, 2052, 2059, 2060, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2054, 2054, 2054, 2052, 2054, 2054, X, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2055, 2055, 2058, 2052, 2059, 2055, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2062, X, 18446, 2062, 2062, 2062, 2063, 2062, 2062, 2064, 2052, 2062, 2062, X, X, 2062, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2065, 2066, 2056, 2067, 2055, 2058, 2052, 2059, 2068, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, X, 18453, 2069, 2069, 2069, 2056, 2069, 2069, 2058, 2052, 2070, 2069, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2056, 2072, 2061, 2071, 2052, 2061, 2073, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2074, 2075, 2056, 2060, 2076, 2058, 2052, 2059, 2060, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2056, 2061, 2061, 2071, 2052, 2061, 2061, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2062, X, 18446, 2062, 2062, 2062, 2063, 2062, 2062, 2064, 2052, 2062, 2062, X, X, 2062, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2062, X, 18446, 2062, 2062, 2062, 2063, 2062, 2062, 2064, 2052, 2062, 2062, X, X, 2062, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, X, 18461, 2077, 2077, 2077, 2063, 2077, 2077, 2064, 2052, 2077, 2077, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2065, 2055, 2056, 2068, 2055, 2058, 2052, 2059, 2068, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2078, 2055, 2058, 2052, 2059, 2060, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2065, 2066, 2056, 2079, 2055, 2058, 2052, 2059, 2068, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2065, 2080, 2056, 2068, 2055, 2058, 2052, 2059, 2068, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, X, 18453, 2069, 2069, 2069, 2056, 2069, 2069, 2058, 2052, 2070, 2069, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2071, 2071, 2056, 2081, 2071, 2071, 2052, 2071, 2082, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2071, 2071, 2056, 2071, 2071, 2071, 2052, 2071, 2071, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2083, 2084, 2056, 2085, 2061, 2071, 2052, 2061, 2086, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2087, 2088, 2056, 2089, 2090, 2071, 2052, 2061, 2089, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2074, 2055, 2056, 2060, 2055, 2058, 2052, 2059, 2060, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2068, 2076, 2058, 2052, 2059, 2060, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2091, 2055, 2058, 2052, 2059, 2055, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2077, X, 18461, 2077, 2077, 2077, 2063, 2077, 2077, 2064, 2052, 2077, 2077, X, X, 2077, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2065, 2092, 2056, 2093, 2055, 2058, 2052, 2059, 2068, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2065, 2066, 2056, 2068, 2055, 2058, 2052, 2059, 2068, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2068, 2055, 2058, 2052, 2059, 2060, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2094, 2095, 2056, 2096, 2071, 2071, 2052, 2071, 2097, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2098, 2099, 2056, 2100, 2101, 2071, 2052, 2071, 2100, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2083, 2061, 2056, 2086, 2061, 2071, 2052, 2061, 2086, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2056, 2102, 2061, 2071, 2052, 2061, 2073, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2083, 2084, 2056, 2103, 2061, 2071, 2052, 2061, 2086, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2083, 2104, 2056, 2086, 2061, 2071, 2052, 2061, 2086, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2087, 2061, 2056, 2089, 2061, 2071, 2052, 2061, 2089, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2056, 2105, 2090, 2071, 2052, 2061, 2073, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2087, 2088, 2056, 2089, 2090, 2071, 2052, 2061, 2089, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2056, 2090, 2061, 2071, 2052, 2061, 2061, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2091, 2055, 2058, 2052, 2059, 2055, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2106, 2055, 2058, 2052, 2059, 2060, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2065, 2092, 2056, 2107, 2055, 2058, 2052, 2059, 2068, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2094, 2071, 2056, 2097, 2071, 2071, 2052, 2071, 2097, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2071, 2071, 2056, 2108, 2071, 2071, 2052, 2071, 2082, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2094, 2095, 2056, 2109, 2071, 2071, 2052, 2071, 2097, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2094, 2110, 2056, 2097, 2071, 2071, 2052, 2071, 2097, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2098, 2071, 2056, 2100, 2071, 2071, 2052, 2071, 2100, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2071, 2071, 2056, 2111, 2101, 2071, 2052, 2071, 2082, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2098, 2099, 2056, 2100, 2101, 2071, 2052, 2071, 2100, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2071, 2071, 2056, 2112, 2071, 2071, 2052, 2071, 2071, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2083, 2113, 2056, 2114, 2061, 2071, 2052, 2061, 2086, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2083, 2084, 2056, 2086, 2061, 2071, 2052, 2061, 2086, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2056, 2105, 2061, 2071, 2052, 2061, 2073, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2083, 2104, 2056, 2086, 2061, 2071, 2052, 2061, 2086, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2065, 2115, 2056, 2116, 2055, 2058, 2052, 2059, 2068, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2065, 2092, 2056, 2068, 2055, 2058, 2052, 2059, 2068, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2094, 2117, 2056, 2118, 2071, 2071, 2052, 2071, 2097, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2094, 2095, 2056, 2097, 2071, 2071, 2052, 2071, 2097, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2071, 2071, 2056, 2111, 2071, 2071, 2052, 2071, 2082, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2094, 2110, 2056, 2097, 2071, 2071, 2052, 2071, 2097, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2071, 2071, 2056, 2112, 2071, 2071, 2052, 2071, 2071, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2056, 2119, 2061, 2071, 2052, 2061, 2073, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2083, 2113, 2056, 2120, 2061, 2071, 2052, 2061, 2086, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2121, 2055, 2058, 2052, 2059, 2060, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2065, 2115, 2056, 2122, 2055, 2058, 2052, 2059, 2068, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2071, 2071, 2056, 2123, 2071, 2071, 2052, 2071, 2082, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2094, 2117, 2056, 2124, 2071, 2071, 2052, 2071, 2097, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2083, 2125, 2056, 2126, 2061, 2071, 2052, 2061, 2086, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2083, 2113, 2056, 2086, 2061, 2071, 2052, 2061, 2086, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2065, 2080, 2056, 2127, 2076, 2058, 2052, 2059, 2068, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2065, 2115, 2056, 2068, 2055, 2058, 2052, 2059, 2068, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2094, 2128, 2056, 2129, 2071, 2071, 2052, 2071, 2097, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2094, 2117, 2056, 2097, 2071, 2071, 2052, 2071, 2097, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2056, 2130, 2061, 2071, 2052, 2061, 2073, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2083, 2125, 2056, 2131, 2061, 2071, 2052, 2061, 2086, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2065, 2080, 2056, 2132, 2076, 2058, 2052, 2059, 2068, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2071, 2071, 2056, 2133, 2071, 2071, 2052, 2071, 2082, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2094, 2128, 2056, 2134, 2071, 2071, 2052, 2071, 2097, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2083, 2104, 2056, 2135, 2090, 2071, 2052, 2061, 2086, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2083, 2125, 2056, 2086, 2061, 2071, 2052, 2061, 2086, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2065, 2080, 2056, 2068, 2076, 2058, 2052, 2059, 2068, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2094, 2110, 2056, 2136, 2101, 2071, 2052, 2071, 2097, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2094, 2128, 2056, 2097, 2071, 2071, 2052, 2071, 2097, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2083, 2104, 2056, 2137, 2090, 2071, 2052, 2061, 2086, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2094, 2110, 2056, 2138, 2101, 2071, 2052, 2071, 2097, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2083, 2104, 2056, 2086, 2090, 2071, 2052, 2061, 2086, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2094, 2110, 2056, 2097, 2101, 2071, 2052, 2071, 2097, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D17: Diagnosis = Diagnosis { answers: &[A128, A129, A95, A96, A99, A97, A98, A100, A101, A102, A103, A104, A126, A105, A106, A107, A108, A109, A110, A111, A112, A113, A127, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 3, 13, 14,
    15, 16, 17, 17, 18, 19, 20, 21, 22, 6, 9, 17, 16, 9, 16, 17,
    9, 17, 16, 17, 23, 17, 24, 24,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(256, 1, true, 255), State::new(256, 1, true, 255), State::new(0, 2, false, 255), State::new(2048, 3, true, 255),
    State::new(512, 4, true, 255), State::new(0, 5, false, 255), State::new(4096, 6, true, 255), State::new(8192, 7, true, 255),
    State::new(8192, 13, true, 255), State::new(65536, 16, false, 255), State::new(4096, 10, true, 255), State::new(65536, 20, false, 255),
    State::new(0, 12, false, 255), State::new(8192, 13, true, 255), State::new(16384, 14, false, 255), State::new(32768, 15, false, 255),
    State::new(65536, 16, false, 255), State::new(0, 17, false, 255), State::new(65536, 16, false, 255), State::new(131072, 19, false, 255),
    State::new(65536, 20, false, 255), State::new(0, 21, false, 255), State::new(131072, 22, false, 255), State::new(262144, 23, false, 255),
    State::new(262144, 24, false, 255), State::new(8192, 25, true, 255), State::new(65536, 16, false, 255), State::new(65536, 16, false, 255),
    State::new(0, 28, false, 255), State::new(65536, 16, false, 255), State::new(0, 30, false, 255), State::new(65536, 16, false, 255),
    State::new(65536, 16, false, 255), State::new(65536, 16, false, 255), State::new(0, 34, false, 255), State::new(65536, 16, false, 255),
    State::new(65536, 16, false, 255), State::new(65536, 16, false, 255), State::new(65536, 16, false, 255), State::new(65536, 16, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, 2050, 2049, X, 2049, X, 2049, 2049, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2051, 2049, X, 2049, 2052, 2049, 2049, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2053, 2051, 2051, 2054, 2052, 2051, 2051, X, X, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2052, 2051, 2051, X, X, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2057, 2055, 2058, 2052, 2055, 2059, 34828, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2054, 2054, 2054, 2052, 2054, 2054, X, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2055, 2055, 2058, 2052, 2055, 2055, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2062, 2061, 2061, 2063, 2052, 2061, 2061, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2064, 2065, 2056, 2066, 2055, 2058, 2052, 2055, 2067, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, X, 18442, 2058, 2058, 2058, 2056, 2058, 2058, 2058, 2052, 2058, 2058, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2068, 2069, 2056, 2070, 2071, 2058, 2052, 2055, 2070, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, X, 2072, X, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2062, 2061, 2061, 2063, 2052, 2061, 2061, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2062, 2061, 2061, 2063, 2052, 2061, 2061, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2073, 2073, 2062, 2073, 2073, 2063, 2052, 2073, 2073, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2064, 2055, 2056, 2067, 2055, 2058, 2052, 2055, 2067, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2074, 2055, 2058, 2052, 2055, 2059, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2064, 2065, 2056, 2075, 2055, 2058, 2052, 2055, 2067, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2064, 2076, 2056, 2067, 2055, 2058, 2052, 2055, 2067, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2068, 2055, 2056, 2070, 2055, 2058, 2052, 2055, 2070, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2077, 2071, 2058, 2052, 2055, 2059, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2068, 2069, 2056, 2070, 2071, 2058, 2052, 2055, 2070, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2071, 2055, 2058, 2052, 2055, 2055, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, 2072, X, X, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, X, 18457, 2073, 2073, 2073, 2062, 2073, 2073, 2063, 2052, 2073, 2073, X, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2064, 2078, 2056, 2079, 2055, 2058, 2052, 2055, 2067, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2064, 2065, 2056, 2067, 2055, 2058, 2052, 2055, 2067, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2077, 2055, 2058, 2052, 2055, 2059, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2064, 2076, 2056, 2067, 2055, 2058, 2052, 2055, 2067, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2080, 2055, 2058, 2052, 2055, 2059, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2064, 2078, 2056, 2081, 2055, 2058, 2052, 2055, 2067, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2064, 2082, 2056, 2083, 2055, 2058, 2052, 2055, 2067, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2064, 2078, 2056, 2067, 2055, 2058, 2052, 2055, 2067, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2084, 2055, 2058, 2052, 2055, 2059, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2064, 2082, 2056, 2085, 2055, 2058, 2052, 2055, 2067, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2064, 2076, 2056, 2086, 2071, 2058, 2052, 2055, 2067, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2064, 2082, 2056, 2067, 2055, 2058, 2052, 2055, 2067, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2064, 2076, 2056, 2087, 2071, 2058, 2052, 2055, 2067, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2064, 2076, 2056, 2067, 2071, 2058, 2052, 2055, 2067, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
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
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(256, 1, true, 255), State::new(256, 1, true, 255), State::new(0, 2, false, 255), State::new(2048, 3, true, 255),
    State::new(512, 4, true, 255), State::new(32768, 10, false, 255), State::new(4096, 6, true, 255), State::new(524288, 7, true, 255),
    State::new(8192, 15, true, 255), State::new(32768, 10, false, 255), State::new(32768, 10, false, 255), State::new(0, 11, false, 255),
    State::new(131072, 12, false, 255), State::new(8192, 13, true, 255), State::new(0, 14, false, 255), State::new(8192, 15, true, 255),
    State::new(16384, 16, false, 255), State::new(32768, 17, false, 255), State::new(65536, 18, false, 255), State::new(32768, 10, false, 255),
    State::new(32768, 10, false, 255), State::new(131072, 21, false, 255), State::new(524288, 22, true, 255), State::new(0, 23, false, 255),
    State::new(4096, 24, true, 255), State::new(65536, 37, false, 255), State::new(65536, 41, false, 255), State::new(65536, 27, false, 255),
    State::new(32768, 10, false, 255), State::new(32768, 10, false, 255), State::new(262144, 30, false, 255), State::new(8192, 31, true, 255),
    State::new(32768, 10, false, 255), State::new(32768, 10, false, 255), State::new(32768, 10, false, 255), State::new(65536, 48, false, 255),
    State::new(65536, 52, false, 255), State::new(65536, 37, false, 255), State::new(0, 38, false, 255), State::new(65536, 37, false, 255),
    State::new(131072, 40, false, 255), State::new(65536, 41, false, 255), State::new(0, 42, false, 255), State::new(131072, 43, false, 255),
    State::new(262144, 44, false, 255), State::new(262144, 45, false, 255), State::new(32768, 10, false, 255), State::new(32768, 10, false, 255),
    State::new(65536, 48, false, 255), State::new(0, 49, false, 255), State::new(65536, 48, false, 255), State::new(131072, 51, false, 255),
    State::new(65536, 52, false, 255), State::new(0, 53, false, 255), State::new(131072, 54, false, 255), State::new(262144, 66, false, 255),
    State::new(65536, 37, false, 255), State::new(65536, 37, false, 255), State::new(0, 58, false, 255), State::new(65536, 37, false, 255),
    State::new(32768, 10, false, 255), State::new(32768, 10, false, 255), State::new(65536, 48, false, 255), State::new(65536, 48, false, 255),
    State::new(0, 64, false, 255), State::new(65536, 48, false, 255), State::new(262144, 66, false, 255), State::new(0, 67, false, 255),
    State::new(65536, 37, false, 255), State::new(32768, 10, false, 255), State::new(32768, 10, false, 255), State::new(0, 71, false, 255),
    State::new(65536, 48, false, 255), State::new(65536, 37, false, 255), State::new(65536, 37, false, 255), State::new(32768, 10, false, 255),
    State::new(32768, 10, false, 255), State::new(65536, 48, false, 255), State::new(65536, 48, false, 255), State::new(0, 79, false, 255),
    State::new(65536, 37, false, 255), State::new(32768, 10, false, 255), State::new(0, 82, false, 255), State::new(65536, 48, false, 255),
    State::new(65536, 37, false, 255), State::new(65536, 37, false, 255), State::new(32768, 10, false, 255), State::new(65536, 48, false, 255),
    State::new(65536, 48, false, 255), State::new(65536, 37, false, 255), State::new(65536, 48, false, 255), State::new(65536, 37, false, 255),
    State::new(65536, 48, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, 2050, 2049, X, 2049, X, 2049, 2049, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2051, 2049, X, 2049, 2052, 2049, 2049, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2053, 2051, 2051, 2054, 2052, 2051, 2051, X, X, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2052, 2051, 2051, X, X, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2057, 2055, 2058, 2052, 2059, 2060, 34830, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2054, 2054, 2054, 2052, 2054, 2054, X, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2055, 2055, 2058, 2052, 2059, 2055, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2064, 2063, 2063, 2065, 2052, 2063, 2063, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2066, 2067, 2056, 2068, 2055, 2058, 2052, 2059, 2069, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, X, 18454, 2070, 2070, 2070, 2056, 2070, 2070, 2058, 2052, 2071, 2070, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2056, 2073, 2061, 2072, 2052, 2061, 2074, 34830, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2075, 2076, 2056, 2060, 2077, 2058, 2052, 2059, 2060, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2056, 2061, 2061, 2072, 2052, 2061, 2061, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, X, 2078, X, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2064, 2063, 2063, 2065, 2052, 2063, 2063, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2064, 2063, 2063, 2065, 2052, 2063, 2063, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, X, 18463, 2079, 2079, 2079, 2064, 2079, 2079, 2065, 2052, 2079, 2079, X, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2066, 2055, 2056, 2069, 2055, 2058, 2052, 2059, 2069, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2080, 2055, 2058, 2052, 2059, 2060, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2066, 2067, 2056, 2081, 2055, 2058, 2052, 2059, 2069, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2066, 2082, 2056, 2069, 2055, 2058, 2052, 2059, 2069, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, X, 18454, 2070, 2070, 2070, 2056, 2070, 2070, 2058, 2052, 2071, 2070, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2072, 2072, 2056, 2083, 2072, 2072, 2052, 2072, 2084, 34830, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2072, 2072, 2056, 2072, 2072, 2072, 2052, 2072, 2072, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2085, 2086, 2056, 2087, 2061, 2072, 2052, 2061, 2088, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2089, 2090, 2056, 2091, 2092, 2072, 2052, 2061, 2091, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2075, 2055, 2056, 2060, 2055, 2058, 2052, 2059, 2060, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2069, 2077, 2058, 2052, 2059, 2060, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2093, 2055, 2058, 2052, 2059, 2055, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, 2078, X, X, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, X, 18463, 2079, 2079, 2079, 2064, 2079, 2079, 2065, 2052, 2079, 2079, X, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2066, 2094, 2056, 2095, 2055, 2058, 2052, 2059, 2069, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2066, 2067, 2056, 2069, 2055, 2058, 2052, 2059, 2069, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2069, 2055, 2058, 2052, 2059, 2060, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2096, 2097, 2056, 2098, 2072, 2072, 2052, 2072, 2099, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2100, 2101, 2056, 2102, 2103, 2072, 2052, 2072, 2102, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2085, 2061, 2056, 2088, 2061, 2072, 2052, 2061, 2088, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2056, 2104, 2061, 2072, 2052, 2061, 2074, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2085, 2086, 2056, 2105, 2061, 2072, 2052, 2061, 2088, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2085, 2106, 2056, 2088, 2061, 2072, 2052, 2061, 2088, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2089, 2061, 2056, 2091, 2061, 2072, 2052, 2061, 2091, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2056, 2107, 2092, 2072, 2052, 2061, 2074, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2089, 2090, 2056, 2091, 2092, 2072, 2052, 2061, 2091, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2056, 2092, 2061, 2072, 2052, 2061, 2061, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2093, 2055, 2058, 2052, 2059, 2055, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2108, 2055, 2058, 2052, 2059, 2060, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2066, 2094, 2056, 2109, 2055, 2058, 2052, 2059, 2069, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2096, 2072, 2056, 2099, 2072, 2072, 2052, 2072, 2099, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2072, 2072, 2056, 2110, 2072, 2072, 2052, 2072, 2084, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2096, 2097, 2056, 2111, 2072, 2072, 2052, 2072, 2099, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2096, 2112, 2056, 2099, 2072, 2072, 2052, 2072, 2099, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2100, 2072, 2056, 2102, 2072, 2072, 2052, 2072, 2102, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2072, 2072, 2056, 2113, 2103, 2072, 2052, 2072, 2084, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2100, 2101, 2056, 2102, 2103, 2072, 2052, 2072, 2102, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2072, 2072, 2056, 2114, 2072, 2072, 2052, 2072, 2072, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2085, 2115, 2056, 2116, 2061, 2072, 2052, 2061, 2088, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2085, 2086, 2056, 2088, 2061, 2072, 2052, 2061, 2088, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2056, 2107, 2061, 2072, 2052, 2061, 2074, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2085, 2106, 2056, 2088, 2061, 2072, 2052, 2061, 2088, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2066, 2117, 2056, 2118, 2055, 2058, 2052, 2059, 2069, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2066, 2094, 2056, 2069, 2055, 2058, 2052, 2059, 2069, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2096, 2119, 2056, 2120, 2072, 2072, 2052, 2072, 2099, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2096, 2097, 2056, 2099, 2072, 2072, 2052, 2072, 2099, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2072, 2072, 2056, 2113, 2072, 2072, 2052, 2072, 2084, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2096, 2112, 2056, 2099, 2072, 2072, 2052, 2072, 2099, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2072, 2072, 2056, 2114, 2072, 2072, 2052, 2072, 2072, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2056, 2121, 2061, 2072, 2052, 2061, 2074, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2085, 2115, 2056, 2122, 2061, 2072, 2052, 2061, 2088, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2056, 2123, 2055, 2058, 2052, 2059, 2060, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2066, 2117, 2056, 2124, 2055, 2058, 2052, 2059, 2069, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2072, 2072, 2056, 2125, 2072, 2072, 2052, 2072, 2084, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2096, 2119, 2056, 2126, 2072, 2072, 2052, 2072, 2099, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2085, 2127, 2056, 2128, 2061, 2072, 2052, 2061, 2088, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2085, 2115, 2056, 2088, 2061, 2072, 2052, 2061, 2088, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2066, 2082, 2056, 2129, 2077, 2058, 2052, 2059, 2069, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2066, 2117, 2056, 2069, 2055, 2058, 2052, 2059, 2069, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2096, 2130, 2056, 2131, 2072, 2072, 2052, 2072, 2099, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2096, 2119, 2056, 2099, 2072, 2072, 2052, 2072, 2099, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, 2056, 2132, 2061, 2072, 2052, 2061, 2074, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2085, 2127, 2056, 2133, 2061, 2072, 2052, 2061, 2088, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2066, 2082, 2056, 2134, 2077, 2058, 2052, 2059, 2069, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2072, 2072, 2056, 2135, 2072, 2072, 2052, 2072, 2084, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2096, 2130, 2056, 2136, 2072, 2072, 2052, 2072, 2099, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2085, 2106, 2056, 2137, 2092, 2072, 2052, 2061, 2088, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2085, 2127, 2056, 2088, 2061, 2072, 2052, 2061, 2088, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2066, 2082, 2056, 2069, 2077, 2058, 2052, 2059, 2069, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2096, 2112, 2056, 2138, 2103, 2072, 2052, 2072, 2099, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2096, 2130, 2056, 2099, 2072, 2072, 2052, 2072, 2099, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2085, 2106, 2056, 2139, 2092, 2072, 2052, 2061, 2088, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2096, 2112, 2056, 2140, 2103, 2072, 2052, 2072, 2099, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2085, 2106, 2056, 2088, 2092, 2072, 2052, 2061, 2088, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2096, 2112, 2056, 2099, 2103, 2072, 2052, 2072, 2099, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D19: Diagnosis = Diagnosis { answers: &[A130, A95, A96, A97, A98, A99, A100, A101, A102, A103, A104, A105, A106, A107, A108, A109, A110, A111, A112, A113, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 2, 11, 12, 13, 14,
    15, 15, 16, 17, 18, 19, 4, 8, 15, 14, 8, 14, 15, 8, 15, 14,
    15, 20, 15, 21, 21,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(256, 2, true, 255), State::new(0, 3, false, 255),
    State::new(512, 4, true, 255), State::new(1024, 5, true, 255), State::new(2048, 6, true, 255), State::new(2048, 11, true, 255),
    State::new(16384, 14, false, 255), State::new(512, 9, true, 255), State::new(16384, 18, false, 255), State::new(2048, 11, true, 255),
    State::new(4096, 12, false, 255), State::new(8192, 13, false, 255), State::new(16384, 14, false, 255), State::new(0, 15, false, 255),
    State::new(16384, 14, false, 255), State::new(32768, 17, false, 255), State::new(16384, 18, false, 255), State::new(0, 19, false, 255),
    State::new(32768, 20, false, 255), State::new(65536, 21, false, 255), State::new(2048, 22, true, 255), State::new(16384, 14, false, 255),
    State::new(16384, 14, false, 255), State::new(0, 25, false, 255), State::new(16384, 14, false, 255), State::new(0, 27, false, 255),
    State::new(16384, 14, false, 255), State::new(16384, 14, false, 255), State::new(16384, 14, false, 255), State::new(0, 31, false, 255),
    State::new(16384, 14, false, 255), State::new(16384, 14, false, 255), State::new(16384, 14, false, 255), State::new(16384, 14, false, 255),
    State::new(16384, 14, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, 2050, 18434, 2050, 2050, 2050, 2051, 2050, 2050, 2052, 2053, 2050, 2050, 2050, X, X, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, 2050, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2052, 2053, 2050, 2050, 2050, X, X, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2056, 2054, 2057, 2053, 2054, 2058, 2058, X, X, 2058, 2058, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2052, 18436, 2052, 2052, 2052, 2050, 2052, 2052, 2052, 2053, 2052, 2052, 2052, X, X, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2054, 2054, 2057, 2053, 2054, 2054, 2054, X, X, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2059, 2059, 18443, 2059, 2059, 2059, 2060, 2059, 2059, 2061, 2053, 2059, 2059, 2059, X, X, 2059, 2059, 2059, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2062, 2063, 2055, 2064, 2054, 2057, 2053, 2054, 2065, 2065, X, X, 2065, 2065, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2057, 18441, 2057, 2057, 2057, 2055, 2057, 2057, 2057, 2053, 2057, 2057, 2057, X, X, 2057, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2066, 2067, 2055, 2068, 2069, 2057, 2053, 2054, 2068, 2068, X, X, 2068, 2068, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2059, 2059, 18443, 2059, 2059, 2059, 2060, 2059, 2059, 2061, 2053, 2059, 2059, 2059, X, X, 2059, 2059, 2059, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2059, 2059, 18443, 2059, 2059, 2059, 2060, 2059, 2059, 2061, 2053, 2059, 2059, 2059, X, X, 2059, 2059, 2059, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2070, 2070, 2060, 2070, 2070, 2061, 2053, 2070, 2070, 2070, X, X, 2070, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2062, 2054, 2055, 2065, 2054, 2057, 2053, 2054, 2065, 2065, X, X, 2065, 2065, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2071, 2054, 2057, 2053, 2054, 2058, 2058, X, X, 2058, 2058, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2062, 2063, 2055, 2072, 2054, 2057, 2053, 2054, 2065, 2065, X, X, 2065, 2065, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2062, 2073, 2055, 2065, 2054, 2057, 2053, 2054, 2065, 2065, X, X, 2065, 2065, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2066, 2054, 2055, 2068, 2054, 2057, 2053, 2054, 2068, 2068, X, X, 2068, 2068, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2074, 2069, 2057, 2053, 2054, 2058, 2058, X, X, 2058, 2058, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2066, 2067, 2055, 2068, 2069, 2057, 2053, 2054, 2068, 2068, X, X, 2068, 2068, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2069, 2054, 2057, 2053, 2054, 2054, 2054, X, X, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2070, 2070, 2060, 2070, 2070, 2061, 2053, 2070, 2070, 2070, X, X, 2070, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2062, 2075, 2055, 2076, 2054, 2057, 2053, 2054, 2065, 2065, X, X, 2065, 2065, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2062, 2063, 2055, 2065, 2054, 2057, 2053, 2054, 2065, 2065, X, X, 2065, 2065, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2074, 2054, 2057, 2053, 2054, 2058, 2058, X, X, 2058, 2058, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2062, 2073, 2055, 2065, 2054, 2057, 2053, 2054, 2065, 2065, X, X, 2065, 2065, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2077, 2054, 2057, 2053, 2054, 2058, 2058, X, X, 2058, 2058, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2062, 2075, 2055, 2078, 2054, 2057, 2053, 2054, 2065, 2065, X, X, 2065, 2065, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2062, 2079, 2055, 2080, 2054, 2057, 2053, 2054, 2065, 2065, X, X, 2065, 2065, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2062, 2075, 2055, 2065, 2054, 2057, 2053, 2054, 2065, 2065, X, X, 2065, 2065, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2081, 2054, 2057, 2053, 2054, 2058, 2058, X, X, 2058, 2058, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2062, 2079, 2055, 2082, 2054, 2057, 2053, 2054, 2065, 2065, X, X, 2065, 2065, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2062, 2073, 2055, 2083, 2069, 2057, 2053, 2054, 2065, 2065, X, X, 2065, 2065, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2062, 2079, 2055, 2065, 2054, 2057, 2053, 2054, 2065, 2065, X, X, 2065, 2065, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2062, 2073, 2055, 2084, 2069, 2057, 2053, 2054, 2065, 2065, X, X, 2065, 2065, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2062, 2073, 2055, 2065, 2069, 2057, 2053, 2054, 2065, 2065, X, X, 2065, 2065, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
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
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(256, 2, true, 255), State::new(8192, 9, false, 255),
    State::new(512, 4, true, 255), State::new(1024, 5, true, 255), State::new(131072, 6, true, 255), State::new(2048, 13, true, 255),
    State::new(8192, 9, false, 255), State::new(8192, 9, false, 255), State::new(0, 10, false, 255), State::new(32768, 11, false, 255),
    State::new(2048, 12, true, 255), State::new(2048, 13, true, 255), State::new(4096, 14, false, 255), State::new(8192, 15, false, 255),
    State::new(16384, 16, false, 255), State::new(8192, 9, false, 255), State::new(8192, 9, false, 255), State::new(32768, 19, false, 255),
    State::new(131072, 20, true, 255), State::new(0, 21, false, 255), State::new(512, 22, true, 255), State::new(16384, 34, false, 255),
    State::new(16384, 38, false, 255), State::new(16384, 25, false, 255), State::new(8192, 9, false, 255), State::new(8192, 9, false, 255),
    State::new(2048, 28, true, 255), State::new(8192, 9, false, 255), State::new(8192, 9, false, 255), State::new(8192, 9, false, 255),
    State::new(16384, 45, false, 255), State::new(16384, 49, false, 255), State::new(16384, 34, false, 255), State::new(0, 35, false, 255),
    State::new(16384, 34, false, 255), State::new(32768, 37, false, 255), State::new(16384, 38, false, 255), State::new(0, 39, false, 255),
    State::new(32768, 40, false, 255), State::new(65536, 41, false, 255), State::new(65536, 42, false, 255), State::new(8192, 9, false, 255),
    State::new(8192, 9, false, 255), State::new(16384, 45, false, 255), State::new(0, 46, false, 255), State::new(16384, 45, false, 255),
    State::new(32768, 48, false, 255), State::new(16384, 49, false, 255), State::new(0, 50, false, 255), State::new(32768, 51, false, 255),
    State::new(65536, 63, false, 255), State::new(16384, 34, false, 255), State::new(16384, 34, false, 255), State::new(0, 55, false, 255),
    State::new(16384, 34, false, 255), State::new(8192, 9, false, 255), State::new(8192, 9, false, 255), State::new(16384, 45, false, 255),
    State::new(16384, 45, false, 255), State::new(0, 61, false, 255), State::new(16384, 45, false, 255), State::new(65536, 63, false, 255),
    State::new(0, 64, false, 255), State::new(16384, 34, false, 255), State::new(8192, 9, false, 255), State::new(8192, 9, false, 255),
    State::new(0, 68, false, 255), State::new(16384, 45, false, 255), State::new(16384, 34, false, 255), State::new(16384, 34, false, 255),
    State::new(8192, 9, false, 255), State::new(8192, 9, false, 255), State::new(16384, 45, false, 255), State::new(16384, 45, false, 255),
    State::new(0, 76, false, 255), State::new(16384, 34, false, 255), State::new(8192, 9, false, 255), State::new(0, 79, false, 255),
    State::new(16384, 45, false, 255), State::new(16384, 34, false, 255), State::new(16384, 34, false, 255), State::new(8192, 9, false, 255),
    State::new(16384, 45, false, 255), State::new(16384, 45, false, 255), State::new(16384, 34, false, 255), State::new(16384, 45, false, 255),
    State::new(16384, 34, false, 255), State::new(16384, 45, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, 2050, 18434, 2050, 2050, 2050, 2051, 2050, 2050, 2052, 2053, 2050, 2050, 2050, X, X, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, 2050, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2052, 2053, 2050, 2050, 2050, X, X, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2056, 2054, 2057, 2053, 2058, 2059, 2059, X, X, 2059, 2059, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2052, 18436, 2052, 2052, 2052, 2050, 2052, 2052, 2052, 2053, 2052, 2052, 2052, X, X, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2054, 2054, 2057, 2053, 2058, 2054, 2054, X, X, 2054, 2054, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, 2061, 18445, 2061, 2061, 2061, 2062, 2061, 2061, 2063, 2053, 2061, 2061, 2061, X, X, 2061, 2061, 2061, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2064, 2065, 2055, 2066, 2054, 2057, 2053, 2058, 2067, 2067, X, X, 2067, 2067, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2068, 18452, 2068, 2068, 2068, 2055, 2068, 2068, 2057, 2053, 2069, 2068, 2068, X, X, 2068, 2068, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2055, 2071, 2060, 2070, 2053, 2060, 2072, 2072, X, X, 2072, 2072, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2073, 2074, 2055, 2059, 2075, 2057, 2053, 2058, 2059, 2059, X, X, 2059, 2059, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2055, 2060, 2060, 2070, 2053, 2060, 2060, 2060, X, X, 2060, 2060, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, 2061, 18445, 2061, 2061, 2061, 2062, 2061, 2061, 2063, 2053, 2061, 2061, 2061, X, X, 2061, 2061, 2061, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, 2061, 18445, 2061, 2061, 2061, 2062, 2061, 2061, 2063, 2053, 2061, 2061, 2061, X, X, 2061, 2061, 2061, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2076, 18460, 2076, 2076, 2076, 2062, 2076, 2076, 2063, 2053, 2076, 2076, 2076, X, X, 2076, 2076, 2076, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2064, 2054, 2055, 2067, 2054, 2057, 2053, 2058, 2067, 2067, X, X, 2067, 2067, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2077, 2054, 2057, 2053, 2058, 2059, 2059, X, X, 2059, 2059, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2064, 2065, 2055, 2078, 2054, 2057, 2053, 2058, 2067, 2067, X, X, 2067, 2067, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2064, 2079, 2055, 2067, 2054, 2057, 2053, 2058, 2067, 2067, X, X, 2067, 2067, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2068, 18452, 2068, 2068, 2068, 2055, 2068, 2068, 2057, 2053, 2069, 2068, 2068, X, X, 2068, 2068, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2070, 2070, 2055, 2080, 2070, 2070, 2053, 2070, 2081, 2081, X, X, 2081, 2081, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2070, 2070, 2055, 2070, 2070, 2070, 2053, 2070, 2070, 2070, X, X, 2070, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2082, 2083, 2055, 2084, 2060, 2070, 2053, 2060, 2085, 2085, X, X, 2085, 2085, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2086, 2087, 2055, 2088, 2089, 2070, 2053, 2060, 2088, 2088, X, X, 2088, 2088, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2073, 2054, 2055, 2059, 2054, 2057, 2053, 2058, 2059, 2059, X, X, 2059, 2059, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2067, 2075, 2057, 2053, 2058, 2059, 2059, X, X, 2059, 2059, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2090, 2054, 2057, 2053, 2058, 2054, 2054, X, X, 2054, 2054, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2076, 2076, 18460, 2076, 2076, 2076, 2062, 2076, 2076, 2063, 2053, 2076, 2076, 2076, X, X, 2076, 2076, 2076, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2064, 2091, 2055, 2092, 2054, 2057, 2053, 2058, 2067, 2067, X, X, 2067, 2067, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2064, 2065, 2055, 2067, 2054, 2057, 2053, 2058, 2067, 2067, X, X, 2067, 2067, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2067, 2054, 2057, 2053, 2058, 2059, 2059, X, X, 2059, 2059, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2093, 2094, 2055, 2095, 2070, 2070, 2053, 2070, 2096, 2096, X, X, 2096, 2096, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2097, 2098, 2055, 2099, 2100, 2070, 2053, 2070, 2099, 2099, X, X, 2099, 2099, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2082, 2060, 2055, 2085, 2060, 2070, 2053, 2060, 2085, 2085, X, X, 2085, 2085, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2055, 2101, 2060, 2070, 2053, 2060, 2072, 2072, X, X, 2072, 2072, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2082, 2083, 2055, 2102, 2060, 2070, 2053, 2060, 2085, 2085, X, X, 2085, 2085, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2082, 2103, 2055, 2085, 2060, 2070, 2053, 2060, 2085, 2085, X, X, 2085, 2085, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2086, 2060, 2055, 2088, 2060, 2070, 2053, 2060, 2088, 2088, X, X, 2088, 2088, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2055, 2104, 2089, 2070, 2053, 2060, 2072, 2072, X, X, 2072, 2072, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2086, 2087, 2055, 2088, 2089, 2070, 2053, 2060, 2088, 2088, X, X, 2088, 2088, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2055, 2089, 2060, 2070, 2053, 2060, 2060, 2060, X, X, 2060, 2060, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2090, 2054, 2057, 2053, 2058, 2054, 2054, X, X, 2054, 2054, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2105, 2054, 2057, 2053, 2058, 2059, 2059, X, X, 2059, 2059, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2064, 2091, 2055, 2106, 2054, 2057, 2053, 2058, 2067, 2067, X, X, 2067, 2067, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2093, 2070, 2055, 2096, 2070, 2070, 2053, 2070, 2096, 2096, X, X, 2096, 2096, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2070, 2070, 2055, 2107, 2070, 2070, 2053, 2070, 2081, 2081, X, X, 2081, 2081, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2093, 2094, 2055, 2108, 2070, 2070, 2053, 2070, 2096, 2096, X, X, 2096, 2096, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2093, 2109, 2055, 2096, 2070, 2070, 2053, 2070, 2096, 2096, X, X, 2096, 2096, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2097, 2070, 2055, 2099, 2070, 2070, 2053, 2070, 2099, 2099, X, X, 2099, 2099, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2070, 2070, 2055, 2110, 2100, 2070, 2053, 2070, 2081, 2081, X, X, 2081, 2081, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2097, 2098, 2055, 2099, 2100, 2070, 2053, 2070, 2099, 2099, X, X, 2099, 2099, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2070, 2070, 2055, 2111, 2070, 2070, 2053, 2070, 2070, 2070, X, X, 2070, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2082, 2112, 2055, 2113, 2060, 2070, 2053, 2060, 2085, 2085, X, X, 2085, 2085, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2082, 2083, 2055, 2085, 2060, 2070, 2053, 2060, 2085, 2085, X, X, 2085, 2085, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2055, 2104, 2060, 2070, 2053, 2060, 2072, 2072, X, X, 2072, 2072, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2082, 2103, 2055, 2085, 2060, 2070, 2053, 2060, 2085, 2085, X, X, 2085, 2085, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2064, 2114, 2055, 2115, 2054, 2057, 2053, 2058, 2067, 2067, X, X, 2067, 2067, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2064, 2091, 2055, 2067, 2054, 2057, 2053, 2058, 2067, 2067, X, X, 2067, 2067, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2093, 2116, 2055, 2117, 2070, 2070, 2053, 2070, 2096, 2096, X, X, 2096, 2096, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2093, 2094, 2055, 2096, 2070, 2070, 2053, 2070, 2096, 2096, X, X, 2096, 2096, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2070, 2070, 2055, 2110, 2070, 2070, 2053, 2070, 2081, 2081, X, X, 2081, 2081, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2093, 2109, 2055, 2096, 2070, 2070, 2053, 2070, 2096, 2096, X, X, 2096, 2096, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2070, 2070, 2055, 2111, 2070, 2070, 2053, 2070, 2070, 2070, X, X, 2070, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2055, 2118, 2060, 2070, 2053, 2060, 2072, 2072, X, X, 2072, 2072, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2082, 2112, 2055, 2119, 2060, 2070, 2053, 2060, 2085, 2085, X, X, 2085, 2085, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2120, 2054, 2057, 2053, 2058, 2059, 2059, X, X, 2059, 2059, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2064, 2114, 2055, 2121, 2054, 2057, 2053, 2058, 2067, 2067, X, X, 2067, 2067, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2070, 2070, 2055, 2122, 2070, 2070, 2053, 2070, 2081, 2081, X, X, 2081, 2081, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2093, 2116, 2055, 2123, 2070, 2070, 2053, 2070, 2096, 2096, X, X, 2096, 2096, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2082, 2124, 2055, 2125, 2060, 2070, 2053, 2060, 2085, 2085, X, X, 2085, 2085, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2082, 2112, 2055, 2085, 2060, 2070, 2053, 2060, 2085, 2085, X, X, 2085, 2085, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2064, 2079, 2055, 2126, 2075, 2057, 2053, 2058, 2067, 2067, X, X, 2067, 2067, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2064, 2114, 2055, 2067, 2054, 2057, 2053, 2058, 2067, 2067, X, X, 2067, 2067, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2093, 2127, 2055, 2128, 2070, 2070, 2053, 2070, 2096, 2096, X, X, 2096, 2096, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2093, 2116, 2055, 2096, 2070, 2070, 2053, 2070, 2096, 2096, X, X, 2096, 2096, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2055, 2129, 2060, 2070, 2053, 2060, 2072, 2072, X, X, 2072, 2072, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2082, 2124, 2055, 2130, 2060, 2070, 2053, 2060, 2085, 2085, X, X, 2085, 2085, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2064, 2079, 2055, 2131, 2075, 2057, 2053, 2058, 2067, 2067, X, X, 2067, 2067, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2070, 2070, 2055, 2132, 2070, 2070, 2053, 2070, 2081, 2081, X, X, 2081, 2081, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2093, 2127, 2055, 2133, 2070, 2070, 2053, 2070, 2096, 2096, X, X, 2096, 2096, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2082, 2103, 2055, 2134, 2089, 2070, 2053, 2060, 2085, 2085, X, X, 2085, 2085, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2082, 2124, 2055, 2085, 2060, 2070, 2053, 2060, 2085, 2085, X, X, 2085, 2085, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2064, 2079, 2055, 2067, 2075, 2057, 2053, 2058, 2067, 2067, X, X, 2067, 2067, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2093, 2109, 2055, 2135, 2100, 2070, 2053, 2070, 2096, 2096, X, X, 2096, 2096, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2093, 2127, 2055, 2096, 2070, 2070, 2053, 2070, 2096, 2096, X, X, 2096, 2096, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2082, 2103, 2055, 2136, 2089, 2070, 2053, 2060, 2085, 2085, X, X, 2085, 2085, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2093, 2109, 2055, 2137, 2100, 2070, 2053, 2070, 2096, 2096, X, X, 2096, 2096, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2082, 2103, 2055, 2085, 2089, 2070, 2053, 2060, 2085, 2085, X, X, 2085, 2085, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2070, 2070, 18454, 2070, 2093, 2109, 2055, 2096, 2100, 2070, 2053, 2070, 2096, 2096, X, X, 2096, 2096, 2070, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D21: Diagnosis = Diagnosis { answers: &[A130, A95, A96, A97, A98, A99, A100, A101, A102, A103, A104, A126, A105, A106, A107, A108, A109, A110, A111, A112, A113, A127, A114, A115], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 2, 12, 13, 14,
    15, 16, 16, 17, 18, 19, 20, 21, 4, 8, 16, 15, 8, 15, 16, 8,
    16, 15, 16, 22, 16, 23, 23,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(256, 2, true, 255), State::new(0, 3, false, 255),
    State::new(512, 4, true, 255), State::new(1024, 5, true, 255), State::new(2048, 6, true, 255), State::new(2048, 12, true, 255),
    State::new(16384, 15, false, 255), State::new(512, 9, true, 255), State::new(16384, 19, false, 255), State::new(0, 11, false, 255),
    State::new(2048, 12, true, 255), State::new(4096, 13, false, 255), State::new(8192, 14, false, 255), State::new(16384, 15, false, 255),
    State::new(0, 16, false, 255), State::new(16384, 15, false, 255), State::new(32768, 18, false, 255), State::new(16384, 19, false, 255),
    State::new(0, 20, false, 255), State::new(32768, 21, false, 255), State::new(65536, 22, false, 255), State::new(65536, 23, false, 255),
    State::new(2048, 24, true, 255), State::new(16384, 15, false, 255), State::new(16384, 15, false, 255), State::new(0, 27, false, 255),
    State::new(16384, 15, false, 255), State::new(0, 29, false, 255), State::new(16384, 15, false, 255), State::new(16384, 15, false, 255),
    State::new(16384, 15, false, 255), State::new(0, 33, false, 255), State::new(16384, 15, false, 255), State::new(16384, 15, false, 255),
    State::new(16384, 15, false, 255), State::new(16384, 15, false, 255), State::new(16384, 15, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, 2050, 18434, 2050, 2050, 2050, 2051, 2050, 2050, 2052, 2053, 2050, 2050, 2050, X, X, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, 2050, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2052, 2053, 2050, 2050, 2050, X, X, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2056, 2054, 2057, 2053, 2054, 2058, 2058, 34827, X, 2058, 2058, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2052, 18436, 2052, 2052, 2052, 2050, 2052, 2052, 2052, 2053, 2052, 2052, 2052, X, X, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2054, 2054, 2057, 2053, 2054, 2054, 2054, X, X, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2061, 2060, 2060, 2062, 2053, 2060, 2060, 2060, X, X, 2060, 2060, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2063, 2064, 2055, 2065, 2054, 2057, 2053, 2054, 2066, 2066, X, X, 2066, 2066, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2057, 18441, 2057, 2057, 2057, 2055, 2057, 2057, 2057, 2053, 2057, 2057, 2057, X, X, 2057, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2067, 2068, 2055, 2069, 2070, 2057, 2053, 2054, 2069, 2069, X, X, 2069, 2069, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2050, X, 2071, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2061, 2060, 2060, 2062, 2053, 2060, 2060, 2060, X, X, 2060, 2060, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2061, 2060, 2060, 2062, 2053, 2060, 2060, 2060, X, X, 2060, 2060, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, 2072, 18456, 2072, 2072, 2072, 2061, 2072, 2072, 2062, 2053, 2072, 2072, 2072, X, X, 2072, 2072, 2072, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2063, 2054, 2055, 2066, 2054, 2057, 2053, 2054, 2066, 2066, X, X, 2066, 2066, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2073, 2054, 2057, 2053, 2054, 2058, 2058, X, X, 2058, 2058, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2063, 2064, 2055, 2074, 2054, 2057, 2053, 2054, 2066, 2066, X, X, 2066, 2066, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2063, 2075, 2055, 2066, 2054, 2057, 2053, 2054, 2066, 2066, X, X, 2066, 2066, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2067, 2054, 2055, 2069, 2054, 2057, 2053, 2054, 2069, 2069, X, X, 2069, 2069, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2076, 2070, 2057, 2053, 2054, 2058, 2058, X, X, 2058, 2058, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2067, 2068, 2055, 2069, 2070, 2057, 2053, 2054, 2069, 2069, X, X, 2069, 2069, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2070, 2054, 2057, 2053, 2054, 2054, 2054, X, X, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2050, 2071, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, 2072, 18456, 2072, 2072, 2072, 2061, 2072, 2072, 2062, 2053, 2072, 2072, 2072, X, X, 2072, 2072, 2072, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2063, 2077, 2055, 2078, 2054, 2057, 2053, 2054, 2066, 2066, X, X, 2066, 2066, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2063, 2064, 2055, 2066, 2054, 2057, 2053, 2054, 2066, 2066, X, X, 2066, 2066, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2076, 2054, 2057, 2053, 2054, 2058, 2058, X, X, 2058, 2058, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2063, 2075, 2055, 2066, 2054, 2057, 2053, 2054, 2066, 2066, X, X, 2066, 2066, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2079, 2054, 2057, 2053, 2054, 2058, 2058, X, X, 2058, 2058, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2063, 2077, 2055, 2080, 2054, 2057, 2053, 2054, 2066, 2066, X, X, 2066, 2066, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2063, 2081, 2055, 2082, 2054, 2057, 2053, 2054, 2066, 2066, X, X, 2066, 2066, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2063, 2077, 2055, 2066, 2054, 2057, 2053, 2054, 2066, 2066, X, X, 2066, 2066, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2083, 2054, 2057, 2053, 2054, 2058, 2058, X, X, 2058, 2058, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2063, 2081, 2055, 2084, 2054, 2057, 2053, 2054, 2066, 2066, X, X, 2066, 2066, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2063, 2075, 2055, 2085, 2070, 2057, 2053, 2054, 2066, 2066, X, X, 2066, 2066, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2063, 2081, 2055, 2066, 2054, 2057, 2053, 2054, 2066, 2066, X, X, 2066, 2066, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2063, 2075, 2055, 2086, 2070, 2057, 2053, 2054, 2066, 2066, X, X, 2066, 2066, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2063, 2075, 2055, 2066, 2070, 2057, 2053, 2054, 2066, 2066, X, X, 2066, 2066, 2054, X, X, X, X, X, X, X, X, X, X, X, X,
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
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(256, 2, true, 255), State::new(8192, 9, false, 255),
    State::new(512, 4, true, 255), State::new(1024, 5, true, 255), State::new(131072, 6, true, 255), State::new(2048, 14, true, 255),
    State::new(8192, 9, false, 255), State::new(8192, 9, false, 255), State::new(0, 10, false, 255), State::new(32768, 11, false, 255),
    State::new(2048, 12, true, 255), State::new(0, 13, false, 255), State::new(2048, 14, true, 255), State::new(4096, 15, false, 255),
    State::new(8192, 16, false, 255), State::new(16384, 17, false, 255), State::new(8192, 9, false, 255), State::new(8192, 9, false, 255),
    State::new(32768, 20, false, 255), State::new(131072, 21, true, 255), State::new(0, 22, false, 255), State::new(512, 23, true, 255),
    State::new(16384, 36, false, 255), State::new(16384, 40, false, 255), State::new(16384, 26, false, 255), State::new(8192, 9, false, 255),
    State::new(8192, 9, false, 255), State::new(65536, 29, false, 255), State::new(2048, 30, true, 255), State::new(8192, 9, false, 255),
    State::new(8192, 9, false, 255), State::new(8192, 9, false, 255), State::new(16384, 47, false, 255), State::new(16384, 51, false, 255),
    State::new(16384, 36, false, 255), State::new(0, 37, false, 255), State::new(16384, 36, false, 255), State::new(32768, 39, false, 255),
    State::new(16384, 40, false, 255), State::new(0, 41, false, 255), State::new(32768, 42, false, 255), State::new(65536, 43, false, 255),
    State::new(65536, 44, false, 255), State::new(8192, 9, false, 255), State::new(8192, 9, false, 255), State::new(16384, 47, false, 255),
    State::new(0, 48, false, 255), State::new(16384, 47, false, 255), State::new(32768, 50, false, 255), State::new(16384, 51, false, 255),
    State::new(0, 52, false, 255), State::new(32768, 53, false, 255), State::new(65536, 65, false, 255), State::new(16384, 36, false, 255),
    State::new(16384, 36, false, 255), State::new(0, 57, false, 255), State::new(16384, 36, false, 255), State::new(8192, 9, false, 255),
    State::new(8192, 9, false, 255), State::new(16384, 47, false, 255), State::new(16384, 47, false, 255), State::new(0, 63, false, 255),
    State::new(16384, 47, false, 255), State::new(65536, 65, false, 255), State::new(0, 66, false, 255), State::new(16384, 36, false, 255),
    State::new(8192, 9, false, 255), State::new(8192, 9, false, 255), State::new(0, 70, false, 255), State::new(16384, 47, false, 255),
    State::new(16384, 36, false, 255), State::new(16384, 36, false, 255), State::new(8192, 9, false, 255), State::new(8192, 9, false, 255),
    State::new(16384, 47, false, 255), State::new(16384, 47, false, 255), State::new(0, 78, false, 255), State::new(16384, 36, false, 255),
    State::new(8192, 9, false, 255), State::new(0, 81, false, 255), State::new(16384, 47, false, 255), State::new(16384, 36, false, 255),
    State::new(16384, 36, false, 255), State::new(8192, 9, false, 255), State::new(16384, 47, false, 255), State::new(16384, 47, false, 255),
    State::new(16384, 36, false, 255), State::new(16384, 47, false, 255), State::new(16384, 36, false, 255), State::new(16384, 47, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, 2050, 18434, 2050, 2050, 2050, 2051, 2050, 2050, 2052, 2053, 2050, 2050, 2050, X, X, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, 2050, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2052, 2053, 2050, 2050, 2050, X, X, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2056, 2054, 2057, 2053, 2058, 2059, 2059, 34829, X, 2059, 2059, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2052, 18436, 2052, 2052, 2052, 2050, 2052, 2052, 2052, 2053, 2052, 2052, 2052, X, X, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2054, 2054, 2057, 2053, 2058, 2054, 2054, X, X, 2054, 2054, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2062, 2062, 18446, 2062, 2062, 2062, 2063, 2062, 2062, 2064, 2053, 2062, 2062, 2062, X, X, 2062, 2062, 2062, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2065, 2066, 2055, 2067, 2054, 2057, 2053, 2058, 2068, 2068, X, X, 2068, 2068, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2069, 18453, 2069, 2069, 2069, 2055, 2069, 2069, 2057, 2053, 2070, 2069, 2069, X, X, 2069, 2069, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2055, 2072, 2060, 2071, 2053, 2060, 2073, 2073, 34829, X, 2073, 2073, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2074, 2075, 2055, 2059, 2076, 2057, 2053, 2058, 2059, 2059, X, X, 2059, 2059, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2055, 2060, 2060, 2071, 2053, 2060, 2060, 2060, X, X, 2060, 2060, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2050, X, 2077, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2062, 2062, 18446, 2062, 2062, 2062, 2063, 2062, 2062, 2064, 2053, 2062, 2062, 2062, X, X, 2062, 2062, 2062, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2062, 2062, 18446, 2062, 2062, 2062, 2063, 2062, 2062, 2064, 2053, 2062, 2062, 2062, X, X, 2062, 2062, 2062, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2078, 18462, 2078, 2078, 2078, 2063, 2078, 2078, 2064, 2053, 2078, 2078, 2078, X, X, 2078, 2078, 2078, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2065, 2054, 2055, 2068, 2054, 2057, 2053, 2058, 2068, 2068, X, X, 2068, 2068, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2079, 2054, 2057, 2053, 2058, 2059, 2059, X, X, 2059, 2059, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2065, 2066, 2055, 2080, 2054, 2057, 2053, 2058, 2068, 2068, X, X, 2068, 2068, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2065, 2081, 2055, 2068, 2054, 2057, 2053, 2058, 2068, 2068, X, X, 2068, 2068, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2069, 18453, 2069, 2069, 2069, 2055, 2069, 2069, 2057, 2053, 2070, 2069, 2069, X, X, 2069, 2069, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2071, 2071, 2055, 2082, 2071, 2071, 2053, 2071, 2083, 2083, 34829, X, 2083, 2083, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2071, 2071, 2055, 2071, 2071, 2071, 2053, 2071, 2071, 2071, X, X, 2071, 2071, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2084, 2085, 2055, 2086, 2060, 2071, 2053, 2060, 2087, 2087, X, X, 2087, 2087, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2088, 2089, 2055, 2090, 2091, 2071, 2053, 2060, 2090, 2090, X, X, 2090, 2090, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2074, 2054, 2055, 2059, 2054, 2057, 2053, 2058, 2059, 2059, X, X, 2059, 2059, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2068, 2076, 2057, 2053, 2058, 2059, 2059, X, X, 2059, 2059, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2092, 2054, 2057, 2053, 2058, 2054, 2054, X, X, 2054, 2054, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2050, 2077, X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2078, 18462, 2078, 2078, 2078, 2063, 2078, 2078, 2064, 2053, 2078, 2078, 2078, X, X, 2078, 2078, 2078, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2065, 2093, 2055, 2094, 2054, 2057, 2053, 2058, 2068, 2068, X, X, 2068, 2068, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2065, 2066, 2055, 2068, 2054, 2057, 2053, 2058, 2068, 2068, X, X, 2068, 2068, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2068, 2054, 2057, 2053, 2058, 2059, 2059, X, X, 2059, 2059, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2095, 2096, 2055, 2097, 2071, 2071, 2053, 2071, 2098, 2098, X, X, 2098, 2098, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2099, 2100, 2055, 2101, 2102, 2071, 2053, 2071, 2101, 2101, X, X, 2101, 2101, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2084, 2060, 2055, 2087, 2060, 2071, 2053, 2060, 2087, 2087, X, X, 2087, 2087, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2055, 2103, 2060, 2071, 2053, 2060, 2073, 2073, X, X, 2073, 2073, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2084, 2085, 2055, 2104, 2060, 2071, 2053, 2060, 2087, 2087, X, X, 2087, 2087, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2084, 2105, 2055, 2087, 2060, 2071, 2053, 2060, 2087, 2087, X, X, 2087, 2087, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2088, 2060, 2055, 2090, 2060, 2071, 2053, 2060, 2090, 2090, X, X, 2090, 2090, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2055, 2106, 2091, 2071, 2053, 2060, 2073, 2073, X, X, 2073, 2073, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2088, 2089, 2055, 2090, 2091, 2071, 2053, 2060, 2090, 2090, X, X, 2090, 2090, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2055, 2091, 2060, 2071, 2053, 2060, 2060, 2060, X, X, 2060, 2060, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2092, 2054, 2057, 2053, 2058, 2054, 2054, X, X, 2054, 2054, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2107, 2054, 2057, 2053, 2058, 2059, 2059, X, X, 2059, 2059, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2065, 2093, 2055, 2108, 2054, 2057, 2053, 2058, 2068, 2068, X, X, 2068, 2068, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2095, 2071, 2055, 2098, 2071, 2071, 2053, 2071, 2098, 2098, X, X, 2098, 2098, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2071, 2071, 2055, 2109, 2071, 2071, 2053, 2071, 2083, 2083, X, X, 2083, 2083, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2095, 2096, 2055, 2110, 2071, 2071, 2053, 2071, 2098, 2098, X, X, 2098, 2098, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2095, 2111, 2055, 2098, 2071, 2071, 2053, 2071, 2098, 2098, X, X, 2098, 2098, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2099, 2071, 2055, 2101, 2071, 2071, 2053, 2071, 2101, 2101, X, X, 2101, 2101, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2071, 2071, 2055, 2112, 2102, 2071, 2053, 2071, 2083, 2083, X, X, 2083, 2083, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2099, 2100, 2055, 2101, 2102, 2071, 2053, 2071, 2101, 2101, X, X, 2101, 2101, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2071, 2071, 2055, 2113, 2071, 2071, 2053, 2071, 2071, 2071, X, X, 2071, 2071, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2084, 2114, 2055, 2115, 2060, 2071, 2053, 2060, 2087, 2087, X, X, 2087, 2087, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2084, 2085, 2055, 2087, 2060, 2071, 2053, 2060, 2087, 2087, X, X, 2087, 2087, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2055, 2106, 2060, 2071, 2053, 2060, 2073, 2073, X, X, 2073, 2073, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2084, 2105, 2055, 2087, 2060, 2071, 2053, 2060, 2087, 2087, X, X, 2087, 2087, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2065, 2116, 2055, 2117, 2054, 2057, 2053, 2058, 2068, 2068, X, X, 2068, 2068, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2065, 2093, 2055, 2068, 2054, 2057, 2053, 2058, 2068, 2068, X, X, 2068, 2068, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2095, 2118, 2055, 2119, 2071, 2071, 2053, 2071, 2098, 2098, X, X, 2098, 2098, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2095, 2096, 2055, 2098, 2071, 2071, 2053, 2071, 2098, 2098, X, X, 2098, 2098, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2071, 2071, 2055, 2112, 2071, 2071, 2053, 2071, 2083, 2083, X, X, 2083, 2083, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2095, 2111, 2055, 2098, 2071, 2071, 2053, 2071, 2098, 2098, X, X, 2098, 2098, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2071, 2071, 2055, 2113, 2071, 2071, 2053, 2071, 2071, 2071, X, X, 2071, 2071, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2055, 2120, 2060, 2071, 2053, 2060, 2073, 2073, X, X, 2073, 2073, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2084, 2114, 2055, 2121, 2060, 2071, 2053, 2060, 2087, 2087, X, X, 2087, 2087, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2054, 2054, 2055, 2122, 2054, 2057, 2053, 2058, 2059, 2059, X, X, 2059, 2059, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2065, 2116, 2055, 2123, 2054, 2057, 2053, 2058, 2068, 2068, X, X, 2068, 2068, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2071, 2071, 2055, 2124, 2071, 2071, 2053, 2071, 2083, 2083, X, X, 2083, 2083, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2095, 2118, 2055, 2125, 2071, 2071, 2053, 2071, 2098, 2098, X, X, 2098, 2098, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2084, 2126, 2055, 2127, 2060, 2071, 2053, 2060, 2087, 2087, X, X, 2087, 2087, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2084, 2114, 2055, 2087, 2060, 2071, 2053, 2060, 2087, 2087, X, X, 2087, 2087, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2065, 2081, 2055, 2128, 2076, 2057, 2053, 2058, 2068, 2068, X, X, 2068, 2068, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2065, 2116, 2055, 2068, 2054, 2057, 2053, 2058, 2068, 2068, X, X, 2068, 2068, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2095, 2129, 2055, 2130, 2071, 2071, 2053, 2071, 2098, 2098, X, X, 2098, 2098, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2095, 2118, 2055, 2098, 2071, 2071, 2053, 2071, 2098, 2098, X, X, 2098, 2098, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2060, 2060, 2055, 2131, 2060, 2071, 2053, 2060, 2073, 2073, X, X, 2073, 2073, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2084, 2126, 2055, 2132, 2060, 2071, 2053, 2060, 2087, 2087, X, X, 2087, 2087, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2065, 2081, 2055, 2133, 2076, 2057, 2053, 2058, 2068, 2068, X, X, 2068, 2068, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2071, 2071, 2055, 2134, 2071, 2071, 2053, 2071, 2083, 2083, X, X, 2083, 2083, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2095, 2129, 2055, 2135, 2071, 2071, 2053, 2071, 2098, 2098, X, X, 2098, 2098, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2084, 2105, 2055, 2136, 2091, 2071, 2053, 2060, 2087, 2087, X, X, 2087, 2087, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2084, 2126, 2055, 2087, 2060, 2071, 2053, 2060, 2087, 2087, X, X, 2087, 2087, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2054, 18438, 2054, 2065, 2081, 2055, 2068, 2076, 2057, 2053, 2058, 2068, 2068, X, X, 2068, 2068, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2095, 2111, 2055, 2137, 2102, 2071, 2053, 2071, 2098, 2098, X, X, 2098, 2098, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2095, 2129, 2055, 2098, 2071, 2071, 2053, 2071, 2098, 2098, X, X, 2098, 2098, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2084, 2105, 2055, 2138, 2091, 2071, 2053, 2060, 2087, 2087, X, X, 2087, 2087, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2095, 2111, 2055, 2139, 2102, 2071, 2053, 2071, 2098, 2098, X, X, 2098, 2098, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, 2060, 18444, 2060, 2084, 2105, 2055, 2087, 2091, 2071, 2053, 2060, 2087, 2087, X, X, 2087, 2087, 2060, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2071, 18455, 2071, 2095, 2111, 2055, 2098, 2102, 2071, 2053, 2071, 2098, 2098, X, X, 2098, 2098, 2071, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D23: Diagnosis = Diagnosis { answers: &[A131, A94], inner: &[&D49], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(1024, 1, true, 255),
    ],
    next: &[
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D24: Diagnosis = Diagnosis { answers: &[A131, A132], inner: &[&D49], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D25: Diagnosis = Diagnosis { answers: &[A133, A134, A135, A136, A137, A138, A139, A140, A141, A142, A143, A144, A145, A146, A147, A148, A149], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 12, 13, 14,
    5, 10, 9, 5, 9, 10, 5, 10, 9, 10, 15, 10, 16, 16,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(0, 2, false, 255), State::new(512, 3, true, 255),
    State::new(256, 4, true, 255), State::new(16384, 8, false, 255), State::new(16384, 12, false, 255), State::new(512, 7, true, 255),
    State::new(16384, 8, false, 255), State::new(0, 9, false, 255), State::new(16384, 8, false, 255), State::new(32768, 11, false, 255),
    State::new(16384, 12, false, 255), State::new(0, 13, false, 255), State::new(32768, 14, false, 255), State::new(65536, 15, false, 255),
    State::new(16384, 8, false, 255), State::new(16384, 8, false, 255), State::new(0, 18, false, 255), State::new(16384, 8, false, 255),
    State::new(0, 20, false, 255), State::new(16384, 8, false, 255), State::new(16384, 8, false, 255), State::new(16384, 8, false, 255),
    State::new(0, 24, false, 255), State::new(16384, 8, false, 255), State::new(16384, 8, false, 255), State::new(16384, 8, false, 255),
    State::new(16384, 8, false, 255), State::new(16384, 8, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2053, 2051, 2051, X, 2051, 2054, 2054, X, X, 2054, 2054, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2051, 2051, 2051, X, 2051, 2051, 2051, X, X, 2051, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2052, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2055, X, 2052, 2052, 2052, X, X, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2056, 2057, 2052, 2058, 2051, 2051, X, 2051, 2059, 2059, X, X, 2059, 2059, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2060, 2061, 2052, 2062, 2063, 2051, X, 2051, 2062, 2062, X, X, 2062, 2062, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, 2055, 18439, 2055, 2055, 2055, 2052, 2055, 2055, 2055, X, 2055, 2055, 2055, X, X, 2055, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2056, 2051, 2052, 2059, 2051, 2051, X, 2051, 2059, 2059, X, X, 2059, 2059, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2064, 2051, 2051, X, 2051, 2054, 2054, X, X, 2054, 2054, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2056, 2057, 2052, 2065, 2051, 2051, X, 2051, 2059, 2059, X, X, 2059, 2059, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2056, 2066, 2052, 2059, 2051, 2051, X, 2051, 2059, 2059, X, X, 2059, 2059, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2060, 2051, 2052, 2062, 2051, 2051, X, 2051, 2062, 2062, X, X, 2062, 2062, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2067, 2063, 2051, X, 2051, 2054, 2054, X, X, 2054, 2054, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2060, 2061, 2052, 2062, 2063, 2051, X, 2051, 2062, 2062, X, X, 2062, 2062, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2063, 2051, 2051, X, 2051, 2051, 2051, X, X, 2051, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2056, 2068, 2052, 2069, 2051, 2051, X, 2051, 2059, 2059, X, X, 2059, 2059, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2056, 2057, 2052, 2059, 2051, 2051, X, 2051, 2059, 2059, X, X, 2059, 2059, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2067, 2051, 2051, X, 2051, 2054, 2054, X, X, 2054, 2054, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2056, 2066, 2052, 2059, 2051, 2051, X, 2051, 2059, 2059, X, X, 2059, 2059, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2070, 2051, 2051, X, 2051, 2054, 2054, X, X, 2054, 2054, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2056, 2068, 2052, 2071, 2051, 2051, X, 2051, 2059, 2059, X, X, 2059, 2059, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2056, 2072, 2052, 2073, 2051, 2051, X, 2051, 2059, 2059, X, X, 2059, 2059, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2056, 2068, 2052, 2059, 2051, 2051, X, 2051, 2059, 2059, X, X, 2059, 2059, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2074, 2051, 2051, X, 2051, 2054, 2054, X, X, 2054, 2054, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2056, 2072, 2052, 2075, 2051, 2051, X, 2051, 2059, 2059, X, X, 2059, 2059, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2056, 2066, 2052, 2076, 2063, 2051, X, 2051, 2059, 2059, X, X, 2059, 2059, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2056, 2072, 2052, 2059, 2051, 2051, X, 2051, 2059, 2059, X, X, 2059, 2059, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2056, 2066, 2052, 2077, 2063, 2051, X, 2051, 2059, 2059, X, X, 2059, 2059, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2056, 2066, 2052, 2059, 2063, 2051, X, 2051, 2059, 2059, X, X, 2059, 2059, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D26: Diagnosis = Diagnosis { answers: &[A133, A134, A150, A151, A137, A152, A153, A136, A140, A154, A138, A139, A155, A156, A141, A142, A143, A144, A145, A146, A147, A148, A149], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 3, 5, 6, 7, 8, 3, 9, 3, 3, 10, 11,
    3, 12, 13, 3, 3, 9, 14, 15, 16, 16, 17, 18, 19, 20, 6, 9,
    3, 10, 16, 15, 10, 3, 3, 15, 16, 9, 3, 10, 16, 6, 3, 15,
    16, 6, 21, 16, 6, 22, 22,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(0, 2, false, 255), State::new(262144, 3, true, 255),
    State::new(256, 4, true, 255), State::new(16384, 10, false, 255), State::new(0, 6, false, 255), State::new(32768, 7, false, 255),
    State::new(512, 8, true, 255), State::new(512, 9, true, 255), State::new(16384, 10, false, 255), State::new(0, 11, false, 255),
    State::new(16384, 10, false, 255), State::new(32768, 13, false, 255), State::new(16384, 22, false, 255), State::new(16384, 26, false, 255),
    State::new(16384, 16, false, 255), State::new(0, 17, false, 255), State::new(65536, 30, false, 255), State::new(16384, 10, false, 255),
    State::new(16384, 10, false, 255), State::new(0, 21, false, 255), State::new(16384, 22, false, 255), State::new(0, 23, false, 255),
    State::new(16384, 22, false, 255), State::new(32768, 25, false, 255), State::new(16384, 26, false, 255), State::new(0, 27, false, 255),
    State::new(32768, 28, false, 255), State::new(65536, 29, false, 255), State::new(65536, 30, false, 255), State::new(0, 31, false, 255),
    State::new(16384, 10, false, 255), State::new(16384, 22, false, 255), State::new(16384, 22, false, 255), State::new(0, 35, false, 255),
    State::new(16384, 22, false, 255), State::new(16384, 10, false, 255), State::new(16384, 10, false, 255), State::new(0, 39, false, 255),
    State::new(16384, 22, false, 255), State::new(0, 41, false, 255), State::new(16384, 10, false, 255), State::new(16384, 22, false, 255),
    State::new(16384, 22, false, 255), State::new(16384, 10, false, 255), State::new(16384, 10, false, 255), State::new(0, 47, false, 255),
    State::new(16384, 22, false, 255), State::new(16384, 10, false, 255), State::new(16384, 22, false, 255), State::new(16384, 22, false, 255),
    State::new(16384, 10, false, 255), State::new(16384, 22, false, 255), State::new(16384, 22, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2053, 2051, 2051, X, 2054, 2055, 2055, X, X, 2055, 2055, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2051, 2051, 2051, X, 2054, 2051, 2051, X, X, 2051, 2051, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2052, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2057, X, 2052, 2052, 2052, X, X, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2058, 2059, 2052, 2060, 2051, 2051, X, 2054, 2061, 2061, X, X, 2061, 2061, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2056, 2056, 2052, 2062, 2056, 2056, X, 2056, 2063, 2063, X, X, 2063, 2063, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2064, 2065, 2052, 2055, 2066, 2051, X, 2054, 2055, 2055, X, X, 2055, 2055, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2056, 2056, 2052, 2056, 2056, 2056, X, 2056, 2056, 2056, X, X, 2056, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2057, 18441, 2057, 2057, 2057, 2052, 2057, 2057, 2057, X, 2057, 2057, 2057, X, X, 2057, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2058, 2051, 2052, 2061, 2051, 2051, X, 2054, 2061, 2061, X, X, 2061, 2061, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2067, 2051, 2051, X, 2054, 2055, 2055, X, X, 2055, 2055, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2058, 2059, 2052, 2068, 2051, 2051, X, 2054, 2061, 2061, X, X, 2061, 2061, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2058, 2069, 2052, 2061, 2051, 2051, X, 2054, 2061, 2061, X, X, 2061, 2061, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2070, 2071, 2052, 2072, 2056, 2056, X, 2056, 2073, 2073, X, X, 2073, 2073, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2074, 2075, 2052, 2076, 2077, 2056, X, 2056, 2076, 2076, X, X, 2076, 2076, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2064, 2051, 2052, 2055, 2051, 2051, X, 2054, 2055, 2055, X, X, 2055, 2055, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2061, 2066, 2051, X, 2054, 2055, 2055, X, X, 2055, 2055, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2078, 2051, 2051, X, 2054, 2051, 2051, X, X, 2051, 2051, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2058, 2079, 2052, 2080, 2051, 2051, X, 2054, 2061, 2061, X, X, 2061, 2061, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2058, 2059, 2052, 2061, 2051, 2051, X, 2054, 2061, 2061, X, X, 2061, 2061, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2061, 2051, 2051, X, 2054, 2055, 2055, X, X, 2055, 2055, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2070, 2056, 2052, 2073, 2056, 2056, X, 2056, 2073, 2073, X, X, 2073, 2073, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2056, 2056, 2052, 2081, 2056, 2056, X, 2056, 2063, 2063, X, X, 2063, 2063, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2070, 2071, 2052, 2082, 2056, 2056, X, 2056, 2073, 2073, X, X, 2073, 2073, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2070, 2083, 2052, 2073, 2056, 2056, X, 2056, 2073, 2073, X, X, 2073, 2073, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2074, 2056, 2052, 2076, 2056, 2056, X, 2056, 2076, 2076, X, X, 2076, 2076, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2056, 2056, 2052, 2084, 2077, 2056, X, 2056, 2063, 2063, X, X, 2063, 2063, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2074, 2075, 2052, 2076, 2077, 2056, X, 2056, 2076, 2076, X, X, 2076, 2076, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2056, 2056, 2052, 2077, 2056, 2056, X, 2056, 2056, 2056, X, X, 2056, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2078, 2051, 2051, X, 2054, 2051, 2051, X, X, 2051, 2051, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2085, 2051, 2051, X, 2054, 2055, 2055, X, X, 2055, 2055, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2058, 2079, 2052, 2086, 2051, 2051, X, 2054, 2061, 2061, X, X, 2061, 2061, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2070, 2087, 2052, 2088, 2056, 2056, X, 2056, 2073, 2073, X, X, 2073, 2073, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2070, 2071, 2052, 2073, 2056, 2056, X, 2056, 2073, 2073, X, X, 2073, 2073, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2056, 2056, 2052, 2084, 2056, 2056, X, 2056, 2063, 2063, X, X, 2063, 2063, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2070, 2083, 2052, 2073, 2056, 2056, X, 2056, 2073, 2073, X, X, 2073, 2073, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2058, 2089, 2052, 2090, 2051, 2051, X, 2054, 2061, 2061, X, X, 2061, 2061, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2058, 2079, 2052, 2061, 2051, 2051, X, 2054, 2061, 2061, X, X, 2061, 2061, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2056, 2056, 2052, 2091, 2056, 2056, X, 2056, 2063, 2063, X, X, 2063, 2063, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2070, 2087, 2052, 2092, 2056, 2056, X, 2056, 2073, 2073, X, X, 2073, 2073, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2093, 2051, 2051, X, 2054, 2055, 2055, X, X, 2055, 2055, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2058, 2089, 2052, 2094, 2051, 2051, X, 2054, 2061, 2061, X, X, 2061, 2061, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2070, 2095, 2052, 2096, 2056, 2056, X, 2056, 2073, 2073, X, X, 2073, 2073, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2070, 2087, 2052, 2073, 2056, 2056, X, 2056, 2073, 2073, X, X, 2073, 2073, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2058, 2069, 2052, 2097, 2066, 2051, X, 2054, 2061, 2061, X, X, 2061, 2061, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2058, 2089, 2052, 2061, 2051, 2051, X, 2054, 2061, 2061, X, X, 2061, 2061, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2056, 2056, 2052, 2098, 2056, 2056, X, 2056, 2063, 2063, X, X, 2063, 2063, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2070, 2095, 2052, 2099, 2056, 2056, X, 2056, 2073, 2073, X, X, 2073, 2073, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2058, 2069, 2052, 2100, 2066, 2051, X, 2054, 2061, 2061, X, X, 2061, 2061, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2070, 2083, 2052, 2101, 2077, 2056, X, 2056, 2073, 2073, X, X, 2073, 2073, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2070, 2095, 2052, 2073, 2056, 2056, X, 2056, 2073, 2073, X, X, 2073, 2073, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2058, 2069, 2052, 2061, 2066, 2051, X, 2054, 2061, 2061, X, X, 2061, 2061, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2070, 2083, 2052, 2102, 2077, 2056, X, 2056, 2073, 2073, X, X, 2073, 2073, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2070, 2083, 2052, 2073, 2077, 2056, X, 2056, 2073, 2073, X, X, 2073, 2073, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D27: Diagnosis = Diagnosis { answers: &[A133, A134, A135, A136, A137, A138, A139, A157, A140, A141, A142, A143, A144, A145, A146, A147, A158, A148, A149], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12, 13, 14,
    15, 16, 5, 11, 10, 5, 10, 11, 5, 11, 10, 11, 17, 11, 18, 18,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(0, 2, false, 255), State::new(512, 3, true, 255),
    State::new(256, 4, true, 255), State::new(16384, 9, false, 255), State::new(16384, 13, false, 255), State::new(0, 7, false, 255),
    State::new(512, 8, true, 255), State::new(16384, 9, false, 255), State::new(0, 10, false, 255), State::new(16384, 9, false, 255),
    State::new(32768, 12, false, 255), State::new(16384, 13, false, 255), State::new(0, 14, false, 255), State::new(32768, 15, false, 255),
    State::new(65536, 16, false, 255), State::new(65536, 17, false, 255), State::new(16384, 9, false, 255), State::new(16384, 9, false, 255),
    State::new(0, 20, false, 255), State::new(16384, 9, false, 255), State::new(0, 22, false, 255), State::new(16384, 9, false, 255),
    State::new(16384, 9, false, 255), State::new(16384, 9, false, 255), State::new(0, 26, false, 255), State::new(16384, 9, false, 255),
    State::new(16384, 9, false, 255), State::new(16384, 9, false, 255), State::new(16384, 9, false, 255), State::new(16384, 9, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2053, 2051, 2051, X, 2051, 2054, 2054, 34823, X, 2054, 2054, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2051, 2051, 2051, X, 2051, 2051, 2051, X, X, 2051, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2052, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2056, X, 2052, 2052, 2052, X, X, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2057, 2058, 2052, 2059, 2051, 2051, X, 2051, 2060, 2060, X, X, 2060, 2060, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2061, 2062, 2052, 2063, 2064, 2051, X, 2051, 2063, 2063, X, X, 2063, 2063, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2052, X, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2056, 2056, 2052, 2056, 2056, 2056, X, 2056, 2056, 2056, X, X, 2056, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2057, 2051, 2052, 2060, 2051, 2051, X, 2051, 2060, 2060, X, X, 2060, 2060, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2066, 2051, 2051, X, 2051, 2054, 2054, X, X, 2054, 2054, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2057, 2058, 2052, 2067, 2051, 2051, X, 2051, 2060, 2060, X, X, 2060, 2060, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2057, 2068, 2052, 2060, 2051, 2051, X, 2051, 2060, 2060, X, X, 2060, 2060, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2061, 2051, 2052, 2063, 2051, 2051, X, 2051, 2063, 2063, X, X, 2063, 2063, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2069, 2064, 2051, X, 2051, 2054, 2054, X, X, 2054, 2054, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2061, 2062, 2052, 2063, 2064, 2051, X, 2051, 2063, 2063, X, X, 2063, 2063, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2064, 2051, 2051, X, 2051, 2051, 2051, X, X, 2051, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2052, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2057, 2070, 2052, 2071, 2051, 2051, X, 2051, 2060, 2060, X, X, 2060, 2060, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2057, 2058, 2052, 2060, 2051, 2051, X, 2051, 2060, 2060, X, X, 2060, 2060, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2069, 2051, 2051, X, 2051, 2054, 2054, X, X, 2054, 2054, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2057, 2068, 2052, 2060, 2051, 2051, X, 2051, 2060, 2060, X, X, 2060, 2060, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2072, 2051, 2051, X, 2051, 2054, 2054, X, X, 2054, 2054, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2057, 2070, 2052, 2073, 2051, 2051, X, 2051, 2060, 2060, X, X, 2060, 2060, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2057, 2074, 2052, 2075, 2051, 2051, X, 2051, 2060, 2060, X, X, 2060, 2060, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2057, 2070, 2052, 2060, 2051, 2051, X, 2051, 2060, 2060, X, X, 2060, 2060, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2076, 2051, 2051, X, 2051, 2054, 2054, X, X, 2054, 2054, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2057, 2074, 2052, 2077, 2051, 2051, X, 2051, 2060, 2060, X, X, 2060, 2060, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2057, 2068, 2052, 2078, 2064, 2051, X, 2051, 2060, 2060, X, X, 2060, 2060, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2057, 2074, 2052, 2060, 2051, 2051, X, 2051, 2060, 2060, X, X, 2060, 2060, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2057, 2068, 2052, 2079, 2064, 2051, X, 2051, 2060, 2060, X, X, 2060, 2060, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2057, 2068, 2052, 2060, 2064, 2051, X, 2051, 2060, 2060, X, X, 2060, 2060, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D28: Diagnosis = Diagnosis { answers: &[A133, A134, A150, A151, A137, A152, A153, A136, A157, A140, A154, A138, A139, A155, A156, A158, A141, A142, A143, A144, A145, A146, A147, A148, A149], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 3, 5, 6, 7, 8, 9, 3, 10, 3, 3, 11,
    12, 3, 13, 14, 15, 3, 3, 10, 16, 17, 18, 18, 19, 20, 21, 22,
    6, 10, 3, 11, 18, 17, 11, 3, 3, 17, 18, 10, 3, 11, 18, 6,
    3, 17, 18, 6, 23, 18, 6, 24, 24,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(0, 2, false, 255), State::new(262144, 3, true, 255),
    State::new(256, 4, true, 255), State::new(16384, 11, false, 255), State::new(0, 6, false, 255), State::new(32768, 7, false, 255),
    State::new(512, 8, true, 255), State::new(0, 9, false, 255), State::new(512, 10, true, 255), State::new(16384, 11, false, 255),
    State::new(0, 12, false, 255), State::new(16384, 11, false, 255), State::new(32768, 14, false, 255), State::new(16384, 24, false, 255),
    State::new(16384, 28, false, 255), State::new(16384, 17, false, 255), State::new(0, 18, false, 255), State::new(65536, 32, false, 255),
    State::new(65536, 20, false, 255), State::new(16384, 11, false, 255), State::new(16384, 11, false, 255), State::new(0, 23, false, 255),
    State::new(16384, 24, false, 255), State::new(0, 25, false, 255), State::new(16384, 24, false, 255), State::new(32768, 27, false, 255),
    State::new(16384, 28, false, 255), State::new(0, 29, false, 255), State::new(32768, 30, false, 255), State::new(65536, 31, false, 255),
    State::new(65536, 32, false, 255), State::new(0, 33, false, 255), State::new(16384, 11, false, 255), State::new(16384, 24, false, 255),
    State::new(16384, 24, false, 255), State::new(0, 37, false, 255), State::new(16384, 24, false, 255), State::new(16384, 11, false, 255),
    State::new(16384, 11, false, 255), State::new(0, 41, false, 255), State::new(16384, 24, false, 255), State::new(0, 43, false, 255),
    State::new(16384, 11, false, 255), State::new(16384, 24, false, 255), State::new(16384, 24, false, 255), State::new(16384, 11, false, 255),
    State::new(16384, 11, false, 255), State::new(0, 49, false, 255), State::new(16384, 24, false, 255), State::new(16384, 11, false, 255),
    State::new(16384, 24, false, 255), State::new(16384, 24, false, 255), State::new(16384, 11, false, 255), State::new(16384, 24, false, 255),
    State::new(16384, 24, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2053, 2051, 2051, X, 2054, 2055, 2055, 34825, X, 2055, 2055, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2051, 2051, 2051, X, 2054, 2051, 2051, X, X, 2051, 2051, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2052, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2058, X, 2052, 2052, 2052, X, X, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2059, 2060, 2052, 2061, 2051, 2051, X, 2054, 2062, 2062, X, X, 2062, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2056, 2056, 2052, 2063, 2056, 2056, X, 2056, 2064, 2064, 34825, X, 2064, 2064, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2065, 2066, 2052, 2055, 2067, 2051, X, 2054, 2055, 2055, X, X, 2055, 2055, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2056, 2056, 2052, 2056, 2056, 2056, X, 2056, 2056, 2056, X, X, 2056, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2058, 18442, 2058, 2058, 2058, 2052, 2058, 2058, 2058, X, 2058, 2058, 2058, X, X, 2058, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2059, 2051, 2052, 2062, 2051, 2051, X, 2054, 2062, 2062, X, X, 2062, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2069, 2051, 2051, X, 2054, 2055, 2055, X, X, 2055, 2055, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2059, 2060, 2052, 2070, 2051, 2051, X, 2054, 2062, 2062, X, X, 2062, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2059, 2071, 2052, 2062, 2051, 2051, X, 2054, 2062, 2062, X, X, 2062, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2072, 2073, 2052, 2074, 2056, 2056, X, 2056, 2075, 2075, X, X, 2075, 2075, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2076, 2077, 2052, 2078, 2079, 2056, X, 2056, 2078, 2078, X, X, 2078, 2078, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2065, 2051, 2052, 2055, 2051, 2051, X, 2054, 2055, 2055, X, X, 2055, 2055, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2062, 2067, 2051, X, 2054, 2055, 2055, X, X, 2055, 2055, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2080, 2051, 2051, X, 2054, 2051, 2051, X, X, 2051, 2051, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2052, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2059, 2081, 2052, 2082, 2051, 2051, X, 2054, 2062, 2062, X, X, 2062, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2059, 2060, 2052, 2062, 2051, 2051, X, 2054, 2062, 2062, X, X, 2062, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2062, 2051, 2051, X, 2054, 2055, 2055, X, X, 2055, 2055, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2072, 2056, 2052, 2075, 2056, 2056, X, 2056, 2075, 2075, X, X, 2075, 2075, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2056, 2056, 2052, 2083, 2056, 2056, X, 2056, 2064, 2064, X, X, 2064, 2064, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2072, 2073, 2052, 2084, 2056, 2056, X, 2056, 2075, 2075, X, X, 2075, 2075, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2072, 2085, 2052, 2075, 2056, 2056, X, 2056, 2075, 2075, X, X, 2075, 2075, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2076, 2056, 2052, 2078, 2056, 2056, X, 2056, 2078, 2078, X, X, 2078, 2078, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2056, 2056, 2052, 2086, 2079, 2056, X, 2056, 2064, 2064, X, X, 2064, 2064, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2076, 2077, 2052, 2078, 2079, 2056, X, 2056, 2078, 2078, X, X, 2078, 2078, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2056, 2056, 2052, 2079, 2056, 2056, X, 2056, 2056, 2056, X, X, 2056, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2080, 2051, 2051, X, 2054, 2051, 2051, X, X, 2051, 2051, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2087, 2051, 2051, X, 2054, 2055, 2055, X, X, 2055, 2055, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2059, 2081, 2052, 2088, 2051, 2051, X, 2054, 2062, 2062, X, X, 2062, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2072, 2089, 2052, 2090, 2056, 2056, X, 2056, 2075, 2075, X, X, 2075, 2075, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2072, 2073, 2052, 2075, 2056, 2056, X, 2056, 2075, 2075, X, X, 2075, 2075, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2056, 2056, 2052, 2086, 2056, 2056, X, 2056, 2064, 2064, X, X, 2064, 2064, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2072, 2085, 2052, 2075, 2056, 2056, X, 2056, 2075, 2075, X, X, 2075, 2075, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2059, 2091, 2052, 2092, 2051, 2051, X, 2054, 2062, 2062, X, X, 2062, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2059, 2081, 2052, 2062, 2051, 2051, X, 2054, 2062, 2062, X, X, 2062, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2056, 2056, 2052, 2093, 2056, 2056, X, 2056, 2064, 2064, X, X, 2064, 2064, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2072, 2089, 2052, 2094, 2056, 2056, X, 2056, 2075, 2075, X, X, 2075, 2075, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2052, 2095, 2051, 2051, X, 2054, 2055, 2055, X, X, 2055, 2055, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2059, 2091, 2052, 2096, 2051, 2051, X, 2054, 2062, 2062, X, X, 2062, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2072, 2097, 2052, 2098, 2056, 2056, X, 2056, 2075, 2075, X, X, 2075, 2075, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2072, 2089, 2052, 2075, 2056, 2056, X, 2056, 2075, 2075, X, X, 2075, 2075, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2059, 2071, 2052, 2099, 2067, 2051, X, 2054, 2062, 2062, X, X, 2062, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2059, 2091, 2052, 2062, 2051, 2051, X, 2054, 2062, 2062, X, X, 2062, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2056, 2056, 2052, 2100, 2056, 2056, X, 2056, 2064, 2064, X, X, 2064, 2064, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2072, 2097, 2052, 2101, 2056, 2056, X, 2056, 2075, 2075, X, X, 2075, 2075, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2059, 2071, 2052, 2102, 2067, 2051, X, 2054, 2062, 2062, X, X, 2062, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2072, 2085, 2052, 2103, 2079, 2056, X, 2056, 2075, 2075, X, X, 2075, 2075, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2072, 2097, 2052, 2075, 2056, 2056, X, 2056, 2075, 2075, X, X, 2075, 2075, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2059, 2071, 2052, 2062, 2067, 2051, X, 2054, 2062, 2062, X, X, 2062, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2072, 2085, 2052, 2104, 2079, 2056, X, 2056, 2075, 2075, X, X, 2075, 2075, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2056, 18440, 2056, 2072, 2085, 2052, 2075, 2079, 2056, X, 2056, 2075, 2075, X, X, 2075, 2075, 2056, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D29: Diagnosis = Diagnosis { answers: &[A159, A137, A140], inner: &[&D49], of_states: &[
    0, 1, 2,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, true, 255), State::new(512, 2, true, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, 2049, 2049, 2049, 2050, X, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, 2050, 18434, 2050, 2050, 2050, 2049, 2050, 2050, 2050, X, 2050, 2050, 2050, X, X, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D30: Diagnosis = Diagnosis { answers: &[A160, A161, A137, A140], inner: &[&D49], of_states: &[
    0, 1, 2, 3,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED], path: true },
    states: &[
    State::new(524288, 1, true, 255), State::new(524288, 1, true, 255), State::new(256, 2, true, 255), State::new(512, 3, true, 255),
    ],
    next: &[
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2049, X, 2049, X, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, 2050, 2049, X, 2049, X, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, 2050, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2051, X, 2050, 2050, 2050, X, X, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2051, 18435, 2051, 2051, 2051, 2050, 2051, 2051, 2051, X, 2051, 2051, 2051, X, X, 2051, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D31: Diagnosis = Diagnosis { answers: &[A160, A162], inner: &[&D49], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED], path: true },
    states: &[
    State::new(524288, 1, true, 255), State::new(524288, 1, true, 255),
    ],
    next: &[
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2049, X, 2049, X, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2049, X, 2049, X, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D32: Diagnosis = Diagnosis { answers: &[A163, A164, A165, A166, A167, A168, A169, A170, A171, A172, A173, A174, A175], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 2, 6, 5, 2,
    5, 6, 2, 6, 5, 6, 11, 6, 12, 12,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(512, 1, true, 255), State::new(16384, 4, false, 255), State::new(16384, 8, false, 255),
    State::new(16384, 4, false, 255), State::new(0, 5, false, 255), State::new(16384, 4, false, 255), State::new(32768, 7, false, 255),
    State::new(16384, 8, false, 255), State::new(0, 9, false, 255), State::new(32768, 10, false, 255), State::new(65536, 11, false, 255),
    State::new(16384, 4, false, 255), State::new(16384, 4, false, 255), State::new(0, 14, false, 255), State::new(16384, 4, false, 255),
    State::new(0, 16, false, 255), State::new(16384, 4, false, 255), State::new(16384, 4, false, 255), State::new(16384, 4, false, 255),
    State::new(0, 20, false, 255), State::new(16384, 4, false, 255), State::new(16384, 4, false, 255), State::new(16384, 4, false, 255),
    State::new(16384, 4, false, 255), State::new(16384, 4, false, 255),
    ],
    next: &[
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2050, 2049, 2049, X, 2049, 2051, 2051, X, X, 2051, 2051, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2052, 2053, X, 2054, 2049, 2049, X, 2049, 2055, 2055, X, X, 2055, 2055, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2056, 2057, X, 2058, 2059, 2049, X, 2049, 2058, 2058, X, X, 2058, 2058, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2052, 2049, X, 2055, 2049, 2049, X, 2049, 2055, 2055, X, X, 2055, 2055, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2060, 2049, 2049, X, 2049, 2051, 2051, X, X, 2051, 2051, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2052, 2053, X, 2061, 2049, 2049, X, 2049, 2055, 2055, X, X, 2055, 2055, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2052, 2062, X, 2055, 2049, 2049, X, 2049, 2055, 2055, X, X, 2055, 2055, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2056, 2049, X, 2058, 2049, 2049, X, 2049, 2058, 2058, X, X, 2058, 2058, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2063, 2059, 2049, X, 2049, 2051, 2051, X, X, 2051, 2051, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2056, 2057, X, 2058, 2059, 2049, X, 2049, 2058, 2058, X, X, 2058, 2058, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2059, 2049, 2049, X, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2052, 2064, X, 2065, 2049, 2049, X, 2049, 2055, 2055, X, X, 2055, 2055, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2052, 2053, X, 2055, 2049, 2049, X, 2049, 2055, 2055, X, X, 2055, 2055, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2063, 2049, 2049, X, 2049, 2051, 2051, X, X, 2051, 2051, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2052, 2062, X, 2055, 2049, 2049, X, 2049, 2055, 2055, X, X, 2055, 2055, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2066, 2049, 2049, X, 2049, 2051, 2051, X, X, 2051, 2051, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2052, 2064, X, 2067, 2049, 2049, X, 2049, 2055, 2055, X, X, 2055, 2055, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2052, 2068, X, 2069, 2049, 2049, X, 2049, 2055, 2055, X, X, 2055, 2055, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2052, 2064, X, 2055, 2049, 2049, X, 2049, 2055, 2055, X, X, 2055, 2055, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2070, 2049, 2049, X, 2049, 2051, 2051, X, X, 2051, 2051, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2052, 2068, X, 2071, 2049, 2049, X, 2049, 2055, 2055, X, X, 2055, 2055, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2052, 2062, X, 2072, 2059, 2049, X, 2049, 2055, 2055, X, X, 2055, 2055, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2052, 2068, X, 2055, 2049, 2049, X, 2049, 2055, 2055, X, X, 2055, 2055, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2052, 2062, X, 2073, 2059, 2049, X, 2049, 2055, 2055, X, X, 2055, 2055, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2052, 2062, X, 2055, 2059, 2049, X, 2049, 2055, 2055, X, X, 2055, 2055, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D33: Diagnosis = Diagnosis { answers: &[A176, A177, A178, A164, A179, A165, A166, A180, A167, A168, A169, A170, A171, A172, A173, A174, A175], inner: &[&D49, &D59], of_states: &[
    0, 1, 1, 2, 1, 3, 1, 4, 1, 1, 5, 6, 1, 4, 7, 1,
    1, 4, 8, 9, 10, 10, 11, 12, 13, 14, 4, 1, 5, 10, 9, 5,
    1, 1, 9, 10, 4, 1, 5, 10, 1, 1, 9, 10, 1, 15, 10, 1,
    16, 16,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(262144, 1, true, 255), State::new(16384, 6, false, 255), State::new(0, 3, false, 255),
    State::new(32768, 4, false, 255), State::new(512, 5, true, 255), State::new(16384, 6, false, 255), State::new(0, 7, false, 255),
    State::new(16384, 6, false, 255), State::new(32768, 9, false, 255), State::new(16384, 18, false, 255), State::new(16384, 22, false, 255),
    State::new(16384, 12, false, 255), State::new(0, 13, false, 255), State::new(262144, 1, true, 255), State::new(16384, 6, false, 255),
    State::new(16384, 6, false, 255), State::new(0, 17, false, 255), State::new(16384, 18, false, 255), State::new(0, 19, false, 255),
    State::new(16384, 18, false, 255), State::new(32768, 21, false, 255), State::new(16384, 22, false, 255), State::new(0, 23, false, 255),
    State::new(32768, 24, false, 255), State::new(65536, 25, false, 255), State::new(0, 26, false, 255), State::new(16384, 6, false, 255),
    State::new(16384, 18, false, 255), State::new(16384, 18, false, 255), State::new(0, 30, false, 255), State::new(16384, 18, false, 255),
    State::new(16384, 6, false, 255), State::new(16384, 6, false, 255), State::new(0, 34, false, 255), State::new(16384, 18, false, 255),
    State::new(0, 36, false, 255), State::new(16384, 6, false, 255), State::new(16384, 18, false, 255), State::new(16384, 18, false, 255),
    State::new(16384, 6, false, 255), State::new(16384, 6, false, 255), State::new(0, 42, false, 255), State::new(16384, 18, false, 255),
    State::new(16384, 6, false, 255), State::new(16384, 18, false, 255), State::new(16384, 18, false, 255), State::new(16384, 6, false, 255),
    State::new(16384, 18, false, 255), State::new(16384, 18, false, 255),
    ],
    next: &[
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2050, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2051, 2049, 2049, X, X, 2049, 2049, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2055, X, 2056, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, X, 2058, 2053, 2053, X, 2053, 2059, 2059, X, X, 2059, 2059, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2060, 2061, X, 2052, 2062, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, X, 2053, 2053, 2053, X, 2053, 2053, 2053, X, X, 2053, 2053, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2049, X, 2057, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2063, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2055, X, 2064, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2065, X, 2057, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2066, 2067, X, 2068, 2053, 2053, X, 2053, 2069, 2069, X, X, 2069, 2069, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2070, 2071, X, 2072, 2073, 2053, X, 2053, 2072, 2072, X, X, 2072, 2072, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2060, 2049, X, 2052, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2057, 2062, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2051, 2049, 2049, X, X, 2049, 2049, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2074, X, 2075, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2055, X, 2057, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2057, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2066, 2053, X, 2069, 2053, 2053, X, 2053, 2069, 2069, X, X, 2069, 2069, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, X, 2076, 2053, 2053, X, 2053, 2059, 2059, X, X, 2059, 2059, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2066, 2067, X, 2077, 2053, 2053, X, 2053, 2069, 2069, X, X, 2069, 2069, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2066, 2078, X, 2069, 2053, 2053, X, 2053, 2069, 2069, X, X, 2069, 2069, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2070, 2053, X, 2072, 2053, 2053, X, 2053, 2072, 2072, X, X, 2072, 2072, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, X, 2079, 2073, 2053, X, 2053, 2059, 2059, X, X, 2059, 2059, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2070, 2071, X, 2072, 2073, 2053, X, 2053, 2072, 2072, X, X, 2072, 2072, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, X, 2073, 2053, 2053, X, 2053, 2053, 2053, X, X, 2053, 2053, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2080, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2074, X, 2081, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2066, 2082, X, 2083, 2053, 2053, X, 2053, 2069, 2069, X, X, 2069, 2069, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2066, 2067, X, 2069, 2053, 2053, X, 2053, 2069, 2069, X, X, 2069, 2069, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, X, 2079, 2053, 2053, X, 2053, 2059, 2059, X, X, 2059, 2059, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2066, 2078, X, 2069, 2053, 2053, X, 2053, 2069, 2069, X, X, 2069, 2069, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2084, X, 2085, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2074, X, 2057, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, X, 2086, 2053, 2053, X, 2053, 2059, 2059, X, X, 2059, 2059, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2066, 2082, X, 2087, 2053, 2053, X, 2053, 2069, 2069, X, X, 2069, 2069, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2088, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2084, X, 2089, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2066, 2090, X, 2091, 2053, 2053, X, 2053, 2069, 2069, X, X, 2069, 2069, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2066, 2082, X, 2069, 2053, 2053, X, 2053, 2069, 2069, X, X, 2069, 2069, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2065, X, 2092, 2062, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2084, X, 2057, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, X, 2093, 2053, 2053, X, 2053, 2059, 2059, X, X, 2059, 2059, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2066, 2090, X, 2094, 2053, 2053, X, 2053, 2069, 2069, X, X, 2069, 2069, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2065, X, 2095, 2062, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2066, 2078, X, 2096, 2073, 2053, X, 2053, 2069, 2069, X, X, 2069, 2069, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2066, 2090, X, 2069, 2053, 2053, X, 2053, 2069, 2069, X, X, 2069, 2069, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2065, X, 2057, 2062, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2066, 2078, X, 2097, 2073, 2053, X, 2053, 2069, 2069, X, X, 2069, 2069, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2066, 2078, X, 2069, 2073, 2053, X, 2053, 2069, 2069, X, X, 2069, 2069, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D34: Diagnosis = Diagnosis { answers: &[A163, A164, A165, A166, A181, A167, A168, A169, A170, A171, A172, A173, A182, A174, A175], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9, 10, 11, 12, 2, 7,
    6, 2, 6, 7, 2, 7, 6, 7, 13, 7, 14, 14,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(512, 1, true, 255), State::new(16384, 5, false, 255), State::new(16384, 9, false, 255),
    State::new(0, 4, false, 255), State::new(16384, 5, false, 255), State::new(0, 6, false, 255), State::new(16384, 5, false, 255),
    State::new(32768, 8, false, 255), State::new(16384, 9, false, 255), State::new(0, 10, false, 255), State::new(32768, 11, false, 255),
    State::new(65536, 12, false, 255), State::new(65536, 13, false, 255), State::new(16384, 5, false, 255), State::new(16384, 5, false, 255),
    State::new(0, 16, false, 255), State::new(16384, 5, false, 255), State::new(0, 18, false, 255), State::new(16384, 5, false, 255),
    State::new(16384, 5, false, 255), State::new(16384, 5, false, 255), State::new(0, 22, false, 255), State::new(16384, 5, false, 255),
    State::new(16384, 5, false, 255), State::new(16384, 5, false, 255), State::new(16384, 5, false, 255), State::new(16384, 5, false, 255),
    ],
    next: &[
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2050, 2049, 2049, X, 2049, 2051, 2051, 34820, X, 2051, 2051, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2054, X, 2055, 2049, 2049, X, 2049, 2056, 2056, X, X, 2056, 2056, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2057, 2058, X, 2059, 2060, 2049, X, 2049, 2059, 2059, X, X, 2059, 2059, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2049, X, 2056, 2049, 2049, X, 2049, 2056, 2056, X, X, 2056, 2056, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2062, 2049, 2049, X, 2049, 2051, 2051, X, X, 2051, 2051, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2054, X, 2063, 2049, 2049, X, 2049, 2056, 2056, X, X, 2056, 2056, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2064, X, 2056, 2049, 2049, X, 2049, 2056, 2056, X, X, 2056, 2056, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2057, 2049, X, 2059, 2049, 2049, X, 2049, 2059, 2059, X, X, 2059, 2059, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2065, 2060, 2049, X, 2049, 2051, 2051, X, X, 2051, 2051, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2057, 2058, X, 2059, 2060, 2049, X, 2049, 2059, 2059, X, X, 2059, 2059, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2060, 2049, 2049, X, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2066, X, 2067, 2049, 2049, X, 2049, 2056, 2056, X, X, 2056, 2056, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2054, X, 2056, 2049, 2049, X, 2049, 2056, 2056, X, X, 2056, 2056, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2065, 2049, 2049, X, 2049, 2051, 2051, X, X, 2051, 2051, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2064, X, 2056, 2049, 2049, X, 2049, 2056, 2056, X, X, 2056, 2056, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2068, 2049, 2049, X, 2049, 2051, 2051, X, X, 2051, 2051, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2066, X, 2069, 2049, 2049, X, 2049, 2056, 2056, X, X, 2056, 2056, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2070, X, 2071, 2049, 2049, X, 2049, 2056, 2056, X, X, 2056, 2056, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2066, X, 2056, 2049, 2049, X, 2049, 2056, 2056, X, X, 2056, 2056, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2072, 2049, 2049, X, 2049, 2051, 2051, X, X, 2051, 2051, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2070, X, 2073, 2049, 2049, X, 2049, 2056, 2056, X, X, 2056, 2056, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2064, X, 2074, 2060, 2049, X, 2049, 2056, 2056, X, X, 2056, 2056, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2070, X, 2056, 2049, 2049, X, 2049, 2056, 2056, X, X, 2056, 2056, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2064, X, 2075, 2060, 2049, X, 2049, 2056, 2056, X, X, 2056, 2056, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2064, X, 2056, 2060, 2049, X, 2049, 2056, 2056, X, X, 2056, 2056, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D35: Diagnosis = Diagnosis { answers: &[A176, A177, A178, A164, A181, A179, A165, A166, A180, A182, A167, A168, A169, A170, A171, A172, A173, A174, A175], inner: &[&D49, &D59], of_states: &[
    0, 1, 1, 2, 1, 3, 4, 1, 5, 1, 1, 6, 7, 1, 5, 8,
    9, 1, 1, 5, 10, 11, 12, 12, 13, 14, 15, 16, 5, 1, 6, 12,
    11, 6, 1, 1, 11, 12, 5, 1, 6, 12, 1, 1, 11, 12, 1, 17,
    12, 1, 18, 18,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(262144, 1, true, 255), State::new(16384, 7, false, 255), State::new(0, 3, false, 255),
    State::new(32768, 4, false, 255), State::new(512, 5, true, 255), State::new(0, 6, false, 255), State::new(16384, 7, false, 255),
    State::new(0, 8, false, 255), State::new(16384, 7, false, 255), State::new(32768, 10, false, 255), State::new(16384, 20, false, 255),
    State::new(16384, 24, false, 255), State::new(16384, 13, false, 255), State::new(0, 14, false, 255), State::new(262144, 1, true, 255),
    State::new(65536, 16, false, 255), State::new(16384, 7, false, 255), State::new(16384, 7, false, 255), State::new(0, 19, false, 255),
    State::new(16384, 20, false, 255), State::new(0, 21, false, 255), State::new(16384, 20, false, 255), State::new(32768, 23, false, 255),
    State::new(16384, 24, false, 255), State::new(0, 25, false, 255), State::new(32768, 26, false, 255), State::new(65536, 27, false, 255),
    State::new(0, 28, false, 255), State::new(16384, 7, false, 255), State::new(16384, 20, false, 255), State::new(16384, 20, false, 255),
    State::new(0, 32, false, 255), State::new(16384, 20, false, 255), State::new(16384, 7, false, 255), State::new(16384, 7, false, 255),
    State::new(0, 36, false, 255), State::new(16384, 20, false, 255), State::new(0, 38, false, 255), State::new(16384, 7, false, 255),
    State::new(16384, 20, false, 255), State::new(16384, 20, false, 255), State::new(16384, 7, false, 255), State::new(16384, 7, false, 255),
    State::new(0, 44, false, 255), State::new(16384, 20, false, 255), State::new(16384, 7, false, 255), State::new(16384, 20, false, 255),
    State::new(16384, 20, false, 255), State::new(16384, 7, false, 255), State::new(16384, 20, false, 255), State::new(16384, 20, false, 255),
    ],
    next: &[
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2050, 2049, 2049, X, 2051, 2052, 2052, 34822, X, 2052, 2052, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2051, 2049, 2049, X, X, 2049, 2049, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2055, 2056, X, 2057, 2049, 2049, X, 2051, 2058, 2058, X, X, 2058, 2058, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, X, 2059, 2053, 2053, X, 2053, 2060, 2060, 34822, X, 2060, 2060, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2061, 2062, X, 2052, 2063, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, X, 2053, 2053, 2053, X, 2053, 2053, 2053, X, X, 2053, 2053, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2055, 2049, X, 2058, 2049, 2049, X, 2051, 2058, 2058, X, X, 2058, 2058, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2065, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2055, 2056, X, 2066, 2049, 2049, X, 2051, 2058, 2058, X, X, 2058, 2058, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2055, 2067, X, 2058, 2049, 2049, X, 2051, 2058, 2058, X, X, 2058, 2058, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2068, 2069, X, 2070, 2053, 2053, X, 2053, 2071, 2071, X, X, 2071, 2071, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2072, 2073, X, 2074, 2075, 2053, X, 2053, 2074, 2074, X, X, 2074, 2074, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2061, 2049, X, 2052, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2058, 2063, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2051, 2049, 2049, X, X, 2049, 2049, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2055, 2076, X, 2077, 2049, 2049, X, 2051, 2058, 2058, X, X, 2058, 2058, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2055, 2056, X, 2058, 2049, 2049, X, 2051, 2058, 2058, X, X, 2058, 2058, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2058, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2068, 2053, X, 2071, 2053, 2053, X, 2053, 2071, 2071, X, X, 2071, 2071, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, X, 2078, 2053, 2053, X, 2053, 2060, 2060, X, X, 2060, 2060, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2068, 2069, X, 2079, 2053, 2053, X, 2053, 2071, 2071, X, X, 2071, 2071, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2068, 2080, X, 2071, 2053, 2053, X, 2053, 2071, 2071, X, X, 2071, 2071, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2072, 2053, X, 2074, 2053, 2053, X, 2053, 2074, 2074, X, X, 2074, 2074, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, X, 2081, 2075, 2053, X, 2053, 2060, 2060, X, X, 2060, 2060, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2072, 2073, X, 2074, 2075, 2053, X, 2053, 2074, 2074, X, X, 2074, 2074, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, X, 2075, 2053, 2053, X, 2053, 2053, 2053, X, X, 2053, 2053, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2082, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2055, 2076, X, 2083, 2049, 2049, X, 2051, 2058, 2058, X, X, 2058, 2058, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2068, 2084, X, 2085, 2053, 2053, X, 2053, 2071, 2071, X, X, 2071, 2071, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2068, 2069, X, 2071, 2053, 2053, X, 2053, 2071, 2071, X, X, 2071, 2071, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, X, 2081, 2053, 2053, X, 2053, 2060, 2060, X, X, 2060, 2060, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2068, 2080, X, 2071, 2053, 2053, X, 2053, 2071, 2071, X, X, 2071, 2071, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2055, 2086, X, 2087, 2049, 2049, X, 2051, 2058, 2058, X, X, 2058, 2058, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2055, 2076, X, 2058, 2049, 2049, X, 2051, 2058, 2058, X, X, 2058, 2058, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, X, 2088, 2053, 2053, X, 2053, 2060, 2060, X, X, 2060, 2060, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2068, 2084, X, 2089, 2053, 2053, X, 2053, 2071, 2071, X, X, 2071, 2071, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2090, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2055, 2086, X, 2091, 2049, 2049, X, 2051, 2058, 2058, X, X, 2058, 2058, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2068, 2092, X, 2093, 2053, 2053, X, 2053, 2071, 2071, X, X, 2071, 2071, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2068, 2084, X, 2071, 2053, 2053, X, 2053, 2071, 2071, X, X, 2071, 2071, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2055, 2067, X, 2094, 2063, 2049, X, 2051, 2058, 2058, X, X, 2058, 2058, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2055, 2086, X, 2058, 2049, 2049, X, 2051, 2058, 2058, X, X, 2058, 2058, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2053, 2053, X, 2095, 2053, 2053, X, 2053, 2060, 2060, X, X, 2060, 2060, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2068, 2092, X, 2096, 2053, 2053, X, 2053, 2071, 2071, X, X, 2071, 2071, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2055, 2067, X, 2097, 2063, 2049, X, 2051, 2058, 2058, X, X, 2058, 2058, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2068, 2080, X, 2098, 2075, 2053, X, 2053, 2071, 2071, X, X, 2071, 2071, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2068, 2092, X, 2071, 2053, 2053, X, 2053, 2071, 2071, X, X, 2071, 2071, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2055, 2067, X, 2058, 2063, 2049, X, 2051, 2058, 2058, X, X, 2058, 2058, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2068, 2080, X, 2099, 2075, 2053, X, 2053, 2071, 2071, X, X, 2071, 2071, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2053, 18437, 2053, 2068, 2080, X, 2071, 2075, 2053, X, 2053, 2071, 2071, X, X, 2071, 2071, 2053, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D36: Diagnosis = Diagnosis { answers: &[A183, A164], inner: &[&D49], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED], path: true },
    states: &[
    State::new(512, 1, true, 255), State::new(512, 1, true, 255),
    ],
    next: &[
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D37: Diagnosis = Diagnosis { answers: &[A137, A140], inner: &[&D49], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED], path: true },
    states: &[
    State::new(256, 0, true, 255), State::new(512, 1, true, 255),
    ],
    next: &[
    X, 2048, 2048, 18432, 2048, 2048, 2048, 2048, 2048, 2048, 2049, X, 2048, 2048, 2048, X, X, 2048, 2048, 2048, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, 2048, 2049, 2049, 2049, X, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D38: Diagnosis = Diagnosis { answers: &[A184, A185], inner: &[&D49], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED], path: true },
    states: &[
    State::new(2048, 0, true, 255), State::new(512, 1, true, 255),
    ],
    next: &[
    X, 2048, 2048, 18432, 2048, 2048, 2048, X, 2048, 2048, 2049, X, 2048, 2048, 2048, X, X, 2048, 2048, 2048, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D39: Diagnosis = Diagnosis { answers: &[A186], inner: &[&D49], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED], path: true },
    states: &[
    State::new(2048, 0, true, 255),
    ],
    next: &[
    X, 2048, 2048, 18432, 2048, 2048, 2048, X, 2048, 2048, X, X, 2048, 2048, 2048, X, X, 2048, 2048, 2048, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D40: Diagnosis = Diagnosis { answers: &[A187, A188], inner: &[&D49], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2049, 2049, X, X, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D41: Diagnosis = Diagnosis { answers: &[A99], inner: &[&D49], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED], path: true },
    states: &[
    State::new(1024, 0, true, 255),
    ],
    next: &[
    X, 2048, 2048, 18432, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D42: Diagnosis = Diagnosis { answers: &[A8], inner: &[&D49], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED], path: true },
    states: &[
    State::new(1024, 0, true, 255),
    ],
    next: &[
    X, 2048, 2048, 18432, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D43: Diagnosis = Diagnosis { answers: &[A189, A190], inner: &[&D49], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, 2049, 2049, 18433, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D44: Diagnosis = Diagnosis { answers: &[A191, A192], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, 2049, 2049, X, X, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D45: Diagnosis = Diagnosis { answers: &[A193, A194], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D46: Diagnosis = Diagnosis { answers: &[A195, A196], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, X, 2049, X, 2049, X, X, 2049, X, 2049, 2049, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D47: Diagnosis = Diagnosis { answers: &[A197, A198], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D48: Diagnosis = Diagnosis { answers: &[A199, A200], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, 2049, X, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D49: Diagnosis = Diagnosis { answers: &[A201, A202, A203], inner: &[], of_states: &[
    0, 1, 1, 2,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    ],
    next: &[
    X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2050, X, X, X, X, 2050, X, X, X, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2051, X, X, X, X, 2051, X, X, X, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D50: Diagnosis = Diagnosis { answers: &[A204, A205, A206, A207, A208, A209, A210, A211, A212, A182, A213, A214], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 1, 5, 4, 1, 4,
    5, 1, 5, 4, 5, 10, 5, 11, 11,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(16384, 3, false, 255), State::new(16384, 7, false, 255), State::new(16384, 3, false, 255),
    State::new(0, 4, false, 255), State::new(16384, 3, false, 255), State::new(32768, 6, false, 255), State::new(16384, 7, false, 255),
    State::new(0, 8, false, 255), State::new(32768, 9, false, 255), State::new(65536, 10, false, 255), State::new(16384, 3, false, 255),
    State::new(16384, 3, false, 255), State::new(0, 13, false, 255), State::new(16384, 3, false, 255), State::new(0, 15, false, 255),
    State::new(16384, 3, false, 255), State::new(16384, 3, false, 255), State::new(16384, 3, false, 255), State::new(0, 19, false, 255),
    State::new(16384, 3, false, 255), State::new(16384, 3, false, 255), State::new(16384, 3, false, 255), State::new(16384, 3, false, 255),
    State::new(16384, 3, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 2049, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2052, X, 2053, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2055, 2056, X, 2057, 2058, X, X, X, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, X, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2059, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2052, X, 2060, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2061, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2055, X, X, 2057, X, X, X, X, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2062, 2058, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2055, 2056, X, 2057, 2058, X, X, X, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2063, X, 2064, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2052, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2062, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2061, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2065, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2063, X, 2066, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2067, X, 2068, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2063, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2069, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2067, X, 2070, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2061, X, 2071, 2058, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2067, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2061, X, 2072, 2058, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2061, X, 2054, 2058, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D51: Diagnosis = Diagnosis { answers: &[A215, A216, A217, A218, A219, A205, A206, A220, A221, A207, A208, A209, A210, A211, A212, A182, A213, A214], inner: &[&D49, &D59], of_states: &[
    0, 1, 1, 2, 3, 1, 4, 1, 1, 5, 6, 1, 7, 8, 1, 1,
    4, 9, 10, 11, 11, 12, 13, 14, 15, 3, 4, 1, 5, 11, 10, 5,
    1, 1, 10, 11, 4, 1, 5, 11, 3, 1, 10, 11, 3, 16, 11, 3,
    17, 17,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(262144, 1, true, 255), State::new(16384, 5, false, 255), State::new(0, 3, false, 255),
    State::new(32768, 4, false, 255), State::new(16384, 5, false, 255), State::new(0, 6, false, 255), State::new(16384, 5, false, 255),
    State::new(32768, 8, false, 255), State::new(16384, 17, false, 255), State::new(16384, 21, false, 255), State::new(16384, 11, false, 255),
    State::new(0, 12, false, 255), State::new(65536, 25, false, 255), State::new(16384, 5, false, 255), State::new(16384, 5, false, 255),
    State::new(0, 16, false, 255), State::new(16384, 17, false, 255), State::new(0, 18, false, 255), State::new(16384, 17, false, 255),
    State::new(32768, 20, false, 255), State::new(16384, 21, false, 255), State::new(0, 22, false, 255), State::new(32768, 23, false, 255),
    State::new(65536, 24, false, 255), State::new(65536, 25, false, 255), State::new(0, 26, false, 255), State::new(16384, 5, false, 255),
    State::new(16384, 17, false, 255), State::new(16384, 17, false, 255), State::new(0, 30, false, 255), State::new(16384, 17, false, 255),
    State::new(16384, 5, false, 255), State::new(16384, 5, false, 255), State::new(0, 34, false, 255), State::new(16384, 17, false, 255),
    State::new(0, 36, false, 255), State::new(16384, 5, false, 255), State::new(16384, 17, false, 255), State::new(16384, 17, false, 255),
    State::new(16384, 5, false, 255), State::new(16384, 5, false, 255), State::new(0, 42, false, 255), State::new(16384, 17, false, 255),
    State::new(16384, 5, false, 255), State::new(16384, 17, false, 255), State::new(16384, 17, false, 255), State::new(16384, 5, false, 255),
    State::new(16384, 17, false, 255), State::new(16384, 17, false, 255),
    ],
    next: &[
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2050, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2051, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2054, X, 2055, 2049, 2049, X, 2051, 2056, 2056, X, X, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2057, X, X, X, X, 2058, 2058, X, X, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2059, 2060, X, 2052, 2061, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2049, X, 2056, 2049, 2049, X, 2051, 2056, 2056, X, X, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2062, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2054, X, 2063, 2049, 2049, X, 2051, 2056, 2056, X, X, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2064, X, 2056, 2049, 2049, X, 2051, 2056, 2056, X, X, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2065, 2066, X, 2067, X, X, X, X, 2068, 2068, X, X, 2068, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2069, 2070, X, 2071, 2072, X, X, X, 2071, 2071, X, X, 2071, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2059, 2049, X, 2052, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2056, 2061, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2073, 2049, 2049, X, 2051, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2074, X, 2075, 2049, 2049, X, 2051, 2056, 2056, X, X, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2054, X, 2056, 2049, 2049, X, 2051, 2056, 2056, X, X, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2056, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2065, X, X, 2068, X, X, X, X, 2068, 2068, X, X, 2068, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2076, X, X, X, X, 2058, 2058, X, X, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2065, 2066, X, 2077, X, X, X, X, 2068, 2068, X, X, 2068, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2065, 2078, X, 2068, X, X, X, X, 2068, 2068, X, X, 2068, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2069, X, X, 2071, X, X, X, X, 2071, 2071, X, X, 2071, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2079, 2072, X, X, X, 2058, 2058, X, X, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2069, 2070, X, 2071, 2072, X, X, X, 2071, 2071, X, X, 2071, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2073, 2049, 2049, X, 2051, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2080, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2074, X, 2081, 2049, 2049, X, 2051, 2056, 2056, X, X, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2065, 2082, X, 2083, X, X, X, X, 2068, 2068, X, X, 2068, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2065, 2066, X, 2068, X, X, X, X, 2068, 2068, X, X, 2068, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2079, X, X, X, X, 2058, 2058, X, X, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2065, 2078, X, 2068, X, X, X, X, 2068, 2068, X, X, 2068, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2084, X, 2085, 2049, 2049, X, 2051, 2056, 2056, X, X, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2074, X, 2056, 2049, 2049, X, 2051, 2056, 2056, X, X, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2086, X, X, X, X, 2058, 2058, X, X, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2065, 2082, X, 2087, X, X, X, X, 2068, 2068, X, X, 2068, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2088, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2084, X, 2089, 2049, 2049, X, 2051, 2056, 2056, X, X, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2065, 2090, X, 2091, X, X, X, X, 2068, 2068, X, X, 2068, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2065, 2082, X, 2068, X, X, X, X, 2068, 2068, X, X, 2068, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2064, X, 2092, 2061, 2049, X, 2051, 2056, 2056, X, X, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2084, X, 2056, 2049, 2049, X, 2051, 2056, 2056, X, X, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2093, X, X, X, X, 2058, 2058, X, X, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2065, 2090, X, 2094, X, X, X, X, 2068, 2068, X, X, 2068, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2064, X, 2095, 2061, 2049, X, 2051, 2056, 2056, X, X, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2065, 2078, X, 2096, 2072, X, X, X, 2068, 2068, X, X, 2068, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2065, 2090, X, 2068, X, X, X, X, 2068, 2068, X, X, 2068, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2053, 2064, X, 2056, 2061, 2049, X, 2051, 2056, 2056, X, X, 2056, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2065, 2078, X, 2097, 2072, X, X, X, 2068, 2068, X, X, 2068, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2065, 2078, X, 2068, 2072, X, X, X, 2068, 2068, X, X, 2068, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D52: Diagnosis = Diagnosis { answers: &[A204, A205, A206, A181, A207, A208, A209, A210, A211, A212, A182, A213, A214], inner: &[&D49, &D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 1, 6, 5, 1,
    5, 6, 1, 6, 5, 6, 11, 6, 12, 12,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(16384, 4, false, 255), State::new(16384, 8, false, 255), State::new(0, 3, false, 255),
    State::new(16384, 4, false, 255), State::new(0, 5, false, 255), State::new(16384, 4, false, 255), State::new(32768, 7, false, 255),
    State::new(16384, 8, false, 255), State::new(0, 9, false, 255), State::new(32768, 10, false, 255), State::new(65536, 11, false, 255),
    State::new(16384, 4, false, 255), State::new(16384, 4, false, 255), State::new(0, 14, false, 255), State::new(16384, 4, false, 255),
    State::new(0, 16, false, 255), State::new(16384, 4, false, 255), State::new(16384, 4, false, 255), State::new(16384, 4, false, 255),
    State::new(0, 20, false, 255), State::new(16384, 4, false, 255), State::new(16384, 4, false, 255), State::new(16384, 4, false, 255),
    State::new(16384, 4, false, 255), State::new(16384, 4, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 2049, X, X, X, X, 2050, 2050, 34819, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2053, X, 2054, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2056, 2057, X, 2058, 2059, X, X, X, 2058, 2058, X, X, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2059, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, X, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2060, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2053, X, 2061, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2062, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2056, X, X, 2058, X, X, X, X, 2058, 2058, X, X, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2063, 2059, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2056, 2057, X, 2058, 2059, X, X, X, 2058, 2058, X, X, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2059, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2064, X, 2065, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2053, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2063, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2062, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2066, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2064, X, 2067, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2068, X, 2069, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2064, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2070, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2068, X, 2071, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2062, X, 2072, 2059, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2068, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2062, X, 2073, 2059, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2062, X, 2055, 2059, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D53: Diagnosis = Diagnosis { answers: &[A215, A216, A217, A218, A181, A219, A205, A206, A220, A221, A182, A207, A208, A209, A210, A211, A212, A213, A214], inner: &[&D49, &D59], of_states: &[
    0, 1, 1, 2, 3, 4, 1, 5, 1, 1, 6, 7, 1, 8, 9, 10,
    1, 1, 5, 11, 12, 13, 13, 14, 15, 16, 3, 5, 1, 6, 13, 12,
    6, 1, 1, 12, 13, 5, 1, 6, 13, 3, 1, 12, 13, 3, 17, 13,
    3, 18, 18,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED, &IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(262144, 1, true, 255), State::new(16384, 6, false, 255), State::new(0, 3, false, 255),
    State::new(32768, 4, false, 255), State::new(0, 5, false, 255), State::new(16384, 6, false, 255), State::new(0, 7, false, 255),
    State::new(16384, 6, false, 255), State::new(32768, 9, false, 255), State::new(16384, 19, false, 255), State::new(16384, 23, false, 255),
    State::new(16384, 12, false, 255), State::new(0, 13, false, 255), State::new(65536, 26, false, 255), State::new(65536, 15, false, 255),
    State::new(16384, 6, false, 255), State::new(16384, 6, false, 255), State::new(0, 18, false, 255), State::new(16384, 19, false, 255),
    State::new(0, 20, false, 255), State::new(16384, 19, false, 255), State::new(32768, 22, false, 255), State::new(16384, 23, false, 255),
    State::new(0, 24, false, 255), State::new(32768, 25, false, 255), State::new(65536, 26, false, 255), State::new(0, 27, false, 255),
    State::new(16384, 6, false, 255), State::new(16384, 19, false, 255), State::new(16384, 19, false, 255), State::new(0, 31, false, 255),
    State::new(16384, 19, false, 255), State::new(16384, 6, false, 255), State::new(16384, 6, false, 255), State::new(0, 35, false, 255),
    State::new(16384, 19, false, 255), State::new(0, 37, false, 255), State::new(16384, 6, false, 255), State::new(16384, 19, false, 255),
    State::new(16384, 19, false, 255), State::new(16384, 6, false, 255), State::new(16384, 6, false, 255), State::new(0, 43, false, 255),
    State::new(16384, 19, false, 255), State::new(16384, 6, false, 255), State::new(16384, 19, false, 255), State::new(16384, 19, false, 255),
    State::new(16384, 6, false, 255), State::new(16384, 19, false, 255), State::new(16384, 19, false, 255),
    ],
    next: &[
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2050, 2049, 2049, X, 2051, 2052, 2052, 34821, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2051, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2055, X, 2056, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2058, X, X, X, X, 2059, 2059, 34821, X, 2059, 2059, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2060, 2061, X, 2052, 2062, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2049, X, 2057, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2064, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2055, X, 2065, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2066, X, 2057, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2067, 2068, X, 2069, X, X, X, X, 2070, 2070, X, X, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2071, 2072, X, 2073, 2063, X, X, X, 2073, 2073, X, X, 2073, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2060, 2049, X, 2052, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2057, 2062, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2074, 2049, 2049, X, 2051, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2075, X, 2076, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2055, X, 2057, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2057, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2067, X, X, 2070, X, X, X, X, 2070, 2070, X, X, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2077, X, X, X, X, 2059, 2059, X, X, 2059, 2059, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2067, 2068, X, 2078, X, X, X, X, 2070, 2070, X, X, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2067, 2079, X, 2070, X, X, X, X, 2070, 2070, X, X, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2071, X, X, 2073, X, X, X, X, 2073, 2073, X, X, 2073, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2080, 2063, X, X, X, 2059, 2059, X, X, 2059, 2059, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2071, 2072, X, 2073, 2063, X, X, X, 2073, 2073, X, X, 2073, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2074, 2049, 2049, X, 2051, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2081, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2075, X, 2082, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2067, 2083, X, 2084, X, X, X, X, 2070, 2070, X, X, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2067, 2068, X, 2070, X, X, X, X, 2070, 2070, X, X, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2080, X, X, X, X, 2059, 2059, X, X, 2059, 2059, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2067, 2079, X, 2070, X, X, X, X, 2070, 2070, X, X, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2085, X, 2086, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2075, X, 2057, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2087, X, X, X, X, 2059, 2059, X, X, 2059, 2059, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2067, 2083, X, 2088, X, X, X, X, 2070, 2070, X, X, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2049, 2049, X, 2089, 2049, 2049, X, 2051, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2085, X, 2090, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2067, 2091, X, 2092, X, X, X, X, 2070, 2070, X, X, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2067, 2083, X, 2070, X, X, X, X, 2070, 2070, X, X, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2066, X, 2093, 2062, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2085, X, 2057, 2049, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2094, X, X, X, X, 2059, 2059, X, X, 2059, 2059, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2067, 2091, X, 2095, X, X, X, X, 2070, 2070, X, X, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2066, X, 2096, 2062, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2067, 2079, X, 2097, 2063, X, X, X, 2070, 2070, X, X, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2067, 2091, X, 2070, X, X, X, X, 2070, 2070, X, X, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2049, 18433, 2049, 2054, 2066, X, 2057, 2062, 2049, X, 2051, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2067, 2079, X, 2098, 2063, X, X, X, 2070, 2070, X, X, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2067, 2079, X, 2070, 2063, X, X, X, 2070, 2070, X, X, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D54: Diagnosis = Diagnosis { answers: &[A222], inner: &[&D49], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&ESCAPED], path: true },
    states: &[
    State::new(262144, 0, true, 255),
    ],
    next: &[
    X, 2048, 2048, 18432, 2048, 2048, 2048, X, 2048, 2048, 2048, X, X, 2048, 2048, X, X, 2048, 2048, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D55: Diagnosis = Diagnosis { answers: &[A217, A205, A206, A207, A208, A209, A210, A211, A212, A182, A213, A214], inner: &[&D59], of_states: &[
    0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9, 1, 5, 4, 1, 4,
    5, 1, 5, 4, 5, 10, 5, 11, 11,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(16384, 3, false, 255), State::new(16384, 7, false, 255), State::new(16384, 3, false, 255),
    State::new(0, 4, false, 255), State::new(16384, 3, false, 255), State::new(32768, 6, false, 255), State::new(16384, 7, false, 255),
    State::new(0, 8, false, 255), State::new(32768, 9, false, 255), State::new(65536, 10, false, 255), State::new(16384, 3, false, 255),
    State::new(16384, 3, false, 255), State::new(0, 13, false, 255), State::new(16384, 3, false, 255), State::new(0, 15, false, 255),
    State::new(16384, 3, false, 255), State::new(16384, 3, false, 255), State::new(16384, 3, false, 255), State::new(0, 19, false, 255),
    State::new(16384, 3, false, 255), State::new(16384, 3, false, 255), State::new(16384, 3, false, 255), State::new(16384, 3, false, 255),
    State::new(16384, 3, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 2049, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2052, X, 2053, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2055, 2056, X, 2057, 2058, X, X, X, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, X, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2059, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2052, X, 2060, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2061, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2055, X, X, 2057, X, X, X, X, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2062, 2058, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2055, 2056, X, 2057, 2058, X, X, X, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2063, X, 2064, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2052, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2062, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2061, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2065, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2063, X, 2066, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2067, X, 2068, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2063, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2069, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2067, X, 2070, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2061, X, 2071, 2058, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2067, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2061, X, 2072, 2058, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2061, X, 2054, 2058, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D56: Diagnosis = Diagnosis { answers: &[A217, A205, A206, A181, A207, A208, A209, A210, A211, A212, A182, A213, A214], inner: &[&D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 1, 6, 5, 1,
    5, 6, 1, 6, 5, 6, 11, 6, 12, 12,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(16384, 4, false, 255), State::new(16384, 8, false, 255), State::new(0, 3, false, 255),
    State::new(16384, 4, false, 255), State::new(0, 5, false, 255), State::new(16384, 4, false, 255), State::new(32768, 7, false, 255),
    State::new(16384, 8, false, 255), State::new(0, 9, false, 255), State::new(32768, 10, false, 255), State::new(65536, 11, false, 255),
    State::new(16384, 4, false, 255), State::new(16384, 4, false, 255), State::new(0, 14, false, 255), State::new(16384, 4, false, 255),
    State::new(0, 16, false, 255), State::new(16384, 4, false, 255), State::new(16384, 4, false, 255), State::new(16384, 4, false, 255),
    State::new(0, 20, false, 255), State::new(16384, 4, false, 255), State::new(16384, 4, false, 255), State::new(16384, 4, false, 255),
    State::new(16384, 4, false, 255), State::new(16384, 4, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 2049, X, X, X, X, 2050, 2050, 18435, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2053, X, 2054, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2056, 2057, X, 2058, 2059, X, X, X, 2058, 2058, X, X, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2059, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, X, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2060, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2053, X, 2061, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2062, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2056, X, X, 2058, X, X, X, X, 2058, 2058, X, X, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2063, 2059, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2056, 2057, X, 2058, 2059, X, X, X, 2058, 2058, X, X, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2059, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2064, X, 2065, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2053, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2063, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2062, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2066, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2064, X, 2067, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2068, X, 2069, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2064, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2070, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2068, X, 2071, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2062, X, 2072, 2059, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2068, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2062, X, 2073, 2059, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2062, X, 2055, 2059, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D57: Diagnosis = Diagnosis { answers: &[A217, A205, A223, A207, A208, A209, A210, A224, A225, A226, A227], inner: &[&D59], of_states: &[
    0, 1, 2, 3, 4, 5, 5, 6, 7, 8, 1, 5, 4, 1, 4, 5,
    1, 5, 4, 5, 9, 5, 10, 10,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(16384, 3, false, 255), State::new(16384, 7, false, 255), State::new(16384, 3, false, 255),
    State::new(0, 4, false, 255), State::new(16384, 3, false, 255), State::new(32768, 6, false, 255), State::new(16384, 7, false, 255),
    State::new(0, 8, false, 255), State::new(32768, 9, false, 255), State::new(16384, 3, false, 255), State::new(16384, 3, false, 255),
    State::new(0, 12, false, 255), State::new(16384, 3, false, 255), State::new(0, 14, false, 255), State::new(16384, 3, false, 255),
    State::new(16384, 3, false, 255), State::new(16384, 3, false, 255), State::new(0, 18, false, 255), State::new(16384, 3, false, 255),
    State::new(16384, 3, false, 255), State::new(16384, 3, false, 255), State::new(16384, 3, false, 255), State::new(16384, 3, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 2049, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2052, X, 2053, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2055, 2056, X, 2057, X, X, X, X, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, X, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2058, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2052, X, 2059, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2060, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2055, X, X, 2057, X, X, X, X, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2061, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2055, 2056, X, 2057, X, X, X, X, 2057, 2057, X, X, 2057, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2062, X, 2063, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2052, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2061, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2060, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2064, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2062, X, 2065, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2066, X, 2067, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2062, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2068, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2066, X, 2069, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2060, X, 2070, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2066, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2060, X, 2071, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2060, X, 2054, X, X, X, X, 2054, 2054, X, X, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D58: Diagnosis = Diagnosis { answers: &[A217, A205, A223, A228, A207, A208, A209, A210, A224, A225, A226, A227], inner: &[&D59], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 1, 6, 5, 1, 5,
    6, 1, 6, 5, 6, 10, 6, 11, 11,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&IPV6REFERENCE], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(16384, 4, false, 255), State::new(16384, 8, false, 255), State::new(0, 3, false, 255),
    State::new(16384, 4, false, 255), State::new(0, 5, false, 255), State::new(16384, 4, false, 255), State::new(32768, 7, false, 255),
    State::new(16384, 8, false, 255), State::new(0, 9, false, 255), State::new(32768, 10, false, 255), State::new(16384, 4, false, 255),
    State::new(16384, 4, false, 255), State::new(0, 13, false, 255), State::new(16384, 4, false, 255), State::new(0, 15, false, 255),
    State::new(16384, 4, false, 255), State::new(16384, 4, false, 255), State::new(16384, 4, false, 255), State::new(0, 19, false, 255),
    State::new(16384, 4, false, 255), State::new(16384, 4, false, 255), State::new(16384, 4, false, 255), State::new(16384, 4, false, 255),
    State::new(16384, 4, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 2049, X, X, X, X, 2050, 2050, 18435, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2053, X, 2054, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2056, 2057, X, 2058, X, X, X, X, 2058, 2058, X, X, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, X, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2059, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2053, X, 2060, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2061, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2056, X, X, 2058, X, X, X, X, 2058, 2058, X, X, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2062, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2056, 2057, X, 2058, X, X, X, X, 2058, 2058, X, X, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2063, X, 2064, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2053, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2062, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2061, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2065, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2063, X, 2066, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2067, X, 2068, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2063, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2069, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2067, X, 2070, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2061, X, 2071, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2067, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2061, X, 2072, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2052, 2061, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D59: Diagnosis = Diagnosis { answers: &[A229, A230, A231, A232, A233, A234, A235, A236, A237, A238, A239, A240, A241, A242, A243, A244, A245, A246, A247, A248, A249], inner: &[], of_states: &[
    0, 1, 2, 3, 2, 4, 5, 6, 2, 7, 8, 9, 10, 11, 7, 8,
    12, 13, 13, 14, 8, 15, 13, 11, 13, 16, 15, 17, 13, 17, 18, 11,
    13, 19, 17, 19, 20,
], table: Table {
    octets: &ADDRESSES, shift: 3,
    rest: &Rest { ranges: ADDRESSES_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    State::new(0, 4, false, 255), State::new(0, 5, false, 255), State::new(0, 6, false, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255), State::new(0, 35, false, 255),
    State::new(0, 36, false, 255),
    ],
    next: &[
    X, X, X, X, X, 2049, X, X,
    X, X, 2050, 2051, 2050, X, X, X,
    X, X, 2052, 2053, 2052, X, 2054, X,
    X, X, X, 2055, X, X, X, X,
    X, X, 2056, 2053, 2056, X, 2054, X,
    X, X, 2057, 2055, 2050, X, X, X,
    X, X, X, X, X, X, X, X,
    X, X, 2058, 2059, 2058, X, 2054, X,
    X, X, 2060, 2053, 2060, X, 2054, X,
    X, 2061, 2062, 2053, 2052, X, 2054, X,
    X, X, 2063, 2064, 2063, X, 2054, X,
    X, X, 2065, X, X, X, X, X,
    X, X, X, 2053, X, X, 2054, X,
    X, X, 2066, X, X, X, X, X,
    X, 2061, 2067, 2053, 2056, X, 2054, X,
    X, X, 2068, 2064, 2068, X, 2054, X,
    X, X, 2069, X, 2058, X, X, X,
    X, 2061, 2070, X, X, X, X, X,
    X, 2071, 2072, X, X, X, X, X,
    X, 2061, 2060, 2053, 2060, X, 2054, X,
    X, X, 2073, 2064, 2073, X, 2054, X,
    X, 2061, 2074, 2064, 2063, X, 2054, X,
    X, 2061, 2075, X, X, X, X, X,
    X, X, 2076, X, X, X, X, X,
    X, 2071, 2077, X, X, X, X, X,
    X, X, X, 2064, X, X, 2054, X,
    X, 2061, 2078, 2064, 2068, X, 2054, X,
    X, 2061, X, X, X, X, X, X,
    X, 2079, 2080, X, X, X, X, X,
    X, 2071, X, X, X, X, X, X,
    X, 2061, 2073, 2064, 2073, X, 2054, X,
    X, X, 2081, X, X, X, X, X,
    X, 2079, 2082, X, X, X, X, X,
    X, X, 2083, X, X, X, 2054, X,
    X, 2079, X, X, X, X, X, X,
    X, X, 2084, X, X, X, 2054, X,
    X, X, X, X, X, X, 2054, X,
    ],
} };

static D60: Diagnosis = Diagnosis { answers: &[A208, A205, A223, A207, A209, A210, A224, A225], inner: &[], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(16384, 3, false, 255), State::new(16384, 5, false, 255), State::new(16384, 3, false, 255),
    State::new(32768, 4, false, 255), State::new(16384, 5, false, 255), State::new(0, 6, false, 255), State::new(32768, 7, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 2049, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2048, X, 2052, X, X, X, X, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2053, 2054, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, X, X, 2052, X, X, X, X, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2051, 2048, X, 2052, X, X, X, X, 2052, 2052, X, X, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2053, X, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2049, X, X, X, X, 2050, 2050, X, X, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2053, 2054, X, 2055, X, X, X, X, 2055, 2055, X, X, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D61: Diagnosis = Diagnosis { answers: &[A250, A251, A207], inner: &[], of_states: &[
    0, 1, 2,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(32768, 1, false, 255), State::new(32768, 1, false, 255), State::new(16384, 2, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 2049, X, X, X, X, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2050, X, X, 2049, X, X, X, X, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2050, X, X, 2049, X, X, X, X, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D62: Diagnosis = Diagnosis { answers: &[A252, A253, A210], inner: &[], of_states: &[
    0, 1, 2,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(32768, 1, false, 255), State::new(16384, 2, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2050, X, X, 2049, X, X, X, X, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2050, X, X, 2049, X, X, X, X, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D63: Diagnosis = Diagnosis { answers: &[A230, A254, A232, A233, A255, A256, A257, A238, A258, A240, A241, A242, A259, A260, A261, A246, A262, A263, A264], inner: &[], of_states: &[
    0, 1, 2, 1, 3, 4, 1, 5, 6, 7, 8, 9, 5, 6, 10, 11,
    11, 12, 6, 13, 11, 9, 11, 14, 13, 15, 11, 15, 16, 9, 11, 17,
    15, 17, 18,
], table: Table {
    octets: &ADDRESSES, shift: 3,
    rest: &Rest { ranges: ADDRESSES_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    State::new(0, 4, false, 255), State::new(0, 5, false, 255), State::new(0, 6, false, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255),
    ],
    next: &[
    X, X, 2049, 2050, 2049, X, X, X,
    X, X, 2051, 2052, 2051, X, X, X,
    X, X, X, 2053, X, X, X, X,
    X, X, 2054, 2052, 2054, X, X, X,
    X, X, 2055, 2053, 2049, X, X, X,
    X, X, 2056, 2057, 2056, X, X, X,
    X, X, 2058, 2052, 2058, X, X, X,
    X, 2059, 2060, 2052, 2051, X, X, X,
    X, X, 2061, 2062, 2061, X, X, X,
    X, X, 2063, X, X, X, X, X,
    X, X, X, 2052, X, X, X, X,
    X, X, 2064, X, X, X, X, X,
    X, 2059, 2065, 2052, 2054, X, X, X,
    X, X, 2066, 2062, 2066, X, X, X,
    X, X, 2067, X, 2056, X, X, X,
    X, 2059, 2068, X, X, X, X, X,
    X, 2069, 2070, X, X, X, X, X,
    X, 2059, 2058, 2052, 2058, X, X, X,
    X, X, 2071, 2062, 2071, X, X, X,
    X, 2059, 2072, 2062, 2061, X, X, X,
    X, 2059, 2073, X, X, X, X, X,
    X, X, 2074, X, X, X, X, X,
    X, 2069, 2075, X, X, X, X, X,
    X, X, X, 2062, X, X, X, X,
    X, 2059, 2076, 2062, 2066, X, X, X,
    X, 2059, X, X, X, X, X, X,
    X, 2077, 2078, X, X, X, X, X,
    X, 2069, X, X, X, X, X, X,
    X, 2059, 2071, 2062, 2071, X, X, X,
    X, X, 2079, X, X, X, X, X,
    X, 2077, 2080, X, X, X, X, X,
    X, X, 2081, X, X, X, X, X,
    X, 2077, X, X, X, X, X, X,
    X, X, 2082, X, X, X, X, X,
    X, X, X, X, X, X, X, X,
    ],
} };

static D64: Diagnosis = Diagnosis { answers: &[A265, A266, A267, A268, A269], inner: &[], of_states: &[
    0, 1, 0, 1, 1, 2, 0, 1, 1, 2, 0, 1, 3, 2, 3, 4,
], table: Table {
    octets: &ADDRESSES, shift: 3,
    rest: &Rest { ranges: ADDRESSES_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    State::new(0, 4, false, 255), State::new(0, 5, false, 255), State::new(0, 6, false, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    ],
    next: &[
    X, X, 2049, X, X, X, X, X,
    X, 2050, 2051, X, X, X, X, X,
    X, X, 2052, X, X, X, X, X,
    X, 2050, 2053, X, X, X, X, X,
    X, 2054, 2055, X, X, X, X, X,
    X, 2050, X, X, X, X, X, X,
    X, X, 2056, X, X, X, X, X,
    X, 2054, 2057, X, X, X, X, X,
    X, 2058, 2059, X, X, X, X, X,
    X, 2054, X, X, X, X, X, X,
    X, X, 2060, X, X, X, X, X,
    X, 2058, 2061, X, X, X, X, X,
    X, X, 2062, X, X, X, X, X,
    X, 2058, X, X, X, X, X, X,
    X, X, 2063, X, X, X, X, X,
    X, X, X, X, X, X, X, X,
    ],
} };

static D65: Diagnosis = Diagnosis { answers: &[A270, A271, A272, A273, A274, A275, A276, A277, A278, A279, A280, A281], inner: &[], of_states: &[
    0, 1, 2, 3, 1, 4, 5, 6, 1, 7, 8, 9, 7, 10, 7, 11,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    State::new(0, 4, false, 255), State::new(0, 5, false, 255), State::new(0, 6, false, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 2049, 2050, X, X, X, 2049, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, 2052, 2053, X, X, X, 2052, X, X, X, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, 2056, 2053, X, X, X, 2056, X, X, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2049, 2054, X, X, X, 2049, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, 2057, X, X, X, X, 2057, X, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, 2059, 2053, X, X, X, 2059, X, X, X, 2059, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, 2060, 2061, X, X, X, 2060, X, X, X, 2060, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, 2062, 2061, X, X, X, 2062, X, X, X, 2062, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2057, X, X, X, X, 2057, X, X, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, 2063, 2061, X, X, X, 2063, X, X, X, 2063, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, X, 2061, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D66: Diagnosis = Diagnosis { answers: &[A282, A283, A284, A285, A286, A287, A288, A289, A290], inner: &[], of_states: &[
    0, 1, 2, 1, 3, 4, 1, 5, 6, 5, 7, 5, 8,
], table: Table {
    octets: &ADDRESSES, shift: 3,
    rest: &Rest { ranges: ADDRESSES_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    State::new(0, 4, false, 255), State::new(0, 5, false, 255), State::new(0, 6, false, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255),
    ],
    next: &[
    X, X, 2049, 2050, 2049, X, X, X,
    X, X, 2051, 2052, 2051, X, X, X,
    X, X, X, 2053, X, X, X, X,
    X, X, 2054, 2052, 2054, X, X, X,
    X, X, 2049, 2053, 2049, X, X, X,
    X, X, 2055, X, 2055, X, X, X,
    X, X, 2056, 2052, 2056, X, X, X,
    X, X, 2057, 2058, 2057, X, X, X,
    X, X, X, 2052, X, X, X, X,
    X, X, 2059, 2058, 2059, X, X, X,
    X, X, 2055, X, 2055, X, X, X,
    X, X, 2060, 2058, 2060, X, X, X,
    X, X, X, 2058, X, X, X, X,
    ],
} };

static D67: Diagnosis = Diagnosis { answers: &[A291, A292, A293], inner: &[], of_states: &[
    0, 1, 1, 1, 2,
], table: Table {
    octets: &ADDRESSES, shift: 3,
    rest: &Rest { ranges: ADDRESSES_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    State::new(0, 4, false, 255),
    ],
    next: &[
    X, X, 2049, X, 2049, X, X, X,
    X, X, 2050, 2048, 2050, X, X, X,
    X, X, 2051, 2048, 2051, X, X, X,
    X, X, 2052, 2048, 2052, X, X, X,
    X, X, X, 2048, X, X, X, X,
    ],
} };

static D68: Diagnosis = Diagnosis { answers: &[A294, A295, A296], inner: &[], of_states: &[
    0, 1, 1, 1, 2,
], table: Table {
    octets: &ADDRESSES, shift: 3,
    rest: &Rest { ranges: ADDRESSES_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    State::new(0, 4, false, 255),
    ],
    next: &[
    X, X, 2049, X, 2049, X, X, X,
    X, X, 2050, X, 2050, X, X, X,
    X, X, 2051, X, 2051, X, X, X,
    X, X, 2052, X, 2052, X, X, X,
    X, X, X, X, X, X, X, X,
    ],
} };

static D69: Diagnosis = Diagnosis { answers: &[A182], inner: &[], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(65536, 0, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 2048, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D70: Diagnosis = Diagnosis { answers: &[A93, A297], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(1048576, 1, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, 2049, X, 2049, X, X, X, X, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D71: Diagnosis = Diagnosis { answers: &[A298, A299], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 2049, X, X, X, X, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D72: Diagnosis = Diagnosis { answers: &[A300, A301], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, 2049, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D73: Diagnosis = Diagnosis { answers: &[A302, A303], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D74: Diagnosis = Diagnosis { answers: &[A304, A305], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
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
