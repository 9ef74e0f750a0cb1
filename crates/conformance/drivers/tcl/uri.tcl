# uri of tcllib. Its options for the behaviour of RFC 3986 are set; it knows the schemes that have a
# handler, takes a text without scheme as http, and does not tell an empty component from none.

package require uri
package require json
package require json::write

foreach option {NoInitialSlash NoExtraKeys HostAsDriveLetter RemoveDoubleSlashes} {
    uri::setQuirkOption $option 0
}
json::write indented 0
json::write aligned 0

proc split_url text {
    if {![regexp {^([A-Za-z][A-Za-z0-9+.-]*):} $text]} {
        error "a reference without a base is not accepted" {} UNSUPPORTED
    }
    if {[catch {uri::split $text} parts]} {
        if {[string match "unknown scheme*" $parts]} { error $parts {} UNSUPPORTED }
        error $parts
    }
    if {[dict get $parts scheme] ni {http https ftp file}} {
        error "the scheme has parts of its own" {} UNSUPPORTED
    }
    set result {}
    # The scheme is in lower case; user and pwd are the two parts of a userinfo.
    if {[string match [dict get $parts scheme]:* $text]} {
        lappend result scheme [json::write string [dict get $parts scheme]]
    }
    if {[dict exists $parts path]} { lappend result path [json::write string [dict get $parts path]] }
    foreach name {host port query fragment} {
        if {[dict exists $parts $name] && [dict get $parts $name] ne ""} {
            lappend result $name [json::write string [dict get $parts $name]]
        }
    }
    if {[dict exists $parts pwd] && [dict get $parts pwd] ne ""} {
        lappend result userinfo [json::write string [dict get $parts user]:[dict get $parts pwd]]
    }
    return [json::write object {*}$result]
}

proc answer {operation input} {
    switch -- $operation {
        split { return [split_url [dict get $input text]] }
        resolve {
            if {[catch {uri::resolve [dict get $input base] [dict get $input reference]} target]} {
                error $target {} [expr {[string match "unknown scheme*" $target] ? "UNSUPPORTED" : ""}]
            }
            return [json::write object text [json::write string $target]]
        }
        default { error "no such operation" {} UNSUPPORTED }
    }
}

# JSON in ASCII.
proc write_line json {
    set out {}
    foreach unit [split $json {}] {
        scan $unit %c code
        if {$code < 0x7f} {
            append out $unit
        } elseif {$code < 0x10000} {
            append out [format {\u%04x} $code]
        } else {
            append out [format {\u%04x\u%04x} [expr {0xd7c0 + ($code >> 10)}] [expr {0xdc00 | $code & 0x3ff}]]
        }
    }
    puts $out
    flush stdout
}

proc strings args { json::write array {*}[lmap text $args {json::write string $text}] }

gets stdin
write_line [json::write object name [json::write string "tcllib uri"] \
    version [json::write string [package present uri]] language [json::write string Tcl] \
    source [json::write string https://core.tcl-lang.org/tcllib/doc/trunk/embedded/md/tcllib/files/modules/uri/uri.md] \
    claims [strings "RFC 3986"] operations [strings split resolve] call [json::write string {uri::split $text}] \
    documents [json::write object split [strings "RFC 3986"] resolve [strings "RFC 3986"]]]
while {[gets stdin line] >= 0} {
    set request [json::json2dict $line]
    set members [list seq [dict get $request seq]]
    if {[catch {answer [dict get $request operation] [dict get $request input]} value options]} {
        set name [expr {[dict get $options -errorcode] eq "UNSUPPORTED" ? "unsupported" : "error"}]
        lappend members $name [json::write string $value]
    } else {
        lappend members result $value
    }
    write_line [json::write object {*}$members]
}
