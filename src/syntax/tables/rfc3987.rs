//! Generated from `grammar/rfc3987.pest` and `grammar/abnf/rfc3987.abnf` by `crates/proofs`.

use super::super::table::{NOWHERE as X, Octets, Op, Rest, State, Table};
use super::super::table::{Automaton, COMMON as C, Rules, Token};
use super::common::COMMON;

static COMPONENTS: Octets = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 48641, 0, 2, 48641, 3, 48641, 48641, 48641, 48641, 48641, 48900, 48641, 48900, 48900, 3589,
    65286, 65286, 65286, 65286, 65286, 65286, 65286, 65286, 65286, 65286, 11783, 48641, 0, 48641, 0, 3080,
    36361, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906,
    48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 11, 0, 0, 0, 48641,
    0, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906,
    48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 48906, 0, 0, 0, 48641, 0,
    48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895,
    48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895,
    48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895,
    48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895,
    255, 255, 255, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895,
    48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895,
    48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 48895, 2303, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
];

static COMPONENTS_BEYOND: &[(u32, u8)] = &[
    (0x80, 0), (0xa0, 1), (0xe000, 12), (0xf900, 1), (0xfdd0, 0), (0xfdf0, 1), (0xfff0, 0), (0x10000, 1),
    (0x1fffe, 0), (0x20000, 1), (0x2fffe, 0), (0x30000, 1), (0x3fffe, 0), (0x40000, 1), (0x4fffe, 0), (0x50000, 1),
    (0x5fffe, 0), (0x60000, 1), (0x6fffe, 0), (0x70000, 1), (0x7fffe, 0), (0x80000, 1), (0x8fffe, 0), (0x90000, 1),
    (0x9fffe, 0), (0xa0000, 1), (0xafffe, 0), (0xb0000, 1), (0xbfffe, 0), (0xc0000, 1), (0xcfffe, 0), (0xd0000, 1),
    (0xdfffe, 0), (0xe1000, 1), (0xefffe, 0), (0xf0000, 12), (0xffffe, 0), (0x100000, 12), (0x10fffe, 0),
];

pub(crate) static IRI: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(0, 2, false, 0), State::new(512, 3, true, 0),
    State::new(1024, 4, true, 0), State::new(0, 5, false, 0), State::new(2048, 6, true, 0), State::new(4096, 8, true, 1),
    State::new(4096, 8, true, 1), State::new(0, 9, false, 4), State::new(4096, 14, true, 1), State::new(0, 11, false, 1),
    State::new(8192, 12, true, 255), State::new(16384, 13, false, 1), State::new(4096, 14, true, 1), State::new(16384, 15, false, 1),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X,
    X, X, X, X, 2049, X, 2049, 4098, X, X, 2049, X, X, X, X, X,
    X, 2051, 9732, 18435, 2051, 2053, 2051, 2051, 9478, 2051, 2051, X, X, X, X, X,
    X, 2051, 9732, 18435, 2051, 2051, 2051, 2051, 9478, 2051, 2051, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X,
    X, 2051, 9732, 18435, 2051, 8455, 2051, 2051, 9478, 2051, 2051, X, X, X, X, X,
    X, 2054, 9732, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, X, 2054, X, X, X,
    X, 2056, 10500, 18440, 2056, 5123, 2056, 2057, 14598, 4618, 2056, 34827, X, X, X, X,
    X, 2056, 10500, 18440, 2056, 5123, 2056, 2057, 14598, 4618, 2056, X, X, X, X, X,
    X, 2060, 6660, 18444, 2060, 2563, 4877, 2060, 10758, 4618, 2060, X, X, X, X, X,
    X, 2062, 10500, 18446, 2062, 5123, 2062, 8975, 14598, X, 2062, 34827, X, X, X, X,
    X, X, 10500, X, X, 5123, X, 8975, 14598, X, X, X, X, X, X, X,
    X, 2060, X, 18444, 2060, X, 2060, 2060, X, 4618, 2060, X, X, X, X, X,
    X, 780, 10500, 17164, 780, 5123, 2061, 780, 14598, 14858, 780, X, X, X, X, X,
    X, 2062, 10500, 18446, 2062, 5123, 2062, 8975, 14598, X, 2062, X, X, X, X, X,
    X, X, 10500, X, X, 5123, 2063, X, 14598, X, X, X, X, X, X, X,
    ],
};

