//! Made of `grammar/abnf/rfc3987.abnf` by `tests/generator`.

use super::super::diagnosis::{Answer, Diagnoses, Diagnosis, Document, Private};
use crate::error::Expected;
use crate::grammar::{Grammar, Production};
use crate::syntax::tables::rfc3987::{PCT_ENCODED, IP_LITERAL, IPRIVATE};
use crate::syntax::{NOWHERE as X, Octets, State, Table};

const fn production(index: usize) -> Expected {
    Expected::Production(Production::new(Grammar::Rfc3987, index))
}

static IDENTIFIERS: Octets = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 114177, 0, 2, 114177, 3, 114177, 114177, 114177, 114177, 114177, 114436, 114177, 114436, 114437, 138246,
    130823, 130824, 130825, 130826, 130826, 130827, 130828, 130828, 130828, 130828, 40461, 114177, 0, 114177, 0, 3086,
    73231, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448,
    114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 17, 0, 0, 0, 114177,
    0, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448,
    114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 114448, 0, 0, 0, 114177, 0,
    114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431,
    114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431,
    114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431,
    114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431,
    255, 255, 255, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431,
    114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431,
    114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 2303, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
];

static IDENTIFIERS_BEYOND: &[(u32, u8)] = &[
    (0x80, 0), (0xa0, 1), (0xe000, 18), (0xf900, 1), (0xfdd0, 0), (0xfdf0, 1), (0xfff0, 0), (0x10000, 1),
    (0x1fffe, 0), (0x20000, 1), (0x2fffe, 0), (0x30000, 1), (0x3fffe, 0), (0x40000, 1), (0x4fffe, 0), (0x50000, 1),
    (0x5fffe, 0), (0x60000, 1), (0x6fffe, 0), (0x70000, 1), (0x7fffe, 0), (0x80000, 1), (0x8fffe, 0), (0x90000, 1),
    (0x9fffe, 0), (0xa0000, 1), (0xafffe, 0), (0xb0000, 1), (0xbfffe, 0), (0xc0000, 1), (0xcfffe, 0), (0xd0000, 1),
    (0xdfffe, 0), (0xe1000, 1), (0xefffe, 0), (0xf0000, 18), (0xffffe, 0), (0x100000, 18), (0x10fffe, 0),
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
    0, 112385, 0, 2, 112385, 3, 112385, 112385, 112385, 112385, 112385, 243460, 112385, 243461, 243462, 115207,
    245512, 245513, 245514, 245515, 245515, 245516, 245517, 245517, 245517, 245517, 103182, 112385, 0, 112385, 0, 98319,
    107280, 243473, 243473, 243473, 243473, 243473, 243473, 243474, 243474, 243474, 243474, 243474, 243474, 243474, 243474, 243474,
    243474, 243474, 243474, 243474, 243474, 243474, 243474, 243474, 243474, 243474, 243474, 19, 0, 2, 0, 112404,
    0, 243473, 243473, 243473, 243473, 243473, 243473, 243474, 243474, 243474, 243474, 243474, 243474, 243474, 243474, 243474,
    243474, 243474, 243474, 243474, 243474, 243474, 243474, 243474, 243474, 243474, 243474, 0, 0, 0, 112404, 0,
    112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639,
    112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639,
    112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639,
    112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639,
    255, 255, 255, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639,
    112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639,
    112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 112639, 33023, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
];

