package dev.pawl.processor.document.page;

import dev.pawl.processor.document.page.Span.Kind;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.source.Ref;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A line of text made of pieces: what stands in a cell of a table, or a sentence below it. */
public record Line(List<Span> spans) {

  public static final Line EMPTY = new Line(List.of());

  public Line {
    spans = List.copyOf(spans);
  }

  /** Prose from the declaration; empty where that is blank. */
  static Line prose(String text) {
    return text.isBlank() ? EMPTY : of(Kind.PROSE, text);
  }

  static Line plain(String text) {
    return of(Kind.PLAIN, text);
  }

  static Line word(String text) {
    return of(Kind.WORD, text);
  }

  static Line code(String name) {
    return name.isBlank() ? EMPTY : of(Kind.CODE, name);
  }

  static Line state(String name) {
    return of(Kind.STATE, name);
  }

  static Line indent(int depth) {
    return depth == 0 ? EMPTY : of(Kind.INDENT, Integer.toString(depth));
  }

  private static Line of(Kind kind, String text) {
    return new Line(List.of(new Span(kind, text)));
  }

  static Line code(Optional<Ref> ref) {
    return ref.map(r -> code(r.name())).orElse(EMPTY);
  }

  static Line codes(List<Ref> refs) {
    List<Line> codes = new ArrayList<>();
    for (Ref ref : refs) {
      codes.add(code(ref.name()));
    }
    return joined(codes, ", ");
  }

  static Line states(List<Ref> refs, String between) {
    List<Line> states = new ArrayList<>();
    for (Ref ref : refs) {
      states.add(state(ref.name()));
    }
    return joined(states, between);
  }

  /** Components of a payload or of a state's data. */
  static Line params(List<Event.Param> params) {
    List<Line> codes = new ArrayList<>();
    for (Event.Param param : params) {
      codes.add(code(param.type().shortName() + " " + param.name()));
    }
    return joined(codes, ", ");
  }

  /** Those that are not empty, with something between them. */
  static Line joined(List<Line> lines, String between) {
    Line all = EMPTY;
    for (Line line : lines) {
      if (!line.isEmpty()) {
        all = all.isEmpty() ? line : all.then(plain(between)).then(line);
      }
    }
    return all;
  }

  Line then(Line next) {
    List<Span> both = new ArrayList<>(spans);
    both.addAll(next.spans);
    return new Line(both);
  }

  Line then(String plain) {
    return then(plain(plain));
  }

  public boolean isEmpty() {
    return spans.isEmpty();
  }
}
