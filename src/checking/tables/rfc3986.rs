//! Made of `grammar/abnf/rfc3986.abnf` by `tests/generator`.

use super::super::diagnosis::{Answer, Diagnoses, Diagnosis, Document};
use crate::error::Expected;
use crate::grammar::{Grammar, Production};
use crate::syntax::tables::rfc3986::{PCT_ENCODED, IP_LITERAL};
use crate::syntax::{NOWHERE as X, Octets, Rest, State, Table};

const fn production(index: usize) -> Expected {
    Expected::Production(Production::new(Grammar::Rfc3986, index))
}

static IDENTIFIERS: Octets = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 56833, 0, 2, 56833, 3, 56833, 56833, 56833, 56833, 56833, 57092, 56833, 57092, 57093, 68614,
    65287, 65288, 65289, 65290, 65290, 65291, 65292, 65292, 65292, 65292, 19981, 56833, 0, 56833, 0, 1038,
    36367, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104,
    57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 17, 0, 0, 0, 56833,
    0, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104,
    57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 57104, 0, 0, 0, 56833, 0,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
];

static IDENTIFIERS_BEYOND: &[(u32, u8)] = &[
    (0x80, 0),
];

static ADDRESSES: Octets = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 513, 0, 0, 513, 0, 513, 513, 513, 513, 513, 513, 513, 513, 514, 0,
    771, 772, 773, 774, 774, 775, 776, 776, 776, 776, 521, 513, 0, 513, 0, 0,
    0, 778, 778, 778, 778, 778, 778, 513, 513, 513, 513, 513, 513, 513, 513, 513,
    513, 513, 513, 513, 513, 513, 523, 513, 513, 513, 513, 12, 0, 13, 0, 513,
    0, 778, 778, 778, 778, 778, 778, 513, 513, 513, 513, 513, 513, 513, 513, 513,
    513, 513, 513, 513, 513, 513, 523, 513, 513, 513, 513, 0, 0, 0, 513, 0,
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
    0, 79617, 0, 2, 79617, 3, 79617, 79617, 79617, 79617, 79617, 96004, 79617, 96005, 96006, 98823,
    98056, 98057, 98058, 98059, 98059, 98060, 98061, 98061, 98061, 98061, 70414, 79617, 0, 79617, 0, 65551,
    74512, 96017, 96017, 96017, 96017, 96017, 96017, 96018, 96018, 96018, 96018, 96018, 96018, 96018, 96018, 96018,
    96018, 96018, 96018, 96018, 96018, 96018, 96018, 96018, 96018, 96018, 96018, 19, 0, 2, 0, 79636,
    0, 96017, 96017, 96017, 96017, 96017, 96017, 96018, 96018, 96018, 96018, 96018, 96018, 96018, 96018, 96018,
    96018, 96018, 96018, 96018, 96018, 96018, 96018, 96018, 96018, 96018, 96018, 0, 0, 0, 79636, 0,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
];

