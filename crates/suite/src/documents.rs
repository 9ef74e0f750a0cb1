//! The files of the documents, made of their records.

use crate::formats::{Frame, Layout, markup};
use crate::matrix::Plan;
use crate::record::{Document, FIELD, FormatName, Record};
use crate::shell::Reason;

/// A file to write: its entry in the manifest, and its octets.
pub type File = (Document, Vec<u8>);

/// Returns the source of a file with the records of a plan. `layout` is that of the document, or of
/// the page that shows the document.
fn document_source(layout: &Layout, plan: &Plan) -> String {
    let declaration = declaration(plan);
    // The value of `accept-charset` in the templates of forms.
    let accept = &*plan.format.format().form_encoding(plan.declared).label;
    // A picture of SVG has a line of 16 units for each record, and one more.
    let height = ((plan.records.len() + 1) * 16).to_string();
    let values = [
        ("declaration", &*declaration),
        ("name", &plan.name()),
        ("height", &height),
        ("script", &layout.script),
    ];
    let mut out = fill(&layout.head, &values);
    let elements = &plan.format.format().elements;
    for (line, Record { id, tests, written, requested, element, link, .. }) in
        plan.records.iter().enumerate()
    {
        let element = element.as_ref().and_then(|name| elements.get(name));
        let (tests, y) = (markup(tests), ((line + 1) * 16).to_string());
        let template = match link {
            // Without a template of its own it is written as the others.
            Some(_) if *requested || layout.unrequested.is_empty() => {
                element.unwrap_or(&layout.link)
            }
            Some(_) => &layout.unrequested,
            None => &layout.text,
        };
        // The action of a form, and the value of its field if the reference has one.
        let field = format!("?{FIELD}");
        let (action, value) = written.split_once(&field).unwrap_or((written, ""));
        let values = [("id", &**id), ("tests", &tests), ("written", written), ("y", &y)];
        let form = [("accept", accept), ("action", action), ("value", value)];
        out += &fill(template, &[&values[..], &form].concat());
    }
    out + &layout.tail
}

/// Returns the declaration of the encoding in a document. It is empty if the document names no
/// encoding.
fn declaration(plan: &Plan) -> String {
    // The second declaration is the one beside a byte order mark.
    let declaration = &plan.format.format().declaration[usize::from(plan.encoding.has_bom())];
    let declaration = plan.named.map(|named| fill(declaration, &[("label", &named.label)]));
    declaration.unwrap_or_default()
}

/// Returns a document for each record whose reference `document` requests, if the format has
/// documents of single records.
fn frames(plan: &Plan, document: &Document) -> Result<Vec<File>, Reason> {
    let Some(Frame { source, header, extension, media_type, .. }) = &plan.format.format().frame
    else {
        return Ok(Vec::new());
    };
    let declaration = declaration(plan);
    let records = plan.records.iter().filter(|record| record.link.is_some() && record.requested);
    let file = |record: &Record| {
        let Record { id, written, .. } = record;
        let label = &*plan.declared.label;
        let values = [("id", &**id), ("written", written), ("declaration", &declaration)];
        let values = [&values[..], &[("label", label)]].concat();
        let path = format!("{}/{id}.{}", plan.format, extension.as_deref().unwrap_or("html"));
        let media_type = media_type.as_ref().unwrap_or(&document.media_type).clone();
        let header = header.as_ref().map(|(name, value)| (name.clone(), fill(value, &values)));
        let document = Document { path, media_type, records: None, header, ..document.clone() };
        Ok((document, plan.encoding.octets(&fill(source, &values))?))
    };
    records.map(file).collect()
}

/// Returns a template in which `$name` is replaced by the value of the name. If several names fit,
/// the first one in `values` counts. If none fits, the text up to the next dollar sign is left out.
/// Dollar signs in values stay.
pub fn fill(template: &str, values: &[(&str, &str)]) -> String {
    let (first, parts) = template.split_once('$').unwrap_or((template, ""));
    parts.split('$').fold(first.to_owned(), |out, part| {
        let value = values.iter().find_map(|(name, value)| Some([value, part.strip_prefix(name)?]));
        out + &value.unwrap_or_default().concat()
    })
}

/// The files of a plan: the document; if a browser cannot open it, a page that shows it; and the
/// documents of single records. Fails if the encoding lacks a character.
pub fn files(plan: &Plan) -> Result<Vec<File>, Reason> {
    let format = plan.format.format();
    let (declared_by, mark) = if plan.encoding.has_bom() {
        ("the byte order mark", "\u{feff}")
    } else if plan.header == Some(&*plan.declared.label) {
        ("the header Content-Type", "")
    } else {
        (&*format.declared_by, "")
    };
    let mut media_type = fill(&format.document.media_type, &[("label", &plan.declared.label)]);
    if let Some(label) = plan.header {
        media_type += &format!("; charset={label}");
    }
    let document = Document {
        path: plan.path(&format.document.extension),
        records: Some(plan.path("json")),
        media_type,
        declared_by: declared_by.to_owned(),
        encoding: plan.encoding.label.clone(),
        declared: plan.declared.label.clone(),
        header: None,
    };
    let octets =
        plan.encoding.octets(&format!("{mark}{}", document_source(&format.document, plan)))?;
    let page = |page: &Layout| {
        utf_8(plan.path(&page.extension), &page.media_type, document_source(page, plan))
    };
    let frames = frames(plan, &document)?;
    let page = format.page.as_ref().map(page);
    Ok([(document, octets)].into_iter().chain(page).chain(frames).collect())
}

/// The schema that the XML Schema instances refer to.
pub fn schema_file() -> File {
    let media_type = &FormatName::Schema.format().document.media_type;
    utf_8("schema/references.xsd".to_owned(), media_type, include_str!("references.xsd").to_owned())
}

/// A file in UTF-8 that declares so itself, without records.
fn utf_8(path: String, media_type: &str, source: String) -> File {
    let [media_type, declared_by] = [media_type, "the document"].map(str::to_owned);
    let [encoding, declared] = ["utf-8"; 2].map(str::to_owned);
    (
        Document { path, records: None, media_type, declared_by, encoding, declared, header: None },
        source.into_bytes(),
    )
}
