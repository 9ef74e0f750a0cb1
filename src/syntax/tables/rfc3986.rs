//! Generated from `grammar/rfc3986.pest` and `grammar/abnf/rfc3986.abnf` by `crates/proofs`.

use super::super::table::{Automaton, COMMON as C, Node, Rules, Token};
use super::super::table::{NOWHERE as X, Octets, Op, Range, Rest, State, Table, range};
use super::common::COMMON;

static COMPONENTS: Octets = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 24065, 0, 2, 24065, 3, 24065, 24065, 24065, 24065, 24065, 24324, 24065, 24324, 24324, 1541,
    32518, 32518, 32518, 32518, 32518, 32518, 32518, 32518, 32518, 32518, 5639, 24065, 0, 24065, 0, 1032,
    17929, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330,
    24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 11, 0, 0, 0, 24065,
    0, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330,
    24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 24330, 0, 0, 0, 24065, 0,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
];

static COMPONENTS_BEYOND: &[Range] = &[
    range(0x80, 0),
];

pub(crate) static URI: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(0, 2, false, 0), State::new(512, 3, true, 0),
    State::new(1024, 4, true, 0), State::new(0, 5, false, 0), State::new(1024, 6, true, 0), State::new(2048, 8, true, 1),
    State::new(2048, 8, true, 1), State::new(0, 9, false, 4), State::new(2048, 14, true, 1), State::new(0, 11, false, 1),
    State::new(4096, 12, true, 255), State::new(8192, 13, false, 1), State::new(2048, 14, true, 1), State::new(8192, 15, false, 1),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X,
    X, X, X, X, 2049, X, 2049, 4098, X, X, 2049, X, X, X, X, X,
    X, 2051, 9732, 18435, 2051, 2053, 2051, 2051, 9478, 2051, 2051, X, X, X, X, X,
    X, 2051, 9732, 18435, 2051, 2051, 2051, 2051, 9478, 2051, 2051, X, X, X, X, X,
    X, 2052, X, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X,
    X, 2051, 9732, 18435, 2051, 8455, 2051, 2051, 9478, 2051, 2051, X, X, X, X, X,
    X, 2054, 9732, 18438, 2054, 2054, 2054, 2054, 2054, 2054, 2054, X, X, X, X, X,
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

static HIER_PART: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(0, 0, false, 0), State::new(512, 1, true, 0), State::new(0, 2, false, 0), State::new(2048, 4, true, 1),
    State::new(2048, 4, true, 1), State::new(0, 5, false, 4), State::new(2048, 10, true, 1), State::new(0, 7, false, 1),
    State::new(4096, 8, true, 255), State::new(8192, 9, false, 1), State::new(2048, 10, true, 1), State::new(8192, 11, false, 1),
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

