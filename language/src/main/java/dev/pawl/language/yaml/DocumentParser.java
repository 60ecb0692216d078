package dev.pawl.language.yaml;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.DocumentStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingEndEvent;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.events.SequenceEndEvent;
import org.yaml.snakeyaml.events.SequenceStartEvent;
import org.yaml.snakeyaml.events.StreamEndEvent;
import org.yaml.snakeyaml.parser.Parser;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * A parser of one document. The parser converts the parser events of SnakeYAML to {@link YamlValue
 * values} with their text and position. The parser reports everything that machine files may not
 * contain: tags, anchors, aliases, several documents and deep nesting. The parser never resolves a
 * tag, constructs an object or follows an alias, so every value is plain text.
 */
final class DocumentParser {

  /**
   * The maximum length of a document in characters. Every machine that Java can compile is shorter.
   */
  public static final int MAX_LENGTH = 3_000_000;

  /** The maximum nesting depth, because the parser is recursive. */
  public static final int MAX_DEPTH = 120;

  private static final char REPLACEMENT_CHARACTER = '\uFFFD';

  /** The maximum length of a text that may be parsed again after a broken line has been removed. */
  private static final int MAX_REPARSED_LENGTH = 200_000;

  /** An exception that ends parsing if the nesting is too deep. */
  private static final class TooDeep extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private static final Event END = new StreamEndEvent(null, null);

  private final SourceLines lines;
  private final FileProblems problems;
  private final Parser events;

  /** The position of the last parsed event, in code points. */
  private int position;

  private int depth;

  /** True if parsing has ended early because the rest of the text is not YAML. */
  private boolean ended;

  /** The line of the last guard that was reported for missing quotes; 0 if there is none. */
  private int unquoted;

  private Optional<SourceLines> corrected = Optional.empty();
  private Optional<SourceLines> broken = Optional.empty();

  DocumentParser(SourceLines lines, FileProblems problems) {
    this.lines = lines;
    this.problems = problems;
    LoaderOptions options = new LoaderOptions();
    // callers check the length first, because a problem needs a place
    options.setCodePointLimit(Integer.MAX_VALUE);
    this.events = new ParserImpl(new StreamReader(lines.text()), options);
  }

  /** Returns a corrected text if the text contains a syntax error whose correction is clear. */
  Optional<SourceLines> corrected() {
    return ended ? corrected : Optional.empty();
  }

  /** Returns the text without the line of the syntax error, if that line cannot be corrected. */
  Optional<SourceLines> broken() {
    return ended && corrected.isEmpty() ? broken : Optional.empty();
  }

  private void correct(Origin.InFile place, String line) {
    corrected = Optional.of(lines.withLine(place.line(), line));
  }

  /**
   * Parses the document as far as possible; empty if not even the start of the document can be
   * parsed.
   */
  Optional<YamlValue> document() {
    try {
      next();
      Event first = next();
      if (first instanceof StreamEndEvent) {
        return ended
            ? Optional.empty()
            : Optional.of(new YamlValue.Text("", true, -1, lines.place(0)));
      }
      DocumentStartEvent start = (DocumentStartEvent) first;
      if (start.getTags() != null && !start.getTags().isEmpty()) {
        refuse("The directive %TAG", Optional.empty(), start);
      }
      YamlValue document = value(next());
      next();
      Event after = next();
      if (after instanceof DocumentStartEvent) {
        refuse("A second document", Optional.of("Put it into a file of its own."), after);
      }
      return Optional.of(document);
    } catch (TooDeep e) {
      String what = "Nesting more than " + MAX_DEPTH + " deep";
      problems.add(Code.YAML_FEATURE, "Nest less deep.", lines.place(position), what);
    }
    problems.end();
    return Optional.empty();
  }

  private void report(SyntaxProblem problem) {
    Optional<UnquotedGuard> guard = UnquotedGuard.inLine(problem.place().text());
    if (guard.isPresent()) {
      refuse(guard.get(), problem.place());
    } else {
      problem.report(problems);
      problem.corrected().ifPresent(line -> correct(problem.place(), line));
    }
  }

  /**
   * Returns the next parser event. If the text is not valid YAML from the current position on,
   * reports a problem and returns {@link #END}.
   */
  private Event next() {
    if (ended) {
      return END;
    }
    try {
      Event event = events.getEvent();
      position = event.getStartMark().getIndex();
      return event;
    } catch (MarkedYAMLException e) {
      SyntaxProblem problem = SyntaxProblem.of(e, lines);
      report(problem);
      if (lines.text().length() <= MAX_REPARSED_LENGTH) {
        broken = Optional.of(lines.withLine(problem.firstLine(e, lines), ""));
      }
    } catch (RuntimeException e) {
      // SnakeYAML does not convert some exceptions, for example for an escape beyond Unicode
      problems.add(Code.YAML_SYNTAX, lines.place(position), "it cannot be read from here on");
    }
    ended = true;
    problems.end();
    return END;
  }