static OTHERS_BEYOND: &[(u32, u8)] = &[
    (0x80, 0),
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
static E4: [Expected; 1] = [production(0)];
const A6: Answer = Answer { production: 9, expected: &E4 };
static E5: [Expected; 6] = [production(0), production(1), Expected::Literal("+"), Expected::Literal("-"), Expected::Literal("."), Expected::Literal(":")];
const A7: Answer = Answer { production: 9, expected: &E5 };
static E6: [Expected; 6] = [Expected::Literal("//"), production(24), production(26), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A8: Answer = Answer { production: 4, expected: &E6 };
static E7: [Expected; 5] = [production(31), Expected::Literal("/"), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A9: Answer = Answer { production: 29, expected: &E7 };
static E8: [Expected; 4] = [production(31), Expected::Literal("/"), Expected::Literal("?"), Expected::End];
const A10: Answer = Answer { production: 33, expected: &E8 };
static E9: [Expected; 5] = [Expected::Literal("/"), production(31), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A11: Answer = Answer { production: 29, expected: &E9 };
const A12: Answer = Answer { production: 32, expected: &E7 };
const A13: Answer = Answer { production: 28, expected: &E7 };
static E10: [Expected; 9] = [production(11), production(14), production(19), production(21), Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A14: Answer = Answer { production: 12, expected: &E10 };
static E11: [Expected; 8] = [production(35), production(34), production(38), Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A15: Answer = Answer { production: 21, expected: &E11 };
static E12: [Expected; 5] = [production(1), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A16: Answer = Answer { production: 13, expected: &E12 };
static E13: [Expected; 9] = [production(20), production(35), production(34), production(38), Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A17: Answer = Answer { production: 21, expected: &E13 };
static E14: [Expected; 8] = [Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::Literal("#"), production(35), production(34), production(38), Expected::End];
const A18: Answer = Answer { production: 21, expected: &E14 };
static E15: [Expected; 10] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(12), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A19: Answer = Answer { production: 11, expected: &E15 };
static E16: [Expected; 9] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A20: Answer = Answer { production: 11, expected: &E16 };
static E17: [Expected; 10] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(13), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A21: Answer = Answer { production: 11, expected: &E17 };
static E18: [Expected; 8] = [production(14), production(19), production(21), Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A22: Answer = Answer { production: 12, expected: &E18 };
static E19: [Expected; 10] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(20), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A23: Answer = Answer { production: 11, expected: &E19 };
static E20: [Expected; 5] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@")];
const A24: Answer = Answer { production: 11, expected: &E20 };
static E21: [Expected; 5] = [Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A25: Answer = Answer { production: 10, expected: &E21 };
static E22: [Expected; 4] = [Expected::Literal("//"), production(24), production(26), Expected::End];
const A26: Answer = Answer { production: 4, expected: &E22 };
static E23: [Expected; 3] = [production(31), Expected::Literal("/"), Expected::End];
const A27: Answer = Answer { production: 29, expected: &E23 };
static E24: [Expected; 3] = [Expected::Literal("/"), production(31), Expected::End];
const A28: Answer = Answer { production: 29, expected: &E24 };
const A29: Answer = Answer { production: 28, expected: &E23 };
static E25: [Expected; 7] = [production(11), production(14), production(19), production(21), Expected::Literal(":"), production(23), Expected::End];
const A30: Answer = Answer { production: 12, expected: &E25 };
static E26: [Expected; 6] = [production(35), production(34), production(38), Expected::Literal(":"), production(23), Expected::End];
const A31: Answer = Answer { production: 21, expected: &E26 };
static E27: [Expected; 3] = [production(1), production(23), Expected::End];
const A32: Answer = Answer { production: 13, expected: &E27 };
static E28: [Expected; 7] = [production(20), production(35), production(34), production(38), Expected::Literal(":"), production(23), Expected::End];
const A33: Answer = Answer { production: 21, expected: &E28 };
static E29: [Expected; 6] = [Expected::Literal(":"), production(23), production(35), production(34), production(38), Expected::End];
const A34: Answer = Answer { production: 21, expected: &E29 };
static E30: [Expected; 8] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(12), production(23), Expected::End];
const A35: Answer = Answer { production: 11, expected: &E30 };
static E31: [Expected; 7] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(23), Expected::End];
const A36: Answer = Answer { production: 11, expected: &E31 };
static E32: [Expected; 8] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(13), production(23), Expected::End];
const A37: Answer = Answer { production: 11, expected: &E32 };
static E33: [Expected; 6] = [production(14), production(19), production(21), Expected::Literal(":"), production(23), Expected::End];
const A38: Answer = Answer { production: 12, expected: &E33 };
static E34: [Expected; 8] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(20), production(23), Expected::End];
const A39: Answer = Answer { production: 11, expected: &E34 };
static E35: [Expected; 3] = [Expected::Literal(":"), production(23), Expected::End];
const A40: Answer = Answer { production: 10, expected: &E35 };
static E36: [Expected; 7] = [production(3), Expected::Literal("//"), production(24), production(25), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A41: Answer = Answer { production: 8, expected: &E36 };
static E37: [Expected; 8] = [production(35), production(34), production(38), Expected::Literal("@"), Expected::Literal("/"), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A42: Answer = Answer { production: 30, expected: &E37 };
static E38: [Expected; 9] = [Expected::Literal(":"), production(35), production(34), production(38), Expected::Literal("@"), Expected::Literal("/"), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A43: Answer = Answer { production: 30, expected: &E38 };
static E39: [Expected; 4] = [production(4), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A44: Answer = Answer { production: 5, expected: &E39 };
const A45: Answer = Answer { production: 5, expected: &E7 };
static E40: [Expected; 2] = [production(33), Expected::End];
const A46: Answer = Answer { production: 5, expected: &E40 };
static E41: [Expected; 5] = [Expected::Literal("/"), production(29), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A47: Answer = Answer { production: 5, expected: &E41 };
static E42: [Expected; 3] = [production(32), Expected::Literal("#"), Expected::End];
const A48: Answer = Answer { production: 5, expected: &E42 };
static E43: [Expected; 5] = [production(28), Expected::Literal("/"), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A49: Answer = Answer { production: 5, expected: &E43 };
const A50: Answer = Answer { production: 5, expected: &E8 };
static E44: [Expected; 5] = [production(10), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A51: Answer = Answer { production: 5, expected: &E44 };
const A52: Answer = Answer { production: 5, expected: &E11 };
static E45: [Expected; 9] = [Expected::Literal("."), production(35), production(34), production(38), Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A53: Answer = Answer { production: 5, expected: &E45 };
static E46: [Expected; 10] = [Expected::Literal("."), production(1), production(35), production(34), production(38), Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A54: Answer = Answer { production: 5, expected: &E46 };
static E47: [Expected; 12] = [Expected::Literal("."), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5"), production(35), production(34), production(38), Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A55: Answer = Answer { production: 5, expected: &E47 };
static E48: [Expected; 5] = [production(13), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A56: Answer = Answer { production: 5, expected: &E48 };
const A57: Answer = Answer { production: 5, expected: &E13 };
static E49: [Expected; 10] = [Expected::Literal("."), Expected::Range('\u{30}', '\u{35}'), production(35), production(34), production(38), Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A58: Answer = Answer { production: 5, expected: &E49 };
const A59: Answer = Answer { production: 5, expected: &E12 };
const A60: Answer = Answer { production: 5, expected: &E14 };
static E50: [Expected; 9] = [Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::Literal("#"), production(1), production(35), production(34), production(38), Expected::End];
const A61: Answer = Answer { production: 5, expected: &E50 };
static E51: [Expected; 11] = [Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::Literal("#"), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5"), production(35), production(34), production(38), Expected::End];
const A62: Answer = Answer { production: 5, expected: &E51 };
static E52: [Expected; 9] = [Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::Range('\u{30}', '\u{35}'), production(35), production(34), production(38), Expected::End];
const A63: Answer = Answer { production: 5, expected: &E52 };
static E53: [Expected; 2] = [production(0), production(7)];
const A64: Answer = Answer { production: 9, expected: &E53 };
const A65: Answer = Answer { production: 5, expected: &E16 };
static E54: [Expected; 10] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("."), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A66: Answer = Answer { production: 5, expected: &E54 };
static E55: [Expected; 11] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("."), production(1), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A67: Answer = Answer { production: 5, expected: &E55 };
static E56: [Expected; 13] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("."), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5"), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A68: Answer = Answer { production: 5, expected: &E56 };
const A69: Answer = Answer { production: 5, expected: &E17 };
static E57: [Expected; 6] = [production(12), Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A70: Answer = Answer { production: 5, expected: &E57 };
const A71: Answer = Answer { production: 5, expected: &E19 };
static E58: [Expected; 11] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("."), Expected::Range('\u{30}', '\u{35}'), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A72: Answer = Answer { production: 5, expected: &E58 };
const A73: Answer = Answer { production: 5, expected: &E20 };
static E59: [Expected; 10] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(1), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A74: Answer = Answer { production: 5, expected: &E59 };
static E60: [Expected; 10] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(23), Expected::Literal("?"), Expected::Literal("#"), production(1), Expected::End];
const A75: Answer = Answer { production: 5, expected: &E60 };
static E61: [Expected; 12] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(23), Expected::Literal("?"), Expected::Literal("#"), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5"), Expected::End];
const A76: Answer = Answer { production: 5, expected: &E61 };
static E62: [Expected; 10] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(23), Expected::Literal("?"), Expected::Literal("#"), Expected::Range('\u{30}', '\u{35}'), Expected::End];
const A77: Answer = Answer { production: 5, expected: &E62 };
const A78: Answer = Answer { production: 5, expected: &E21 };
static E63: [Expected; 5] = [Expected::Literal("//"), production(24), production(26), Expected::Literal("?"), Expected::End];
const A79: Answer = Answer { production: 4, expected: &E63 };
const A80: Answer = Answer { production: 29, expected: &E8 };
static E64: [Expected; 4] = [Expected::Literal("/"), production(31), Expected::Literal("?"), Expected::End];
const A81: Answer = Answer { production: 29, expected: &E64 };
const A82: Answer = Answer { production: 32, expected: &E8 };
const A83: Answer = Answer { production: 28, expected: &E8 };
static E65: [Expected; 8] = [production(11), production(14), production(19), production(21), Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::End];
const A84: Answer = Answer { production: 12, expected: &E65 };
static E66: [Expected; 7] = [production(35), production(34), production(38), Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::End];
const A85: Answer = Answer { production: 21, expected: &E66 };
static E67: [Expected; 4] = [production(1), production(23), Expected::Literal("?"), Expected::End];
const A86: Answer = Answer { production: 13, expected: &E67 };
static E68: [Expected; 8] = [production(20), production(35), production(34), production(38), Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::End];
const A87: Answer = Answer { production: 21, expected: &E68 };
static E69: [Expected; 7] = [Expected::Literal(":"), production(23), Expected::Literal("?"), production(35), production(34), production(38), Expected::End];
const A88: Answer = Answer { production: 21, expected: &E69 };
static E70: [Expected; 9] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(12), production(23), Expected::Literal("?"), Expected::End];
const A89: Answer = Answer { production: 11, expected: &E70 };
static E71: [Expected; 8] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(23), Expected::Literal("?"), Expected::End];
const A90: Answer = Answer { production: 11, expected: &E71 };
static E72: [Expected; 9] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(13), production(23), Expected::Literal("?"), Expected::End];
const A91: Answer = Answer { production: 11, expected: &E72 };
static E73: [Expected; 7] = [production(14), production(19), production(21), Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::End];
const A92: Answer = Answer { production: 12, expected: &E73 };
static E74: [Expected; 9] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(20), production(23), Expected::Literal("?"), Expected::End];
const A93: Answer = Answer { production: 11, expected: &E74 };
static E75: [Expected; 4] = [Expected::Literal(":"), production(23), Expected::Literal("?"), Expected::End];
const A94: Answer = Answer { production: 10, expected: &E75 };
static E76: [Expected; 6] = [Expected::Literal("//"), production(24), production(25), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A95: Answer = Answer { production: 8, expected: &E76 };
static E77: [Expected; 4] = [Expected::Literal("//"), production(24), production(25), Expected::End];
const A96: Answer = Answer { production: 8, expected: &E77 };
static E78: [Expected; 6] = [production(35), production(34), production(38), Expected::Literal("@"), Expected::Literal("/"), Expected::End];
const A97: Answer = Answer { production: 30, expected: &E78 };
static E79: [Expected; 6] = [production(0), production(1), Expected::Literal("+"), Expected::Literal("-"), Expected::Literal("."), Expected::End];
const A98: Answer = Answer { production: 9, expected: &E79 };
static E80: [Expected; 6] = [production(11), production(14), production(19), production(21), Expected::Literal(":"), Expected::End];
const A99: Answer = Answer { production: 12, expected: &E80 };
static E81: [Expected; 5] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::End];
const A100: Answer = Answer { production: 21, expected: &E81 };
static E82: [Expected; 2] = [production(1), Expected::End];
const A101: Answer = Answer { production: 13, expected: &E82 };
static E83: [Expected; 6] = [production(20), production(35), production(34), production(38), Expected::Literal(":"), Expected::End];
const A102: Answer = Answer { production: 21, expected: &E83 };
static E84: [Expected; 5] = [Expected::Literal(":"), production(35), production(34), production(38), Expected::End];
const A103: Answer = Answer { production: 21, expected: &E84 };
static E85: [Expected; 7] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(12), Expected::End];
const A104: Answer = Answer { production: 11, expected: &E85 };
static E86: [Expected; 6] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), Expected::End];
const A105: Answer = Answer { production: 11, expected: &E86 };
static E87: [Expected; 7] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(13), Expected::End];
const A106: Answer = Answer { production: 11, expected: &E87 };
static E88: [Expected; 5] = [production(14), production(19), production(21), Expected::Literal(":"), Expected::End];
const A107: Answer = Answer { production: 12, expected: &E88 };
static E89: [Expected; 7] = [production(35), production(34), production(38), Expected::Literal(":"), Expected::Literal("@"), production(20), Expected::End];
const A108: Answer = Answer { production: 11, expected: &E89 };
static E90: [Expected; 2] = [Expected::Literal(":"), Expected::End];
const A109: Answer = Answer { production: 10, expected: &E90 };
const A110: Answer = Answer { production: 11, expected: &E81 };
static E91: [Expected; 4] = [production(14), production(19), production(21), Expected::End];
const A111: Answer = Answer { production: 12, expected: &E91 };
static E92: [Expected; 4] = [production(35), production(34), production(38), Expected::End];
const A112: Answer = Answer { production: 21, expected: &E92 };
static E93: [Expected; 5] = [production(20), production(35), production(34), production(38), Expected::End];
const A113: Answer = Answer { production: 21, expected: &E93 };
const A114: Answer = Answer { production: 12, expected: &E1 };
static E94: [Expected; 1] = [Expected::Literal("[")];
const A115: Answer = Answer { production: 14, expected: &E94 };
static E95: [Expected; 2] = [production(16), production(15)];
const A116: Answer = Answer { production: 14, expected: &E95 };
static E96: [Expected; 3] = [production(2), Expected::Literal(":"), Expected::Literal("::")];
const A117: Answer = Answer { production: 16, expected: &E96 };
static E97: [Expected; 1] = [Expected::Literal(":")];
const A118: Answer = Answer { production: 16, expected: &E97 };
static E98: [Expected; 1] = [production(2)];
const A119: Answer = Answer { production: 15, expected: &E98 };
static E99: [Expected; 2] = [production(17), Expected::Literal(":")];
const A120: Answer = Answer { production: 16, expected: &E99 };
static E100: [Expected; 3] = [production(17), production(18), Expected::Literal("]")];
const A121: Answer = Answer { production: 16, expected: &E100 };
static E101: [Expected; 2] = [production(2), Expected::Literal(".")];
const A122: Answer = Answer { production: 15, expected: &E101 };
static E102: [Expected; 4] = [production(2), Expected::Literal(":"), Expected::Literal("."), Expected::Literal("]")];
const A123: Answer = Answer { production: 16, expected: &E102 };
static E103: [Expected; 5] = [production(2), Expected::Literal(":"), Expected::Literal("."), production(1), Expected::Literal("]")];
const A124: Answer = Answer { production: 16, expected: &E103 };
static E104: [Expected; 7] = [production(2), Expected::Literal(":"), Expected::Literal("."), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5"), Expected::Literal("]")];
const A125: Answer = Answer { production: 16, expected: &E104 };
static E105: [Expected; 3] = [production(2), Expected::Literal(":"), Expected::Literal("]")];
const A126: Answer = Answer { production: 16, expected: &E105 };
const A127: Answer = Answer { production: 14, expected: &E1 };
static E106: [Expected; 3] = [production(35), production(38), Expected::Literal(":")];
const A128: Answer = Answer { production: 15, expected: &E106 };
static E107: [Expected; 2] = [Expected::Literal(":"), Expected::Literal("::")];
const A129: Answer = Answer { production: 16, expected: &E107 };
static E108: [Expected; 1] = [production(20)];
const A130: Answer = Answer { production: 16, expected: &E108 };
static E109: [Expected; 2] = [production(17), production(18)];
const A131: Answer = Answer { production: 16, expected: &E109 };
static E110: [Expected; 5] = [production(2), Expected::Literal(":"), Expected::Literal("."), Expected::Range('\u{30}', '\u{35}'), Expected::Literal("]")];
const A132: Answer = Answer { production: 16, expected: &E110 };
static E111: [Expected; 4] = [production(35), production(38), Expected::Literal(":"), Expected::Literal("]")];
const A133: Answer = Answer { production: 15, expected: &E111 };
static E112: [Expected; 1] = [Expected::Literal(".")];
const A134: Answer = Answer { production: 16, expected: &E112 };
static E113: [Expected; 2] = [Expected::Literal("."), production(1)];
const A135: Answer = Answer { production: 16, expected: &E113 };
static E114: [Expected; 4] = [Expected::Literal("."), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5")];
const A136: Answer = Answer { production: 16, expected: &E114 };
static E115: [Expected; 2] = [Expected::Literal("."), Expected::Range('\u{30}', '\u{35}')];
const A137: Answer = Answer { production: 16, expected: &E115 };
static E116: [Expected; 2] = [Expected::Literal(":"), Expected::Literal("]")];
const A138: Answer = Answer { production: 16, expected: &E116 };
static E117: [Expected; 1] = [Expected::Literal("]")];
const A139: Answer = Answer { production: 14, expected: &E117 };
static E118: [Expected; 2] = [Expected::Literal("]"), production(1)];
const A140: Answer = Answer { production: 16, expected: &E118 };
static E119: [Expected; 4] = [Expected::Literal("]"), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5")];
const A141: Answer = Answer { production: 16, expected: &E119 };
static E120: [Expected; 2] = [Expected::Literal("]"), Expected::Range('\u{30}', '\u{35}')];
const A142: Answer = Answer { production: 16, expected: &E120 };
static E121: [Expected; 3] = [production(18), production(17), Expected::Literal("]")];
const A143: Answer = Answer { production: 16, expected: &E121 };
static E122: [Expected; 2] = [production(18), production(17)];
const A144: Answer = Answer { production: 16, expected: &E122 };
static E123: [Expected; 3] = [production(18), Expected::Literal(":"), production(17)];
const A145: Answer = Answer { production: 16, expected: &E123 };
static E124: [Expected; 4] = [production(2), Expected::Literal(":"), Expected::Literal("."), Expected::Literal("::")];
const A146: Answer = Answer { production: 16, expected: &E124 };
static E125: [Expected; 5] = [production(2), Expected::Literal(":"), Expected::Literal("."), production(1), Expected::Literal("::")];
const A147: Answer = Answer { production: 16, expected: &E125 };
static E126: [Expected; 7] = [production(2), Expected::Literal(":"), Expected::Literal("."), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5"), Expected::Literal("::")];
const A148: Answer = Answer { production: 16, expected: &E126 };
static E127: [Expected; 2] = [production(17), Expected::Literal("]")];
const A149: Answer = Answer { production: 16, expected: &E127 };
static E128: [Expected; 1] = [production(17)];
const A150: Answer = Answer { production: 16, expected: &E128 };
static E129: [Expected; 5] = [production(2), Expected::Literal(":"), Expected::Literal("."), Expected::Range('\u{30}', '\u{35}'), Expected::Literal("::")];
const A151: Answer = Answer { production: 16, expected: &E129 };
static E130: [Expected; 2] = [production(2), Expected::Literal("]")];
const A152: Answer = Answer { production: 16, expected: &E130 };
static E131: [Expected; 1] = [Expected::Literal("v")];
const A153: Answer = Answer { production: 15, expected: &E131 };
static E132: [Expected; 4] = [production(35), production(38), Expected::Literal(":"), Expected::End];
const A154: Answer = Answer { production: 15, expected: &E132 };
static E133: [Expected; 2] = [production(17), Expected::Literal("::")];
const A155: Answer = Answer { production: 16, expected: &E133 };
static E134: [Expected; 3] = [production(17), production(18), Expected::End];
const A156: Answer = Answer { production: 16, expected: &E134 };
static E135: [Expected; 4] = [production(2), Expected::Literal(":"), Expected::Literal("."), Expected::End];
const A157: Answer = Answer { production: 16, expected: &E135 };
static E136: [Expected; 5] = [production(2), Expected::Literal(":"), Expected::Literal("."), production(1), Expected::End];
const A158: Answer = Answer { production: 16, expected: &E136 };
static E137: [Expected; 7] = [production(2), Expected::Literal(":"), Expected::Literal("."), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5"), Expected::End];
const A159: Answer = Answer { production: 16, expected: &E137 };
static E138: [Expected; 3] = [production(2), Expected::Literal(":"), Expected::End];
const A160: Answer = Answer { production: 16, expected: &E138 };
static E139: [Expected; 5] = [production(2), Expected::Literal(":"), Expected::Literal("."), Expected::Range('\u{30}', '\u{35}'), Expected::End];
const A161: Answer = Answer { production: 16, expected: &E139 };
const A162: Answer = Answer { production: 16, expected: &E90 };
const A163: Answer = Answer { production: 16, expected: &E1 };
const A164: Answer = Answer { production: 16, expected: &E82 };
static E140: [Expected; 4] = [production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5"), Expected::End];
const A165: Answer = Answer { production: 16, expected: &E140 };
static E141: [Expected; 2] = [Expected::Range('\u{30}', '\u{35}'), Expected::End];
const A166: Answer = Answer { production: 16, expected: &E141 };
static E142: [Expected; 3] = [production(18), production(17), Expected::End];
const A167: Answer = Answer { production: 16, expected: &E142 };
static E143: [Expected; 2] = [production(17), Expected::End];
const A168: Answer = Answer { production: 16, expected: &E143 };
static E144: [Expected; 2] = [production(2), Expected::End];
const A169: Answer = Answer { production: 16, expected: &E144 };
const A170: Answer = Answer { production: 17, expected: &E98 };
const A171: Answer = Answer { production: 17, expected: &E144 };
const A172: Answer = Answer { production: 17, expected: &E1 };
static E145: [Expected; 2] = [production(17), production(19)];
const A173: Answer = Answer { production: 18, expected: &E145 };
static E146: [Expected; 3] = [production(2), Expected::Literal(":"), Expected::Literal(".")];
const A174: Answer = Answer { production: 19, expected: &E146 };
static E147: [Expected; 4] = [production(2), Expected::Literal(":"), Expected::Literal("."), production(1)];
const A175: Answer = Answer { production: 20, expected: &E147 };
static E148: [Expected; 6] = [production(2), Expected::Literal(":"), Expected::Literal("."), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5")];
const A176: Answer = Answer { production: 20, expected: &E148 };
static E149: [Expected; 2] = [production(2), Expected::Literal(":")];
const A177: Answer = Answer { production: 18, expected: &E149 };
static E150: [Expected; 5] = [production(1), Expected::Range('\u{31}', '\u{39}'), Expected::Literal("1"), Expected::Literal("2"), Expected::Literal("25")];
const A178: Answer = Answer { production: 20, expected: &E150 };
const A179: Answer = Answer { production: 18, expected: &E128 };
static E151: [Expected; 4] = [production(2), Expected::Literal(":"), Expected::Literal("."), Expected::Range('\u{30}', '\u{35}')];
const A180: Answer = Answer { production: 20, expected: &E151 };
const A181: Answer = Answer { production: 19, expected: &E112 };
const A182: Answer = Answer { production: 20, expected: &E113 };
const A183: Answer = Answer { production: 20, expected: &E114 };
const A184: Answer = Answer { production: 18, expected: &E144 };
const A185: Answer = Answer { production: 20, expected: &E115 };
const A186: Answer = Answer { production: 18, expected: &E97 };
const A187: Answer = Answer { production: 18, expected: &E1 };
const A188: Answer = Answer { production: 20, expected: &E82 };
const A189: Answer = Answer { production: 20, expected: &E140 };
const A190: Answer = Answer { production: 20, expected: &E141 };
const A191: Answer = Answer { production: 19, expected: &E1 };
const A192: Answer = Answer { production: 20, expected: &E1 };
static E152: [Expected; 5] = [Expected::Literal("/"), production(24), production(25), production(26), Expected::End];
const A193: Answer = Answer { production: 23, expected: &E152 };
static E153: [Expected; 7] = [production(35), production(34), production(38), Expected::Literal("@"), Expected::Literal("/"), production(31), Expected::End];
const A194: Answer = Answer { production: 29, expected: &E153 };
static E154: [Expected; 4] = [production(28), Expected::Literal("/"), production(31), Expected::End];
const A195: Answer = Answer { production: 29, expected: &E154 };
const A196: Answer = Answer { production: 28, expected: &E154 };
static E155: [Expected; 2] = [Expected::Literal("/"), Expected::End];
const A197: Answer = Answer { production: 23, expected: &E155 };
static E156: [Expected; 1] = [Expected::Literal("/")];
const A198: Answer = Answer { production: 24, expected: &E156 };
static E157: [Expected; 2] = [production(31), Expected::End];
const A199: Answer = Answer { production: 29, expected: &E157 };
static E158: [Expected; 4] = [production(35), production(34), production(38), Expected::Literal("@")];
const A200: Answer = Answer { production: 30, expected: &E158 };
static E159: [Expected; 1] = [production(31)];
const A201: Answer = Answer { production: 29, expected: &E159 };
const A202: Answer = Answer { production: 27, expected: &E1 };
const A203: Answer = Answer { production: 28, expected: &E157 };
static E160: [Expected; 5] = [production(35), production(34), production(38), Expected::Literal("@"), Expected::End];
const A204: Answer = Answer { production: 30, expected: &E160 };
const A205: Answer = Answer { production: 31, expected: &E20 };
const A206: Answer = Answer { production: 31, expected: &E1 };
static E161: [Expected; 1] = [Expected::Literal("%")];
const A207: Answer = Answer { production: 34, expected: &E161 };
const A208: Answer = Answer { production: 34, expected: &E98 };
const A209: Answer = Answer { production: 34, expected: &E1 };
static E162: [Expected; 6] = [production(0), production(1), Expected::Literal("-"), Expected::Literal("."), Expected::Literal("_"), Expected::Literal("~")];
const A210: Answer = Answer { production: 35, expected: &E162 };
const A211: Answer = Answer { production: 35, expected: &E1 };
static E163: [Expected; 2] = [production(37), production(38)];
const A212: Answer = Answer { production: 36, expected: &E163 };
const A213: Answer = Answer { production: 36, expected: &E1 };
static E164: [Expected; 7] = [Expected::Literal(":"), Expected::Literal("/"), Expected::Literal("?"), Expected::Literal("#"), Expected::Literal("["), Expected::Literal("]"), Expected::Literal("@")];
const A214: Answer = Answer { production: 37, expected: &E164 };
const A215: Answer = Answer { production: 37, expected: &E1 };
static E165: [Expected; 11] = [Expected::Literal("!"), Expected::Literal("$"), Expected::Literal("&"), Expected::Literal("'"), Expected::Literal("("), Expected::Literal(")"), Expected::Literal("*"), Expected::Literal("+"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal("=")];
const A216: Answer = Answer { production: 38, expected: &E165 };
const A217: Answer = Answer { production: 38, expected: &E1 };

static D0: Diagnosis = Diagnosis { answers: &[A0, A1], inner: &[], of_states: &[
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

static D1: Diagnosis = Diagnosis { answers: &[A2, A3], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
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
    X, X, X, X, X, X, X, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D3: Diagnosis = Diagnosis { answers: &[A6, A7, A8, A9, A10, A11, A12, A13, A14, A15, A16, A17, A18], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 10, 11,
    9, 9, 9, 9, 9, 11, 9, 9, 9, 9, 9, 11, 9, 12, 12, 12,
    12, 12,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(512, 3, true, 255), State::new(512, 3, true, 255),
    State::new(1024, 4, true, 255), State::new(512, 3, true, 255), State::new(1024, 6, true, 255), State::new(2048, 7, true, 255),
    State::new(0, 8, false, 255), State::new(4096, 9, true, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(8192, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(4096, 9, true, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2050, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2053, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2055, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2056, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2052, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, 2052, 18439, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2054, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2058, 2059, 2060, 2061, 2061, 2061, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2063, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2063, 2055, 2061, 2061, 2061, 2061, 2061, 2061, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2063, 2055, 2061, 2061, 2061, 2061, 2064, 2058, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2063, 2055, 2058, 2058, 2058, 2058, 2058, 2058, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2052, X, X, X, 2055, 2062, 2062, 2062, 2062, 2062, 2062, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2065, 2066, 2067, 2068, 2068, 2068, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2063, 2055, 2058, 2058, 2058, 2058, 2058, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2069, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2069, 2055, 2068, 2068, 2068, 2068, 2068, 2068, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2069, 2055, 2068, 2068, 2068, 2068, 2070, 2065, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2069, 2055, 2065, 2065, 2065, 2065, 2065, 2065, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2071, 2072, 2073, 2074, 2074, 2074, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2069, 2055, 2065, 2065, 2065, 2065, 2065, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2075, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2075, 2055, 2074, 2074, 2074, 2074, 2074, 2074, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2075, 2055, 2074, 2074, 2074, 2074, 2076, 2071, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2075, 2055, 2071, 2071, 2071, 2071, 2071, 2071, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2077, 2078, 2079, 2080, 2080, 2080, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2075, 2055, 2071, 2071, 2071, 2071, 2071, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2080, 2080, 2080, 2080, 2080, 2080, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2080, 2080, 2080, 2080, 2081, 2077, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2077, 2077, 2077, 2077, 2077, 2077, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2077, 2077, 2077, 2077, 2077, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D4: Diagnosis = Diagnosis { answers: &[A6, A7, A8, A9, A10, A11, A12, A13, A19, A20, A21, A22, A23, A24, A15, A16, A17, A18], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 10, 11,
    12, 9, 13, 9, 14, 14, 14, 14, 14, 15, 9, 9, 9, 9, 16, 14,
    12, 9, 14, 14, 14, 14, 9, 9, 9, 9, 16, 14, 12, 9, 14, 14,
    14, 14, 16, 14, 17, 17, 17, 17, 17,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(512, 3, true, 255), State::new(512, 3, true, 255),
    State::new(1024, 4, true, 255), State::new(512, 3, true, 255), State::new(1024, 6, true, 255), State::new(2048, 7, true, 255),
    State::new(0, 8, false, 255), State::new(4096, 9, true, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(8192, 19, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(16384, 18, true, 255), State::new(8192, 19, false, 255),
    State::new(4096, 20, true, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(8192, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255), State::new(0, 35, false, 255),
    State::new(0, 36, false, 255), State::new(0, 37, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(0, 40, false, 255), State::new(0, 41, false, 255), State::new(0, 42, false, 255), State::new(0, 43, false, 255),
    State::new(4096, 9, true, 255), State::new(0, 45, false, 255), State::new(0, 46, false, 255), State::new(0, 47, false, 255),
    State::new(0, 48, false, 255), State::new(0, 49, false, 255), State::new(0, 50, false, 255), State::new(0, 51, false, 255),
    State::new(4096, 20, true, 255), State::new(0, 53, false, 255), State::new(0, 54, false, 255), State::new(0, 55, false, 255),
    State::new(0, 56, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2050, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2053, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2055, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2056, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2052, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, 2052, 18439, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2054, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2058, 2059, 2060, 2061, 2061, 2061, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2061, 2061, 2061, 2061, 2061, 2061, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2061, 2061, 2061, 2061, 2065, 2058, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2058, 2058, 2058, 2058, 2058, 2058, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2052, 18450, 2066, 2066, 2055, 2067, 2067, 2067, 2067, 2067, 2067, 2066, 2054, 2063, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2069, 2070, 2071, 2072, 2072, 2072, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2074, 2075, 2076, 2077, 2077, 2077, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2058, 2058, 2058, 2058, 2058, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, X, 2066, 2066, 2066, 2066, 2066, 2066, 2066, X, 2063, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2052, 18450, 2066, 2066, 2055, 2067, 2067, 2067, 2067, 2067, 2067, 2066, 2054, 2063, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2078, 2055, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2078, 2055, 2072, 2072, 2072, 2072, 2072, 2072, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2078, 2055, 2072, 2072, 2072, 2072, 2079, 2069, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2078, 2055, 2069, 2069, 2069, 2069, 2069, 2069, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2052, X, X, X, 2055, 2073, 2073, 2073, 2073, 2073, 2073, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2080, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2080, 2055, 2077, 2077, 2077, 2077, 2077, 2077, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2080, 2055, 2077, 2077, 2077, 2077, 2081, 2074, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2080, 2055, 2074, 2074, 2074, 2074, 2074, 2074, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2082, 2083, 2084, 2085, 2085, 2085, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2078, 2055, 2069, 2069, 2069, 2069, 2069, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2086, 2087, 2088, 2089, 2089, 2089, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2080, 2055, 2074, 2074, 2074, 2074, 2074, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2090, 2055, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2090, 2055, 2085, 2085, 2085, 2085, 2085, 2085, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2090, 2055, 2085, 2085, 2085, 2085, 2091, 2082, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2090, 2055, 2082, 2082, 2082, 2082, 2082, 2082, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2092, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2092, 2055, 2089, 2089, 2089, 2089, 2089, 2089, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2092, 2055, 2089, 2089, 2089, 2089, 2093, 2086, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2092, 2055, 2086, 2086, 2086, 2086, 2086, 2086, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2094, 2095, 2096, 2097, 2097, 2097, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2090, 2055, 2082, 2082, 2082, 2082, 2082, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2092, 2055, 2086, 2086, 2086, 2086, 2086, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2098, 2055, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2098, 2055, 2097, 2097, 2097, 2097, 2097, 2097, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2098, 2055, 2097, 2097, 2097, 2097, 2099, 2094, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2098, 2055, 2094, 2094, 2094, 2094, 2094, 2094, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2100, 2101, 2102, 2103, 2103, 2103, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2098, 2055, 2094, 2094, 2094, 2094, 2094, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2103, 2103, 2103, 2103, 2103, 2103, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2103, 2103, 2103, 2103, 2104, 2100, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2100, 2100, 2100, 2100, 2100, 2100, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2100, 2100, 2100, 2100, 2100, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D5: Diagnosis = Diagnosis { answers: &[A6, A7, A8, A9, A10, A11, A12, A13, A14, A15, A16, A25, A17, A18], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 10, 11,
    12, 9, 9, 9, 9, 9, 12, 9, 9, 9, 9, 9, 12, 9, 13, 13,
    13, 13, 13,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(512, 3, true, 255), State::new(512, 3, true, 255),
    State::new(1024, 4, true, 255), State::new(512, 3, true, 255), State::new(1024, 6, true, 255), State::new(2048, 7, true, 255),
    State::new(0, 8, false, 255), State::new(4096, 9, true, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(8192, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(4096, 9, true, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2050, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2053, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2055, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2056, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2052, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, 2052, 18439, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2054, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2058, 2059, 2060, 2061, 2061, 2061, 2062, 2054, X, 2057, 34831, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2061, 2061, 2061, 2061, 2061, 2061, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2061, 2061, 2061, 2061, 2065, 2058, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2058, 2058, 2058, 2058, 2058, 2058, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2052, X, X, X, 2055, 2062, 2062, 2062, 2062, 2062, 2062, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2052, X, X, X, 2055, X, X, X, X, X, X, 2062, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2066, 2067, 2068, 2069, 2069, 2069, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2058, 2058, 2058, 2058, 2058, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2070, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2070, 2055, 2069, 2069, 2069, 2069, 2069, 2069, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2070, 2055, 2069, 2069, 2069, 2069, 2071, 2066, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2070, 2055, 2066, 2066, 2066, 2066, 2066, 2066, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2072, 2073, 2074, 2075, 2075, 2075, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2070, 2055, 2066, 2066, 2066, 2066, 2066, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2076, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2076, 2055, 2075, 2075, 2075, 2075, 2075, 2075, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2076, 2055, 2075, 2075, 2075, 2075, 2077, 2072, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2076, 2055, 2072, 2072, 2072, 2072, 2072, 2072, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2078, 2079, 2080, 2081, 2081, 2081, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2076, 2055, 2072, 2072, 2072, 2072, 2072, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2081, 2081, 2081, 2081, 2081, 2081, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2081, 2081, 2081, 2081, 2082, 2078, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2078, 2078, 2078, 2078, 2078, 2078, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2078, 2078, 2078, 2078, 2078, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D6: Diagnosis = Diagnosis { answers: &[A6, A7, A8, A9, A10, A11, A12, A13, A19, A20, A21, A22, A25, A23, A24, A15, A16, A17, A18], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 10, 11,
    12, 13, 9, 14, 9, 15, 15, 15, 15, 15, 16, 9, 9, 9, 9, 17,
    15, 13, 9, 15, 15, 15, 15, 9, 9, 9, 9, 17, 15, 13, 9, 15,
    15, 15, 15, 17, 15, 18, 18, 18, 18, 18,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(512, 3, true, 255), State::new(512, 3, true, 255),
    State::new(1024, 4, true, 255), State::new(512, 3, true, 255), State::new(1024, 6, true, 255), State::new(2048, 7, true, 255),
    State::new(0, 8, false, 255), State::new(4096, 9, true, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(8192, 20, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(16384, 19, true, 255),
    State::new(8192, 20, false, 255), State::new(4096, 21, true, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(8192, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255), State::new(0, 35, false, 255),
    State::new(0, 36, false, 255), State::new(0, 37, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(0, 40, false, 255), State::new(0, 41, false, 255), State::new(0, 42, false, 255), State::new(0, 43, false, 255),
    State::new(0, 44, false, 255), State::new(4096, 9, true, 255), State::new(0, 46, false, 255), State::new(0, 47, false, 255),
    State::new(0, 48, false, 255), State::new(0, 49, false, 255), State::new(0, 50, false, 255), State::new(0, 51, false, 255),
    State::new(0, 52, false, 255), State::new(4096, 21, true, 255), State::new(0, 54, false, 255), State::new(0, 55, false, 255),
    State::new(0, 56, false, 255), State::new(0, 57, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2050, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2053, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2055, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2056, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2052, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, 2052, 18439, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2054, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2058, 2059, 2060, 2061, 2061, 2061, 2062, 2054, 2063, 2057, 34832, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2065, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2065, 2055, 2061, 2061, 2061, 2061, 2061, 2061, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2065, 2055, 2061, 2061, 2061, 2061, 2066, 2058, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2065, 2055, 2058, 2058, 2058, 2058, 2058, 2058, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2052, 18451, 2067, 2067, 2055, 2068, 2068, 2068, 2068, 2068, 2068, 2067, 2054, 2063, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2070, 2071, 2072, 2073, 2073, 2073, 2074, 2054, X, 2069, 34832, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2052, X, X, X, 2055, X, X, X, X, X, X, 2074, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2075, 2076, 2077, 2078, 2078, 2078, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2065, 2055, 2058, 2058, 2058, 2058, 2058, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2067, X, 2067, 2067, 2067, 2067, 2067, 2067, 2067, X, 2063, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2052, 18451, 2067, 2067, 2055, 2068, 2068, 2068, 2068, 2068, 2068, 2067, 2054, 2063, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2069, 2069, 2069, 2069, 2069, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2079, 2055, 2069, 2069, 2069, 2069, 2069, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2079, 2055, 2073, 2073, 2073, 2073, 2073, 2073, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2079, 2055, 2073, 2073, 2073, 2073, 2080, 2070, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2079, 2055, 2070, 2070, 2070, 2070, 2070, 2070, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2052, X, X, X, 2055, 2074, 2074, 2074, 2074, 2074, 2074, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2081, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2081, 2055, 2078, 2078, 2078, 2078, 2078, 2078, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2081, 2055, 2078, 2078, 2078, 2078, 2082, 2075, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2081, 2055, 2075, 2075, 2075, 2075, 2075, 2075, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2083, 2084, 2085, 2086, 2086, 2086, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2079, 2055, 2070, 2070, 2070, 2070, 2070, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2087, 2088, 2089, 2090, 2090, 2090, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2081, 2055, 2075, 2075, 2075, 2075, 2075, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2091, 2055, 2069, 2069, 2069, 2069, 2069, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2091, 2055, 2086, 2086, 2086, 2086, 2086, 2086, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2091, 2055, 2086, 2086, 2086, 2086, 2092, 2083, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2091, 2055, 2083, 2083, 2083, 2083, 2083, 2083, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2093, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2093, 2055, 2090, 2090, 2090, 2090, 2090, 2090, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2093, 2055, 2090, 2090, 2090, 2090, 2094, 2087, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2093, 2055, 2087, 2087, 2087, 2087, 2087, 2087, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2095, 2096, 2097, 2098, 2098, 2098, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2091, 2055, 2083, 2083, 2083, 2083, 2083, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2093, 2055, 2087, 2087, 2087, 2087, 2087, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2099, 2055, 2069, 2069, 2069, 2069, 2069, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2099, 2055, 2098, 2098, 2098, 2098, 2098, 2098, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2099, 2055, 2098, 2098, 2098, 2098, 2100, 2095, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2099, 2055, 2095, 2095, 2095, 2095, 2095, 2095, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2101, 2102, 2103, 2104, 2104, 2104, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2099, 2055, 2095, 2095, 2095, 2095, 2095, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2069, 2069, 2069, 2069, 2069, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2104, 2104, 2104, 2104, 2104, 2104, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2104, 2104, 2104, 2104, 2105, 2101, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2101, 2101, 2101, 2101, 2101, 2101, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2101, 2101, 2101, 2101, 2101, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D7: Diagnosis = Diagnosis { answers: &[A26, A27, A28, A29, A30, A31, A32, A33, A34], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 6, 7, 5, 5, 5, 5,
    5, 7, 5, 5, 5, 5, 5, 7, 5, 8, 8, 8, 8, 8,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(256, 1, true, 255), State::new(256, 1, true, 255), State::new(256, 1, true, 255), State::new(512, 3, true, 255),
    State::new(0, 4, false, 255), State::new(1024, 5, true, 255), State::new(0, 6, false, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(2048, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(1024, 5, true, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, 2050, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2051, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2052, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, X, 2051, 2051, 2051, X, 2051, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2054, 2055, 2056, 2057, 2057, 2057, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2059, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2059, 2051, 2057, 2057, 2057, 2057, 2057, 2057, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2059, 2051, 2057, 2057, 2057, 2057, 2060, 2054, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2059, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, 2058, 2058, 2058, 2058, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2061, 2062, 2063, 2064, 2064, 2064, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2059, 2051, 2054, 2054, 2054, 2054, 2054, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2065, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2065, 2051, 2064, 2064, 2064, 2064, 2064, 2064, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2065, 2051, 2064, 2064, 2064, 2064, 2066, 2061, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2065, 2051, 2061, 2061, 2061, 2061, 2061, 2061, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2067, 2068, 2069, 2070, 2070, 2070, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2065, 2051, 2061, 2061, 2061, 2061, 2061, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2071, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2071, 2051, 2070, 2070, 2070, 2070, 2070, 2070, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2071, 2051, 2070, 2070, 2070, 2070, 2072, 2067, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2071, 2051, 2067, 2067, 2067, 2067, 2067, 2067, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2073, 2074, 2075, 2076, 2076, 2076, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2071, 2051, 2067, 2067, 2067, 2067, 2067, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2076, 2076, 2076, 2076, 2076, 2076, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2076, 2076, 2076, 2076, 2077, 2073, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2073, 2073, 2073, 2073, 2073, 2073, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2073, 2073, 2073, 2073, 2073, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D8: Diagnosis = Diagnosis { answers: &[A26, A27, A28, A29, A35, A36, A37, A38, A39, A24, A31, A32, A33, A34], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 6, 7, 8, 5, 9, 5,
    10, 10, 10, 10, 10, 11, 5, 5, 5, 5, 12, 10, 8, 5, 10, 10,
    10, 10, 5, 5, 5, 5, 12, 10, 8, 5, 10, 10, 10, 10, 12, 10,
    13, 13, 13, 13, 13,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(256, 1, true, 255), State::new(256, 1, true, 255), State::new(256, 1, true, 255), State::new(512, 3, true, 255),
    State::new(0, 4, false, 255), State::new(1024, 5, true, 255), State::new(0, 6, false, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(2048, 15, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(4096, 14, true, 255), State::new(2048, 15, false, 255),
    State::new(1024, 16, true, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(2048, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255), State::new(0, 35, false, 255),
    State::new(0, 36, false, 255), State::new(0, 37, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(1024, 5, true, 255), State::new(0, 41, false, 255), State::new(0, 42, false, 255), State::new(0, 43, false, 255),
    State::new(0, 44, false, 255), State::new(0, 45, false, 255), State::new(0, 46, false, 255), State::new(0, 47, false, 255),
    State::new(1024, 16, true, 255), State::new(0, 49, false, 255), State::new(0, 50, false, 255), State::new(0, 51, false, 255),
    State::new(0, 52, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, 2050, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2051, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2052, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, X, 2051, 2051, 2051, X, 2051, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2054, 2055, 2056, 2057, 2057, 2057, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2060, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2060, 2051, 2057, 2057, 2057, 2057, 2057, 2057, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2060, 2051, 2057, 2057, 2057, 2057, 2061, 2054, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2060, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2062, X, 18446, 2062, 2062, 2062, 2051, 2063, 2063, 2063, 2063, 2063, 2063, 2062, X, 2059, 2062, 2062, X, 2062, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2064, 2051, 2065, 2066, 2067, 2068, 2068, 2068, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2070, 2071, 2072, 2073, 2073, 2073, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2060, 2051, 2054, 2054, 2054, 2054, 2054, 2053, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2062, X, 18446, 2062, 2062, 2062, X, 2062, 2062, 2062, 2062, 2062, 2062, 2062, X, 2059, 2062, 2062, X, 2062, X, X, X, X, X, X, X, X, X, X, X,
    X, 2062, X, 18446, 2062, 2062, 2062, 2051, 2063, 2063, 2063, 2063, 2063, 2063, 2062, X, 2059, 2062, 2062, X, 2062, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2064, 2051, 2064, 2064, 2064, 2064, 2064, 2064, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2074, 2051, 2064, 2064, 2064, 2064, 2064, 2064, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2074, 2051, 2068, 2068, 2068, 2068, 2068, 2068, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2074, 2051, 2068, 2068, 2068, 2068, 2075, 2065, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2074, 2051, 2065, 2065, 2065, 2065, 2065, 2065, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, 2069, 2069, 2069, 2069, 2069, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2076, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2076, 2051, 2073, 2073, 2073, 2073, 2073, 2073, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2076, 2051, 2073, 2073, 2073, 2073, 2077, 2070, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2076, 2051, 2070, 2070, 2070, 2070, 2070, 2070, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2064, 2051, 2078, 2079, 2080, 2081, 2081, 2081, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2074, 2051, 2065, 2065, 2065, 2065, 2065, 2064, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2082, 2083, 2084, 2085, 2085, 2085, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2076, 2051, 2070, 2070, 2070, 2070, 2070, 2053, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2086, 2051, 2064, 2064, 2064, 2064, 2064, 2064, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2086, 2051, 2081, 2081, 2081, 2081, 2081, 2081, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2086, 2051, 2081, 2081, 2081, 2081, 2087, 2078, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2086, 2051, 2078, 2078, 2078, 2078, 2078, 2078, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2088, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2088, 2051, 2085, 2085, 2085, 2085, 2085, 2085, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2088, 2051, 2085, 2085, 2085, 2085, 2089, 2082, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2088, 2051, 2082, 2082, 2082, 2082, 2082, 2082, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2064, 2051, 2090, 2091, 2092, 2093, 2093, 2093, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2086, 2051, 2078, 2078, 2078, 2078, 2078, 2064, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2088, 2051, 2082, 2082, 2082, 2082, 2082, 2053, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2094, 2051, 2064, 2064, 2064, 2064, 2064, 2064, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2094, 2051, 2093, 2093, 2093, 2093, 2093, 2093, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2094, 2051, 2093, 2093, 2093, 2093, 2095, 2090, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2094, 2051, 2090, 2090, 2090, 2090, 2090, 2090, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2064, 2051, 2096, 2097, 2098, 2099, 2099, 2099, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2094, 2051, 2090, 2090, 2090, 2090, 2090, 2064, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2064, 2051, 2064, 2064, 2064, 2064, 2064, 2064, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2064, 2051, 2099, 2099, 2099, 2099, 2099, 2099, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2064, 2051, 2099, 2099, 2099, 2099, 2100, 2096, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2064, 2051, 2096, 2096, 2096, 2096, 2096, 2096, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2064, 2051, 2096, 2096, 2096, 2096, 2096, 2064, 2069, X, X, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D9: Diagnosis = Diagnosis { answers: &[A26, A27, A28, A29, A30, A31, A32, A40, A33, A34], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 6, 7, 8, 5, 5, 5,
    5, 5, 8, 5, 5, 5, 5, 5, 8, 5, 9, 9, 9, 9, 9,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(256, 1, true, 255), State::new(256, 1, true, 255), State::new(256, 1, true, 255), State::new(512, 3, true, 255),
    State::new(0, 4, false, 255), State::new(1024, 5, true, 255), State::new(0, 6, false, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(2048, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(1024, 5, true, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, 2050, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2051, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2052, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, X, 2051, 2051, 2051, X, 2051, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2054, 2055, 2056, 2057, 2057, 2057, 2058, X, X, 2053, 2053, 34827, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2060, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2060, 2051, 2057, 2057, 2057, 2057, 2057, 2057, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2060, 2051, 2057, 2057, 2057, 2057, 2061, 2054, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2060, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, 2058, 2058, 2058, 2058, 2058, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, X, X, X, X, X, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2062, 2063, 2064, 2065, 2065, 2065, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2060, 2051, 2054, 2054, 2054, 2054, 2054, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2066, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2066, 2051, 2065, 2065, 2065, 2065, 2065, 2065, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2066, 2051, 2065, 2065, 2065, 2065, 2067, 2062, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2066, 2051, 2062, 2062, 2062, 2062, 2062, 2062, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2068, 2069, 2070, 2071, 2071, 2071, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2066, 2051, 2062, 2062, 2062, 2062, 2062, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2072, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2072, 2051, 2071, 2071, 2071, 2071, 2071, 2071, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2072, 2051, 2071, 2071, 2071, 2071, 2073, 2068, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2072, 2051, 2068, 2068, 2068, 2068, 2068, 2068, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2074, 2075, 2076, 2077, 2077, 2077, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2072, 2051, 2068, 2068, 2068, 2068, 2068, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2077, 2077, 2077, 2077, 2077, 2077, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2077, 2077, 2077, 2077, 2078, 2074, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2074, 2074, 2074, 2074, 2074, 2074, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2074, 2074, 2074, 2074, 2074, 2053, 2058, X, X, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D10: Diagnosis = Diagnosis { answers: &[A26, A27, A28, A29, A35, A36, A37, A38, A40, A39, A24, A31, A32, A33, A34], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 6, 7, 8, 9, 5, 10,
    5, 11, 11, 11, 11, 11, 12, 5, 5, 5, 5, 13, 11, 9, 5, 11,
    11, 11, 11, 5, 5, 5, 5, 13, 11, 9, 5, 11, 11, 11, 11, 13,
    11, 14, 14, 14, 14, 14,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(256, 1, true, 255), State::new(256, 1, true, 255), State::new(256, 1, true, 255), State::new(512, 3, true, 255),
    State::new(0, 4, false, 255), State::new(1024, 5, true, 255), State::new(0, 6, false, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(2048, 16, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(4096, 15, true, 255),
    State::new(2048, 16, false, 255), State::new(1024, 17, true, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(2048, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255), State::new(0, 35, false, 255),
    State::new(0, 36, false, 255), State::new(0, 37, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(0, 40, false, 255), State::new(1024, 5, true, 255), State::new(0, 42, false, 255), State::new(0, 43, false, 255),
    State::new(0, 44, false, 255), State::new(0, 45, false, 255), State::new(0, 46, false, 255), State::new(0, 47, false, 255),
    State::new(0, 48, false, 255), State::new(1024, 17, true, 255), State::new(0, 50, false, 255), State::new(0, 51, false, 255),
    State::new(0, 52, false, 255), State::new(0, 53, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, 2050, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2051, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2052, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, X, 2051, 2051, 2051, X, 2051, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2054, 2055, 2056, 2057, 2057, 2057, 2058, X, 2059, 2053, 2053, 34828, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2061, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2061, 2051, 2057, 2057, 2057, 2057, 2057, 2057, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2061, 2051, 2057, 2057, 2057, 2057, 2062, 2054, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2061, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2051, 2064, 2064, 2064, 2064, 2064, 2064, 2063, X, 2059, 2063, 2063, X, 2063, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2066, 2067, 2068, 2069, 2069, 2069, 2070, X, X, 2065, 2065, 34828, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, X, X, X, X, X, X, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2071, 2072, 2073, 2074, 2074, 2074, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2061, 2051, 2054, 2054, 2054, 2054, 2054, 2053, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, X, 2063, 2063, 2063, 2063, 2063, 2063, 2063, X, 2059, 2063, 2063, X, 2063, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2051, 2064, 2064, 2064, 2064, 2064, 2064, 2063, X, 2059, 2063, 2063, X, 2063, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2065, 2065, 2065, 2065, 2065, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2075, 2051, 2065, 2065, 2065, 2065, 2065, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2075, 2051, 2069, 2069, 2069, 2069, 2069, 2069, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2075, 2051, 2069, 2069, 2069, 2069, 2076, 2066, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2075, 2051, 2066, 2066, 2066, 2066, 2066, 2066, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, 2070, 2070, 2070, 2070, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2077, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2077, 2051, 2074, 2074, 2074, 2074, 2074, 2074, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2077, 2051, 2074, 2074, 2074, 2074, 2078, 2071, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2077, 2051, 2071, 2071, 2071, 2071, 2071, 2071, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2079, 2080, 2081, 2082, 2082, 2082, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2075, 2051, 2066, 2066, 2066, 2066, 2066, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2083, 2084, 2085, 2086, 2086, 2086, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2077, 2051, 2071, 2071, 2071, 2071, 2071, 2053, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2087, 2051, 2065, 2065, 2065, 2065, 2065, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2087, 2051, 2082, 2082, 2082, 2082, 2082, 2082, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2087, 2051, 2082, 2082, 2082, 2082, 2088, 2079, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2087, 2051, 2079, 2079, 2079, 2079, 2079, 2079, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2089, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2089, 2051, 2086, 2086, 2086, 2086, 2086, 2086, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2089, 2051, 2086, 2086, 2086, 2086, 2090, 2083, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2089, 2051, 2083, 2083, 2083, 2083, 2083, 2083, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2091, 2092, 2093, 2094, 2094, 2094, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2087, 2051, 2079, 2079, 2079, 2079, 2079, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2051, 2053, 2053, 2053, 2053, 2053, 2053, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2089, 2051, 2083, 2083, 2083, 2083, 2083, 2053, 2058, X, 2059, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2095, 2051, 2065, 2065, 2065, 2065, 2065, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2095, 2051, 2094, 2094, 2094, 2094, 2094, 2094, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2095, 2051, 2094, 2094, 2094, 2094, 2096, 2091, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2095, 2051, 2091, 2091, 2091, 2091, 2091, 2091, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2097, 2098, 2099, 2100, 2100, 2100, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2095, 2051, 2091, 2091, 2091, 2091, 2091, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2065, 2065, 2065, 2065, 2065, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2100, 2100, 2100, 2100, 2100, 2100, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2100, 2100, 2100, 2100, 2101, 2097, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2097, 2097, 2097, 2097, 2097, 2097, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2097, 2097, 2097, 2097, 2097, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D11: Diagnosis = Diagnosis { answers: &[A41, A42, A10, A11, A12, A43, A13, A9, A14, A44, A15, A16, A45, A46, A47, A48, A17, A49, A50, A51, A52, A53, A54, A55, A56, A57, A58, A59, A18, A60, A61, A62, A63], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10, 11,
    12, 13, 14, 15, 16, 10, 17, 18, 19, 12, 10, 10, 10, 10, 20, 21,
    22, 23, 22, 24, 16, 10, 25, 26, 27, 10, 10, 10, 10, 21, 22, 23,
    22, 16, 10, 25, 26, 28, 28, 28, 28, 21, 22, 23, 22, 28, 25, 26,
    29, 30, 31, 30, 32,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(32768, 1, true, 255), State::new(1024, 2, true, 255), State::new(512, 7, true, 255),
    State::new(1024, 4, true, 255), State::new(256, 5, false, 255), State::new(2048, 6, true, 255), State::new(512, 7, true, 255),
    State::new(0, 8, false, 255), State::new(512, 16, true, 255), State::new(4096, 10, true, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(8192, 15, false, 255),
    State::new(512, 16, true, 255), State::new(1024, 23, true, 255), State::new(512, 16, true, 255), State::new(1024, 25, true, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(65536, 22, false, 255), State::new(1024, 23, true, 255),
    State::new(65536, 22, false, 255), State::new(1024, 25, true, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(4096, 30, true, 255), State::new(65536, 22, false, 255),
    State::new(65536, 22, false, 255), State::new(65536, 22, false, 255), State::new(65536, 22, false, 255), State::new(65536, 22, false, 255),
    State::new(0, 36, false, 255), State::new(0, 37, false, 255), State::new(65536, 22, false, 255), State::new(65536, 22, false, 255),
    State::new(8192, 40, false, 255), State::new(0, 41, false, 255), State::new(0, 42, false, 255), State::new(0, 43, false, 255),
    State::new(0, 44, false, 255), State::new(65536, 22, false, 255), State::new(65536, 22, false, 255), State::new(65536, 22, false, 255),
    State::new(65536, 22, false, 255), State::new(0, 49, false, 255), State::new(0, 50, false, 255), State::new(65536, 22, false, 255),
    State::new(65536, 22, false, 255), State::new(4096, 10, true, 255), State::new(0, 54, false, 255), State::new(0, 55, false, 255),
    State::new(0, 56, false, 255), State::new(65536, 22, false, 255), State::new(65536, 22, false, 255), State::new(65536, 22, false, 255),
    State::new(65536, 22, false, 255), State::new(0, 61, false, 255), State::new(65536, 22, false, 255), State::new(65536, 22, false, 255),
    State::new(65536, 22, false, 255), State::new(65536, 22, false, 255), State::new(65536, 22, false, 255), State::new(65536, 22, false, 255),
    State::new(65536, 22, false, 255),
    ],
    next: &[
    X, 2049, 2050, 18433, 2049, 2049, 2051, 2049, 2049, 2049, 2049, 2049, 2049, X, 2052, 2049, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2049, 2049, 2054, 2049, 2049, 2049, 2049, 2049, 2049, X, 2052, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, 2050, 18439, 2055, 2055, 2056, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2052, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2050, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2053, 2053, 2054, 2053, 2053, 2053, 2053, 2053, 2053, 2057, 2052, 2049, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2050, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2052, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, 2050, 18439, 2055, 2055, 2054, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2052, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2059, 2060, 2061, 2062, 2062, 2062, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2065, 18448, 2064, 2064, 2066, 2064, 2064, 2064, 2064, 2064, 2064, 2064, 2067, 2064, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2054, 2062, 2062, 2062, 2062, 2062, 2062, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2054, 2062, 2062, 2062, 2062, 2069, 2059, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2054, 2059, 2059, 2059, 2059, 2059, 2059, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, 2054, 2063, 2063, 2063, 2063, 2063, 2063, X, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2065, 18448, 2064, 2064, 2070, 2064, 2064, 2064, 2064, 2064, 2064, 2064, 2067, 2064, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2071, 2071, 2071, 2071, 2071, 2071, 2071, 2071, 2071, 2071, 2071, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2065, 18448, 2064, 2064, 2072, 2064, 2064, 2064, 2064, 2064, 2064, 2064, 2067, 2064, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2065, 18457, 2073, 2073, 2073, 2073, 2073, 2073, 2073, 2073, 2073, 2073, 2073, 2073, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2074, 2075, 2076, 2077, 2077, 2077, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2068, 2054, 2059, 2059, 2059, 2059, 2059, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, 2065, 18448, 2064, 2064, 2070, 2064, 2064, 2064, 2064, 2064, 2064, 2064, 2067, 2064, 2064, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2071, 2071, 2071, 2071, 2071, 2071, 2071, 2071, 2071, 2071, 2071, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2078, 2070, 2079, 2080, 2081, 2082, 2082, 2082, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2065, 18457, 2073, 2073, 2073, 2073, 2073, 2073, 2073, 2073, 2073, 2073, 2073, 2073, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2084, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2084, 2054, 2077, 2077, 2077, 2077, 2077, 2077, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2084, 2054, 2077, 2077, 2077, 2077, 2085, 2074, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2084, 2054, 2074, 2074, 2074, 2074, 2074, 2074, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2078, 2070, 2078, 2078, 2078, 2078, 2078, 2078, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2086, 2070, 2078, 2078, 2078, 2078, 2078, 2078, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2086, 2070, 2082, 2082, 2082, 2082, 2082, 2082, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2086, 2070, 2082, 2082, 2082, 2082, 2087, 2079, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2086, 2070, 2079, 2079, 2079, 2079, 2079, 2079, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2065, X, X, X, 2070, 2088, 2088, 2088, 2088, 2088, 2088, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2089, 2090, 2091, 2092, 2092, 2092, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2084, 2054, 2074, 2074, 2074, 2074, 2074, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2078, 2070, 2093, 2094, 2095, 2096, 2096, 2096, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2086, 2070, 2079, 2079, 2079, 2079, 2079, 2078, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2065, X, X, X, 2070, 2088, 2088, 2088, 2088, 2088, 2088, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2097, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2097, 2054, 2092, 2092, 2092, 2092, 2092, 2092, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2097, 2054, 2092, 2092, 2092, 2092, 2098, 2089, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2097, 2054, 2089, 2089, 2089, 2089, 2089, 2089, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2099, 2070, 2078, 2078, 2078, 2078, 2078, 2078, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2099, 2070, 2096, 2096, 2096, 2096, 2096, 2096, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2099, 2070, 2096, 2096, 2096, 2096, 2100, 2093, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2099, 2070, 2093, 2093, 2093, 2093, 2093, 2093, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2101, 2102, 2103, 2104, 2104, 2104, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2097, 2054, 2089, 2089, 2089, 2089, 2089, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2078, 2070, 2105, 2106, 2107, 2108, 2108, 2108, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2099, 2070, 2093, 2093, 2093, 2093, 2093, 2078, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2104, 2104, 2104, 2104, 2104, 2104, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2104, 2104, 2104, 2104, 2109, 2101, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2101, 2101, 2101, 2101, 2101, 2101, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2110, 2070, 2078, 2078, 2078, 2078, 2078, 2078, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2110, 2070, 2108, 2108, 2108, 2108, 2108, 2108, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2110, 2070, 2108, 2108, 2108, 2108, 2111, 2105, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2110, 2070, 2105, 2105, 2105, 2105, 2105, 2105, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2101, 2101, 2101, 2101, 2101, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2078, 2070, 2112, 2113, 2114, 2115, 2115, 2115, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2110, 2070, 2105, 2105, 2105, 2105, 2105, 2078, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2078, 2070, 2078, 2078, 2078, 2078, 2078, 2078, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2078, 2070, 2115, 2115, 2115, 2115, 2115, 2115, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2078, 2070, 2115, 2115, 2115, 2115, 2116, 2112, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2078, 2070, 2112, 2112, 2112, 2112, 2112, 2112, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2078, 2065, 18462, 2078, 2078, 2070, 2112, 2112, 2112, 2112, 2112, 2078, 2083, 2067, X, 2078, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D12: Diagnosis = Diagnosis { answers: &[A64, A7, A8, A9, A10, A11, A12, A13, A14, A15, A16, A17, A18], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 10, 11,
    9, 9, 9, 9, 9, 11, 9, 9, 9, 9, 9, 11, 9, 12, 12, 12,
    12, 12,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(512, 3, true, 255), State::new(512, 3, true, 255),
    State::new(1024, 4, true, 255), State::new(512, 3, true, 255), State::new(1024, 6, true, 255), State::new(2048, 7, true, 255),
    State::new(0, 8, false, 255), State::new(4096, 9, true, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(8192, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(4096, 9, true, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2050, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2053, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2055, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2056, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2052, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, 2052, 18439, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2054, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2058, 2059, 2060, 2061, 2061, 2061, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2063, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2063, 2055, 2061, 2061, 2061, 2061, 2061, 2061, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2063, 2055, 2061, 2061, 2061, 2061, 2064, 2058, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2063, 2055, 2058, 2058, 2058, 2058, 2058, 2058, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2052, X, X, X, 2055, 2062, 2062, 2062, 2062, 2062, 2062, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2065, 2066, 2067, 2068, 2068, 2068, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2063, 2055, 2058, 2058, 2058, 2058, 2058, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2069, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2069, 2055, 2068, 2068, 2068, 2068, 2068, 2068, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2069, 2055, 2068, 2068, 2068, 2068, 2070, 2065, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2069, 2055, 2065, 2065, 2065, 2065, 2065, 2065, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2071, 2072, 2073, 2074, 2074, 2074, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2069, 2055, 2065, 2065, 2065, 2065, 2065, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2075, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2075, 2055, 2074, 2074, 2074, 2074, 2074, 2074, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2075, 2055, 2074, 2074, 2074, 2074, 2076, 2071, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2075, 2055, 2071, 2071, 2071, 2071, 2071, 2071, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2077, 2078, 2079, 2080, 2080, 2080, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2075, 2055, 2071, 2071, 2071, 2071, 2071, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2080, 2080, 2080, 2080, 2080, 2080, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2080, 2080, 2080, 2080, 2081, 2077, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2077, 2077, 2077, 2077, 2077, 2077, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2077, 2077, 2077, 2077, 2077, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D13: Diagnosis = Diagnosis { answers: &[A41, A42, A10, A11, A12, A43, A13, A9, A19, A44, A20, A21, A22, A45, A46, A47, A48, A23, A24, A15, A16, A49, A50, A51, A17, A65, A66, A67, A68, A69, A70, A71, A72, A73, A74, A52, A53, A54, A55, A56, A57, A58, A59, A18, A75, A76, A77, A60, A61, A62, A63], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10, 11,
    12, 13, 14, 15, 16, 17, 10, 18, 10, 19, 19, 19, 19, 19, 20, 21,
    22, 23, 13, 10, 10, 10, 10, 24, 19, 25, 26, 27, 28, 27, 29, 30,
    17, 10, 19, 19, 19, 19, 31, 32, 33, 34, 35, 36, 37, 38, 37, 39,
    10, 10, 10, 10, 24, 19, 26, 27, 28, 27, 40, 41, 42, 17, 10, 19,
    19, 19, 19, 31, 32, 36, 37, 38, 37, 24, 19, 26, 27, 28, 27, 40,
    41, 43, 43, 43, 43, 31, 32, 36, 37, 38, 37, 43, 44, 45, 44, 40,
    41, 46, 47, 48, 49, 48, 50,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(32768, 1, true, 255), State::new(1024, 2, true, 255), State::new(512, 7, true, 255),
    State::new(1024, 4, true, 255), State::new(256, 5, false, 255), State::new(2048, 6, true, 255), State::new(512, 7, true, 255),
    State::new(0, 8, false, 255), State::new(512, 17, true, 255), State::new(4096, 10, true, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(8192, 24, false, 255),
    State::new(0, 16, false, 255), State::new(512, 17, true, 255), State::new(1024, 32, true, 255), State::new(512, 17, true, 255),
    State::new(1024, 34, true, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(16384, 23, true, 255),
    State::new(8192, 24, false, 255), State::new(4096, 25, true, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(8192, 30, false, 255), State::new(65536, 31, false, 255),
    State::new(1024, 32, true, 255), State::new(65536, 31, false, 255), State::new(1024, 34, true, 255), State::new(0, 35, false, 255),
    State::new(0, 36, false, 255), State::new(0, 37, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(0, 40, false, 255), State::new(4096, 41, true, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255),
    State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255),
    State::new(0, 48, false, 255), State::new(0, 49, false, 255), State::new(0, 50, false, 255), State::new(0, 51, false, 255),
    State::new(0, 52, false, 255), State::new(0, 53, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255),
    State::new(16384, 56, true, 255), State::new(8192, 57, false, 255), State::new(4096, 58, true, 255), State::new(65536, 31, false, 255),
    State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255),
    State::new(0, 64, false, 255), State::new(0, 65, false, 255), State::new(0, 66, false, 255), State::new(0, 67, false, 255),
    State::new(0, 68, false, 255), State::new(0, 69, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255),
    State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255),
    State::new(8192, 76, false, 255), State::new(4096, 10, true, 255), State::new(0, 78, false, 255), State::new(0, 79, false, 255),
    State::new(0, 80, false, 255), State::new(0, 81, false, 255), State::new(0, 82, false, 255), State::new(65536, 31, false, 255),
    State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255),
    State::new(65536, 31, false, 255), State::new(0, 89, false, 255), State::new(0, 90, false, 255), State::new(65536, 31, false, 255),
    State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255),
    State::new(65536, 31, false, 255), State::new(4096, 25, true, 255), State::new(0, 98, false, 255), State::new(0, 99, false, 255),
    State::new(0, 100, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255),
    State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(0, 107, false, 255),
    State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255),
    State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255),
    State::new(65536, 31, false, 255), State::new(65536, 31, false, 255), State::new(65536, 31, false, 255),
    ],
    next: &[
    X, 2049, 2050, 18433, 2049, 2049, 2051, 2049, 2049, 2049, 2049, 2049, 2049, X, 2052, 2049, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2049, 2049, 2054, 2049, 2049, 2049, 2049, 2049, 2049, X, 2052, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, 2050, 18439, 2055, 2055, 2056, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2052, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2050, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2053, 2053, 2054, 2053, 2053, 2053, 2053, 2053, 2053, 2057, 2052, 2049, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2050, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2052, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, 2050, 18439, 2055, 2055, 2054, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2052, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2059, 2060, 2061, 2062, 2062, 2062, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2066, 18449, 2065, 2065, 2067, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2068, 2065, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2054, 2062, 2062, 2062, 2062, 2062, 2062, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2054, 2062, 2062, 2062, 2062, 2070, 2059, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2054, 2059, 2059, 2059, 2059, 2059, 2059, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2050, 18455, 2071, 2071, 2054, 2072, 2072, 2072, 2072, 2072, 2072, 2071, 2052, 2064, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2073, 2054, 2074, 2075, 2076, 2077, 2077, 2077, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2066, 18449, 2065, 2065, 2079, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2068, 2065, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2080, X, 18464, 2080, 2080, 2080, 2080, 2080, 2080, 2080, 2080, 2080, 2080, 2080, 2080, 2080, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2066, 18449, 2065, 2065, 2081, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2068, 2065, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2082, 2066, 18466, 2082, 2082, 2082, 2082, 2082, 2082, 2082, 2082, 2082, 2082, 2082, 2082, 2082, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2083, 2084, 2085, 2086, 2086, 2086, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2054, 2059, 2059, 2059, 2059, 2059, 2058, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, X, 18455, 2071, 2071, X, 2071, 2071, 2071, 2071, 2071, 2071, 2071, X, 2064, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2071, 2050, 18455, 2071, 2071, 2054, 2072, 2072, 2072, 2072, 2072, 2072, 2071, 2052, 2064, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2073, 2054, 2073, 2073, 2073, 2073, 2073, 2073, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2087, 2054, 2073, 2073, 2073, 2073, 2073, 2073, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2087, 2054, 2077, 2077, 2077, 2077, 2077, 2077, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2087, 2054, 2077, 2077, 2077, 2077, 2088, 2074, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2087, 2054, 2074, 2074, 2074, 2074, 2074, 2074, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, 2054, 2078, 2078, 2078, 2078, 2078, 2078, X, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2066, 18449, 2065, 2065, 2079, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2068, 2065, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2080, X, 18464, 2080, 2080, 2080, 2080, 2080, 2080, 2080, 2080, 2080, 2080, 2080, 2080, 2080, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2089, 2079, 2090, 2091, 2092, 2093, 2093, 2093, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2082, 2066, 18466, 2082, 2082, 2082, 2082, 2082, 2082, 2082, 2082, 2082, 2082, 2082, 2082, 2082, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2096, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2096, 2054, 2086, 2086, 2086, 2086, 2086, 2086, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2096, 2054, 2086, 2086, 2086, 2086, 2097, 2083, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2096, 2054, 2083, 2083, 2083, 2083, 2083, 2083, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2073, 2054, 2098, 2099, 2100, 2101, 2101, 2101, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2087, 2054, 2074, 2074, 2074, 2074, 2074, 2073, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2089, 2079, 2089, 2089, 2089, 2089, 2089, 2089, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2102, 2079, 2089, 2089, 2089, 2089, 2089, 2089, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2102, 2079, 2093, 2093, 2093, 2093, 2093, 2093, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2102, 2079, 2093, 2093, 2093, 2093, 2103, 2090, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2102, 2079, 2090, 2090, 2090, 2090, 2090, 2090, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2066, 18488, 2104, 2104, 2079, 2105, 2105, 2105, 2105, 2105, 2105, 2104, 2068, 2095, 2104, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2106, 2079, 2107, 2108, 2109, 2110, 2110, 2110, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2112, 2113, 2114, 2115, 2115, 2115, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2096, 2054, 2083, 2083, 2083, 2083, 2083, 2058, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2116, 2054, 2073, 2073, 2073, 2073, 2073, 2073, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2116, 2054, 2101, 2101, 2101, 2101, 2101, 2101, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2116, 2054, 2101, 2101, 2101, 2101, 2117, 2098, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2116, 2054, 2098, 2098, 2098, 2098, 2098, 2098, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2089, 2079, 2118, 2119, 2120, 2121, 2121, 2121, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2102, 2079, 2090, 2090, 2090, 2090, 2090, 2089, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, X, 18488, 2104, 2104, X, 2104, 2104, 2104, 2104, 2104, 2104, 2104, X, 2095, 2104, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2104, 2066, 18488, 2104, 2104, 2079, 2105, 2105, 2105, 2105, 2105, 2105, 2104, 2068, 2095, 2104, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2106, 2079, 2106, 2106, 2106, 2106, 2106, 2106, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2122, 2079, 2106, 2106, 2106, 2106, 2106, 2106, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2122, 2079, 2110, 2110, 2110, 2110, 2110, 2110, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2122, 2079, 2110, 2110, 2110, 2110, 2123, 2107, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2122, 2079, 2107, 2107, 2107, 2107, 2107, 2107, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2066, X, X, X, 2079, 2124, 2124, 2124, 2124, 2124, 2124, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2125, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2125, 2054, 2115, 2115, 2115, 2115, 2115, 2115, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2125, 2054, 2115, 2115, 2115, 2115, 2126, 2112, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2125, 2054, 2112, 2112, 2112, 2112, 2112, 2112, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2073, 2054, 2127, 2128, 2129, 2130, 2130, 2130, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2116, 2054, 2098, 2098, 2098, 2098, 2098, 2073, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2131, 2079, 2089, 2089, 2089, 2089, 2089, 2089, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2131, 2079, 2121, 2121, 2121, 2121, 2121, 2121, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2131, 2079, 2121, 2121, 2121, 2121, 2132, 2118, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2131, 2079, 2118, 2118, 2118, 2118, 2118, 2118, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2106, 2079, 2133, 2134, 2135, 2136, 2136, 2136, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2122, 2079, 2107, 2107, 2107, 2107, 2107, 2106, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2066, X, X, X, 2079, 2124, 2124, 2124, 2124, 2124, 2124, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2125, 2054, 2112, 2112, 2112, 2112, 2112, 2058, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2137, 2054, 2073, 2073, 2073, 2073, 2073, 2073, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2137, 2054, 2130, 2130, 2130, 2130, 2130, 2130, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2137, 2054, 2130, 2130, 2130, 2130, 2138, 2127, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2137, 2054, 2127, 2127, 2127, 2127, 2127, 2127, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2089, 2079, 2139, 2140, 2141, 2142, 2142, 2142, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2131, 2079, 2118, 2118, 2118, 2118, 2118, 2089, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2143, 2079, 2106, 2106, 2106, 2106, 2106, 2106, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2143, 2079, 2136, 2136, 2136, 2136, 2136, 2136, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2143, 2079, 2136, 2136, 2136, 2136, 2144, 2133, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2143, 2079, 2133, 2133, 2133, 2133, 2133, 2133, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2073, 2054, 2145, 2146, 2147, 2148, 2148, 2148, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2137, 2054, 2127, 2127, 2127, 2127, 2127, 2073, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2149, 2079, 2089, 2089, 2089, 2089, 2089, 2089, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2149, 2079, 2142, 2142, 2142, 2142, 2142, 2142, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2149, 2079, 2142, 2142, 2142, 2142, 2150, 2139, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2149, 2079, 2139, 2139, 2139, 2139, 2139, 2139, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2106, 2079, 2151, 2152, 2153, 2154, 2154, 2154, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2143, 2079, 2133, 2133, 2133, 2133, 2133, 2106, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2073, 2054, 2073, 2073, 2073, 2073, 2073, 2073, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2073, 2054, 2148, 2148, 2148, 2148, 2148, 2148, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2073, 2054, 2148, 2148, 2148, 2148, 2155, 2145, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2073, 2054, 2145, 2145, 2145, 2145, 2145, 2145, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2089, 2079, 2089, 2156, 2157, 2158, 2158, 2158, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2149, 2079, 2139, 2139, 2139, 2139, 2139, 2089, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2159, 2079, 2106, 2106, 2106, 2106, 2106, 2106, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2159, 2079, 2154, 2154, 2154, 2154, 2154, 2154, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2159, 2079, 2154, 2154, 2154, 2154, 2160, 2151, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2159, 2079, 2151, 2151, 2151, 2151, 2151, 2151, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2073, 2050, 18457, 2073, 2073, 2054, 2145, 2145, 2145, 2145, 2145, 2073, 2078, 2052, X, 2073, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2089, 2079, 2158, 2158, 2158, 2158, 2158, 2158, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2089, 2079, 2158, 2158, 2158, 2158, 2161, 2089, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2089, 2079, 2089, 2089, 2089, 2089, 2089, 2089, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2106, 2079, 2162, 2163, 2164, 2165, 2165, 2165, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2159, 2079, 2151, 2151, 2151, 2151, 2151, 2106, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2089, 2066, 18473, 2089, 2089, 2079, 2089, 2089, 2089, 2089, 2089, 2089, 2094, 2068, 2095, 2089, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2106, 2079, 2106, 2106, 2106, 2106, 2106, 2106, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2106, 2079, 2165, 2165, 2165, 2165, 2165, 2165, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2106, 2079, 2165, 2165, 2165, 2165, 2166, 2162, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2106, 2079, 2162, 2162, 2162, 2162, 2162, 2162, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2066, 18490, 2106, 2106, 2079, 2162, 2162, 2162, 2162, 2162, 2106, 2111, 2068, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D14: Diagnosis = Diagnosis { answers: &[A64, A7, A8, A9, A10, A11, A12, A13, A19, A20, A21, A22, A23, A24, A15, A16, A17, A18], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 10, 11,
    12, 9, 13, 9, 14, 14, 14, 14, 14, 15, 9, 9, 9, 9, 16, 14,
    12, 9, 14, 14, 14, 14, 9, 9, 9, 9, 16, 14, 12, 9, 14, 14,
    14, 14, 16, 14, 17, 17, 17, 17, 17,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(512, 3, true, 255), State::new(512, 3, true, 255),
    State::new(1024, 4, true, 255), State::new(512, 3, true, 255), State::new(1024, 6, true, 255), State::new(2048, 7, true, 255),
    State::new(0, 8, false, 255), State::new(4096, 9, true, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(8192, 19, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(16384, 18, true, 255), State::new(8192, 19, false, 255),
    State::new(4096, 20, true, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(8192, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255), State::new(0, 35, false, 255),
    State::new(0, 36, false, 255), State::new(0, 37, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(0, 40, false, 255), State::new(0, 41, false, 255), State::new(0, 42, false, 255), State::new(0, 43, false, 255),
    State::new(4096, 9, true, 255), State::new(0, 45, false, 255), State::new(0, 46, false, 255), State::new(0, 47, false, 255),
    State::new(0, 48, false, 255), State::new(0, 49, false, 255), State::new(0, 50, false, 255), State::new(0, 51, false, 255),
    State::new(4096, 20, true, 255), State::new(0, 53, false, 255), State::new(0, 54, false, 255), State::new(0, 55, false, 255),
    State::new(0, 56, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2050, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2053, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2055, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2056, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2052, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, 2052, 18439, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2054, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2058, 2059, 2060, 2061, 2061, 2061, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2061, 2061, 2061, 2061, 2061, 2061, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2061, 2061, 2061, 2061, 2065, 2058, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2058, 2058, 2058, 2058, 2058, 2058, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2052, 18450, 2066, 2066, 2055, 2067, 2067, 2067, 2067, 2067, 2067, 2066, 2054, 2063, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2069, 2070, 2071, 2072, 2072, 2072, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2074, 2075, 2076, 2077, 2077, 2077, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2058, 2058, 2058, 2058, 2058, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, X, 2066, 2066, 2066, 2066, 2066, 2066, 2066, X, 2063, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2052, 18450, 2066, 2066, 2055, 2067, 2067, 2067, 2067, 2067, 2067, 2066, 2054, 2063, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2078, 2055, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2078, 2055, 2072, 2072, 2072, 2072, 2072, 2072, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2078, 2055, 2072, 2072, 2072, 2072, 2079, 2069, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2078, 2055, 2069, 2069, 2069, 2069, 2069, 2069, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2052, X, X, X, 2055, 2073, 2073, 2073, 2073, 2073, 2073, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2080, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2080, 2055, 2077, 2077, 2077, 2077, 2077, 2077, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2080, 2055, 2077, 2077, 2077, 2077, 2081, 2074, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2080, 2055, 2074, 2074, 2074, 2074, 2074, 2074, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2082, 2083, 2084, 2085, 2085, 2085, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2078, 2055, 2069, 2069, 2069, 2069, 2069, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2086, 2087, 2088, 2089, 2089, 2089, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2080, 2055, 2074, 2074, 2074, 2074, 2074, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2090, 2055, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2090, 2055, 2085, 2085, 2085, 2085, 2085, 2085, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2090, 2055, 2085, 2085, 2085, 2085, 2091, 2082, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2090, 2055, 2082, 2082, 2082, 2082, 2082, 2082, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2092, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2092, 2055, 2089, 2089, 2089, 2089, 2089, 2089, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2092, 2055, 2089, 2089, 2089, 2089, 2093, 2086, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2092, 2055, 2086, 2086, 2086, 2086, 2086, 2086, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2094, 2095, 2096, 2097, 2097, 2097, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2090, 2055, 2082, 2082, 2082, 2082, 2082, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2092, 2055, 2086, 2086, 2086, 2086, 2086, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2098, 2055, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2098, 2055, 2097, 2097, 2097, 2097, 2097, 2097, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2098, 2055, 2097, 2097, 2097, 2097, 2099, 2094, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2098, 2055, 2094, 2094, 2094, 2094, 2094, 2094, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2100, 2101, 2102, 2103, 2103, 2103, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2098, 2055, 2094, 2094, 2094, 2094, 2094, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2103, 2103, 2103, 2103, 2103, 2103, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2103, 2103, 2103, 2103, 2104, 2100, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2100, 2100, 2100, 2100, 2100, 2100, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2052, 18452, 2068, 2068, 2055, 2100, 2100, 2100, 2100, 2100, 2068, 2073, 2054, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D15: Diagnosis = Diagnosis { answers: &[A41, A42, A10, A11, A12, A43, A13, A9, A14, A44, A15, A16, A25, A45, A46, A47, A48, A17, A49, A50, A51, A52, A53, A54, A55, A56, A78, A57, A58, A59, A18, A60, A61, A62, A63], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10, 11,
    12, 13, 14, 15, 16, 17, 10, 18, 19, 20, 13, 10, 10, 10, 10, 21,
    22, 23, 24, 23, 25, 26, 17, 10, 27, 28, 29, 10, 10, 10, 10, 22,
    23, 24, 23, 17, 10, 27, 28, 30, 30, 30, 30, 22, 23, 24, 23, 30,
    27, 28, 31, 32, 33, 32, 34,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(32768, 1, true, 255), State::new(1024, 2, true, 255), State::new(512, 7, true, 255),
    State::new(1024, 4, true, 255), State::new(256, 5, false, 255), State::new(2048, 6, true, 255), State::new(512, 7, true, 255),
    State::new(0, 8, false, 255), State::new(512, 17, true, 255), State::new(4096, 10, true, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(8192, 15, false, 255),
    State::new(0, 16, false, 255), State::new(512, 17, true, 255), State::new(1024, 24, true, 255), State::new(512, 17, true, 255),
    State::new(1024, 26, true, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(65536, 23, false, 255),
    State::new(1024, 24, true, 255), State::new(65536, 23, false, 255), State::new(1024, 26, true, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(4096, 31, true, 255),
    State::new(65536, 23, false, 255), State::new(65536, 23, false, 255), State::new(65536, 23, false, 255), State::new(65536, 23, false, 255),
    State::new(65536, 23, false, 255), State::new(65536, 23, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(65536, 23, false, 255), State::new(65536, 23, false, 255), State::new(8192, 42, false, 255), State::new(0, 43, false, 255),
    State::new(0, 44, false, 255), State::new(0, 45, false, 255), State::new(0, 46, false, 255), State::new(65536, 23, false, 255),
    State::new(65536, 23, false, 255), State::new(65536, 23, false, 255), State::new(65536, 23, false, 255), State::new(0, 51, false, 255),
    State::new(0, 52, false, 255), State::new(65536, 23, false, 255), State::new(65536, 23, false, 255), State::new(4096, 10, true, 255),
    State::new(0, 56, false, 255), State::new(0, 57, false, 255), State::new(0, 58, false, 255), State::new(65536, 23, false, 255),
    State::new(65536, 23, false, 255), State::new(65536, 23, false, 255), State::new(65536, 23, false, 255), State::new(0, 63, false, 255),
    State::new(65536, 23, false, 255), State::new(65536, 23, false, 255), State::new(65536, 23, false, 255), State::new(65536, 23, false, 255),
    State::new(65536, 23, false, 255), State::new(65536, 23, false, 255), State::new(65536, 23, false, 255),
    ],
    next: &[
    X, 2049, 2050, 18433, 2049, 2049, 2051, 2049, 2049, 2049, 2049, 2049, 2049, X, 2052, 2049, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2049, 2049, 2054, 2049, 2049, 2049, 2049, 2049, 2049, X, 2052, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, 2050, 18439, 2055, 2055, 2056, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2052, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2050, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2053, 2053, 2054, 2053, 2053, 2053, 2053, 2053, 2053, 2057, 2052, 2049, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2050, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2052, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, 2050, 18439, 2055, 2055, 2054, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2052, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2059, 2060, 2061, 2062, 2062, 2062, 2063, 2052, X, 2058, 34832, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2066, 18449, 2065, 2065, 2067, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2068, 2065, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2054, 2062, 2062, 2062, 2062, 2062, 2062, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2054, 2062, 2062, 2062, 2062, 2070, 2059, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2054, 2059, 2059, 2059, 2059, 2059, 2059, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, 2054, 2063, 2063, 2063, 2063, 2063, 2063, X, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, 2054, X, X, X, X, X, X, 2063, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2066, 18449, 2065, 2065, 2071, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2068, 2065, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2066, 18449, 2065, 2065, 2073, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2068, 2065, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2066, 18458, 2074, 2074, 2074, 2074, 2074, 2074, 2074, 2074, 2074, 2074, 2074, 2074, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2075, 2076, 2077, 2078, 2078, 2078, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2069, 2054, 2059, 2059, 2059, 2059, 2059, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2066, 18449, 2065, 2065, 2071, 2065, 2065, 2065, 2065, 2065, 2065, 2065, 2068, 2065, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2079, 2071, 2080, 2081, 2082, 2083, 2083, 2083, 2084, 2068, X, 2079, 34853, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2066, 18458, 2074, 2074, 2074, 2074, 2074, 2074, 2074, 2074, 2074, 2074, 2074, 2074, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2086, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2086, 2054, 2078, 2078, 2078, 2078, 2078, 2078, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2086, 2054, 2078, 2078, 2078, 2078, 2087, 2075, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2086, 2054, 2075, 2075, 2075, 2075, 2075, 2075, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2079, 2071, 2079, 2079, 2079, 2079, 2079, 2079, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2088, 2071, 2079, 2079, 2079, 2079, 2079, 2079, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2088, 2071, 2083, 2083, 2083, 2083, 2083, 2083, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2088, 2071, 2083, 2083, 2083, 2083, 2089, 2080, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2088, 2071, 2080, 2080, 2080, 2080, 2080, 2080, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2066, X, X, X, 2071, 2090, 2090, 2090, 2090, 2090, 2090, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2066, X, X, X, 2071, X, X, X, X, X, X, 2084, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2091, 2092, 2093, 2094, 2094, 2094, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2086, 2054, 2075, 2075, 2075, 2075, 2075, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2079, 2071, 2095, 2096, 2097, 2098, 2098, 2098, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2088, 2071, 2080, 2080, 2080, 2080, 2080, 2079, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2066, X, X, X, 2071, 2090, 2090, 2090, 2090, 2090, 2090, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2099, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2099, 2054, 2094, 2094, 2094, 2094, 2094, 2094, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2099, 2054, 2094, 2094, 2094, 2094, 2100, 2091, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2099, 2054, 2091, 2091, 2091, 2091, 2091, 2091, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2101, 2071, 2079, 2079, 2079, 2079, 2079, 2079, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2101, 2071, 2098, 2098, 2098, 2098, 2098, 2098, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2101, 2071, 2098, 2098, 2098, 2098, 2102, 2095, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2101, 2071, 2095, 2095, 2095, 2095, 2095, 2095, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2103, 2104, 2105, 2106, 2106, 2106, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2099, 2054, 2091, 2091, 2091, 2091, 2091, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2079, 2071, 2107, 2108, 2109, 2110, 2110, 2110, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2101, 2071, 2095, 2095, 2095, 2095, 2095, 2079, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2106, 2106, 2106, 2106, 2106, 2106, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2106, 2106, 2106, 2106, 2111, 2103, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2103, 2103, 2103, 2103, 2103, 2103, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2112, 2071, 2079, 2079, 2079, 2079, 2079, 2079, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2112, 2071, 2110, 2110, 2110, 2110, 2110, 2110, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2112, 2071, 2110, 2110, 2110, 2110, 2113, 2107, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2112, 2071, 2107, 2107, 2107, 2107, 2107, 2107, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2103, 2103, 2103, 2103, 2103, 2058, 2063, 2052, X, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2079, 2071, 2114, 2115, 2116, 2117, 2117, 2117, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2112, 2071, 2107, 2107, 2107, 2107, 2107, 2079, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2079, 2071, 2079, 2079, 2079, 2079, 2079, 2079, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2079, 2071, 2117, 2117, 2117, 2117, 2117, 2117, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2079, 2071, 2117, 2117, 2117, 2117, 2118, 2114, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2079, 2071, 2114, 2114, 2114, 2114, 2114, 2114, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2079, 2066, 18463, 2079, 2079, 2071, 2114, 2114, 2114, 2114, 2114, 2079, 2084, 2068, X, 2079, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D16: Diagnosis = Diagnosis { answers: &[A64, A7, A8, A9, A10, A11, A12, A13, A14, A15, A16, A25, A17, A18], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 10, 11,
    12, 9, 9, 9, 9, 9, 12, 9, 9, 9, 9, 9, 12, 9, 13, 13,
    13, 13, 13,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(512, 3, true, 255), State::new(512, 3, true, 255),
    State::new(1024, 4, true, 255), State::new(512, 3, true, 255), State::new(1024, 6, true, 255), State::new(2048, 7, true, 255),
    State::new(0, 8, false, 255), State::new(4096, 9, true, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(8192, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(4096, 9, true, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2050, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2053, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2055, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2056, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2052, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, 2052, 18439, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2054, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2058, 2059, 2060, 2061, 2061, 2061, 2062, 2054, X, 2057, 34831, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2061, 2061, 2061, 2061, 2061, 2061, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2061, 2061, 2061, 2061, 2065, 2058, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2058, 2058, 2058, 2058, 2058, 2058, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2052, X, X, X, 2055, 2062, 2062, 2062, 2062, 2062, 2062, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2052, X, X, X, 2055, X, X, X, X, X, X, 2062, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2066, 2067, 2068, 2069, 2069, 2069, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2064, 2055, 2058, 2058, 2058, 2058, 2058, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2070, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2070, 2055, 2069, 2069, 2069, 2069, 2069, 2069, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2070, 2055, 2069, 2069, 2069, 2069, 2071, 2066, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2070, 2055, 2066, 2066, 2066, 2066, 2066, 2066, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2072, 2073, 2074, 2075, 2075, 2075, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2070, 2055, 2066, 2066, 2066, 2066, 2066, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2076, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2076, 2055, 2075, 2075, 2075, 2075, 2075, 2075, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2076, 2055, 2075, 2075, 2075, 2075, 2077, 2072, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2076, 2055, 2072, 2072, 2072, 2072, 2072, 2072, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2078, 2079, 2080, 2081, 2081, 2081, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2076, 2055, 2072, 2072, 2072, 2072, 2072, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2081, 2081, 2081, 2081, 2081, 2081, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2081, 2081, 2081, 2081, 2082, 2078, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2078, 2078, 2078, 2078, 2078, 2078, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2078, 2078, 2078, 2078, 2078, 2057, 2062, 2054, X, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D17: Diagnosis = Diagnosis { answers: &[A41, A42, A10, A11, A12, A43, A13, A9, A19, A44, A20, A21, A22, A25, A45, A46, A47, A48, A23, A24, A15, A16, A49, A50, A51, A17, A65, A66, A67, A68, A69, A70, A78, A71, A72, A73, A74, A52, A53, A54, A55, A56, A57, A58, A59, A18, A75, A76, A77, A60, A61, A62, A63], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10, 11,
    12, 13, 14, 15, 16, 17, 18, 10, 19, 10, 20, 20, 20, 20, 20, 21,
    22, 23, 24, 14, 10, 10, 10, 10, 25, 20, 26, 27, 28, 29, 28, 30,
    31, 32, 18, 10, 20, 20, 20, 20, 33, 34, 35, 36, 37, 38, 39, 40,
    39, 41, 10, 10, 10, 10, 25, 20, 27, 28, 29, 28, 42, 43, 44, 18,
    10, 20, 20, 20, 20, 33, 34, 38, 39, 40, 39, 25, 20, 27, 28, 29,
    28, 42, 43, 45, 45, 45, 45, 33, 34, 38, 39, 40, 39, 45, 46, 47,
    46, 42, 43, 48, 49, 50, 51, 50, 52,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(32768, 1, true, 255), State::new(1024, 2, true, 255), State::new(512, 7, true, 255),
    State::new(1024, 4, true, 255), State::new(256, 5, false, 255), State::new(2048, 6, true, 255), State::new(512, 7, true, 255),
    State::new(0, 8, false, 255), State::new(512, 18, true, 255), State::new(4096, 10, true, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(8192, 25, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(512, 18, true, 255), State::new(1024, 33, true, 255),
    State::new(512, 18, true, 255), State::new(1024, 35, true, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(16384, 24, true, 255), State::new(8192, 25, false, 255), State::new(4096, 26, true, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(8192, 31, false, 255),
    State::new(65536, 32, false, 255), State::new(1024, 33, true, 255), State::new(65536, 32, false, 255), State::new(1024, 35, true, 255),
    State::new(0, 36, false, 255), State::new(0, 37, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(0, 40, false, 255), State::new(0, 41, false, 255), State::new(4096, 42, true, 255), State::new(65536, 32, false, 255),
    State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255),
    State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(0, 50, false, 255), State::new(0, 51, false, 255),
    State::new(0, 52, false, 255), State::new(0, 53, false, 255), State::new(0, 54, false, 255), State::new(0, 55, false, 255),
    State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(16384, 58, true, 255), State::new(8192, 59, false, 255),
    State::new(4096, 60, true, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255),
    State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(0, 66, false, 255), State::new(0, 67, false, 255),
    State::new(0, 68, false, 255), State::new(0, 69, false, 255), State::new(0, 70, false, 255), State::new(0, 71, false, 255),
    State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255),
    State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(8192, 78, false, 255), State::new(4096, 10, true, 255),
    State::new(0, 80, false, 255), State::new(0, 81, false, 255), State::new(0, 82, false, 255), State::new(0, 83, false, 255),
    State::new(0, 84, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255),
    State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(0, 91, false, 255),
    State::new(0, 92, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255),
    State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(4096, 26, true, 255),
    State::new(0, 100, false, 255), State::new(0, 101, false, 255), State::new(0, 102, false, 255), State::new(65536, 32, false, 255),
    State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255),
    State::new(65536, 32, false, 255), State::new(0, 109, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255),
    State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255),
    State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255), State::new(65536, 32, false, 255),
    State::new(65536, 32, false, 255),
    ],
    next: &[
    X, 2049, 2050, 18433, 2049, 2049, 2051, 2049, 2049, 2049, 2049, 2049, 2049, X, 2052, 2049, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2049, 2049, 2054, 2049, 2049, 2049, 2049, 2049, 2049, X, 2052, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, 2050, 18439, 2055, 2055, 2056, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2052, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2050, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2053, 2053, 2054, 2053, 2053, 2053, 2053, 2053, 2053, 2057, 2052, 2049, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2050, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2052, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, 2050, 18439, 2055, 2055, 2054, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2052, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2059, 2060, 2061, 2062, 2062, 2062, 2063, 2052, 2064, 2058, 34833, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2067, 18450, 2066, 2066, 2068, 2066, 2066, 2066, 2066, 2066, 2066, 2066, 2069, 2066, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2054, 2062, 2062, 2062, 2062, 2062, 2062, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2054, 2062, 2062, 2062, 2062, 2071, 2059, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2054, 2059, 2059, 2059, 2059, 2059, 2059, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, 2050, 18456, 2072, 2072, 2054, 2073, 2073, 2073, 2073, 2073, 2073, 2072, 2052, 2064, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2074, 2054, 2075, 2076, 2077, 2078, 2078, 2078, 2079, 2052, X, 2074, 34833, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, 2054, X, X, X, X, X, X, 2079, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2067, 18450, 2066, 2066, 2080, 2066, 2066, 2066, 2066, 2066, 2066, 2066, 2069, 2066, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2081, X, 18465, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2067, 18450, 2066, 2066, 2082, 2066, 2066, 2066, 2066, 2066, 2066, 2066, 2069, 2066, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2083, 2067, 18467, 2083, 2083, 2083, 2083, 2083, 2083, 2083, 2083, 2083, 2083, 2083, 2083, 2083, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2084, 2085, 2086, 2087, 2087, 2087, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2070, 2054, 2059, 2059, 2059, 2059, 2059, 2058, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, X, 18456, 2072, 2072, X, 2072, 2072, 2072, 2072, 2072, 2072, 2072, X, 2064, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2072, 2050, 18456, 2072, 2072, 2054, 2073, 2073, 2073, 2073, 2073, 2073, 2072, 2052, 2064, 2072, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2074, 2054, 2074, 2074, 2074, 2074, 2074, 2074, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2088, 2054, 2074, 2074, 2074, 2074, 2074, 2074, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2088, 2054, 2078, 2078, 2078, 2078, 2078, 2078, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2088, 2054, 2078, 2078, 2078, 2078, 2089, 2075, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2088, 2054, 2075, 2075, 2075, 2075, 2075, 2075, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, 2054, 2079, 2079, 2079, 2079, 2079, 2079, X, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2067, 18450, 2066, 2066, 2080, 2066, 2066, 2066, 2066, 2066, 2066, 2066, 2069, 2066, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2081, X, 18465, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2090, 2080, 2091, 2092, 2093, 2094, 2094, 2094, 2095, 2069, 2096, 2090, 34865, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2083, 2067, 18467, 2083, 2083, 2083, 2083, 2083, 2083, 2083, 2083, 2083, 2083, 2083, 2083, 2083, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2098, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2098, 2054, 2087, 2087, 2087, 2087, 2087, 2087, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2098, 2054, 2087, 2087, 2087, 2087, 2099, 2084, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2098, 2054, 2084, 2084, 2084, 2084, 2084, 2084, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2074, 2054, 2100, 2101, 2102, 2103, 2103, 2103, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2088, 2054, 2075, 2075, 2075, 2075, 2075, 2074, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2090, 2080, 2090, 2090, 2090, 2090, 2090, 2090, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2104, 2080, 2090, 2090, 2090, 2090, 2090, 2090, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2104, 2080, 2094, 2094, 2094, 2094, 2094, 2094, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2104, 2080, 2094, 2094, 2094, 2094, 2105, 2091, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2104, 2080, 2091, 2091, 2091, 2091, 2091, 2091, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2067, 18490, 2106, 2106, 2080, 2107, 2107, 2107, 2107, 2107, 2107, 2106, 2069, 2096, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2108, 2080, 2109, 2110, 2111, 2112, 2112, 2112, 2113, 2069, X, 2108, 34865, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2067, X, X, X, 2080, X, X, X, X, X, X, 2113, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2114, 2115, 2116, 2117, 2117, 2117, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2098, 2054, 2084, 2084, 2084, 2084, 2084, 2058, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2118, 2054, 2074, 2074, 2074, 2074, 2074, 2074, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2118, 2054, 2103, 2103, 2103, 2103, 2103, 2103, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2118, 2054, 2103, 2103, 2103, 2103, 2119, 2100, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2118, 2054, 2100, 2100, 2100, 2100, 2100, 2100, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2090, 2080, 2120, 2121, 2122, 2123, 2123, 2123, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2104, 2080, 2091, 2091, 2091, 2091, 2091, 2090, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, X, 18490, 2106, 2106, X, 2106, 2106, 2106, 2106, 2106, 2106, 2106, X, 2096, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2106, 2067, 18490, 2106, 2106, 2080, 2107, 2107, 2107, 2107, 2107, 2107, 2106, 2069, 2096, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2108, 2080, 2108, 2108, 2108, 2108, 2108, 2108, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2124, 2080, 2108, 2108, 2108, 2108, 2108, 2108, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2124, 2080, 2112, 2112, 2112, 2112, 2112, 2112, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2124, 2080, 2112, 2112, 2112, 2112, 2125, 2109, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2124, 2080, 2109, 2109, 2109, 2109, 2109, 2109, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2067, X, X, X, 2080, 2126, 2126, 2126, 2126, 2126, 2126, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2127, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2127, 2054, 2117, 2117, 2117, 2117, 2117, 2117, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2127, 2054, 2117, 2117, 2117, 2117, 2128, 2114, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2127, 2054, 2114, 2114, 2114, 2114, 2114, 2114, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2074, 2054, 2129, 2130, 2131, 2132, 2132, 2132, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2118, 2054, 2100, 2100, 2100, 2100, 2100, 2074, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2133, 2080, 2090, 2090, 2090, 2090, 2090, 2090, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2133, 2080, 2123, 2123, 2123, 2123, 2123, 2123, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2133, 2080, 2123, 2123, 2123, 2123, 2134, 2120, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2133, 2080, 2120, 2120, 2120, 2120, 2120, 2120, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2108, 2080, 2135, 2136, 2137, 2138, 2138, 2138, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2124, 2080, 2109, 2109, 2109, 2109, 2109, 2108, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2067, X, X, X, 2080, 2126, 2126, 2126, 2126, 2126, 2126, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2058, 2054, 2058, 2058, 2058, 2058, 2058, 2058, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, 2050, 18442, 2058, 2127, 2054, 2114, 2114, 2114, 2114, 2114, 2058, 2063, 2052, 2064, 2058, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2139, 2054, 2074, 2074, 2074, 2074, 2074, 2074, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2139, 2054, 2132, 2132, 2132, 2132, 2132, 2132, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2139, 2054, 2132, 2132, 2132, 2132, 2140, 2129, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2139, 2054, 2129, 2129, 2129, 2129, 2129, 2129, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2090, 2080, 2141, 2142, 2143, 2144, 2144, 2144, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2133, 2080, 2120, 2120, 2120, 2120, 2120, 2090, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2145, 2080, 2108, 2108, 2108, 2108, 2108, 2108, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2145, 2080, 2138, 2138, 2138, 2138, 2138, 2138, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2145, 2080, 2138, 2138, 2138, 2138, 2146, 2135, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2145, 2080, 2135, 2135, 2135, 2135, 2135, 2135, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2074, 2054, 2147, 2148, 2149, 2150, 2150, 2150, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2139, 2054, 2129, 2129, 2129, 2129, 2129, 2074, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2151, 2080, 2090, 2090, 2090, 2090, 2090, 2090, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2151, 2080, 2144, 2144, 2144, 2144, 2144, 2144, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2151, 2080, 2144, 2144, 2144, 2144, 2152, 2141, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2151, 2080, 2141, 2141, 2141, 2141, 2141, 2141, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2108, 2080, 2153, 2154, 2155, 2156, 2156, 2156, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2145, 2080, 2135, 2135, 2135, 2135, 2135, 2108, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2074, 2054, 2074, 2074, 2074, 2074, 2074, 2074, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2074, 2054, 2150, 2150, 2150, 2150, 2150, 2150, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2074, 2054, 2150, 2150, 2150, 2150, 2157, 2147, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2074, 2054, 2147, 2147, 2147, 2147, 2147, 2147, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2090, 2080, 2090, 2158, 2159, 2160, 2160, 2160, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2151, 2080, 2141, 2141, 2141, 2141, 2141, 2090, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2161, 2080, 2108, 2108, 2108, 2108, 2108, 2108, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2161, 2080, 2156, 2156, 2156, 2156, 2156, 2156, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2161, 2080, 2156, 2156, 2156, 2156, 2162, 2153, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2161, 2080, 2153, 2153, 2153, 2153, 2153, 2153, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2074, 2050, 18458, 2074, 2074, 2054, 2147, 2147, 2147, 2147, 2147, 2074, 2079, 2052, X, 2074, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2090, 2080, 2160, 2160, 2160, 2160, 2160, 2160, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2090, 2080, 2160, 2160, 2160, 2160, 2163, 2090, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2090, 2080, 2090, 2090, 2090, 2090, 2090, 2090, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2108, 2080, 2164, 2165, 2166, 2167, 2167, 2167, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2161, 2080, 2153, 2153, 2153, 2153, 2153, 2108, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2090, 2067, 18474, 2090, 2090, 2080, 2090, 2090, 2090, 2090, 2090, 2090, 2095, 2069, 2096, 2090, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2108, 2080, 2108, 2108, 2108, 2108, 2108, 2108, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2108, 2080, 2167, 2167, 2167, 2167, 2167, 2167, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2108, 2080, 2167, 2167, 2167, 2167, 2168, 2164, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2108, 2080, 2164, 2164, 2164, 2164, 2164, 2164, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2108, 2067, 18492, 2108, 2108, 2080, 2164, 2164, 2164, 2164, 2164, 2108, 2113, 2069, X, 2108, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D18: Diagnosis = Diagnosis { answers: &[A64, A7, A8, A9, A10, A11, A12, A13, A19, A20, A21, A22, A25, A23, A24, A15, A16, A17, A18], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 10, 11,
    12, 13, 9, 14, 9, 15, 15, 15, 15, 15, 16, 9, 9, 9, 9, 17,
    15, 13, 9, 15, 15, 15, 15, 9, 9, 9, 9, 17, 15, 13, 9, 15,
    15, 15, 15, 17, 15, 18, 18, 18, 18, 18,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(512, 3, true, 255), State::new(512, 3, true, 255),
    State::new(1024, 4, true, 255), State::new(512, 3, true, 255), State::new(1024, 6, true, 255), State::new(2048, 7, true, 255),
    State::new(0, 8, false, 255), State::new(4096, 9, true, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(8192, 20, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(16384, 19, true, 255),
    State::new(8192, 20, false, 255), State::new(4096, 21, true, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(8192, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255), State::new(0, 35, false, 255),
    State::new(0, 36, false, 255), State::new(0, 37, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(0, 40, false, 255), State::new(0, 41, false, 255), State::new(0, 42, false, 255), State::new(0, 43, false, 255),
    State::new(0, 44, false, 255), State::new(4096, 9, true, 255), State::new(0, 46, false, 255), State::new(0, 47, false, 255),
    State::new(0, 48, false, 255), State::new(0, 49, false, 255), State::new(0, 50, false, 255), State::new(0, 51, false, 255),
    State::new(0, 52, false, 255), State::new(4096, 21, true, 255), State::new(0, 54, false, 255), State::new(0, 55, false, 255),
    State::new(0, 56, false, 255), State::new(0, 57, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2050, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2053, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2055, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, 2052, 18435, 2051, 2051, 2056, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2054, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2052, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, 2052, 18439, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2055, 2054, 2055, 2055, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2058, 2059, 2060, 2061, 2061, 2061, 2062, 2054, 2063, 2057, 34832, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2065, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2065, 2055, 2061, 2061, 2061, 2061, 2061, 2061, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2065, 2055, 2061, 2061, 2061, 2061, 2066, 2058, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2065, 2055, 2058, 2058, 2058, 2058, 2058, 2058, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2052, 18451, 2067, 2067, 2055, 2068, 2068, 2068, 2068, 2068, 2068, 2067, 2054, 2063, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2070, 2071, 2072, 2073, 2073, 2073, 2074, 2054, X, 2069, 34832, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2052, X, X, X, 2055, X, X, X, X, X, X, 2074, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2075, 2076, 2077, 2078, 2078, 2078, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2065, 2055, 2058, 2058, 2058, 2058, 2058, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2067, X, 2067, 2067, 2067, 2067, 2067, 2067, 2067, X, 2063, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2052, 18451, 2067, 2067, 2055, 2068, 2068, 2068, 2068, 2068, 2068, 2067, 2054, 2063, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2069, 2069, 2069, 2069, 2069, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2079, 2055, 2069, 2069, 2069, 2069, 2069, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2079, 2055, 2073, 2073, 2073, 2073, 2073, 2073, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2079, 2055, 2073, 2073, 2073, 2073, 2080, 2070, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2079, 2055, 2070, 2070, 2070, 2070, 2070, 2070, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2052, X, X, X, 2055, 2074, 2074, 2074, 2074, 2074, 2074, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2081, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2081, 2055, 2078, 2078, 2078, 2078, 2078, 2078, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2081, 2055, 2078, 2078, 2078, 2078, 2082, 2075, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2081, 2055, 2075, 2075, 2075, 2075, 2075, 2075, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2083, 2084, 2085, 2086, 2086, 2086, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2079, 2055, 2070, 2070, 2070, 2070, 2070, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2087, 2088, 2089, 2090, 2090, 2090, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2081, 2055, 2075, 2075, 2075, 2075, 2075, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2091, 2055, 2069, 2069, 2069, 2069, 2069, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2091, 2055, 2086, 2086, 2086, 2086, 2086, 2086, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2091, 2055, 2086, 2086, 2086, 2086, 2092, 2083, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2091, 2055, 2083, 2083, 2083, 2083, 2083, 2083, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2093, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2093, 2055, 2090, 2090, 2090, 2090, 2090, 2090, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2093, 2055, 2090, 2090, 2090, 2090, 2094, 2087, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2093, 2055, 2087, 2087, 2087, 2087, 2087, 2087, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2095, 2096, 2097, 2098, 2098, 2098, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2091, 2055, 2083, 2083, 2083, 2083, 2083, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2057, 2055, 2057, 2057, 2057, 2057, 2057, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2057, 2052, 18441, 2057, 2093, 2055, 2087, 2087, 2087, 2087, 2087, 2057, 2062, 2054, 2063, 2057, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2099, 2055, 2069, 2069, 2069, 2069, 2069, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2099, 2055, 2098, 2098, 2098, 2098, 2098, 2098, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2099, 2055, 2098, 2098, 2098, 2098, 2100, 2095, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2099, 2055, 2095, 2095, 2095, 2095, 2095, 2095, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2101, 2102, 2103, 2104, 2104, 2104, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2099, 2055, 2095, 2095, 2095, 2095, 2095, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2069, 2069, 2069, 2069, 2069, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2104, 2104, 2104, 2104, 2104, 2104, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2104, 2104, 2104, 2104, 2105, 2101, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2101, 2101, 2101, 2101, 2101, 2101, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2069, 2052, 18453, 2069, 2069, 2055, 2101, 2101, 2101, 2101, 2101, 2069, 2074, 2054, X, 2069, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D19: Diagnosis = Diagnosis { answers: &[A6, A7, A79, A80, A81, A82, A83, A84, A85, A86, A87, A88], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 9, 10, 8,
    8, 8, 8, 8, 10, 8, 8, 8, 8, 8, 10, 8, 11, 11, 11, 11,
    11,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(512, 3, true, 255), State::new(512, 3, true, 255),
    State::new(512, 3, true, 255), State::new(1024, 5, true, 255), State::new(2048, 6, true, 255), State::new(0, 7, false, 255),
    State::new(4096, 8, true, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(8192, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(4096, 8, true, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2050, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2052, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2053, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2054, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2053, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2055, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2053, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2053, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2057, 2058, 2059, 2060, 2060, 2060, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2062, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2062, 2054, 2060, 2060, 2060, 2060, 2060, 2060, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2062, 2054, 2060, 2060, 2060, 2060, 2063, 2057, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2062, 2054, 2057, 2057, 2057, 2057, 2057, 2057, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, 2054, 2061, 2061, 2061, 2061, 2061, 2061, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2064, 2065, 2066, 2067, 2067, 2067, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2062, 2054, 2057, 2057, 2057, 2057, 2057, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2068, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2068, 2054, 2067, 2067, 2067, 2067, 2067, 2067, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2068, 2054, 2067, 2067, 2067, 2067, 2069, 2064, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2068, 2054, 2064, 2064, 2064, 2064, 2064, 2064, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2070, 2071, 2072, 2073, 2073, 2073, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2068, 2054, 2064, 2064, 2064, 2064, 2064, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2074, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2074, 2054, 2073, 2073, 2073, 2073, 2073, 2073, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2074, 2054, 2073, 2073, 2073, 2073, 2075, 2070, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2074, 2054, 2070, 2070, 2070, 2070, 2070, 2070, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2076, 2077, 2078, 2079, 2079, 2079, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2074, 2054, 2070, 2070, 2070, 2070, 2070, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2079, 2079, 2079, 2079, 2079, 2079, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2079, 2079, 2079, 2079, 2080, 2076, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2076, 2076, 2076, 2076, 2076, 2076, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2076, 2076, 2076, 2076, 2076, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D20: Diagnosis = Diagnosis { answers: &[A6, A7, A79, A80, A81, A82, A83, A89, A90, A91, A92, A93, A24, A85, A86, A87, A88], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 9, 10, 11,
    8, 12, 8, 13, 13, 13, 13, 13, 14, 8, 8, 8, 8, 15, 13, 11,
    8, 13, 13, 13, 13, 8, 8, 8, 8, 15, 13, 11, 8, 13, 13, 13,
    13, 15, 13, 16, 16, 16, 16, 16,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(512, 3, true, 255), State::new(512, 3, true, 255),
    State::new(512, 3, true, 255), State::new(1024, 5, true, 255), State::new(2048, 6, true, 255), State::new(0, 7, false, 255),
    State::new(4096, 8, true, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(8192, 18, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(16384, 17, true, 255), State::new(8192, 18, false, 255), State::new(4096, 19, true, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(8192, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255), State::new(0, 35, false, 255),
    State::new(0, 36, false, 255), State::new(0, 37, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(0, 40, false, 255), State::new(0, 41, false, 255), State::new(0, 42, false, 255), State::new(4096, 8, true, 255),
    State::new(0, 44, false, 255), State::new(0, 45, false, 255), State::new(0, 46, false, 255), State::new(0, 47, false, 255),
    State::new(0, 48, false, 255), State::new(0, 49, false, 255), State::new(0, 50, false, 255), State::new(4096, 19, true, 255),
    State::new(0, 52, false, 255), State::new(0, 53, false, 255), State::new(0, 54, false, 255), State::new(0, 55, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2050, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2052, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2053, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2054, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2053, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2055, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2053, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2053, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2057, 2058, 2059, 2060, 2060, 2060, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2063, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2063, 2054, 2060, 2060, 2060, 2060, 2060, 2060, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2063, 2054, 2060, 2060, 2060, 2060, 2064, 2057, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2063, 2054, 2057, 2057, 2057, 2057, 2057, 2057, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2054, 2066, 2066, 2066, 2066, 2066, 2066, 2065, 2053, 2062, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2067, 2054, 2068, 2069, 2070, 2071, 2071, 2071, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2073, 2074, 2075, 2076, 2076, 2076, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2063, 2054, 2057, 2057, 2057, 2057, 2057, 2056, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, X, 2065, 2065, 2065, 2065, 2065, 2065, 2065, X, 2062, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2054, 2066, 2066, 2066, 2066, 2066, 2066, 2065, 2053, 2062, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2067, 2054, 2067, 2067, 2067, 2067, 2067, 2067, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2077, 2054, 2067, 2067, 2067, 2067, 2067, 2067, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2077, 2054, 2071, 2071, 2071, 2071, 2071, 2071, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2077, 2054, 2071, 2071, 2071, 2071, 2078, 2068, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2077, 2054, 2068, 2068, 2068, 2068, 2068, 2068, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, 2054, 2072, 2072, 2072, 2072, 2072, 2072, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2079, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2079, 2054, 2076, 2076, 2076, 2076, 2076, 2076, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2079, 2054, 2076, 2076, 2076, 2076, 2080, 2073, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2079, 2054, 2073, 2073, 2073, 2073, 2073, 2073, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2067, 2054, 2081, 2082, 2083, 2084, 2084, 2084, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2077, 2054, 2068, 2068, 2068, 2068, 2068, 2067, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2085, 2086, 2087, 2088, 2088, 2088, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2079, 2054, 2073, 2073, 2073, 2073, 2073, 2056, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2089, 2054, 2067, 2067, 2067, 2067, 2067, 2067, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2089, 2054, 2084, 2084, 2084, 2084, 2084, 2084, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2089, 2054, 2084, 2084, 2084, 2084, 2090, 2081, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2089, 2054, 2081, 2081, 2081, 2081, 2081, 2081, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2091, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2091, 2054, 2088, 2088, 2088, 2088, 2088, 2088, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2091, 2054, 2088, 2088, 2088, 2088, 2092, 2085, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2091, 2054, 2085, 2085, 2085, 2085, 2085, 2085, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2067, 2054, 2093, 2094, 2095, 2096, 2096, 2096, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2089, 2054, 2081, 2081, 2081, 2081, 2081, 2067, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2091, 2054, 2085, 2085, 2085, 2085, 2085, 2056, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2097, 2054, 2067, 2067, 2067, 2067, 2067, 2067, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2097, 2054, 2096, 2096, 2096, 2096, 2096, 2096, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2097, 2054, 2096, 2096, 2096, 2096, 2098, 2093, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2097, 2054, 2093, 2093, 2093, 2093, 2093, 2093, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2067, 2054, 2099, 2100, 2101, 2102, 2102, 2102, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2097, 2054, 2093, 2093, 2093, 2093, 2093, 2067, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2067, 2054, 2067, 2067, 2067, 2067, 2067, 2067, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2067, 2054, 2102, 2102, 2102, 2102, 2102, 2102, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2067, 2054, 2102, 2102, 2102, 2102, 2103, 2099, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2067, 2054, 2099, 2099, 2099, 2099, 2099, 2099, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, X, 18451, 2067, 2067, 2054, 2099, 2099, 2099, 2099, 2099, 2067, 2072, 2053, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D21: Diagnosis = Diagnosis { answers: &[A6, A7, A79, A80, A81, A82, A83, A84, A85, A86, A94, A87, A88], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 9, 10, 11,
    8, 8, 8, 8, 8, 11, 8, 8, 8, 8, 8, 11, 8, 12, 12, 12,
    12, 12,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(512, 3, true, 255), State::new(512, 3, true, 255),
    State::new(512, 3, true, 255), State::new(1024, 5, true, 255), State::new(2048, 6, true, 255), State::new(0, 7, false, 255),
    State::new(4096, 8, true, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(8192, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(4096, 8, true, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2050, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2052, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2053, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2054, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2053, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2055, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2053, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2053, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2057, 2058, 2059, 2060, 2060, 2060, 2061, 2053, X, 2056, 34830, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2063, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2063, 2054, 2060, 2060, 2060, 2060, 2060, 2060, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2063, 2054, 2060, 2060, 2060, 2060, 2064, 2057, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2063, 2054, 2057, 2057, 2057, 2057, 2057, 2057, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, 2054, 2061, 2061, 2061, 2061, 2061, 2061, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, 2054, X, X, X, X, X, X, 2061, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2065, 2066, 2067, 2068, 2068, 2068, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2063, 2054, 2057, 2057, 2057, 2057, 2057, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2069, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2069, 2054, 2068, 2068, 2068, 2068, 2068, 2068, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2069, 2054, 2068, 2068, 2068, 2068, 2070, 2065, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2069, 2054, 2065, 2065, 2065, 2065, 2065, 2065, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2071, 2072, 2073, 2074, 2074, 2074, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2069, 2054, 2065, 2065, 2065, 2065, 2065, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2075, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2075, 2054, 2074, 2074, 2074, 2074, 2074, 2074, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2075, 2054, 2074, 2074, 2074, 2074, 2076, 2071, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2075, 2054, 2071, 2071, 2071, 2071, 2071, 2071, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2077, 2078, 2079, 2080, 2080, 2080, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2075, 2054, 2071, 2071, 2071, 2071, 2071, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2080, 2080, 2080, 2080, 2080, 2080, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2080, 2080, 2080, 2080, 2081, 2077, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2077, 2077, 2077, 2077, 2077, 2077, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2077, 2077, 2077, 2077, 2077, 2056, 2061, 2053, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D22: Diagnosis = Diagnosis { answers: &[A6, A7, A79, A80, A81, A82, A83, A89, A90, A91, A92, A94, A93, A24, A85, A86, A87, A88], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 9, 10, 11,
    12, 8, 13, 8, 14, 14, 14, 14, 14, 15, 8, 8, 8, 8, 16, 14,
    12, 8, 14, 14, 14, 14, 8, 8, 8, 8, 16, 14, 12, 8, 14, 14,
    14, 14, 16, 14, 17, 17, 17, 17, 17,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(512, 3, true, 255), State::new(512, 3, true, 255),
    State::new(512, 3, true, 255), State::new(1024, 5, true, 255), State::new(2048, 6, true, 255), State::new(0, 7, false, 255),
    State::new(4096, 8, true, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(8192, 19, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(16384, 18, true, 255), State::new(8192, 19, false, 255),
    State::new(4096, 20, true, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(8192, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255), State::new(0, 35, false, 255),
    State::new(0, 36, false, 255), State::new(0, 37, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(0, 40, false, 255), State::new(0, 41, false, 255), State::new(0, 42, false, 255), State::new(0, 43, false, 255),
    State::new(4096, 8, true, 255), State::new(0, 45, false, 255), State::new(0, 46, false, 255), State::new(0, 47, false, 255),
    State::new(0, 48, false, 255), State::new(0, 49, false, 255), State::new(0, 50, false, 255), State::new(0, 51, false, 255),
    State::new(4096, 20, true, 255), State::new(0, 53, false, 255), State::new(0, 54, false, 255), State::new(0, 55, false, 255),
    State::new(0, 56, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2050, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2052, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2053, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2054, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2053, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2055, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2053, 2051, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2053, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2057, 2058, 2059, 2060, 2060, 2060, 2061, 2053, 2062, 2056, 34831, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2064, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2064, 2054, 2060, 2060, 2060, 2060, 2060, 2060, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2064, 2054, 2060, 2060, 2060, 2060, 2065, 2057, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2064, 2054, 2057, 2057, 2057, 2057, 2057, 2057, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2054, 2067, 2067, 2067, 2067, 2067, 2067, 2066, 2053, 2062, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2068, 2054, 2069, 2070, 2071, 2072, 2072, 2072, 2073, 2053, X, 2068, 34831, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, 2054, X, X, X, X, X, X, 2073, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2074, 2075, 2076, 2077, 2077, 2077, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2064, 2054, 2057, 2057, 2057, 2057, 2057, 2056, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, X, 2066, 2066, 2066, 2066, 2066, 2066, 2066, X, 2062, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2054, 2067, 2067, 2067, 2067, 2067, 2067, 2066, 2053, 2062, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2068, 2054, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2078, 2054, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2078, 2054, 2072, 2072, 2072, 2072, 2072, 2072, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2078, 2054, 2072, 2072, 2072, 2072, 2079, 2069, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2078, 2054, 2069, 2069, 2069, 2069, 2069, 2069, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, 2054, 2073, 2073, 2073, 2073, 2073, 2073, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2080, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2080, 2054, 2077, 2077, 2077, 2077, 2077, 2077, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2080, 2054, 2077, 2077, 2077, 2077, 2081, 2074, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2080, 2054, 2074, 2074, 2074, 2074, 2074, 2074, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2068, 2054, 2082, 2083, 2084, 2085, 2085, 2085, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2078, 2054, 2069, 2069, 2069, 2069, 2069, 2068, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2086, 2087, 2088, 2089, 2089, 2089, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2080, 2054, 2074, 2074, 2074, 2074, 2074, 2056, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2090, 2054, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2090, 2054, 2085, 2085, 2085, 2085, 2085, 2085, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2090, 2054, 2085, 2085, 2085, 2085, 2091, 2082, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2090, 2054, 2082, 2082, 2082, 2082, 2082, 2082, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2092, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2092, 2054, 2089, 2089, 2089, 2089, 2089, 2089, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2092, 2054, 2089, 2089, 2089, 2089, 2093, 2086, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2092, 2054, 2086, 2086, 2086, 2086, 2086, 2086, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2068, 2054, 2094, 2095, 2096, 2097, 2097, 2097, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2090, 2054, 2082, 2082, 2082, 2082, 2082, 2068, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2056, 2054, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2092, 2054, 2086, 2086, 2086, 2086, 2086, 2056, 2061, 2053, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2098, 2054, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2098, 2054, 2097, 2097, 2097, 2097, 2097, 2097, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2098, 2054, 2097, 2097, 2097, 2097, 2099, 2094, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2098, 2054, 2094, 2094, 2094, 2094, 2094, 2094, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2068, 2054, 2100, 2101, 2102, 2103, 2103, 2103, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2098, 2054, 2094, 2094, 2094, 2094, 2094, 2068, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2068, 2054, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2068, 2054, 2103, 2103, 2103, 2103, 2103, 2103, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2068, 2054, 2103, 2103, 2103, 2103, 2104, 2100, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2068, 2054, 2100, 2100, 2100, 2100, 2100, 2100, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, X, 18452, 2068, 2068, 2054, 2100, 2100, 2100, 2100, 2100, 2068, 2073, 2053, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D23: Diagnosis = Diagnosis { answers: &[A95, A42, A10, A11, A12, A13, A9, A14, A15, A16, A17, A18], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 9, 10, 8,
    8, 8, 8, 8, 10, 8, 8, 8, 8, 8, 10, 8, 11, 11, 11, 11,
    11,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(32768, 1, true, 255), State::new(32768, 1, true, 255), State::new(1024, 2, true, 255), State::new(512, 6, true, 255),
    State::new(1024, 4, true, 255), State::new(2048, 5, true, 255), State::new(512, 6, true, 255), State::new(0, 7, false, 255),
    State::new(4096, 8, true, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(8192, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(4096, 8, true, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255),
    ],
    next: &[
    X, 2049, 2050, 18433, 2049, 2049, 2051, 2049, 2049, 2049, 2049, 2049, 2049, X, 2052, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2049, 2049, 2053, 2049, 2049, 2049, 2049, 2049, 2049, X, 2052, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2050, 18438, 2054, 2054, 2055, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2052, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2050, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2050, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2052, 2053, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2050, 18438, 2054, 2054, 2053, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2052, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2057, 2058, 2059, 2060, 2060, 2060, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2062, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2062, 2053, 2060, 2060, 2060, 2060, 2060, 2060, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2062, 2053, 2060, 2060, 2060, 2060, 2063, 2057, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2062, 2053, 2057, 2057, 2057, 2057, 2057, 2057, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, 2053, 2061, 2061, 2061, 2061, 2061, 2061, X, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2064, 2065, 2066, 2067, 2067, 2067, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2062, 2053, 2057, 2057, 2057, 2057, 2057, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2068, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2068, 2053, 2067, 2067, 2067, 2067, 2067, 2067, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2068, 2053, 2067, 2067, 2067, 2067, 2069, 2064, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2068, 2053, 2064, 2064, 2064, 2064, 2064, 2064, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2070, 2071, 2072, 2073, 2073, 2073, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2068, 2053, 2064, 2064, 2064, 2064, 2064, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2074, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2074, 2053, 2073, 2073, 2073, 2073, 2073, 2073, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2074, 2053, 2073, 2073, 2073, 2073, 2075, 2070, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2074, 2053, 2070, 2070, 2070, 2070, 2070, 2070, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2076, 2077, 2078, 2079, 2079, 2079, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2074, 2053, 2070, 2070, 2070, 2070, 2070, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2079, 2079, 2079, 2079, 2079, 2079, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2079, 2079, 2079, 2079, 2080, 2076, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2076, 2076, 2076, 2076, 2076, 2076, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2076, 2076, 2076, 2076, 2076, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D24: Diagnosis = Diagnosis { answers: &[A95, A42, A10, A11, A12, A13, A9, A19, A20, A21, A22, A23, A24, A15, A16, A17, A18], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 9, 10, 11,
    8, 12, 8, 13, 13, 13, 13, 13, 14, 8, 8, 8, 8, 15, 13, 11,
    8, 13, 13, 13, 13, 8, 8, 8, 8, 15, 13, 11, 8, 13, 13, 13,
    13, 15, 13, 16, 16, 16, 16, 16,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(32768, 1, true, 255), State::new(32768, 1, true, 255), State::new(1024, 2, true, 255), State::new(512, 6, true, 255),
    State::new(1024, 4, true, 255), State::new(2048, 5, true, 255), State::new(512, 6, true, 255), State::new(0, 7, false, 255),
    State::new(4096, 8, true, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(8192, 18, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(16384, 17, true, 255), State::new(8192, 18, false, 255), State::new(4096, 19, true, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(8192, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255), State::new(0, 35, false, 255),
    State::new(0, 36, false, 255), State::new(0, 37, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(0, 40, false, 255), State::new(0, 41, false, 255), State::new(0, 42, false, 255), State::new(4096, 8, true, 255),
    State::new(0, 44, false, 255), State::new(0, 45, false, 255), State::new(0, 46, false, 255), State::new(0, 47, false, 255),
    State::new(0, 48, false, 255), State::new(0, 49, false, 255), State::new(0, 50, false, 255), State::new(4096, 19, true, 255),
    State::new(0, 52, false, 255), State::new(0, 53, false, 255), State::new(0, 54, false, 255), State::new(0, 55, false, 255),
    ],
    next: &[
    X, 2049, 2050, 18433, 2049, 2049, 2051, 2049, 2049, 2049, 2049, 2049, 2049, X, 2052, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2049, 2049, 2053, 2049, 2049, 2049, 2049, 2049, 2049, X, 2052, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2050, 18438, 2054, 2054, 2055, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2052, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2050, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2050, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2052, 2053, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2050, 18438, 2054, 2054, 2053, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2052, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2057, 2058, 2059, 2060, 2060, 2060, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2063, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2063, 2053, 2060, 2060, 2060, 2060, 2060, 2060, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2063, 2053, 2060, 2060, 2060, 2060, 2064, 2057, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2063, 2053, 2057, 2057, 2057, 2057, 2057, 2057, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2050, 18449, 2065, 2065, 2053, 2066, 2066, 2066, 2066, 2066, 2066, 2065, 2052, 2062, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2067, 2053, 2068, 2069, 2070, 2071, 2071, 2071, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2073, 2074, 2075, 2076, 2076, 2076, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2063, 2053, 2057, 2057, 2057, 2057, 2057, 2056, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, X, 2065, 2065, 2065, 2065, 2065, 2065, 2065, X, 2062, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, 2050, 18449, 2065, 2065, 2053, 2066, 2066, 2066, 2066, 2066, 2066, 2065, 2052, 2062, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2067, 2053, 2067, 2067, 2067, 2067, 2067, 2067, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2077, 2053, 2067, 2067, 2067, 2067, 2067, 2067, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2077, 2053, 2071, 2071, 2071, 2071, 2071, 2071, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2077, 2053, 2071, 2071, 2071, 2071, 2078, 2068, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2077, 2053, 2068, 2068, 2068, 2068, 2068, 2068, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, 2053, 2072, 2072, 2072, 2072, 2072, 2072, X, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2079, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2079, 2053, 2076, 2076, 2076, 2076, 2076, 2076, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2079, 2053, 2076, 2076, 2076, 2076, 2080, 2073, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2079, 2053, 2073, 2073, 2073, 2073, 2073, 2073, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2067, 2053, 2081, 2082, 2083, 2084, 2084, 2084, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2077, 2053, 2068, 2068, 2068, 2068, 2068, 2067, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2085, 2086, 2087, 2088, 2088, 2088, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2079, 2053, 2073, 2073, 2073, 2073, 2073, 2056, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2089, 2053, 2067, 2067, 2067, 2067, 2067, 2067, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2089, 2053, 2084, 2084, 2084, 2084, 2084, 2084, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2089, 2053, 2084, 2084, 2084, 2084, 2090, 2081, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2089, 2053, 2081, 2081, 2081, 2081, 2081, 2081, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2091, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2091, 2053, 2088, 2088, 2088, 2088, 2088, 2088, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2091, 2053, 2088, 2088, 2088, 2088, 2092, 2085, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2091, 2053, 2085, 2085, 2085, 2085, 2085, 2085, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2067, 2053, 2093, 2094, 2095, 2096, 2096, 2096, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2089, 2053, 2081, 2081, 2081, 2081, 2081, 2067, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2091, 2053, 2085, 2085, 2085, 2085, 2085, 2056, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2097, 2053, 2067, 2067, 2067, 2067, 2067, 2067, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2097, 2053, 2096, 2096, 2096, 2096, 2096, 2096, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2097, 2053, 2096, 2096, 2096, 2096, 2098, 2093, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2097, 2053, 2093, 2093, 2093, 2093, 2093, 2093, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2067, 2053, 2099, 2100, 2101, 2102, 2102, 2102, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2097, 2053, 2093, 2093, 2093, 2093, 2093, 2067, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2067, 2053, 2067, 2067, 2067, 2067, 2067, 2067, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2067, 2053, 2102, 2102, 2102, 2102, 2102, 2102, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2067, 2053, 2102, 2102, 2102, 2102, 2103, 2099, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2067, 2053, 2099, 2099, 2099, 2099, 2099, 2099, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2067, 2050, 18451, 2067, 2067, 2053, 2099, 2099, 2099, 2099, 2099, 2067, 2072, 2052, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D25: Diagnosis = Diagnosis { answers: &[A95, A42, A10, A11, A12, A13, A9, A14, A15, A16, A25, A17, A18], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 9, 10, 11,
    8, 8, 8, 8, 8, 11, 8, 8, 8, 8, 8, 11, 8, 12, 12, 12,
    12, 12,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(32768, 1, true, 255), State::new(32768, 1, true, 255), State::new(1024, 2, true, 255), State::new(512, 6, true, 255),
    State::new(1024, 4, true, 255), State::new(2048, 5, true, 255), State::new(512, 6, true, 255), State::new(0, 7, false, 255),
    State::new(4096, 8, true, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(8192, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(4096, 8, true, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255),
    ],
    next: &[
    X, 2049, 2050, 18433, 2049, 2049, 2051, 2049, 2049, 2049, 2049, 2049, 2049, X, 2052, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2049, 2049, 2053, 2049, 2049, 2049, 2049, 2049, 2049, X, 2052, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2050, 18438, 2054, 2054, 2055, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2052, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2050, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2050, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2052, 2053, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2050, 18438, 2054, 2054, 2053, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2052, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2057, 2058, 2059, 2060, 2060, 2060, 2061, 2052, X, 2056, 34830, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2063, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2063, 2053, 2060, 2060, 2060, 2060, 2060, 2060, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2063, 2053, 2060, 2060, 2060, 2060, 2064, 2057, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2063, 2053, 2057, 2057, 2057, 2057, 2057, 2057, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, 2053, 2061, 2061, 2061, 2061, 2061, 2061, X, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, 2053, X, X, X, X, X, X, 2061, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2065, 2066, 2067, 2068, 2068, 2068, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2063, 2053, 2057, 2057, 2057, 2057, 2057, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2069, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2069, 2053, 2068, 2068, 2068, 2068, 2068, 2068, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2069, 2053, 2068, 2068, 2068, 2068, 2070, 2065, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2069, 2053, 2065, 2065, 2065, 2065, 2065, 2065, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2071, 2072, 2073, 2074, 2074, 2074, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2069, 2053, 2065, 2065, 2065, 2065, 2065, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2075, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2075, 2053, 2074, 2074, 2074, 2074, 2074, 2074, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2075, 2053, 2074, 2074, 2074, 2074, 2076, 2071, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2075, 2053, 2071, 2071, 2071, 2071, 2071, 2071, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2077, 2078, 2079, 2080, 2080, 2080, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2075, 2053, 2071, 2071, 2071, 2071, 2071, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2080, 2080, 2080, 2080, 2080, 2080, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2080, 2080, 2080, 2080, 2081, 2077, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2077, 2077, 2077, 2077, 2077, 2077, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2077, 2077, 2077, 2077, 2077, 2056, 2061, 2052, X, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D26: Diagnosis = Diagnosis { answers: &[A95, A42, A10, A11, A12, A13, A9, A19, A20, A21, A22, A25, A23, A24, A15, A16, A17, A18], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 9, 10, 11,
    12, 8, 13, 8, 14, 14, 14, 14, 14, 15, 8, 8, 8, 8, 16, 14,
    12, 8, 14, 14, 14, 14, 8, 8, 8, 8, 16, 14, 12, 8, 14, 14,
    14, 14, 16, 14, 17, 17, 17, 17, 17,
], table: Table {
    octets: &IDENTIFIERS, shift: 5,
    rest: &Rest { ranges: IDENTIFIERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(32768, 1, true, 255), State::new(32768, 1, true, 255), State::new(1024, 2, true, 255), State::new(512, 6, true, 255),
    State::new(1024, 4, true, 255), State::new(2048, 5, true, 255), State::new(512, 6, true, 255), State::new(0, 7, false, 255),
    State::new(4096, 8, true, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(8192, 19, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(16384, 18, true, 255), State::new(8192, 19, false, 255),
    State::new(4096, 20, true, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(8192, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255), State::new(0, 35, false, 255),
    State::new(0, 36, false, 255), State::new(0, 37, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(0, 40, false, 255), State::new(0, 41, false, 255), State::new(0, 42, false, 255), State::new(0, 43, false, 255),
    State::new(4096, 8, true, 255), State::new(0, 45, false, 255), State::new(0, 46, false, 255), State::new(0, 47, false, 255),
    State::new(0, 48, false, 255), State::new(0, 49, false, 255), State::new(0, 50, false, 255), State::new(0, 51, false, 255),
    State::new(4096, 20, true, 255), State::new(0, 53, false, 255), State::new(0, 54, false, 255), State::new(0, 55, false, 255),
    State::new(0, 56, false, 255),
    ],
    next: &[
    X, 2049, 2050, 18433, 2049, 2049, 2051, 2049, 2049, 2049, 2049, 2049, 2049, X, 2052, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, 2050, 18433, 2049, 2049, 2053, 2049, 2049, 2049, 2049, 2049, 2049, X, 2052, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2050, 18438, 2054, 2054, 2055, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2052, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, 2050, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, 2050, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2053, 2052, 2053, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, 2050, 18438, 2054, 2054, 2053, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2052, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2057, 2058, 2059, 2060, 2060, 2060, 2061, 2052, 2062, 2056, 34831, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2064, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2064, 2053, 2060, 2060, 2060, 2060, 2060, 2060, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2064, 2053, 2060, 2060, 2060, 2060, 2065, 2057, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2064, 2053, 2057, 2057, 2057, 2057, 2057, 2057, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2050, 18450, 2066, 2066, 2053, 2067, 2067, 2067, 2067, 2067, 2067, 2066, 2052, 2062, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2068, 2053, 2069, 2070, 2071, 2072, 2072, 2072, 2073, 2052, X, 2068, 34831, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, 2053, X, X, X, X, X, X, 2073, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2074, 2075, 2076, 2077, 2077, 2077, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2064, 2053, 2057, 2057, 2057, 2057, 2057, 2056, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, X, 2066, 2066, 2066, 2066, 2066, 2066, 2066, X, 2062, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, 2050, 18450, 2066, 2066, 2053, 2067, 2067, 2067, 2067, 2067, 2067, 2066, 2052, 2062, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2068, 2053, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2078, 2053, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2078, 2053, 2072, 2072, 2072, 2072, 2072, 2072, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2078, 2053, 2072, 2072, 2072, 2072, 2079, 2069, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2078, 2053, 2069, 2069, 2069, 2069, 2069, 2069, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2050, X, X, X, 2053, 2073, 2073, 2073, 2073, 2073, 2073, X, 2052, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2080, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2080, 2053, 2077, 2077, 2077, 2077, 2077, 2077, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2080, 2053, 2077, 2077, 2077, 2077, 2081, 2074, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2080, 2053, 2074, 2074, 2074, 2074, 2074, 2074, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2068, 2053, 2082, 2083, 2084, 2085, 2085, 2085, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2078, 2053, 2069, 2069, 2069, 2069, 2069, 2068, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2086, 2087, 2088, 2089, 2089, 2089, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2080, 2053, 2074, 2074, 2074, 2074, 2074, 2056, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2090, 2053, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2090, 2053, 2085, 2085, 2085, 2085, 2085, 2085, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2090, 2053, 2085, 2085, 2085, 2085, 2091, 2082, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2090, 2053, 2082, 2082, 2082, 2082, 2082, 2082, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2092, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2092, 2053, 2089, 2089, 2089, 2089, 2089, 2089, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2092, 2053, 2089, 2089, 2089, 2089, 2093, 2086, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2092, 2053, 2086, 2086, 2086, 2086, 2086, 2086, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2068, 2053, 2094, 2095, 2096, 2097, 2097, 2097, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2090, 2053, 2082, 2082, 2082, 2082, 2082, 2068, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2056, 2053, 2056, 2056, 2056, 2056, 2056, 2056, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2056, 2050, 18440, 2056, 2092, 2053, 2086, 2086, 2086, 2086, 2086, 2056, 2061, 2052, 2062, 2056, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2098, 2053, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2098, 2053, 2097, 2097, 2097, 2097, 2097, 2097, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2098, 2053, 2097, 2097, 2097, 2097, 2099, 2094, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2098, 2053, 2094, 2094, 2094, 2094, 2094, 2094, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2068, 2053, 2100, 2101, 2102, 2103, 2103, 2103, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2098, 2053, 2094, 2094, 2094, 2094, 2094, 2068, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2068, 2053, 2068, 2068, 2068, 2068, 2068, 2068, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2068, 2053, 2103, 2103, 2103, 2103, 2103, 2103, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2068, 2053, 2103, 2103, 2103, 2103, 2104, 2100, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2068, 2053, 2100, 2100, 2100, 2100, 2100, 2100, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2068, 2050, 18452, 2068, 2068, 2053, 2100, 2100, 2100, 2100, 2100, 2068, 2073, 2052, X, 2068, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D27: Diagnosis = Diagnosis { answers: &[A96, A97, A28, A29, A27, A30, A31, A32, A33, A34], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 7, 8, 6, 6, 6,
    6, 6, 8, 6, 6, 6, 6, 6, 8, 6, 9, 9, 9, 9, 9,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(8192, 1, true, 255), State::new(8192, 1, true, 255), State::new(256, 4, true, 255), State::new(512, 3, true, 255),
    State::new(256, 4, true, 255), State::new(0, 5, false, 255), State::new(1024, 6, true, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(2048, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(1024, 6, true, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, 2050, 2049, 2049, 2049, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2051, 2049, 2049, 2049, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2053, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, 2052, 2052, 2052, X, 2052, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, X, 2051, 2051, 2051, X, 2051, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2051, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, 2052, 2052, 2052, X, 2052, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2055, 2056, 2057, 2058, 2058, 2058, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2060, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2060, 2051, 2058, 2058, 2058, 2058, 2058, 2058, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2060, 2051, 2058, 2058, 2058, 2058, 2061, 2055, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2060, 2051, 2055, 2055, 2055, 2055, 2055, 2055, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, 2059, 2059, 2059, 2059, 2059, 2059, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2062, 2063, 2064, 2065, 2065, 2065, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2060, 2051, 2055, 2055, 2055, 2055, 2055, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2066, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2066, 2051, 2065, 2065, 2065, 2065, 2065, 2065, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2066, 2051, 2065, 2065, 2065, 2065, 2067, 2062, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2066, 2051, 2062, 2062, 2062, 2062, 2062, 2062, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2068, 2069, 2070, 2071, 2071, 2071, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2066, 2051, 2062, 2062, 2062, 2062, 2062, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2072, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2072, 2051, 2071, 2071, 2071, 2071, 2071, 2071, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2072, 2051, 2071, 2071, 2071, 2071, 2073, 2068, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2072, 2051, 2068, 2068, 2068, 2068, 2068, 2068, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2074, 2075, 2076, 2077, 2077, 2077, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2072, 2051, 2068, 2068, 2068, 2068, 2068, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2077, 2077, 2077, 2077, 2077, 2077, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2077, 2077, 2077, 2077, 2078, 2074, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2074, 2074, 2074, 2074, 2074, 2074, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2074, 2074, 2074, 2074, 2074, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D28: Diagnosis = Diagnosis { answers: &[A96, A97, A28, A29, A27, A35, A36, A37, A38, A39, A24, A31, A32, A33, A34], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 7, 8, 9, 6, 10,
    6, 11, 11, 11, 11, 11, 12, 6, 6, 6, 6, 13, 11, 9, 6, 11,
    11, 11, 11, 6, 6, 6, 6, 13, 11, 9, 6, 11, 11, 11, 11, 13,
    11, 14, 14, 14, 14, 14,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(8192, 1, true, 255), State::new(8192, 1, true, 255), State::new(256, 4, true, 255), State::new(512, 3, true, 255),
    State::new(256, 4, true, 255), State::new(0, 5, false, 255), State::new(1024, 6, true, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(2048, 16, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(4096, 15, true, 255),
    State::new(2048, 16, false, 255), State::new(1024, 17, true, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(2048, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255), State::new(0, 35, false, 255),
    State::new(0, 36, false, 255), State::new(0, 37, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(0, 40, false, 255), State::new(1024, 6, true, 255), State::new(0, 42, false, 255), State::new(0, 43, false, 255),
    State::new(0, 44, false, 255), State::new(0, 45, false, 255), State::new(0, 46, false, 255), State::new(0, 47, false, 255),
    State::new(0, 48, false, 255), State::new(1024, 17, true, 255), State::new(0, 50, false, 255), State::new(0, 51, false, 255),
    State::new(0, 52, false, 255), State::new(0, 53, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, 2050, 2049, 2049, 2049, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2051, 2049, 2049, 2049, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2053, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, 2052, 2052, 2052, X, 2052, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, X, 2051, 2051, 2051, X, 2051, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2051, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, 2052, 2052, 2052, X, 2052, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2055, 2056, 2057, 2058, 2058, 2058, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2061, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2061, 2051, 2058, 2058, 2058, 2058, 2058, 2058, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2061, 2051, 2058, 2058, 2058, 2058, 2062, 2055, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2061, 2051, 2055, 2055, 2055, 2055, 2055, 2055, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2051, 2064, 2064, 2064, 2064, 2064, 2064, 2063, X, 2060, 2063, 2063, X, 2063, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2066, 2067, 2068, 2069, 2069, 2069, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2071, 2072, 2073, 2074, 2074, 2074, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2061, 2051, 2055, 2055, 2055, 2055, 2055, 2054, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, X, 2063, 2063, 2063, 2063, 2063, 2063, 2063, X, 2060, 2063, 2063, X, 2063, X, X, X, X, X, X, X, X, X, X, X,
    X, 2063, X, 18447, 2063, 2063, 2063, 2051, 2064, 2064, 2064, 2064, 2064, 2064, 2063, X, 2060, 2063, 2063, X, 2063, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2065, 2065, 2065, 2065, 2065, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2075, 2051, 2065, 2065, 2065, 2065, 2065, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2075, 2051, 2069, 2069, 2069, 2069, 2069, 2069, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2075, 2051, 2069, 2069, 2069, 2069, 2076, 2066, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2075, 2051, 2066, 2066, 2066, 2066, 2066, 2066, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, 2070, 2070, 2070, 2070, 2070, 2070, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2077, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2077, 2051, 2074, 2074, 2074, 2074, 2074, 2074, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2077, 2051, 2074, 2074, 2074, 2074, 2078, 2071, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2077, 2051, 2071, 2071, 2071, 2071, 2071, 2071, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2079, 2080, 2081, 2082, 2082, 2082, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2075, 2051, 2066, 2066, 2066, 2066, 2066, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2083, 2084, 2085, 2086, 2086, 2086, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2077, 2051, 2071, 2071, 2071, 2071, 2071, 2054, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2087, 2051, 2065, 2065, 2065, 2065, 2065, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2087, 2051, 2082, 2082, 2082, 2082, 2082, 2082, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2087, 2051, 2082, 2082, 2082, 2082, 2088, 2079, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2087, 2051, 2079, 2079, 2079, 2079, 2079, 2079, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2089, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2089, 2051, 2086, 2086, 2086, 2086, 2086, 2086, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2089, 2051, 2086, 2086, 2086, 2086, 2090, 2083, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2089, 2051, 2083, 2083, 2083, 2083, 2083, 2083, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2091, 2092, 2093, 2094, 2094, 2094, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2087, 2051, 2079, 2079, 2079, 2079, 2079, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2089, 2051, 2083, 2083, 2083, 2083, 2083, 2054, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2095, 2051, 2065, 2065, 2065, 2065, 2065, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2095, 2051, 2094, 2094, 2094, 2094, 2094, 2094, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2095, 2051, 2094, 2094, 2094, 2094, 2096, 2091, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2095, 2051, 2091, 2091, 2091, 2091, 2091, 2091, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2097, 2098, 2099, 2100, 2100, 2100, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2095, 2051, 2091, 2091, 2091, 2091, 2091, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2065, 2065, 2065, 2065, 2065, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2100, 2100, 2100, 2100, 2100, 2100, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2100, 2100, 2100, 2100, 2101, 2097, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2097, 2097, 2097, 2097, 2097, 2097, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    X, 2065, X, 18449, 2065, 2065, 2065, 2051, 2097, 2097, 2097, 2097, 2097, 2065, 2070, X, X, 2065, 2065, X, 2065, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D29: Diagnosis = Diagnosis { answers: &[A96, A97, A28, A29, A27, A30, A31, A32, A40, A33, A34], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 7, 8, 9, 6, 6,
    6, 6, 6, 9, 6, 6, 6, 6, 6, 9, 6, 10, 10, 10, 10, 10,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(8192, 1, true, 255), State::new(8192, 1, true, 255), State::new(256, 4, true, 255), State::new(512, 3, true, 255),
    State::new(256, 4, true, 255), State::new(0, 5, false, 255), State::new(1024, 6, true, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(2048, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(1024, 6, true, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, 2050, 2049, 2049, 2049, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2051, 2049, 2049, 2049, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2053, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, 2052, 2052, 2052, X, 2052, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, X, 2051, 2051, 2051, X, 2051, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2051, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, 2052, 2052, 2052, X, 2052, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2055, 2056, 2057, 2058, 2058, 2058, 2059, X, X, 2054, 2054, 34828, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2061, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2061, 2051, 2058, 2058, 2058, 2058, 2058, 2058, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2061, 2051, 2058, 2058, 2058, 2058, 2062, 2055, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2061, 2051, 2055, 2055, 2055, 2055, 2055, 2055, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, 2059, 2059, 2059, 2059, 2059, 2059, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, X, X, X, X, X, X, 2059, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2063, 2064, 2065, 2066, 2066, 2066, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2061, 2051, 2055, 2055, 2055, 2055, 2055, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2067, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2067, 2051, 2066, 2066, 2066, 2066, 2066, 2066, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2067, 2051, 2066, 2066, 2066, 2066, 2068, 2063, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2067, 2051, 2063, 2063, 2063, 2063, 2063, 2063, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2069, 2070, 2071, 2072, 2072, 2072, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2067, 2051, 2063, 2063, 2063, 2063, 2063, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2073, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2073, 2051, 2072, 2072, 2072, 2072, 2072, 2072, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2073, 2051, 2072, 2072, 2072, 2072, 2074, 2069, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2073, 2051, 2069, 2069, 2069, 2069, 2069, 2069, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2075, 2076, 2077, 2078, 2078, 2078, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2073, 2051, 2069, 2069, 2069, 2069, 2069, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2078, 2078, 2078, 2078, 2078, 2078, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2078, 2078, 2078, 2078, 2079, 2075, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2075, 2075, 2075, 2075, 2075, 2075, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2075, 2075, 2075, 2075, 2075, 2054, 2059, X, X, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D30: Diagnosis = Diagnosis { answers: &[A96, A97, A28, A29, A27, A35, A36, A37, A38, A40, A39, A24, A31, A32, A33, A34], inner: &[&D60, &D40], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 7, 8, 9, 10, 6,
    11, 6, 12, 12, 12, 12, 12, 13, 6, 6, 6, 6, 14, 12, 10, 6,
    12, 12, 12, 12, 6, 6, 6, 6, 14, 12, 10, 6, 12, 12, 12, 12,
    14, 12, 15, 15, 15, 15, 15,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(8192, 1, true, 255), State::new(8192, 1, true, 255), State::new(256, 4, true, 255), State::new(512, 3, true, 255),
    State::new(256, 4, true, 255), State::new(0, 5, false, 255), State::new(1024, 6, true, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(2048, 17, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(4096, 16, true, 255), State::new(2048, 17, false, 255), State::new(1024, 18, true, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(2048, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255), State::new(0, 35, false, 255),
    State::new(0, 36, false, 255), State::new(0, 37, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(0, 40, false, 255), State::new(0, 41, false, 255), State::new(1024, 6, true, 255), State::new(0, 43, false, 255),
    State::new(0, 44, false, 255), State::new(0, 45, false, 255), State::new(0, 46, false, 255), State::new(0, 47, false, 255),
    State::new(0, 48, false, 255), State::new(0, 49, false, 255), State::new(1024, 18, true, 255), State::new(0, 51, false, 255),
    State::new(0, 52, false, 255), State::new(0, 53, false, 255), State::new(0, 54, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, 2050, 2049, 2049, 2049, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2051, 2049, 2049, 2049, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2053, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, 2052, 2052, 2052, X, 2052, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, X, 2051, 2051, 2051, X, 2051, X, X, X, X, X, X, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2051, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, 2052, 2052, 2052, X, 2052, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2055, 2056, 2057, 2058, 2058, 2058, 2059, X, 2060, 2054, 2054, 34829, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2062, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2062, 2051, 2058, 2058, 2058, 2058, 2058, 2058, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2062, 2051, 2058, 2058, 2058, 2058, 2063, 2055, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2062, 2051, 2055, 2055, 2055, 2055, 2055, 2055, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2064, 2051, 2065, 2065, 2065, 2065, 2065, 2065, 2064, X, 2060, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2066, 2051, 2067, 2068, 2069, 2070, 2070, 2070, 2071, X, X, 2066, 2066, 34829, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, X, X, X, X, X, X, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2072, 2073, 2074, 2075, 2075, 2075, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2062, 2051, 2055, 2055, 2055, 2055, 2055, 2054, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2064, X, 2064, 2064, 2064, 2064, 2064, 2064, 2064, X, 2060, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2064, X, 18448, 2064, 2064, 2064, 2051, 2065, 2065, 2065, 2065, 2065, 2065, 2064, X, 2060, 2064, 2064, X, 2064, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2066, 2051, 2066, 2066, 2066, 2066, 2066, 2066, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2076, 2051, 2066, 2066, 2066, 2066, 2066, 2066, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2076, 2051, 2070, 2070, 2070, 2070, 2070, 2070, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2076, 2051, 2070, 2070, 2070, 2070, 2077, 2067, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2076, 2051, 2067, 2067, 2067, 2067, 2067, 2067, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 2051, 2071, 2071, 2071, 2071, 2071, 2071, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2078, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2078, 2051, 2075, 2075, 2075, 2075, 2075, 2075, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2078, 2051, 2075, 2075, 2075, 2075, 2079, 2072, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2078, 2051, 2072, 2072, 2072, 2072, 2072, 2072, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2066, 2051, 2080, 2081, 2082, 2083, 2083, 2083, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2076, 2051, 2067, 2067, 2067, 2067, 2067, 2066, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2084, 2085, 2086, 2087, 2087, 2087, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2078, 2051, 2072, 2072, 2072, 2072, 2072, 2054, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2088, 2051, 2066, 2066, 2066, 2066, 2066, 2066, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2088, 2051, 2083, 2083, 2083, 2083, 2083, 2083, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2088, 2051, 2083, 2083, 2083, 2083, 2089, 2080, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2088, 2051, 2080, 2080, 2080, 2080, 2080, 2080, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2090, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2090, 2051, 2087, 2087, 2087, 2087, 2087, 2087, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2090, 2051, 2087, 2087, 2087, 2087, 2091, 2084, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2090, 2051, 2084, 2084, 2084, 2084, 2084, 2084, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2066, 2051, 2092, 2093, 2094, 2095, 2095, 2095, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2088, 2051, 2080, 2080, 2080, 2080, 2080, 2066, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2051, 2054, 2054, 2054, 2054, 2054, 2054, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2090, 2051, 2084, 2084, 2084, 2084, 2084, 2054, 2059, X, 2060, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2096, 2051, 2066, 2066, 2066, 2066, 2066, 2066, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2096, 2051, 2095, 2095, 2095, 2095, 2095, 2095, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2096, 2051, 2095, 2095, 2095, 2095, 2097, 2092, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2096, 2051, 2092, 2092, 2092, 2092, 2092, 2092, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2066, 2051, 2098, 2099, 2100, 2101, 2101, 2101, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2096, 2051, 2092, 2092, 2092, 2092, 2092, 2066, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2066, 2051, 2066, 2066, 2066, 2066, 2066, 2066, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2066, 2051, 2101, 2101, 2101, 2101, 2101, 2101, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2066, 2051, 2101, 2101, 2101, 2101, 2102, 2098, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2066, 2051, 2098, 2098, 2098, 2098, 2098, 2098, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    X, 2066, X, 18450, 2066, 2066, 2066, 2051, 2098, 2098, 2098, 2098, 2098, 2066, 2071, X, X, 2066, 2066, X, 2066, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D31: Diagnosis = Diagnosis { answers: &[A6, A98], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(16384, 1, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, 2049, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D32: Diagnosis = Diagnosis { answers: &[A99, A100, A101, A102, A103], inner: &[&D60, &D40], of_states: &[
    0, 1, 1, 1, 1, 1, 2, 3, 1, 1, 1, 1, 1, 3, 1, 1,
    1, 1, 1, 3, 1, 4, 4, 4, 4, 4,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(1024, 1, true, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    State::new(0, 4, false, 255), State::new(0, 5, false, 255), State::new(2048, 6, false, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(1024, 1, true, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2050, 2051, 2052, 2053, 2053, 2053, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2055, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2055, X, 2053, 2053, 2053, 2053, 2053, 2053, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2055, X, 2053, 2053, 2053, 2053, 2056, 2050, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2055, X, 2050, 2050, 2050, 2050, 2050, 2050, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2054, 2054, 2054, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2057, 2058, 2059, 2060, 2060, 2060, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2055, X, 2050, 2050, 2050, 2050, 2050, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2061, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2061, X, 2060, 2060, 2060, 2060, 2060, 2060, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2061, X, 2060, 2060, 2060, 2060, 2062, 2057, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2061, X, 2057, 2057, 2057, 2057, 2057, 2057, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2063, 2064, 2065, 2066, 2066, 2066, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2061, X, 2057, 2057, 2057, 2057, 2057, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2067, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2067, X, 2066, 2066, 2066, 2066, 2066, 2066, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2067, X, 2066, 2066, 2066, 2066, 2068, 2063, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2067, X, 2063, 2063, 2063, 2063, 2063, 2063, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2069, 2070, 2071, 2072, 2072, 2072, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2067, X, 2063, 2063, 2063, 2063, 2063, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2072, 2072, 2072, 2072, 2072, 2072, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2072, 2072, 2072, 2072, 2073, 2069, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2069, 2069, 2069, 2069, 2069, 2069, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2069, 2069, 2069, 2069, 2069, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D33: Diagnosis = Diagnosis { answers: &[A104, A105, A106, A107, A108, A24, A100, A101, A102, A103], inner: &[&D60, &D40], of_states: &[
    0, 1, 1, 1, 1, 1, 2, 3, 4, 1, 5, 1, 6, 6, 6, 6,
    6, 7, 1, 1, 1, 1, 8, 6, 4, 1, 6, 6, 6, 6, 1, 1,
    1, 1, 8, 6, 4, 1, 6, 6, 6, 6, 8, 6, 9, 9, 9, 9,
    9,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(1024, 1, true, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    State::new(0, 4, false, 255), State::new(0, 5, false, 255), State::new(2048, 11, false, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(4096, 10, true, 255), State::new(2048, 11, false, 255),
    State::new(1024, 12, true, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(2048, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255), State::new(0, 35, false, 255),
    State::new(1024, 1, true, 255), State::new(0, 37, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(0, 40, false, 255), State::new(0, 41, false, 255), State::new(0, 42, false, 255), State::new(0, 43, false, 255),
    State::new(1024, 12, true, 255), State::new(0, 45, false, 255), State::new(0, 46, false, 255), State::new(0, 47, false, 255),
    State::new(0, 48, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2050, 2051, 2052, 2053, 2053, 2053, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2056, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2056, X, 2053, 2053, 2053, 2053, 2053, 2053, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2056, X, 2053, 2053, 2053, 2053, 2057, 2050, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2056, X, 2050, 2050, 2050, 2050, 2050, 2050, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, X, 18442, 2058, 2058, 2058, X, 2059, 2059, 2059, 2059, 2059, 2059, 2058, X, 2055, 2058, 2058, X, 2058, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2060, X, 2061, 2062, 2063, 2064, 2064, 2064, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2066, 2067, 2068, 2069, 2069, 2069, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2056, X, 2050, 2050, 2050, 2050, 2050, 2049, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, X, 18442, 2058, 2058, 2058, X, 2058, 2058, 2058, 2058, 2058, 2058, 2058, X, 2055, 2058, 2058, X, 2058, X, X, X, X, X, X, X, X, X, X, X,
    X, 2058, X, 18442, 2058, 2058, 2058, X, 2059, 2059, 2059, 2059, 2059, 2059, 2058, X, 2055, 2058, 2058, X, 2058, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2060, X, 2060, 2060, 2060, 2060, 2060, 2060, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2070, X, 2060, 2060, 2060, 2060, 2060, 2060, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2070, X, 2064, 2064, 2064, 2064, 2064, 2064, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2070, X, 2064, 2064, 2064, 2064, 2071, 2061, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2070, X, 2061, 2061, 2061, 2061, 2061, 2061, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2065, 2065, 2065, 2065, 2065, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2072, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2072, X, 2069, 2069, 2069, 2069, 2069, 2069, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2072, X, 2069, 2069, 2069, 2069, 2073, 2066, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2072, X, 2066, 2066, 2066, 2066, 2066, 2066, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2060, X, 2074, 2075, 2076, 2077, 2077, 2077, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2070, X, 2061, 2061, 2061, 2061, 2061, 2060, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2078, 2079, 2080, 2081, 2081, 2081, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2072, X, 2066, 2066, 2066, 2066, 2066, 2049, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2082, X, 2060, 2060, 2060, 2060, 2060, 2060, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2082, X, 2077, 2077, 2077, 2077, 2077, 2077, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2082, X, 2077, 2077, 2077, 2077, 2083, 2074, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2082, X, 2074, 2074, 2074, 2074, 2074, 2074, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2084, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2084, X, 2081, 2081, 2081, 2081, 2081, 2081, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2084, X, 2081, 2081, 2081, 2081, 2085, 2078, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2084, X, 2078, 2078, 2078, 2078, 2078, 2078, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2060, X, 2086, 2087, 2088, 2089, 2089, 2089, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2082, X, 2074, 2074, 2074, 2074, 2074, 2060, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2084, X, 2078, 2078, 2078, 2078, 2078, 2049, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2090, X, 2060, 2060, 2060, 2060, 2060, 2060, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2090, X, 2089, 2089, 2089, 2089, 2089, 2089, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2090, X, 2089, 2089, 2089, 2089, 2091, 2086, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2090, X, 2086, 2086, 2086, 2086, 2086, 2086, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2060, X, 2092, 2093, 2094, 2095, 2095, 2095, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2090, X, 2086, 2086, 2086, 2086, 2086, 2060, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2060, X, 2060, 2060, 2060, 2060, 2060, 2060, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2060, X, 2095, 2095, 2095, 2095, 2095, 2095, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2060, X, 2095, 2095, 2095, 2095, 2096, 2092, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2060, X, 2092, 2092, 2092, 2092, 2092, 2092, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, 2060, 2060, X, 2092, 2092, 2092, 2092, 2092, 2060, 2065, X, X, 2060, 2060, X, 2060, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D34: Diagnosis = Diagnosis { answers: &[A99, A100, A101, A109, A102, A103], inner: &[&D60, &D40], of_states: &[
    0, 1, 1, 1, 1, 1, 2, 3, 4, 1, 1, 1, 1, 1, 4, 1,
    1, 1, 1, 1, 4, 1, 5, 5, 5, 5, 5,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(1024, 1, true, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    State::new(0, 4, false, 255), State::new(0, 5, false, 255), State::new(2048, 6, false, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(1024, 1, true, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2050, 2051, 2052, 2053, 2053, 2053, 2054, X, X, 2049, 2049, 34823, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2056, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2056, X, 2053, 2053, 2053, 2053, 2053, 2053, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2056, X, 2053, 2053, 2053, 2053, 2057, 2050, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2056, X, 2050, 2050, 2050, 2050, 2050, 2050, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2054, 2054, 2054, 2054, 2054, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, 2054, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2058, 2059, 2060, 2061, 2061, 2061, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2056, X, 2050, 2050, 2050, 2050, 2050, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2062, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2062, X, 2061, 2061, 2061, 2061, 2061, 2061, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2062, X, 2061, 2061, 2061, 2061, 2063, 2058, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2062, X, 2058, 2058, 2058, 2058, 2058, 2058, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2064, 2065, 2066, 2067, 2067, 2067, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2062, X, 2058, 2058, 2058, 2058, 2058, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2068, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2068, X, 2067, 2067, 2067, 2067, 2067, 2067, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2068, X, 2067, 2067, 2067, 2067, 2069, 2064, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2068, X, 2064, 2064, 2064, 2064, 2064, 2064, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2070, 2071, 2072, 2073, 2073, 2073, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2068, X, 2064, 2064, 2064, 2064, 2064, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2073, 2073, 2073, 2073, 2073, 2073, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2073, 2073, 2073, 2073, 2074, 2070, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2070, 2070, 2070, 2070, 2070, 2070, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2070, 2070, 2070, 2070, 2070, 2049, 2054, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D35: Diagnosis = Diagnosis { answers: &[A104, A105, A106, A107, A109, A108, A24, A100, A101, A102, A103], inner: &[&D60, &D40], of_states: &[
    0, 1, 1, 1, 1, 1, 2, 3, 4, 5, 1, 6, 1, 7, 7, 7,
    7, 7, 8, 1, 1, 1, 1, 9, 7, 5, 1, 7, 7, 7, 7, 1,
    1, 1, 1, 9, 7, 5, 1, 7, 7, 7, 7, 9, 7, 10, 10, 10,
    10, 10,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(1024, 1, true, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    State::new(0, 4, false, 255), State::new(0, 5, false, 255), State::new(2048, 12, false, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(4096, 11, true, 255),
    State::new(2048, 12, false, 255), State::new(1024, 13, true, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(2048, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(0, 33, false, 255), State::new(0, 34, false, 255), State::new(0, 35, false, 255),
    State::new(0, 36, false, 255), State::new(1024, 1, true, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(0, 40, false, 255), State::new(0, 41, false, 255), State::new(0, 42, false, 255), State::new(0, 43, false, 255),
    State::new(0, 44, false, 255), State::new(1024, 13, true, 255), State::new(0, 46, false, 255), State::new(0, 47, false, 255),
    State::new(0, 48, false, 255), State::new(0, 49, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2050, 2051, 2052, 2053, 2053, 2053, 2054, X, 2055, 2049, 2049, 34824, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2057, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2057, X, 2053, 2053, 2053, 2053, 2053, 2053, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2057, X, 2053, 2053, 2053, 2053, 2058, 2050, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2057, X, 2050, 2050, 2050, 2050, 2050, 2050, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2059, X, 18443, 2059, 2059, 2059, X, 2060, 2060, 2060, 2060, 2060, 2060, 2059, X, 2055, 2059, 2059, X, 2059, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, X, 2062, 2063, 2064, 2065, 2065, 2065, 2066, X, X, 2061, 2061, 34824, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2067, 2068, 2069, 2070, 2070, 2070, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2057, X, 2050, 2050, 2050, 2050, 2050, 2049, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2059, X, 18443, 2059, 2059, 2059, X, 2059, 2059, 2059, 2059, 2059, 2059, 2059, X, 2055, 2059, 2059, X, 2059, X, X, X, X, X, X, X, X, X, X, X,
    X, 2059, X, 18443, 2059, 2059, 2059, X, 2060, 2060, 2060, 2060, 2060, 2060, 2059, X, 2055, 2059, 2059, X, 2059, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, X, 2061, 2061, 2061, 2061, 2061, 2061, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2071, X, 2061, 2061, 2061, 2061, 2061, 2061, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2071, X, 2065, 2065, 2065, 2065, 2065, 2065, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2071, X, 2065, 2065, 2065, 2065, 2072, 2062, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2071, X, 2062, 2062, 2062, 2062, 2062, 2062, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2066, 2066, 2066, 2066, 2066, 2066, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2073, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2073, X, 2070, 2070, 2070, 2070, 2070, 2070, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2073, X, 2070, 2070, 2070, 2070, 2074, 2067, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2073, X, 2067, 2067, 2067, 2067, 2067, 2067, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, X, 2075, 2076, 2077, 2078, 2078, 2078, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2071, X, 2062, 2062, 2062, 2062, 2062, 2061, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2079, 2080, 2081, 2082, 2082, 2082, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2073, X, 2067, 2067, 2067, 2067, 2067, 2049, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2083, X, 2061, 2061, 2061, 2061, 2061, 2061, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2083, X, 2078, 2078, 2078, 2078, 2078, 2078, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2083, X, 2078, 2078, 2078, 2078, 2084, 2075, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2083, X, 2075, 2075, 2075, 2075, 2075, 2075, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2085, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2085, X, 2082, 2082, 2082, 2082, 2082, 2082, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2085, X, 2082, 2082, 2082, 2082, 2086, 2079, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2085, X, 2079, 2079, 2079, 2079, 2079, 2079, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, X, 2087, 2088, 2089, 2090, 2090, 2090, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2083, X, 2075, 2075, 2075, 2075, 2075, 2061, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2085, X, 2079, 2079, 2079, 2079, 2079, 2049, 2054, X, 2055, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2091, X, 2061, 2061, 2061, 2061, 2061, 2061, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2091, X, 2090, 2090, 2090, 2090, 2090, 2090, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2091, X, 2090, 2090, 2090, 2090, 2092, 2087, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2091, X, 2087, 2087, 2087, 2087, 2087, 2087, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, X, 2093, 2094, 2095, 2096, 2096, 2096, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2091, X, 2087, 2087, 2087, 2087, 2087, 2061, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, X, 2061, 2061, 2061, 2061, 2061, 2061, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, X, 2096, 2096, 2096, 2096, 2096, 2096, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, X, 2096, 2096, 2096, 2096, 2097, 2093, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, X, 2093, 2093, 2093, 2093, 2093, 2093, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 2061, 2061, X, 2093, 2093, 2093, 2093, 2093, 2061, 2066, X, X, 2061, 2061, X, 2061, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D36: Diagnosis = Diagnosis { answers: &[A110], inner: &[&D60], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED], path: true },
    states: &[
    State::new(4096, 0, true, 255),
    ],
    next: &[
    X, 2048, X, 18432, 2048, 2048, 2048, X, 2048, 2048, 2048, 2048, 2048, 2048, 2048, X, X, 2048, 2048, X, 2048, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D37: Diagnosis = Diagnosis { answers: &[A111, A112, A113], inner: &[&D60, &D40], of_states: &[
    0, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1,
    1, 1, 2, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(1024, 1, true, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    State::new(0, 4, false, 255), State::new(0, 5, false, 255), State::new(0, 6, false, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(1024, 1, true, 255), State::new(0, 19, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2050, 2051, 2052, 2053, 2053, 2053, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2054, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2054, X, 2053, 2053, 2053, 2053, 2053, 2053, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2054, X, 2053, 2053, 2053, 2053, 2055, 2050, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2054, X, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2056, 2057, 2058, 2059, 2059, 2059, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2054, X, 2050, 2050, 2050, 2050, 2050, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2060, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2060, X, 2059, 2059, 2059, 2059, 2059, 2059, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2060, X, 2059, 2059, 2059, 2059, 2061, 2056, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2060, X, 2056, 2056, 2056, 2056, 2056, 2056, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2062, 2063, 2064, 2065, 2065, 2065, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2060, X, 2056, 2056, 2056, 2056, 2056, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2066, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2066, X, 2065, 2065, 2065, 2065, 2065, 2065, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2066, X, 2065, 2065, 2065, 2065, 2067, 2062, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2066, X, 2062, 2062, 2062, 2062, 2062, 2062, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2066, X, 2062, 2062, 2062, 2062, 2062, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D38: Diagnosis = Diagnosis { answers: &[A111, A112, A114, A113], inner: &[&D60, &D40], of_states: &[
    0, 1, 1, 1, 1, 1, 2, 3, 1, 1, 1, 1, 1, 3, 1, 1,
    1, 1, 1, 3, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(1024, 1, true, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    State::new(0, 4, false, 255), State::new(0, 5, false, 255), State::new(0, 6, false, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(1024, 1, true, 255),
    State::new(0, 20, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2050, 2051, 2052, 2053, 2053, 2053, X, X, X, 2049, 2049, 34822, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2055, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2055, X, 2053, 2053, 2053, 2053, 2053, 2053, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2055, X, 2053, 2053, 2053, 2053, 2056, 2050, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2055, X, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2057, 2058, 2059, 2060, 2060, 2060, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2055, X, 2050, 2050, 2050, 2050, 2050, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2061, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2061, X, 2060, 2060, 2060, 2060, 2060, 2060, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2061, X, 2060, 2060, 2060, 2060, 2062, 2057, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2061, X, 2057, 2057, 2057, 2057, 2057, 2057, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2063, 2064, 2065, 2066, 2066, 2066, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2061, X, 2057, 2057, 2057, 2057, 2057, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2067, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2067, X, 2066, 2066, 2066, 2066, 2066, 2066, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2067, X, 2066, 2066, 2066, 2066, 2068, 2063, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2067, X, 2063, 2063, 2063, 2063, 2063, 2063, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2067, X, 2063, 2063, 2063, 2063, 2063, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D39: Diagnosis = Diagnosis { answers: &[A101], inner: &[], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(2048, 0, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 2048, 2048, 2048, 2048, 2048, 2048, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D40: Diagnosis = Diagnosis { answers: &[A115, A116, A117, A118, A119, A120, A121, A122, A123, A124, A125, A126, A127, A128, A129, A130, A131, A132, A133, A134, A135, A136, A137, A138, A139, A140, A141, A142, A143, A144, A145, A146, A147, A148, A149, A150, A151, A152], inner: &[], of_states: &[
    0, 1, 2, 3, 4, 2, 5, 6, 7, 2, 2, 6, 8, 9, 10, 9,
    11, 12, 13, 14, 2, 5, 8, 9, 10, 9, 11, 15, 11, 16, 9, 17,
    8, 18, 2, 2, 6, 11, 16, 9, 17, 8, 19, 20, 21, 20, 11, 8,
    14, 2, 5, 8, 9, 10, 9, 11, 11, 8, 15, 22, 23, 2, 2, 6,
    11, 16, 9, 17, 8, 23, 19, 20, 21, 20, 14, 2, 5, 8, 9, 10,
    9, 11, 11, 8, 15, 22, 2, 2, 6, 11, 16, 9, 17, 8, 23, 24,
    25, 26, 25, 14, 2, 5, 8, 9, 10, 9, 11, 11, 8, 27, 2, 2,
    28, 11, 29, 9, 17, 8, 23, 14, 2, 30, 8, 9, 10, 9, 11, 11,
    8, 2, 31, 32, 33, 32, 34, 2, 11, 35, 9, 17, 8, 23, 14, 2,
    5, 32, 36, 31, 37, 11, 8, 2, 31, 37, 23, 14, 37,
], table: Table {
    octets: &ADDRESSES, shift: 4,
    rest: &Rest { ranges: ADDRESSES_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    State::new(256, 8, false, 255), State::new(0, 5, false, 255), State::new(0, 6, false, 255), State::new(0, 7, false, 255),
    State::new(256, 8, false, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(512, 33, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    State::new(0, 24, false, 255), State::new(0, 25, false, 255), State::new(0, 26, false, 255), State::new(0, 27, false, 255),
    State::new(0, 28, false, 255), State::new(0, 29, false, 255), State::new(0, 30, false, 255), State::new(0, 31, false, 255),
    State::new(0, 32, false, 255), State::new(512, 33, false, 255), State::new(0, 34, false, 255), State::new(0, 35, false, 255),
    State::new(0, 36, false, 255), State::new(0, 37, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(0, 40, false, 255), State::new(0, 41, false, 255), State::new(0, 42, false, 255), State::new(0, 43, false, 255),
    State::new(0, 44, false, 255), State::new(0, 45, false, 255), State::new(0, 46, false, 255), State::new(0, 47, false, 255),
    State::new(0, 48, false, 255), State::new(0, 49, false, 255), State::new(0, 50, false, 255), State::new(0, 51, false, 255),
    State::new(0, 52, false, 255), State::new(0, 53, false, 255), State::new(0, 54, false, 255), State::new(0, 55, false, 255),
    State::new(0, 56, false, 255), State::new(0, 57, false, 255), State::new(0, 58, false, 255), State::new(0, 59, false, 255),
    State::new(0, 60, false, 255), State::new(0, 61, false, 255), State::new(0, 62, false, 255), State::new(0, 63, false, 255),
    State::new(0, 64, false, 255), State::new(0, 65, false, 255), State::new(0, 66, false, 255), State::new(0, 67, false, 255),
    State::new(0, 68, false, 255), State::new(0, 69, false, 255), State::new(0, 70, false, 255), State::new(0, 71, false, 255),
    State::new(0, 72, false, 255), State::new(0, 73, false, 255), State::new(0, 74, false, 255), State::new(0, 75, false, 255),
    State::new(0, 76, false, 255), State::new(0, 77, false, 255), State::new(0, 78, false, 255), State::new(0, 79, false, 255),
    State::new(0, 80, false, 255), State::new(0, 81, false, 255), State::new(0, 82, false, 255), State::new(0, 83, false, 255),
    State::new(0, 84, false, 255), State::new(0, 85, false, 255), State::new(0, 86, false, 255), State::new(0, 87, false, 255),
    State::new(0, 88, false, 255), State::new(0, 89, false, 255), State::new(0, 90, false, 255), State::new(0, 91, false, 255),
    State::new(0, 92, false, 255), State::new(0, 93, false, 255), State::new(0, 94, false, 255), State::new(0, 95, false, 255),
    State::new(0, 96, false, 255), State::new(0, 97, false, 255), State::new(0, 98, false, 255), State::new(0, 99, false, 255),
    State::new(0, 100, false, 255), State::new(0, 101, false, 255), State::new(0, 102, false, 255), State::new(0, 103, false, 255),
    State::new(0, 104, false, 255), State::new(0, 105, false, 255), State::new(0, 106, false, 255), State::new(0, 107, false, 255),
    State::new(0, 108, false, 255), State::new(0, 109, false, 255), State::new(0, 110, false, 255), State::new(0, 111, false, 255),
    State::new(0, 112, false, 255), State::new(0, 113, false, 255), State::new(0, 114, false, 255), State::new(0, 115, false, 255),
    State::new(0, 116, false, 255), State::new(0, 117, false, 255), State::new(0, 118, false, 255), State::new(0, 119, false, 255),
    State::new(0, 120, false, 255), State::new(0, 121, false, 255), State::new(0, 122, false, 255), State::new(0, 123, false, 255),
    State::new(0, 124, false, 255), State::new(0, 125, false, 255), State::new(0, 126, false, 255), State::new(0, 127, false, 255),
    State::new(0, 128, false, 255), State::new(0, 129, false, 255), State::new(0, 130, false, 255), State::new(0, 131, false, 255),
    State::new(0, 132, false, 255), State::new(0, 133, false, 255), State::new(0, 134, false, 255), State::new(0, 135, false, 255),
    State::new(0, 136, false, 255), State::new(0, 137, false, 255), State::new(0, 138, false, 255), State::new(0, 139, false, 255),
    State::new(0, 140, false, 255), State::new(0, 141, false, 255), State::new(0, 142, false, 255), State::new(0, 143, false, 255),
    State::new(0, 144, false, 255), State::new(0, 145, false, 255), State::new(0, 146, false, 255), State::new(0, 147, false, 255),
    State::new(0, 148, false, 255), State::new(0, 149, false, 255), State::new(0, 150, false, 255), State::new(0, 151, false, 255),
    State::new(0, 152, false, 255), State::new(0, 153, false, 255), State::new(0, 154, false, 255), State::new(0, 155, false, 255),
    State::new(0, 156, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X,
    X, X, X, 2050, 2050, 2050, 2050, 2050, 2050, 2051, 2050, 2052, X, X, X, X,
    X, X, X, 2053, 2053, 2053, 2053, 2053, 2053, 2054, 2053, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2055, X, X, X, X, X, X,
    X, X, X, 2056, 2056, 2056, 2056, 2056, 2056, X, 2056, X, X, X, X, X,
    X, X, X, 2057, 2057, 2057, 2057, 2057, 2057, 2054, 2057, X, X, X, X, X,
    X, X, X, 2058, 2058, 2058, 2058, 2058, 2058, 2059, 2058, X, X, X, X, X,
    X, X, X, 2060, 2061, 2062, 2063, 2063, 2063, X, 2064, X, X, 2065, X, X,
    X, X, 2066, 2056, 2056, 2056, 2056, 2056, 2056, X, 2056, X, X, X, X, X,
    X, X, X, 2067, 2067, 2067, 2067, 2067, 2067, 2054, 2067, X, X, X, X, X,
    X, X, X, 2068, 2068, 2068, 2068, 2068, 2068, 2069, 2068, X, X, X, X, X,
    X, X, X, 2070, 2071, 2072, 2073, 2073, 2073, X, 2074, X, X, 2065, X, X,
    X, X, 2075, 2076, 2076, 2076, 2076, 2076, 2076, 2077, 2076, X, X, 2065, X, X,
    X, X, 2075, 2078, 2078, 2078, 2078, 2078, 2078, 2077, 2076, X, X, 2065, X, X,
    X, X, 2075, 2078, 2078, 2078, 2078, 2079, 2080, 2077, 2076, X, X, 2065, X, X,
    X, X, 2075, 2080, 2080, 2080, 2080, 2080, 2080, 2077, 2076, X, X, 2065, X, X,
    X, X, X, 2076, 2076, 2076, 2076, 2076, 2076, 2077, 2076, X, X, 2065, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2054, X, X, X, X, X, X,
    X, X, X, 2082, 2082, 2082, 2082, 2082, 2082, 2069, 2082, X, X, X, X, X,
    X, X, X, 2083, 2083, 2083, 2083, 2083, 2083, 2084, 2083, X, X, X, X, X,
    X, X, 2075, 2085, 2085, 2085, 2085, 2085, 2085, 2086, 2085, X, X, 2065, X, X,
    X, X, 2075, 2087, 2087, 2087, 2087, 2087, 2087, 2086, 2085, X, X, 2065, X, X,
    X, X, 2075, 2087, 2087, 2087, 2087, 2088, 2089, 2086, 2085, X, X, 2065, X, X,
    X, X, 2075, 2089, 2089, 2089, 2089, 2089, 2089, 2086, 2085, X, X, 2065, X, X,
    X, X, X, 2085, 2085, 2085, 2085, 2085, 2085, 2086, 2085, X, X, 2065, X, X,
    X, X, X, 2090, 2091, 2092, 2093, 2093, 2093, X, X, X, X, X, X, X,
    X, X, X, 2094, 2094, 2094, 2094, 2094, 2094, 2077, 2094, X, X, 2065, X, X,
    X, X, X, 2070, 2071, 2072, 2073, 2073, 2073, X, 2074, X, X, X, X, X,
    X, X, 2075, 2095, 2095, 2095, 2095, 2095, 2095, 2077, 2094, X, X, 2065, X, X,
    X, X, 2075, 2095, 2095, 2095, 2095, 2095, 2094, 2077, 2094, X, X, 2065, X, X,
    X, X, 2075, 2094, 2094, 2094, 2094, 2094, 2094, 2077, 2094, X, X, 2065, X, X,
    X, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, 2081, X, 2065, X, X,
    X, X, X, 2096, 2096, 2096, 2096, 2096, 2096, 2069, 2096, X, X, X, X, X,
    X, X, X, 2097, 2097, 2097, 2097, 2097, 2097, 2098, 2097, X, X, X, X, X,
    X, X, X, 2099, 2100, 2101, 2102, 2102, 2102, X, 2103, X, X, 2065, X, X,
    X, X, X, 2104, 2104, 2104, 2104, 2104, 2104, 2086, 2104, X, X, 2065, X, X,
    X, X, X, 2099, 2100, 2101, 2102, 2102, 2102, X, 2103, X, X, X, X, X,
    X, X, 2075, 2105, 2105, 2105, 2105, 2105, 2105, 2086, 2104, X, X, 2065, X, X,
    X, X, 2075, 2105, 2105, 2105, 2105, 2105, 2104, 2086, 2104, X, X, 2065, X, X,
    X, X, 2075, 2104, 2104, 2104, 2104, 2104, 2104, 2086, 2104, X, X, 2065, X, X,
    X, X, 2106, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2106, 2093, 2093, 2093, 2093, 2093, 2093, X, X, X, X, X, X, X,
    X, X, 2106, 2093, 2093, 2093, 2093, 2107, 2090, X, X, X, X, X, X, X,
    X, X, 2106, 2090, 2090, 2090, 2090, 2090, 2090, X, X, X, X, X, X, X,
    X, X, X, 2108, 2108, 2108, 2108, 2108, 2108, 2077, 2108, X, X, 2065, X, X,
    X, X, 2075, 2108, 2108, 2108, 2108, 2108, 2108, 2077, 2108, X, X, 2065, X, X,
    X, X, X, X, X, X, X, X, X, 2069, X, X, X, X, X, X,
    X, X, X, 2109, 2109, 2109, 2109, 2109, 2109, 2098, 2109, X, X, X, X, X,
    X, X, X, 2110, 2110, 2110, 2110, 2110, 2110, 2111, 2110, X, X, X, X, X,
    X, X, 2075, 2112, 2112, 2112, 2112, 2112, 2112, 2113, 2112, X, X, 2065, X, X,
    X, X, 2075, 2114, 2114, 2114, 2114, 2114, 2114, 2113, 2112, X, X, 2065, X, X,
    X, X, 2075, 2114, 2114, 2114, 2114, 2115, 2116, 2113, 2112, X, X, 2065, X, X,
    X, X, 2075, 2116, 2116, 2116, 2116, 2116, 2116, 2113, 2112, X, X, 2065, X, X,
    X, X, X, 2112, 2112, 2112, 2112, 2112, 2112, 2113, 2112, X, X, 2065, X, X,
    X, X, X, 2117, 2117, 2117, 2117, 2117, 2117, 2086, 2117, X, X, 2065, X, X,
    X, X, 2075, 2117, 2117, 2117, 2117, 2117, 2117, 2086, 2117, X, X, 2065, X, X,
    X, X, X, 2118, 2119, 2120, 2121, 2121, 2121, X, X, X, X, X, X, X,
    X, X, 2106, 2090, 2090, 2090, 2090, 2090, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2077, X, X, X, 2065, X, X,
    X, X, X, 2122, 2122, 2122, 2122, 2122, 2122, 2098, 2122, X, X, X, X, X,
    X, X, X, 2123, 2123, 2123, 2123, 2123, 2123, 2124, 2123, X, X, X, X, X,
    X, X, X, 2125, 2126, 2127, 2128, 2128, 2128, X, 2129, X, X, 2065, X, X,
    X, X, X, 2130, 2130, 2130, 2130, 2130, 2130, 2113, 2130, X, X, 2065, X, X,
    X, X, X, 2125, 2126, 2127, 2128, 2128, 2128, X, 2129, X, X, X, X, X,
    X, X, 2075, 2131, 2131, 2131, 2131, 2131, 2131, 2113, 2130, X, X, 2065, X, X,
    X, X, 2075, 2131, 2131, 2131, 2131, 2131, 2130, 2113, 2130, X, X, 2065, X, X,
    X, X, 2075, 2130, 2130, 2130, 2130, 2130, 2130, 2113, 2130, X, X, 2065, X, X,
    X, X, X, X, X, X, X, X, X, 2086, X, X, X, 2065, X, X,
    X, X, 2132, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2132, 2121, 2121, 2121, 2121, 2121, 2121, X, X, X, X, X, X, X,
    X, X, 2132, 2121, 2121, 2121, 2121, 2133, 2118, X, X, X, X, X, X, X,
    X, X, 2132, 2118, 2118, 2118, 2118, 2118, 2118, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2098, X, X, X, X, X, X,
    X, X, X, 2134, 2134, 2134, 2134, 2134, 2134, 2124, 2134, X, X, X, X, X,
    X, X, X, 2135, 2135, 2135, 2135, 2135, 2135, 2136, 2135, X, X, X, X, X,
    X, X, 2075, 2137, 2137, 2137, 2137, 2137, 2137, 2138, 2137, X, X, 2065, X, X,
    X, X, 2075, 2139, 2139, 2139, 2139, 2139, 2139, 2138, 2137, X, X, 2065, X, X,
    X, X, 2075, 2139, 2139, 2139, 2139, 2140, 2141, 2138, 2137, X, X, 2065, X, X,
    X, X, 2075, 2141, 2141, 2141, 2141, 2141, 2141, 2138, 2137, X, X, 2065, X, X,
    X, X, X, 2137, 2137, 2137, 2137, 2137, 2137, 2138, 2137, X, X, 2065, X, X,
    X, X, X, 2142, 2142, 2142, 2142, 2142, 2142, 2113, 2142, X, X, 2065, X, X,
    X, X, 2075, 2142, 2142, 2142, 2142, 2142, 2142, 2113, 2142, X, X, 2065, X, X,
    X, X, X, 2143, 2144, 2145, 2146, 2146, 2146, X, X, X, X, X, X, X,
    X, X, 2132, 2118, 2118, 2118, 2118, 2118, X, X, X, X, X, X, X, X,
    X, X, X, 2147, 2147, 2147, 2147, 2147, 2147, 2124, 2147, X, X, X, X, X,
    X, X, X, 2148, 2148, 2148, 2148, 2148, 2148, 2149, 2148, X, X, X, X, X,
    X, X, X, 2150, 2151, 2152, 2153, 2153, 2153, X, 2154, X, X, 2065, X, X,
    X, X, X, 2155, 2155, 2155, 2155, 2155, 2155, 2138, 2155, X, X, 2065, X, X,
    X, X, X, 2150, 2151, 2152, 2153, 2153, 2153, X, 2154, X, X, X, X, X,
    X, X, 2075, 2156, 2156, 2156, 2156, 2156, 2156, 2138, 2155, X, X, 2065, X, X,
    X, X, 2075, 2156, 2156, 2156, 2156, 2156, 2155, 2138, 2155, X, X, 2065, X, X,
    X, X, 2075, 2155, 2155, 2155, 2155, 2155, 2155, 2138, 2155, X, X, 2065, X, X,
    X, X, X, X, X, X, X, X, X, 2113, X, X, X, 2065, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, 2065, X, X,
    X, X, X, 2146, 2146, 2146, 2146, 2146, 2146, X, X, X, X, 2065, X, X,
    X, X, X, 2146, 2146, 2146, 2146, 2157, 2143, X, X, X, X, 2065, X, X,
    X, X, X, 2143, 2143, 2143, 2143, 2143, 2143, X, X, X, X, 2065, X, X,
    X, X, X, X, X, X, X, X, X, 2124, X, X, X, X, X, X,
    X, X, X, 2158, 2158, 2158, 2158, 2158, 2158, 2149, 2158, X, X, X, X, X,
    X, X, X, 2159, 2159, 2159, 2159, 2159, 2159, 2160, 2159, X, X, X, X, X,
    X, X, 2075, 2161, 2161, 2161, 2161, 2161, 2161, 2162, 2161, X, X, 2065, X, X,
    X, X, 2075, 2163, 2163, 2163, 2163, 2163, 2163, 2162, 2161, X, X, 2065, X, X,
    X, X, 2075, 2163, 2163, 2163, 2163, 2164, 2165, 2162, 2161, X, X, 2065, X, X,
    X, X, 2075, 2165, 2165, 2165, 2165, 2165, 2165, 2162, 2161, X, X, 2065, X, X,
    X, X, X, 2161, 2161, 2161, 2161, 2161, 2161, 2162, 2161, X, X, 2065, X, X,
    X, X, X, 2166, 2166, 2166, 2166, 2166, 2166, 2138, 2166, X, X, 2065, X, X,
    X, X, 2075, 2166, 2166, 2166, 2166, 2166, 2166, 2138, 2166, X, X, 2065, X, X,
    X, X, X, 2143, 2143, 2143, 2143, 2143, X, X, X, X, X, 2065, X, X,
    X, X, X, 2167, 2167, 2167, 2167, 2167, 2167, 2149, 2167, X, X, X, X, X,
    X, X, X, 2168, 2168, 2168, 2168, 2168, 2168, 2169, 2168, X, X, X, X, X,
    X, X, X, 2170, 2171, 2172, 2173, 2173, 2173, X, 2174, X, X, 2065, X, X,
    X, X, X, 2175, 2175, 2175, 2175, 2175, 2175, 2162, 2175, X, X, 2065, X, X,
    X, X, X, 2170, 2171, 2172, 2173, 2173, 2173, X, 2174, X, X, X, X, X,
    X, X, 2075, 2176, 2176, 2176, 2176, 2176, 2176, 2162, 2175, X, X, 2065, X, X,
    X, X, 2075, 2176, 2176, 2176, 2176, 2176, 2175, 2162, 2175, X, X, 2065, X, X,
    X, X, 2075, 2175, 2175, 2175, 2175, 2175, 2175, 2162, 2175, X, X, 2065, X, X,
    X, X, X, X, X, X, X, X, X, 2138, X, X, X, 2065, X, X,
    X, X, X, X, X, X, X, X, X, 2149, X, X, X, X, X, X,
    X, X, X, 2177, 2177, 2177, 2177, 2177, 2177, 2169, 2177, X, X, X, X, X,
    X, X, X, 2178, 2179, 2180, 2181, 2181, 2181, 2182, 2183, X, X, X, X, X,
    X, X, 2075, 2184, 2184, 2184, 2184, 2184, 2184, 2185, 2184, X, X, 2065, X, X,
    X, X, 2075, 2186, 2186, 2186, 2186, 2186, 2186, 2185, 2184, X, X, 2065, X, X,
    X, X, 2075, 2186, 2186, 2186, 2186, 2187, 2188, 2185, 2184, X, X, 2065, X, X,
    X, X, 2075, 2188, 2188, 2188, 2188, 2188, 2188, 2185, 2184, X, X, 2065, X, X,
    X, X, X, 2184, 2184, 2184, 2184, 2184, 2184, 2185, 2184, X, X, 2065, X, X,
    X, X, X, 2189, 2189, 2189, 2189, 2189, 2189, 2162, 2189, X, X, 2065, X, X,
    X, X, 2075, 2189, 2189, 2189, 2189, 2189, 2189, 2162, 2189, X, X, 2065, X, X,
    X, X, X, 2190, 2190, 2190, 2190, 2190, 2190, 2169, 2190, X, X, X, X, X,
    X, X, 2075, 2191, 2191, 2191, 2191, 2191, 2191, 2192, 2191, X, X, X, X, X,
    X, X, 2075, 2193, 2193, 2193, 2193, 2193, 2193, 2192, 2191, X, X, X, X, X,
    X, X, 2075, 2193, 2193, 2193, 2193, 2194, 2195, 2192, 2191, X, X, X, X, X,
    X, X, 2075, 2195, 2195, 2195, 2195, 2195, 2195, 2192, 2191, X, X, X, X, X,
    X, X, X, 2196, 2196, 2196, 2196, 2196, 2196, X, 2196, X, X, 2065, X, X,
    X, X, X, 2191, 2191, 2191, 2191, 2191, 2191, 2192, 2191, X, X, X, X, X,
    X, X, X, 2197, 2197, 2197, 2197, 2197, 2197, 2185, 2197, X, X, 2065, X, X,
    X, X, X, 2196, 2196, 2196, 2196, 2196, 2196, X, 2196, X, X, X, X, X,
    X, X, 2075, 2198, 2198, 2198, 2198, 2198, 2198, 2185, 2197, X, X, 2065, X, X,
    X, X, 2075, 2198, 2198, 2198, 2198, 2198, 2197, 2185, 2197, X, X, 2065, X, X,
    X, X, 2075, 2197, 2197, 2197, 2197, 2197, 2197, 2185, 2197, X, X, 2065, X, X,
    X, X, X, X, X, X, X, X, X, 2162, X, X, X, 2065, X, X,
    X, X, X, X, X, X, X, X, X, 2169, X, X, X, X, X, X,
    X, X, X, 2199, 2199, 2199, 2199, 2199, 2199, 2192, 2199, X, X, X, X, X,
    X, X, X, 2196, 2196, 2196, 2196, 2196, 2196, 2143, 2196, X, X, X, X, X,
    X, X, 2075, 2200, 2200, 2200, 2200, 2200, 2200, 2192, 2199, X, X, X, X, X,
    X, X, 2075, 2200, 2200, 2200, 2200, 2200, 2199, 2192, 2199, X, X, X, X, X,
    X, X, 2075, 2199, 2199, 2199, 2199, 2199, 2199, 2192, 2199, X, X, X, X, X,
    X, X, X, 2201, 2201, 2201, 2201, 2201, 2201, X, 2201, X, X, 2065, X, X,
    X, X, X, 2202, 2202, 2202, 2202, 2202, 2202, 2185, 2202, X, X, 2065, X, X,
    X, X, 2075, 2202, 2202, 2202, 2202, 2202, 2202, 2185, 2202, X, X, 2065, X, X,
    X, X, X, 2203, 2203, 2203, 2203, 2203, 2203, 2192, 2203, X, X, X, X, X,
    X, X, 2075, 2203, 2203, 2203, 2203, 2203, 2203, 2192, 2203, X, X, X, X, X,
    X, X, X, 2204, 2204, 2204, 2204, 2204, 2204, X, 2204, X, X, 2065, X, X,
    X, X, X, X, X, X, X, X, X, 2185, X, X, X, 2065, X, X,
    X, X, X, X, X, X, X, X, X, 2192, X, X, X, X, X, X,
    X, X, X, 2143, 2143, 2143, 2143, 2143, 2143, X, 2143, X, X, 2065, X, X,
    ],
} };

static D41: Diagnosis = Diagnosis { answers: &[A153, A119, A122, A128, A154], inner: &[], of_states: &[
    0, 1, 2, 3, 4,
], table: Table {
    octets: &ADDRESSES, shift: 4,
    rest: &Rest { ranges: ADDRESSES_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 2, false, 255), State::new(256, 2, false, 255), State::new(512, 4, false, 255),
    State::new(512, 4, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X,
    X, X, X, 2050, 2050, 2050, 2050, 2050, 2050, X, 2050, X, X, X, X, X,
    X, X, 2051, 2050, 2050, 2050, 2050, 2050, 2050, X, 2050, X, X, X, X, X,
    X, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X,
    X, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X,
    ],
} };

static D42: Diagnosis = Diagnosis { answers: &[A155, A117, A118, A120, A156, A157, A158, A159, A160, A129, A130, A131, A161, A134, A135, A136, A137, A162, A163, A164, A165, A166, A167, A144, A145, A146, A147, A148, A168, A150, A151, A169], inner: &[], of_states: &[
    0, 1, 2, 1, 3, 4, 1, 1, 4, 5, 6, 7, 6, 8, 9, 1,
    3, 5, 6, 7, 6, 8, 10, 8, 11, 6, 12, 5, 1, 1, 4, 8,
    11, 6, 12, 5, 13, 14, 15, 14, 8, 5, 9, 1, 3, 5, 6, 7,
    6, 8, 8, 5, 10, 16, 17, 1, 1, 4, 8, 11, 6, 12, 5, 17,
    13, 14, 15, 14, 9, 1, 3, 5, 6, 7, 6, 8, 8, 5, 10, 16,
    1, 1, 4, 8, 11, 6, 12, 5, 17, 18, 19, 20, 19, 9, 1, 3,
    5, 6, 7, 6, 8, 8, 5, 21, 1, 1, 22, 8, 23, 6, 12, 5,
    17, 9, 1, 24, 5, 6, 7, 6, 8, 8, 5, 1, 25, 26, 27, 26,
    28, 1, 8, 29, 6, 12, 5, 17, 9, 1, 3, 26, 30, 25, 31, 8,
    5, 1, 25, 31, 17, 9, 31,
], table: Table {
    octets: &ADDRESSES, shift: 4,
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
    State::new(0, 36, false, 255), State::new(0, 37, false, 255), State::new(0, 38, false, 255), State::new(0, 39, false, 255),
    State::new(0, 40, false, 255), State::new(0, 41, false, 255), State::new(0, 42, false, 255), State::new(0, 43, false, 255),
    State::new(0, 44, false, 255), State::new(0, 45, false, 255), State::new(0, 46, false, 255), State::new(0, 47, false, 255),
    State::new(0, 48, false, 255), State::new(0, 49, false, 255), State::new(0, 50, false, 255), State::new(0, 51, false, 255),
    State::new(0, 52, false, 255), State::new(0, 53, false, 255), State::new(0, 54, false, 255), State::new(0, 55, false, 255),
    State::new(0, 56, false, 255), State::new(0, 57, false, 255), State::new(0, 58, false, 255), State::new(0, 59, false, 255),
    State::new(0, 60, false, 255), State::new(0, 61, false, 255), State::new(0, 62, false, 255), State::new(0, 63, false, 255),
    State::new(0, 64, false, 255), State::new(0, 65, false, 255), State::new(0, 66, false, 255), State::new(0, 67, false, 255),
    State::new(0, 68, false, 255), State::new(0, 69, false, 255), State::new(0, 70, false, 255), State::new(0, 71, false, 255),
    State::new(0, 72, false, 255), State::new(0, 73, false, 255), State::new(0, 74, false, 255), State::new(0, 75, false, 255),
    State::new(0, 76, false, 255), State::new(0, 77, false, 255), State::new(0, 78, false, 255), State::new(0, 79, false, 255),
    State::new(0, 80, false, 255), State::new(0, 81, false, 255), State::new(0, 82, false, 255), State::new(0, 83, false, 255),
    State::new(0, 84, false, 255), State::new(0, 85, false, 255), State::new(0, 86, false, 255), State::new(0, 87, false, 255),
    State::new(0, 88, false, 255), State::new(0, 89, false, 255), State::new(0, 90, false, 255), State::new(0, 91, false, 255),
    State::new(0, 92, false, 255), State::new(0, 93, false, 255), State::new(0, 94, false, 255), State::new(0, 95, false, 255),
    State::new(0, 96, false, 255), State::new(0, 97, false, 255), State::new(0, 98, false, 255), State::new(0, 99, false, 255),
    State::new(0, 100, false, 255), State::new(0, 101, false, 255), State::new(0, 102, false, 255), State::new(0, 103, false, 255),
    State::new(0, 104, false, 255), State::new(0, 105, false, 255), State::new(0, 106, false, 255), State::new(0, 107, false, 255),
    State::new(0, 108, false, 255), State::new(0, 109, false, 255), State::new(0, 110, false, 255), State::new(0, 111, false, 255),
    State::new(0, 112, false, 255), State::new(0, 113, false, 255), State::new(0, 114, false, 255), State::new(0, 115, false, 255),
    State::new(0, 116, false, 255), State::new(0, 117, false, 255), State::new(0, 118, false, 255), State::new(0, 119, false, 255),
    State::new(0, 120, false, 255), State::new(0, 121, false, 255), State::new(0, 122, false, 255), State::new(0, 123, false, 255),
    State::new(0, 124, false, 255), State::new(0, 125, false, 255), State::new(0, 126, false, 255), State::new(0, 127, false, 255),
    State::new(0, 128, false, 255), State::new(0, 129, false, 255), State::new(0, 130, false, 255), State::new(0, 131, false, 255),
    State::new(0, 132, false, 255), State::new(0, 133, false, 255), State::new(0, 134, false, 255), State::new(0, 135, false, 255),
    State::new(0, 136, false, 255), State::new(0, 137, false, 255), State::new(0, 138, false, 255), State::new(0, 139, false, 255),
    State::new(0, 140, false, 255), State::new(0, 141, false, 255), State::new(0, 142, false, 255), State::new(0, 143, false, 255),
    State::new(0, 144, false, 255), State::new(0, 145, false, 255), State::new(0, 146, false, 255), State::new(0, 147, false, 255),
    State::new(0, 148, false, 255), State::new(0, 149, false, 255), State::new(0, 150, false, 255),
    ],
    next: &[
    X, X, X, 2049, 2049, 2049, 2049, 2049, 2049, 2050, 2049, X, X, X, X, X,
    X, X, X, 2051, 2051, 2051, 2051, 2051, 2051, 2052, 2051, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2053, X, X, X, X, X, X,
    X, X, X, 2054, 2054, 2054, 2054, 2054, 2054, 2052, 2054, X, X, X, X, X,
    X, X, X, 2055, 2055, 2055, 2055, 2055, 2055, 2056, 2055, X, X, X, X, X,
    X, X, X, 2057, 2058, 2059, 2060, 2060, 2060, X, 2061, X, X, X, X, X,
    X, X, X, 2062, 2062, 2062, 2062, 2062, 2062, 2052, 2062, X, X, X, X, X,
    X, X, X, 2063, 2063, 2063, 2063, 2063, 2063, 2064, 2063, X, X, X, X, X,
    X, X, X, 2065, 2066, 2067, 2068, 2068, 2068, X, 2069, X, X, X, X, X,
    X, X, 2070, 2071, 2071, 2071, 2071, 2071, 2071, 2072, 2071, X, X, X, X, X,
    X, X, 2070, 2073, 2073, 2073, 2073, 2073, 2073, 2072, 2071, X, X, X, X, X,
    X, X, 2070, 2073, 2073, 2073, 2073, 2074, 2075, 2072, 2071, X, X, X, X, X,
    X, X, 2070, 2075, 2075, 2075, 2075, 2075, 2075, 2072, 2071, X, X, X, X, X,
    X, X, X, 2071, 2071, 2071, 2071, 2071, 2071, 2072, 2071, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2052, X, X, X, X, X, X,
    X, X, X, 2076, 2076, 2076, 2076, 2076, 2076, 2064, 2076, X, X, X, X, X,
    X, X, X, 2077, 2077, 2077, 2077, 2077, 2077, 2078, 2077, X, X, X, X, X,
    X, X, 2070, 2079, 2079, 2079, 2079, 2079, 2079, 2080, 2079, X, X, X, X, X,
    X, X, 2070, 2081, 2081, 2081, 2081, 2081, 2081, 2080, 2079, X, X, X, X, X,
    X, X, 2070, 2081, 2081, 2081, 2081, 2082, 2083, 2080, 2079, X, X, X, X, X,
    X, X, 2070, 2083, 2083, 2083, 2083, 2083, 2083, 2080, 2079, X, X, X, X, X,
    X, X, X, 2079, 2079, 2079, 2079, 2079, 2079, 2080, 2079, X, X, X, X, X,
    X, X, X, 2084, 2085, 2086, 2087, 2087, 2087, X, X, X, X, X, X, X,
    X, X, X, 2088, 2088, 2088, 2088, 2088, 2088, 2072, 2088, X, X, X, X, X,
    X, X, X, 2065, 2066, 2067, 2068, 2068, 2068, X, 2069, X, X, X, X, X,
    X, X, 2070, 2089, 2089, 2089, 2089, 2089, 2089, 2072, 2088, X, X, X, X, X,
    X, X, 2070, 2089, 2089, 2089, 2089, 2089, 2088, 2072, 2088, X, X, X, X, X,
    X, X, 2070, 2088, 2088, 2088, 2088, 2088, 2088, 2072, 2088, X, X, X, X, X,
    X, X, X, 2090, 2090, 2090, 2090, 2090, 2090, 2064, 2090, X, X, X, X, X,
    X, X, X, 2091, 2091, 2091, 2091, 2091, 2091, 2092, 2091, X, X, X, X, X,
    X, X, X, 2093, 2094, 2095, 2096, 2096, 2096, X, 2097, X, X, X, X, X,
    X, X, X, 2098, 2098, 2098, 2098, 2098, 2098, 2080, 2098, X, X, X, X, X,
    X, X, X, 2093, 2094, 2095, 2096, 2096, 2096, X, 2097, X, X, X, X, X,
    X, X, 2070, 2099, 2099, 2099, 2099, 2099, 2099, 2080, 2098, X, X, X, X, X,
    X, X, 2070, 2099, 2099, 2099, 2099, 2099, 2098, 2080, 2098, X, X, X, X, X,
    X, X, 2070, 2098, 2098, 2098, 2098, 2098, 2098, 2080, 2098, X, X, X, X, X,
    X, X, 2100, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2100, 2087, 2087, 2087, 2087, 2087, 2087, X, X, X, X, X, X, X,
    X, X, 2100, 2087, 2087, 2087, 2087, 2101, 2084, X, X, X, X, X, X, X,
    X, X, 2100, 2084, 2084, 2084, 2084, 2084, 2084, X, X, X, X, X, X, X,
    X, X, X, 2102, 2102, 2102, 2102, 2102, 2102, 2072, 2102, X, X, X, X, X,
    X, X, 2070, 2102, 2102, 2102, 2102, 2102, 2102, 2072, 2102, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2064, X, X, X, X, X, X,
    X, X, X, 2103, 2103, 2103, 2103, 2103, 2103, 2092, 2103, X, X, X, X, X,
    X, X, X, 2104, 2104, 2104, 2104, 2104, 2104, 2105, 2104, X, X, X, X, X,
    X, X, 2070, 2106, 2106, 2106, 2106, 2106, 2106, 2107, 2106, X, X, X, X, X,
    X, X, 2070, 2108, 2108, 2108, 2108, 2108, 2108, 2107, 2106, X, X, X, X, X,
    X, X, 2070, 2108, 2108, 2108, 2108, 2109, 2110, 2107, 2106, X, X, X, X, X,
    X, X, 2070, 2110, 2110, 2110, 2110, 2110, 2110, 2107, 2106, X, X, X, X, X,
    X, X, X, 2106, 2106, 2106, 2106, 2106, 2106, 2107, 2106, X, X, X, X, X,
    X, X, X, 2111, 2111, 2111, 2111, 2111, 2111, 2080, 2111, X, X, X, X, X,
    X, X, 2070, 2111, 2111, 2111, 2111, 2111, 2111, 2080, 2111, X, X, X, X, X,
    X, X, X, 2112, 2113, 2114, 2115, 2115, 2115, X, X, X, X, X, X, X,
    X, X, 2100, 2084, 2084, 2084, 2084, 2084, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2072, X, X, X, X, X, X,
    X, X, X, 2116, 2116, 2116, 2116, 2116, 2116, 2092, 2116, X, X, X, X, X,
    X, X, X, 2117, 2117, 2117, 2117, 2117, 2117, 2118, 2117, X, X, X, X, X,
    X, X, X, 2119, 2120, 2121, 2122, 2122, 2122, X, 2123, X, X, X, X, X,
    X, X, X, 2124, 2124, 2124, 2124, 2124, 2124, 2107, 2124, X, X, X, X, X,
    X, X, X, 2119, 2120, 2121, 2122, 2122, 2122, X, 2123, X, X, X, X, X,
    X, X, 2070, 2125, 2125, 2125, 2125, 2125, 2125, 2107, 2124, X, X, X, X, X,
    X, X, 2070, 2125, 2125, 2125, 2125, 2125, 2124, 2107, 2124, X, X, X, X, X,
    X, X, 2070, 2124, 2124, 2124, 2124, 2124, 2124, 2107, 2124, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2080, X, X, X, X, X, X,
    X, X, 2126, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2126, 2115, 2115, 2115, 2115, 2115, 2115, X, X, X, X, X, X, X,
    X, X, 2126, 2115, 2115, 2115, 2115, 2127, 2112, X, X, X, X, X, X, X,
    X, X, 2126, 2112, 2112, 2112, 2112, 2112, 2112, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2092, X, X, X, X, X, X,
    X, X, X, 2128, 2128, 2128, 2128, 2128, 2128, 2118, 2128, X, X, X, X, X,
    X, X, X, 2129, 2129, 2129, 2129, 2129, 2129, 2130, 2129, X, X, X, X, X,
    X, X, 2070, 2131, 2131, 2131, 2131, 2131, 2131, 2132, 2131, X, X, X, X, X,
    X, X, 2070, 2133, 2133, 2133, 2133, 2133, 2133, 2132, 2131, X, X, X, X, X,
    X, X, 2070, 2133, 2133, 2133, 2133, 2134, 2135, 2132, 2131, X, X, X, X, X,
    X, X, 2070, 2135, 2135, 2135, 2135, 2135, 2135, 2132, 2131, X, X, X, X, X,
    X, X, X, 2131, 2131, 2131, 2131, 2131, 2131, 2132, 2131, X, X, X, X, X,
    X, X, X, 2136, 2136, 2136, 2136, 2136, 2136, 2107, 2136, X, X, X, X, X,
    X, X, 2070, 2136, 2136, 2136, 2136, 2136, 2136, 2107, 2136, X, X, X, X, X,
    X, X, X, 2137, 2138, 2139, 2140, 2140, 2140, X, X, X, X, X, X, X,
    X, X, 2126, 2112, 2112, 2112, 2112, 2112, X, X, X, X, X, X, X, X,
    X, X, X, 2141, 2141, 2141, 2141, 2141, 2141, 2118, 2141, X, X, X, X, X,
    X, X, X, 2142, 2142, 2142, 2142, 2142, 2142, 2143, 2142, X, X, X, X, X,
    X, X, X, 2144, 2145, 2146, 2147, 2147, 2147, X, 2148, X, X, X, X, X,
    X, X, X, 2149, 2149, 2149, 2149, 2149, 2149, 2132, 2149, X, X, X, X, X,
    X, X, X, 2144, 2145, 2146, 2147, 2147, 2147, X, 2148, X, X, X, X, X,
    X, X, 2070, 2150, 2150, 2150, 2150, 2150, 2150, 2132, 2149, X, X, X, X, X,
    X, X, 2070, 2150, 2150, 2150, 2150, 2150, 2149, 2132, 2149, X, X, X, X, X,
    X, X, 2070, 2149, 2149, 2149, 2149, 2149, 2149, 2132, 2149, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2107, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, 2140, 2140, 2140, 2140, 2140, 2140, X, X, X, X, X, X, X,
    X, X, X, 2140, 2140, 2140, 2140, 2151, 2137, X, X, X, X, X, X, X,
    X, X, X, 2137, 2137, 2137, 2137, 2137, 2137, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2118, X, X, X, X, X, X,
    X, X, X, 2152, 2152, 2152, 2152, 2152, 2152, 2143, 2152, X, X, X, X, X,
    X, X, X, 2153, 2153, 2153, 2153, 2153, 2153, 2154, 2153, X, X, X, X, X,
    X, X, 2070, 2155, 2155, 2155, 2155, 2155, 2155, 2156, 2155, X, X, X, X, X,
    X, X, 2070, 2157, 2157, 2157, 2157, 2157, 2157, 2156, 2155, X, X, X, X, X,
    X, X, 2070, 2157, 2157, 2157, 2157, 2158, 2159, 2156, 2155, X, X, X, X, X,
    X, X, 2070, 2159, 2159, 2159, 2159, 2159, 2159, 2156, 2155, X, X, X, X, X,
    X, X, X, 2155, 2155, 2155, 2155, 2155, 2155, 2156, 2155, X, X, X, X, X,
    X, X, X, 2160, 2160, 2160, 2160, 2160, 2160, 2132, 2160, X, X, X, X, X,
    X, X, 2070, 2160, 2160, 2160, 2160, 2160, 2160, 2132, 2160, X, X, X, X, X,
    X, X, X, 2137, 2137, 2137, 2137, 2137, X, X, X, X, X, X, X, X,
    X, X, X, 2161, 2161, 2161, 2161, 2161, 2161, 2143, 2161, X, X, X, X, X,
    X, X, X, 2162, 2162, 2162, 2162, 2162, 2162, 2163, 2162, X, X, X, X, X,
    X, X, X, 2164, 2165, 2166, 2167, 2167, 2167, X, 2168, X, X, X, X, X,
    X, X, X, 2169, 2169, 2169, 2169, 2169, 2169, 2156, 2169, X, X, X, X, X,
    X, X, X, 2164, 2165, 2166, 2167, 2167, 2167, X, 2168, X, X, X, X, X,
    X, X, 2070, 2170, 2170, 2170, 2170, 2170, 2170, 2156, 2169, X, X, X, X, X,
    X, X, 2070, 2170, 2170, 2170, 2170, 2170, 2169, 2156, 2169, X, X, X, X, X,
    X, X, 2070, 2169, 2169, 2169, 2169, 2169, 2169, 2156, 2169, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2132, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2143, X, X, X, X, X, X,
    X, X, X, 2171, 2171, 2171, 2171, 2171, 2171, 2163, 2171, X, X, X, X, X,
    X, X, X, 2172, 2173, 2174, 2175, 2175, 2175, 2176, 2177, X, X, X, X, X,
    X, X, 2070, 2178, 2178, 2178, 2178, 2178, 2178, 2179, 2178, X, X, X, X, X,
    X, X, 2070, 2180, 2180, 2180, 2180, 2180, 2180, 2179, 2178, X, X, X, X, X,
    X, X, 2070, 2180, 2180, 2180, 2180, 2181, 2182, 2179, 2178, X, X, X, X, X,
    X, X, 2070, 2182, 2182, 2182, 2182, 2182, 2182, 2179, 2178, X, X, X, X, X,
    X, X, X, 2178, 2178, 2178, 2178, 2178, 2178, 2179, 2178, X, X, X, X, X,
    X, X, X, 2183, 2183, 2183, 2183, 2183, 2183, 2156, 2183, X, X, X, X, X,
    X, X, 2070, 2183, 2183, 2183, 2183, 2183, 2183, 2156, 2183, X, X, X, X, X,
    X, X, X, 2184, 2184, 2184, 2184, 2184, 2184, 2163, 2184, X, X, X, X, X,
    X, X, 2070, 2185, 2185, 2185, 2185, 2185, 2185, 2186, 2185, X, X, X, X, X,
    X, X, 2070, 2187, 2187, 2187, 2187, 2187, 2187, 2186, 2185, X, X, X, X, X,
    X, X, 2070, 2187, 2187, 2187, 2187, 2188, 2189, 2186, 2185, X, X, X, X, X,
    X, X, 2070, 2189, 2189, 2189, 2189, 2189, 2189, 2186, 2185, X, X, X, X, X,
    X, X, X, 2190, 2190, 2190, 2190, 2190, 2190, X, 2190, X, X, X, X, X,
    X, X, X, 2185, 2185, 2185, 2185, 2185, 2185, 2186, 2185, X, X, X, X, X,
    X, X, X, 2191, 2191, 2191, 2191, 2191, 2191, 2179, 2191, X, X, X, X, X,
    X, X, X, 2190, 2190, 2190, 2190, 2190, 2190, X, 2190, X, X, X, X, X,
    X, X, 2070, 2192, 2192, 2192, 2192, 2192, 2192, 2179, 2191, X, X, X, X, X,
    X, X, 2070, 2192, 2192, 2192, 2192, 2192, 2191, 2179, 2191, X, X, X, X, X,
    X, X, 2070, 2191, 2191, 2191, 2191, 2191, 2191, 2179, 2191, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2156, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2163, X, X, X, X, X, X,
    X, X, X, 2193, 2193, 2193, 2193, 2193, 2193, 2186, 2193, X, X, X, X, X,
    X, X, X, 2190, 2190, 2190, 2190, 2190, 2190, 2137, 2190, X, X, X, X, X,
    X, X, 2070, 2194, 2194, 2194, 2194, 2194, 2194, 2186, 2193, X, X, X, X, X,
    X, X, 2070, 2194, 2194, 2194, 2194, 2194, 2193, 2186, 2193, X, X, X, X, X,
    X, X, 2070, 2193, 2193, 2193, 2193, 2193, 2193, 2186, 2193, X, X, X, X, X,
    X, X, X, 2195, 2195, 2195, 2195, 2195, 2195, X, 2195, X, X, X, X, X,
    X, X, X, 2196, 2196, 2196, 2196, 2196, 2196, 2179, 2196, X, X, X, X, X,
    X, X, 2070, 2196, 2196, 2196, 2196, 2196, 2196, 2179, 2196, X, X, X, X, X,
    X, X, X, 2197, 2197, 2197, 2197, 2197, 2197, 2186, 2197, X, X, X, X, X,
    X, X, 2070, 2197, 2197, 2197, 2197, 2197, 2197, 2186, 2197, X, X, X, X, X,
    X, X, X, 2198, 2198, 2198, 2198, 2198, 2198, X, 2198, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2179, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2186, X, X, X, X, X, X,
    X, X, X, 2137, 2137, 2137, 2137, 2137, 2137, X, 2137, X, X, X, X, X,
    ],
} };

static D43: Diagnosis = Diagnosis { answers: &[A170, A171, A172], inner: &[], of_states: &[
    0, 1, 1, 1, 2,
], table: Table {
    octets: &ADDRESSES, shift: 4,
    rest: &Rest { ranges: ADDRESSES_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    State::new(0, 4, false, 255),
    ],
    next: &[
    X, X, X, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, X, X, X, X, X,
    X, X, X, 2050, 2050, 2050, 2050, 2050, 2050, X, 2050, X, X, X, X, X,
    X, X, X, 2051, 2051, 2051, 2051, 2051, 2051, X, 2051, X, X, X, X, X,
    X, X, X, 2052, 2052, 2052, 2052, 2052, 2052, X, 2052, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D44: Diagnosis = Diagnosis { answers: &[A173, A174, A175, A176, A177, A178, A179, A180, A181, A182, A183, A184, A185, A186, A187, A188, A189, A190], inner: &[], of_states: &[
    0, 1, 2, 3, 2, 4, 5, 4, 6, 2, 7, 1, 8, 9, 10, 9,
    4, 11, 1, 5, 12, 13, 11, 8, 9, 10, 9, 11, 5, 12, 14, 15,
    16, 15, 17,
], table: Table {
    octets: &ADDRESSES, shift: 4,
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
    X, X, X, 2049, 2050, 2051, 2052, 2052, 2052, X, 2053, X, X, X, X, X,
    X, X, 2054, 2055, 2055, 2055, 2055, 2055, 2055, 2056, 2055, X, X, X, X, X,
    X, X, 2054, 2057, 2057, 2057, 2057, 2057, 2057, 2056, 2055, X, X, X, X, X,
    X, X, 2054, 2057, 2057, 2057, 2057, 2058, 2059, 2056, 2055, X, X, X, X, X,
    X, X, 2054, 2059, 2059, 2059, 2059, 2059, 2059, 2056, 2055, X, X, X, X, X,
    X, X, X, 2055, 2055, 2055, 2055, 2055, 2055, 2056, 2055, X, X, X, X, X,
    X, X, X, 2060, 2061, 2062, 2063, 2063, 2063, X, X, X, X, X, X, X,
    X, X, X, 2064, 2064, 2064, 2064, 2064, 2064, 2056, 2064, X, X, X, X, X,
    X, X, X, 2065, 2065, 2065, 2065, 2065, 2065, X, 2065, X, X, X, X, X,
    X, X, 2054, 2066, 2066, 2066, 2066, 2066, 2066, 2056, 2064, X, X, X, X, X,
    X, X, 2054, 2066, 2066, 2066, 2066, 2066, 2064, 2056, 2064, X, X, X, X, X,
    X, X, 2054, 2064, 2064, 2064, 2064, 2064, 2064, 2056, 2064, X, X, X, X, X,
    X, X, 2067, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2067, 2063, 2063, 2063, 2063, 2063, 2063, X, X, X, X, X, X, X,
    X, X, 2067, 2063, 2063, 2063, 2063, 2068, 2060, X, X, X, X, X, X, X,
    X, X, 2067, 2060, 2060, 2060, 2060, 2060, 2060, X, X, X, X, X, X, X,
    X, X, X, 2069, 2069, 2069, 2069, 2069, 2069, 2056, 2069, X, X, X, X, X,
    X, X, X, 2070, 2070, 2070, 2070, 2070, 2070, X, 2070, X, X, X, X, X,
    X, X, 2054, 2069, 2069, 2069, 2069, 2069, 2069, 2056, 2069, X, X, X, X, X,
    X, X, X, 2071, 2072, 2073, 2074, 2074, 2074, X, X, X, X, X, X, X,
    X, X, 2067, 2060, 2060, 2060, 2060, 2060, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 2056, X, X, X, X, X, X,
    X, X, X, 2075, 2075, 2075, 2075, 2075, 2075, X, 2075, X, X, X, X, X,
    X, X, 2076, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2076, 2074, 2074, 2074, 2074, 2074, 2074, X, X, X, X, X, X, X,
    X, X, 2076, 2074, 2074, 2074, 2074, 2077, 2071, X, X, X, X, X, X, X,
    X, X, 2076, 2071, 2071, 2071, 2071, 2071, 2071, X, X, X, X, X, X, X,
    X, X, X, 2078, 2078, 2078, 2078, 2078, 2078, X, 2078, X, X, X, X, X,
    X, X, X, 2078, 2079, 2080, 2081, 2081, 2081, X, X, X, X, X, X, X,
    X, X, 2076, 2071, 2071, 2071, 2071, 2071, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, 2081, 2081, 2081, 2081, 2081, 2081, X, X, X, X, X, X, X,
    X, X, X, 2081, 2081, 2081, 2081, 2082, 2078, X, X, X, X, X, X, X,
    X, X, X, 2078, 2078, 2078, 2078, 2078, 2078, X, X, X, X, X, X, X,
    X, X, X, 2078, 2078, 2078, 2078, 2078, X, X, X, X, X, X, X, X,
    ],
} };

static D45: Diagnosis = Diagnosis { answers: &[A178, A181, A182, A183, A185, A191, A188, A189, A190], inner: &[], of_states: &[
    0, 1, 2, 3, 2, 0, 4, 1, 2, 3, 2, 0, 4, 1, 2, 3,
    2, 0, 4, 5, 6, 7, 6, 8,
], table: Table {
    octets: &ADDRESSES, shift: 4,
    rest: &Rest { ranges: ADDRESSES_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    State::new(0, 4, false, 255), State::new(0, 5, false, 255), State::new(0, 6, false, 255), State::new(0, 7, false, 255),
    State::new(0, 8, false, 255), State::new(0, 9, false, 255), State::new(0, 10, false, 255), State::new(0, 11, false, 255),
    State::new(0, 12, false, 255), State::new(0, 13, false, 255), State::new(0, 14, false, 255), State::new(0, 15, false, 255),
    State::new(0, 16, false, 255), State::new(0, 17, false, 255), State::new(0, 18, false, 255), State::new(0, 19, false, 255),
    State::new(0, 20, false, 255), State::new(0, 21, false, 255), State::new(0, 22, false, 255), State::new(0, 23, false, 255),
    ],
    next: &[
    X, X, X, 2049, 2050, 2051, 2052, 2052, 2052, X, X, X, X, X, X, X,
    X, X, 2053, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2053, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X,
    X, X, 2053, 2052, 2052, 2052, 2052, 2054, 2049, X, X, X, X, X, X, X,
    X, X, 2053, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, X, X, X, X,
    X, X, X, 2055, 2056, 2057, 2058, 2058, 2058, X, X, X, X, X, X, X,
    X, X, 2053, 2049, 2049, 2049, 2049, 2049, X, X, X, X, X, X, X, X,
    X, X, 2059, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2059, 2058, 2058, 2058, 2058, 2058, 2058, X, X, X, X, X, X, X,
    X, X, 2059, 2058, 2058, 2058, 2058, 2060, 2055, X, X, X, X, X, X, X,
    X, X, 2059, 2055, 2055, 2055, 2055, 2055, 2055, X, X, X, X, X, X, X,
    X, X, X, 2061, 2062, 2063, 2064, 2064, 2064, X, X, X, X, X, X, X,
    X, X, 2059, 2055, 2055, 2055, 2055, 2055, X, X, X, X, X, X, X, X,
    X, X, 2065, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2065, 2064, 2064, 2064, 2064, 2064, 2064, X, X, X, X, X, X, X,
    X, X, 2065, 2064, 2064, 2064, 2064, 2066, 2061, X, X, X, X, X, X, X,
    X, X, 2065, 2061, 2061, 2061, 2061, 2061, 2061, X, X, X, X, X, X, X,
    X, X, X, 2067, 2068, 2069, 2070, 2070, 2070, X, X, X, X, X, X, X,
    X, X, 2065, 2061, 2061, 2061, 2061, 2061, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, 2070, 2070, 2070, 2070, 2070, 2070, X, X, X, X, X, X, X,
    X, X, X, 2070, 2070, 2070, 2070, 2071, 2067, X, X, X, X, X, X, X,
    X, X, X, 2067, 2067, 2067, 2067, 2067, 2067, X, X, X, X, X, X, X,
    X, X, X, 2067, 2067, 2067, 2067, 2067, X, X, X, X, X, X, X, X,
    ],
} };

static D46: Diagnosis = Diagnosis { answers: &[A178, A192, A188, A189, A190], inner: &[], of_states: &[
    0, 1, 2, 3, 2, 4,
], table: Table {
    octets: &ADDRESSES, shift: 4,
    rest: &Rest { ranges: ADDRESSES_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    State::new(0, 4, false, 255), State::new(0, 5, false, 255),
    ],
    next: &[
    X, X, X, 2049, 2050, 2051, 2052, 2052, 2052, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X, X,
    X, X, X, 2052, 2052, 2052, 2052, 2053, 2049, X, X, X, X, X, X, X,
    X, X, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, X, X, X, X,
    X, X, X, 2049, 2049, 2049, 2049, 2049, X, X, X, X, X, X, X, X,
    ],
} };

static D47: Diagnosis = Diagnosis { answers: &[A112], inner: &[&D60], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED], path: true },
    states: &[
    State::new(1024, 0, true, 255),
    ],
    next: &[
    X, 2048, X, 18432, 2048, 2048, 2048, X, 2048, 2048, 2048, 2048, 2048, 2048, X, X, X, 2048, 2048, X, 2048, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D48: Diagnosis = Diagnosis { answers: &[A193, A194, A195, A27, A196, A29], inner: &[&D60], of_states: &[
    0, 1, 2, 3, 4, 3, 5, 5,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED], path: true },
    states: &[
    State::new(8192, 1, true, 255), State::new(8192, 1, true, 255), State::new(256, 5, true, 255), State::new(256, 3, true, 255),
    State::new(32768, 4, false, 255), State::new(256, 5, true, 255), State::new(512, 6, true, 255), State::new(256, 7, true, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, 2050, 2049, 2049, 2049, 2049, 2049, 2049, 2051, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2052, 2049, 2049, 2049, 2049, 2049, 2049, 2051, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2054, 2053, 2053, 2053, 2053, 2053, 2053, 2053, X, 2053, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2054, 2051, 2051, 2051, 2051, 2051, 2051, 2051, X, 2051, 2051, 2051, X, 2051, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2052, 2055, 2055, 2055, 2055, 2055, 2055, 2055, X, 2055, 2055, 2055, X, 2055, X, X, X, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2052, 2053, 2053, 2053, 2053, 2053, 2053, 2053, X, 2053, 2053, 2053, X, 2053, X, X, X, X, X, X, X, X, X, X, X,
    X, 2054, X, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, 2054, X, 2054, 2054, 2054, X, 2054, X, X, X, X, X, X, X, X, X, X, X,
    X, 2055, X, 18439, 2055, 2055, 2055, 2052, 2055, 2055, 2055, 2055, 2055, 2055, 2055, X, 2055, 2055, 2055, X, 2055, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D49: Diagnosis = Diagnosis { answers: &[A197, A29], inner: &[&D60], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(512, 1, true, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D50: Diagnosis = Diagnosis { answers: &[A198, A199, A27, A29], inner: &[&D60], of_states: &[
    0, 1, 2, 3,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 2, true, 255), State::new(256, 2, true, 255), State::new(512, 3, true, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, X, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, 2050, 2050, 2050, X, 2050, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2051, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, 2050, 2050, 2050, X, 2050, X, X, X, X, X, X, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, 2051, X, 2051, 2051, 2051, X, 2051, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D51: Diagnosis = Diagnosis { answers: &[A200, A97, A29], inner: &[&D60], of_states: &[
    0, 1, 2,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED], path: true },
    states: &[
    State::new(8192, 1, true, 255), State::new(8192, 1, true, 255), State::new(512, 2, true, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2050, 2049, 2049, 2049, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, 2050, 2050, 2050, X, 2050, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D52: Diagnosis = Diagnosis { answers: &[A201, A27, A29], inner: &[&D60], of_states: &[
    0, 1, 2,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED], path: true },
    states: &[
    State::new(256, 1, true, 255), State::new(256, 1, true, 255), State::new(512, 2, true, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2050, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, 2050, 2050, 2050, X, 2050, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D53: Diagnosis = Diagnosis { answers: &[A202], inner: &[], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D54: Diagnosis = Diagnosis { answers: &[A203], inner: &[&D60], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED], path: true },
    states: &[
    State::new(256, 0, true, 255),
    ],
    next: &[
    X, 2048, X, 18432, 2048, 2048, 2048, X, 2048, 2048, 2048, 2048, 2048, 2048, 2048, X, 2048, 2048, 2048, X, 2048, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D55: Diagnosis = Diagnosis { answers: &[A201, A199], inner: &[&D60], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED], path: true },
    states: &[
    State::new(256, 1, true, 255), State::new(256, 1, true, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D56: Diagnosis = Diagnosis { answers: &[A200, A204], inner: &[&D60], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED], path: true },
    states: &[
    State::new(8192, 1, true, 255), State::new(8192, 1, true, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D57: Diagnosis = Diagnosis { answers: &[A205, A206], inner: &[&D60], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D58: Diagnosis = Diagnosis { answers: &[A82], inner: &[&D60], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED], path: true },
    states: &[
    State::new(65536, 0, true, 255),
    ],
    next: &[
    X, 2048, X, 18432, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, X, 2048, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D59: Diagnosis = Diagnosis { answers: &[A10], inner: &[&D60], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[&PCT_ENCODED], path: true },
    states: &[
    State::new(65536, 0, true, 255),
    ],
    next: &[
    X, 2048, X, 18432, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, 2048, X, 2048, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D60: Diagnosis = Diagnosis { answers: &[A207, A208, A209], inner: &[], of_states: &[
    0, 1, 1, 2,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255), State::new(0, 2, false, 255), State::new(0, 3, false, 255),
    ],
    next: &[
    X, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, 2050, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2051, 2051, 2051, 2051, 2051, 2051, X, X, X, 2051, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D61: Diagnosis = Diagnosis { answers: &[A210, A211], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, X, X, X, X, 2049, 2049, X, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, 2049, 2049, X, 2049, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D62: Diagnosis = Diagnosis { answers: &[A212, A213], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, 2049, 2049, X, 2049, X, X, 2049, X, X, X, X, X, X, 2049, 2049, 2049, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D63: Diagnosis = Diagnosis { answers: &[A214, A215], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, X, 2049, X, X, X, X, 2049, X, X, X, X, X, X, 2049, 2049, 2049, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D64: Diagnosis = Diagnosis { answers: &[A216, A217], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, shift: 5,
    rest: &Rest { ranges: OTHERS_BEYOND, ops: &[], tokens: &[], path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(0, 1, false, 255),
    ],
    next: &[
    X, 2049, X, X, 2049, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

pub(crate) static URI: Diagnoses = [&D3, &D3, &D4, &D4, &D5, &D5, &D6, &D6];

pub(crate) static URI_REFERENCE: Diagnoses = [&D11, &D12, &D13, &D14, &D15, &D16, &D17, &D18];

pub(crate) static ABSOLUTE_URI: Diagnoses = [&D19, &D19, &D20, &D20, &D21, &D21, &D22, &D22];

pub(crate) static RELATIVE_REF: Diagnoses = [&D23, &D23, &D24, &D24, &D25, &D25, &D26, &D26];

/// Those of all productions, for each sight of a text.
pub(super) static DIAGNOSES: [&Diagnoses; 39] = [
    &[&D0, &D0, &D0, &D0, &D0, &D0, &D0, &D0], // ALPHA
    &[&D1, &D1, &D1, &D1, &D1, &D1, &D1, &D1], // DIGIT
    &[&D2, &D2, &D2, &D2, &D2, &D2, &D2, &D2], // HEXDIG
    &URI,
    &[&D7, &D7, &D8, &D8, &D9, &D9, &D10, &D10], // hier_part
    &URI_REFERENCE,
    &ABSOLUTE_URI,
    &RELATIVE_REF,
    &[&D27, &D27, &D28, &D28, &D29, &D29, &D30, &D30], // relative_part
    &[&D31, &D31, &D31, &D31, &D31, &D31, &D31, &D31], // scheme
    &[&D32, &D32, &D33, &D33, &D34, &D34, &D35, &D35], // authority
    &[&D36, &D36, &D36, &D36, &D36, &D36, &D36, &D36], // userinfo
    &[&D37, &D37, &D37, &D37, &D38, &D38, &D38, &D38], // host
    &[&D39, &D39, &D39, &D39, &D39, &D39, &D39, &D39], // port
    &[&D40, &D40, &D40, &D40, &D40, &D40, &D40, &D40], // IP_literal
    &[&D41, &D41, &D41, &D41, &D41, &D41, &D41, &D41], // IPvFuture
    &[&D42, &D42, &D42, &D42, &D42, &D42, &D42, &D42], // IPv6address
    &[&D43, &D43, &D43, &D43, &D43, &D43, &D43, &D43], // h16
    &[&D44, &D44, &D44, &D44, &D44, &D44, &D44, &D44], // ls32
    &[&D45, &D45, &D45, &D45, &D45, &D45, &D45, &D45], // IPv4address
    &[&D46, &D46, &D46, &D46, &D46, &D46, &D46, &D46], // dec_octet
    &[&D47, &D47, &D47, &D47, &D47, &D47, &D47, &D47], // reg_name
    &[&D48, &D48, &D48, &D48, &D48, &D48, &D48, &D48], // path
    &[&D49, &D49, &D49, &D49, &D49, &D49, &D49, &D49], // path_abempty
    &[&D50, &D50, &D50, &D50, &D50, &D50, &D50, &D50], // path_absolute
    &[&D51, &D51, &D51, &D51, &D51, &D51, &D51, &D51], // path_noscheme
    &[&D52, &D52, &D52, &D52, &D52, &D52, &D52, &D52], // path_rootless
    &[&D53, &D53, &D53, &D53, &D53, &D53, &D53, &D53], // path_empty
    &[&D54, &D54, &D54, &D54, &D54, &D54, &D54, &D54], // segment
    &[&D55, &D55, &D55, &D55, &D55, &D55, &D55, &D55], // segment_nz
    &[&D56, &D56, &D56, &D56, &D56, &D56, &D56, &D56], // segment_nz_nc
    &[&D57, &D57, &D57, &D57, &D57, &D57, &D57, &D57], // pchar
    &[&D58, &D58, &D58, &D58, &D58, &D58, &D58, &D58], // query
    &[&D59, &D59, &D59, &D59, &D59, &D59, &D59, &D59], // fragment
    &[&D60, &D60, &D60, &D60, &D60, &D60, &D60, &D60], // pct_encoded
    &[&D61, &D61, &D61, &D61, &D61, &D61, &D61, &D61], // unreserved
    &[&D62, &D62, &D62, &D62, &D62, &D62, &D62, &D62], // reserved
    &[&D63, &D63, &D63, &D63, &D63, &D63, &D63, &D63], // gen_delims
    &[&D64, &D64, &D64, &D64, &D64, &D64, &D64, &D64], // sub_delims
];

/// What every check against a production of the document needs.
pub(crate) static DOCUMENT: Document = Document {
    reference: &crate::syntax::tables::rfc3986::URI_REFERENCE,
    scheme: &crate::syntax::tables::rfc3986::SCHEME,
    private: None,
};