static IHIER_PART: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(0, 0, false, 0), State::new(512, 1, true, 0), State::new(0, 2, false, 0), State::new(4096, 4, true, 1),
    State::new(4096, 4, true, 1), State::new(0, 5, false, 4), State::new(4096, 10, true, 1), State::new(0, 7, false, 1),
    State::new(8192, 8, true, 255), State::new(16384, 9, false, 1), State::new(4096, 10, true, 1), State::new(16384, 11, false, 1),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2050, 2049, 2049, X, 2049, 2049, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2049, X, 2049, 2049, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 8451, 2049, 2049, X, 2049, 2049, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 5121, 2052, 2053, X, 4614, 2052, 34823, X, X, X, X,
    X, 2052, X, 18436, 2052, 5121, 2052, 2053, X, 4614, 2052, X, X, X, X, X,
    X, 2056, X, 18440, 2056, 2561, 4873, 2056, X, 4614, 2056, X, X, X, X, X,
    X, 2058, X, 18442, 2058, 5121, 2058, 8971, X, X, 2058, 34823, X, X, X, X,
    X, X, X, X, X, 5121, X, 8971, X, X, X, X, X, X, X, X,
    X, 2056, X, 18440, 2056, X, 2056, 2056, X, 4614, 2056, X, X, X, X, X,
    X, 776, X, 17160, 776, 5121, 2057, 776, X, 14854, 776, X, X, X, X, X,
    X, 2058, X, 18442, 2058, 5121, 2058, 8971, X, X, 2058, X, X, X, X, X,
    X, X, X, X, X, 5121, 2059, X, X, X, X, X, X, X, X, X,
    ],
};

pub(crate) static IRI_REFERENCE: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(0, 0, false, 0), State::new(32768, 1, true, 0), State::new(1024, 2, true, 0), State::new(0, 3, false, 0),
    State::new(2048, 4, true, 0), State::new(256, 5, false, 0), State::new(512, 6, true, 0), State::new(4096, 9, true, 1),
    State::new(0, 8, false, 0), State::new(4096, 9, true, 1), State::new(0, 10, false, 4), State::new(4096, 15, true, 1),
    State::new(0, 12, false, 1), State::new(8192, 13, true, 255), State::new(16384, 14, false, 1), State::new(4096, 15, true, 1),
    State::new(16384, 16, false, 1),
    ],
    next: &[
    X, 2049, 9730, 18433, 2049, 2051, 2049, X, 9476, 2049, 2053, X, X, X, X, X,
    X, 2049, 9730, 18433, 2049, 2054, 2049, X, 9476, 2049, 2049, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X,
    X, 2054, 9730, 18438, 2054, 8455, 2054, 2054, 9476, 2054, 2054, X, X, X, X, X,
    X, 2052, 9730, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, 2052, X, X, X,
    X, 2049, 9730, 18433, 2053, 2054, 2053, 4104, 9476, 2049, 2053, X, X, X, X, X,
    X, 2054, 9730, 18438, 2054, 2054, 2054, 2054, 9476, 2054, 2054, X, X, X, X, X,
    X, 2057, 10498, 18441, 2057, 5126, 2057, 2058, 14596, 4619, 2057, 34828, X, X, X, X,
    X, 2054, 9730, 18438, 2054, 2051, 2054, 2054, 9476, 2054, 2054, X, X, X, X, X,
    X, 2057, 10498, 18441, 2057, 5126, 2057, 2058, 14596, 4619, 2057, X, X, X, X, X,
    X, 2061, 6658, 18445, 2061, 2566, 4878, 2061, 10756, 4619, 2061, X, X, X, X, X,
    X, 2063, 10498, 18447, 2063, 5126, 2063, 8976, 14596, X, 2063, 34828, X, X, X, X,
    X, X, 10498, X, X, 5126, X, 8976, 14596, X, X, X, X, X, X, X,
    X, 2061, X, 18445, 2061, X, 2061, 2061, X, 4619, 2061, X, X, X, X, X,
    X, 781, 10498, 17165, 781, 5126, 2062, 781, 14596, 14859, 781, X, X, X, X, X,
    X, 2063, 10498, 18447, 2063, 5126, 2063, 8976, 14596, X, 2063, X, X, X, X, X,
    X, X, 10498, X, X, 5126, 2064, X, 14596, X, X, X, X, X, X, X,
    ],
};

