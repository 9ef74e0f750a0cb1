//! Generated from `grammar/leiri.pest` and `grammar/abnf/leiri.abnf` by `crates/proofs`.

use super::super::table::{Automaton, COMMON as C, Node, Rules, Token};
use super::super::table::{NOWHERE as X, Octets, Op, Range, Rest, State, Table, range};
use super::common::COMMON;

static COMPONENTS: Octets = [
    24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064,
    24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064, 24064,
    24064, 24064, 24064, 1, 24064, 2, 24064, 24064, 24064, 24064, 24064, 24323, 24064, 24323, 24323, 1540,
    32517, 32517, 32517, 32517, 32517, 32517, 32517, 32517, 32517, 32517, 5638, 24064, 24064, 24064, 24064, 1031,
    17928, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329,
    24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 10, 24064, 11, 24064, 24064,
    24064, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329,
    24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24329, 24064, 24064, 24064, 24064, 24064,
    24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319,
    24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319,
    24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319,
    24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319,
    255, 255, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319,
    24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319,
    24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 24319, 255,
    24319, 24319, 24319, 24319, 24319, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
];

static COMPONENTS_BEYOND: &[Range] = &[
    range(0x80, 0), range(0xfffe, 11), range(0x10000, 0),
];

pub(crate) static IRI: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(0, 2, false, 0), State::new(512, 3, true, 0),
    State::new(1024, 4, true, 0), State::new(0, 5, false, 0), State::new(1024, 6, true, 0), State::new(2048, 8, false, 1),
    State::new(2048, 8, false, 1), State::new(0, 9, false, 4), State::new(2048, 14, false, 1), State::new(4096, 11, true, 255),
    State::new(0, 12, false, 1), State::new(8192, 13, false, 1), State::new(2048, 14, false, 1), State::new(8192, 15, false, 1),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X,
    X, X, X, 2049, X, 2049, 4098, X, X, 2049, X, X, X, X, X, X,
    2051, 9732, 18435, 2051, 2053, 2051, 2051, 9478, 2051, 2051, X, X, X, X, X, X,
    2051, 9732, 18435, 2051, 2051, 2051, 2051, 9478, 2051, 2051, X, X, X, X, X, X,
    2052, X, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X,
    2051, 9732, 18435, 2051, 8455, 2051, 2051, 9478, 2051, 2051, X, X, X, X, X, X,
    2054, 9732, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, X, X, X, X, X, X,
    2056, 10500, 18443, 2056, 5123, 2056, 2057, 14598, 4618, 2056, 34828, X, X, X, X, X,
    2056, 10500, 18443, 2056, 5123, 2056, 2057, 14598, 4618, 2056, X, X, X, X, X, X,
    2059, 6660, 18443, 2059, 2563, 4877, 2059, 10758, 4618, 2059, X, X, X, X, X, X,
    2062, 10500, X, 2062, 5123, 2062, 8975, 14598, X, 2062, 34828, X, X, X, X, X,
    2059, X, 18443, 2059, X, 2059, 2059, X, 4618, 2059, X, X, X, X, X, X,
    X, 10500, X, X, 5123, X, 8975, 14598, X, X, X, X, X, X, X, X,
    779, 10500, 17163, 779, 5123, 2061, 779, 14598, 14858, 779, X, X, X, X, X, X,
    2062, 10500, X, 2062, 5123, 2062, 8975, 14598, X, 2062, X, X, X, X, X, X,
    X, 10500, X, X, 5123, 2063, X, 14598, X, X, X, X, X, X, X, X,
    ],
};

