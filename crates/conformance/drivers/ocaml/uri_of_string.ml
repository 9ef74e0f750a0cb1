(* uri: "An RFC3986 URI/URL parsing library". The parser is lenient: no check. *)

open Yojson.Safe.Util

(* Whether a text has a part. A component that comes decoded, or as a number, is told only then. *)
let has text part =
  let length = String.length part in
  let rec at index =
    index + length <= String.length text
    && (String.sub text index length = part || at (index + 1)) in
  at 0

let split text =
  let uri = Uri.of_string text in
  let optional = function Some part -> `String part | None -> `Null in
  let port = Option.map string_of_int (Uri.port uri) in
  let is_told = function
    | "port", None -> false
    | "port", Some port -> has text (":" ^ port)
    | ("scheme" | "userinfo" | "host" | "fragment"), Some part -> has text part
    | _ -> true in
  [ ("scheme", Uri.scheme uri); ("userinfo", Uri.userinfo uri); ("host", Uri.host uri);
    ("port", port); ("path", Some (Uri.path uri)); ("query", Uri.verbatim_query uri);
    ("fragment", Uri.fragment uri) ]
  |> List.filter is_told
  |> List.map (fun (name, part) -> (name, optional part))

let answer request =
  let input name = request |> member "input" |> member name |> to_string in
  match request |> member "operation" |> to_string with
  | "split" -> ("result", `Assoc (split (input "text")))
  | "resolve" ->
    (* The first argument is the scheme where the base has none. *)
    let target = Uri.resolve "" (Uri.of_string (input "base")) (Uri.of_string (input "reference")) in
    ("result", `Assoc [ ("text", `String (Uri.to_string target)) ])
  | _ -> ("unsupported", `String "no such operation")

(* JSON in ASCII. The first octet of a character says how many follow. *)
let print value =
  let json = Yojson.Safe.to_string ~std:true value in
  let octet index = Char.code json.[index] in
  let rec code index count value =
    if count = 0 then value else code (index + 1) (count - 1) ((value lsl 6) lor (octet index land 0x3f)) in
  let rec escape index =
    if index < String.length json then begin
      let first = octet index in
      let count = if first < 0x80 then 0 else if first < 0xe0 then 1 else if first < 0xf0 then 2 else 3 in
      let code = if count = 0 then first else code (index + 1) count (first land (0x3f lsr count)) in
      if code < 0x80 then print_char json.[index]
      else if code < 0x10000 then Printf.printf "\\u%04x" code
      else Printf.printf "\\u%04x\\u%04x" (0xd7c0 + (code lsr 10)) (0xdc00 lor (code land 0x3ff));
      escape (index + 1 + count)
    end in
  escape 0;
  print_newline ()

let () =
  let strings texts = `List (List.map (fun text -> `String text) texts) in
  ignore (read_line ());
  print (`Assoc
    [ ("name", `String "uri (OCaml)"); ("version", `String Version.uri); ("language", `String "OCaml");
      ("source", `String "https://github.com/mirage/ocaml-uri"); ("claims", strings [ "RFC 3986" ]);
      ("operations", strings [ "split"; "resolve" ]); ("call", `String "Uri.of_string text");
      ("documents", `Assoc [ ("split", strings [ "RFC 3986" ]); ("resolve", strings [ "RFC 3986" ]) ]) ]);
  try
    while true do
      let request = Yojson.Safe.from_string (read_line ()) in
      let reply = try answer request with error -> ("error", `String (Printexc.to_string error)) in
      print (`Assoc [ ("seq", member "seq" request); reply ])
    done
  with End_of_file -> ()
