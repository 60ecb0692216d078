package dev.pawl.diagrams.document;

import dev.pawl.diagrams.document.TextSpan.Kind;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.NameReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A line of text made of spans: the content of a table cell, or a sentence below a table. */
record TextLine(List<TextSpan> spans) {

  static final TextLine EMPTY = new TextLine(List.of());

  TextLine {
    spans = List.copyOf(spans);
  }

  /** Returns a line with prose from the declaration, or an empty line if the text is blank. */
  static TextLine prose(String text) {
    return text.isBlank() ? EMPTY : of(Kind.PROSE, text);
  }

  static TextLine plain(String text) {
    return of(Kind.PLAIN, text);
  }

  static TextLine word(String text) {
    return of(Kind.WORD, text);
  }

  static TextLine code(String name) {
    return name.isBlank() ? EMPTY : of(Kind.CODE, name);
  }

  static TextLine state(String name) {
    return of(Kind.STATE, name);
  }

  static TextLine indent(int depth) {
    return depth == 0 ? EMPTY : of(Kind.INDENT, Integer.toString(depth));
  }

  private static TextLine of(Kind kind, String text) {
    return new TextLine(List.of(new TextSpan(kind, text)));
  }

  static TextLine code(Optional<NameReference> ref) {
    return ref.map(r -> code(r.name())).orElse(EMPTY);
  }

  static TextLine codes(List<NameReference> refs) {
    List<TextLine> codes = new ArrayList<>();
    for (NameReference ref : refs) {
      codes.add(code(ref.name()));
    }
    return joined(codes, ", ");
  }

  static TextLine states(List<NameReference> refs, String between) {
    List<TextLine> states = new ArrayList<>();
    for (NameReference ref : refs) {
      states.add(state(ref.name()));
    }
    return joined(states, between);
  }

  /** Returns the types and names of the components of a payload or of a state's data. */
  static TextLine params(List<Event.Param> params) {
    List<TextLine> codes = new ArrayList<>();
    for (Event.Param param : params) {
      codes.add(code(param.type().shortName() + " " + param.name()));
    }
    return joined(codes, ", ");
  }

  /** Returns the nonempty lines joined into one, with a separator between them. */
  static TextLine joined(List<TextLine> lines, String between) {
    TextLine all = EMPTY;
    for (TextLine line : lines) {
      if (!line.isEmpty()) {
        all = all.isEmpty() ? line : all.then(plain(between)).then(line);
      }
    }
    return all;
  }

  TextLine then(TextLine next) {
    List<TextSpan> both = new ArrayList<>(spans);
    both.addAll(next.spans);
    return new TextLine(both);
  }

  TextLine then(String plain) {
    return then(plain(plain));
  }

  boolean isEmpty() {
    return spans.isEmpty();
  }
}