static IHIER_PART: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(0, 0, false, 0), State::new(512, 1, true, 0), State::new(0, 2, false, 0), State::new(2048, 4, false, 1),
    State::new(2048, 4, false, 1), State::new(0, 5, false, 4), State::new(2048, 10, false, 1), State::new(4096, 7, true, 255),
    State::new(0, 8, false, 1), State::new(8192, 9, false, 1), State::new(2048, 10, false, 1), State::new(8192, 11, false, 1),
    ],
    next: &[
    2049, X, 18433, 2049, 2050, 2049, 2049, X, 2049, 2049, X, X, X, X, X, X,
    2049, X, 18433, 2049, 2049, 2049, 2049, X, 2049, 2049, X, X, X, X, X, X,
    2049, X, 18433, 2049, 8451, 2049, 2049, X, 2049, 2049, X, X, X, X, X, X,
    2052, X, 18439, 2052, 5121, 2052, 2053, X, 4614, 2052, 34824, X, X, X, X, X,
    2052, X, 18439, 2052, 5121, 2052, 2053, X, 4614, 2052, X, X, X, X, X, X,
    2055, X, 18439, 2055, 2561, 4873, 2055, X, 4614, 2055, X, X, X, X, X, X,
    2058, X, X, 2058, 5121, 2058, 8971, X, X, 2058, 34824, X, X, X, X, X,
    2055, X, 18439, 2055, X, 2055, 2055, X, 4614, 2055, X, X, X, X, X, X,
    X, X, X, X, 5121, X, 8971, X, X, X, X, X, X, X, X, X,
    775, X, 17159, 775, 5121, 2057, 775, X, 14854, 775, X, X, X, X, X, X,
    2058, X, X, 2058, 5121, 2058, 8971, X, X, 2058, X, X, X, X, X, X,
    X, X, X, X, 5121, 2059, X, X, X, X, X, X, X, X, X, X,
    ],
};

pub(crate) static IRI_REFERENCE: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(0, 0, false, 0), State::new(16384, 1, true, 0), State::new(1024, 2, true, 0), State::new(0, 3, false, 0),
    State::new(1024, 4, true, 0), State::new(256, 5, false, 0), State::new(512, 6, true, 0), State::new(2048, 9, false, 1),
    State::new(0, 8, false, 0), State::new(2048, 9, false, 1), State::new(0, 10, false, 4), State::new(2048, 15, false, 1),
    State::new(4096, 12, true, 255), State::new(0, 13, false, 1), State::new(8192, 14, false, 1), State::new(2048, 15, false, 1),
    State::new(8192, 16, false, 1),
    ],
    next: &[
    2049, 9730, 18433, 2049, 2051, 2049, X, 9476, 2049, 2053, X, X, X, X, X, X,
    2049, 9730, 18433, 2049, 2054, 2049, X, 9476, 2049, 2049, X, X, X, X, X, X,
    2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X, X,
    2054, 9730, 18438, 2054, 8455, 2054, 2054, 9476, 2054, 2054, X, X, X, X, X, X,
    2052, 9730, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X,
    2049, 9730, 18433, 2053, 2054, 2053, 4104, 9476, 2049, 2053, X, X, X, X, X, X,
    2054, 9730, 18438, 2054, 2054, 2054, 2054, 9476, 2054, 2054, X, X, X, X, X, X,
    2057, 10498, 18444, 2057, 5126, 2057, 2058, 14596, 4619, 2057, 34829, X, X, X, X, X,
    2054, 9730, 18438, 2054, 2051, 2054, 2054, 9476, 2054, 2054, X, X, X, X, X, X,
    2057, 10498, 18444, 2057, 5126, 2057, 2058, 14596, 4619, 2057, X, X, X, X, X, X,
    2060, 6658, 18444, 2060, 2566, 4878, 2060, 10756, 4619, 2060, X, X, X, X, X, X,
    2063, 10498, X, 2063, 5126, 2063, 8976, 14596, X, 2063, 34829, X, X, X, X, X,
    2060, X, 18444, 2060, X, 2060, 2060, X, 4619, 2060, X, X, X, X, X, X,
    X, 10498, X, X, 5126, X, 8976, 14596, X, X, X, X, X, X, X, X,
    780, 10498, 17164, 780, 5126, 2062, 780, 14596, 14859, 780, X, X, X, X, X, X,
    2063, 10498, X, 2063, 5126, 2063, 8976, 14596, X, 2063, X, X, X, X, X, X,
    X, 10498, X, X, 5126, 2064, X, 14596, X, X, X, X, X, X, X, X,
    ],
};

