//! `abnf-lab lsp`.

mod diagnostics;
mod document;
mod format;
mod hover;
mod names;
mod outline;
mod position;
mod rules;
mod transport;

use super::grammar::ImportOption;
use super::{Answer, report};
use crate::shell::{Status, message};
use abnf_lab::Budget;
use clap::Args;
use document::{Document, Settings};
use lsp_server::{Connection, ErrorCode, Message, Notification, Request, Response, ResponseError};
use lsp_types::notification::{self, Notification as _};
use lsp_types::request::{self, Request as _};
use lsp_types::{
    CodeActionKind, CodeActionOptions, CompletionOptions, CompletionResponse,
    DidChangeTextDocumentParams, DidCloseTextDocumentParams, DidOpenTextDocumentParams,
    DocumentSymbolResponse, GotoDefinitionResponse, InitializeResult, OneOf,
    PublishDiagnosticsParams, RenameOptions, ServerCapabilities, ServerInfo,
    TextDocumentSyncCapability, TextDocumentSyncKind, Uri, WorkspaceSymbolResponse,
};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

/// A language server for editors, over standard input and output
#[derive(Args)]
#[command(after_long_help = include_str!("../help/lsp.txt"))]
pub struct Lsp {
    #[command(flatten)]
    import: ImportOption,
}

/// The time without changes after which a document is examined.
const REST: Duration = Duration::from_millis(50);

impl Lsp {
    /// Serves a client until the client ends the session.
    pub fn run(&self) -> Answer {
        let sources = self.import.sources(&Budget::unlimited().time(document::TIME))?;
        let settings = Settings::of(self.import.notation.options(), sources);
        let (connection, threads) = transport::start();
        let import = self.import.is_auto().then_some(&self.import);
        let server = Server { settings: Rc::new(settings), import, ..Server::default() };
        let outcome = server.serve(&connection);
        let is_ended_by_client = outcome.is_ok();
        // The writer thread ends when the connection is closed.
        drop(connection);
        match outcome {
            Err(Some(problem)) => Err(report(format_args!("{problem}"))),
            // With `Err(None)`, the connection ended before `exit`: the thread that reads standard
            // input has the error, if there was one.
            Ok(_) | Err(None) => match threads.join() {
                Err(error) => Err(report(format_args!("standard input: {error}"))),
                Ok(()) if !is_ended_by_client => {
                    Err(report(format_args!("standard input: it ends before `exit`")))
                }
                Ok(()) => Ok(outcome.unwrap_or(Status::Trouble)),
            },
        }
    }
}

/// The state of the server.
#[derive(Default)]
struct Server<'s> {
    settings: Rc<Settings>,
    /// The option, if undefined names are taken from the RFCs that a document cites.
    import: Option<&'s ImportOption>,
    /// The settings with such RFCs, by their numbers and the folder of the document.
    with_cited: HashMap<(BTreeSet<String>, PathBuf), Rc<Settings>>,
    /// The open documents, by their URIs.
    documents: BTreeMap<String, Document>,
    /// The URIs of the documents to examine.
    changed: BTreeSet<String>,
    is_shut_down: bool,
}

/// Returns the error of a request that failed.
fn request_error(problem: String) -> ResponseError {
    ResponseError { code: ErrorCode::RequestFailed as i32, message: problem, data: None }
}