pub(crate) static URI_REFERENCE: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(0, 0, false, 0), State::new(16384, 1, true, 0), State::new(1024, 2, true, 0), State::new(0, 3, false, 0),
    State::new(1024, 4, true, 0), State::new(256, 5, false, 0), State::new(512, 6, true, 0), State::new(2048, 9, true, 1),
    State::new(0, 8, false, 0), State::new(2048, 9, true, 1), State::new(0, 10, false, 4), State::new(2048, 15, true, 1),
    State::new(0, 12, false, 1), State::new(4096, 13, true, 255), State::new(8192, 14, false, 1), State::new(2048, 15, true, 1),
    State::new(8192, 16, false, 1),
    ],
    next: &[
    X, 2049, 9730, 18433, 2049, 2051, 2049, X, 9476, 2049, 2053, X, X, X, X, X,
    X, 2049, 9730, 18433, 2049, 2054, 2049, X, 9476, 2049, 2049, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X,
    X, 2054, 9730, 18438, 2054, 8455, 2054, 2054, 9476, 2054, 2054, X, X, X, X, X,
    X, 2052, 9730, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X,
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

pub(crate) static ABSOLUTE_URI: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(0, 2, false, 0), State::new(512, 3, true, 0),
    State::new(0, 4, false, 0), State::new(1024, 5, true, 0), State::new(2048, 7, true, 1), State::new(2048, 7, true, 1),
    State::new(0, 8, false, 4), State::new(2048, 13, true, 1), State::new(0, 10, false, 1), State::new(4096, 11, true, 255),
    State::new(8192, 12, false, 1), State::new(2048, 13, true, 1), State::new(8192, 14, false, 1),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X,
    X, X, X, X, 2049, X, 2049, 4098, X, X, 2049, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2052, 2051, 2051, 9477, 2051, 2051, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 2051, 2051, 2051, 9477, 2051, 2051, X, X, X, X, X,
    X, 2051, X, 18435, 2051, 8454, 2051, 2051, 9477, 2051, 2051, X, X, X, X, X,
    X, 2053, X, 18437, 2053, 2053, 2053, 2053, 2053, 2053, 2053, X, X, X, X, X,
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

pub(crate) static RELATIVE_REF: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(16384, 1, true, 0), State::new(16384, 1, true, 0), State::new(1024, 2, true, 0), State::new(0, 3, false, 0),
    State::new(1024, 4, true, 0), State::new(512, 5, true, 0), State::new(2048, 7, true, 1), State::new(2048, 7, true, 1),
    State::new(0, 8, false, 4), State::new(2048, 13, true, 1), State::new(0, 10, false, 1), State::new(4096, 11, true, 255),
    State::new(8192, 12, false, 1), State::new(2048, 13, true, 1), State::new(8192, 14, false, 1),
    ],
    next: &[
    X, 2049, 9730, 18433, 2049, 2051, 2049, X, 9476, 2049, 2049, X, X, X, X, X,
    X, 2049, 9730, 18433, 2049, 2053, 2049, X, 9476, 2049, 2049, X, X, X, X, X,
    X, 2050, X, 18434, 2050, 2050, 2050, 2050, 2050, 2050, 2050, X, X, X, X, X,
    X, 2053, 9730, 18437, 2053, 8454, 2053, 2053, 9476, 2053, 2053, X, X, X, X, X,
    X, 2052, 9730, 18436, 2052, 2052, 2052, 2052, 2052, 2052, 2052, X, X, X, X, X,
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

static RELATIVE_PART: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: true },
    states: &[
    State::new(16384, 1, true, 0), State::new(16384, 1, true, 0), State::new(0, 2, false, 0), State::new(512, 3, true, 0),
    State::new(2048, 5, true, 1), State::new(2048, 5, true, 1), State::new(0, 6, false, 4), State::new(2048, 11, true, 1),
    State::new(0, 8, false, 1), State::new(4096, 9, true, 255), State::new(8192, 10, false, 1), State::new(2048, 11, true, 1),
    State::new(8192, 12, false, 1),
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

static SCHEME: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 8),
    ],
    next: &[
    X, X, X, X, X, X, X, X, X, X, 2049, X, X, X, X, X,
    X, X, X, X, 2049, X, 2049, X, X, X, 2049, X, X, X, X, X,
    ],
};

static AUTHORITY: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(0, 0, false, 9), State::new(2048, 1, true, 1), State::new(0, 2, false, 4), State::new(2048, 7, true, 1),
    State::new(0, 4, false, 1), State::new(4096, 5, true, 255), State::new(8192, 6, false, 1), State::new(2048, 7, true, 1),
    State::new(8192, 8, false, 1),
    ],
    next: &[
    X, 4353, X, 20737, 4353, X, 4353, 4354, X, 11011, 4353, 37124, X, X, X, X,
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

static USERINFO: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(4096, 0, true, 11),
    ],
    next: &[
    X, 2048, X, 18432, 2048, X, 2048, 2048, X, X, 2048, X, X, X, X, X,
    ],
};

static PORT: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(0, 0, false, 12), State::new(8192, 1, false, 0),
    ],
    next: &[
    X, X, X, X, X, X, 4865, X, X, X, X, X, X, X, X, X,
    X, X, X, X, X, X, 2049, X, X, X, X, X, X, X, X, X,
    ],
};

static QUERY: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(0, 0, false, 13), State::new(1024, 1, true, 0),
    ],
    next: &[
    X, 5377, X, 21761, 5377, 5377, 5377, 5377, 5377, 5377, 5377, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, X, X,
    ],
};

static FRAGMENT: Table = Table {
    octets: &COMPONENTS, width: 16,
    rest: &Rest { ranges: COMPONENTS_BEYOND, ops: OPS, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }], has_path: false },
    states: &[
    State::new(0, 0, false, 14), State::new(1024, 1, true, 0),
    ],
    next: &[
    X, 5633, X, 22017, 5633, 5633, 5633, 5633, 5633, 5633, 5633, X, X, X, X, X,
    X, 2049, X, 18433, 2049, 2049, 2049, 2049, 2049, 2049, 2049, X, X, X, X, X,
    ],
};

