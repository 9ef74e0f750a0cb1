//! The parse tree of an identifier or reference as typed nodes, named after the grammar rules.
//!
//! The typed nodes define the components: pest produces the nodes of a [`Tree`], the typed nodes
//! are built from the tree, and the [`Components`] from the typed nodes. Generated tables find the
//! components faster, and are proved to find the same ones.
//!
//! In this module, the draft of 2001 is draft-masinter-url-i18n-07.
//!
//! ```
//! use iri_grammar::Grammar;
//! use iri_grammar::tree::{
//!     AuthorityNode, HierPartNode, HostNode, IriNode, Match, PathNode, ReferenceNode, RelativeRefNode,
//! };
//!
//! let reference = Grammar::Rfc3987.reference();
//! let tree = reference.parse("http://u@[::1]:80/a?q")?;
//! let Some(ReferenceNode::Iri(iri)) = tree.reference() else { unreachable!() };
//! let IriNode { scheme, hier_part: HierPartNode { authority, path, .. }, query, fragment, .. } = iri;
//! assert_eq!((scheme.text, fragment), ("http", None));
//! assert_eq!(query.unwrap().production.name(), "iquery");
//!
//! let AuthorityNode { userinfo, host, port, .. }: AuthorityNode<'_> = authority.unwrap();
//! assert_eq!((userinfo.unwrap().text, port.unwrap().text), ("u", "80"));
//! let HostNode::IPv6address { whole, address } = host else { unreachable!() };
//! let Match { text, span, .. } = address;
//! assert_eq!((whole.text, text, span.start), ("[::1]", "::1", 10));
//! let PathNode::Abempty(path) = path else { unreachable!() };
//! assert_eq!((path.production.name(), path.text), ("ipath-abempty", "/a"));
//!
//! let tree = reference.parse("../b#f")?;
//! let Some(ReferenceNode::RelativeRef(it)) = tree.reference() else { unreachable!() };
//! let RelativeRefNode { whole, relative_part, .. } = it;
//! assert_eq!(whole.production.name(), "irelative-ref");
//! assert_eq!(relative_part.whole.text, "../b");
//! assert!(matches!(relative_part.path, PathNode::Noscheme(_)));
//! # Ok::<(), iri_grammar::Error>(())
//! ```
//!
//! Guide: [which rule took which part](crate::guide::checking).

use crate::grammar::{Production, Role};
use crate::syntax::{Component, Components, HostForm, Node, Parts, PathForm, Span, Tree};

/// A part of a text, and the production that matches it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match<'i> {
    /// The production that matches the part.
    pub production: Production,
    /// The range of the part in the text, in bytes from 0.
    pub span: Span,
    /// The part of the text.
    pub text: &'i str,
}

/// The two alternatives of `URI-reference` and `IRI-reference`. A text that was parsed as a
/// production of one alternative (`IRI`, `absolute-IRI` or `irelative-ref`) is that alternative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReferenceNode<'i> {
    /// An identifier with a scheme.
    Iri(IriNode<'i>),
    /// A reference without a scheme.
    RelativeRef(RelativeRefNode<'i>),
}

/// `URI`, `IRI`, `absolute-URI` or `absolute-IRI`; `absoluteIRI` in the draft of 2001.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IriNode<'i> {
    /// The whole identifier. `absoluteIRI` ends before the fragment, which belongs to
    /// `IRI-reference`.
    pub whole: Match<'i>,
    /// `scheme`, without its `:`.
    pub scheme: Match<'i>,
    /// `hier-part` or `ihier-part`; in the draft of 2001 also `iopaque_part`.
    pub hier_part: HierPartNode<'i>,
    /// `query` or `iquery`, without its `?`.
    pub query: Option<Match<'i>>,
    /// `fragment` or `ifragment`, without its `#`.
    pub fragment: Option<Match<'i>>,
}

/// `relative-ref` or `irelative-ref`; `relativeIRI` in the draft of 2001. In that draft, a
/// reference that consists of a fragment is an `IRI-reference`, but not a `relativeIRI`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RelativeRefNode<'i> {
    /// The whole reference. `relativeIRI` ends before the fragment.
    pub whole: Match<'i>,
    /// `relative-part` or `irelative-part`, which has the same parts as a `hier-part`; in the draft
    /// of 2001 `inet_path`, `iabs_path` or `irel_path`.
    pub relative_part: HierPartNode<'i>,
    /// `query` or `iquery`, without its `?`.
    pub query: Option<Match<'i>>,
    /// `fragment` or `ifragment`, without its `#`.
    pub fragment: Option<Match<'i>>,
}

