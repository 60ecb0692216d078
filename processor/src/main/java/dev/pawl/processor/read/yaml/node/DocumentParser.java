package dev.pawl.processor.read.yaml.node;

import dev.pawl.processor.model.source.Origin;
import dev.pawl.processor.problem.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.composer.Composer;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;
import org.yaml.snakeyaml.resolver.Resolver;

/**
 * Parses a file's text: composes SnakeYAML's nodes, which keep text and position, and turns them
 * into values. Nothing is ever constructed from a node, so no text becomes anything but text.
 */
public final class DocumentParser {

  /** No machine that Java can compile needs a longer file. */
  public static final int MAX_LENGTH = 3_000_000;

  private final SourceLines lines;
  private final FileProblems problems;
  private final RefusingParser parser;

  private DocumentParser(SourceLines lines, FileProblems problems) {
    this.lines = lines;
    this.problems = problems;
    LoaderOptions options = options();
    ParserImpl all = new ParserImpl(new StreamReader(lines.text()), options);
    this.parser = new RefusingParser(all, lines, problems);
  }

  /** The document, nothing if it is empty, or no value at all where the text is not YAML. */
  public static Optional<Value> parse(SourceLines lines, FileProblems problems) {
    Optional<Origin.InFile> unprintable = unprintable(lines);
    if (unprintable.isPresent()) {
      Origin.InFile place = unprintable.get();
      int point = place.text().codePointAt(place.column() - 1);
      String text =
          String.format(Locale.ROOT, "the character U+%04X may not stand in a text file", point);
      problems.add(Code.YAML_SYNTAX, place, text);
      return Optional.empty();
    }
    return new DocumentParser(lines, problems).document();
  }

  private static LoaderOptions options() {
    LoaderOptions options = new LoaderOptions();
    // both limits are kept before, with messages that tell the place
    options.setCodePointLimit(Integer.MAX_VALUE);
    options.setNestingDepthLimit(2 * RefusingParser.MAX_DEPTH);
    return options;
  }

  private static Optional<Origin.InFile> unprintable(SourceLines lines) {
    String text = lines.text();
    for (int i = 0; i < text.length(); i++) {
      int point = text.codePointAt(i);
      if (!StreamReader.isPrintable(point)) {
        return Optional.of(lines.placeOfCharacter(i));
      }
      i += Character.charCount(point) - 1;
    }
    return Optional.empty();
  }

  private Optional<Value> document() {
    Node root;
    try {
      root = new Composer(parser, new Resolver(), options()).getSingleNode();
    } catch (RefusingParser.TooDeep e) {
      String what = "Nesting more than " + RefusingParser.MAX_DEPTH + " deep";
      problems.add(Code.YAML_FEATURE, lines.place(e.getProblemMark().getIndex()), what);
      return Optional.empty();
    } catch (MarkedYAMLException e) {
      SyntaxProblem.of(e, lines).report(problems);
      return Optional.empty();
    } catch (RuntimeException e) {
      // SnakeYAML lets a few through, such as that of an escape beyond Unicode
      Origin.InFile place = lines.place(parser.position());
      problems.add(Code.YAML_SYNTAX, place, "it cannot be read from here on");
      return Optional.empty();
    }
    return Optional.of(root == null ? nothing() : value(root));
  }

  private Value nothing() {
    return new Value.Text("", true, -1, lines.place(0));
  }

  private Value value(Node node) {
    Origin.InFile place = lines.place(node.getStartMark().getIndex());
    if (parser.refused(node.getStartMark())) {
      return new Value.Refused(place);
    }
    if (node instanceof ScalarNode scalar) {
      return text(scalar, place);
    }
    if (node instanceof SequenceNode sequence) {
      return new Value.Sequence(sequence.getValue().stream().map(this::value).toList(), place);
    }
    List<Value.Entry> entries = new ArrayList<>();
    for (NodeTuple tuple : ((MappingNode) node).getValue()) {
      key(tuple.getKeyNode())
          .ifPresent(key -> entries.add(new Value.Entry(key, value(tuple.getValueNode()))));
    }
    return new Value.Mapping(List.copyOf(entries), place);
  }

  /** The key of an entry, or nothing where the entry is left out because its key is reported. */
  private Optional<Value.Text> key(Node node) {
    Value key = value(node);
    if (!(key instanceof Value.Text text) || (text.plain() && text.text().isEmpty())) {
      problems.wrongType("A key", "text", key);
      return Optional.empty();
    }
    if (text.plain() && text.text().equals("<<")) {
      problems.add(Code.YAML_FEATURE, text.place(), "The merge key \"<<\"");
      return Optional.empty();
    }
    return Optional.of(text);
  }

  private Value.Text text(ScalarNode scalar, Origin.InFile place) {
    boolean plain = scalar.getScalarStyle() == ScalarStyle.PLAIN;
    int before = plain ? 0 : 1;
    int start = lines.character(scalar.getStartMark().getIndex()) + before;
    boolean verbatim = lines.text().startsWith(scalar.getValue(), start);
    return new Value.Text(scalar.getValue(), plain, verbatim ? before : -1, place);
  }
}
