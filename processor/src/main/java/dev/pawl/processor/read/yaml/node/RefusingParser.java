package dev.pawl.processor.read.yaml.node;

import dev.pawl.processor.problem.Code;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionEndEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.DocumentStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.ImplicitTuple;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.events.SequenceStartEvent;
import org.yaml.snakeyaml.events.StreamEndEvent;
import org.yaml.snakeyaml.parser.Parser;

/**
 * Stands between SnakeYAML's parser and its composer, reports what a machine file may not use
 * (tags, anchors, aliases, further documents, deep nesting) and takes it out of the stream. So an
 * alias is never followed, however often it multiplies, and the composer never meets a cycle.
 */
public final class RefusingParser implements Parser {

  /** Deeper nesting means nothing in a machine file, and composing recurses. */
  public static final int MAX_DEPTH = 120;

  private static final ImplicitTuple IMPLICIT = new ImplicitTuple(true, true);

  private final Parser parser;
  private final SourceLines lines;
  private final FileProblems problems;
  private final Set<Mark> refused = Collections.newSetFromMap(new IdentityHashMap<>());
  private Event next;
  private int depth;
  private int documents;
  private int position;

  public RefusingParser(Parser parser, SourceLines lines, FileProblems problems) {
    this.parser = parser;
    this.lines = lines;
    this.problems = problems;
  }

  /** Nesting beyond the limit, at which reading ends. */
  public static final class TooDeep extends MarkedYAMLException {
    private static final long serialVersionUID = 1L;

    TooDeep(Mark mark) {
      super(null, null, "it is nested too deep", mark);
    }
  }

  /** Whether the node that starts at a mark stands for something that was taken out. */
  public boolean refused(Mark start) {
    return refused.contains(start);
  }

  /** The code point where the last event began that was parsed. */
  public int position() {
    return position;
  }

  @Override
  public boolean checkEvent(Event.ID choice) {
    return peekEvent().is(choice);
  }

  @Override
  public Event peekEvent() {
    if (next == null) {
      next = filtered(parser.getEvent());
    }
    return next;
  }

  @Override
  public Event getEvent() {
    Event event = peekEvent();
    next = null;
    return event;
  }

  private Event filtered(Event event) {
    position = event.getStartMark().getIndex();
    if (event instanceof DocumentStartEvent start) {
      return document(start);
    }
    if (event instanceof AliasEvent alias) {
      refuse("The alias \"*" + Quoted.bare(alias.getAnchor()) + "\"", Optional.empty(), event);
      return placeholder(event);
    }
    if (event instanceof CollectionStartEvent start) {
      if (++depth > MAX_DEPTH) {
        throw new TooDeep(event.getStartMark());
      }
      return collection(start);
    }
    if (event instanceof CollectionEndEvent) {
      depth--;
    }
    return event instanceof ScalarEvent scalar ? scalar(scalar) : event;
  }

  private Event document(DocumentStartEvent start) {
    if (++documents > 1) {
      refuse("A second document", Optional.empty(), start);
      return new StreamEndEvent(start.getStartMark(), start.getEndMark());
    }
    if (start.getTags() != null && !start.getTags().isEmpty()) {
      refuse("The directive %TAG", Optional.empty(), start);
    }
    return start;
  }

  private Event collection(CollectionStartEvent start) {
    properties(start, start.getTag());
    Mark from = start.getStartMark();
    Mark to = start.getEndMark();
    return start instanceof MappingStartEvent
        ? new MappingStartEvent(null, null, true, from, to, start.getFlowStyle())
        : new SequenceStartEvent(null, null, true, from, to, start.getFlowStyle());
  }

  private Event scalar(ScalarEvent scalar) {
    properties(scalar, scalar.getTag());
    if (scalar.getTag() != null && local(scalar.getTag())) {
      // probably a formula that lacks its quotes: the rest of it means nothing alone
      return placeholder(scalar);
    }
    return new ScalarEvent(
        null,
        null,
        IMPLICIT,
        scalar.getValue(),
        scalar.getStartMark(),
        scalar.getEndMark(),
        scalar.getScalarStyle());
  }

  private void properties(NodeEvent event, String tag) {
    if (event.getAnchor() != null) {
      refuse("The anchor \"&" + Quoted.bare(event.getAnchor()) + "\"", Optional.empty(), event);
    }
    if (tag != null) {
      Optional<String> hint =
          local(tag)
              ? Optional.of("Quote a text that begins with \"!\".")
              : Optional.of("Leave it out: values are read as they are written.");
      refuse("The tag \"" + Quoted.bare(written(tag)) + "\"", hint, event);
    }
  }

  private static boolean local(String tag) {
    return tag.startsWith("!");
  }

  private static String written(String tag) {
    String prefix = "tag:yaml.org,2002:";
    return tag.startsWith(prefix) ? "!!" + tag.substring(prefix.length()) : tag;
  }

  private void refuse(String what, Optional<String> hint, Event event) {
    problems.add(Code.YAML_FEATURE, hint, lines.place(event.getStartMark().getIndex()), what);
  }

  private Event placeholder(Event event) {
    refused.add(event.getStartMark());
    return new ScalarEvent(
        null, null, IMPLICIT, "", event.getStartMark(), event.getEndMark(), ScalarStyle.PLAIN);
  }
}