/// An optional authority and a path: `hier-part`, `relative-part` and the corresponding rules of
/// IRIs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HierPartNode<'i> {
    /// The whole part, with the `//` before an authority. The `ihier_part` of the draft of 2001
    /// includes the query.
    pub whole: Match<'i>,
    /// The authority, without the `//` before it.
    pub authority: Option<AuthorityNode<'i>>,
    /// The path.
    pub path: PathNode<'i>,
}

/// `authority` or `iauthority`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AuthorityNode<'i> {
    /// The whole authority.
    pub whole: Match<'i>,
    /// `userinfo` or `iuserinfo`, without its `@`.
    pub userinfo: Option<Match<'i>>,
    /// The host.
    pub host: HostNode<'i>,
    /// `port`, without the `:` before it.
    pub port: Option<Match<'i>>,
}

/// The alternatives of `host` and `ihost`. An `IP-literal` (`ipv6reference` in the draft of
/// 2001) is an `IPv6address` or an `IPvFuture`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HostNode<'i> {
    /// `IPv6address`.
    IPv6address {
        /// The IP-literal, with its brackets.
        whole: Match<'i>,
        /// The address between the brackets.
        address: Match<'i>,
    },
    /// `IPvFuture`.
    IPvFuture {
        /// The IP-literal, with its brackets.
        whole: Match<'i>,
        /// The address between the brackets.
        address: Match<'i>,
    },
    /// `IPv4address`.
    IPv4address(Match<'i>),
    /// `reg-name` or `ireg-name`. In the draft of 2001: a `hostname`, an `ireg_name` that is the
    /// authority in place of a `server`, or the empty host of an empty `server`.
    RegName(Match<'i>),
}

/// The forms of a path. In the draft of 2001, a path is `iabs_path`, `irel_path`, `iopaque_part` or
/// missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathNode<'i> {
    /// `path-abempty` or `ipath-abempty`.
    Abempty(Match<'i>),
    /// `path-absolute` or `ipath-absolute`; `iabs_path`.
    Absolute(Match<'i>),
    /// `path-noscheme` or `ipath-noscheme`; `irel_path`.
    Noscheme(Match<'i>),
    /// `path-rootless` or `ipath-rootless`.
    Rootless(Match<'i>),
    /// `path-empty` or `ipath-empty`. In the draft of 2001: a missing path. Its match is empty and
    /// has the production that omits the path.
    Empty(Match<'i>),
    /// `iopaque_part`.
    Opaque(Match<'i>),
}

impl<'i> Tree<'i> {
    /// The typed nodes; `None` if the [production](Self::production) of the tree is not an
    /// [identifier or reference](Production::is_identifier).
    ///
    /// ```
    /// use iri_grammar::{Grammar, tree::ReferenceNode};
    ///
    /// let tree = Grammar::Rfc3986.reference().parse("mailto:a@example.org")?;
    /// let Some(ReferenceNode::Iri(uri)) = tree.reference() else { unreachable!() };
    /// assert_eq!(uri.hier_part.path.whole().text, "a@example.org");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn reference(&self) -> Option<ReferenceNode<'i>> {
        self.root().filter(|_| self.production().is_identifier()).map(ReferenceNode::new)
    }

    /// The components, from the typed nodes.
    ///
    /// ```
    /// use iri_grammar::Grammar;
    ///
    /// let production = Grammar::Rfc3987.production("irelative-ref").unwrap();
    /// let tree = production.parse("//a.example/b")?;
    /// assert_eq!(tree.components(), production.components("//a.example/b")?);
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn components(&self) -> Components<'i> {
        Components::new(self.text(), self.spans(), self.production())
    }

    /// The spans of the components, from the typed nodes.
    pub(crate) fn spans(&self) -> Parts<Span> {
        match self.root() {
            Some(root) => ReferenceNode::new(root).spans(),
            // A production that is a set of characters has no nodes, and its text no components.
            None => {
                let (mut spans, end) = (Parts::default(), self.text().len());
                spans[Component::Path] = Some(Span { start: end, end });
                spans
            }
        }
    }
}

impl<'i> ReferenceNode<'i> {
    /// Returns the typed nodes below `root`. If `root` is only a part of an identifier, such as
    /// `iauthority`, the components outside of that part are undefined, and the path is empty.
    fn new(root: Node<'_, 'i>) -> Self {
        let alternative = find(root, |role| matches!(role, Role::WithScheme | Role::Relative));
        let whole = alternative.unwrap_or(root);
        let [scheme, query, fragment] =
            [Role::Scheme, Role::Query, Role::Fragment].map(|role| find_match(root, role));
        // In all five documents, the first child that is not the scheme is the hierarchical part.
        let is_scheme = |node: &Node<'_, 'i>| node.production().role() == Role::Scheme;
        let hierarchical = alternative.and_then(|node| node.children().find(|it| !is_scheme(it)));
        let hier_part = HierPartNode::new(hierarchical.unwrap_or(root));
        let whole = Match::new(whole);
        match scheme {
            Some(scheme) => {
                ReferenceNode::Iri(IriNode { whole, scheme, hier_part, query, fragment })
            }
            None => {
                let relative_part = hier_part;
                ReferenceNode::RelativeRef(RelativeRefNode {
                    whole,
                    relative_part,
                    query,
                    fragment,
                })
            }
        }
    }

    /// The hierarchical part of an identifier, or the relative part of a reference.
    fn hier_part(self) -> HierPartNode<'i> {
        match self {
            ReferenceNode::Iri(iri) => iri.hier_part,
            ReferenceNode::RelativeRef(reference) => reference.relative_part,
        }
    }

    /// The span of each component, from its typed node.
    fn spans(self) -> Parts<Span> {
        let HierPartNode { authority, path, .. } = self.hier_part();
        let (scheme, query, fragment) = match self {
            ReferenceNode::Iri(it) => (Some(it.scheme), it.query, it.fragment),
            ReferenceNode::RelativeRef(it) => (None, it.query, it.fragment),
        };
        let span = |part: Match<'_>| part.span;
        let mut spans = Parts::default();
        spans[Component::Scheme] = scheme.map(span);
        spans[Component::Userinfo] = authority.and_then(|it| it.userinfo).map(span);
        spans[Component::Host] = authority.map(|it| it.host.whole().span);
        spans[Component::Port] = authority.and_then(|it| it.port).map(span);
        spans[Component::Path] = Some(path.whole().span);
        spans[Component::Query] = query.map(span);
        spans[Component::Fragment] = fragment.map(span);
        spans
    }
}

impl<'i> HierPartNode<'i> {
    fn new(node: Node<'_, 'i>) -> Self {
        HierPartNode {
            whole: Match::new(node),
            authority: find(node, |role| role == Role::Authority).map(AuthorityNode::new),
            path: PathNode::new(node),
        }
    }
}

impl<'i> AuthorityNode<'i> {
    fn new(node: Node<'_, 'i>) -> Self {
        let [userinfo, port] = [Role::Userinfo, Role::Port].map(|role| find_match(node, role));
        AuthorityNode { whole: Match::new(node), userinfo, host: HostNode::new(node), port }
    }
}

impl<'i> HostNode<'i> {
    /// Returns the host of an authority. Only an empty `server` of the draft of 2001 has no node
    /// for the host.
    fn new(authority: Node<'_, 'i>) -> Self {
        let is_host = |role| matches!(role, Role::IpLiteral | Role::IPv4address | Role::RegName);
        let Some(node) = find(authority, is_host) else {
            return HostNode::RegName(Match::empty(authority, authority.span().start));
        };
        match node.production().role() {
            Role::IpLiteral => HostNode::ip_literal(node),
            Role::IPv4address => HostNode::IPv4address(Match::new(node)),
            _ => HostNode::RegName(Match::new(node)),
        }
    }

    /// Returns the host for the node of an IP-literal.
    fn ip_literal(node: Node<'_, 'i>) -> Self {
        let whole = Match::new(node);
        match find_match(node, Role::IPvFuture) {
            Some(address) => HostNode::IPvFuture { whole, address },
            None => {
                // Every IP-literal contains one of both, so the default is never used.
                let address = find_match(node, Role::IPv6address).unwrap_or(whole);
                HostNode::IPv6address { whole, address }
            }
        }
    }

    /// The whole host, an IP-literal with its brackets.
    pub fn whole(self) -> Match<'i> {
        match self {
            HostNode::IPv6address { whole, .. } | HostNode::IPvFuture { whole, .. } => whole,
            HostNode::IPv4address(it) | HostNode::RegName(it) => it,
        }
    }

    /// The alternative, without the text.
    ///
    /// ```
    /// use iri_grammar::{Grammar, HostForm, tree::ReferenceNode};
    ///
    /// let tree = Grammar::Rfc3987.reference().parse("//192.0.2.1")?;
    /// let Some(ReferenceNode::RelativeRef(it)) = tree.reference() else { unreachable!() };
    /// let host = it.relative_part.authority.unwrap().host;
    /// assert_eq!((host.form(), host.whole().text), (HostForm::IPv4address, "192.0.2.1"));
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn form(self) -> HostForm {
        match self {
            HostNode::IPv6address { .. } => HostForm::IPv6address,
            HostNode::IPvFuture { .. } => HostForm::IPvFuture,
            HostNode::IPv4address(_) => HostForm::IPv4address,
            HostNode::RegName(_) => HostForm::RegName,
        }
    }
}

impl<'i> PathNode<'i> {
    /// Returns the path at or below a node. If no node is a path, returns an empty path: before the
    /// query or the fragment if there is one, else at the end of the node.
    fn new(around: Node<'_, 'i>) -> Self {
        let is_path = |role| PathNode::constructor(role).is_some();
        if let Some(node) = find(around, is_path)
            && let Some(path) = PathNode::constructor(node.production().role())
        {
            return path(Match::new(node));
        }
        let after_path = find(around, |role| matches!(role, Role::Query | Role::Fragment));
        // The `?` or `#` before a query or fragment does not belong to it.
        let at = after_path.map_or(around.span().end, |node| node.span().start.saturating_sub(1));
        PathNode::Empty(Match::empty(around, at))
    }

    /// Returns the variant for the role; `None` if the role is not a form of a path.
    fn constructor(role: Role) -> Option<fn(Match<'i>) -> Self> {
        Some(match role {
            Role::PathAbempty => PathNode::Abempty,
            Role::PathAbsolute => PathNode::Absolute,
            Role::PathNoscheme => PathNode::Noscheme,
            Role::PathRootless => PathNode::Rootless,
            Role::PathEmpty => PathNode::Empty,
            Role::PathOpaque => PathNode::Opaque,
            _ => return None,
        })
    }

    /// The whole path.
    pub fn whole(self) -> Match<'i> {
        let (PathNode::Abempty(it)
        | PathNode::Absolute(it)
        | PathNode::Noscheme(it)
        | PathNode::Rootless(it)
        | PathNode::Empty(it)
        | PathNode::Opaque(it)) = self;
        it
    }

    /// The form, without the text.
    ///
    /// ```
    /// use iri_grammar::{Grammar, PathForm, tree::ReferenceNode};
    ///
    /// let tree = Grammar::UrlI18n07.reference().parse("mailto:a@example.org?b")?;
    /// let Some(ReferenceNode::Iri(iri)) = tree.reference() else { unreachable!() };
    /// let path = iri.hier_part.path;
    /// assert_eq!((path.form(), path.whole().text), (PathForm::Opaque, "a@example.org?b"));
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn form(self) -> PathForm {
        match self {
            PathNode::Abempty(_) => PathForm::Abempty,
            PathNode::Absolute(_) => PathForm::Absolute,
            PathNode::Noscheme(_) => PathForm::Noscheme,
            PathNode::Rootless(_) => PathForm::Rootless,
            PathNode::Empty(_) => PathForm::Empty,
            PathNode::Opaque(_) => PathForm::Opaque,
        }
    }
}

impl<'i> Match<'i> {
    fn new(node: Node<'_, 'i>) -> Self {
        Match { production: node.production(), span: node.span(), text: node.text() }
    }

    /// Returns an empty match at the byte `at`, for a part that the production of `around` omits.
    fn empty(around: Node<'_, 'i>, at: usize) -> Self {
        Match { production: around.production(), span: Span { start: at, end: at }, text: "" }
    }
}

/// Returns the first node whose role `matches`, among `node` and the nodes below it. A node comes
/// before the nodes below it: an IPv6address may end in an IPv4address. `None` if there is no such
/// node.
fn find<'t, 'i>(node: Node<'t, 'i>, matches: impl Fn(Role) -> bool + Copy) -> Option<Node<'t, 'i>> {
    if matches(node.production().role()) {
        Some(node)
    } else {
        node.children().find_map(|child| find(child, matches))
    }
}

/// Returns the first node with this role, among `node` and the nodes below it, as a match; `None`
/// if there is none.
fn find_match<'i>(node: Node<'_, 'i>, wanted: Role) -> Option<Match<'i>> {
    find(node, |role| role == wanted).map(Match::new)
}