pub(crate) static ABSOLUTE_IRI: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(0, 2, false, 0), State::new(512, 3, true, 0),
    State::new(0, 4, false, 0), State::new(2048, 5, true, 0), State::new(4096, 7, true, 1), State::new(4096, 7, true, 1),
    State::new(0, 8, false, 4), State::new(4096, 13, true, 1), State::new(0, 10, false, 1), State::new(8192, 11, true, 255),
    State::new(16384, 12, false, 1), State::new(4096, 13, true, 1), State::new(16384, 14, false, 1),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X,
    X, X, X, X, 2049, X, 2049, 4098, X, X, 2049, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2052, 2051, 2051, 9477, 2051, 2051, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 9477, 2051, 2051, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 8454, 2051, 2051, 9477, 2051, 2051, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2053, X, 2053, X, X, X,
    X, 2055, X, 18439, 2055, 5123, 2055, 2056, 14597, 4617, 2055, 34826, X, X, X, X,
    X, 2055, X, 18439, 2055, 5123, 2055, 2056, 14597, 4617, 2055, X, X, X, X, X,
    X, 2059, X, 18443, 2059, 2563, 4876, 2059, 10757, 4617, 2059, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 5123, 2061, 8974, 14597, X, 2061, 34826, X, X, X, X,
    X, X, X, X, X, 5123, X, 8974, 14597, X, X, X, X, X, X, X,
    X, 2059, X, 18443, 2059, X, 2059, 2059, X, 4617, 2059, X, X, X, X, X,
    X, 779, X, 17163, 779, 5123, 2060, 779, 14597, 14857, 779, X, X, X, X, X,
    X, 2061, X, 18445, 2061, 5123, 2061, 8974, 14597, X, 2061, X, X, X, X, X,
    X, X, X, X, X, 5123, 2062, X, 14597, X, X, X, X, X, X, X,
    ],
};

pub(crate) static IRELATIVE_REF: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(32768, 1, true, 0), State::new(32768, 1, true, 0), State::new(1024, 2, true, 0), State::new(0, 3, false, 0),
    State::new(2048, 4, true, 0), State::new(512, 5, true, 0), State::new(4096, 7, true, 1), State::new(4096, 7, true, 1),
    State::new(0, 8, false, 4), State::new(4096, 13, true, 1), State::new(0, 10, false, 1), State::new(8192, 11, true, 255),
    State::new(16384, 12, false, 1), State::new(4096, 13, true, 1), State::new(16384, 14, false, 1),
    ],
    next: &[
    X, 2049, 9730, 18433, 2049, 2051, 2049, X, 9476, 2049, 2049, X, X, X, X, X,
    X, 2049, 9730, 18433, 2049, 2053, 2049, X, 9476, 2049, 2049, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X,
    X, 2053, 9730, 18437, 2053, 8454, 2053, 2053, 9476, 2053, 2053, X, X, X, X, X,
    X, 2052, 9730, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, 2052, X, X, X,
    X, 2053, 9730, 18437, 2053, 2053, 2053, 2053, 9476, 2053, 2053, X, X, X, X, X,
    X, 2055, 10498, 18439, 2055, 5125, 2055, 2056, 14596, 4617, 2055, 34826, X, X, X, X,
    X, 2055, 10498, 18439, 2055, 5125, 2055, 2056, 14596, 4617, 2055, X, X, X, X, X,
    X, 2059, 6658, 18443, 2059, 2565, 4876, 2059, 10756, 4617, 2059, X, X, X, X, X,
    X, 2061, 10498, 18445, 2061, 5125, 2061, 8974, 14596, X, 2061, 34826, X, X, X, X,
    X, X, 10498, X, X, 5125, X, 8974, 14596, X, X, X, X, X, X, X,
    X, 2059, X, 18443, 2059, X, 2059, 2059, X, 4617, 2059, X, X, X, X, X,
    X, 779, 10498, 17163, 779, 5125, 2060, 779, 14596, 14857, 779, X, X, X, X, X,
    X, 2061, 10498, 18445, 2061, 5125, 2061, 8974, 14596, X, 2061, X, X, X, X, X,
    X, X, 10498, X, X, 5125, 2062, X, 14596, X, X, X, X, X, X, X,
    ],
};