static OTHERS_BEYOND: &[(u32, u8)] = &[
    (0x80, 0), (0xa0, 21), (0xe000, 22), (0xf900, 21), (0xfdd0, 0), (0xfdf0, 21), (0xfff0, 0), (0x10000, 21),
    (0x1fffe, 0), (0x20000, 21), (0x2fffe, 0), (0x30000, 21), (0x3fffe, 0), (0x40000, 21), (0x4fffe, 0), (0x50000, 21),
    (0x5fffe, 0), (0x60000, 21), (0x6fffe, 0), (0x70000, 21), (0x7fffe, 0), (0x80000, 21), (0x8fffe, 0), (0x90000, 21),
    (0x9fffe, 0), (0xa0000, 21), (0xafffe, 0), (0xb0000, 21), (0xbfffe, 0), (0xc0000, 21), (0xcfffe, 0), (0xd0000, 21),
    (0xdfffe, 0), (0xe1000, 21), (0xefffe, 0), (0xf0000, 22), (0xffffe, 0), (0x100000, 22), (0x10fffe, 0),
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
const A6: Answer = Answer { production: 28, expected: &E4 };
static E5: [Expected; 6] = [production(0), production(1), Expected::Literal("+"), Expected::Literal("-"), Expected::Literal("."), Expected::Literal(":")];
const A7: Answer = Answer { production: 28, expected: &E5 };
static E6: [Expected; 6] = [Expected::Literal("//"), production(15), production(17), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A8: Answer = Answer { production: 4, expected: &E6 };
static E7: [Expected; 5] = [production(22), Expected::Literal("/"), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A9: Answer = Answer { production: 20, expected: &E7 };
static E8: [Expected; 4] = [production(22), Expected::Literal("/"), Expected::Literal("?"), Expected::End];
const A10: Answer = Answer { production: 24, expected: &E8 };
static E9: [Expected; 5] = [Expected::Literal("/"), production(22), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A11: Answer = Answer { production: 20, expected: &E9 };
static E10: [Expected; 6] = [production(22), production(27), Expected::Literal("/"), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A12: Answer = Answer { production: 23, expected: &E10 };
const A13: Answer = Answer { production: 19, expected: &E7 };
static E11: [Expected; 9] = [production(10), production(30), production(35), production(12), Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A14: Answer = Answer { production: 11, expected: &E11 };
static E12: [Expected; 8] = [production(25), production(37), production(41), Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A15: Answer = Answer { production: 12, expected: &E12 };
static E13: [Expected; 5] = [production(1), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A16: Answer = Answer { production: 29, expected: &E13 };
static E14: [Expected; 9] = [production(36), production(25), production(37), production(41), Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A17: Answer = Answer { production: 12, expected: &E14 };
static E15: [Expected; 8] = [Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::Literal("#"), production(25), production(37), production(41), Expected::End];
const A18: Answer = Answer { production: 12, expected: &E15 };
static E16: [Expected; 10] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(11), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A19: Answer = Answer { production: 10, expected: &E16 };
static E17: [Expected; 9] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A20: Answer = Answer { production: 10, expected: &E17 };
static E18: [Expected; 10] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(29), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A21: Answer = Answer { production: 10, expected: &E18 };
static E19: [Expected; 8] = [production(30), production(35), production(12), Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A22: Answer = Answer { production: 11, expected: &E19 };
static E20: [Expected; 10] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(36), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A23: Answer = Answer { production: 10, expected: &E20 };
static E21: [Expected; 5] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@")];
const A24: Answer = Answer { production: 10, expected: &E21 };
static E22: [Expected; 5] = [Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A25: Answer = Answer { production: 9, expected: &E22 };
static E23: [Expected; 4] = [Expected::Literal("//"), production(15), production(17), Expected::End];
const A26: Answer = Answer { production: 4, expected: &E23 };
static E24: [Expected; 3] = [production(22), Expected::Literal("/"), Expected::End];
const A27: Answer = Answer { production: 20, expected: &E24 };
static E25: [Expected; 3] = [Expected::Literal("/"), production(22), Expected::End];
const A28: Answer = Answer { production: 20, expected: &E25 };
const A29: Answer = Answer { production: 19, expected: &E24 };
static E26: [Expected; 7] = [production(10), production(30), production(35), production(12), Expected::Literal(":"), production(14), Expected::End];
const A30: Answer = Answer { production: 11, expected: &E26 };
static E27: [Expected; 6] = [production(25), production(37), production(41), Expected::Literal(":"), production(14), Expected::End];
const A31: Answer = Answer { production: 12, expected: &E27 };
static E28: [Expected; 3] = [production(1), production(14), Expected::End];
const A32: Answer = Answer { production: 29, expected: &E28 };
static E29: [Expected; 7] = [production(36), production(25), production(37), production(41), Expected::Literal(":"), production(14), Expected::End];
const A33: Answer = Answer { production: 12, expected: &E29 };
static E30: [Expected; 6] = [Expected::Literal(":"), production(14), production(25), production(37), production(41), Expected::End];
const A34: Answer = Answer { production: 12, expected: &E30 };
static E31: [Expected; 8] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(11), production(14), Expected::End];
const A35: Answer = Answer { production: 10, expected: &E31 };
static E32: [Expected; 7] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(14), Expected::End];
const A36: Answer = Answer { production: 10, expected: &E32 };
static E33: [Expected; 8] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(29), production(14), Expected::End];
const A37: Answer = Answer { production: 10, expected: &E33 };
static E34: [Expected; 6] = [production(30), production(35), production(12), Expected::Literal(":"), production(14), Expected::End];
const A38: Answer = Answer { production: 11, expected: &E34 };
static E35: [Expected; 8] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(36), production(14), Expected::End];
const A39: Answer = Answer { production: 10, expected: &E35 };
static E36: [Expected; 3] = [Expected::Literal(":"), production(14), Expected::End];
const A40: Answer = Answer { production: 9, expected: &E36 };
static E37: [Expected; 7] = [production(3), Expected::Literal("//"), production(15), production(16), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A41: Answer = Answer { production: 8, expected: &E37 };
static E38: [Expected; 8] = [production(25), production(37), production(41), Expected::Literal("@"), Expected::Literal("/"), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A42: Answer = Answer { production: 21, expected: &E38 };
static E39: [Expected; 9] = [Expected::Literal(":"), production(25), production(37), production(41), Expected::Literal("@"), Expected::Literal("/"), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A43: Answer = Answer { production: 21, expected: &E39 };
static E40: [Expected; 4] = [production(4), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A44: Answer = Answer { production: 5, expected: &E40 };
const A45: Answer = Answer { production: 5, expected: &E7 };
static E41: [Expected; 2] = [production(24), Expected::End];
const A46: Answer = Answer { production: 5, expected: &E41 };
static E42: [Expected; 5] = [Expected::Literal("/"), production(20), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A47: Answer = Answer { production: 5, expected: &E42 };
static E43: [Expected; 3] = [production(23), Expected::Literal("#"), Expected::End];
const A48: Answer = Answer { production: 5, expected: &E43 };
static E44: [Expected; 5] = [production(19), Expected::Literal("/"), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A49: Answer = Answer { production: 5, expected: &E44 };
const A50: Answer = Answer { production: 5, expected: &E8 };
static E45: [Expected; 5] = [production(9), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A51: Answer = Answer { production: 5, expected: &E45 };
const A52: Answer = Answer { production: 5, expected: &E10 };
const A53: Answer = Answer { production: 5, expected: &E12 };
static E46: [Expected; 9] = [Expected::Literal("."), production(25), production(37), production(41), Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A54: Answer = Answer { production: 5, expected: &E46 };
static E47: [Expected; 10] = [Expected::Literal("."), production(1), production(25), production(37), production(41), Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A55: Answer = Answer { production: 5, expected: &E47 };
static E48: [Expected; 12] = [Expected::Literal("."), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5"), production(25), production(37), production(41), Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A56: Answer = Answer { production: 5, expected: &E48 };
static E49: [Expected; 5] = [production(29), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A57: Answer = Answer { production: 5, expected: &E49 };
const A58: Answer = Answer { production: 5, expected: &E14 };
static E50: [Expected; 10] = [Expected::Literal("."), Expected::Range('\u{30}', '\u{35}'), production(25), production(37), production(41), Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A59: Answer = Answer { production: 5, expected: &E50 };
const A60: Answer = Answer { production: 5, expected: &E13 };
const A61: Answer = Answer { production: 5, expected: &E15 };
static E51: [Expected; 9] = [Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::Literal("#"), production(1), production(25), production(37), production(41), Expected::End];
const A62: Answer = Answer { production: 5, expected: &E51 };
static E52: [Expected; 11] = [Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::Literal("#"), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5"), production(25), production(37), production(41), Expected::End];
const A63: Answer = Answer { production: 5, expected: &E52 };
static E53: [Expected; 9] = [Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::Range('\u{30}', '\u{35}'), production(25), production(37), production(41), Expected::End];
const A64: Answer = Answer { production: 5, expected: &E53 };
static E54: [Expected; 2] = [production(0), production(7)];
const A65: Answer = Answer { production: 28, expected: &E54 };
const A66: Answer = Answer { production: 5, expected: &E17 };
static E55: [Expected; 10] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("."), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A67: Answer = Answer { production: 5, expected: &E55 };
static E56: [Expected; 11] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("."), production(1), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A68: Answer = Answer { production: 5, expected: &E56 };
static E57: [Expected; 13] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("."), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5"), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A69: Answer = Answer { production: 5, expected: &E57 };
const A70: Answer = Answer { production: 5, expected: &E18 };
static E58: [Expected; 6] = [production(11), Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A71: Answer = Answer { production: 5, expected: &E58 };
const A72: Answer = Answer { production: 5, expected: &E20 };
static E59: [Expected; 11] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), Expected::Literal("."), Expected::Range('\u{30}', '\u{35}'), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A73: Answer = Answer { production: 5, expected: &E59 };
const A74: Answer = Answer { production: 5, expected: &E21 };
static E60: [Expected; 10] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(1), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A75: Answer = Answer { production: 5, expected: &E60 };
static E61: [Expected; 10] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(14), Expected::Literal("?"), Expected::Literal("#"), production(1), Expected::End];
const A76: Answer = Answer { production: 5, expected: &E61 };
static E62: [Expected; 12] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(14), Expected::Literal("?"), Expected::Literal("#"), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5"), Expected::End];
const A77: Answer = Answer { production: 5, expected: &E62 };
static E63: [Expected; 10] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(14), Expected::Literal("?"), Expected::Literal("#"), Expected::Range('\u{30}', '\u{35}'), Expected::End];
const A78: Answer = Answer { production: 5, expected: &E63 };
const A79: Answer = Answer { production: 5, expected: &E22 };
static E64: [Expected; 5] = [Expected::Literal("//"), production(15), production(17), Expected::Literal("?"), Expected::End];
const A80: Answer = Answer { production: 4, expected: &E64 };
const A81: Answer = Answer { production: 20, expected: &E8 };
static E65: [Expected; 4] = [Expected::Literal("/"), production(22), Expected::Literal("?"), Expected::End];
const A82: Answer = Answer { production: 20, expected: &E65 };
static E66: [Expected; 5] = [production(22), production(27), Expected::Literal("/"), Expected::Literal("?"), Expected::End];
const A83: Answer = Answer { production: 23, expected: &E66 };
const A84: Answer = Answer { production: 19, expected: &E8 };
static E67: [Expected; 8] = [production(10), production(30), production(35), production(12), Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::End];
const A85: Answer = Answer { production: 11, expected: &E67 };
static E68: [Expected; 7] = [production(25), production(37), production(41), Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::End];
const A86: Answer = Answer { production: 12, expected: &E68 };
static E69: [Expected; 4] = [production(1), production(14), Expected::Literal("?"), Expected::End];
const A87: Answer = Answer { production: 29, expected: &E69 };
static E70: [Expected; 8] = [production(36), production(25), production(37), production(41), Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::End];
const A88: Answer = Answer { production: 12, expected: &E70 };
static E71: [Expected; 7] = [Expected::Literal(":"), production(14), Expected::Literal("?"), production(25), production(37), production(41), Expected::End];
const A89: Answer = Answer { production: 12, expected: &E71 };
static E72: [Expected; 9] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(11), production(14), Expected::Literal("?"), Expected::End];
const A90: Answer = Answer { production: 10, expected: &E72 };
static E73: [Expected; 8] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(14), Expected::Literal("?"), Expected::End];
const A91: Answer = Answer { production: 10, expected: &E73 };
static E74: [Expected; 9] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(29), production(14), Expected::Literal("?"), Expected::End];
const A92: Answer = Answer { production: 10, expected: &E74 };
static E75: [Expected; 7] = [production(30), production(35), production(12), Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::End];
const A93: Answer = Answer { production: 11, expected: &E75 };
static E76: [Expected; 9] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(36), production(14), Expected::Literal("?"), Expected::End];
const A94: Answer = Answer { production: 10, expected: &E76 };
static E77: [Expected; 4] = [Expected::Literal(":"), production(14), Expected::Literal("?"), Expected::End];
const A95: Answer = Answer { production: 9, expected: &E77 };
static E78: [Expected; 6] = [Expected::Literal("//"), production(15), production(16), Expected::Literal("?"), Expected::Literal("#"), Expected::End];
const A96: Answer = Answer { production: 8, expected: &E78 };
static E79: [Expected; 4] = [Expected::Literal("//"), production(15), production(16), Expected::End];
const A97: Answer = Answer { production: 8, expected: &E79 };
static E80: [Expected; 6] = [production(25), production(37), production(41), Expected::Literal("@"), Expected::Literal("/"), Expected::End];
const A98: Answer = Answer { production: 21, expected: &E80 };
static E81: [Expected; 6] = [production(10), production(30), production(35), production(12), Expected::Literal(":"), Expected::End];
const A99: Answer = Answer { production: 11, expected: &E81 };
static E82: [Expected; 5] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::End];
const A100: Answer = Answer { production: 12, expected: &E82 };
static E83: [Expected; 2] = [production(1), Expected::End];
const A101: Answer = Answer { production: 29, expected: &E83 };
static E84: [Expected; 6] = [production(36), production(25), production(37), production(41), Expected::Literal(":"), Expected::End];
const A102: Answer = Answer { production: 12, expected: &E84 };
static E85: [Expected; 5] = [Expected::Literal(":"), production(25), production(37), production(41), Expected::End];
const A103: Answer = Answer { production: 12, expected: &E85 };
static E86: [Expected; 7] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(11), Expected::End];
const A104: Answer = Answer { production: 10, expected: &E86 };
static E87: [Expected; 6] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), Expected::End];
const A105: Answer = Answer { production: 10, expected: &E87 };
static E88: [Expected; 7] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(29), Expected::End];
const A106: Answer = Answer { production: 10, expected: &E88 };
static E89: [Expected; 5] = [production(30), production(35), production(12), Expected::Literal(":"), Expected::End];
const A107: Answer = Answer { production: 11, expected: &E89 };
static E90: [Expected; 7] = [production(25), production(37), production(41), Expected::Literal(":"), Expected::Literal("@"), production(36), Expected::End];
const A108: Answer = Answer { production: 10, expected: &E90 };
static E91: [Expected; 2] = [Expected::Literal(":"), Expected::End];
const A109: Answer = Answer { production: 9, expected: &E91 };
const A110: Answer = Answer { production: 10, expected: &E82 };
static E92: [Expected; 4] = [production(30), production(35), production(12), Expected::End];
const A111: Answer = Answer { production: 11, expected: &E92 };
static E93: [Expected; 4] = [production(25), production(37), production(41), Expected::End];
const A112: Answer = Answer { production: 12, expected: &E93 };
static E94: [Expected; 5] = [production(36), production(25), production(37), production(41), Expected::End];
const A113: Answer = Answer { production: 12, expected: &E94 };
const A114: Answer = Answer { production: 11, expected: &E1 };
static E95: [Expected; 5] = [Expected::Literal("/"), production(15), production(16), production(17), Expected::End];
const A115: Answer = Answer { production: 14, expected: &E95 };
static E96: [Expected; 7] = [production(25), production(37), production(41), Expected::Literal("@"), Expected::Literal("/"), production(22), Expected::End];
const A116: Answer = Answer { production: 20, expected: &E96 };
static E97: [Expected; 4] = [production(19), Expected::Literal("/"), production(22), Expected::End];
const A117: Answer = Answer { production: 20, expected: &E97 };
const A118: Answer = Answer { production: 19, expected: &E97 };
static E98: [Expected; 2] = [Expected::Literal("/"), Expected::End];
const A119: Answer = Answer { production: 14, expected: &E98 };
static E99: [Expected; 1] = [Expected::Literal("/")];
const A120: Answer = Answer { production: 15, expected: &E99 };
static E100: [Expected; 2] = [production(22), Expected::End];
const A121: Answer = Answer { production: 20, expected: &E100 };
static E101: [Expected; 4] = [production(25), production(37), production(41), Expected::Literal("@")];
const A122: Answer = Answer { production: 21, expected: &E101 };
static E102: [Expected; 1] = [production(22)];
const A123: Answer = Answer { production: 20, expected: &E102 };
const A124: Answer = Answer { production: 18, expected: &E1 };
const A125: Answer = Answer { production: 19, expected: &E100 };
static E103: [Expected; 5] = [production(25), production(37), production(41), Expected::Literal("@"), Expected::End];
const A126: Answer = Answer { production: 21, expected: &E103 };
const A127: Answer = Answer { production: 22, expected: &E21 };
const A128: Answer = Answer { production: 22, expected: &E1 };
static E104: [Expected; 7] = [production(0), production(1), Expected::Literal("-"), Expected::Literal("."), Expected::Literal("_"), Expected::Literal("~"), production(26)];
const A129: Answer = Answer { production: 25, expected: &E104 };
const A130: Answer = Answer { production: 25, expected: &E1 };
static E105: [Expected; 17] = [Expected::Range('\u{A0}', '\u{D7FF}'), Expected::Range('\u{F900}', '\u{FDCF}'), Expected::Range('\u{FDF0}', '\u{FFEF}'), Expected::Range('\u{10000}', '\u{1FFFD}'), Expected::Range('\u{20000}', '\u{2FFFD}'), Expected::Range('\u{30000}', '\u{3FFFD}'), Expected::Range('\u{40000}', '\u{4FFFD}'), Expected::Range('\u{50000}', '\u{5FFFD}'), Expected::Range('\u{60000}', '\u{6FFFD}'), Expected::Range('\u{70000}', '\u{7FFFD}'), Expected::Range('\u{80000}', '\u{8FFFD}'), Expected::Range('\u{90000}', '\u{9FFFD}'), Expected::Range('\u{A0000}', '\u{AFFFD}'), Expected::Range('\u{B0000}', '\u{BFFFD}'), Expected::Range('\u{C0000}', '\u{CFFFD}'), Expected::Range('\u{D0000}', '\u{DFFFD}'), Expected::Range('\u{E1000}', '\u{EFFFD}')];
const A131: Answer = Answer { production: 26, expected: &E105 };
const A132: Answer = Answer { production: 26, expected: &E1 };
static E106: [Expected; 3] = [Expected::Range('\u{E000}', '\u{F8FF}'), Expected::Range('\u{F0000}', '\u{FFFFD}'), Expected::Range('\u{100000}', '\u{10FFFD}')];
const A133: Answer = Answer { production: 27, expected: &E106 };
const A134: Answer = Answer { production: 27, expected: &E1 };
static E107: [Expected; 6] = [production(0), production(1), Expected::Literal("+"), Expected::Literal("-"), Expected::Literal("."), Expected::End];
const A135: Answer = Answer { production: 28, expected: &E107 };
static E108: [Expected; 1] = [Expected::Literal("[")];
const A136: Answer = Answer { production: 30, expected: &E108 };
static E109: [Expected; 2] = [production(32), production(31)];
const A137: Answer = Answer { production: 30, expected: &E109 };
static E110: [Expected; 3] = [production(2), Expected::Literal(":"), Expected::Literal("::")];
const A138: Answer = Answer { production: 32, expected: &E110 };
static E111: [Expected; 1] = [Expected::Literal(":")];
const A139: Answer = Answer { production: 32, expected: &E111 };
static E112: [Expected; 1] = [production(2)];
const A140: Answer = Answer { production: 31, expected: &E112 };
static E113: [Expected; 2] = [production(33), Expected::Literal(":")];
const A141: Answer = Answer { production: 32, expected: &E113 };
static E114: [Expected; 3] = [production(33), production(34), Expected::Literal("]")];
const A142: Answer = Answer { production: 32, expected: &E114 };
static E115: [Expected; 2] = [production(2), Expected::Literal(".")];
const A143: Answer = Answer { production: 31, expected: &E115 };
static E116: [Expected; 4] = [production(2), Expected::Literal(":"), Expected::Literal("."), Expected::Literal("]")];
const A144: Answer = Answer { production: 32, expected: &E116 };
static E117: [Expected; 5] = [production(2), Expected::Literal(":"), Expected::Literal("."), production(1), Expected::Literal("]")];
const A145: Answer = Answer { production: 32, expected: &E117 };
static E118: [Expected; 7] = [production(2), Expected::Literal(":"), Expected::Literal("."), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5"), Expected::Literal("]")];
const A146: Answer = Answer { production: 32, expected: &E118 };
static E119: [Expected; 3] = [production(2), Expected::Literal(":"), Expected::Literal("]")];
const A147: Answer = Answer { production: 32, expected: &E119 };
const A148: Answer = Answer { production: 30, expected: &E1 };
static E120: [Expected; 3] = [production(38), production(41), Expected::Literal(":")];
const A149: Answer = Answer { production: 31, expected: &E120 };
static E121: [Expected; 2] = [Expected::Literal(":"), Expected::Literal("::")];
const A150: Answer = Answer { production: 32, expected: &E121 };
static E122: [Expected; 1] = [production(36)];
const A151: Answer = Answer { production: 32, expected: &E122 };
static E123: [Expected; 2] = [production(33), production(34)];
const A152: Answer = Answer { production: 32, expected: &E123 };
static E124: [Expected; 5] = [production(2), Expected::Literal(":"), Expected::Literal("."), Expected::Range('\u{30}', '\u{35}'), Expected::Literal("]")];
const A153: Answer = Answer { production: 32, expected: &E124 };
static E125: [Expected; 4] = [production(38), production(41), Expected::Literal(":"), Expected::Literal("]")];
const A154: Answer = Answer { production: 31, expected: &E125 };
static E126: [Expected; 1] = [Expected::Literal(".")];
const A155: Answer = Answer { production: 32, expected: &E126 };
static E127: [Expected; 2] = [Expected::Literal("."), production(1)];
const A156: Answer = Answer { production: 32, expected: &E127 };
static E128: [Expected; 4] = [Expected::Literal("."), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5")];
const A157: Answer = Answer { production: 32, expected: &E128 };
static E129: [Expected; 2] = [Expected::Literal("."), Expected::Range('\u{30}', '\u{35}')];
const A158: Answer = Answer { production: 32, expected: &E129 };
static E130: [Expected; 2] = [Expected::Literal(":"), Expected::Literal("]")];
const A159: Answer = Answer { production: 32, expected: &E130 };
static E131: [Expected; 1] = [Expected::Literal("]")];
const A160: Answer = Answer { production: 30, expected: &E131 };
static E132: [Expected; 2] = [Expected::Literal("]"), production(1)];
const A161: Answer = Answer { production: 32, expected: &E132 };
static E133: [Expected; 4] = [Expected::Literal("]"), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5")];
const A162: Answer = Answer { production: 32, expected: &E133 };
static E134: [Expected; 2] = [Expected::Literal("]"), Expected::Range('\u{30}', '\u{35}')];
const A163: Answer = Answer { production: 32, expected: &E134 };
static E135: [Expected; 3] = [production(34), production(33), Expected::Literal("]")];
const A164: Answer = Answer { production: 32, expected: &E135 };
static E136: [Expected; 2] = [production(34), production(33)];
const A165: Answer = Answer { production: 32, expected: &E136 };
static E137: [Expected; 3] = [production(34), Expected::Literal(":"), production(33)];
const A166: Answer = Answer { production: 32, expected: &E137 };
static E138: [Expected; 4] = [production(2), Expected::Literal(":"), Expected::Literal("."), Expected::Literal("::")];
const A167: Answer = Answer { production: 32, expected: &E138 };
static E139: [Expected; 5] = [production(2), Expected::Literal(":"), Expected::Literal("."), production(1), Expected::Literal("::")];
const A168: Answer = Answer { production: 32, expected: &E139 };
static E140: [Expected; 7] = [production(2), Expected::Literal(":"), Expected::Literal("."), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5"), Expected::Literal("::")];
const A169: Answer = Answer { production: 32, expected: &E140 };
static E141: [Expected; 2] = [production(33), Expected::Literal("]")];
const A170: Answer = Answer { production: 32, expected: &E141 };
static E142: [Expected; 1] = [production(33)];
const A171: Answer = Answer { production: 32, expected: &E142 };
static E143: [Expected; 5] = [production(2), Expected::Literal(":"), Expected::Literal("."), Expected::Range('\u{30}', '\u{35}'), Expected::Literal("::")];
const A172: Answer = Answer { production: 32, expected: &E143 };
static E144: [Expected; 2] = [production(2), Expected::Literal("]")];
const A173: Answer = Answer { production: 32, expected: &E144 };
static E145: [Expected; 1] = [Expected::Literal("v")];
const A174: Answer = Answer { production: 31, expected: &E145 };
static E146: [Expected; 4] = [production(38), production(41), Expected::Literal(":"), Expected::End];
const A175: Answer = Answer { production: 31, expected: &E146 };
static E147: [Expected; 2] = [production(33), Expected::Literal("::")];
const A176: Answer = Answer { production: 32, expected: &E147 };
static E148: [Expected; 3] = [production(33), production(34), Expected::End];
const A177: Answer = Answer { production: 32, expected: &E148 };
static E149: [Expected; 4] = [production(2), Expected::Literal(":"), Expected::Literal("."), Expected::End];
const A178: Answer = Answer { production: 32, expected: &E149 };
static E150: [Expected; 5] = [production(2), Expected::Literal(":"), Expected::Literal("."), production(1), Expected::End];
const A179: Answer = Answer { production: 32, expected: &E150 };
static E151: [Expected; 7] = [production(2), Expected::Literal(":"), Expected::Literal("."), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5"), Expected::End];
const A180: Answer = Answer { production: 32, expected: &E151 };
static E152: [Expected; 3] = [production(2), Expected::Literal(":"), Expected::End];
const A181: Answer = Answer { production: 32, expected: &E152 };
static E153: [Expected; 5] = [production(2), Expected::Literal(":"), Expected::Literal("."), Expected::Range('\u{30}', '\u{35}'), Expected::End];
const A182: Answer = Answer { production: 32, expected: &E153 };
const A183: Answer = Answer { production: 32, expected: &E91 };
const A184: Answer = Answer { production: 32, expected: &E1 };
const A185: Answer = Answer { production: 32, expected: &E83 };
static E154: [Expected; 4] = [production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5"), Expected::End];
const A186: Answer = Answer { production: 32, expected: &E154 };
static E155: [Expected; 2] = [Expected::Range('\u{30}', '\u{35}'), Expected::End];
const A187: Answer = Answer { production: 32, expected: &E155 };
static E156: [Expected; 3] = [production(34), production(33), Expected::End];
const A188: Answer = Answer { production: 32, expected: &E156 };
static E157: [Expected; 2] = [production(33), Expected::End];
const A189: Answer = Answer { production: 32, expected: &E157 };
static E158: [Expected; 2] = [production(2), Expected::End];
const A190: Answer = Answer { production: 32, expected: &E158 };
const A191: Answer = Answer { production: 33, expected: &E112 };
const A192: Answer = Answer { production: 33, expected: &E158 };
const A193: Answer = Answer { production: 33, expected: &E1 };
static E159: [Expected; 2] = [production(33), production(35)];
const A194: Answer = Answer { production: 34, expected: &E159 };
static E160: [Expected; 3] = [production(2), Expected::Literal(":"), Expected::Literal(".")];
const A195: Answer = Answer { production: 35, expected: &E160 };
static E161: [Expected; 4] = [production(2), Expected::Literal(":"), Expected::Literal("."), production(1)];
const A196: Answer = Answer { production: 36, expected: &E161 };
static E162: [Expected; 6] = [production(2), Expected::Literal(":"), Expected::Literal("."), production(1), Expected::Range('\u{30}', '\u{34}'), Expected::Literal("5")];
const A197: Answer = Answer { production: 36, expected: &E162 };
static E163: [Expected; 2] = [production(2), Expected::Literal(":")];
const A198: Answer = Answer { production: 34, expected: &E163 };
static E164: [Expected; 5] = [production(1), Expected::Range('\u{31}', '\u{39}'), Expected::Literal("1"), Expected::Literal("2"), Expected::Literal("25")];
const A199: Answer = Answer { production: 36, expected: &E164 };
const A200: Answer = Answer { production: 34, expected: &E142 };
static E165: [Expected; 4] = [production(2), Expected::Literal(":"), Expected::Literal("."), Expected::Range('\u{30}', '\u{35}')];
const A201: Answer = Answer { production: 36, expected: &E165 };
const A202: Answer = Answer { production: 35, expected: &E126 };
const A203: Answer = Answer { production: 36, expected: &E127 };
const A204: Answer = Answer { production: 36, expected: &E128 };
const A205: Answer = Answer { production: 34, expected: &E158 };
const A206: Answer = Answer { production: 36, expected: &E129 };
const A207: Answer = Answer { production: 34, expected: &E111 };
const A208: Answer = Answer { production: 34, expected: &E1 };
const A209: Answer = Answer { production: 36, expected: &E83 };
const A210: Answer = Answer { production: 36, expected: &E154 };
const A211: Answer = Answer { production: 36, expected: &E155 };
const A212: Answer = Answer { production: 35, expected: &E1 };
const A213: Answer = Answer { production: 36, expected: &E1 };
static E166: [Expected; 1] = [Expected::Literal("%")];
const A214: Answer = Answer { production: 37, expected: &E166 };
const A215: Answer = Answer { production: 37, expected: &E112 };
const A216: Answer = Answer { production: 37, expected: &E1 };
static E167: [Expected; 6] = [production(0), production(1), Expected::Literal("-"), Expected::Literal("."), Expected::Literal("_"), Expected::Literal("~")];
const A217: Answer = Answer { production: 38, expected: &E167 };
const A218: Answer = Answer { production: 38, expected: &E1 };
static E168: [Expected; 2] = [production(40), production(41)];
const A219: Answer = Answer { production: 39, expected: &E168 };
const A220: Answer = Answer { production: 39, expected: &E1 };
static E169: [Expected; 7] = [Expected::Literal(":"), Expected::Literal("/"), Expected::Literal("?"), Expected::Literal("#"), Expected::Literal("["), Expected::Literal("]"), Expected::Literal("@")];
const A221: Answer = Answer { production: 40, expected: &E169 };
const A222: Answer = Answer { production: 40, expected: &E1 };
static E170: [Expected; 11] = [Expected::Literal("!"), Expected::Literal("$"), Expected::Literal("&"), Expected::Literal("'"), Expected::Literal("("), Expected::Literal(")"), Expected::Literal("*"), Expected::Literal("+"), Expected::Literal(","), Expected::Literal(";"), Expected::Literal("=")];
const A223: Answer = Answer { production: 41, expected: &E170 };
const A224: Answer = Answer { production: 41, expected: &E1 };

static D0: Diagnosis = Diagnosis { answers: &[A0, A1], inner: &[], of_states: &[
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

static D1: Diagnosis = Diagnosis { answers: &[A2, A3], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 1, 1, 1, 1, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
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
    X, X, X, X, X, X, X, X, 1, 1, 1, 1, 1, 1, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D3: Diagnosis = Diagnosis { answers: &[A6, A7, A8, A9, A10, A11, A12, A13, A14, A15, A16, A17, A18], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 10, 11,
    9, 9, 9, 9, 9, 11, 9, 9, 9, 9, 9, 11, 9, 12, 12, 12,
    12, 12,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(1024, 255, true), State::new(0, 255, false), State::new(2048, 255, true), State::new(4096, 255, true),
    State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, X, 1, 1, 1, 1, 1, 1, 2, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 7, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 8, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 4, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, 4, 8199, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 10, 11, 12, 13, 13, 13, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 15, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 15, 7, 13, 13, 13, 13, 13, 13, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 15, 7, 13, 13, 13, 13, 16, 10, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 15, 7, 10, 10, 10, 10, 10, 10, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 4, X, X, X, 7, 14, 14, 14, 14, 14, 14, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 17, 18, 19, 20, 20, 20, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 15, 7, 10, 10, 10, 10, 10, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 21, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 21, 7, 20, 20, 20, 20, 20, 20, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 21, 7, 20, 20, 20, 20, 22, 17, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 21, 7, 17, 17, 17, 17, 17, 17, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 23, 24, 25, 26, 26, 26, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 21, 7, 17, 17, 17, 17, 17, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 27, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 27, 7, 26, 26, 26, 26, 26, 26, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 27, 7, 26, 26, 26, 26, 28, 23, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 27, 7, 23, 23, 23, 23, 23, 23, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 29, 30, 31, 32, 32, 32, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 27, 7, 23, 23, 23, 23, 23, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 32, 32, 32, 32, 32, 32, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 32, 32, 32, 32, 33, 29, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 29, 29, 29, 29, 29, 29, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 29, 29, 29, 29, 29, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D4: Diagnosis = Diagnosis { answers: &[A6, A7, A8, A9, A10, A11, A12, A13, A19, A20, A21, A22, A23, A24, A15, A16, A17, A18], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 10, 11,
    12, 9, 13, 9, 14, 14, 14, 14, 14, 15, 9, 9, 9, 9, 16, 14,
    12, 9, 14, 14, 14, 14, 9, 9, 9, 9, 16, 14, 12, 9, 14, 14,
    14, 14, 16, 14, 17, 17, 17, 17, 17,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(1024, 255, true), State::new(0, 255, false), State::new(2048, 255, true), State::new(4096, 255, true),
    State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, true), State::new(16384, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false),
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
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, X, 1, 1, 1, 1, 1, 1, 2, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 7, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 8, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 4, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, 4, 8199, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 10, 11, 12, 13, 13, 13, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 13, 13, 13, 13, 13, 13, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 13, 13, 13, 13, 17, 10, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 10, 10, 10, 10, 10, 10, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 4, 8210, 18, 18, 7, 19, 19, 19, 19, 19, 19, 18, 6, 15, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 21, 22, 23, 24, 24, 24, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 26, 27, 28, 29, 29, 29, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 10, 10, 10, 10, 10, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, X, 18, 18, 18, 18, 18, 18, 18, X, 15, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 4, 8210, 18, 18, 7, 19, 19, 19, 19, 19, 19, 18, 6, 15, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 20, 20, 20, 20, 20, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 30, 7, 20, 20, 20, 20, 20, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 30, 7, 24, 24, 24, 24, 24, 24, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 30, 7, 24, 24, 24, 24, 31, 21, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 30, 7, 21, 21, 21, 21, 21, 21, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 4, X, X, X, 7, 25, 25, 25, 25, 25, 25, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 32, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 32, 7, 29, 29, 29, 29, 29, 29, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 32, 7, 29, 29, 29, 29, 33, 26, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 32, 7, 26, 26, 26, 26, 26, 26, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 34, 35, 36, 37, 37, 37, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 30, 7, 21, 21, 21, 21, 21, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 38, 39, 40, 41, 41, 41, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 32, 7, 26, 26, 26, 26, 26, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 42, 7, 20, 20, 20, 20, 20, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 42, 7, 37, 37, 37, 37, 37, 37, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 42, 7, 37, 37, 37, 37, 43, 34, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 42, 7, 34, 34, 34, 34, 34, 34, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 44, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 44, 7, 41, 41, 41, 41, 41, 41, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 44, 7, 41, 41, 41, 41, 45, 38, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 44, 7, 38, 38, 38, 38, 38, 38, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 46, 47, 48, 49, 49, 49, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 42, 7, 34, 34, 34, 34, 34, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 44, 7, 38, 38, 38, 38, 38, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 50, 7, 20, 20, 20, 20, 20, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 50, 7, 49, 49, 49, 49, 49, 49, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 50, 7, 49, 49, 49, 49, 51, 46, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 50, 7, 46, 46, 46, 46, 46, 46, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 52, 53, 54, 55, 55, 55, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 50, 7, 46, 46, 46, 46, 46, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 20, 20, 20, 20, 20, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 55, 55, 55, 55, 55, 55, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 55, 55, 55, 55, 56, 52, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 52, 52, 52, 52, 52, 52, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 52, 52, 52, 52, 52, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D5: Diagnosis = Diagnosis { answers: &[A6, A7, A8, A9, A10, A11, A12, A13, A14, A15, A16, A25, A17, A18], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 10, 11,
    12, 9, 9, 9, 9, 9, 12, 9, 9, 9, 9, 9, 12, 9, 13, 13,
    13, 13, 13,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(1024, 255, true), State::new(0, 255, false), State::new(2048, 255, true), State::new(4096, 255, true),
    State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, X, 1, 1, 1, 1, 1, 1, 2, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 7, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 8, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 4, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, 4, 8199, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 10, 11, 12, 13, 13, 13, 14, 6, X, 9, 16399, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 13, 13, 13, 13, 13, 13, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 13, 13, 13, 13, 17, 10, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 10, 10, 10, 10, 10, 10, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 4, X, X, X, 7, 14, 14, 14, 14, 14, 14, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 4, X, X, X, 7, X, X, X, X, X, X, 14, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 18, 19, 20, 21, 21, 21, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 10, 10, 10, 10, 10, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 22, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 22, 7, 21, 21, 21, 21, 21, 21, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 22, 7, 21, 21, 21, 21, 23, 18, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 22, 7, 18, 18, 18, 18, 18, 18, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 24, 25, 26, 27, 27, 27, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 22, 7, 18, 18, 18, 18, 18, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 28, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 28, 7, 27, 27, 27, 27, 27, 27, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 28, 7, 27, 27, 27, 27, 29, 24, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 28, 7, 24, 24, 24, 24, 24, 24, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 30, 31, 32, 33, 33, 33, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 28, 7, 24, 24, 24, 24, 24, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 33, 33, 33, 33, 33, 33, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 33, 33, 33, 33, 34, 30, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 30, 30, 30, 30, 30, 30, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 30, 30, 30, 30, 30, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D6: Diagnosis = Diagnosis { answers: &[A6, A7, A8, A9, A10, A11, A12, A13, A19, A20, A21, A22, A25, A23, A24, A15, A16, A17, A18], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 10, 11,
    12, 13, 9, 14, 9, 15, 15, 15, 15, 15, 16, 9, 9, 9, 9, 17,
    15, 13, 9, 15, 15, 15, 15, 9, 9, 9, 9, 17, 15, 13, 9, 15,
    15, 15, 15, 17, 15, 18, 18, 18, 18, 18,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(1024, 255, true), State::new(0, 255, false), State::new(2048, 255, true), State::new(4096, 255, true),
    State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, true),
    State::new(16384, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, X, 1, 1, 1, 1, 1, 1, 2, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 7, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 8, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 4, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, 4, 8199, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 10, 11, 12, 13, 13, 13, 14, 6, 15, 9, 16400, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 17, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 17, 7, 13, 13, 13, 13, 13, 13, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 17, 7, 13, 13, 13, 13, 18, 10, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 17, 7, 10, 10, 10, 10, 10, 10, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 4, 8211, 19, 19, 7, 20, 20, 20, 20, 20, 20, 19, 6, 15, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 22, 23, 24, 25, 25, 25, 26, 6, X, 21, 16400, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 4, X, X, X, 7, X, X, X, X, X, X, 26, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 27, 28, 29, 30, 30, 30, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 17, 7, 10, 10, 10, 10, 10, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 19, X, 19, 19, 19, 19, 19, 19, 19, X, 15, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 4, 8211, 19, 19, 7, 20, 20, 20, 20, 20, 20, 19, 6, 15, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 21, 21, 21, 21, 21, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 31, 7, 21, 21, 21, 21, 21, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 31, 7, 25, 25, 25, 25, 25, 25, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 31, 7, 25, 25, 25, 25, 32, 22, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 31, 7, 22, 22, 22, 22, 22, 22, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 4, X, X, X, 7, 26, 26, 26, 26, 26, 26, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 33, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 33, 7, 30, 30, 30, 30, 30, 30, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 33, 7, 30, 30, 30, 30, 34, 27, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 33, 7, 27, 27, 27, 27, 27, 27, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 35, 36, 37, 38, 38, 38, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 31, 7, 22, 22, 22, 22, 22, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 39, 40, 41, 42, 42, 42, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 33, 7, 27, 27, 27, 27, 27, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 43, 7, 21, 21, 21, 21, 21, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 43, 7, 38, 38, 38, 38, 38, 38, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 43, 7, 38, 38, 38, 38, 44, 35, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 43, 7, 35, 35, 35, 35, 35, 35, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 45, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 45, 7, 42, 42, 42, 42, 42, 42, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 45, 7, 42, 42, 42, 42, 46, 39, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 45, 7, 39, 39, 39, 39, 39, 39, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 47, 48, 49, 50, 50, 50, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 43, 7, 35, 35, 35, 35, 35, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 45, 7, 39, 39, 39, 39, 39, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 51, 7, 21, 21, 21, 21, 21, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 51, 7, 50, 50, 50, 50, 50, 50, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 51, 7, 50, 50, 50, 50, 52, 47, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 51, 7, 47, 47, 47, 47, 47, 47, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 53, 54, 55, 56, 56, 56, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 51, 7, 47, 47, 47, 47, 47, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 21, 21, 21, 21, 21, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 56, 56, 56, 56, 56, 56, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 56, 56, 56, 56, 57, 53, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 53, 53, 53, 53, 53, 53, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 53, 53, 53, 53, 53, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D7: Diagnosis = Diagnosis { answers: &[A26, A27, A28, A29, A30, A31, A32, A33, A34], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 6, 7, 5, 5, 5, 5,
    5, 7, 5, 5, 5, 5, 5, 7, 5, 8, 8, 8, 8, 8,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, true), State::new(0, 255, false), State::new(512, 255, true),
    State::new(0, 255, false), State::new(1024, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(2048, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, X, 3, 3, 3, X, 3, 3, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 6, 7, 8, 9, 9, 9, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 5, 5, 5, 5, 5, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 11, 3, 5, 5, 5, 5, 5, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 11, 3, 9, 9, 9, 9, 9, 9, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 11, 3, 9, 9, 9, 9, 12, 6, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 11, 3, 6, 6, 6, 6, 6, 6, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, 10, 10, 10, 10, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 13, 14, 15, 16, 16, 16, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 11, 3, 6, 6, 6, 6, 6, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 17, 3, 5, 5, 5, 5, 5, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 17, 3, 16, 16, 16, 16, 16, 16, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 17, 3, 16, 16, 16, 16, 18, 13, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 17, 3, 13, 13, 13, 13, 13, 13, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 19, 20, 21, 22, 22, 22, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 17, 3, 13, 13, 13, 13, 13, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 23, 3, 5, 5, 5, 5, 5, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 23, 3, 22, 22, 22, 22, 22, 22, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 23, 3, 22, 22, 22, 22, 24, 19, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 23, 3, 19, 19, 19, 19, 19, 19, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 25, 26, 27, 28, 28, 28, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 23, 3, 19, 19, 19, 19, 19, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 5, 5, 5, 5, 5, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 28, 28, 28, 28, 28, 28, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 28, 28, 28, 28, 29, 25, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 25, 25, 25, 25, 25, 25, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 25, 25, 25, 25, 25, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D8: Diagnosis = Diagnosis { answers: &[A26, A27, A28, A29, A35, A36, A37, A38, A39, A24, A31, A32, A33, A34], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 6, 7, 8, 5, 9, 5,
    10, 10, 10, 10, 10, 11, 5, 5, 5, 5, 12, 10, 8, 5, 10, 10,
    10, 10, 5, 5, 5, 5, 12, 10, 8, 5, 10, 10, 10, 10, 12, 10,
    13, 13, 13, 13, 13,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, true), State::new(0, 255, false), State::new(512, 255, true),
    State::new(0, 255, false), State::new(1024, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(4096, 255, true), State::new(2048, 255, false),
    State::new(1024, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(2048, 255, false), State::new(0, 255, false), State::new(0, 255, false),
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
    X, 1, X, 8193, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, X, 3, 3, 3, X, 3, 3, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 6, 7, 8, 9, 9, 9, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 5, 5, 5, 5, 5, 5, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 12, 3, 5, 5, 5, 5, 5, 5, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 12, 3, 9, 9, 9, 9, 9, 9, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 12, 3, 9, 9, 9, 9, 13, 6, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 12, 3, 6, 6, 6, 6, 6, 6, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 14, X, 8206, 14, 14, 14, 3, 15, 15, 15, 15, 15, 15, 14, X, 11, 14, 14, X, 14, 14, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 16, 3, 17, 18, 19, 20, 20, 20, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 22, 23, 24, 25, 25, 25, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 12, 3, 6, 6, 6, 6, 6, 5, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 14, X, 8206, 14, 14, 14, X, 14, 14, 14, 14, 14, 14, 14, X, 11, 14, 14, X, 14, 14, X, X, X, X, X, X, X, X, X, X,
    X, 14, X, 8206, 14, 14, 14, 3, 15, 15, 15, 15, 15, 15, 14, X, 11, 14, 14, X, 14, 14, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 16, 3, 16, 16, 16, 16, 16, 16, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 26, 3, 16, 16, 16, 16, 16, 16, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 26, 3, 20, 20, 20, 20, 20, 20, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 26, 3, 20, 20, 20, 20, 27, 17, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 26, 3, 17, 17, 17, 17, 17, 17, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, 21, 21, 21, 21, 21, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 28, 3, 5, 5, 5, 5, 5, 5, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 28, 3, 25, 25, 25, 25, 25, 25, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 28, 3, 25, 25, 25, 25, 29, 22, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 28, 3, 22, 22, 22, 22, 22, 22, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 16, 3, 30, 31, 32, 33, 33, 33, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 26, 3, 17, 17, 17, 17, 17, 16, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 34, 35, 36, 37, 37, 37, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 28, 3, 22, 22, 22, 22, 22, 5, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 38, 3, 16, 16, 16, 16, 16, 16, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 38, 3, 33, 33, 33, 33, 33, 33, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 38, 3, 33, 33, 33, 33, 39, 30, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 38, 3, 30, 30, 30, 30, 30, 30, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 40, 3, 5, 5, 5, 5, 5, 5, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 40, 3, 37, 37, 37, 37, 37, 37, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 40, 3, 37, 37, 37, 37, 41, 34, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 40, 3, 34, 34, 34, 34, 34, 34, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 16, 3, 42, 43, 44, 45, 45, 45, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 38, 3, 30, 30, 30, 30, 30, 16, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 5, 5, 5, 5, 5, 5, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 40, 3, 34, 34, 34, 34, 34, 5, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 46, 3, 16, 16, 16, 16, 16, 16, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 46, 3, 45, 45, 45, 45, 45, 45, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 46, 3, 45, 45, 45, 45, 47, 42, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 46, 3, 42, 42, 42, 42, 42, 42, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 16, 3, 48, 49, 50, 51, 51, 51, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 46, 3, 42, 42, 42, 42, 42, 16, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 16, 3, 16, 16, 16, 16, 16, 16, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 16, 3, 51, 51, 51, 51, 51, 51, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 16, 3, 51, 51, 51, 51, 52, 48, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 16, 3, 48, 48, 48, 48, 48, 48, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 16, 3, 48, 48, 48, 48, 48, 16, 21, X, X, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D9: Diagnosis = Diagnosis { answers: &[A26, A27, A28, A29, A30, A31, A32, A40, A33, A34], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 6, 7, 8, 5, 5, 5,
    5, 5, 8, 5, 5, 5, 5, 5, 8, 5, 9, 9, 9, 9, 9,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, true), State::new(0, 255, false), State::new(512, 255, true),
    State::new(0, 255, false), State::new(1024, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(2048, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, X, 3, 3, 3, X, 3, 3, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 6, 7, 8, 9, 9, 9, 10, X, X, 5, 5, 16395, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 5, 5, 5, 5, 5, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 12, 3, 5, 5, 5, 5, 5, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 12, 3, 9, 9, 9, 9, 9, 9, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 12, 3, 9, 9, 9, 9, 13, 6, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 12, 3, 6, 6, 6, 6, 6, 6, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, 10, 10, 10, 10, 10, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, X, X, X, X, X, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 14, 15, 16, 17, 17, 17, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 12, 3, 6, 6, 6, 6, 6, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 18, 3, 5, 5, 5, 5, 5, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 18, 3, 17, 17, 17, 17, 17, 17, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 18, 3, 17, 17, 17, 17, 19, 14, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 18, 3, 14, 14, 14, 14, 14, 14, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 20, 21, 22, 23, 23, 23, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 18, 3, 14, 14, 14, 14, 14, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 24, 3, 5, 5, 5, 5, 5, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 24, 3, 23, 23, 23, 23, 23, 23, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 24, 3, 23, 23, 23, 23, 25, 20, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 24, 3, 20, 20, 20, 20, 20, 20, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 26, 27, 28, 29, 29, 29, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 24, 3, 20, 20, 20, 20, 20, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 5, 5, 5, 5, 5, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 29, 29, 29, 29, 29, 29, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 29, 29, 29, 29, 30, 26, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 26, 26, 26, 26, 26, 26, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 26, 26, 26, 26, 26, 5, 10, X, X, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D10: Diagnosis = Diagnosis { answers: &[A26, A27, A28, A29, A35, A36, A37, A38, A40, A39, A24, A31, A32, A33, A34], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 6, 7, 8, 9, 5, 10,
    5, 11, 11, 11, 11, 11, 12, 5, 5, 5, 5, 13, 11, 9, 5, 11,
    11, 11, 11, 5, 5, 5, 5, 13, 11, 9, 5, 11, 11, 11, 11, 13,
    11, 14, 14, 14, 14, 14,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, true), State::new(0, 255, false), State::new(512, 255, true),
    State::new(0, 255, false), State::new(1024, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(4096, 255, true),
    State::new(2048, 255, false), State::new(1024, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(2048, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, X, 3, 3, 3, X, 3, 3, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 6, 7, 8, 9, 9, 9, 10, X, 11, 5, 5, 16396, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 5, 5, 5, 5, 5, 5, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 13, 3, 5, 5, 5, 5, 5, 5, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 13, 3, 9, 9, 9, 9, 9, 9, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 13, 3, 9, 9, 9, 9, 14, 6, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 13, 3, 6, 6, 6, 6, 6, 6, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 3, 16, 16, 16, 16, 16, 16, 15, X, 11, 15, 15, X, 15, 15, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 18, 19, 20, 21, 21, 21, 22, X, X, 17, 17, 16396, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, X, X, X, X, X, X, 22, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 23, 24, 25, 26, 26, 26, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 13, 3, 6, 6, 6, 6, 6, 5, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, X, 15, 15, 15, 15, 15, 15, 15, X, 11, 15, 15, X, 15, 15, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 3, 16, 16, 16, 16, 16, 16, 15, X, 11, 15, 15, X, 15, 15, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 17, 17, 17, 17, 17, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 27, 3, 17, 17, 17, 17, 17, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 27, 3, 21, 21, 21, 21, 21, 21, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 27, 3, 21, 21, 21, 21, 28, 18, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 27, 3, 18, 18, 18, 18, 18, 18, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, 22, 22, 22, 22, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 29, 3, 5, 5, 5, 5, 5, 5, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 29, 3, 26, 26, 26, 26, 26, 26, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 29, 3, 26, 26, 26, 26, 30, 23, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 29, 3, 23, 23, 23, 23, 23, 23, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 31, 32, 33, 34, 34, 34, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 27, 3, 18, 18, 18, 18, 18, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 35, 36, 37, 38, 38, 38, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 29, 3, 23, 23, 23, 23, 23, 5, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 39, 3, 17, 17, 17, 17, 17, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 39, 3, 34, 34, 34, 34, 34, 34, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 39, 3, 34, 34, 34, 34, 40, 31, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 39, 3, 31, 31, 31, 31, 31, 31, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 41, 3, 5, 5, 5, 5, 5, 5, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 41, 3, 38, 38, 38, 38, 38, 38, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 41, 3, 38, 38, 38, 38, 42, 35, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 41, 3, 35, 35, 35, 35, 35, 35, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 43, 44, 45, 46, 46, 46, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 39, 3, 31, 31, 31, 31, 31, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 3, 5, 5, 5, 5, 5, 5, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 41, 3, 35, 35, 35, 35, 35, 5, 10, X, 11, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 47, 3, 17, 17, 17, 17, 17, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 47, 3, 46, 46, 46, 46, 46, 46, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 47, 3, 46, 46, 46, 46, 48, 43, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 47, 3, 43, 43, 43, 43, 43, 43, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 49, 50, 51, 52, 52, 52, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 47, 3, 43, 43, 43, 43, 43, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 17, 17, 17, 17, 17, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 52, 52, 52, 52, 52, 52, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 52, 52, 52, 52, 53, 49, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 49, 49, 49, 49, 49, 49, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 49, 49, 49, 49, 49, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D11: Diagnosis = Diagnosis { answers: &[A41, A42, A10, A11, A12, A43, A13, A9, A14, A44, A15, A16, A45, A46, A47, A48, A17, A49, A50, A51, A52, A53, A54, A55, A56, A57, A58, A59, A60, A18, A61, A62, A63, A64], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10, 11,
    12, 13, 14, 15, 16, 10, 17, 18, 19, 20, 10, 10, 10, 10, 21, 22,
    23, 24, 23, 25, 16, 10, 26, 27, 28, 10, 10, 10, 10, 22, 23, 24,
    23, 16, 10, 26, 27, 29, 29, 29, 29, 22, 23, 24, 23, 29, 26, 27,
    30, 31, 32, 31, 33,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(65536, 255, true), State::new(1024, 255, true), State::new(0, 255, false),
    State::new(2048, 255, true), State::new(256, 255, false), State::new(4096, 255, true), State::new(512, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false),
    State::new(512, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false), State::new(1024, 255, true),
    State::new(0, 255, false), State::new(2048, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, 1, 2, 8193, 1, 1, 3, 1, 1, 1, 1, 1, 1, X, 4, 1, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 1, 1, 6, 1, 1, 1, 1, 1, 1, X, 4, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, X, 8194, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, 2, 8199, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 4, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 2, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 5, 5, 6, 5, 5, 5, 5, 5, 5, 9, 4, 1, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 2, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, 2, 8199, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 4, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 11, 12, 13, 14, 14, 14, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 17, 8208, 16, 16, 18, 16, 16, 16, 16, 16, 16, 16, 19, 16, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 10, 10, 10, 10, 10, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 6, 10, 10, 10, 10, 10, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 6, 14, 14, 14, 14, 14, 14, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 6, 14, 14, 14, 14, 21, 11, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 6, 11, 11, 11, 11, 11, 11, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, 6, 15, 15, 15, 15, 15, 15, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 17, 8208, 16, 16, 22, 16, 16, 16, 16, 16, 16, 16, 19, 16, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 17, 8208, 16, 16, 24, 16, 16, 16, 16, 16, 16, 16, 19, 16, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 17, 8217, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 26, 27, 28, 29, 29, 29, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 20, 6, 11, 11, 11, 11, 11, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 16, 17, 8208, 16, 16, 22, 16, 16, 16, 16, 16, 16, 16, 19, 16, 16, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 30, 22, 31, 32, 33, 34, 34, 34, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 17, 8217, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 36, 6, 10, 10, 10, 10, 10, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 36, 6, 29, 29, 29, 29, 29, 29, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 36, 6, 29, 29, 29, 29, 37, 26, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 36, 6, 26, 26, 26, 26, 26, 26, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 30, 22, 30, 30, 30, 30, 30, 30, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 38, 22, 30, 30, 30, 30, 30, 30, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 38, 22, 34, 34, 34, 34, 34, 34, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 38, 22, 34, 34, 34, 34, 39, 31, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 38, 22, 31, 31, 31, 31, 31, 31, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 17, X, X, X, 22, 40, 40, 40, 40, 40, 40, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 41, 42, 43, 44, 44, 44, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 36, 6, 26, 26, 26, 26, 26, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 30, 22, 45, 46, 47, 48, 48, 48, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 38, 22, 31, 31, 31, 31, 31, 30, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 17, X, X, X, 22, 40, 40, 40, 40, 40, 40, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 49, 6, 10, 10, 10, 10, 10, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 49, 6, 44, 44, 44, 44, 44, 44, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 49, 6, 44, 44, 44, 44, 50, 41, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 49, 6, 41, 41, 41, 41, 41, 41, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 51, 22, 30, 30, 30, 30, 30, 30, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 51, 22, 48, 48, 48, 48, 48, 48, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 51, 22, 48, 48, 48, 48, 52, 45, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 51, 22, 45, 45, 45, 45, 45, 45, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 53, 54, 55, 56, 56, 56, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 49, 6, 41, 41, 41, 41, 41, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 30, 22, 57, 58, 59, 60, 60, 60, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 51, 22, 45, 45, 45, 45, 45, 30, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 10, 10, 10, 10, 10, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 56, 56, 56, 56, 56, 56, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 56, 56, 56, 56, 61, 53, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 53, 53, 53, 53, 53, 53, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 62, 22, 30, 30, 30, 30, 30, 30, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 62, 22, 60, 60, 60, 60, 60, 60, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 62, 22, 60, 60, 60, 60, 63, 57, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 62, 22, 57, 57, 57, 57, 57, 57, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 53, 53, 53, 53, 53, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 30, 22, 64, 65, 66, 67, 67, 67, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 62, 22, 57, 57, 57, 57, 57, 30, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 30, 22, 30, 30, 30, 30, 30, 30, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 30, 22, 67, 67, 67, 67, 67, 67, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 30, 22, 67, 67, 67, 67, 68, 64, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 30, 22, 64, 64, 64, 64, 64, 64, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 30, 17, 8222, 30, 30, 22, 64, 64, 64, 64, 64, 30, 35, 19, X, 30, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D12: Diagnosis = Diagnosis { answers: &[A65, A7, A8, A9, A10, A11, A12, A13, A14, A15, A16, A17, A18], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 10, 11,
    9, 9, 9, 9, 9, 11, 9, 9, 9, 9, 9, 11, 9, 12, 12, 12,
    12, 12,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(1024, 255, true), State::new(0, 255, false), State::new(2048, 255, true), State::new(4096, 255, true),
    State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, X, 1, 1, 1, 1, 1, 1, 2, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 7, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 8, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 4, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, 4, 8199, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 10, 11, 12, 13, 13, 13, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 15, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 15, 7, 13, 13, 13, 13, 13, 13, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 15, 7, 13, 13, 13, 13, 16, 10, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 15, 7, 10, 10, 10, 10, 10, 10, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 4, X, X, X, 7, 14, 14, 14, 14, 14, 14, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 17, 18, 19, 20, 20, 20, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 15, 7, 10, 10, 10, 10, 10, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 21, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 21, 7, 20, 20, 20, 20, 20, 20, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 21, 7, 20, 20, 20, 20, 22, 17, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 21, 7, 17, 17, 17, 17, 17, 17, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 23, 24, 25, 26, 26, 26, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 21, 7, 17, 17, 17, 17, 17, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 27, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 27, 7, 26, 26, 26, 26, 26, 26, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 27, 7, 26, 26, 26, 26, 28, 23, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 27, 7, 23, 23, 23, 23, 23, 23, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 29, 30, 31, 32, 32, 32, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 27, 7, 23, 23, 23, 23, 23, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 32, 32, 32, 32, 32, 32, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 32, 32, 32, 32, 33, 29, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 29, 29, 29, 29, 29, 29, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 29, 29, 29, 29, 29, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D13: Diagnosis = Diagnosis { answers: &[A41, A42, A10, A11, A12, A43, A13, A9, A19, A44, A20, A21, A22, A45, A46, A47, A48, A23, A24, A15, A16, A49, A50, A51, A52, A17, A66, A67, A68, A69, A70, A71, A72, A73, A74, A75, A53, A54, A55, A56, A57, A58, A59, A60, A18, A76, A77, A78, A61, A62, A63, A64], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10, 11,
    12, 13, 14, 15, 16, 17, 10, 18, 10, 19, 19, 19, 19, 19, 20, 21,
    22, 23, 24, 10, 10, 10, 10, 25, 19, 26, 27, 28, 29, 28, 30, 31,
    17, 10, 19, 19, 19, 19, 32, 33, 34, 35, 36, 37, 38, 39, 38, 40,
    10, 10, 10, 10, 25, 19, 27, 28, 29, 28, 41, 42, 43, 17, 10, 19,
    19, 19, 19, 32, 33, 37, 38, 39, 38, 25, 19, 27, 28, 29, 28, 41,
    42, 44, 44, 44, 44, 32, 33, 37, 38, 39, 38, 44, 45, 46, 45, 41,
    42, 47, 48, 49, 50, 49, 51,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(65536, 255, true), State::new(1024, 255, true), State::new(0, 255, false),
    State::new(2048, 255, true), State::new(256, 255, false), State::new(4096, 255, true), State::new(512, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(512, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, true),
    State::new(16384, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false), State::new(131072, 255, false),
    State::new(1024, 255, true), State::new(0, 255, false), State::new(2048, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(32768, 255, true), State::new(16384, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
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
    X, 1, 2, 8193, 1, 1, 3, 1, 1, 1, 1, 1, 1, X, 4, 1, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 1, 1, 6, 1, 1, 1, 1, 1, 1, X, 4, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, X, 8194, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, 2, 8199, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 4, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 2, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 5, 5, 6, 5, 5, 5, 5, 5, 5, 9, 4, 1, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 2, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, 2, 8199, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 4, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 11, 12, 13, 14, 14, 14, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 18, 8209, 17, 17, 19, 17, 17, 17, 17, 17, 17, 17, 20, 17, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 10, 10, 10, 10, 10, 10, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 6, 10, 10, 10, 10, 10, 10, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 6, 14, 14, 14, 14, 14, 14, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 6, 14, 14, 14, 14, 22, 11, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 6, 11, 11, 11, 11, 11, 11, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 2, 8215, 23, 23, 6, 24, 24, 24, 24, 24, 24, 23, 4, 16, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 25, 6, 26, 27, 28, 29, 29, 29, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 18, 8209, 17, 17, 31, 17, 17, 17, 17, 17, 17, 17, 20, 17, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 32, X, 8224, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 18, 8209, 17, 17, 33, 17, 17, 17, 17, 17, 17, 17, 20, 17, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 34, 18, 8226, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, X, 34, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 35, 36, 37, 38, 38, 38, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 6, 11, 11, 11, 11, 11, 10, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, X, 8215, 23, 23, X, 23, 23, 23, 23, 23, 23, 23, X, 16, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 23, 2, 8215, 23, 23, 6, 24, 24, 24, 24, 24, 24, 23, 4, 16, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 25, 6, 25, 25, 25, 25, 25, 25, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 39, 6, 25, 25, 25, 25, 25, 25, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 39, 6, 29, 29, 29, 29, 29, 29, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 39, 6, 29, 29, 29, 29, 40, 26, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 39, 6, 26, 26, 26, 26, 26, 26, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, 6, 30, 30, 30, 30, 30, 30, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 18, 8209, 17, 17, 31, 17, 17, 17, 17, 17, 17, 17, 20, 17, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 32, X, 8224, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 41, 31, 42, 43, 44, 45, 45, 45, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 34, 18, 8226, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, X, 34, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 48, 6, 10, 10, 10, 10, 10, 10, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 48, 6, 38, 38, 38, 38, 38, 38, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 48, 6, 38, 38, 38, 38, 49, 35, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 48, 6, 35, 35, 35, 35, 35, 35, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 25, 6, 50, 51, 52, 53, 53, 53, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 39, 6, 26, 26, 26, 26, 26, 25, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 41, 31, 41, 41, 41, 41, 41, 41, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 54, 31, 41, 41, 41, 41, 41, 41, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 54, 31, 45, 45, 45, 45, 45, 45, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 54, 31, 45, 45, 45, 45, 55, 42, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 54, 31, 42, 42, 42, 42, 42, 42, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 18, 8248, 56, 56, 31, 57, 57, 57, 57, 57, 57, 56, 20, 47, 56, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 58, 31, 59, 60, 61, 62, 62, 62, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 64, 65, 66, 67, 67, 67, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 48, 6, 35, 35, 35, 35, 35, 10, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 68, 6, 25, 25, 25, 25, 25, 25, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 68, 6, 53, 53, 53, 53, 53, 53, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 68, 6, 53, 53, 53, 53, 69, 50, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 68, 6, 50, 50, 50, 50, 50, 50, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 41, 31, 70, 71, 72, 73, 73, 73, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 54, 31, 42, 42, 42, 42, 42, 41, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, X, 8248, 56, 56, X, 56, 56, 56, 56, 56, 56, 56, X, 47, 56, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 56, 18, 8248, 56, 56, 31, 57, 57, 57, 57, 57, 57, 56, 20, 47, 56, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 58, 31, 58, 58, 58, 58, 58, 58, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 74, 31, 58, 58, 58, 58, 58, 58, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 74, 31, 62, 62, 62, 62, 62, 62, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 74, 31, 62, 62, 62, 62, 75, 59, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 74, 31, 59, 59, 59, 59, 59, 59, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 18, X, X, X, 31, 76, 76, 76, 76, 76, 76, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 77, 6, 10, 10, 10, 10, 10, 10, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 77, 6, 67, 67, 67, 67, 67, 67, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 77, 6, 67, 67, 67, 67, 78, 64, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 77, 6, 64, 64, 64, 64, 64, 64, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 25, 6, 79, 80, 81, 82, 82, 82, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 68, 6, 50, 50, 50, 50, 50, 25, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 83, 31, 41, 41, 41, 41, 41, 41, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 83, 31, 73, 73, 73, 73, 73, 73, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 83, 31, 73, 73, 73, 73, 84, 70, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 83, 31, 70, 70, 70, 70, 70, 70, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 58, 31, 85, 86, 87, 88, 88, 88, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 74, 31, 59, 59, 59, 59, 59, 58, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 18, X, X, X, 31, 76, 76, 76, 76, 76, 76, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 10, 10, 10, 10, 10, 10, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 77, 6, 64, 64, 64, 64, 64, 10, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 89, 6, 25, 25, 25, 25, 25, 25, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 89, 6, 82, 82, 82, 82, 82, 82, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 89, 6, 82, 82, 82, 82, 90, 79, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 89, 6, 79, 79, 79, 79, 79, 79, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 41, 31, 91, 92, 93, 94, 94, 94, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 83, 31, 70, 70, 70, 70, 70, 41, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 95, 31, 58, 58, 58, 58, 58, 58, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 95, 31, 88, 88, 88, 88, 88, 88, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 95, 31, 88, 88, 88, 88, 96, 85, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 95, 31, 85, 85, 85, 85, 85, 85, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 25, 6, 97, 98, 99, 100, 100, 100, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 89, 6, 79, 79, 79, 79, 79, 25, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 101, 31, 41, 41, 41, 41, 41, 41, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 101, 31, 94, 94, 94, 94, 94, 94, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 101, 31, 94, 94, 94, 94, 102, 91, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 101, 31, 91, 91, 91, 91, 91, 91, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 58, 31, 103, 104, 105, 106, 106, 106, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 95, 31, 85, 85, 85, 85, 85, 58, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 25, 6, 25, 25, 25, 25, 25, 25, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 25, 6, 100, 100, 100, 100, 100, 100, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 25, 6, 100, 100, 100, 100, 107, 97, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 25, 6, 97, 97, 97, 97, 97, 97, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 41, 31, 41, 108, 109, 110, 110, 110, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 101, 31, 91, 91, 91, 91, 91, 41, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 111, 31, 58, 58, 58, 58, 58, 58, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 111, 31, 106, 106, 106, 106, 106, 106, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 111, 31, 106, 106, 106, 106, 112, 103, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 111, 31, 103, 103, 103, 103, 103, 103, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 25, 2, 8217, 25, 25, 6, 97, 97, 97, 97, 97, 25, 30, 4, X, 25, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 41, 31, 110, 110, 110, 110, 110, 110, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 41, 31, 110, 110, 110, 110, 113, 41, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 41, 31, 41, 41, 41, 41, 41, 41, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 58, 31, 114, 115, 116, 117, 117, 117, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 111, 31, 103, 103, 103, 103, 103, 58, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 41, 18, 8233, 41, 41, 31, 41, 41, 41, 41, 41, 41, 46, 20, 47, 41, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 58, 31, 58, 58, 58, 58, 58, 58, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 58, 31, 117, 117, 117, 117, 117, 117, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 58, 31, 117, 117, 117, 117, 118, 114, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 58, 31, 114, 114, 114, 114, 114, 114, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 18, 8250, 58, 58, 31, 114, 114, 114, 114, 114, 58, 63, 20, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D14: Diagnosis = Diagnosis { answers: &[A65, A7, A8, A9, A10, A11, A12, A13, A19, A20, A21, A22, A23, A24, A15, A16, A17, A18], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 10, 11,
    12, 9, 13, 9, 14, 14, 14, 14, 14, 15, 9, 9, 9, 9, 16, 14,
    12, 9, 14, 14, 14, 14, 9, 9, 9, 9, 16, 14, 12, 9, 14, 14,
    14, 14, 16, 14, 17, 17, 17, 17, 17,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(1024, 255, true), State::new(0, 255, false), State::new(2048, 255, true), State::new(4096, 255, true),
    State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, true), State::new(16384, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false),
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
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, X, 1, 1, 1, 1, 1, 1, 2, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 7, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 8, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 4, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, 4, 8199, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 10, 11, 12, 13, 13, 13, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 13, 13, 13, 13, 13, 13, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 13, 13, 13, 13, 17, 10, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 10, 10, 10, 10, 10, 10, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 4, 8210, 18, 18, 7, 19, 19, 19, 19, 19, 19, 18, 6, 15, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 21, 22, 23, 24, 24, 24, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 26, 27, 28, 29, 29, 29, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 10, 10, 10, 10, 10, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, X, 18, 18, 18, 18, 18, 18, 18, X, 15, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 4, 8210, 18, 18, 7, 19, 19, 19, 19, 19, 19, 18, 6, 15, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 20, 20, 20, 20, 20, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 30, 7, 20, 20, 20, 20, 20, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 30, 7, 24, 24, 24, 24, 24, 24, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 30, 7, 24, 24, 24, 24, 31, 21, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 30, 7, 21, 21, 21, 21, 21, 21, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 4, X, X, X, 7, 25, 25, 25, 25, 25, 25, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 32, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 32, 7, 29, 29, 29, 29, 29, 29, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 32, 7, 29, 29, 29, 29, 33, 26, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 32, 7, 26, 26, 26, 26, 26, 26, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 34, 35, 36, 37, 37, 37, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 30, 7, 21, 21, 21, 21, 21, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 38, 39, 40, 41, 41, 41, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 32, 7, 26, 26, 26, 26, 26, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 42, 7, 20, 20, 20, 20, 20, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 42, 7, 37, 37, 37, 37, 37, 37, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 42, 7, 37, 37, 37, 37, 43, 34, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 42, 7, 34, 34, 34, 34, 34, 34, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 44, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 44, 7, 41, 41, 41, 41, 41, 41, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 44, 7, 41, 41, 41, 41, 45, 38, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 44, 7, 38, 38, 38, 38, 38, 38, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 46, 47, 48, 49, 49, 49, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 42, 7, 34, 34, 34, 34, 34, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 44, 7, 38, 38, 38, 38, 38, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 50, 7, 20, 20, 20, 20, 20, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 50, 7, 49, 49, 49, 49, 49, 49, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 50, 7, 49, 49, 49, 49, 51, 46, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 50, 7, 46, 46, 46, 46, 46, 46, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 52, 53, 54, 55, 55, 55, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 50, 7, 46, 46, 46, 46, 46, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 20, 20, 20, 20, 20, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 55, 55, 55, 55, 55, 55, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 55, 55, 55, 55, 56, 52, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 52, 52, 52, 52, 52, 52, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 4, 8212, 20, 20, 7, 52, 52, 52, 52, 52, 20, 25, 6, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D15: Diagnosis = Diagnosis { answers: &[A41, A42, A10, A11, A12, A43, A13, A9, A14, A44, A15, A16, A25, A45, A46, A47, A48, A17, A49, A50, A51, A52, A53, A54, A55, A56, A57, A79, A58, A59, A60, A18, A61, A62, A63, A64], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10, 11,
    12, 13, 14, 15, 16, 17, 10, 18, 19, 20, 21, 10, 10, 10, 10, 22,
    23, 24, 25, 24, 26, 27, 17, 10, 28, 29, 30, 10, 10, 10, 10, 23,
    24, 25, 24, 17, 10, 28, 29, 31, 31, 31, 31, 23, 24, 25, 24, 31,
    28, 29, 32, 33, 34, 33, 35,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(65536, 255, true), State::new(1024, 255, true), State::new(0, 255, false),
    State::new(2048, 255, true), State::new(256, 255, false), State::new(4096, 255, true), State::new(512, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false),
    State::new(0, 255, false), State::new(512, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(131072, 255, false),
    State::new(1024, 255, true), State::new(0, 255, false), State::new(2048, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(8192, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, 2, 8193, 1, 1, 3, 1, 1, 1, 1, 1, 1, X, 4, 1, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 1, 1, 6, 1, 1, 1, 1, 1, 1, X, 4, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, X, 8194, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, 2, 8199, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 4, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 2, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 5, 5, 6, 5, 5, 5, 5, 5, 5, 9, 4, 1, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 2, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, 2, 8199, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 4, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 11, 12, 13, 14, 14, 14, 15, 4, X, 10, 16400, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 18, 8209, 17, 17, 19, 17, 17, 17, 17, 17, 17, 17, 20, 17, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 10, 10, 10, 10, 10, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 6, 10, 10, 10, 10, 10, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 6, 14, 14, 14, 14, 14, 14, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 6, 14, 14, 14, 14, 22, 11, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 6, 11, 11, 11, 11, 11, 11, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, 6, 15, 15, 15, 15, 15, 15, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, 6, X, X, X, X, X, X, 15, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 18, 8209, 17, 17, 23, 17, 17, 17, 17, 17, 17, 17, 20, 17, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 18, 8209, 17, 17, 25, 17, 17, 17, 17, 17, 17, 17, 20, 17, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 18, 8218, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 27, 28, 29, 30, 30, 30, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 21, 6, 11, 11, 11, 11, 11, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 18, 8209, 17, 17, 23, 17, 17, 17, 17, 17, 17, 17, 20, 17, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 31, 23, 32, 33, 34, 35, 35, 35, 36, 20, X, 31, 16421, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 18, 8218, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 38, 6, 10, 10, 10, 10, 10, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 38, 6, 30, 30, 30, 30, 30, 30, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 38, 6, 30, 30, 30, 30, 39, 27, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 38, 6, 27, 27, 27, 27, 27, 27, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 31, 23, 31, 31, 31, 31, 31, 31, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 40, 23, 31, 31, 31, 31, 31, 31, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 40, 23, 35, 35, 35, 35, 35, 35, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 40, 23, 35, 35, 35, 35, 41, 32, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 40, 23, 32, 32, 32, 32, 32, 32, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 18, X, X, X, 23, 42, 42, 42, 42, 42, 42, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 18, X, X, X, 23, X, X, X, X, X, X, 36, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 43, 44, 45, 46, 46, 46, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 38, 6, 27, 27, 27, 27, 27, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 31, 23, 47, 48, 49, 50, 50, 50, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 40, 23, 32, 32, 32, 32, 32, 31, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 18, X, X, X, 23, 42, 42, 42, 42, 42, 42, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 51, 6, 10, 10, 10, 10, 10, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 51, 6, 46, 46, 46, 46, 46, 46, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 51, 6, 46, 46, 46, 46, 52, 43, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 51, 6, 43, 43, 43, 43, 43, 43, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 53, 23, 31, 31, 31, 31, 31, 31, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 53, 23, 50, 50, 50, 50, 50, 50, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 53, 23, 50, 50, 50, 50, 54, 47, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 53, 23, 47, 47, 47, 47, 47, 47, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 55, 56, 57, 58, 58, 58, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 51, 6, 43, 43, 43, 43, 43, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 31, 23, 59, 60, 61, 62, 62, 62, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 53, 23, 47, 47, 47, 47, 47, 31, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 10, 10, 10, 10, 10, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 58, 58, 58, 58, 58, 58, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 58, 58, 58, 58, 63, 55, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 55, 55, 55, 55, 55, 55, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 64, 23, 31, 31, 31, 31, 31, 31, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 64, 23, 62, 62, 62, 62, 62, 62, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 64, 23, 62, 62, 62, 62, 65, 59, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 64, 23, 59, 59, 59, 59, 59, 59, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 55, 55, 55, 55, 55, 10, 15, 4, X, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 31, 23, 66, 67, 68, 69, 69, 69, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 64, 23, 59, 59, 59, 59, 59, 31, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 31, 23, 31, 31, 31, 31, 31, 31, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 31, 23, 69, 69, 69, 69, 69, 69, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 31, 23, 69, 69, 69, 69, 70, 66, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 31, 23, 66, 66, 66, 66, 66, 66, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 31, 18, 8223, 31, 31, 23, 66, 66, 66, 66, 66, 31, 36, 20, X, 31, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D16: Diagnosis = Diagnosis { answers: &[A65, A7, A8, A9, A10, A11, A12, A13, A14, A15, A16, A25, A17, A18], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 10, 11,
    12, 9, 9, 9, 9, 9, 12, 9, 9, 9, 9, 9, 12, 9, 13, 13,
    13, 13, 13,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(1024, 255, true), State::new(0, 255, false), State::new(2048, 255, true), State::new(4096, 255, true),
    State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, X, 1, 1, 1, 1, 1, 1, 2, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 7, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 8, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 4, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, 4, 8199, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 10, 11, 12, 13, 13, 13, 14, 6, X, 9, 16399, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 13, 13, 13, 13, 13, 13, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 13, 13, 13, 13, 17, 10, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 10, 10, 10, 10, 10, 10, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 4, X, X, X, 7, 14, 14, 14, 14, 14, 14, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 4, X, X, X, 7, X, X, X, X, X, X, 14, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 18, 19, 20, 21, 21, 21, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 16, 7, 10, 10, 10, 10, 10, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 22, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 22, 7, 21, 21, 21, 21, 21, 21, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 22, 7, 21, 21, 21, 21, 23, 18, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 22, 7, 18, 18, 18, 18, 18, 18, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 24, 25, 26, 27, 27, 27, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 22, 7, 18, 18, 18, 18, 18, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 28, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 28, 7, 27, 27, 27, 27, 27, 27, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 28, 7, 27, 27, 27, 27, 29, 24, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 28, 7, 24, 24, 24, 24, 24, 24, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 30, 31, 32, 33, 33, 33, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 28, 7, 24, 24, 24, 24, 24, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 9, 9, 9, 9, 9, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 33, 33, 33, 33, 33, 33, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 33, 33, 33, 33, 34, 30, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 30, 30, 30, 30, 30, 30, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 30, 30, 30, 30, 30, 9, 14, 6, X, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D17: Diagnosis = Diagnosis { answers: &[A41, A42, A10, A11, A12, A43, A13, A9, A19, A44, A20, A21, A22, A25, A45, A46, A47, A48, A23, A24, A15, A16, A49, A50, A51, A52, A17, A66, A67, A68, A69, A70, A71, A79, A72, A73, A74, A75, A53, A54, A55, A56, A57, A58, A59, A60, A18, A76, A77, A78, A61, A62, A63, A64], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10, 11,
    12, 13, 14, 15, 16, 17, 18, 10, 19, 10, 20, 20, 20, 20, 20, 21,
    22, 23, 24, 25, 10, 10, 10, 10, 26, 20, 27, 28, 29, 30, 29, 31,
    32, 33, 18, 10, 20, 20, 20, 20, 34, 35, 36, 37, 38, 39, 40, 41,
    40, 42, 10, 10, 10, 10, 26, 20, 28, 29, 30, 29, 43, 44, 45, 18,
    10, 20, 20, 20, 20, 34, 35, 39, 40, 41, 40, 26, 20, 28, 29, 30,
    29, 43, 44, 46, 46, 46, 46, 34, 35, 39, 40, 41, 40, 46, 47, 48,
    47, 43, 44, 49, 50, 51, 52, 51, 53,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(65536, 255, true), State::new(1024, 255, true), State::new(0, 255, false),
    State::new(2048, 255, true), State::new(256, 255, false), State::new(4096, 255, true), State::new(512, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(512, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(32768, 255, true), State::new(16384, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false),
    State::new(131072, 255, false), State::new(1024, 255, true), State::new(0, 255, false), State::new(2048, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, true), State::new(16384, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
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
    X, 1, 2, 8193, 1, 1, 3, 1, 1, 1, 1, 1, 1, X, 4, 1, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 1, 1, 6, 1, 1, 1, 1, 1, 1, X, 4, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, X, 8194, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, 2, 8199, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 4, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 2, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 5, 5, 6, 5, 5, 5, 5, 5, 5, 9, 4, 1, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 2, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, 2, 8199, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 4, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 11, 12, 13, 14, 14, 14, 15, 4, 16, 10, 16401, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 19, 8210, 18, 18, 20, 18, 18, 18, 18, 18, 18, 18, 21, 18, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 10, 10, 10, 10, 10, 10, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 6, 10, 10, 10, 10, 10, 10, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 6, 14, 14, 14, 14, 14, 14, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 6, 14, 14, 14, 14, 23, 11, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 6, 11, 11, 11, 11, 11, 11, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, 2, 8216, 24, 24, 6, 25, 25, 25, 25, 25, 25, 24, 4, 16, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 26, 6, 27, 28, 29, 30, 30, 30, 31, 4, X, 26, 16401, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, 6, X, X, X, X, X, X, 31, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 19, 8210, 18, 18, 32, 18, 18, 18, 18, 18, 18, 18, 21, 18, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 33, X, 8225, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 19, 8210, 18, 18, 34, 18, 18, 18, 18, 18, 18, 18, 21, 18, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 35, 19, 8227, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, X, 35, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 36, 37, 38, 39, 39, 39, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 22, 6, 11, 11, 11, 11, 11, 10, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, X, 8216, 24, 24, X, 24, 24, 24, 24, 24, 24, 24, X, 16, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 24, 2, 8216, 24, 24, 6, 25, 25, 25, 25, 25, 25, 24, 4, 16, 24, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 26, 6, 26, 26, 26, 26, 26, 26, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 40, 6, 26, 26, 26, 26, 26, 26, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 40, 6, 30, 30, 30, 30, 30, 30, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 40, 6, 30, 30, 30, 30, 41, 27, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 40, 6, 27, 27, 27, 27, 27, 27, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, 6, 31, 31, 31, 31, 31, 31, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 19, 8210, 18, 18, 32, 18, 18, 18, 18, 18, 18, 18, 21, 18, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 33, X, 8225, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 42, 32, 43, 44, 45, 46, 46, 46, 47, 21, 48, 42, 16433, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 35, 19, 8227, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, X, 35, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 50, 6, 10, 10, 10, 10, 10, 10, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 50, 6, 39, 39, 39, 39, 39, 39, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 50, 6, 39, 39, 39, 39, 51, 36, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 50, 6, 36, 36, 36, 36, 36, 36, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 26, 6, 52, 53, 54, 55, 55, 55, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 40, 6, 27, 27, 27, 27, 27, 26, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 42, 32, 42, 42, 42, 42, 42, 42, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 56, 32, 42, 42, 42, 42, 42, 42, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 56, 32, 46, 46, 46, 46, 46, 46, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 56, 32, 46, 46, 46, 46, 57, 43, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 56, 32, 43, 43, 43, 43, 43, 43, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 19, 8250, 58, 58, 32, 59, 59, 59, 59, 59, 59, 58, 21, 48, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 60, 32, 61, 62, 63, 64, 64, 64, 65, 21, X, 60, 16433, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 19, X, X, X, 32, X, X, X, X, X, X, 65, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 66, 67, 68, 69, 69, 69, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 50, 6, 36, 36, 36, 36, 36, 10, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 70, 6, 26, 26, 26, 26, 26, 26, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 70, 6, 55, 55, 55, 55, 55, 55, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 70, 6, 55, 55, 55, 55, 71, 52, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 70, 6, 52, 52, 52, 52, 52, 52, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 42, 32, 72, 73, 74, 75, 75, 75, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 56, 32, 43, 43, 43, 43, 43, 42, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, X, 8250, 58, 58, X, 58, 58, 58, 58, 58, 58, 58, X, 48, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 58, 19, 8250, 58, 58, 32, 59, 59, 59, 59, 59, 59, 58, 21, 48, 58, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 60, 32, 60, 60, 60, 60, 60, 60, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 76, 32, 60, 60, 60, 60, 60, 60, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 76, 32, 64, 64, 64, 64, 64, 64, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 76, 32, 64, 64, 64, 64, 77, 61, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 76, 32, 61, 61, 61, 61, 61, 61, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 19, X, X, X, 32, 78, 78, 78, 78, 78, 78, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 79, 6, 10, 10, 10, 10, 10, 10, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 79, 6, 69, 69, 69, 69, 69, 69, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 79, 6, 69, 69, 69, 69, 80, 66, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 79, 6, 66, 66, 66, 66, 66, 66, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 26, 6, 81, 82, 83, 84, 84, 84, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 70, 6, 52, 52, 52, 52, 52, 26, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 85, 32, 42, 42, 42, 42, 42, 42, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 85, 32, 75, 75, 75, 75, 75, 75, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 85, 32, 75, 75, 75, 75, 86, 72, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 85, 32, 72, 72, 72, 72, 72, 72, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 60, 32, 87, 88, 89, 90, 90, 90, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 76, 32, 61, 61, 61, 61, 61, 60, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 19, X, X, X, 32, 78, 78, 78, 78, 78, 78, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 10, 6, 10, 10, 10, 10, 10, 10, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 10, 2, 8202, 10, 79, 6, 66, 66, 66, 66, 66, 10, 15, 4, 16, 10, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 91, 6, 26, 26, 26, 26, 26, 26, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 91, 6, 84, 84, 84, 84, 84, 84, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 91, 6, 84, 84, 84, 84, 92, 81, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 91, 6, 81, 81, 81, 81, 81, 81, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 42, 32, 93, 94, 95, 96, 96, 96, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 85, 32, 72, 72, 72, 72, 72, 42, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 97, 32, 60, 60, 60, 60, 60, 60, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 97, 32, 90, 90, 90, 90, 90, 90, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 97, 32, 90, 90, 90, 90, 98, 87, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 97, 32, 87, 87, 87, 87, 87, 87, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 26, 6, 99, 100, 101, 102, 102, 102, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 91, 6, 81, 81, 81, 81, 81, 26, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 103, 32, 42, 42, 42, 42, 42, 42, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 103, 32, 96, 96, 96, 96, 96, 96, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 103, 32, 96, 96, 96, 96, 104, 93, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 103, 32, 93, 93, 93, 93, 93, 93, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 60, 32, 105, 106, 107, 108, 108, 108, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 97, 32, 87, 87, 87, 87, 87, 60, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 26, 6, 26, 26, 26, 26, 26, 26, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 26, 6, 102, 102, 102, 102, 102, 102, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 26, 6, 102, 102, 102, 102, 109, 99, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 26, 6, 99, 99, 99, 99, 99, 99, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 42, 32, 42, 110, 111, 112, 112, 112, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 103, 32, 93, 93, 93, 93, 93, 42, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 113, 32, 60, 60, 60, 60, 60, 60, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 113, 32, 108, 108, 108, 108, 108, 108, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 113, 32, 108, 108, 108, 108, 114, 105, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 113, 32, 105, 105, 105, 105, 105, 105, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 26, 2, 8218, 26, 26, 6, 99, 99, 99, 99, 99, 26, 31, 4, X, 26, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 42, 32, 112, 112, 112, 112, 112, 112, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 42, 32, 112, 112, 112, 112, 115, 42, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 42, 32, 42, 42, 42, 42, 42, 42, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 60, 32, 116, 117, 118, 119, 119, 119, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 113, 32, 105, 105, 105, 105, 105, 60, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 42, 19, 8234, 42, 42, 32, 42, 42, 42, 42, 42, 42, 47, 21, 48, 42, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 60, 32, 60, 60, 60, 60, 60, 60, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 60, 32, 119, 119, 119, 119, 119, 119, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 60, 32, 119, 119, 119, 119, 120, 116, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 60, 32, 116, 116, 116, 116, 116, 116, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 60, 19, 8252, 60, 60, 32, 116, 116, 116, 116, 116, 60, 65, 21, X, 60, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D18: Diagnosis = Diagnosis { answers: &[A65, A7, A8, A9, A10, A11, A12, A13, A19, A20, A21, A22, A25, A23, A24, A15, A16, A17, A18], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 10, 11,
    12, 13, 9, 14, 9, 15, 15, 15, 15, 15, 16, 9, 9, 9, 9, 17,
    15, 13, 9, 15, 15, 15, 15, 9, 9, 9, 9, 17, 15, 13, 9, 15,
    15, 15, 15, 17, 15, 18, 18, 18, 18, 18,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(1024, 255, true), State::new(0, 255, false), State::new(2048, 255, true), State::new(4096, 255, true),
    State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, true),
    State::new(16384, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, X, 1, 1, 1, 1, 1, 1, 2, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 7, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, 4, 8195, 3, 3, 8, 3, 3, 3, 3, 3, 3, 3, 6, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 4, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 7, 4, 8199, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 10, 11, 12, 13, 13, 13, 14, 6, 15, 9, 16400, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 17, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 17, 7, 13, 13, 13, 13, 13, 13, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 17, 7, 13, 13, 13, 13, 18, 10, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 17, 7, 10, 10, 10, 10, 10, 10, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 4, 8211, 19, 19, 7, 20, 20, 20, 20, 20, 20, 19, 6, 15, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 22, 23, 24, 25, 25, 25, 26, 6, X, 21, 16400, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 4, X, X, X, 7, X, X, X, X, X, X, 26, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 27, 28, 29, 30, 30, 30, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 17, 7, 10, 10, 10, 10, 10, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 19, X, 19, 19, 19, 19, 19, 19, 19, X, 15, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 4, 8211, 19, 19, 7, 20, 20, 20, 20, 20, 20, 19, 6, 15, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 21, 21, 21, 21, 21, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 31, 7, 21, 21, 21, 21, 21, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 31, 7, 25, 25, 25, 25, 25, 25, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 31, 7, 25, 25, 25, 25, 32, 22, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 31, 7, 22, 22, 22, 22, 22, 22, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 4, X, X, X, 7, 26, 26, 26, 26, 26, 26, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 33, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 33, 7, 30, 30, 30, 30, 30, 30, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 33, 7, 30, 30, 30, 30, 34, 27, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 33, 7, 27, 27, 27, 27, 27, 27, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 35, 36, 37, 38, 38, 38, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 31, 7, 22, 22, 22, 22, 22, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 39, 40, 41, 42, 42, 42, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 33, 7, 27, 27, 27, 27, 27, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 43, 7, 21, 21, 21, 21, 21, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 43, 7, 38, 38, 38, 38, 38, 38, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 43, 7, 38, 38, 38, 38, 44, 35, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 43, 7, 35, 35, 35, 35, 35, 35, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 45, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 45, 7, 42, 42, 42, 42, 42, 42, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 45, 7, 42, 42, 42, 42, 46, 39, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 45, 7, 39, 39, 39, 39, 39, 39, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 47, 48, 49, 50, 50, 50, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 43, 7, 35, 35, 35, 35, 35, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 9, 7, 9, 9, 9, 9, 9, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 9, 4, 8201, 9, 45, 7, 39, 39, 39, 39, 39, 9, 14, 6, 15, 9, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 51, 7, 21, 21, 21, 21, 21, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 51, 7, 50, 50, 50, 50, 50, 50, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 51, 7, 50, 50, 50, 50, 52, 47, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 51, 7, 47, 47, 47, 47, 47, 47, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 53, 54, 55, 56, 56, 56, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 51, 7, 47, 47, 47, 47, 47, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 21, 21, 21, 21, 21, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 56, 56, 56, 56, 56, 56, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 56, 56, 56, 56, 57, 53, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 53, 53, 53, 53, 53, 53, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 21, 4, 8213, 21, 21, 7, 53, 53, 53, 53, 53, 21, 26, 6, X, 21, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D19: Diagnosis = Diagnosis { answers: &[A6, A7, A80, A81, A82, A83, A84, A85, A86, A87, A88, A89], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 9, 10, 8,
    8, 8, 8, 8, 10, 8, 8, 8, 8, 8, 10, 8, 11, 11, 11, 11,
    11,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(0, 255, false), State::new(2048, 255, true), State::new(4096, 255, true), State::new(0, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, X, 1, 1, 1, 1, 1, 1, 2, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 7, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 9, 10, 11, 12, 12, 12, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 8, 8, 8, 8, 8, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 14, 6, 8, 8, 8, 8, 8, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 14, 6, 12, 12, 12, 12, 12, 12, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 14, 6, 12, 12, 12, 12, 15, 9, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 14, 6, 9, 9, 9, 9, 9, 9, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, 6, 13, 13, 13, 13, 13, 13, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 16, 17, 18, 19, 19, 19, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 14, 6, 9, 9, 9, 9, 9, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 20, 6, 8, 8, 8, 8, 8, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 20, 6, 19, 19, 19, 19, 19, 19, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 20, 6, 19, 19, 19, 19, 21, 16, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 20, 6, 16, 16, 16, 16, 16, 16, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 22, 23, 24, 25, 25, 25, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 20, 6, 16, 16, 16, 16, 16, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 26, 6, 8, 8, 8, 8, 8, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 26, 6, 25, 25, 25, 25, 25, 25, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 26, 6, 25, 25, 25, 25, 27, 22, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 26, 6, 22, 22, 22, 22, 22, 22, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 28, 29, 30, 31, 31, 31, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 26, 6, 22, 22, 22, 22, 22, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 8, 8, 8, 8, 8, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 31, 31, 31, 31, 31, 31, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 31, 31, 31, 31, 32, 28, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 28, 28, 28, 28, 28, 28, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 28, 28, 28, 28, 28, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D20: Diagnosis = Diagnosis { answers: &[A6, A7, A80, A81, A82, A83, A84, A90, A91, A92, A93, A94, A24, A86, A87, A88, A89], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 9, 10, 11,
    8, 12, 8, 13, 13, 13, 13, 13, 14, 8, 8, 8, 8, 15, 13, 11,
    8, 13, 13, 13, 13, 8, 8, 8, 8, 15, 13, 11, 8, 13, 13, 13,
    13, 15, 13, 16, 16, 16, 16, 16,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(0, 255, false), State::new(2048, 255, true), State::new(4096, 255, true), State::new(0, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(32768, 255, true), State::new(16384, 255, false), State::new(8192, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, X, 1, 1, 1, 1, 1, 1, 2, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 7, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 9, 10, 11, 12, 12, 12, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 8, 8, 8, 8, 8, 8, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 15, 6, 8, 8, 8, 8, 8, 8, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 15, 6, 12, 12, 12, 12, 12, 12, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 15, 6, 12, 12, 12, 12, 16, 9, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 15, 6, 9, 9, 9, 9, 9, 9, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 6, 18, 18, 18, 18, 18, 18, 17, 5, 14, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 19, 6, 20, 21, 22, 23, 23, 23, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 25, 26, 27, 28, 28, 28, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 15, 6, 9, 9, 9, 9, 9, 8, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, X, 17, 17, 17, 17, 17, 17, 17, X, 14, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 6, 18, 18, 18, 18, 18, 18, 17, 5, 14, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 19, 6, 19, 19, 19, 19, 19, 19, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 29, 6, 19, 19, 19, 19, 19, 19, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 29, 6, 23, 23, 23, 23, 23, 23, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 29, 6, 23, 23, 23, 23, 30, 20, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 29, 6, 20, 20, 20, 20, 20, 20, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, 6, 24, 24, 24, 24, 24, 24, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 31, 6, 8, 8, 8, 8, 8, 8, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 31, 6, 28, 28, 28, 28, 28, 28, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 31, 6, 28, 28, 28, 28, 32, 25, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 31, 6, 25, 25, 25, 25, 25, 25, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 19, 6, 33, 34, 35, 36, 36, 36, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 29, 6, 20, 20, 20, 20, 20, 19, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 37, 38, 39, 40, 40, 40, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 31, 6, 25, 25, 25, 25, 25, 8, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 41, 6, 19, 19, 19, 19, 19, 19, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 41, 6, 36, 36, 36, 36, 36, 36, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 41, 6, 36, 36, 36, 36, 42, 33, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 41, 6, 33, 33, 33, 33, 33, 33, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 43, 6, 8, 8, 8, 8, 8, 8, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 43, 6, 40, 40, 40, 40, 40, 40, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 43, 6, 40, 40, 40, 40, 44, 37, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 43, 6, 37, 37, 37, 37, 37, 37, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 19, 6, 45, 46, 47, 48, 48, 48, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 41, 6, 33, 33, 33, 33, 33, 19, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 8, 8, 8, 8, 8, 8, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 43, 6, 37, 37, 37, 37, 37, 8, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 49, 6, 19, 19, 19, 19, 19, 19, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 49, 6, 48, 48, 48, 48, 48, 48, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 49, 6, 48, 48, 48, 48, 50, 45, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 49, 6, 45, 45, 45, 45, 45, 45, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 19, 6, 51, 52, 53, 54, 54, 54, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 49, 6, 45, 45, 45, 45, 45, 19, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 19, 6, 19, 19, 19, 19, 19, 19, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 19, 6, 54, 54, 54, 54, 54, 54, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 19, 6, 54, 54, 54, 54, 55, 51, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 19, 6, 51, 51, 51, 51, 51, 51, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, X, 8211, 19, 19, 6, 51, 51, 51, 51, 51, 19, 24, 5, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D21: Diagnosis = Diagnosis { answers: &[A6, A7, A80, A81, A82, A83, A84, A85, A86, A87, A95, A88, A89], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 9, 10, 11,
    8, 8, 8, 8, 8, 11, 8, 8, 8, 8, 8, 11, 8, 12, 12, 12,
    12, 12,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(0, 255, false), State::new(2048, 255, true), State::new(4096, 255, true), State::new(0, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, X, 1, 1, 1, 1, 1, 1, 2, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 7, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 9, 10, 11, 12, 12, 12, 13, 5, X, 8, 16398, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 8, 8, 8, 8, 8, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 15, 6, 8, 8, 8, 8, 8, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 15, 6, 12, 12, 12, 12, 12, 12, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 15, 6, 12, 12, 12, 12, 16, 9, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 15, 6, 9, 9, 9, 9, 9, 9, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, 6, 13, 13, 13, 13, 13, 13, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, 6, X, X, X, X, X, X, 13, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 17, 18, 19, 20, 20, 20, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 15, 6, 9, 9, 9, 9, 9, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 21, 6, 8, 8, 8, 8, 8, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 21, 6, 20, 20, 20, 20, 20, 20, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 21, 6, 20, 20, 20, 20, 22, 17, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 21, 6, 17, 17, 17, 17, 17, 17, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 23, 24, 25, 26, 26, 26, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 21, 6, 17, 17, 17, 17, 17, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 27, 6, 8, 8, 8, 8, 8, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 27, 6, 26, 26, 26, 26, 26, 26, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 27, 6, 26, 26, 26, 26, 28, 23, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 27, 6, 23, 23, 23, 23, 23, 23, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 29, 30, 31, 32, 32, 32, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 27, 6, 23, 23, 23, 23, 23, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 8, 8, 8, 8, 8, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 32, 32, 32, 32, 32, 32, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 32, 32, 32, 32, 33, 29, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 29, 29, 29, 29, 29, 29, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 29, 29, 29, 29, 29, 8, 13, 5, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D22: Diagnosis = Diagnosis { answers: &[A6, A7, A80, A81, A82, A83, A84, A90, A91, A92, A93, A95, A94, A24, A86, A87, A88, A89], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 9, 10, 11,
    12, 8, 13, 8, 14, 14, 14, 14, 14, 15, 8, 8, 8, 8, 16, 14,
    12, 8, 14, 14, 14, 14, 8, 8, 8, 8, 16, 14, 12, 8, 14, 14,
    14, 14, 16, 14, 17, 17, 17, 17, 17,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, false), State::new(0, 255, false), State::new(512, 255, true),
    State::new(0, 255, false), State::new(2048, 255, true), State::new(4096, 255, true), State::new(0, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, true), State::new(16384, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false),
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
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, X, 1, 1, 1, 1, 1, 1, 2, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 6, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 7, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 9, 10, 11, 12, 12, 12, 13, 5, 14, 8, 16399, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 8, 8, 8, 8, 8, 8, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 16, 6, 8, 8, 8, 8, 8, 8, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 16, 6, 12, 12, 12, 12, 12, 12, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 16, 6, 12, 12, 12, 12, 17, 9, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 16, 6, 9, 9, 9, 9, 9, 9, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 6, 19, 19, 19, 19, 19, 19, 18, 5, 14, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 20, 6, 21, 22, 23, 24, 24, 24, 25, 5, X, 20, 16399, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, 6, X, X, X, X, X, X, 25, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 26, 27, 28, 29, 29, 29, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 16, 6, 9, 9, 9, 9, 9, 8, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, X, 18, 18, 18, 18, 18, 18, 18, X, 14, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 6, 19, 19, 19, 19, 19, 19, 18, 5, 14, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 20, 6, 20, 20, 20, 20, 20, 20, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 30, 6, 20, 20, 20, 20, 20, 20, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 30, 6, 24, 24, 24, 24, 24, 24, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 30, 6, 24, 24, 24, 24, 31, 21, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 30, 6, 21, 21, 21, 21, 21, 21, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, 6, 25, 25, 25, 25, 25, 25, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 32, 6, 8, 8, 8, 8, 8, 8, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 32, 6, 29, 29, 29, 29, 29, 29, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 32, 6, 29, 29, 29, 29, 33, 26, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 32, 6, 26, 26, 26, 26, 26, 26, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 20, 6, 34, 35, 36, 37, 37, 37, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 30, 6, 21, 21, 21, 21, 21, 20, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 38, 39, 40, 41, 41, 41, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 32, 6, 26, 26, 26, 26, 26, 8, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 42, 6, 20, 20, 20, 20, 20, 20, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 42, 6, 37, 37, 37, 37, 37, 37, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 42, 6, 37, 37, 37, 37, 43, 34, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 42, 6, 34, 34, 34, 34, 34, 34, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 44, 6, 8, 8, 8, 8, 8, 8, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 44, 6, 41, 41, 41, 41, 41, 41, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 44, 6, 41, 41, 41, 41, 45, 38, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 44, 6, 38, 38, 38, 38, 38, 38, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 20, 6, 46, 47, 48, 49, 49, 49, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 42, 6, 34, 34, 34, 34, 34, 20, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 8, 6, 8, 8, 8, 8, 8, 8, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, X, 8200, 8, 44, 6, 38, 38, 38, 38, 38, 8, 13, 5, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 50, 6, 20, 20, 20, 20, 20, 20, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 50, 6, 49, 49, 49, 49, 49, 49, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 50, 6, 49, 49, 49, 49, 51, 46, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 50, 6, 46, 46, 46, 46, 46, 46, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 20, 6, 52, 53, 54, 55, 55, 55, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 50, 6, 46, 46, 46, 46, 46, 20, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 20, 6, 20, 20, 20, 20, 20, 20, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 20, 6, 55, 55, 55, 55, 55, 55, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 20, 6, 55, 55, 55, 55, 56, 52, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 20, 6, 52, 52, 52, 52, 52, 52, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, X, 8212, 20, 20, 6, 52, 52, 52, 52, 52, 20, 25, 5, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D23: Diagnosis = Diagnosis { answers: &[A96, A42, A10, A11, A12, A13, A9, A14, A15, A16, A17, A18], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 9, 10, 8,
    8, 8, 8, 8, 10, 8, 8, 8, 8, 8, 10, 8, 11, 11, 11, 11,
    11,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(65536, 255, true), State::new(1024, 255, true), State::new(0, 255, false),
    State::new(2048, 255, true), State::new(4096, 255, true), State::new(512, 255, true), State::new(0, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, 1, 2, 8193, 1, 1, 3, 1, 1, 1, 1, 1, 1, X, 4, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 1, 1, 5, 1, 1, 1, 1, 1, 1, X, 4, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, X, 8194, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 2, 8198, 6, 6, 7, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 2, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 2, 8197, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 5, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 2, 8198, 6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 9, 10, 11, 12, 12, 12, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 8, 8, 8, 8, 8, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 14, 5, 8, 8, 8, 8, 8, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 14, 5, 12, 12, 12, 12, 12, 12, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 14, 5, 12, 12, 12, 12, 15, 9, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 14, 5, 9, 9, 9, 9, 9, 9, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, 5, 13, 13, 13, 13, 13, 13, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 16, 17, 18, 19, 19, 19, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 14, 5, 9, 9, 9, 9, 9, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 20, 5, 8, 8, 8, 8, 8, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 20, 5, 19, 19, 19, 19, 19, 19, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 20, 5, 19, 19, 19, 19, 21, 16, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 20, 5, 16, 16, 16, 16, 16, 16, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 22, 23, 24, 25, 25, 25, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 20, 5, 16, 16, 16, 16, 16, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 26, 5, 8, 8, 8, 8, 8, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 26, 5, 25, 25, 25, 25, 25, 25, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 26, 5, 25, 25, 25, 25, 27, 22, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 26, 5, 22, 22, 22, 22, 22, 22, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 28, 29, 30, 31, 31, 31, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 26, 5, 22, 22, 22, 22, 22, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 8, 8, 8, 8, 8, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 31, 31, 31, 31, 31, 31, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 31, 31, 31, 31, 32, 28, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 28, 28, 28, 28, 28, 28, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 28, 28, 28, 28, 28, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D24: Diagnosis = Diagnosis { answers: &[A96, A42, A10, A11, A12, A13, A9, A19, A20, A21, A22, A23, A24, A15, A16, A17, A18], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 9, 10, 11,
    8, 12, 8, 13, 13, 13, 13, 13, 14, 8, 8, 8, 8, 15, 13, 11,
    8, 13, 13, 13, 13, 8, 8, 8, 8, 15, 13, 11, 8, 13, 13, 13,
    13, 15, 13, 16, 16, 16, 16, 16,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(65536, 255, true), State::new(1024, 255, true), State::new(0, 255, false),
    State::new(2048, 255, true), State::new(4096, 255, true), State::new(512, 255, true), State::new(0, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(32768, 255, true), State::new(16384, 255, false), State::new(8192, 255, true),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, 2, 8193, 1, 1, 3, 1, 1, 1, 1, 1, 1, X, 4, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 1, 1, 5, 1, 1, 1, 1, 1, 1, X, 4, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, X, 8194, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 2, 8198, 6, 6, 7, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 2, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 2, 8197, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 5, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 2, 8198, 6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 9, 10, 11, 12, 12, 12, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 8, 8, 8, 8, 8, 8, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 15, 5, 8, 8, 8, 8, 8, 8, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 15, 5, 12, 12, 12, 12, 12, 12, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 15, 5, 12, 12, 12, 12, 16, 9, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 15, 5, 9, 9, 9, 9, 9, 9, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 2, 8209, 17, 17, 5, 18, 18, 18, 18, 18, 18, 17, 4, 14, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 19, 5, 20, 21, 22, 23, 23, 23, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 25, 26, 27, 28, 28, 28, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 15, 5, 9, 9, 9, 9, 9, 8, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, X, 17, 17, 17, 17, 17, 17, 17, X, 14, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 17, 2, 8209, 17, 17, 5, 18, 18, 18, 18, 18, 18, 17, 4, 14, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 19, 5, 19, 19, 19, 19, 19, 19, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 29, 5, 19, 19, 19, 19, 19, 19, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 29, 5, 23, 23, 23, 23, 23, 23, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 29, 5, 23, 23, 23, 23, 30, 20, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 29, 5, 20, 20, 20, 20, 20, 20, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, 5, 24, 24, 24, 24, 24, 24, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 31, 5, 8, 8, 8, 8, 8, 8, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 31, 5, 28, 28, 28, 28, 28, 28, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 31, 5, 28, 28, 28, 28, 32, 25, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 31, 5, 25, 25, 25, 25, 25, 25, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 19, 5, 33, 34, 35, 36, 36, 36, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 29, 5, 20, 20, 20, 20, 20, 19, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 37, 38, 39, 40, 40, 40, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 31, 5, 25, 25, 25, 25, 25, 8, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 41, 5, 19, 19, 19, 19, 19, 19, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 41, 5, 36, 36, 36, 36, 36, 36, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 41, 5, 36, 36, 36, 36, 42, 33, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 41, 5, 33, 33, 33, 33, 33, 33, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 43, 5, 8, 8, 8, 8, 8, 8, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 43, 5, 40, 40, 40, 40, 40, 40, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 43, 5, 40, 40, 40, 40, 44, 37, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 43, 5, 37, 37, 37, 37, 37, 37, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 19, 5, 45, 46, 47, 48, 48, 48, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 41, 5, 33, 33, 33, 33, 33, 19, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 8, 8, 8, 8, 8, 8, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 43, 5, 37, 37, 37, 37, 37, 8, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 49, 5, 19, 19, 19, 19, 19, 19, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 49, 5, 48, 48, 48, 48, 48, 48, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 49, 5, 48, 48, 48, 48, 50, 45, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 49, 5, 45, 45, 45, 45, 45, 45, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 19, 5, 51, 52, 53, 54, 54, 54, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 49, 5, 45, 45, 45, 45, 45, 19, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 19, 5, 19, 19, 19, 19, 19, 19, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 19, 5, 54, 54, 54, 54, 54, 54, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 19, 5, 54, 54, 54, 54, 55, 51, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 19, 5, 51, 51, 51, 51, 51, 51, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 19, 2, 8211, 19, 19, 5, 51, 51, 51, 51, 51, 19, 24, 4, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D25: Diagnosis = Diagnosis { answers: &[A96, A42, A10, A11, A12, A13, A9, A14, A15, A16, A25, A17, A18], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 9, 10, 11,
    8, 8, 8, 8, 8, 11, 8, 8, 8, 8, 8, 11, 8, 12, 12, 12,
    12, 12,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(65536, 255, true), State::new(1024, 255, true), State::new(0, 255, false),
    State::new(2048, 255, true), State::new(4096, 255, true), State::new(512, 255, true), State::new(0, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, 2, 8193, 1, 1, 3, 1, 1, 1, 1, 1, 1, X, 4, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 1, 1, 5, 1, 1, 1, 1, 1, 1, X, 4, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, X, 8194, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 2, 8198, 6, 6, 7, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 2, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 2, 8197, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 5, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 2, 8198, 6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 9, 10, 11, 12, 12, 12, 13, 4, X, 8, 16398, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 8, 8, 8, 8, 8, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 15, 5, 8, 8, 8, 8, 8, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 15, 5, 12, 12, 12, 12, 12, 12, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 15, 5, 12, 12, 12, 12, 16, 9, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 15, 5, 9, 9, 9, 9, 9, 9, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, 5, 13, 13, 13, 13, 13, 13, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, 5, X, X, X, X, X, X, 13, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 17, 18, 19, 20, 20, 20, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 15, 5, 9, 9, 9, 9, 9, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 21, 5, 8, 8, 8, 8, 8, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 21, 5, 20, 20, 20, 20, 20, 20, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 21, 5, 20, 20, 20, 20, 22, 17, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 21, 5, 17, 17, 17, 17, 17, 17, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 23, 24, 25, 26, 26, 26, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 21, 5, 17, 17, 17, 17, 17, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 27, 5, 8, 8, 8, 8, 8, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 27, 5, 26, 26, 26, 26, 26, 26, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 27, 5, 26, 26, 26, 26, 28, 23, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 27, 5, 23, 23, 23, 23, 23, 23, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 29, 30, 31, 32, 32, 32, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 27, 5, 23, 23, 23, 23, 23, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 8, 8, 8, 8, 8, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 32, 32, 32, 32, 32, 32, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 32, 32, 32, 32, 33, 29, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 29, 29, 29, 29, 29, 29, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 29, 29, 29, 29, 29, 8, 13, 4, X, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D26: Diagnosis = Diagnosis { answers: &[A96, A42, A10, A11, A12, A13, A9, A19, A20, A21, A22, A25, A23, A24, A15, A16, A17, A18], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 9, 10, 11,
    12, 8, 13, 8, 14, 14, 14, 14, 14, 15, 8, 8, 8, 8, 16, 14,
    12, 8, 14, 14, 14, 14, 8, 8, 8, 8, 16, 14, 12, 8, 14, 14,
    14, 14, 16, 14, 17, 17, 17, 17, 17,
], table: Table {
    octets: &IDENTIFIERS, ranges: IDENTIFIERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(65536, 255, true), State::new(1024, 255, true), State::new(0, 255, false),
    State::new(2048, 255, true), State::new(4096, 255, true), State::new(512, 255, true), State::new(0, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(32768, 255, true), State::new(16384, 255, false),
    State::new(8192, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(16384, 255, false), State::new(0, 255, false), State::new(0, 255, false),
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
    X, 1, 2, 8193, 1, 1, 3, 1, 1, 1, 1, 1, 1, X, 4, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, 2, 8193, 1, 1, 5, 1, 1, 1, 1, 1, 1, X, 4, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, X, 8194, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 2, 8198, 6, 6, 7, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 4, 2, 8196, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 5, 2, 8197, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 5, 5, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, 2, 8198, 6, 6, 5, 6, 6, 6, 6, 6, 6, 6, 4, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 9, 10, 11, 12, 12, 12, 13, 4, 14, 8, 16399, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 8, 8, 8, 8, 8, 8, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 16, 5, 8, 8, 8, 8, 8, 8, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 16, 5, 12, 12, 12, 12, 12, 12, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 16, 5, 12, 12, 12, 12, 17, 9, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 16, 5, 9, 9, 9, 9, 9, 9, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 2, 8210, 18, 18, 5, 19, 19, 19, 19, 19, 19, 18, 4, 14, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 20, 5, 21, 22, 23, 24, 24, 24, 25, 4, X, 20, 16399, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, 5, X, X, X, X, X, X, 25, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 26, 27, 28, 29, 29, 29, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 16, 5, 9, 9, 9, 9, 9, 8, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, X, 18, 18, 18, 18, 18, 18, 18, X, 14, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 18, 2, 8210, 18, 18, 5, 19, 19, 19, 19, 19, 19, 18, 4, 14, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 20, 5, 20, 20, 20, 20, 20, 20, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 30, 5, 20, 20, 20, 20, 20, 20, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 30, 5, 24, 24, 24, 24, 24, 24, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 30, 5, 24, 24, 24, 24, 31, 21, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 30, 5, 21, 21, 21, 21, 21, 21, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 2, X, X, X, 5, 25, 25, 25, 25, 25, 25, X, 4, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 32, 5, 8, 8, 8, 8, 8, 8, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 32, 5, 29, 29, 29, 29, 29, 29, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 32, 5, 29, 29, 29, 29, 33, 26, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 32, 5, 26, 26, 26, 26, 26, 26, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 20, 5, 34, 35, 36, 37, 37, 37, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 30, 5, 21, 21, 21, 21, 21, 20, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 38, 39, 40, 41, 41, 41, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 32, 5, 26, 26, 26, 26, 26, 8, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 42, 5, 20, 20, 20, 20, 20, 20, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 42, 5, 37, 37, 37, 37, 37, 37, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 42, 5, 37, 37, 37, 37, 43, 34, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 42, 5, 34, 34, 34, 34, 34, 34, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 44, 5, 8, 8, 8, 8, 8, 8, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 44, 5, 41, 41, 41, 41, 41, 41, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 44, 5, 41, 41, 41, 41, 45, 38, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 44, 5, 38, 38, 38, 38, 38, 38, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 20, 5, 46, 47, 48, 49, 49, 49, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 42, 5, 34, 34, 34, 34, 34, 20, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 8, 5, 8, 8, 8, 8, 8, 8, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 8, 2, 8200, 8, 44, 5, 38, 38, 38, 38, 38, 8, 13, 4, 14, 8, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 50, 5, 20, 20, 20, 20, 20, 20, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 50, 5, 49, 49, 49, 49, 49, 49, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 50, 5, 49, 49, 49, 49, 51, 46, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 50, 5, 46, 46, 46, 46, 46, 46, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 20, 5, 52, 53, 54, 55, 55, 55, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 50, 5, 46, 46, 46, 46, 46, 20, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 20, 5, 20, 20, 20, 20, 20, 20, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 20, 5, 55, 55, 55, 55, 55, 55, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 20, 5, 55, 55, 55, 55, 56, 52, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 20, 5, 52, 52, 52, 52, 52, 52, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 20, 2, 8212, 20, 20, 5, 52, 52, 52, 52, 52, 20, 25, 4, X, 20, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D27: Diagnosis = Diagnosis { answers: &[A97, A98, A28, A29, A27, A30, A31, A32, A33, A34], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 7, 8, 6, 6, 6,
    6, 6, 8, 6, 6, 6, 6, 6, 8, 6, 9, 9, 9, 9, 9,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(512, 255, true),
    State::new(256, 255, true), State::new(0, 255, false), State::new(1024, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(2048, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, X, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, X, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 5, 4, 4, 4, 4, 4, 4, 4, X, 4, 4, 4, X, 4, 4, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, X, 3, 3, 3, X, 3, 3, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 3, 4, 4, 4, 4, 4, 4, 4, X, 4, 4, 4, X, 4, 4, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 7, 8, 9, 10, 10, 10, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 6, 6, 6, 6, 6, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 12, 3, 6, 6, 6, 6, 6, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 12, 3, 10, 10, 10, 10, 10, 10, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 12, 3, 10, 10, 10, 10, 13, 7, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 12, 3, 7, 7, 7, 7, 7, 7, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, 11, 11, 11, 11, 11, 11, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 14, 15, 16, 17, 17, 17, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 12, 3, 7, 7, 7, 7, 7, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 18, 3, 6, 6, 6, 6, 6, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 18, 3, 17, 17, 17, 17, 17, 17, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 18, 3, 17, 17, 17, 17, 19, 14, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 18, 3, 14, 14, 14, 14, 14, 14, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 20, 21, 22, 23, 23, 23, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 18, 3, 14, 14, 14, 14, 14, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 24, 3, 6, 6, 6, 6, 6, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 24, 3, 23, 23, 23, 23, 23, 23, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 24, 3, 23, 23, 23, 23, 25, 20, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 24, 3, 20, 20, 20, 20, 20, 20, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 26, 27, 28, 29, 29, 29, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 24, 3, 20, 20, 20, 20, 20, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 6, 6, 6, 6, 6, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 29, 29, 29, 29, 29, 29, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 29, 29, 29, 29, 30, 26, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 26, 26, 26, 26, 26, 26, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 26, 26, 26, 26, 26, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D28: Diagnosis = Diagnosis { answers: &[A97, A98, A28, A29, A27, A35, A36, A37, A38, A39, A24, A31, A32, A33, A34], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 7, 8, 9, 6, 10,
    6, 11, 11, 11, 11, 11, 12, 6, 6, 6, 6, 13, 11, 9, 6, 11,
    11, 11, 11, 6, 6, 6, 6, 13, 11, 9, 6, 11, 11, 11, 11, 13,
    11, 14, 14, 14, 14, 14,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(512, 255, true),
    State::new(256, 255, true), State::new(0, 255, false), State::new(1024, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(4096, 255, true),
    State::new(2048, 255, false), State::new(1024, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(2048, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, X, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, X, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 5, 4, 4, 4, 4, 4, 4, 4, X, 4, 4, 4, X, 4, 4, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, X, 3, 3, 3, X, 3, 3, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 3, 4, 4, 4, 4, 4, 4, 4, X, 4, 4, 4, X, 4, 4, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 7, 8, 9, 10, 10, 10, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 6, 6, 6, 6, 6, 6, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 13, 3, 6, 6, 6, 6, 6, 6, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 13, 3, 10, 10, 10, 10, 10, 10, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 13, 3, 10, 10, 10, 10, 14, 7, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 13, 3, 7, 7, 7, 7, 7, 7, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 3, 16, 16, 16, 16, 16, 16, 15, X, 12, 15, 15, X, 15, 15, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 18, 19, 20, 21, 21, 21, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 23, 24, 25, 26, 26, 26, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 13, 3, 7, 7, 7, 7, 7, 6, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, X, 15, 15, 15, 15, 15, 15, 15, X, 12, 15, 15, X, 15, 15, X, X, X, X, X, X, X, X, X, X,
    X, 15, X, 8207, 15, 15, 15, 3, 16, 16, 16, 16, 16, 16, 15, X, 12, 15, 15, X, 15, 15, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 17, 17, 17, 17, 17, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 27, 3, 17, 17, 17, 17, 17, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 27, 3, 21, 21, 21, 21, 21, 21, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 27, 3, 21, 21, 21, 21, 28, 18, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 27, 3, 18, 18, 18, 18, 18, 18, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, 22, 22, 22, 22, 22, 22, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 29, 3, 6, 6, 6, 6, 6, 6, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 29, 3, 26, 26, 26, 26, 26, 26, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 29, 3, 26, 26, 26, 26, 30, 23, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 29, 3, 23, 23, 23, 23, 23, 23, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 31, 32, 33, 34, 34, 34, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 27, 3, 18, 18, 18, 18, 18, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 35, 36, 37, 38, 38, 38, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 29, 3, 23, 23, 23, 23, 23, 6, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 39, 3, 17, 17, 17, 17, 17, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 39, 3, 34, 34, 34, 34, 34, 34, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 39, 3, 34, 34, 34, 34, 40, 31, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 39, 3, 31, 31, 31, 31, 31, 31, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 41, 3, 6, 6, 6, 6, 6, 6, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 41, 3, 38, 38, 38, 38, 38, 38, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 41, 3, 38, 38, 38, 38, 42, 35, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 41, 3, 35, 35, 35, 35, 35, 35, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 43, 44, 45, 46, 46, 46, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 39, 3, 31, 31, 31, 31, 31, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 6, 6, 6, 6, 6, 6, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 41, 3, 35, 35, 35, 35, 35, 6, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 47, 3, 17, 17, 17, 17, 17, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 47, 3, 46, 46, 46, 46, 46, 46, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 47, 3, 46, 46, 46, 46, 48, 43, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 47, 3, 43, 43, 43, 43, 43, 43, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 49, 50, 51, 52, 52, 52, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 47, 3, 43, 43, 43, 43, 43, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 17, 17, 17, 17, 17, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 52, 52, 52, 52, 52, 52, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 52, 52, 52, 52, 53, 49, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 49, 49, 49, 49, 49, 49, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    X, 17, X, 8209, 17, 17, 17, 3, 49, 49, 49, 49, 49, 17, 22, X, X, 17, 17, X, 17, 17, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D29: Diagnosis = Diagnosis { answers: &[A97, A98, A28, A29, A27, A30, A31, A32, A40, A33, A34], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 7, 8, 9, 6, 6,
    6, 6, 6, 9, 6, 6, 6, 6, 6, 9, 6, 10, 10, 10, 10, 10,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(512, 255, true),
    State::new(256, 255, true), State::new(0, 255, false), State::new(1024, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(2048, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, X, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, X, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 5, 4, 4, 4, 4, 4, 4, 4, X, 4, 4, 4, X, 4, 4, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, X, 3, 3, 3, X, 3, 3, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 3, 4, 4, 4, 4, 4, 4, 4, X, 4, 4, 4, X, 4, 4, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 7, 8, 9, 10, 10, 10, 11, X, X, 6, 6, 16396, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 6, 6, 6, 6, 6, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 13, 3, 6, 6, 6, 6, 6, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 13, 3, 10, 10, 10, 10, 10, 10, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 13, 3, 10, 10, 10, 10, 14, 7, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 13, 3, 7, 7, 7, 7, 7, 7, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, 11, 11, 11, 11, 11, 11, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, X, X, X, X, X, X, 11, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 15, 16, 17, 18, 18, 18, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 13, 3, 7, 7, 7, 7, 7, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 19, 3, 6, 6, 6, 6, 6, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 19, 3, 18, 18, 18, 18, 18, 18, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 19, 3, 18, 18, 18, 18, 20, 15, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 19, 3, 15, 15, 15, 15, 15, 15, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 21, 22, 23, 24, 24, 24, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 19, 3, 15, 15, 15, 15, 15, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 25, 3, 6, 6, 6, 6, 6, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 25, 3, 24, 24, 24, 24, 24, 24, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 25, 3, 24, 24, 24, 24, 26, 21, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 25, 3, 21, 21, 21, 21, 21, 21, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 27, 28, 29, 30, 30, 30, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 25, 3, 21, 21, 21, 21, 21, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 6, 6, 6, 6, 6, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 30, 30, 30, 30, 30, 30, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 30, 30, 30, 30, 31, 27, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 27, 27, 27, 27, 27, 27, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 27, 27, 27, 27, 27, 6, 11, X, X, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D30: Diagnosis = Diagnosis { answers: &[A97, A98, A28, A29, A27, A35, A36, A37, A38, A40, A39, A24, A31, A32, A33, A34], inner: &[&D63, &D56], of_states: &[
    0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 7, 8, 9, 10, 6,
    11, 6, 12, 12, 12, 12, 12, 13, 6, 6, 6, 6, 14, 12, 10, 6,
    12, 12, 12, 12, 6, 6, 6, 6, 14, 12, 10, 6, 12, 12, 12, 12,
    14, 12, 15, 15, 15, 15, 15,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(512, 255, true),
    State::new(256, 255, true), State::new(0, 255, false), State::new(1024, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(4096, 255, true), State::new(2048, 255, false), State::new(1024, 255, true), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(2048, 255, false),
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
    X, 1, X, 8193, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, X, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, X, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 5, 4, 4, 4, 4, 4, 4, 4, X, 4, 4, 4, X, 4, 4, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, X, 3, 3, 3, X, 3, 3, X, X, X, X, X, X, X, X, X, X,
    X, 4, X, 8196, 4, 4, 4, 3, 4, 4, 4, 4, 4, 4, 4, X, 4, 4, 4, X, 4, 4, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 7, 8, 9, 10, 10, 10, 11, X, 12, 6, 6, 16397, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 6, 6, 6, 6, 6, 6, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 14, 3, 6, 6, 6, 6, 6, 6, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 14, 3, 10, 10, 10, 10, 10, 10, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 14, 3, 10, 10, 10, 10, 15, 7, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 14, 3, 7, 7, 7, 7, 7, 7, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 16, 3, 17, 17, 17, 17, 17, 17, 16, X, 12, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 18, 3, 19, 20, 21, 22, 22, 22, 23, X, X, 18, 18, 16397, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, X, X, X, X, X, X, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 24, 25, 26, 27, 27, 27, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 14, 3, 7, 7, 7, 7, 7, 6, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 16, X, 16, 16, 16, 16, 16, 16, 16, X, 12, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 16, X, 8208, 16, 16, 16, 3, 17, 17, 17, 17, 17, 17, 16, X, 12, 16, 16, X, 16, 16, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 18, 3, 18, 18, 18, 18, 18, 18, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 28, 3, 18, 18, 18, 18, 18, 18, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 28, 3, 22, 22, 22, 22, 22, 22, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 28, 3, 22, 22, 22, 22, 29, 19, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 28, 3, 19, 19, 19, 19, 19, 19, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, 3, 23, 23, 23, 23, 23, 23, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 30, 3, 6, 6, 6, 6, 6, 6, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 30, 3, 27, 27, 27, 27, 27, 27, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 30, 3, 27, 27, 27, 27, 31, 24, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 30, 3, 24, 24, 24, 24, 24, 24, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 18, 3, 32, 33, 34, 35, 35, 35, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 28, 3, 19, 19, 19, 19, 19, 18, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 36, 37, 38, 39, 39, 39, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 30, 3, 24, 24, 24, 24, 24, 6, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 40, 3, 18, 18, 18, 18, 18, 18, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 40, 3, 35, 35, 35, 35, 35, 35, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 40, 3, 35, 35, 35, 35, 41, 32, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 40, 3, 32, 32, 32, 32, 32, 32, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 42, 3, 6, 6, 6, 6, 6, 6, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 42, 3, 39, 39, 39, 39, 39, 39, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 42, 3, 39, 39, 39, 39, 43, 36, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 42, 3, 36, 36, 36, 36, 36, 36, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 18, 3, 44, 45, 46, 47, 47, 47, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 40, 3, 32, 32, 32, 32, 32, 18, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 3, 6, 6, 6, 6, 6, 6, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 42, 3, 36, 36, 36, 36, 36, 6, 11, X, 12, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 48, 3, 18, 18, 18, 18, 18, 18, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 48, 3, 47, 47, 47, 47, 47, 47, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 48, 3, 47, 47, 47, 47, 49, 44, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 48, 3, 44, 44, 44, 44, 44, 44, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 18, 3, 50, 51, 52, 53, 53, 53, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 48, 3, 44, 44, 44, 44, 44, 18, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 18, 3, 18, 18, 18, 18, 18, 18, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 18, 3, 53, 53, 53, 53, 53, 53, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 18, 3, 53, 53, 53, 53, 54, 50, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 18, 3, 50, 50, 50, 50, 50, 50, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    X, 18, X, 8210, 18, 18, 18, 3, 50, 50, 50, 50, 50, 18, 23, X, X, 18, 18, X, 18, 18, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D31: Diagnosis = Diagnosis { answers: &[A99, A100, A101, A102, A103], inner: &[&D63, &D56], of_states: &[
    0, 1, 1, 1, 1, 1, 2, 3, 1, 1, 1, 1, 1, 3, 1, 1,
    1, 1, 1, 3, 1, 4, 4, 4, 4, 4,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(1024, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(2048, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, X, 2, 3, 4, 5, 5, 5, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 7, X, 1, 1, 1, 1, 1, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 7, X, 5, 5, 5, 5, 5, 5, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 7, X, 5, 5, 5, 5, 8, 2, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 7, X, 2, 2, 2, 2, 2, 2, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 6, 6, 6, 6, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 9, 10, 11, 12, 12, 12, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 7, X, 2, 2, 2, 2, 2, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 13, X, 1, 1, 1, 1, 1, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 13, X, 12, 12, 12, 12, 12, 12, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 13, X, 12, 12, 12, 12, 14, 9, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 13, X, 9, 9, 9, 9, 9, 9, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 15, 16, 17, 18, 18, 18, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 13, X, 9, 9, 9, 9, 9, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 19, X, 1, 1, 1, 1, 1, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 19, X, 18, 18, 18, 18, 18, 18, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 19, X, 18, 18, 18, 18, 20, 15, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 19, X, 15, 15, 15, 15, 15, 15, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 21, 22, 23, 24, 24, 24, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 19, X, 15, 15, 15, 15, 15, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 24, 24, 24, 24, 24, 24, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 24, 24, 24, 24, 25, 21, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 21, 21, 21, 21, 21, 21, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 21, 21, 21, 21, 21, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D32: Diagnosis = Diagnosis { answers: &[A104, A105, A106, A107, A108, A24, A100, A101, A102, A103], inner: &[&D63, &D56], of_states: &[
    0, 1, 1, 1, 1, 1, 2, 3, 4, 1, 5, 1, 6, 6, 6, 6,
    6, 7, 1, 1, 1, 1, 8, 6, 4, 1, 6, 6, 6, 6, 1, 1,
    1, 1, 8, 6, 4, 1, 6, 6, 6, 6, 8, 6, 9, 9, 9, 9,
    9,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(1024, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(4096, 255, true), State::new(2048, 255, false),
    State::new(1024, 255, true), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(2048, 255, false), State::new(0, 255, false), State::new(0, 255, false),
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
    X, 1, X, 8193, 1, 1, 1, X, 2, 3, 4, 5, 5, 5, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 8, X, 1, 1, 1, 1, 1, 1, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 8, X, 5, 5, 5, 5, 5, 5, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 8, X, 5, 5, 5, 5, 9, 2, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 8, X, 2, 2, 2, 2, 2, 2, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 10, X, 8202, 10, 10, 10, X, 11, 11, 11, 11, 11, 11, 10, X, 7, 10, 10, X, 10, 10, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 12, X, 13, 14, 15, 16, 16, 16, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 18, 19, 20, 21, 21, 21, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 8, X, 2, 2, 2, 2, 2, 1, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 10, X, 8202, 10, 10, 10, X, 10, 10, 10, 10, 10, 10, 10, X, 7, 10, 10, X, 10, 10, X, X, X, X, X, X, X, X, X, X,
    X, 10, X, 8202, 10, 10, 10, X, 11, 11, 11, 11, 11, 11, 10, X, 7, 10, 10, X, 10, 10, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 12, X, 12, 12, 12, 12, 12, 12, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 22, X, 12, 12, 12, 12, 12, 12, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 22, X, 16, 16, 16, 16, 16, 16, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 22, X, 16, 16, 16, 16, 23, 13, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 22, X, 13, 13, 13, 13, 13, 13, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 17, 17, 17, 17, 17, 17, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 24, X, 1, 1, 1, 1, 1, 1, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 24, X, 21, 21, 21, 21, 21, 21, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 24, X, 21, 21, 21, 21, 25, 18, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 24, X, 18, 18, 18, 18, 18, 18, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 12, X, 26, 27, 28, 29, 29, 29, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 22, X, 13, 13, 13, 13, 13, 12, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 30, 31, 32, 33, 33, 33, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 24, X, 18, 18, 18, 18, 18, 1, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 34, X, 12, 12, 12, 12, 12, 12, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 34, X, 29, 29, 29, 29, 29, 29, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 34, X, 29, 29, 29, 29, 35, 26, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 34, X, 26, 26, 26, 26, 26, 26, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 36, X, 1, 1, 1, 1, 1, 1, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 36, X, 33, 33, 33, 33, 33, 33, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 36, X, 33, 33, 33, 33, 37, 30, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 36, X, 30, 30, 30, 30, 30, 30, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 12, X, 38, 39, 40, 41, 41, 41, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 34, X, 26, 26, 26, 26, 26, 12, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 36, X, 30, 30, 30, 30, 30, 1, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 42, X, 12, 12, 12, 12, 12, 12, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 42, X, 41, 41, 41, 41, 41, 41, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 42, X, 41, 41, 41, 41, 43, 38, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 42, X, 38, 38, 38, 38, 38, 38, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 12, X, 44, 45, 46, 47, 47, 47, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 42, X, 38, 38, 38, 38, 38, 12, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 12, X, 12, 12, 12, 12, 12, 12, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 12, X, 47, 47, 47, 47, 47, 47, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 12, X, 47, 47, 47, 47, 48, 44, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 12, X, 44, 44, 44, 44, 44, 44, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    X, 12, X, 8204, 12, 12, 12, X, 44, 44, 44, 44, 44, 12, 17, X, X, 12, 12, X, 12, 12, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D33: Diagnosis = Diagnosis { answers: &[A99, A100, A101, A109, A102, A103], inner: &[&D63, &D56], of_states: &[
    0, 1, 1, 1, 1, 1, 2, 3, 4, 1, 1, 1, 1, 1, 4, 1,
    1, 1, 1, 1, 4, 1, 5, 5, 5, 5, 5,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(1024, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(2048, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, X, 2, 3, 4, 5, 5, 5, 6, X, X, 1, 1, 16391, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 8, X, 1, 1, 1, 1, 1, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 8, X, 5, 5, 5, 5, 5, 5, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 8, X, 5, 5, 5, 5, 9, 2, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 8, X, 2, 2, 2, 2, 2, 2, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 6, 6, 6, 6, 6, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, 6, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 10, 11, 12, 13, 13, 13, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 8, X, 2, 2, 2, 2, 2, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 14, X, 1, 1, 1, 1, 1, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 14, X, 13, 13, 13, 13, 13, 13, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 14, X, 13, 13, 13, 13, 15, 10, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 14, X, 10, 10, 10, 10, 10, 10, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 16, 17, 18, 19, 19, 19, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 14, X, 10, 10, 10, 10, 10, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 20, X, 1, 1, 1, 1, 1, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 20, X, 19, 19, 19, 19, 19, 19, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 20, X, 19, 19, 19, 19, 21, 16, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 20, X, 16, 16, 16, 16, 16, 16, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 22, 23, 24, 25, 25, 25, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 20, X, 16, 16, 16, 16, 16, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 25, 25, 25, 25, 25, 25, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 25, 25, 25, 25, 26, 22, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 22, 22, 22, 22, 22, 22, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 22, 22, 22, 22, 22, 1, 6, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D34: Diagnosis = Diagnosis { answers: &[A104, A105, A106, A107, A109, A108, A24, A100, A101, A102, A103], inner: &[&D63, &D56], of_states: &[
    0, 1, 1, 1, 1, 1, 2, 3, 4, 5, 1, 6, 1, 7, 7, 7,
    7, 7, 8, 1, 1, 1, 1, 9, 7, 5, 1, 7, 7, 7, 7, 1,
    1, 1, 1, 9, 7, 5, 1, 7, 7, 7, 7, 9, 7, 10, 10, 10,
    10, 10,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(1024, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(4096, 255, true),
    State::new(2048, 255, false), State::new(1024, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(2048, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, X, 2, 3, 4, 5, 5, 5, 6, X, 7, 1, 1, 16392, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 9, X, 1, 1, 1, 1, 1, 1, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 9, X, 5, 5, 5, 5, 5, 5, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 9, X, 5, 5, 5, 5, 10, 2, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 9, X, 2, 2, 2, 2, 2, 2, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 11, X, 8203, 11, 11, 11, X, 12, 12, 12, 12, 12, 12, 11, X, 7, 11, 11, X, 11, 11, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, X, 14, 15, 16, 17, 17, 17, 18, X, X, 13, 13, 16392, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 19, 20, 21, 22, 22, 22, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 9, X, 2, 2, 2, 2, 2, 1, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 11, X, 8203, 11, 11, 11, X, 11, 11, 11, 11, 11, 11, 11, X, 7, 11, 11, X, 11, 11, X, X, X, X, X, X, X, X, X, X,
    X, 11, X, 8203, 11, 11, 11, X, 12, 12, 12, 12, 12, 12, 11, X, 7, 11, 11, X, 11, 11, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, X, 13, 13, 13, 13, 13, 13, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 23, X, 13, 13, 13, 13, 13, 13, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 23, X, 17, 17, 17, 17, 17, 17, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 23, X, 17, 17, 17, 17, 24, 14, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 23, X, 14, 14, 14, 14, 14, 14, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 18, 18, 18, 18, 18, 18, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 25, X, 1, 1, 1, 1, 1, 1, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 25, X, 22, 22, 22, 22, 22, 22, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 25, X, 22, 22, 22, 22, 26, 19, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 25, X, 19, 19, 19, 19, 19, 19, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, X, 27, 28, 29, 30, 30, 30, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 23, X, 14, 14, 14, 14, 14, 13, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 31, 32, 33, 34, 34, 34, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 25, X, 19, 19, 19, 19, 19, 1, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 35, X, 13, 13, 13, 13, 13, 13, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 35, X, 30, 30, 30, 30, 30, 30, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 35, X, 30, 30, 30, 30, 36, 27, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 35, X, 27, 27, 27, 27, 27, 27, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 37, X, 1, 1, 1, 1, 1, 1, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 37, X, 34, 34, 34, 34, 34, 34, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 37, X, 34, 34, 34, 34, 38, 31, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 37, X, 31, 31, 31, 31, 31, 31, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, X, 39, 40, 41, 42, 42, 42, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 35, X, 27, 27, 27, 27, 27, 13, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 37, X, 31, 31, 31, 31, 31, 1, 6, X, 7, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 43, X, 13, 13, 13, 13, 13, 13, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 43, X, 42, 42, 42, 42, 42, 42, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 43, X, 42, 42, 42, 42, 44, 39, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 43, X, 39, 39, 39, 39, 39, 39, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, X, 45, 46, 47, 48, 48, 48, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 43, X, 39, 39, 39, 39, 39, 13, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, X, 13, 13, 13, 13, 13, 13, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, X, 48, 48, 48, 48, 48, 48, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, X, 48, 48, 48, 48, 49, 45, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, X, 45, 45, 45, 45, 45, 45, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    X, 13, X, 8205, 13, 13, 13, X, 45, 45, 45, 45, 45, 13, 18, X, X, 13, 13, X, 13, 13, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D35: Diagnosis = Diagnosis { answers: &[A110], inner: &[&D63], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED], path: true,
    states: &[
    State::new(4096, 255, true),
    ],
    next: &[
    X, 0, X, 8192, 0, 0, 0, X, 0, 0, 0, 0, 0, 0, 0, X, X, 0, 0, X, 0, 0, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D36: Diagnosis = Diagnosis { answers: &[A111, A112, A113], inner: &[&D63, &D56], of_states: &[
    0, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1,
    1, 1, 2, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(1024, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, X, 2, 3, 4, 5, 5, 5, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 6, X, 1, 1, 1, 1, 1, 1, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 6, X, 5, 5, 5, 5, 5, 5, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 6, X, 5, 5, 5, 5, 7, 2, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 6, X, 2, 2, 2, 2, 2, 2, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 8, 9, 10, 11, 11, 11, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 6, X, 2, 2, 2, 2, 2, 1, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 12, X, 1, 1, 1, 1, 1, 1, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 12, X, 11, 11, 11, 11, 11, 11, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 12, X, 11, 11, 11, 11, 13, 8, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 12, X, 8, 8, 8, 8, 8, 8, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 14, 15, 16, 17, 17, 17, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 12, X, 8, 8, 8, 8, 8, 1, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 18, X, 1, 1, 1, 1, 1, 1, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 18, X, 17, 17, 17, 17, 17, 17, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 18, X, 17, 17, 17, 17, 19, 14, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 18, X, 14, 14, 14, 14, 14, 14, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 18, X, 14, 14, 14, 14, 14, 1, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D37: Diagnosis = Diagnosis { answers: &[A111, A112, A114, A113], inner: &[&D63, &D56], of_states: &[
    0, 1, 1, 1, 1, 1, 2, 3, 1, 1, 1, 1, 1, 3, 1, 1,
    1, 1, 1, 3, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED, &IP_LITERAL], path: true,
    states: &[
    State::new(0, 255, false), State::new(1024, 255, true), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, X, 2, 3, 4, 5, 5, 5, X, X, X, 1, 1, 16390, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 7, X, 1, 1, 1, 1, 1, 1, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 7, X, 5, 5, 5, 5, 5, 5, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 7, X, 5, 5, 5, 5, 8, 2, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 7, X, 2, 2, 2, 2, 2, 2, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 9, 10, 11, 12, 12, 12, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 7, X, 2, 2, 2, 2, 2, 1, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 13, X, 1, 1, 1, 1, 1, 1, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 13, X, 12, 12, 12, 12, 12, 12, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 13, X, 12, 12, 12, 12, 14, 9, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 13, X, 9, 9, 9, 9, 9, 9, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 15, 16, 17, 18, 18, 18, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 13, X, 9, 9, 9, 9, 9, 1, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 19, X, 1, 1, 1, 1, 1, 1, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 19, X, 18, 18, 18, 18, 18, 18, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 19, X, 18, 18, 18, 18, 20, 15, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 19, X, 15, 15, 15, 15, 15, 15, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 19, X, 15, 15, 15, 15, 15, 1, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D38: Diagnosis = Diagnosis { answers: &[A112], inner: &[&D63], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED], path: true,
    states: &[
    State::new(1024, 255, true),
    ],
    next: &[
    X, 0, X, 8192, 0, 0, 0, X, 0, 0, 0, 0, 0, 0, X, X, X, 0, 0, X, 0, 0, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D39: Diagnosis = Diagnosis { answers: &[A115, A116, A117, A27, A118, A29], inner: &[&D63], of_states: &[
    0, 1, 2, 3, 4, 3, 5, 5,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED], path: true,
    states: &[
    State::new(0, 255, false), State::new(8192, 255, true), State::new(0, 255, false), State::new(256, 255, true),
    State::new(16384, 255, false), State::new(256, 255, true), State::new(512, 255, true), State::new(256, 255, true),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 3, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 3, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 6, 5, 5, 5, 5, 5, 5, 5, X, 5, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 6, 3, 3, 3, 3, 3, 3, 3, X, 3, 3, 3, X, 3, 3, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 4, 7, 7, 7, 7, 7, 7, 7, X, 7, 7, 7, X, 7, 7, X, X, X, X, X, X, X, X, X, X,
    X, 5, X, 8197, 5, 5, 5, 4, 5, 5, 5, 5, 5, 5, 5, X, 5, 5, 5, X, 5, 5, X, X, X, X, X, X, X, X, X, X,
    X, 6, X, 8198, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, X, 6, 6, 6, X, 6, 6, X, X, X, X, X, X, X, X, X, X,
    X, 7, X, 8199, 7, 7, 7, 4, 7, 7, 7, 7, 7, 7, 7, X, 7, 7, 7, X, 7, 7, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D40: Diagnosis = Diagnosis { answers: &[A119, A29], inner: &[&D63], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED], path: true,
    states: &[
    State::new(0, 255, false), State::new(512, 255, true),
    ],
    next: &[
    X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D41: Diagnosis = Diagnosis { answers: &[A120, A121, A27, A29], inner: &[&D63], of_states: &[
    0, 1, 2, 3,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(256, 255, true), State::new(512, 255, true),
    ],
    next: &[
    X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 2, X, 8194, 2, 2, 2, X, 2, 2, 2, 2, 2, 2, 2, X, 2, 2, 2, X, 2, 2, X, X, X, X, X, X, X, X, X, X,
    X, 2, X, 8194, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, X, 2, 2, 2, X, 2, 2, X, X, X, X, X, X, X, X, X, X,
    X, 3, X, 8195, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, X, 3, 3, 3, X, 3, 3, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D42: Diagnosis = Diagnosis { answers: &[A122, A98, A29], inner: &[&D63], of_states: &[
    0, 1, 2,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED], path: true,
    states: &[
    State::new(0, 255, false), State::new(8192, 255, true), State::new(512, 255, true),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, X, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, X, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 2, X, 8194, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, X, 2, 2, 2, X, 2, 2, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D43: Diagnosis = Diagnosis { answers: &[A123, A27, A29], inner: &[&D63], of_states: &[
    0, 1, 2,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, true), State::new(512, 255, true),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 2, X, 8194, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, X, 2, 2, 2, X, 2, 2, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D44: Diagnosis = Diagnosis { answers: &[A124], inner: &[], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D45: Diagnosis = Diagnosis { answers: &[A125], inner: &[&D63], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED], path: true,
    states: &[
    State::new(256, 255, true),
    ],
    next: &[
    X, 0, X, 8192, 0, 0, 0, X, 0, 0, 0, 0, 0, 0, 0, X, 0, 0, 0, X, 0, 0, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D46: Diagnosis = Diagnosis { answers: &[A123, A121], inner: &[&D63], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED], path: true,
    states: &[
    State::new(0, 255, false), State::new(256, 255, true),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D47: Diagnosis = Diagnosis { answers: &[A122, A126], inner: &[&D63], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED], path: true,
    states: &[
    State::new(0, 255, false), State::new(8192, 255, true),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, X, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, X, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D48: Diagnosis = Diagnosis { answers: &[A127, A128], inner: &[&D63], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, 8193, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, 1, X, 1, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D49: Diagnosis = Diagnosis { answers: &[A83], inner: &[&D63], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED], path: true,
    states: &[
    State::new(32768, 255, true),
    ],
    next: &[
    X, 0, X, 8192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, X, 0, 0, 0, X, X, X, X, X, X, X, X, X,
    ],
} };

static D50: Diagnosis = Diagnosis { answers: &[A10], inner: &[&D63], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[&PCT_ENCODED], path: true,
    states: &[
    State::new(65536, 255, true),
    ],
    next: &[
    X, 0, X, 8192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, X, 0, 0, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D51: Diagnosis = Diagnosis { answers: &[A129, A130], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, 1, 1, X, 1, 1, 1, 1, 1, 1, X, X, X, 1, 1, X, 1, 1, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D52: Diagnosis = Diagnosis { answers: &[A131, A132], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D53: Diagnosis = Diagnosis { answers: &[A133, A134], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D54: Diagnosis = Diagnosis { answers: &[A6, A135], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(131072, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, 1, 1, 1, X, 1, 1, 1, 1, 1, 1, X, X, X, 1, 1, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D55: Diagnosis = Diagnosis { answers: &[A101], inner: &[], of_states: &[
    0,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(2048, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, 0, 0, 0, 0, 0, 0, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D56: Diagnosis = Diagnosis { answers: &[A136, A137, A138, A139, A140, A141, A142, A143, A144, A145, A146, A147, A148, A149, A150, A151, A152, A153, A154, A155, A156, A157, A158, A159, A160, A161, A162, A163, A164, A165, A166, A167, A168, A169, A170, A171, A172, A173], inner: &[], of_states: &[
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
    octets: &ADDRESSES, ranges: ADDRESSES_BEYOND, shift: 4, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(256, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(512, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
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
    X, X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X,
    X, X, X, 2, 2, 2, 2, 2, 2, 3, 2, 4, X, X, X, X,
    X, X, X, 5, 5, 5, 5, 5, 5, 6, 5, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 7, X, X, X, X, X, X,
    X, X, X, 8, 8, 8, 8, 8, 8, X, 8, X, X, X, X, X,
    X, X, X, 9, 9, 9, 9, 9, 9, 6, 9, X, X, X, X, X,
    X, X, X, 10, 10, 10, 10, 10, 10, 11, 10, X, X, X, X, X,
    X, X, X, 12, 13, 14, 15, 15, 15, X, 16, X, X, 17, X, X,
    X, X, 18, 8, 8, 8, 8, 8, 8, X, 8, X, X, X, X, X,
    X, X, X, 19, 19, 19, 19, 19, 19, 6, 19, X, X, X, X, X,
    X, X, X, 20, 20, 20, 20, 20, 20, 21, 20, X, X, X, X, X,
    X, X, X, 22, 23, 24, 25, 25, 25, X, 26, X, X, 17, X, X,
    X, X, 27, 28, 28, 28, 28, 28, 28, 29, 28, X, X, 17, X, X,
    X, X, 27, 30, 30, 30, 30, 30, 30, 29, 28, X, X, 17, X, X,
    X, X, 27, 30, 30, 30, 30, 31, 32, 29, 28, X, X, 17, X, X,
    X, X, 27, 32, 32, 32, 32, 32, 32, 29, 28, X, X, 17, X, X,
    X, X, X, 28, 28, 28, 28, 28, 28, 29, 28, X, X, 17, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 6, X, X, X, X, X, X,
    X, X, X, 34, 34, 34, 34, 34, 34, 21, 34, X, X, X, X, X,
    X, X, X, 35, 35, 35, 35, 35, 35, 36, 35, X, X, X, X, X,
    X, X, 27, 37, 37, 37, 37, 37, 37, 38, 37, X, X, 17, X, X,
    X, X, 27, 39, 39, 39, 39, 39, 39, 38, 37, X, X, 17, X, X,
    X, X, 27, 39, 39, 39, 39, 40, 41, 38, 37, X, X, 17, X, X,
    X, X, 27, 41, 41, 41, 41, 41, 41, 38, 37, X, X, 17, X, X,
    X, X, X, 37, 37, 37, 37, 37, 37, 38, 37, X, X, 17, X, X,
    X, X, X, 42, 43, 44, 45, 45, 45, X, X, X, X, X, X, X,
    X, X, X, 46, 46, 46, 46, 46, 46, 29, 46, X, X, 17, X, X,
    X, X, X, 22, 23, 24, 25, 25, 25, X, 26, X, X, X, X, X,
    X, X, 27, 47, 47, 47, 47, 47, 47, 29, 46, X, X, 17, X, X,
    X, X, 27, 47, 47, 47, 47, 47, 46, 29, 46, X, X, 17, X, X,
    X, X, 27, 46, 46, 46, 46, 46, 46, 29, 46, X, X, 17, X, X,
    X, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, X, 17, X, X,
    X, X, X, 48, 48, 48, 48, 48, 48, 21, 48, X, X, X, X, X,
    X, X, X, 49, 49, 49, 49, 49, 49, 50, 49, X, X, X, X, X,
    X, X, X, 51, 52, 53, 54, 54, 54, X, 55, X, X, 17, X, X,
    X, X, X, 56, 56, 56, 56, 56, 56, 38, 56, X, X, 17, X, X,
    X, X, X, 51, 52, 53, 54, 54, 54, X, 55, X, X, X, X, X,
    X, X, 27, 57, 57, 57, 57, 57, 57, 38, 56, X, X, 17, X, X,
    X, X, 27, 57, 57, 57, 57, 57, 56, 38, 56, X, X, 17, X, X,
    X, X, 27, 56, 56, 56, 56, 56, 56, 38, 56, X, X, 17, X, X,
    X, X, 58, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 58, 45, 45, 45, 45, 45, 45, X, X, X, X, X, X, X,
    X, X, 58, 45, 45, 45, 45, 59, 42, X, X, X, X, X, X, X,
    X, X, 58, 42, 42, 42, 42, 42, 42, X, X, X, X, X, X, X,
    X, X, X, 60, 60, 60, 60, 60, 60, 29, 60, X, X, 17, X, X,
    X, X, 27, 60, 60, 60, 60, 60, 60, 29, 60, X, X, 17, X, X,
    X, X, X, X, X, X, X, X, X, 21, X, X, X, X, X, X,
    X, X, X, 61, 61, 61, 61, 61, 61, 50, 61, X, X, X, X, X,
    X, X, X, 62, 62, 62, 62, 62, 62, 63, 62, X, X, X, X, X,
    X, X, 27, 64, 64, 64, 64, 64, 64, 65, 64, X, X, 17, X, X,
    X, X, 27, 66, 66, 66, 66, 66, 66, 65, 64, X, X, 17, X, X,
    X, X, 27, 66, 66, 66, 66, 67, 68, 65, 64, X, X, 17, X, X,
    X, X, 27, 68, 68, 68, 68, 68, 68, 65, 64, X, X, 17, X, X,
    X, X, X, 64, 64, 64, 64, 64, 64, 65, 64, X, X, 17, X, X,
    X, X, X, 69, 69, 69, 69, 69, 69, 38, 69, X, X, 17, X, X,
    X, X, 27, 69, 69, 69, 69, 69, 69, 38, 69, X, X, 17, X, X,
    X, X, X, 70, 71, 72, 73, 73, 73, X, X, X, X, X, X, X,
    X, X, 58, 42, 42, 42, 42, 42, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 29, X, X, X, 17, X, X,
    X, X, X, 74, 74, 74, 74, 74, 74, 50, 74, X, X, X, X, X,
    X, X, X, 75, 75, 75, 75, 75, 75, 76, 75, X, X, X, X, X,
    X, X, X, 77, 78, 79, 80, 80, 80, X, 81, X, X, 17, X, X,
    X, X, X, 82, 82, 82, 82, 82, 82, 65, 82, X, X, 17, X, X,
    X, X, X, 77, 78, 79, 80, 80, 80, X, 81, X, X, X, X, X,
    X, X, 27, 83, 83, 83, 83, 83, 83, 65, 82, X, X, 17, X, X,
    X, X, 27, 83, 83, 83, 83, 83, 82, 65, 82, X, X, 17, X, X,
    X, X, 27, 82, 82, 82, 82, 82, 82, 65, 82, X, X, 17, X, X,
    X, X, X, X, X, X, X, X, X, 38, X, X, X, 17, X, X,
    X, X, 84, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 84, 73, 73, 73, 73, 73, 73, X, X, X, X, X, X, X,
    X, X, 84, 73, 73, 73, 73, 85, 70, X, X, X, X, X, X, X,
    X, X, 84, 70, 70, 70, 70, 70, 70, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 50, X, X, X, X, X, X,
    X, X, X, 86, 86, 86, 86, 86, 86, 76, 86, X, X, X, X, X,
    X, X, X, 87, 87, 87, 87, 87, 87, 88, 87, X, X, X, X, X,
    X, X, 27, 89, 89, 89, 89, 89, 89, 90, 89, X, X, 17, X, X,
    X, X, 27, 91, 91, 91, 91, 91, 91, 90, 89, X, X, 17, X, X,
    X, X, 27, 91, 91, 91, 91, 92, 93, 90, 89, X, X, 17, X, X,
    X, X, 27, 93, 93, 93, 93, 93, 93, 90, 89, X, X, 17, X, X,
    X, X, X, 89, 89, 89, 89, 89, 89, 90, 89, X, X, 17, X, X,
    X, X, X, 94, 94, 94, 94, 94, 94, 65, 94, X, X, 17, X, X,
    X, X, 27, 94, 94, 94, 94, 94, 94, 65, 94, X, X, 17, X, X,
    X, X, X, 95, 96, 97, 98, 98, 98, X, X, X, X, X, X, X,
    X, X, 84, 70, 70, 70, 70, 70, X, X, X, X, X, X, X, X,
    X, X, X, 99, 99, 99, 99, 99, 99, 76, 99, X, X, X, X, X,
    X, X, X, 100, 100, 100, 100, 100, 100, 101, 100, X, X, X, X, X,
    X, X, X, 102, 103, 104, 105, 105, 105, X, 106, X, X, 17, X, X,
    X, X, X, 107, 107, 107, 107, 107, 107, 90, 107, X, X, 17, X, X,
    X, X, X, 102, 103, 104, 105, 105, 105, X, 106, X, X, X, X, X,
    X, X, 27, 108, 108, 108, 108, 108, 108, 90, 107, X, X, 17, X, X,
    X, X, 27, 108, 108, 108, 108, 108, 107, 90, 107, X, X, 17, X, X,
    X, X, 27, 107, 107, 107, 107, 107, 107, 90, 107, X, X, 17, X, X,
    X, X, X, X, X, X, X, X, X, 65, X, X, X, 17, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, 17, X, X,
    X, X, X, 98, 98, 98, 98, 98, 98, X, X, X, X, 17, X, X,
    X, X, X, 98, 98, 98, 98, 109, 95, X, X, X, X, 17, X, X,
    X, X, X, 95, 95, 95, 95, 95, 95, X, X, X, X, 17, X, X,
    X, X, X, X, X, X, X, X, X, 76, X, X, X, X, X, X,
    X, X, X, 110, 110, 110, 110, 110, 110, 101, 110, X, X, X, X, X,
    X, X, X, 111, 111, 111, 111, 111, 111, 112, 111, X, X, X, X, X,
    X, X, 27, 113, 113, 113, 113, 113, 113, 114, 113, X, X, 17, X, X,
    X, X, 27, 115, 115, 115, 115, 115, 115, 114, 113, X, X, 17, X, X,
    X, X, 27, 115, 115, 115, 115, 116, 117, 114, 113, X, X, 17, X, X,
    X, X, 27, 117, 117, 117, 117, 117, 117, 114, 113, X, X, 17, X, X,
    X, X, X, 113, 113, 113, 113, 113, 113, 114, 113, X, X, 17, X, X,
    X, X, X, 118, 118, 118, 118, 118, 118, 90, 118, X, X, 17, X, X,
    X, X, 27, 118, 118, 118, 118, 118, 118, 90, 118, X, X, 17, X, X,
    X, X, X, 95, 95, 95, 95, 95, X, X, X, X, X, 17, X, X,
    X, X, X, 119, 119, 119, 119, 119, 119, 101, 119, X, X, X, X, X,
    X, X, X, 120, 120, 120, 120, 120, 120, 121, 120, X, X, X, X, X,
    X, X, X, 122, 123, 124, 125, 125, 125, X, 126, X, X, 17, X, X,
    X, X, X, 127, 127, 127, 127, 127, 127, 114, 127, X, X, 17, X, X,
    X, X, X, 122, 123, 124, 125, 125, 125, X, 126, X, X, X, X, X,
    X, X, 27, 128, 128, 128, 128, 128, 128, 114, 127, X, X, 17, X, X,
    X, X, 27, 128, 128, 128, 128, 128, 127, 114, 127, X, X, 17, X, X,
    X, X, 27, 127, 127, 127, 127, 127, 127, 114, 127, X, X, 17, X, X,
    X, X, X, X, X, X, X, X, X, 90, X, X, X, 17, X, X,
    X, X, X, X, X, X, X, X, X, 101, X, X, X, X, X, X,
    X, X, X, 129, 129, 129, 129, 129, 129, 121, 129, X, X, X, X, X,
    X, X, X, 130, 131, 132, 133, 133, 133, 134, 135, X, X, X, X, X,
    X, X, 27, 136, 136, 136, 136, 136, 136, 137, 136, X, X, 17, X, X,
    X, X, 27, 138, 138, 138, 138, 138, 138, 137, 136, X, X, 17, X, X,
    X, X, 27, 138, 138, 138, 138, 139, 140, 137, 136, X, X, 17, X, X,
    X, X, 27, 140, 140, 140, 140, 140, 140, 137, 136, X, X, 17, X, X,
    X, X, X, 136, 136, 136, 136, 136, 136, 137, 136, X, X, 17, X, X,
    X, X, X, 141, 141, 141, 141, 141, 141, 114, 141, X, X, 17, X, X,
    X, X, 27, 141, 141, 141, 141, 141, 141, 114, 141, X, X, 17, X, X,
    X, X, X, 142, 142, 142, 142, 142, 142, 121, 142, X, X, X, X, X,
    X, X, 27, 143, 143, 143, 143, 143, 143, 144, 143, X, X, X, X, X,
    X, X, 27, 145, 145, 145, 145, 145, 145, 144, 143, X, X, X, X, X,
    X, X, 27, 145, 145, 145, 145, 146, 147, 144, 143, X, X, X, X, X,
    X, X, 27, 147, 147, 147, 147, 147, 147, 144, 143, X, X, X, X, X,
    X, X, X, 148, 148, 148, 148, 148, 148, X, 148, X, X, 17, X, X,
    X, X, X, 143, 143, 143, 143, 143, 143, 144, 143, X, X, X, X, X,
    X, X, X, 149, 149, 149, 149, 149, 149, 137, 149, X, X, 17, X, X,
    X, X, X, 148, 148, 148, 148, 148, 148, X, 148, X, X, X, X, X,
    X, X, 27, 150, 150, 150, 150, 150, 150, 137, 149, X, X, 17, X, X,
    X, X, 27, 150, 150, 150, 150, 150, 149, 137, 149, X, X, 17, X, X,
    X, X, 27, 149, 149, 149, 149, 149, 149, 137, 149, X, X, 17, X, X,
    X, X, X, X, X, X, X, X, X, 114, X, X, X, 17, X, X,
    X, X, X, X, X, X, X, X, X, 121, X, X, X, X, X, X,
    X, X, X, 151, 151, 151, 151, 151, 151, 144, 151, X, X, X, X, X,
    X, X, X, 148, 148, 148, 148, 148, 148, 95, 148, X, X, X, X, X,
    X, X, 27, 152, 152, 152, 152, 152, 152, 144, 151, X, X, X, X, X,
    X, X, 27, 152, 152, 152, 152, 152, 151, 144, 151, X, X, X, X, X,
    X, X, 27, 151, 151, 151, 151, 151, 151, 144, 151, X, X, X, X, X,
    X, X, X, 153, 153, 153, 153, 153, 153, X, 153, X, X, 17, X, X,
    X, X, X, 154, 154, 154, 154, 154, 154, 137, 154, X, X, 17, X, X,
    X, X, 27, 154, 154, 154, 154, 154, 154, 137, 154, X, X, 17, X, X,
    X, X, X, 155, 155, 155, 155, 155, 155, 144, 155, X, X, X, X, X,
    X, X, 27, 155, 155, 155, 155, 155, 155, 144, 155, X, X, X, X, X,
    X, X, X, 156, 156, 156, 156, 156, 156, X, 156, X, X, 17, X, X,
    X, X, X, X, X, X, X, X, X, 137, X, X, X, 17, X, X,
    X, X, X, X, X, X, X, X, X, 144, X, X, X, X, X, X,
    X, X, X, 95, 95, 95, 95, 95, 95, X, 95, X, X, 17, X, X,
    ],
} };

static D57: Diagnosis = Diagnosis { answers: &[A174, A140, A143, A149, A175], inner: &[], of_states: &[
    0, 1, 2, 3, 4,
], table: Table {
    octets: &ADDRESSES, ranges: ADDRESSES_BEYOND, shift: 4, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(256, 255, false), State::new(0, 255, false),
    State::new(512, 255, false),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X,
    X, X, X, 2, 2, 2, 2, 2, 2, X, 2, X, X, X, X, X,
    X, X, 3, 2, 2, 2, 2, 2, 2, X, 2, X, X, X, X, X,
    X, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X,
    X, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, X, X, X, X,
    ],
} };

static D58: Diagnosis = Diagnosis { answers: &[A176, A138, A139, A141, A177, A178, A179, A180, A181, A150, A151, A152, A182, A155, A156, A157, A158, A183, A184, A185, A186, A187, A188, A165, A166, A167, A168, A169, A189, A171, A172, A190], inner: &[], of_states: &[
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
    octets: &ADDRESSES, ranges: ADDRESSES_BEYOND, shift: 4, ops: &[],
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
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
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
    X, X, X, 1, 1, 1, 1, 1, 1, 2, 1, X, X, X, X, X,
    X, X, X, 3, 3, 3, 3, 3, 3, 4, 3, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 5, X, X, X, X, X, X,
    X, X, X, 6, 6, 6, 6, 6, 6, 4, 6, X, X, X, X, X,
    X, X, X, 7, 7, 7, 7, 7, 7, 8, 7, X, X, X, X, X,
    X, X, X, 9, 10, 11, 12, 12, 12, X, 13, X, X, X, X, X,
    X, X, X, 14, 14, 14, 14, 14, 14, 4, 14, X, X, X, X, X,
    X, X, X, 15, 15, 15, 15, 15, 15, 16, 15, X, X, X, X, X,
    X, X, X, 17, 18, 19, 20, 20, 20, X, 21, X, X, X, X, X,
    X, X, 22, 23, 23, 23, 23, 23, 23, 24, 23, X, X, X, X, X,
    X, X, 22, 25, 25, 25, 25, 25, 25, 24, 23, X, X, X, X, X,
    X, X, 22, 25, 25, 25, 25, 26, 27, 24, 23, X, X, X, X, X,
    X, X, 22, 27, 27, 27, 27, 27, 27, 24, 23, X, X, X, X, X,
    X, X, X, 23, 23, 23, 23, 23, 23, 24, 23, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 4, X, X, X, X, X, X,
    X, X, X, 28, 28, 28, 28, 28, 28, 16, 28, X, X, X, X, X,
    X, X, X, 29, 29, 29, 29, 29, 29, 30, 29, X, X, X, X, X,
    X, X, 22, 31, 31, 31, 31, 31, 31, 32, 31, X, X, X, X, X,
    X, X, 22, 33, 33, 33, 33, 33, 33, 32, 31, X, X, X, X, X,
    X, X, 22, 33, 33, 33, 33, 34, 35, 32, 31, X, X, X, X, X,
    X, X, 22, 35, 35, 35, 35, 35, 35, 32, 31, X, X, X, X, X,
    X, X, X, 31, 31, 31, 31, 31, 31, 32, 31, X, X, X, X, X,
    X, X, X, 36, 37, 38, 39, 39, 39, X, X, X, X, X, X, X,
    X, X, X, 40, 40, 40, 40, 40, 40, 24, 40, X, X, X, X, X,
    X, X, X, 17, 18, 19, 20, 20, 20, X, 21, X, X, X, X, X,
    X, X, 22, 41, 41, 41, 41, 41, 41, 24, 40, X, X, X, X, X,
    X, X, 22, 41, 41, 41, 41, 41, 40, 24, 40, X, X, X, X, X,
    X, X, 22, 40, 40, 40, 40, 40, 40, 24, 40, X, X, X, X, X,
    X, X, X, 42, 42, 42, 42, 42, 42, 16, 42, X, X, X, X, X,
    X, X, X, 43, 43, 43, 43, 43, 43, 44, 43, X, X, X, X, X,
    X, X, X, 45, 46, 47, 48, 48, 48, X, 49, X, X, X, X, X,
    X, X, X, 50, 50, 50, 50, 50, 50, 32, 50, X, X, X, X, X,
    X, X, X, 45, 46, 47, 48, 48, 48, X, 49, X, X, X, X, X,
    X, X, 22, 51, 51, 51, 51, 51, 51, 32, 50, X, X, X, X, X,
    X, X, 22, 51, 51, 51, 51, 51, 50, 32, 50, X, X, X, X, X,
    X, X, 22, 50, 50, 50, 50, 50, 50, 32, 50, X, X, X, X, X,
    X, X, 52, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 52, 39, 39, 39, 39, 39, 39, X, X, X, X, X, X, X,
    X, X, 52, 39, 39, 39, 39, 53, 36, X, X, X, X, X, X, X,
    X, X, 52, 36, 36, 36, 36, 36, 36, X, X, X, X, X, X, X,
    X, X, X, 54, 54, 54, 54, 54, 54, 24, 54, X, X, X, X, X,
    X, X, 22, 54, 54, 54, 54, 54, 54, 24, 54, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 16, X, X, X, X, X, X,
    X, X, X, 55, 55, 55, 55, 55, 55, 44, 55, X, X, X, X, X,
    X, X, X, 56, 56, 56, 56, 56, 56, 57, 56, X, X, X, X, X,
    X, X, 22, 58, 58, 58, 58, 58, 58, 59, 58, X, X, X, X, X,
    X, X, 22, 60, 60, 60, 60, 60, 60, 59, 58, X, X, X, X, X,
    X, X, 22, 60, 60, 60, 60, 61, 62, 59, 58, X, X, X, X, X,
    X, X, 22, 62, 62, 62, 62, 62, 62, 59, 58, X, X, X, X, X,
    X, X, X, 58, 58, 58, 58, 58, 58, 59, 58, X, X, X, X, X,
    X, X, X, 63, 63, 63, 63, 63, 63, 32, 63, X, X, X, X, X,
    X, X, 22, 63, 63, 63, 63, 63, 63, 32, 63, X, X, X, X, X,
    X, X, X, 64, 65, 66, 67, 67, 67, X, X, X, X, X, X, X,
    X, X, 52, 36, 36, 36, 36, 36, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 24, X, X, X, X, X, X,
    X, X, X, 68, 68, 68, 68, 68, 68, 44, 68, X, X, X, X, X,
    X, X, X, 69, 69, 69, 69, 69, 69, 70, 69, X, X, X, X, X,
    X, X, X, 71, 72, 73, 74, 74, 74, X, 75, X, X, X, X, X,
    X, X, X, 76, 76, 76, 76, 76, 76, 59, 76, X, X, X, X, X,
    X, X, X, 71, 72, 73, 74, 74, 74, X, 75, X, X, X, X, X,
    X, X, 22, 77, 77, 77, 77, 77, 77, 59, 76, X, X, X, X, X,
    X, X, 22, 77, 77, 77, 77, 77, 76, 59, 76, X, X, X, X, X,
    X, X, 22, 76, 76, 76, 76, 76, 76, 59, 76, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 32, X, X, X, X, X, X,
    X, X, 78, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 78, 67, 67, 67, 67, 67, 67, X, X, X, X, X, X, X,
    X, X, 78, 67, 67, 67, 67, 79, 64, X, X, X, X, X, X, X,
    X, X, 78, 64, 64, 64, 64, 64, 64, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 44, X, X, X, X, X, X,
    X, X, X, 80, 80, 80, 80, 80, 80, 70, 80, X, X, X, X, X,
    X, X, X, 81, 81, 81, 81, 81, 81, 82, 81, X, X, X, X, X,
    X, X, 22, 83, 83, 83, 83, 83, 83, 84, 83, X, X, X, X, X,
    X, X, 22, 85, 85, 85, 85, 85, 85, 84, 83, X, X, X, X, X,
    X, X, 22, 85, 85, 85, 85, 86, 87, 84, 83, X, X, X, X, X,
    X, X, 22, 87, 87, 87, 87, 87, 87, 84, 83, X, X, X, X, X,
    X, X, X, 83, 83, 83, 83, 83, 83, 84, 83, X, X, X, X, X,
    X, X, X, 88, 88, 88, 88, 88, 88, 59, 88, X, X, X, X, X,
    X, X, 22, 88, 88, 88, 88, 88, 88, 59, 88, X, X, X, X, X,
    X, X, X, 89, 90, 91, 92, 92, 92, X, X, X, X, X, X, X,
    X, X, 78, 64, 64, 64, 64, 64, X, X, X, X, X, X, X, X,
    X, X, X, 93, 93, 93, 93, 93, 93, 70, 93, X, X, X, X, X,
    X, X, X, 94, 94, 94, 94, 94, 94, 95, 94, X, X, X, X, X,
    X, X, X, 96, 97, 98, 99, 99, 99, X, 100, X, X, X, X, X,
    X, X, X, 101, 101, 101, 101, 101, 101, 84, 101, X, X, X, X, X,
    X, X, X, 96, 97, 98, 99, 99, 99, X, 100, X, X, X, X, X,
    X, X, 22, 102, 102, 102, 102, 102, 102, 84, 101, X, X, X, X, X,
    X, X, 22, 102, 102, 102, 102, 102, 101, 84, 101, X, X, X, X, X,
    X, X, 22, 101, 101, 101, 101, 101, 101, 84, 101, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 59, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, 92, 92, 92, 92, 92, 92, X, X, X, X, X, X, X,
    X, X, X, 92, 92, 92, 92, 103, 89, X, X, X, X, X, X, X,
    X, X, X, 89, 89, 89, 89, 89, 89, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 70, X, X, X, X, X, X,
    X, X, X, 104, 104, 104, 104, 104, 104, 95, 104, X, X, X, X, X,
    X, X, X, 105, 105, 105, 105, 105, 105, 106, 105, X, X, X, X, X,
    X, X, 22, 107, 107, 107, 107, 107, 107, 108, 107, X, X, X, X, X,
    X, X, 22, 109, 109, 109, 109, 109, 109, 108, 107, X, X, X, X, X,
    X, X, 22, 109, 109, 109, 109, 110, 111, 108, 107, X, X, X, X, X,
    X, X, 22, 111, 111, 111, 111, 111, 111, 108, 107, X, X, X, X, X,
    X, X, X, 107, 107, 107, 107, 107, 107, 108, 107, X, X, X, X, X,
    X, X, X, 112, 112, 112, 112, 112, 112, 84, 112, X, X, X, X, X,
    X, X, 22, 112, 112, 112, 112, 112, 112, 84, 112, X, X, X, X, X,
    X, X, X, 89, 89, 89, 89, 89, X, X, X, X, X, X, X, X,
    X, X, X, 113, 113, 113, 113, 113, 113, 95, 113, X, X, X, X, X,
    X, X, X, 114, 114, 114, 114, 114, 114, 115, 114, X, X, X, X, X,
    X, X, X, 116, 117, 118, 119, 119, 119, X, 120, X, X, X, X, X,
    X, X, X, 121, 121, 121, 121, 121, 121, 108, 121, X, X, X, X, X,
    X, X, X, 116, 117, 118, 119, 119, 119, X, 120, X, X, X, X, X,
    X, X, 22, 122, 122, 122, 122, 122, 122, 108, 121, X, X, X, X, X,
    X, X, 22, 122, 122, 122, 122, 122, 121, 108, 121, X, X, X, X, X,
    X, X, 22, 121, 121, 121, 121, 121, 121, 108, 121, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 84, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 95, X, X, X, X, X, X,
    X, X, X, 123, 123, 123, 123, 123, 123, 115, 123, X, X, X, X, X,
    X, X, X, 124, 125, 126, 127, 127, 127, 128, 129, X, X, X, X, X,
    X, X, 22, 130, 130, 130, 130, 130, 130, 131, 130, X, X, X, X, X,
    X, X, 22, 132, 132, 132, 132, 132, 132, 131, 130, X, X, X, X, X,
    X, X, 22, 132, 132, 132, 132, 133, 134, 131, 130, X, X, X, X, X,
    X, X, 22, 134, 134, 134, 134, 134, 134, 131, 130, X, X, X, X, X,
    X, X, X, 130, 130, 130, 130, 130, 130, 131, 130, X, X, X, X, X,
    X, X, X, 135, 135, 135, 135, 135, 135, 108, 135, X, X, X, X, X,
    X, X, 22, 135, 135, 135, 135, 135, 135, 108, 135, X, X, X, X, X,
    X, X, X, 136, 136, 136, 136, 136, 136, 115, 136, X, X, X, X, X,
    X, X, 22, 137, 137, 137, 137, 137, 137, 138, 137, X, X, X, X, X,
    X, X, 22, 139, 139, 139, 139, 139, 139, 138, 137, X, X, X, X, X,
    X, X, 22, 139, 139, 139, 139, 140, 141, 138, 137, X, X, X, X, X,
    X, X, 22, 141, 141, 141, 141, 141, 141, 138, 137, X, X, X, X, X,
    X, X, X, 142, 142, 142, 142, 142, 142, X, 142, X, X, X, X, X,
    X, X, X, 137, 137, 137, 137, 137, 137, 138, 137, X, X, X, X, X,
    X, X, X, 143, 143, 143, 143, 143, 143, 131, 143, X, X, X, X, X,
    X, X, X, 142, 142, 142, 142, 142, 142, X, 142, X, X, X, X, X,
    X, X, 22, 144, 144, 144, 144, 144, 144, 131, 143, X, X, X, X, X,
    X, X, 22, 144, 144, 144, 144, 144, 143, 131, 143, X, X, X, X, X,
    X, X, 22, 143, 143, 143, 143, 143, 143, 131, 143, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 108, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 115, X, X, X, X, X, X,
    X, X, X, 145, 145, 145, 145, 145, 145, 138, 145, X, X, X, X, X,
    X, X, X, 142, 142, 142, 142, 142, 142, 89, 142, X, X, X, X, X,
    X, X, 22, 146, 146, 146, 146, 146, 146, 138, 145, X, X, X, X, X,
    X, X, 22, 146, 146, 146, 146, 146, 145, 138, 145, X, X, X, X, X,
    X, X, 22, 145, 145, 145, 145, 145, 145, 138, 145, X, X, X, X, X,
    X, X, X, 147, 147, 147, 147, 147, 147, X, 147, X, X, X, X, X,
    X, X, X, 148, 148, 148, 148, 148, 148, 131, 148, X, X, X, X, X,
    X, X, 22, 148, 148, 148, 148, 148, 148, 131, 148, X, X, X, X, X,
    X, X, X, 149, 149, 149, 149, 149, 149, 138, 149, X, X, X, X, X,
    X, X, 22, 149, 149, 149, 149, 149, 149, 138, 149, X, X, X, X, X,
    X, X, X, 150, 150, 150, 150, 150, 150, X, 150, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 131, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 138, X, X, X, X, X, X,
    X, X, X, 89, 89, 89, 89, 89, 89, X, 89, X, X, X, X, X,
    ],
} };

static D59: Diagnosis = Diagnosis { answers: &[A191, A192, A193], inner: &[], of_states: &[
    0, 1, 1, 1, 2,
], table: Table {
    octets: &ADDRESSES, ranges: ADDRESSES_BEYOND, shift: 4, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false),
    ],
    next: &[
    X, X, X, 1, 1, 1, 1, 1, 1, X, 1, X, X, X, X, X,
    X, X, X, 2, 2, 2, 2, 2, 2, X, 2, X, X, X, X, X,
    X, X, X, 3, 3, 3, 3, 3, 3, X, 3, X, X, X, X, X,
    X, X, X, 4, 4, 4, 4, 4, 4, X, 4, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D60: Diagnosis = Diagnosis { answers: &[A194, A195, A196, A197, A198, A199, A200, A201, A202, A203, A204, A205, A206, A207, A208, A209, A210, A211], inner: &[], of_states: &[
    0, 1, 2, 3, 2, 4, 5, 4, 6, 2, 7, 1, 8, 9, 10, 9,
    4, 11, 1, 5, 12, 13, 11, 8, 9, 10, 9, 11, 5, 12, 14, 15,
    16, 15, 17,
], table: Table {
    octets: &ADDRESSES, ranges: ADDRESSES_BEYOND, shift: 4, ops: &[],
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
    X, X, X, 1, 2, 3, 4, 4, 4, X, 5, X, X, X, X, X,
    X, X, 6, 7, 7, 7, 7, 7, 7, 8, 7, X, X, X, X, X,
    X, X, 6, 9, 9, 9, 9, 9, 9, 8, 7, X, X, X, X, X,
    X, X, 6, 9, 9, 9, 9, 10, 11, 8, 7, X, X, X, X, X,
    X, X, 6, 11, 11, 11, 11, 11, 11, 8, 7, X, X, X, X, X,
    X, X, X, 7, 7, 7, 7, 7, 7, 8, 7, X, X, X, X, X,
    X, X, X, 12, 13, 14, 15, 15, 15, X, X, X, X, X, X, X,
    X, X, X, 16, 16, 16, 16, 16, 16, 8, 16, X, X, X, X, X,
    X, X, X, 17, 17, 17, 17, 17, 17, X, 17, X, X, X, X, X,
    X, X, 6, 18, 18, 18, 18, 18, 18, 8, 16, X, X, X, X, X,
    X, X, 6, 18, 18, 18, 18, 18, 16, 8, 16, X, X, X, X, X,
    X, X, 6, 16, 16, 16, 16, 16, 16, 8, 16, X, X, X, X, X,
    X, X, 19, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 19, 15, 15, 15, 15, 15, 15, X, X, X, X, X, X, X,
    X, X, 19, 15, 15, 15, 15, 20, 12, X, X, X, X, X, X, X,
    X, X, 19, 12, 12, 12, 12, 12, 12, X, X, X, X, X, X, X,
    X, X, X, 21, 21, 21, 21, 21, 21, 8, 21, X, X, X, X, X,
    X, X, X, 22, 22, 22, 22, 22, 22, X, 22, X, X, X, X, X,
    X, X, 6, 21, 21, 21, 21, 21, 21, 8, 21, X, X, X, X, X,
    X, X, X, 23, 24, 25, 26, 26, 26, X, X, X, X, X, X, X,
    X, X, 19, 12, 12, 12, 12, 12, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, 8, X, X, X, X, X, X,
    X, X, X, 27, 27, 27, 27, 27, 27, X, 27, X, X, X, X, X,
    X, X, 28, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 28, 26, 26, 26, 26, 26, 26, X, X, X, X, X, X, X,
    X, X, 28, 26, 26, 26, 26, 29, 23, X, X, X, X, X, X, X,
    X, X, 28, 23, 23, 23, 23, 23, 23, X, X, X, X, X, X, X,
    X, X, X, 30, 30, 30, 30, 30, 30, X, 30, X, X, X, X, X,
    X, X, X, 30, 31, 32, 33, 33, 33, X, X, X, X, X, X, X,
    X, X, 28, 23, 23, 23, 23, 23, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, 33, 33, 33, 33, 33, 33, X, X, X, X, X, X, X,
    X, X, X, 33, 33, 33, 33, 34, 30, X, X, X, X, X, X, X,
    X, X, X, 30, 30, 30, 30, 30, 30, X, X, X, X, X, X, X,
    X, X, X, 30, 30, 30, 30, 30, X, X, X, X, X, X, X, X,
    ],
} };

static D61: Diagnosis = Diagnosis { answers: &[A199, A202, A203, A204, A206, A212, A209, A210, A211], inner: &[], of_states: &[
    0, 1, 2, 3, 2, 0, 4, 1, 2, 3, 2, 0, 4, 1, 2, 3,
    2, 0, 4, 5, 6, 7, 6, 8,
], table: Table {
    octets: &ADDRESSES, ranges: ADDRESSES_BEYOND, shift: 4, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, 1, 2, 3, 4, 4, 4, X, X, X, X, X, X, X,
    X, X, 5, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 5, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X,
    X, X, 5, 4, 4, 4, 4, 6, 1, X, X, X, X, X, X, X,
    X, X, 5, 1, 1, 1, 1, 1, 1, X, X, X, X, X, X, X,
    X, X, X, 7, 8, 9, 10, 10, 10, X, X, X, X, X, X, X,
    X, X, 5, 1, 1, 1, 1, 1, X, X, X, X, X, X, X, X,
    X, X, 11, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 11, 10, 10, 10, 10, 10, 10, X, X, X, X, X, X, X,
    X, X, 11, 10, 10, 10, 10, 12, 7, X, X, X, X, X, X, X,
    X, X, 11, 7, 7, 7, 7, 7, 7, X, X, X, X, X, X, X,
    X, X, X, 13, 14, 15, 16, 16, 16, X, X, X, X, X, X, X,
    X, X, 11, 7, 7, 7, 7, 7, X, X, X, X, X, X, X, X,
    X, X, 17, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, 17, 16, 16, 16, 16, 16, 16, X, X, X, X, X, X, X,
    X, X, 17, 16, 16, 16, 16, 18, 13, X, X, X, X, X, X, X,
    X, X, 17, 13, 13, 13, 13, 13, 13, X, X, X, X, X, X, X,
    X, X, X, 19, 20, 21, 22, 22, 22, X, X, X, X, X, X, X,
    X, X, 17, 13, 13, 13, 13, 13, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, 22, 22, 22, 22, 22, 22, X, X, X, X, X, X, X,
    X, X, X, 22, 22, 22, 22, 23, 19, X, X, X, X, X, X, X,
    X, X, X, 19, 19, 19, 19, 19, 19, X, X, X, X, X, X, X,
    X, X, X, 19, 19, 19, 19, 19, X, X, X, X, X, X, X, X,
    ],
} };

static D62: Diagnosis = Diagnosis { answers: &[A199, A213, A209, A210, A211], inner: &[], of_states: &[
    0, 1, 2, 3, 2, 4,
], table: Table {
    octets: &ADDRESSES, ranges: ADDRESSES_BEYOND, shift: 4, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, 1, 2, 3, 4, 4, 4, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, 4, 4, 4, 4, 4, 4, X, X, X, X, X, X, X,
    X, X, X, 4, 4, 4, 4, 5, 1, X, X, X, X, X, X, X,
    X, X, X, 1, 1, 1, 1, 1, 1, X, X, X, X, X, X, X,
    X, X, X, 1, 1, 1, 1, 1, X, X, X, X, X, X, X, X,
    ],
} };

static D63: Diagnosis = Diagnosis { answers: &[A214, A215, A216], inner: &[], of_states: &[
    0, 1, 1, 2,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 2, 2, 2, 2, 2, 2, X, X, X, 2, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 3, 3, 3, 3, 3, 3, X, X, X, 3, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D64: Diagnosis = Diagnosis { answers: &[A217, A218], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, X, X, X, 1, 1, X, 1, 1, 1, 1, 1, 1, X, X, X, 1, 1, X, 1, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D65: Diagnosis = Diagnosis { answers: &[A219, A220], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, 1, X, 1, X, X, 1, X, X, X, X, X, X, 1, 1, 1, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D66: Diagnosis = Diagnosis { answers: &[A221, A222], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, X, 1, X, X, X, X, 1, X, X, X, X, X, X, 1, 1, 1, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

static D67: Diagnosis = Diagnosis { answers: &[A223, A224], inner: &[], of_states: &[
    0, 1,
], table: Table {
    octets: &OTHERS, ranges: OTHERS_BEYOND, shift: 5, ops: &[],
    tokens: &[], path: true,
    states: &[
    State::new(0, 255, false), State::new(0, 255, false),
    ],
    next: &[
    X, 1, X, X, 1, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
} };

pub(crate) static IRI: Diagnoses = [&D3, &D3, &D4, &D4, &D5, &D5, &D6, &D6];

pub(crate) static IRI_REFERENCE: Diagnoses = [&D11, &D12, &D13, &D14, &D15, &D16, &D17, &D18];

pub(crate) static ABSOLUTE_IRI: Diagnoses = [&D19, &D19, &D20, &D20, &D21, &D21, &D22, &D22];

pub(crate) static IRELATIVE_REF: Diagnoses = [&D23, &D23, &D24, &D24, &D25, &D25, &D26, &D26];

/// Those of all productions, for each sight of a text.
pub(super) static DIAGNOSES: [&Diagnoses; 42] = [
    &[&D0, &D0, &D0, &D0, &D0, &D0, &D0, &D0], // ALPHA
    &[&D1, &D1, &D1, &D1, &D1, &D1, &D1, &D1], // DIGIT
    &[&D2, &D2, &D2, &D2, &D2, &D2, &D2, &D2], // HEXDIG
    &IRI,
    &[&D7, &D7, &D8, &D8, &D9, &D9, &D10, &D10], // ihier_part
    &IRI_REFERENCE,
    &ABSOLUTE_IRI,
    &IRELATIVE_REF,
    &[&D27, &D27, &D28, &D28, &D29, &D29, &D30, &D30], // irelative_part
    &[&D31, &D31, &D32, &D32, &D33, &D33, &D34, &D34], // iauthority
    &[&D35, &D35, &D35, &D35, &D35, &D35, &D35, &D35], // iuserinfo
    &[&D36, &D36, &D36, &D36, &D37, &D37, &D37, &D37], // ihost
    &[&D38, &D38, &D38, &D38, &D38, &D38, &D38, &D38], // ireg_name
    &[&D39, &D39, &D39, &D39, &D39, &D39, &D39, &D39], // ipath
    &[&D40, &D40, &D40, &D40, &D40, &D40, &D40, &D40], // ipath_abempty
    &[&D41, &D41, &D41, &D41, &D41, &D41, &D41, &D41], // ipath_absolute
    &[&D42, &D42, &D42, &D42, &D42, &D42, &D42, &D42], // ipath_noscheme
    &[&D43, &D43, &D43, &D43, &D43, &D43, &D43, &D43], // ipath_rootless
    &[&D44, &D44, &D44, &D44, &D44, &D44, &D44, &D44], // ipath_empty
    &[&D45, &D45, &D45, &D45, &D45, &D45, &D45, &D45], // isegment
    &[&D46, &D46, &D46, &D46, &D46, &D46, &D46, &D46], // isegment_nz
    &[&D47, &D47, &D47, &D47, &D47, &D47, &D47, &D47], // isegment_nz_nc
    &[&D48, &D48, &D48, &D48, &D48, &D48, &D48, &D48], // ipchar
    &[&D49, &D49, &D49, &D49, &D49, &D49, &D49, &D49], // iquery
    &[&D50, &D50, &D50, &D50, &D50, &D50, &D50, &D50], // ifragment
    &[&D51, &D51, &D51, &D51, &D51, &D51, &D51, &D51], // iunreserved
    &[&D52, &D52, &D52, &D52, &D52, &D52, &D52, &D52], // ucschar
    &[&D53, &D53, &D53, &D53, &D53, &D53, &D53, &D53], // iprivate
    &[&D54, &D54, &D54, &D54, &D54, &D54, &D54, &D54], // scheme
    &[&D55, &D55, &D55, &D55, &D55, &D55, &D55, &D55], // port
    &[&D56, &D56, &D56, &D56, &D56, &D56, &D56, &D56], // IP_literal
    &[&D57, &D57, &D57, &D57, &D57, &D57, &D57, &D57], // IPvFuture
    &[&D58, &D58, &D58, &D58, &D58, &D58, &D58, &D58], // IPv6address
    &[&D59, &D59, &D59, &D59, &D59, &D59, &D59, &D59], // h16
    &[&D60, &D60, &D60, &D60, &D60, &D60, &D60, &D60], // ls32
    &[&D61, &D61, &D61, &D61, &D61, &D61, &D61, &D61], // IPv4address
    &[&D62, &D62, &D62, &D62, &D62, &D62, &D62, &D62], // dec_octet
    &[&D63, &D63, &D63, &D63, &D63, &D63, &D63, &D63], // pct_encoded
    &[&D64, &D64, &D64, &D64, &D64, &D64, &D64, &D64], // unreserved
    &[&D65, &D65, &D65, &D65, &D65, &D65, &D65, &D65], // reserved
    &[&D66, &D66, &D66, &D66, &D66, &D66, &D66, &D66], // gen_delims
    &[&D67, &D67, &D67, &D67, &D67, &D67, &D67, &D67], // sub_delims
];

/// What every check against a production of the document needs.
pub(crate) static DOCUMENT: Document = Document {
    reference: &crate::syntax::tables::rfc3987::IRI_REFERENCE,
    scheme: &crate::syntax::tables::rfc3987::SCHEME,
    private: Some(Private { allowed_in: &[Production::new(Grammar::Rfc3987, 23)], class: Production::new(Grammar::Rfc3987, 27), table: &IPRIVATE }),
};
