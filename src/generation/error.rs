//! Why a path has no IRI of the scheme `file`.

/// Why a path has no IRI of the scheme `file`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum NoFileIri {
    /// The path depends on a current directory, or on that of a drive.
    #[error("the path is not absolute, which a file IRI is (RFC 8089 section 2)")]
    NotAbsolute,
    /// The path of a device, which begins with `\\.\`.
    #[error("the path is that of a device, for which there are no file IRIs")]
    Device,
    /// A UNC path begins with `\\` and a host.
    #[error("the path begins like a UNC path and has no host (RFC 8089 Appendix E.3)")]
    NoHost,
}