static IRELATIVE_PART: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(32768, 1, true, 0), State::new(32768, 1, true, 0), State::new(0, 2, false, 0), State::new(512, 3, true, 0),
    State::new(4096, 5, true, 1), State::new(4096, 5, true, 1), State::new(0, 6, false, 4), State::new(4096, 11, true, 1),
    State::new(0, 8, false, 1), State::new(8192, 9, true, 255), State::new(16384, 10, false, 1), State::new(4096, 11, true, 1),
    State::new(16384, 12, false, 1),
    ],
    next: &[
    X, 2049, X, 18433, 2049, 2050, 2049, X, X, 2049, 2049, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2051, 2049, X, X, 2049, 2049, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 8452, 2051, 2051, X, 2051, 2051, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, X, 2051, 2051, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 5123, 2053, 2054, X, 4615, 2053, 34824, X, X, X, X,
    X, 2053, X, 18437, 2053, 5123, 2053, 2054, X, 4615, 2053, X, X, X, X, X,
    X, 2057, X, 18441, 2057, 2563, 4874, 2057, X, 4615, 2057, X, X, X, X, X,
    X, 2059, X, 18443, 2059, 5123, 2059, 8972, X, X, 2059, 34824, X, X, X, X,
    X, X, X, X, X, 5123, X, 8972, X, X, X, X, X, X, X, X,
    X, 2057, X, 18441, 2057, X, 2057, 2057, X, 4615, 2057, X, X, X, X, X,
    X, 777, X, 17161, 777, 5123, 2058, 777, X, 14855, 777, X, X, X, X, X,
    X, 2059, X, 18443, 2059, 5123, 2059, 8972, X, X, 2059, X, X, X, X, X,
    X, X, X, X, X, 5123, 2060, X, X, X, X, X, X, X, X, X,
    ],
};

static IAUTHORITY: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(0, 0, false, 8), State::new(4096, 1, true, 1), State::new(0, 2, false, 4), State::new(4096, 7, true, 1),
    State::new(0, 4, false, 1), State::new(8192, 5, true, 255), State::new(16384, 6, false, 1), State::new(4096, 7, true, 1),
    State::new(16384, 8, false, 1),
    ],
    next: &[
    X, 4353, X, 20737, 4353, X, 4353, 4354, X, 6915, 4353, 37124, X, X, X, X,
    X, 2049, X, 18433, 2049, X, 2049, 2050, X, 4611, 2049, X, X, X, X, X,
    X, 2053, X, 18437, 2053, X, 4870, 2053, X, 4611, 2053, X, X, X, X, X,
    X, 2055, X, 18439, 2055, X, 2055, 8968, X, X, 2055, 34820, X, X, X, X,
    X, X, X, X, X, X, X, 8968, X, X, X, X, X, X, X, X,
    X, 2053, X, 18437, 2053, X, 2053, 2053, X, 4611, 2053, X, X, X, X, X,
    X, 773, X, 17157, 773, X, 2054, 773, X, 14851, 773, X, X, X, X, X,
    X, 2055, X, 18439, 2055, X, 2055, 8968, X, X, 2055, X, X, X, X, X,
    X, X, X, X, X, X, 2056, X, X, X, X, X, X, X, X, X,
    ],
};

static IUSERINFO: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(8192, 0, true, 10),
    ],
    next: &[
    X, 2048, X, 18432, 2048, X, 2048, 2048, X, X, 2048, X, X, X, X, X,
    ],
};

static IQUERY: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(0, 0, false, 11), State::new(2048, 1, true, 0),
    ],
    next: &[
    X, 5377, X, 21761, 5377, 5377, 5377, 5377, 5377, 5377, 5377, X, 5377, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, 2049, X, X, X,
    ],
};

static IFRAGMENT: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(0, 0, false, 12), State::new(1024, 1, true, 0),
    ],
    next: &[
    X, 5633, X, 22017, 5633, 5633, 5633, 5633, 5633, 5633, 5633, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, X, X,
    ],
};

static SCHEME: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 13),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X,
    X, X, X, X, 2049, X, 2049, X, X, X, 2049, X, X, X, X, X,
    ],
};

static PORT: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(0, 0, false, 14), State::new(16384, 1, false, 0),
    ],
    next: &[
    X, X, X, X, X, X, 4865, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X,
    ],
};