pub(crate) static ABSOLUTE_IRI: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(0, 2, false, 0), State::new(512, 3, true, 0),
    State::new(0, 4, false, 0), State::new(1024, 5, true, 0), State::new(2048, 7, false, 1), State::new(2048, 7, false, 1),
    State::new(0, 8, false, 4), State::new(2048, 13, false, 1), State::new(4096, 10, true, 255), State::new(0, 11, false, 1),
    State::new(8192, 12, false, 1), State::new(2048, 13, false, 1), State::new(8192, 14, false, 1),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X,
    X, X, X, 2049, X, 2049, 4098, X, X, 2049, X, X, X, X, X, X,
    2051, X, 18435, 2051, 2052, 2051, 2051, 9477, 2051, 2051, X, X, X, X, X, X,
    2051, X, 18435, 2051, 2051, 2051, 2051, 9477, 2051, 2051, X, X, X, X, X, X,
    2051, X, 18435, 2051, 8454, 2051, 2051, 9477, 2051, 2051, X, X, X, X, X, X,
    2053, X, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2053, X, X, X, X, X, X,
    2055, X, 18442, 2055, 5123, 2055, 2056, 14597, 4617, 2055, 34827, X, X, X, X, X,
    2055, X, 18442, 2055, 5123, 2055, 2056, 14597, 4617, 2055, X, X, X, X, X, X,
    2058, X, 18442, 2058, 2563, 4876, 2058, 10757, 4617, 2058, X, X, X, X, X, X,
    2061, X, X, 2061, 5123, 2061, 8974, 14597, X, 2061, 34827, X, X, X, X, X,
    2058, X, 18442, 2058, X, 2058, 2058, X, 4617, 2058, X, X, X, X, X, X,
    X, X, X, X, 5123, X, 8974, 14597, X, X, X, X, X, X, X, X,
    778, X, 17162, 778, 5123, 2060, 778, 14597, 14857, 778, X, X, X, X, X, X,
    2061, X, X, 2061, 5123, 2061, 8974, 14597, X, 2061, X, X, X, X, X, X,
    X, X, X, X, 5123, 2062, X, 14597, X, X, X, X, X, X, X, X,
    ],
};

pub(crate) static IRELATIVE_REF: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(16384, 1, true, 0), State::new(16384, 1, true, 0), State::new(1024, 2, true, 0), State::new(0, 3, false, 0),
    State::new(1024, 4, true, 0), State::new(512, 5, true, 0), State::new(2048, 7, false, 1), State::new(2048, 7, false, 1),
    State::new(0, 8, false, 4), State::new(2048, 13, false, 1), State::new(4096, 10, true, 255), State::new(0, 11, false, 1),
    State::new(8192, 12, false, 1), State::new(2048, 13, false, 1), State::new(8192, 14, false, 1),
    ],
    next: &[
    2049, 9730, 18433, 2049, 2051, 2049, X, 9476, 2049, 2049, X, X, X, X, X, X,
    2049, 9730, 18433, 2049, 2053, 2049, X, 9476, 2049, 2049, X, X, X, X, X, X,
    2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X, X,
    2053, 9730, 18437, 2053, 8454, 2053, 2053, 9476, 2053, 2053, X, X, X, X, X, X,
    2052, 9730, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X, X,
    2053, 9730, 18437, 2053, 2053, 2053, 2053, 9476, 2053, 2053, X, X, X, X, X, X,
    2055, 10498, 18442, 2055, 5125, 2055, 2056, 14596, 4617, 2055, 34827, X, X, X, X, X,
    2055, 10498, 18442, 2055, 5125, 2055, 2056, 14596, 4617, 2055, X, X, X, X, X, X,
    2058, 6658, 18442, 2058, 2565, 4876, 2058, 10756, 4617, 2058, X, X, X, X, X, X,
    2061, 10498, X, 2061, 5125, 2061, 8974, 14596, X, 2061, 34827, X, X, X, X, X,
    2058, X, 18442, 2058, X, 2058, 2058, X, 4617, 2058, X, X, X, X, X, X,
    X, 10498, X, X, 5125, X, 8974, 14596, X, X, X, X, X, X, X, X,
    778, 10498, 17162, 778, 5125, 2060, 778, 14596, 14857, 778, X, X, X, X, X, X,
    2061, 10498, X, 2061, 5125, 2061, 8974, 14596, X, 2061, X, X, X, X, X, X,
    X, 10498, X, X, 5125, 2062, X, 14596, X, X, X, X, X, X, X, X,
    ],
};