  private YamlValue value(Event event) {
    Origin.InFile place = lines.place(position);
    if (event == END) {
      return new YamlValue.Refused(place);
    }
    if (event instanceof AliasEvent alias) {
      refuse("The alias \"*" + QuotedText.bare(alias.getAnchor()) + "\"", Optional.empty(), event);
      return new YamlValue.Refused(place);
    }
    if (event instanceof ScalarEvent scalar) {
      properties(scalar, scalar.getTag());
      // a local tag is probably a guard without quotes
      boolean refused = scalar.getTag() != null && isLocalTag(scalar.getTag());
      return refused ? new YamlValue.Refused(place) : text(scalar, place);
    }
    if (++depth > MAX_DEPTH) {
      throw new TooDeep();
    }
    YamlValue value =
        event instanceof MappingStartEvent map
            ? mapping(map, place)
            : sequence((SequenceStartEvent) event, place);
    depth--;
    return value;
  }

  private YamlValue text(ScalarEvent scalar, Origin.InFile place) {
    boolean plain = scalar.getScalarStyle() == ScalarStyle.PLAIN;
    int before = plain ? 0 : 1;
    int start = lines.character(position) + before;
    boolean verbatim = lines.text().startsWith(scalar.getValue(), start);
    if (scalar.getValue().indexOf(REPLACEMENT_CHARACTER) >= 0) {
      String text = QuotedText.bare(scalar.getValue());
      problems.add(Code.TEXT_DAMAGED, "Write it again, and save the file as UTF-8.", place, text);
    }
    return new YamlValue.Text(scalar.getValue(), plain, verbatim ? before : -1, place);
  }

  private YamlValue sequence(SequenceStartEvent start, Origin.InFile place) {
    properties(start, start.getTag());
    List<YamlValue> items = new ArrayList<>();
    for (Event event = next(); !(ended || event instanceof SequenceEndEvent); event = next()) {
      items.add(value(event));
    }
    return new YamlValue.Sequence(List.copyOf(items), place);
  }

  private YamlValue mapping(MappingStartEvent start, Origin.InFile place) {
    properties(start, start.getTag());
    List<YamlValue.Entry> entries = new ArrayList<>();
    for (Event event = next(); !(ended || event instanceof MappingEndEvent); event = next()) {
      int end = event.getEndMark().getIndex();
      Optional<YamlValue.Text> key = key(value(event));
      YamlValue value = value(next());
      key.ifPresent(text -> entries.add(entry(text, value, end)));
    }
    return new YamlValue.Mapping(List.copyOf(entries), place);
  }

  /**
   * Returns an entry of a map. If the blank after the colon is missing, reports a problem and
   * splits the text at the colon.
   */
  private YamlValue.Entry entry(YamlValue.Text key, YamlValue value, int end) {
    Optional<MissingBlank> slip =
        key.plain() && value.isNothing() && !lines.text().startsWith(":", lines.character(end))
            ? MissingBlank.in(key.text())
            : Optional.empty();
    if (slip.isEmpty()) {
      return new YamlValue.Entry(key, value);
    }
    problems.add(Code.YAML_SYNTAX, slip.get().remedy(), key.place(), slip.get().flaw());
    String name = slip.get().key();
    return new YamlValue.Entry(
        new YamlValue.Text(name, true, key.verbatim(), key.place()),
        new YamlValue.Text(slip.get().value(), true, -1, key.at(name.length() + 1)));
  }

  /** Returns the key of an entry. Reports a key that is not allowed and returns empty. */
  private Optional<YamlValue.Text> key(YamlValue key) {
    if (!(key instanceof YamlValue.Text text) || (text.plain() && text.text().isEmpty())) {
      problems.wrongType("A key", "text", key);
      return Optional.empty();
    }
    if (text.plain() && text.text().equals("<<")) {
      problems.add(Code.YAML_FEATURE, text.place(), "The merge key \"<<\"");
      return Optional.empty();
    }
    return Optional.of(text);
  }

  private void properties(NodeEvent event, String tag) {
    if (event.getAnchor() != null) {
      refuse("The anchor \"&" + QuotedText.bare(event.getAnchor()) + "\"", Optional.empty(), event);
    }
    if (tag != null) {
      Origin.InFile place = lines.place(event.getStartMark().getIndex());
      Optional<UnquotedGuard> guard = UnquotedGuard.inLine(place.text());
      if (isLocalTag(tag) && guard.filter(g -> g.column() == place.column()).isPresent()) {
        refuse(guard.get(), place);
        return;
      }
      Optional<String> hint =
          isLocalTag(tag)
              ? Optional.of("Quote a text that begins with \"!\".")
              : Optional.of("Leave it out: values are read as they are written.");
      refuse("The tag \"" + QuotedText.bare(written(tag)) + "\"", hint, event);
    }
  }

  /**
   * Reports a guard without quotes. Reports only one guard per line, because the missing quotes may
   * cause further errors in the line.
   */
  private void refuse(UnquotedGuard guard, Origin.InFile line) {
    if (unquoted != line.line()) {
      unquoted = line.line();
      Origin.InFile place =
          new Origin.InFile(line.file(), line.line(), guard.column(), line.text());
      String what = "The guard " + QuotedText.of(guard.formula()) + " without quotes";
      problems.add(Code.YAML_FEATURE, guard.remedy(), place, what);
      correct(place, guard.corrected(line.text()));
    }
  }

  private static boolean isLocalTag(String tag) {
    return tag.startsWith("!");
  }

  private static String written(String tag) {
    String prefix = "tag:yaml.org,2002:";
    return tag.startsWith(prefix) ? "!!" + tag.substring(prefix.length()) : tag;
  }

  private void refuse(String what, Optional<String> hint, Event event) {
    problems.add(Code.YAML_FEATURE, hint, lines.place(event.getStartMark().getIndex()), what);
  }
}