static OPS: &[[Op; 3]] = &[
    [8, 8, 8], [20, 8, 8], [20, 38, 8], [20, 37, 8], [19, 20, 8], [19, 20, 38],
    [19, 20, 37], [18, 3, 8], [17, 20, 8], [17, 18, 8], [18, 8, 8], [21, 8, 8],
    [22, 8, 8], [16, 8, 8], [19, 8, 8],
];

/// For each rule, in the order of the grammar: its table, or `None` if its texts have no components.
pub(super) static TABLES: [Option<&Table>; 42] = [
    None, None, None, Some(&IRI), Some(&IHIER_PART), Some(&IRI_REFERENCE),
    Some(&ABSOLUTE_IRI), Some(&IRELATIVE_REF), Some(&IRELATIVE_PART), Some(&IAUTHORITY), Some(&IUSERINFO), None,
    None, None, None, None, None, None,
    None, None, None, None, None, Some(&IQUERY),
    Some(&IFRAGMENT), None, None, None, Some(&SCHEME), Some(&PORT),
    None, None, None, None, None, None,
    None, None, None, None, None, None,
];

static CHARACTERS: Octets = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 114177, 0, 2, 114177, 3, 114177, 114177, 114177, 114177, 114177, 114436, 114177, 114437, 114437, 138246,
    130823, 130823, 130823, 130823, 130823, 130823, 130823, 130823, 130823, 130823, 40456, 114177, 0, 114177, 0, 3081,
    73226, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443,
    114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 12, 0, 0, 0, 114189,
    0, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443,
    114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 114443, 0, 0, 0, 114189, 0,
    114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431,
    114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431,
    114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431,
    114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431,
    255, 255, 255, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431,
    114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431,
    114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 114431, 2303, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
];

static CHARACTERS_BEYOND: &[(u32, u8)] = &[
    (0x80, 0), (0xa0, 14), (0xe000, 15), (0xf900, 14), (0xfdd0, 0), (0xfdf0, 14), (0xfff0, 0), (0x10000, 14),
    (0x1fffe, 0), (0x20000, 14), (0x2fffe, 0), (0x30000, 14), (0x3fffe, 0), (0x40000, 14), (0x4fffe, 0), (0x50000, 14),
    (0x5fffe, 0), (0x60000, 14), (0x6fffe, 0), (0x70000, 14), (0x7fffe, 0), (0x80000, 14), (0x8fffe, 0), (0x90000, 14),
    (0x9fffe, 0), (0xa0000, 14), (0xafffe, 0), (0xb0000, 14), (0xbfffe, 0), (0xc0000, 14), (0xcfffe, 0), (0xd0000, 14),
    (0xdfffe, 0), (0xe1000, 14), (0xefffe, 0), (0xf0000, 15), (0xffffe, 0), (0x100000, 15), (0x10fffe, 0),
];