static IRELATIVE_PART: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(16384, 1, true, 0), State::new(16384, 1, true, 0), State::new(0, 2, false, 0), State::new(512, 3, true, 0),
    State::new(2048, 5, false, 1), State::new(2048, 5, false, 1), State::new(0, 6, false, 4), State::new(2048, 11, false, 1),
    State::new(4096, 8, true, 255), State::new(0, 9, false, 1), State::new(8192, 10, false, 1), State::new(2048, 11, false, 1),
    State::new(8192, 12, false, 1),
    ],
    next: &[
    2049, X, 18433, 2049, 2050, 2049, X, X, 2049, 2049, X, X, X, X, X, X,
    2049, X, 18433, 2049, 2051, 2049, X, X, 2049, 2049, X, X, X, X, X, X,
    2051, X, 18435, 2051, 8452, 2051, 2051, X, 2051, 2051, X, X, X, X, X, X,
    2051, X, 18435, 2051, 2051, 2051, 2051, X, 2051, 2051, X, X, X, X, X, X,
    2053, X, 18440, 2053, 5123, 2053, 2054, X, 4615, 2053, 34825, X, X, X, X, X,
    2053, X, 18440, 2053, 5123, 2053, 2054, X, 4615, 2053, X, X, X, X, X, X,
    2056, X, 18440, 2056, 2563, 4874, 2056, X, 4615, 2056, X, X, X, X, X, X,
    2059, X, X, 2059, 5123, 2059, 8972, X, X, 2059, 34825, X, X, X, X, X,
    2056, X, 18440, 2056, X, 2056, 2056, X, 4615, 2056, X, X, X, X, X, X,
    X, X, X, X, 5123, X, 8972, X, X, X, X, X, X, X, X, X,
    776, X, 17160, 776, 5123, 2058, 776, X, 14855, 776, X, X, X, X, X, X,
    2059, X, X, 2059, 5123, 2059, 8972, X, X, 2059, X, X, X, X, X, X,
    X, X, X, X, 5123, 2060, X, X, X, X, X, X, X, X, X, X,
    ],
};

static IAUTHORITY: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(0, 0, false, 8), State::new(2048, 1, false, 1), State::new(0, 2, false, 4), State::new(2048, 7, false, 1),
    State::new(4096, 4, true, 255), State::new(0, 5, false, 1), State::new(8192, 6, false, 1), State::new(2048, 7, false, 1),
    State::new(8192, 8, false, 1),
    ],
    next: &[
    4353, X, 20740, 4353, X, 4353, 4354, X, 6915, 4353, 37125, X, X, X, X, X,
    2049, X, 18436, 2049, X, 2049, 2050, X, 4611, 2049, X, X, X, X, X, X,
    2052, X, 18436, 2052, X, 4870, 2052, X, 4611, 2052, X, X, X, X, X, X,
    2055, X, X, 2055, X, 2055, 8968, X, X, 2055, 34821, X, X, X, X, X,
    2052, X, 18436, 2052, X, 2052, 2052, X, 4611, 2052, X, X, X, X, X, X,
    X, X, X, X, X, X, 8968, X, X, X, X, X, X, X, X, X,
    772, X, 17156, 772, X, 2054, 772, X, 14851, 772, X, X, X, X, X, X,
    2055, X, X, 2055, X, 2055, 8968, X, X, 2055, X, X, X, X, X, X,
    X, X, X, X, X, 2056, X, X, X, X, X, X, X, X, X, X,
    ],
};

static IUSERINFO: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(4096, 0, true, 10),
    ],
    next: &[
    2048, X, 18432, 2048, X, 2048, 2048, X, X, 2048, X, X, X, X, X, X,
    ],
};

static IQUERY: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(0, 0, false, 11), State::new(1024, 1, true, 0),
    ],
    next: &[
    5377, X, 21761, 5377, 5377, 5377, 5377, 5377, 5377, 5377, X, X, X, X, X, X,
    2049, X, 18433, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, X, X, X,
    ],
};

static IFRAGMENT: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(0, 0, false, 12), State::new(1024, 1, true, 0),
    ],
    next: &[
    5633, X, 22017, 5633, 5633, 5633, 5633, 5633, 5633, 5633, X, X, X, X, X, X,
    2049, X, 18433, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, X, X, X,
    ],
};

static SCHEME: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 13),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X, X,
    X, X, X, 2049, X, 2049, X, X, X, 2049, X, X, X, X, X, X,
    ],
};