static OPS: &[[Op; 3]] = &[
    [8, 8, 8], [20, 8, 8], [20, 38, 8], [20, 37, 8], [19, 20, 8], [19, 20, 38],
    [19, 20, 37], [18, 3, 8], [16, 8, 8], [17, 20, 8], [17, 18, 8], [18, 8, 8],
    [19, 8, 8], [21, 8, 8], [22, 8, 8],
];

/// For each rule, in the order of the grammar: its table, or `None` if its texts have no components.
pub(super) static TABLES: [Option<&Table>; 39] = [
    None, None, None, Some(&URI), Some(&HIER_PART), Some(&URI_REFERENCE),
    Some(&ABSOLUTE_URI), Some(&RELATIVE_REF), Some(&RELATIVE_PART), Some(&SCHEME), Some(&AUTHORITY), Some(&USERINFO),
    None, Some(&PORT), None, None, None, None,
    None, None, None, None, None, None,
    None, None, None, None, None, None,
    None, None, Some(&QUERY), Some(&FRAGMENT), None, None,
    None, None, None,
];

static CHARACTERS: Octets = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 56833, 0, 2, 56833, 3, 56833, 56833, 56833, 56833, 56833, 57092, 56833, 57092, 57092, 68613,
    65286, 65286, 65286, 65286, 65286, 65286, 65286, 65286, 65286, 65286, 19975, 56833, 0, 56833, 0, 1032,
    36361, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098,
    57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 11, 0, 0, 0, 56833,
    0, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098,
    57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 57098, 0, 0, 0, 56833, 0,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
];

static CHARACTERS_BEYOND: &[Range] = &[
    range(0x80, 0),
];