pub(crate) static OWN: Automaton = Automaton(Table {
    octets: &CHARACTERS, width: 16,
    rest: &Rest { ranges: CHARACTERS_BEYOND, ops: &[], tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(512, 3, true, 0), State::new(512, 3, true, 0),
    State::new(1024, 4, true, 0), State::new(512, 3, true, 0), State::new(2048, 6, true, 0), State::new(4096, 7, true, 0),
    State::new(8192, 9, true, 0), State::new(8192, 9, true, 0), State::new(16384, 10, false, 0), State::new(0, 11, false, 0),
    State::new(0, 12, false, 255), State::new(256, 13, false, 255), State::new(512, 3, true, 0), State::new(512, 3, true, 0),
    State::new(8192, 17, true, 0), State::new(8192, 17, true, 0), State::new(16384, 18, false, 0), State::new(32768, 19, true, 255),
    State::new(512, 21, true, 0), State::new(512, 21, true, 0), State::new(512, 21, true, 0), State::new(4096, 23, true, 0),
    State::new(8192, 25, true, 0), State::new(8192, 25, true, 0), State::new(16384, 26, false, 0), State::new(0, 27, false, 0),
    State::new(512, 21, true, 0), State::new(512, 21, true, 0), State::new(8192, 31, true, 0), State::new(8192, 31, true, 0),
    State::new(16384, 32, false, 0), State::new(32768, 33, true, 255), State::new(0, 34, false, 0), State::new(65536, 35, true, 0),
    State::new(256, 36, false, 0), State::new(0, 37, false, 0), State::new(256, 38, false, 0), State::new(0, 39, false, 255),
    State::new(256, 40, false, 255), State::new(512, 42, true, 0), State::new(512, 42, true, 0), State::new(512, 42, true, 0),
    State::new(2048, 44, true, 0), State::new(4096, 45, true, 0), State::new(8192, 47, true, 0), State::new(8192, 47, true, 0),
    State::new(16384, 48, false, 0), State::new(0, 49, false, 0), State::new(0, 50, false, 255), State::new(256, 51, false, 255),
    State::new(512, 42, true, 0), State::new(512, 42, true, 0), State::new(8192, 55, true, 0), State::new(8192, 55, true, 0),
    State::new(16384, 56, false, 0), State::new(32768, 57, true, 255), State::new(65536, 35, true, 0), State::new(65536, 35, true, 0),
    State::new(65536, 61, true, 0), State::new(65536, 61, true, 0), State::new(65536, 61, true, 0), State::new(8192, 64, true, 0),
    State::new(8192, 64, true, 0), State::new(16384, 65, false, 0), State::new(0, 66, false, 0), State::new(8192, 68, true, 0),
    State::new(8192, 68, true, 0), State::new(16384, 69, false, 0), State::new(32768, 70, true, 255), State::new(32768, 71, true, 0),
    State::new(8192, 73, true, 0), State::new(8192, 73, true, 0), State::new(0, 74, false, 0), State::new(65536, 76, true, 0),
    State::new(65536, 76, true, 0), State::new(512, 79, true, 0), State::new(131072, 78, false, 0), State::new(512, 79, true, 0),
    State::new(512, 80, true, 0), State::new(0, 81, false, 0), State::new(0, 82, false, 255), State::new(512, 21, true, 0),
    State::new(65536, 61, true, 255), State::new(512, 21, true, 255), State::new(0, 86, false, 0), State::new(512, 87, true, 0),
    State::new(512, 89, true, 255), State::new(512, 89, true, 0), State::new(65536, 91, true, 255), State::new(65536, 91, true, 0),
    State::new(0, 92, false, 255), State::new(0, 93, false, 0), State::new(0, 94, false, 255), State::new(0, 95, false, 0),
    State::new(0, 96, false, 255), State::new(0, 97, false, 0), State::new(0, 98, false, 255), State::new(0, 99, false, 0),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, X, 1, X, X, X, X,
    X, X, X, X, 1, 1, X, 1, 2, X, X, 1, X, X, X, X,
    X, 3, 4, 16387, 3, 3, 5, 3, 3, 6, 3, 3, X, 3, 3, X,
    X, 3, 4, 16387, 3, 3, 7, 3, 3, 6, 3, 3, X, 3, 3, X,
    X, 4, X, 16388, 4, 4, 4, 4, 4, 4, 4, 4, X, 4, 4, X,
    X, 3, 4, 16387, 3, 3, 8, 3, 3, 6, 3, 3, X, 3, 3, X,
    X, 6, 4, 16390, 6, 6, 6, 6, 6, 6, 6, 6, X, 6, 6, 6,
    X, 7, 4, 16391, 7, 7, 7, 7, 7, 6, 7, 7, X, 7, 7, X,
    X, 9, 4, 16393, 9, 9, 7, 9, 10, 6, X, 9, 32779, 9, 9, X,
    X, 9, 4, 16393, 9, 9, 7, 9, 10, 6, X, 9, X, 9, 9, X,
    X, X, 4, X, X, X, 7, 10, X, 6, X, X, X, X, X, X,
    X, X, 4, X, X, X, 7, X, 10, 6, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, 13, X, X, X, X,
    X, X, X, X, 13, 13, X, 13, 14, X, X, 13, X, X, X, X,
    X, 3, 4, 16387, 3, 3, 15, 3, 3, 6, 3, 3, X, 3, 3, X,
    X, 3, 4, 16387, 3, 3, 16, 3, 3, 6, 3, 3, X, 3, 3, X,
    X, 17, 4, 16401, 17, 17, 7, 17, 18, 6, 8, 17, 32779, 17, 17, X,
    X, 17, 4, 16401, 17, 17, 7, 17, 18, 6, 8, 17, X, 17, 17, X,
    X, 19, 4, 16403, 19, 19, 7, 18, 19, 6, 8, 19, X, 19, 19, X,
    X, 19, X, 16403, 19, 19, X, 19, 19, X, 8, 19, X, 19, 19, X,
    X, 21, X, 16405, 21, 21, 22, 21, 21, X, 21, 21, X, 21, 21, X,
    X, 21, X, 16405, 21, 21, 23, 21, 21, X, 21, 21, X, 21, 21, X,
    X, 21, X, 16405, 21, 21, 24, 21, 21, X, 21, 21, X, 21, 21, X,
    X, 23, X, 16407, 23, 23, 23, 23, 23, X, 23, 23, X, 23, 23, X,
    X, 25, X, 16409, 25, 25, 23, 25, 26, X, X, 25, 32795, 25, 25, X,
    X, 25, X, 16409, 25, 25, 23, 25, 26, X, X, 25, X, 25, 25, X,
    X, X, X, X, X, X, 23, 26, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, 23, X, 26, X, X, X, X, X, X, X,
    X, 21, X, 16405, 21, 21, 29, 21, 21, X, 21, 21, X, 21, 21, X,
    X, 21, X, 16405, 21, 21, 30, 21, 21, X, 21, 21, X, 21, 21, X,
    X, 31, X, 16415, 31, 31, 23, 31, 32, X, 24, 31, 32795, 31, 31, X,
    X, 31, X, 16415, 31, 31, 23, 31, 32, X, 24, 31, X, 31, 31, X,
    X, 33, X, 16417, 33, 33, 23, 32, 33, X, 24, 33, X, 33, 33, X,
    X, 33, X, 16417, 33, 33, X, 33, 33, X, 24, 33, X, 33, 33, X,
    X, 35, 4, 16419, 35, 35, 5, 35, X, 6, 35, 36, X, 35, 35, X,
    X, 35, 4, 16419, 35, 35, 7, 35, X, 6, 35, 35, X, 35, 35, X,
    X, 35, 4, 16419, 36, 36, 7, 36, 2, 6, 35, 36, X, 35, 35, X,
    X, 35, 4, 16419, 35, 35, 15, 35, X, 6, 35, 38, X, 35, 35, X,
    X, 35, 4, 16419, 38, 38, 7, 38, 14, 6, 35, 38, X, 35, 35, X,
    X, X, X, X, X, X, X, X, X, X, X, 40, X, X, X, X,
    X, X, X, X, 40, 40, X, 40, 41, X, X, 40, X, X, X, X,
    X, 42, X, 16426, 42, 42, 43, 42, 42, 44, 42, 42, X, 42, 42, X,
    X, 42, X, 16426, 42, 42, 45, 42, 42, 44, 42, 42, X, 42, 42, X,
    X, 42, X, 16426, 42, 42, 46, 42, 42, 44, 42, 42, X, 42, 42, X,
    X, 44, X, 16428, 44, 44, 44, 44, 44, 44, 44, 44, X, 44, 44, 44,
    X, 45, X, 16429, 45, 45, 45, 45, 45, 44, 45, 45, X, 45, 45, X,
    X, 47, X, 16431, 47, 47, 45, 47, 48, 44, X, 47, 32817, 47, 47, X,
    X, 47, X, 16431, 47, 47, 45, 47, 48, 44, X, 47, X, 47, 47, X,
    X, X, X, X, X, X, 45, 48, X, 44, X, X, X, X, X, X,
    X, X, X, X, X, X, 45, X, 48, 44, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, 51, X, X, X, X,
    X, X, X, X, 51, 51, X, 51, 52, X, X, 51, X, X, X, X,
    X, 42, X, 16426, 42, 42, 53, 42, 42, 44, 42, 42, X, 42, 42, X,
    X, 42, X, 16426, 42, 42, 54, 42, 42, 44, 42, 42, X, 42, 42, X,
    X, 55, X, 16439, 55, 55, 45, 55, 56, 44, 46, 55, 32817, 55, 55, X,
    X, 55, X, 16439, 55, 55, 45, 55, 56, 44, 46, 55, X, 55, 55, X,
    X, 57, X, 16441, 57, 57, 45, 56, 57, 44, 46, 57, X, 57, 57, X,
    X, 57, X, 16441, 57, 57, X, 57, 57, X, 46, 57, X, 57, 57, X,
    X, 35, 4, 16419, 35, 35, 5, 35, X, 6, 35, 35, X, 35, 35, X,
    X, 35, 4, 16419, 35, 35, 15, 35, X, 6, 35, 35, X, 35, 35, X,
    X, 61, X, 16445, 61, 61, 22, 61, X, X, 61, 61, X, 61, 61, X,
    X, 61, X, 16445, 61, 61, 23, 61, X, X, 61, 61, X, 61, 61, X,
    X, 61, X, 16445, 61, 61, 29, 61, X, X, 61, 61, X, 61, 61, X,
    X, 64, X, 16448, 64, 64, X, 64, 65, X, X, 64, 32834, 64, 64, X,
    X, 64, X, 16448, 64, 64, X, 64, 65, X, X, 64, X, 64, 64, X,
    X, X, X, X, X, X, X, 65, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, 65, X, X, X, X, X, X, X,
    X, 68, X, 16452, 68, 68, X, 68, 69, X, 63, 68, 32834, 68, 68, X,
    X, 68, X, 16452, 68, 68, X, 68, 69, X, 63, 68, X, 68, 68, X,
    X, 70, X, 16454, 70, 70, X, 69, 70, X, 63, 70, X, 70, 70, X,
    X, 70, X, 16454, 70, 70, X, 70, 70, X, 63, 70, X, 70, 70, X,
    X, 71, X, 16455, 71, 71, X, 71, 71, X, X, 71, X, 71, 71, X,
    X, 73, X, 16457, 73, 73, X, 73, X, X, X, 73, 32842, 73, 73, X,
    X, 73, X, 16457, 73, 73, X, 73, X, X, X, 73, X, 73, 73, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 76, X, 16460, 76, 76, 77, 76, 21, X, 76, 76, X, 76, 76, X,
    X, 76, X, 16460, 76, 76, 78, 76, 21, X, 76, 76, X, 76, 76, X,
    X, 79, X, 16463, 79, 79, 23, 79, 79, X, 79, 79, X, 79, 79, X,
    X, 80, X, 16464, 80, 80, 78, 80, 80, X, 80, 80, X, 80, 80, X,
    X, 79, X, 16463, 79, 79, 78, 79, 79, X, 79, 79, X, 79, 79, X,
    X, 80, X, 16464, 80, 80, 78, 80, 80, X, 80, 80, X, 80, 80, X,
    X, X, X, X, X, X, 23, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, 83, X, X, X, X, X, X, X, X, X,
    X, 21, X, 16405, 21, 21, X, 21, 21, X, 21, 21, X, 21, 21, X,
    X, 61, X, 16445, 61, 61, X, 61, X, X, 61, 61, X, 61, 61, X,
    X, 21, X, 16405, 21, 21, X, 21, 21, X, 21, 21, X, 21, 21, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, 87, X, 16471, 87, 87, X, 87, 87, X, 87, 87, X, 87, 87, X,
    X, 89, X, 16473, 89, 89, X, 89, 89, X, 89, 89, X, 89, 89, X,
    X, 89, X, 16473, 89, 89, X, 89, 89, X, 89, 89, X, 89, 89, X,
    X, 91, X, 16475, 91, 91, X, 91, X, X, 91, 91, X, 91, 91, X,
    X, 91, X, 16475, 91, 91, X, 91, X, X, 91, 91, X, 91, 91, X,
    X, 93, X, 16477, 93, 93, X, 93, 93, X, 93, 93, X, 93, 93, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 95, X, 95, X, X, X, 95, X, 95, 95, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, 97, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, 99,
    X, X, X, X, X, X, X, X, X, X, X, X, X, X, X, X,
    ],
});

/// The automaton of all rules, and the start states of each rule in the order of the grammar.
pub(crate) static RULES: Rules = Rules {
    own: &OWN,
    starts: &[
    [C, C], [C | 2, C | 2], [C | 4, C | 4], [0, 12], [20, 28], [34, 37],
    [39, 50], [58, 59], [60, 62], [63, 67], [71, 71], [72, 72],
    [73, 73], [75, 75], [81, 81], [82, 82], [84, 84], [85, 85],
    [86, 86], [87, 87], [88, 88], [90, 90], [92, 92], [44, 44],
    [4, 4], [94, 94], [96, 96], [98, 98], [C | 6, C | 6], [C | 8, C | 8],
    [C | 9, C | 9], [C | 166, C | 166], [C | 171, C | 171], [C | 322, C | 322], [C | 327, C | 327], [C | 362, C | 362],
    [C | 386, C | 386], [C | 392, C | 392], [C | 396, C | 396], [C | 398, C | 398], [C | 400, C | 400], [C | 402, C | 402],
    ],
};