static PORT: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(0, 0, false, 14), State::new(8192, 1, false, 0),
    ],
    next: &[
    X, X, X, X, X, 4865, X, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X, X,
    ],
};

static OPS: &[[Op; 3]] = &[
    [8, 8, 8], [20, 8, 8], [20, 38, 8], [20, 37, 8], [19, 20, 8], [19, 20, 38],
    [19, 20, 37], [18, 3, 8], [17, 20, 8], [17, 18, 8], [18, 8, 8], [21, 8, 8],
    [22, 8, 8], [16, 8, 8], [19, 8, 8],
];

/// For each rule, in the order of the grammar: its table, or `None` if its texts have no components.
pub(super) static TABLES: [Option<&Table>; 44] = [
    None, None, None, Some(&IRI), Some(&IHIER_PART), Some(&IRI_REFERENCE),
    Some(&ABSOLUTE_IRI), Some(&IRELATIVE_REF), Some(&IRELATIVE_PART), Some(&IAUTHORITY), Some(&IUSERINFO), None,
    None, None, None, None, None, None,
    None, None, None, None, None, None,
    None, Some(&IQUERY), Some(&IFRAGMENT), None, None, None,
    Some(&SCHEME), Some(&PORT), None, None, None, None,
    None, None, None, None, None, None,
    None, None,
];

static CHARACTERS: Octets = [
    56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832,
    56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832, 56832,
    56832, 56833, 56832, 2, 56833, 3, 56833, 56833, 56833, 56833, 56833, 57092, 56833, 57093, 57093, 68614,
    65287, 65287, 65287, 65287, 65287, 65287, 65287, 65287, 65287, 65287, 19976, 56833, 56832, 56833, 56832, 1033,
    36362, 57099, 57099, 57099, 57099, 57099, 57099, 57100, 57100, 57100, 57100, 57100, 57100, 57100, 57100, 57100,
    57100, 57100, 57100, 57100, 57100, 57100, 57100, 57100, 57100, 57100, 57100, 13, 56832, 14, 56832, 56847,
    56832, 57099, 57099, 57099, 57099, 57099, 57099, 57100, 57100, 57100, 57100, 57100, 57100, 57100, 57100, 57100,
    57100, 57100, 57100, 57100, 57100, 57100, 57100, 57100, 57100, 57100, 57100, 56832, 56832, 56832, 56847, 56832,
    57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087,
    57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087,
    57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087,
    57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087,
    255, 255, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087,
    57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087,
    57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 57087, 255,
    57087, 57087, 57087, 57087, 57087, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
];

static CHARACTERS_BEYOND: &[Range] = &[
    range(0x80, 0), range(0xe000, 16), range(0xf900, 0), range(0xfffe, 14), range(0x10000, 0), range(0xe0000, 16),
    range(0xe1000, 0), range(0xf0000, 16), range(0xffffe, 0), range(0x100000, 16), range(0x10fffe, 0),
];