pub(crate) static OWN: Automaton = Automaton {
    octets: &CHARACTERS, ranges: CHARACTERS_BEYOND, width: 16, tokens: &[Token { automaton: &COMMON, start: 392 }, Token { automaton: &COMMON, start: 9 }],
    states: &[
    Node::new(0, 0, 0, false), Node::new(1, 1, 1, false), Node::new(2, 3, 2, true), Node::new(2, 8, 2, true),
    Node::new(3, 13, 3, true), Node::new(2, 15, 2, true), Node::new(4, 20, 4, true), Node::new(5, 23, 5, true),
    Node::new(6, 27, 6, true), Node::new(7, 27, 6, true), Node::new(8, 34, 7, true), Node::new(9, 34, 0, true),
    Node::new(0, 38, 0, false), Node::new(1, 39, 8, false), Node::new(2, 41, 2, true), Node::new(2, 46, 2, true),
    Node::new(10, 51, 9, true), Node::new(11, 51, 9, true), Node::new(12, 59, 10, true), Node::new(13, 66, 11, false),
    Node::new(14, 69, 12, true), Node::new(14, 72, 12, true), Node::new(14, 75, 12, true), Node::new(15, 78, 13, true),
    Node::new(16, 80, 14, true), Node::new(17, 80, 14, true), Node::new(18, 82, 15, true), Node::new(19, 82, 0, true),
    Node::new(14, 85, 12, true), Node::new(14, 88, 12, true), Node::new(20, 91, 16, true), Node::new(21, 91, 16, true),
    Node::new(22, 97, 17, true), Node::new(13, 102, 18, false), Node::new(23, 105, 0, true), Node::new(24, 111, 19, true),
    Node::new(25, 116, 20, true), Node::new(23, 123, 0, true), Node::new(25, 129, 21, true), Node::new(0, 136, 0, false),
    Node::new(1, 137, 22, false), Node::new(26, 139, 23, true), Node::new(26, 143, 23, true), Node::new(26, 147, 23, true),
    Node::new(3, 151, 24, true), Node::new(27, 153, 25, true), Node::new(28, 156, 26, true), Node::new(29, 156, 26, true),
    Node::new(30, 158, 27, true), Node::new(31, 158, 0, true), Node::new(0, 162, 0, false), Node::new(1, 163, 28, false),
    Node::new(26, 165, 23, true), Node::new(26, 169, 23, true), Node::new(32, 173, 29, true), Node::new(33, 173, 29, true),
    Node::new(34, 180, 30, true), Node::new(13, 186, 31, false), Node::new(24, 105, 19, true), Node::new(24, 123, 19, true),
    Node::new(35, 189, 32, true), Node::new(35, 192, 32, true), Node::new(35, 195, 32, true), Node::new(36, 198, 33, true),
    Node::new(37, 198, 33, true), Node::new(38, 200, 34, true), Node::new(39, 200, 0, true), Node::new(40, 202, 35, true),
    Node::new(41, 202, 35, true), Node::new(42, 207, 36, true), Node::new(13, 211, 37, false), Node::new(43, 214, 38, true),
    Node::new(44, 216, 39, true), Node::new(45, 216, 39, true), Node::new(46, 219, 0, true), Node::new(47, 219, 40, true),
    Node::new(47, 223, 40, true), Node::new(14, 227, 41, true), Node::new(14, 230, 42, true), Node::new(14, 233, 41, true),
    Node::new(14, 230, 43, true), Node::new(48, 74, 0, true), Node::new(48, 236, 0, false), Node::new(49, 69, 12, true),
    Node::new(50, 189, 32, false), Node::new(49, 69, 12, false), Node::new(46, 237, 0, true), Node::new(49, 237, 44, true),
    Node::new(49, 239, 45, false), Node::new(49, 239, 45, true), Node::new(50, 241, 46, false), Node::new(50, 241, 46, true),
    Node::new(49, 243, 0, false), Node::new(46, 245, 0, true),
    ],
    loops: &[
    State::new(0, 0, false, 255), State::new(256, 1, false, 255), State::new(512, 3, true, 255), State::new(1024, 4, true, 255),
    State::new(1024, 6, true, 255), State::new(2048, 7, true, 255), State::new(4096, 9, true, 255), State::new(8192, 10, false, 255),
    State::new(256, 13, false, 255), State::new(4096, 17, true, 255), State::new(8192, 18, false, 255), State::new(16384, 19, true, 255),
    State::new(512, 21, true, 255), State::new(2048, 23, true, 255), State::new(4096, 25, true, 255), State::new(8192, 26, false, 255),
    State::new(4096, 31, true, 255), State::new(8192, 32, false, 255), State::new(16384, 33, true, 255), State::new(32768, 35, true, 255),
    State::new(256, 36, false, 255), State::new(256, 38, false, 255), State::new(256, 40, false, 255), State::new(512, 42, true, 255),
    State::new(1024, 44, true, 255), State::new(2048, 45, true, 255), State::new(4096, 47, true, 255), State::new(8192, 48, false, 255),
    State::new(256, 51, false, 255), State::new(4096, 55, true, 255), State::new(8192, 56, false, 255), State::new(16384, 57, true, 255),
    State::new(32768, 61, true, 255), State::new(4096, 64, true, 255), State::new(8192, 65, false, 255), State::new(4096, 68, true, 255),
    State::new(8192, 69, false, 255), State::new(16384, 70, true, 255), State::new(16384, 71, true, 255), State::new(4096, 73, true, 255),
    State::new(32768, 76, true, 255), State::new(512, 79, true, 255), State::new(65536, 78, false, 255), State::new(512, 80, true, 255),
    State::new(512, 87, true, 255), State::new(512, 89, true, 255), State::new(32768, 91, true, 255),
    ],
    forms: &[
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 1, 2, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 1, 2, 3, 1, 4, 1, 1, 5, 1, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0,
    0, 1, 2, 3, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0,
    0, 1, 2, 3, 1, 1, 1, 1, 4, 1, 1, 0, 0, 0, 0, 0,
    0, 1, 2, 3, 1, 4, 1, 5, 6, 0, 1, 7, 0, 0, 0, 0,
    0, 1, 2, 3, 1, 4, 1, 5, 6, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 2, 3, 0, 4, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 2, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 2, 3, 1, 4, 1, 5, 6, 7, 1, 8, 0, 0, 0, 0,
    0, 1, 2, 3, 1, 4, 1, 5, 6, 7, 1, 0, 0, 0, 0, 0,
    0, 1, 2, 3, 1, 4, 5, 1, 6, 7, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 0, 1, 1, 0, 3, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 3, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 3, 1, 4, 0, 0, 1, 5, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 3, 1, 4, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 3, 1, 4, 0, 5, 1, 6, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 3, 1, 4, 0, 5, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 3, 4, 1, 0, 5, 1, 0, 0, 0, 0, 0,
    0, 1, 2, 3, 1, 4, 1, 0, 5, 1, 6, 0, 0, 0, 0, 0,
    0, 1, 2, 3, 1, 4, 1, 0, 5, 1, 1, 0, 0, 0, 0, 0,
    0, 1, 2, 3, 4, 5, 4, 6, 7, 1, 4, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 3, 1, 1, 4, 1, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 1, 1, 1, 3, 1, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 3, 1, 4, 5, 0, 1, 6, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 3, 1, 4, 5, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 2, 0, 3, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 2, 3, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 3, 1, 4, 5, 6, 1, 7, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 3, 1, 4, 5, 6, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 3, 4, 1, 5, 6, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 3, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 0, 1, 3, 0, 0, 1, 4, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 0, 1, 3, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 0, 1, 3, 0, 4, 1, 5, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 0, 1, 3, 0, 4, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 0, 3, 1, 0, 4, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 0, 1, 0, 0, 0, 1, 3, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 3, 1, 4, 0, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 2, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0,
    ],
    entries: &[
    1, 1, 2, 3, 4, 16387, 5, 6, 3, 4, 16387, 7, 6, 4, 16388, 3,
    4, 16387, 8, 6, 6, 4, 16390, 7, 4, 16391, 6, 9, 4, 16393, 7, 10,
    6, 32779, 4, 7, 10, 6, 13, 13, 14, 3, 4, 16387, 15, 6, 3, 4,
    16387, 16, 6, 17, 4, 16401, 7, 18, 6, 8, 32779, 19, 4, 16403, 7, 18,
    6, 8, 19, 16403, 8, 21, 16405, 22, 21, 16405, 23, 21, 16405, 24, 23, 16407,
    25, 16409, 23, 26, 32795, 21, 16405, 29, 21, 16405, 30, 31, 16415, 23, 32, 24,
    32795, 33, 16417, 23, 32, 24, 33, 16417, 24, 35, 4, 16419, 5, 6, 36, 35,
    4, 16419, 7, 6, 35, 4, 16419, 36, 7, 2, 6, 35, 4, 16419, 15, 6,
    38, 35, 4, 16419, 38, 7, 14, 6, 40, 40, 41, 42, 16426, 43, 44, 42,
    16426, 45, 44, 42, 16426, 46, 44, 44, 16428, 45, 16429, 44, 47, 16431, 45, 48,
    44, 32817, 51, 51, 52, 42, 16426, 53, 44, 42, 16426, 54, 44, 55, 16439, 45,
    56, 44, 46, 32817, 57, 16441, 45, 56, 44, 46, 57, 16441, 46, 61, 16445, 22,
    61, 16445, 23, 61, 16445, 29, 64, 16448, 65, 32834, 68, 16452, 69, 63, 32834, 70,
    16454, 69, 63, 70, 16454, 63, 71, 16455, 73, 16457, 32842, 76, 16460, 77, 21, 76,
    16460, 78, 21, 79, 16463, 23, 80, 16464, 78, 79, 16463, 78, 83, 87, 16471, 89,
    16473, 91, 16475, 93, 16477,
    ],
};

/// The automaton of all rules, and the start states of each rule in the order of the grammar.
pub(crate) static RULES: Rules = Rules {
    own: &OWN,
    starts: &[
    [C, C], [C | 2, C | 2], [C | 4, C | 4], [0, 12], [20, 28], [34, 37],
    [39, 50], [58, 59], [60, 62], [C | 6, C | 6], [63, 67], [71, 71],
    [72, 72], [C | 8, C | 8], [C | 9, C | 9], [C | 166, C | 166], [C | 171, C | 171], [C | 322, C | 322],
    [C | 327, C | 327], [C | 362, C | 362], [C | 386, C | 386], [73, 73], [75, 75], [81, 81],
    [82, 82], [84, 84], [85, 85], [86, 86], [87, 87], [88, 88],
    [90, 90], [92, 92], [44, 44], [4, 4], [C | 392, C | 392], [C | 396, C | 396],
    [C | 398, C | 398], [C | 400, C | 400], [C | 402, C | 402],
    ],
};
