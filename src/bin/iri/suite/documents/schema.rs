//! XML Schema instances, with elements of the type anyURI, which RFC 3987 section 1.2 has
//! as its example of an element that is designated to carry IRIs.

use super::super::matrix::Plan;
use super::super::record::Record;
use super::xml_declaration;
use std::fmt::Write;

pub const SCHEMA_PATH: &str = "schema/references.xsd";

pub const SCHEMA: &str = r#"<?xml version="1.0" encoding="utf-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">
  <xs:element name="references">
    <xs:complexType>
      <xs:choice maxOccurs="unbounded">
        <xs:element name="word">
          <xs:complexType>
            <xs:simpleContent>
              <xs:extension base="xs:string">
                <xs:attribute name="id" type="xs:ID" use="required"/>
              </xs:extension>
            </xs:simpleContent>
          </xs:complexType>
        </xs:element>
        <xs:element name="reference">
          <xs:complexType>
            <xs:simpleContent>
              <xs:extension base="xs:anyURI">
                <xs:attribute name="id" type="xs:ID" use="required"/>
              </xs:extension>
            </xs:simpleContent>
          </xs:complexType>
        </xs:element>
      </xs:choice>
    </xs:complexType>
  </xs:element>
</xs:schema>
"#;

pub fn source(plan: &Plan) -> String {
    let mut out = xml_declaration(plan);
    out.push_str(
        "<references xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"\n \
         xsi:noNamespaceSchemaLocation=\"references.xsd\">\n",
    );
    for Record { id, written, link, .. } in &plan.records {
        let element = if link.is_some() { "reference" } else { "word" };
        let _ = writeln!(out, "<{element} id=\"{id}\">{written}</{element}>");
    }
    out.push_str("</references>\n");
    out
}