pub(crate) static OWN: Automaton = Automaton {
    octets: &CHARACTERS, ranges: CHARACTERS_BEYOND, width: 17, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }],
    states: &[
    Node::new(0, 0, 0, false), Node::new(1, 1, 1, false), Node::new(2, 3, 2, true), Node::new(2, 8, 2, true),
    Node::new(3, 13, 3, true), Node::new(2, 15, 2, true), Node::new(4, 20, 4, true), Node::new(5, 23, 5, true),
    Node::new(6, 27, 6, true), Node::new(7, 27, 6, true), Node::new(8, 28, 7, true), Node::new(9, 28, 0, true),
    Node::new(0, 33, 0, false), Node::new(1, 34, 8, false), Node::new(2, 36, 2, true), Node::new(2, 41, 2, true),
    Node::new(10, 46, 9, true), Node::new(11, 46, 9, true), Node::new(12, 54, 10, true), Node::new(13, 61, 11, false),
    Node::new(14, 64, 12, true), Node::new(14, 67, 12, true), Node::new(14, 70, 12, true), Node::new(15, 73, 13, true),
    Node::new(16, 75, 14, true), Node::new(17, 75, 14, true), Node::new(18, 76, 15, true), Node::new(19, 76, 0, true),
    Node::new(14, 79, 12, true), Node::new(14, 82, 12, true), Node::new(20, 85, 16, true), Node::new(21, 85, 16, true),
    Node::new(22, 91, 17, true), Node::new(13, 96, 18, false), Node::new(23, 99, 0, true), Node::new(24, 105, 19, true),
    Node::new(25, 110, 20, true), Node::new(23, 117, 0, true), Node::new(25, 123, 21, true), Node::new(0, 130, 0, false),
    Node::new(1, 131, 22, false), Node::new(26, 133, 23, true), Node::new(26, 137, 23, true), Node::new(26, 141, 23, true),
    Node::new(3, 145, 24, true), Node::new(27, 147, 25, true), Node::new(28, 150, 26, true), Node::new(29, 150, 26, true),
    Node::new(30, 151, 27, true), Node::new(31, 151, 0, true), Node::new(0, 155, 0, false), Node::new(1, 156, 28, false),
    Node::new(26, 158, 23, true), Node::new(26, 162, 23, true), Node::new(32, 166, 29, true), Node::new(33, 166, 29, true),
    Node::new(34, 173, 30, true), Node::new(13, 179, 31, false), Node::new(24, 99, 19, true), Node::new(24, 117, 19, true),
    Node::new(35, 182, 32, true), Node::new(35, 185, 32, true), Node::new(35, 188, 32, true), Node::new(36, 191, 33, true),
    Node::new(37, 191, 33, true), Node::new(38, 192, 34, true), Node::new(39, 192, 0, true), Node::new(40, 194, 35, true),
    Node::new(41, 194, 35, true), Node::new(42, 199, 36, true), Node::new(13, 203, 37, false), Node::new(43, 206, 38, true),
    Node::new(44, 208, 39, true), Node::new(45, 208, 39, true), Node::new(46, 210, 0, true), Node::new(47, 210, 0, false),
    Node::new(48, 211, 0, false), Node::new(48, 212, 0, false), Node::new(46, 213, 0, true), Node::new(49, 213, 40, true),
    Node::new(49, 217, 40, true), Node::new(14, 221, 41, true), Node::new(14, 224, 42, true), Node::new(14, 227, 41, true),
    Node::new(14, 224, 43, true), Node::new(50, 69, 0, true), Node::new(50, 230, 0, false), Node::new(51, 64, 12, true),
    Node::new(52, 182, 32, false), Node::new(51, 64, 12, false), Node::new(46, 231, 0, true), Node::new(50, 231, 0, false),
    Node::new(46, 232, 0, true), Node::new(51, 232, 44, true), Node::new(51, 234, 45, false), Node::new(51, 234, 45, true),
    Node::new(52, 236, 46, false), Node::new(52, 236, 46, true), Node::new(51, 238, 0, false), Node::new(46, 240, 0, true),
    Node::new(53, 240, 0, false), Node::new(46, 241, 0, true), Node::new(54, 241, 0, false), Node::new(46, 242, 0, true),
    Node::new(55, 242, 0, false), Node::new(46, 243, 0, true),
    ],
    loops: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(512, 3, true, 255), State::new(1024, 4, true, 255),
    State::new(1024, 6, true, 255), State::new(2048, 7, true, 255), State::new(4096, 9, false, 255), State::new(8192, 10, false, 255),
    State::new(256, 13, false, 255), State::new(4096, 17, false, 255), State::new(8192, 18, false, 255), State::new(16384, 19, true, 255),
    State::new(512, 21, true, 255), State::new(2048, 23, true, 255), State::new(4096, 25, false, 255), State::new(8192, 26, false, 255),
    State::new(4096, 31, false, 255), State::new(8192, 32, false, 255), State::new(16384, 33, true, 255), State::new(32768, 35, true, 255),
    State::new(256, 36, false, 255), State::new(256, 38, false, 255), State::new(256, 40, false, 255), State::new(512, 42, true, 255),
    State::new(1024, 44, true, 255), State::new(2048, 45, true, 255), State::new(4096, 47, false, 255), State::new(8192, 48, false, 255),
    State::new(256, 51, false, 255), State::new(4096, 55, false, 255), State::new(8192, 56, false, 255), State::new(16384, 57, true, 255),
    State::new(32768, 61, true, 255), State::new(4096, 64, false, 255), State::new(8192, 65, false, 255), State::new(4096, 68, false, 255),
    State::new(8192, 69, false, 255), State::new(16384, 70, true, 255), State::new(16384, 71, true, 255), State::new(4096, 73, false, 255),
    State::new(32768, 80, true, 255), State::new(512, 83, true, 255), State::new(65536, 82, false, 255), State::new(512, 84, true, 255),
    State::new(512, 93, true, 255), State::new(512, 95, true, 255), State::new(32768, 97, true, 255),
    ],
    forms: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 1, 0, 1, 2, 0, 0, 1, 1, 0, 0, 0, 0,
    1, 1, 2, 3, 1, 1, 4, 1, 1, 5, 1, 1, 1, 0, 0, 1, 1,
    1, 1, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1,
    1, 1, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1,
    1, 1, 2, 3, 1, 1, 1, 1, 1, 4, 1, 1, 1, 0, 0, 1, 1,
    1, 1, 2, 0, 1, 1, 3, 1, 4, 5, 0, 1, 1, 6, 0, 1, 1,
    1, 1, 2, 0, 1, 1, 3, 1, 4, 5, 0, 1, 1, 0, 0, 1, 1,
    0, 0, 1, 0, 0, 0, 2, 3, 0, 4, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 2, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 2, 3, 1, 1, 4, 1, 5, 6, 7, 1, 1, 8, 0, 1, 1,
    1, 1, 2, 3, 1, 1, 4, 1, 5, 6, 7, 1, 1, 0, 0, 1, 1,
    1, 1, 2, 3, 1, 1, 4, 5, 1, 6, 7, 1, 1, 0, 0, 1, 1,
    1, 1, 0, 2, 1, 1, 0, 1, 1, 0, 3, 1, 1, 0, 0, 1, 1,
    1, 1, 0, 2, 1, 1, 3, 1, 1, 0, 1, 1, 1, 0, 0, 1, 1,
    1, 1, 0, 2, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 0, 1, 1,
    1, 1, 0, 0, 1, 1, 2, 1, 3, 0, 0, 1, 1, 4, 0, 1, 1,
    1, 1, 0, 0, 1, 1, 2, 1, 3, 0, 0, 1, 1, 0, 0, 1, 1,
    0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 0, 2, 1, 1, 3, 1, 4, 0, 5, 1, 1, 6, 0, 1, 1,
    1, 1, 0, 2, 1, 1, 3, 1, 4, 0, 5, 1, 1, 0, 0, 1, 1,
    1, 1, 0, 2, 1, 1, 3, 4, 1, 0, 5, 1, 1, 0, 0, 1, 1,
    1, 1, 2, 3, 1, 1, 4, 1, 0, 5, 1, 6, 6, 0, 0, 1, 1,
    1, 1, 2, 3, 1, 1, 4, 1, 0, 5, 1, 1, 1, 0, 0, 1, 1,
    1, 1, 2, 3, 4, 4, 5, 4, 6, 7, 1, 4, 4, 0, 0, 1, 1,
    1, 1, 0, 2, 1, 1, 3, 1, 1, 4, 1, 1, 1, 0, 0, 1, 1,
    1, 1, 0, 2, 1, 1, 1, 1, 1, 3, 1, 1, 1, 0, 0, 1, 1,
    1, 1, 0, 0, 1, 1, 2, 1, 3, 4, 0, 1, 1, 5, 0, 1, 1,
    1, 1, 0, 0, 1, 1, 2, 1, 3, 4, 0, 1, 1, 0, 0, 1, 1,
    0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 2, 3, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 0, 2, 1, 1, 3, 1, 4, 5, 6, 1, 1, 7, 0, 1, 1,
    1, 1, 0, 2, 1, 1, 3, 1, 4, 5, 6, 1, 1, 0, 0, 1, 1,
    1, 1, 0, 2, 1, 1, 3, 4, 1, 5, 6, 1, 1, 0, 0, 1, 1,
    1, 1, 0, 2, 1, 1, 3, 1, 0, 0, 1, 1, 1, 0, 0, 1, 1,
    1, 1, 0, 0, 1, 1, 0, 1, 2, 0, 0, 1, 1, 3, 0, 1, 1,
    1, 1, 0, 0, 1, 1, 0, 1, 2, 0, 0, 1, 1, 0, 0, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 0, 2, 1, 1, 0, 1, 3, 0, 4, 1, 1, 5, 0, 1, 1,
    1, 1, 0, 2, 1, 1, 0, 1, 3, 0, 4, 1, 1, 0, 0, 1, 1,
    1, 1, 0, 2, 1, 1, 0, 3, 1, 0, 4, 1, 1, 0, 0, 1, 1,
    1, 1, 0, 2, 1, 1, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1,
    1, 1, 0, 0, 1, 1, 0, 1, 0, 0, 0, 1, 1, 2, 0, 1, 1,
    1, 1, 0, 0, 1, 1, 0, 1, 0, 0, 0, 1, 1, 0, 0, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    1, 1, 0, 2, 1, 1, 3, 1, 4, 0, 1, 1, 1, 0, 0, 1, 1,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 0, 2, 1, 1, 0, 1, 1, 0, 1, 1, 1, 0, 0, 1, 1,
    1, 1, 0, 2, 1, 1, 0, 1, 0, 0, 1, 1, 1, 0, 0, 1, 1,
    1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0, 0, 1, 1,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    ],
    entries: &[
    1, 1, 2, 3, 4, 16387, 5, 6, 3, 4, 16387, 7, 6, 4, 16388, 3,
    4, 16387, 8, 6, 6, 4, 16390, 7, 4, 16391, 6, 9, 4, 7, 10, 6,
    32779, 13, 13, 14, 3, 4, 16387, 15, 6, 3, 4, 16387, 16, 6, 17, 4,
    16403, 7, 18, 6, 8, 32779, 19, 4, 16403, 7, 18, 6, 8, 19, 16403, 8,
    21, 16405, 22, 21, 16405, 23, 21, 16405, 24, 23, 16407, 25, 23, 26, 32795, 21,
    16405, 29, 21, 16405, 30, 31, 16417, 23, 32, 24, 32795, 33, 16417, 23, 32, 24,
    33, 16417, 24, 35, 4, 16419, 5, 6, 36, 35, 4, 16419, 7, 6, 35, 4,
    16419, 36, 7, 2, 6, 35, 4, 16419, 15, 6, 38, 35, 4, 16419, 38, 7,
    14, 6, 40, 40, 41, 42, 16426, 43, 44, 42, 16426, 45, 44, 42, 16426, 46,
    44, 44, 16428, 45, 16429, 44, 47, 45, 48, 44, 32817, 51, 51, 52, 42, 16426,
    53, 44, 42, 16426, 54, 44, 55, 16441, 45, 56, 44, 46, 32817, 57, 16441, 45,
    56, 44, 46, 57, 16441, 46, 61, 16445, 22, 61, 16445, 23, 61, 16445, 29, 64,
    65, 32834, 68, 16454, 69, 63, 32834, 70, 16454, 69, 63, 70, 16454, 63, 71, 16455,
    73, 32842, 76, 77, 78, 80, 16464, 81, 21, 80, 16464, 82, 21, 83, 16467, 23,
    84, 16468, 82, 83, 16467, 82, 87, 92, 93, 16477, 95, 16479, 97, 16481, 99, 16483,
    101, 103, 105,
    ],
};

/// The automaton of all rules, and the start states of each rule in the order of the grammar.
pub(crate) static RULES: Rules = Rules {
    own: &OWN,
    starts: &[
    [C, C], [C | 2, C | 2], [C | 4, C | 4], [0, 12], [20, 28], [34, 37],
    [39, 50], [58, 59], [60, 62], [63, 67], [71, 71], [72, 72],
    [75, 75], [73, 73], [79, 79], [85, 85], [86, 86], [88, 88],
    [89, 89], [90, 90], [91, 91], [93, 93], [94, 94], [96, 96],
    [98, 98], [44, 44], [4, 4], [100, 100], [102, 102], [104, 104],
    [C | 6, C | 6], [C | 8, C | 8], [C | 9, C | 9], [C | 166, C | 166], [C | 171, C | 171], [C | 322, C | 322],
    [C | 327, C | 327], [C | 362, C | 362], [C | 386, C | 386], [C | 392, C | 392], [C | 396, C | 396], [C | 398, C | 398],
    [C | 400, C | 400], [C | 402, C | 402],
    ],
};