impl Server<'_> {
    /// Serves until `exit`. The error has no message if the connection ends: then the thread that
    /// reads standard input has the error.
    fn serve(mut self, connection: &Connection) -> Result<Status, Option<String>> {
        let (id, _) = connection.initialize_start().map_err(|error| {
            // If the channel is disconnected, the thread that reads has the error: no message.
            Some(error.to_string()).filter(|_| !error.channel_is_disconnected())
        })?;
        let result = InitializeResult {
            capabilities: capabilities(),
            server_info: Some(ServerInfo {
                name: "abnf-lab".to_owned(),
                version: Some(env!("CARGO_PKG_VERSION").to_owned()),
            }),
        };
        let send = |message: Message| connection.sender.send(message).map_err(|_| None);
        send(Response::new_ok(id, result).into())?;
        loop {
            let message = if self.changed.is_empty() {
                connection.receiver.recv().map_err(|_| None)?
            } else {
                match connection.receiver.recv_timeout(REST) {
                    Ok(message) => message,
                    Err(error) if error.is_timeout() => {
                        for notification in self.diagnostics() {
                            send(notification.into())?;
                        }
                        continue;
                    }
                    Err(_) => return Err(None),
                }
            };
            match message {
                Message::Request(request) => send(self.response_to(request).into())?,
                Message::Notification(it) if it.method == notification::Exit::METHOD => {
                    return Ok(Status::of(self.is_shut_down));
                }
                Message::Notification(it) => self.handle_notification(it),
                Message::Response(_) => {}
            }
        }
    }

    /// Returns the diagnostics of the changed documents, as notifications.
    fn diagnostics(&mut self) -> Vec<Notification> {
        let mut notifications = Vec::new();
        for name in std::mem::take(&mut self.changed) {
            let Ok(uri) = name.parse::<Uri>() else { continue };
            let document = self.documents.get(&name);
            // A closed document has no diagnostics.
            let diagnostics = document.map(diagnostics::diagnostics).unwrap_or_default();
            let version = document.map(|document| document.version);
            let params = PublishDiagnosticsParams { uri, diagnostics, version };
            let method = notification::PublishDiagnostics::METHOD.to_owned();
            notifications.push(Notification::new(method, params));
        }
        notifications
    }

    /// Handles a notification of the client.
    fn handle_notification(&mut self, Notification { method, params }: Notification) {
        let read = match &*method {
            notification::DidOpenTextDocument::METHOD => serde_json::from_value(params).map(
                |DidOpenTextDocumentParams { text_document: it }| {
                    self.set_document(&it.uri, it.version, it.text);
                },
            ),
            notification::DidChangeTextDocument::METHOD => {
                serde_json::from_value(params).map(|mut it: DidChangeTextDocumentParams| {
                    // A change contains the whole text.
                    if let Some(change) = it.content_changes.pop() {
                        self.set_document(
                            &it.text_document.uri,
                            it.text_document.version,
                            change.text,
                        );
                    }
                })
            }
            notification::DidCloseTextDocument::METHOD => {
                serde_json::from_value(params).map(|it: DidCloseTextDocumentParams| {
                    let name = it.text_document.uri.as_str();
                    self.documents.remove(name);
                    self.changed.insert(name.to_owned());
                })
            }
            // A server ignores unknown notifications.
            _ => Ok(()),
        };
        if let Err(error) = read {
            message(format_args!("`{method}`: {error}"));
        }
    }

    /// Stores a new text of a document.
    fn set_document(&mut self, uri: &Uri, version: i32, text: String) {
        let name = uri.as_str().to_owned();
        let document = Document::new(uri, version, text, &self.settings);
        let document = match self.settings_for(&document, uri) {
            Some(settings) => document.with_settings(&settings),
            None => document,
        };
        self.documents.insert(name.clone(), document);
        self.changed.insert(name);
    }

    /// Returns the settings with the RFCs that a document cites for undefined names; `None` if it
    /// cites none that is built in or lies beside it.
    fn settings_for(&mut self, document: &Document, uri: &Uri) -> Option<Rc<Settings>> {
        let import = self.import?;
        let grammar = document.grammar()?;
        let numbers: BTreeSet<String> =
            grammar.missing().map(|(_, number)| number.to_owned()).collect();
        let folder = path_of(uri)?.parent()?.to_owned();
        let key = (numbers, folder);
        if let Some(known) = self.with_cited.get(&key) {
            return Some(Rc::clone(known));
        }
        let budget = Budget::unlimited().time(document::TIME);
        let mut sources = import.sources(&budget).ok()?;
        sources.extend(import.documents(&key.0, &key.1, &budget).ok()?);
        let settings = Rc::new(Settings::of(import.notation.options(), sources));
        self.with_cited.insert(key, Rc::clone(&settings));
        Some(settings)
    }

    /// Handles a request of the client, and returns the response.
    fn response_to(&mut self, Request { id, method, params }: Request) -> Response {
        let result = match &*method {
            _ if self.is_shut_down => Err(ResponseError {
                code: ErrorCode::InvalidRequest as i32,
                message: format!("`{method}` after `shutdown`"),
                data: None,
            }),
            request::Shutdown::METHOD => {
                self.is_shut_down = true;
                Ok(Value::Null)
            }
            _ => self.result_of(&method, params),
        };
        Response { id, response_result: result }
    }

    /// Returns the result of a request about a document.
    fn result_of(&self, method: &str, params: Value) -> Result<Value, ResponseError> {
        let mut pending = PendingRequest { method, params, answer: None };
        pending.answer_if::<request::CodeActionRequest>(|it| {
            let uri = &it.text_document.uri;
            Ok(Some(diagnostics::actions(self.document(uri)?, uri, it.range)))
        });
        pending.answer_if::<request::GotoDefinition>(|it| {
            let it = it.text_document_position_params;
            let uri = &it.text_document.uri;
            let found = rules::definitions(self.document(uri)?, uri, it.position);
            Ok(Some(GotoDefinitionResponse::Array(found)))
        });
        pending.answer_if::<request::References>(|it| {
            let with_definitions = it.context.include_declaration;
            let it = it.text_document_position;
            let (uri, document) = (&it.text_document.uri, self.document(&it.text_document.uri)?);
            Ok(Some(rules::references(document, uri, it.position, with_definitions)))
        });
        pending.answer_if::<request::PrepareRenameRequest>(|it| {
            rules::renamable(self.document(&it.text_document.uri)?, it.position).map(Some)
        });
        pending.answer_if::<request::Rename>(|it| {
            let (new, it) = (it.new_name, it.text_document_position);
            let uri = &it.text_document.uri;
            rules::rename(self.document(uri)?, uri, it.position, &new).map(Some)
        });
        pending.answer_if::<request::HoverRequest>(|it| {
            let it = it.text_document_position_params;
            Ok(hover::hover(self.document(&it.text_document.uri)?, it.position))
        });
        pending.answer_if::<request::Formatting>(|it| {
            format::format(self.document(&it.text_document.uri)?).map(Some)
        });
        pending.answer_if::<request::DocumentSymbolRequest>(|it| {
            let symbols = outline::symbols(self.document(&it.text_document.uri)?);
            Ok(Some(DocumentSymbolResponse::Nested(symbols)))
        });
        pending.answer_if::<request::FoldingRangeRequest>(|it| {
            Ok(Some(outline::folds(self.document(&it.text_document.uri)?)))
        });
        pending.answer_if::<request::WorkspaceSymbolRequest>(|it| {
            let found = outline::search(self.documents.iter(), &it.query);
            Ok(Some(WorkspaceSymbolResponse::Nested(found)))
        });
        pending.answer_if::<request::Completion>(|it| {
            let document = self.document(&it.text_document_position.text_document.uri)?;
            Ok(Some(CompletionResponse::Array(rules::completions(document))))
        });
        pending.answer.unwrap_or_else(|| {
            Err(ResponseError {
                code: ErrorCode::MethodNotFound as i32,
                message: format!("there is no method `{method}`"),
                data: None,
            })
        })
    }

    /// Returns an open document.
    fn document(&self, uri: &Uri) -> Result<&Document, String> {
        let document = self.documents.get(uri.as_str());
        document.ok_or_else(|| format!("{} is not open", uri.as_str()))
    }
}

/// Returns the path of a `file` URI, percent-decoded; `None` for other schemes.
fn path_of(uri: &Uri) -> Option<PathBuf> {
    let is_file = uri.scheme().is_some_and(|scheme| scheme.as_str().eq_ignore_ascii_case("file"));
    is_file.then(|| uri.path().as_estr().decode().into_string_lossy().into_owned().into())
}

/// A request, with its answer once the function for its method is known.
struct PendingRequest<'m> {
    method: &'m str,
    params: Value,
    answer: Option<Result<Value, ResponseError>>,
}

impl PendingRequest<'_> {
    /// If the request has the method of `R`, parses its parameters, and keeps what `answer` returns
    /// for them.
    fn answer_if<R: request::Request>(
        &mut self,
        answer: impl FnOnce(R::Params) -> Result<R::Result, String>,
    ) {
        if self.method != R::METHOD {
            return;
        }
        let params = serde_json::from_value(self.params.take()).map_err(|error| ResponseError {
            code: ErrorCode::InvalidParams as i32,
            message: format!("the parameters of `{}`: {error}", R::METHOD),
            data: None,
        });
        let result = params.and_then(|params| answer(params).map_err(request_error));
        self.answer = Some(result.and_then(|result| {
            serde_json::to_value(result).map_err(|error| request_error(error.to_string()))
        }));
    }
}

/// Returns the capabilities that the server announces.
fn capabilities() -> ServerCapabilities {
    let kinds = vec![CodeActionKind::QUICKFIX, CodeActionKind::SOURCE_FIX_ALL];
    ServerCapabilities {
        text_document_sync: Some(TextDocumentSyncCapability::Kind(TextDocumentSyncKind::FULL)),
        code_action_provider: Some(
            CodeActionOptions { code_action_kinds: Some(kinds), ..CodeActionOptions::default() }
                .into(),
        ),
        definition_provider: Some(OneOf::Left(true)),
        references_provider: Some(OneOf::Left(true)),
        rename_provider: Some(OneOf::Right(RenameOptions {
            prepare_provider: Some(true),
            work_done_progress_options: Default::default(),
        })),
        hover_provider: Some(true.into()),
        document_formatting_provider: Some(OneOf::Left(true)),
        document_symbol_provider: Some(OneOf::Left(true)),
        folding_range_provider: Some(true.into()),
        workspace_symbol_provider: Some(OneOf::Left(true)),
        completion_provider: Some(CompletionOptions::default()),
        ..ServerCapabilities::default()
    }
}
