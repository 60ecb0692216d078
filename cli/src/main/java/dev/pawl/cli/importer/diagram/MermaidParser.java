package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.Place;
import dev.pawl.cli.importer.diagram.DiagramNode.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A parser of {@code stateDiagram} and {@code stateDiagram-v2} in Mermaid. */
final class MermaidParser {

  private static final Pattern HEADER = Pattern.compile("stateDiagram(?:-v2)?\\b\\s*;?(.*)");
  private static final Pattern STATE =
      Pattern.compile(
          "state\\s+(?:\"(?<label>[^\"]*)\"(?:\\s+as\\s+(?<alias>[^\\s:{<\\[]+))?|(?<id>[^\\s\":{<\\[]+))"
              + "(?:\\s+as\\s+(?<other>[^\\s:{<\\[]+))?"
              + "\\s*(?<kind><<\\s*\\w+\\s*>>|\\[\\[\\s*\\w+\\s*\\]\\]|&lt;&lt;\\s*\\w+\\s*&gt;&gt;)?"
              + "\\s*(?<rest>.*)",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern OPEN_LABEL =
      Pattern.compile("state\\s+\"[^\"]*", Pattern.CASE_INSENSITIVE);
  private static final Pattern ARROW =
      Pattern.compile(
          "(?<from>\\[[^\\]]*\\](?::::\\S+?)?|[^\\s:]+?(?::::\\S+?)?)\\s*-->\\s*"
              + "(?<to>\\[[^\\]]*\\](?::::[^\\s:]+)?|[^\\s:;]+(?::::[^\\s:;]+)?)\\s*(?::(?<label>.*))?;?");
  private static final Pattern TEXT = Pattern.compile("(?<id>[^\\s:]+)\\s*:(?!::)\\s*(?<text>.*)");
  private static final Pattern ALONE = Pattern.compile("[^\\s:{}]+(?::::[^\\s:]+)?;?");
  private static final Pattern NOTE =
      Pattern.compile(
          "note\\s+(?:left|right|top|bottom|over)\\s+(?:of\\s+)?(?<id>[^\\s:]+)\\s*(?::\\s*(?<text>.*))?",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern FLOATING =
      Pattern.compile("note\\s+\"(?<text>[^\"]*)\"\\s+as\\s+\\S+", Pattern.CASE_INSENSITIVE);
  private static final Pattern CLASSES =
      Pattern.compile("class\\s+(?<ids>[^\\s].*?)\\s+(?<name>[\\w-]+)\\s*;?");
  private static final Pattern DRAWING =
      Pattern.compile(
          "(?:direction\\s+\\w+|hide\\s+empty\\s+description|scale\\b.*|classDef\\b.*|style\\b.*"
              + "|click\\b.*|linkStyle\\b.*|callback\\b.*|link\\b.*)",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern SYMBOL = Pattern.compile("\\[(\\*|H|H\\*)\\]");
  private static final Set<String> OTHERS =
      Set.of(
          "flowchart",
          "graph",
          "sequencediagram",
          "classdiagram",
          "erdiagram",
          "gantt",
          "pie",
          "journey",
          "gitgraph",
          "mindmap",
          "timeline",
          "quadrantchart",
          "requirementdiagram");

  private final DiagramLines lines;
  private final StateDiagram diagram = new StateDiagram(true);
  private final List<String> comments = new ArrayList<>();

  /**
   * The state that the last line declared. The next line can open the box of the declared state.
   */
  private Optional<DiagramNode> declared = Optional.empty();

  MermaidParser(String text) {
    this.lines = new DiagramLines(text);
  }

  /**
   * Parses the diagram.
   *
   * @throws ImportError if the text is not a valid state diagram
   */
  StateDiagram diagram() throws ImportError {
    readHeader();
    while (lines.hasNext()) {
      readStatement(withWholeLabel(withoutDirective(lines.next().strip())), 0);
    }
    diagram.end();
    diagram.comments().addAll(comments);
    return diagram;
  }

  private void readHeader() throws ImportError {
    while (lines.hasNext()) {
      String line = withoutDirective(lines.next().strip());
      if (line.equals("---")) {
        frontMatter();
      } else if (line.startsWith("%%")) {
        diagram.comments().add(line.substring(2).strip());
      } else if (!line.isEmpty()) {
        Matcher header = HEADER.matcher(line);
        if (!header.matches()) {
          throw notAStateDiagram(line);
        }
        readStatement(header.group(1).strip(), 0);
        return;
      }
    }
    throw new ImportError(
        new Place(1, 1), "This is not a state diagram.", "Start it with \"stateDiagram-v2\".");
  }

  private ImportError notAStateDiagram(String line) {
    String word = line.split("\\W", 2)[0];
    return OTHERS.contains(word.toLowerCase(Locale.ROOT))
        ? new ImportError(
            lines.place(),
            "This is a diagram of the kind \"" + word + "\".",
            "Only \"stateDiagram-v2\" and \"stateDiagram\" are read.")
        : new ImportError(
            lines.place(),
            "A diagram does not start with \"" + DiagramLines.shortened(line) + "\".",
            "Start it with \"stateDiagram-v2\".");
  }

  private void frontMatter() throws ImportError {
    for (String line : lines.until("---")) {
      if (line.startsWith("title:")) {
        diagram.setTitle(line.substring("title:".length()).strip().replaceAll("^[\"']|[\"']$", ""));
      }
    }
  }

  /**
   * Returns the line without a directive. Skips the following lines up to the end of the directive.
   */
  private String withoutDirective(String line) throws ImportError {
    int start = line.indexOf("%%{");
    if (start < 0) {
      return line;
    }
    Place place = lines.place();
    String rest = line.substring(start);
    while (!rest.contains("}%%")) {
      if (!lines.hasNext()) {
        throw new ImportError(place, "The directive does not end.", "Add \"}%%\".");
      }
      rest = lines.next();
    }
    return (line.substring(0, start) + rest.substring(rest.indexOf("}%%") + 3)).strip();
  }

  /**
   * Returns the line with its complete label. If the label ends on a later line, the lines are
   * joined.
   */
  private String withWholeLabel(String line) throws ImportError {
    if (!OPEN_LABEL.matcher(line).matches()) {
      return line;
    }
    Place place = lines.place();
    StringBuilder whole = new StringBuilder(line);
    while (whole.indexOf("\"", line.length()) < 0) {
      if (!lines.hasNext()) {
        throw new ImportError(place, "The label does not end.", "Add a quotation mark.");
      }
      whole.append(' ').append(lines.next().strip());
    }
    return whole.toString();
  }

  private void readStatement(String line, int nested) throws ImportError {
    if (line.isEmpty() || line.equals(";")) {
      return;
    }
    if (nested > StateDiagram.MAX_DEPTH) {
      throw unknownLine(line);
    }
    int comment = line.indexOf("%%");
    if (comment >= 0) {
      comments.add(line.substring(comment + 2).strip());
      readStatement(line.substring(0, comment).strip(), nested + 1);
    } else if (line.startsWith("{") && declared.isPresent()) {
      diagram.open(declared.get(), lines.place());
      readStatement(line.substring(1).strip(), nested + 1);
    } else if (line.startsWith("}")) {
      diagram.close(lines.place());
      readStatement(line.substring(1).strip(), nested + 1);
    } else if (line.equals("--") || line.equals("---")) {
      diagram.separate();
    } else if (!readTitle(line) && !readAppearance(line) && !note(line) && !state(line, nested)) {
      readArrowOrText(line, nested);
    }
  }

  /** Reads a line with a title or description. Returns false if the line has another form. */
  private boolean readTitle(String line) throws ImportError {
    String lower = line.toLowerCase(Locale.ROOT);
    if (lower.startsWith("acctitle")) {
      diagram.setTitle(afterColon(line));
    } else if (lower.startsWith("title ") || lower.startsWith("title:")) {
      diagram.setTitle(line.substring("title".length()).replaceFirst("^\\s*:?\\s*", ""));
    } else if (lower.matches("accdescr\\s*\\{.*")) {
      String first = line.substring(line.indexOf('{') + 1).strip();
      if (first.endsWith("}")) {
        diagram.setDescription(first.substring(0, first.length() - 1).strip());
      } else {
        List<String> text = new ArrayList<>(List.of(first));
        text.addAll(lines.until("}"));
        diagram.setDescription(String.join(" ", text).strip());
      }
    } else if (lower.startsWith("accdescr")) {
      String text = afterColon(line);
      boolean counted = text.matches("\\d+ states?, \\d+ transitions?");
      diagram.setDescription(counted ? "" : text);
    } else {
      return false;
    }
    return true;
  }

  private static String afterColon(String line) {
    return line.substring(line.indexOf(':') + 1).strip();
  }

  /**
   * Reads a line about the appearance of the diagram, and keeps only the classes of states. Returns
   * false if the line has another form.
   */
  private boolean readAppearance(String line) {
    Matcher classes = CLASSES.matcher(line);
    if (classes.matches() && !line.contains("-->")) {
      for (String id : classes.group("ids").split("\\s*,\\s*")) {
        diagram.find(id).ifPresent(node -> node.styles().add(classes.group("name")));
      }
      return true;
    }
    return DRAWING.matcher(line).matches() && !line.contains("-->");
  }

  private boolean note(String line) throws ImportError {
    Matcher floating = FLOATING.matcher(line);
    if (floating.matches()) {
      diagram.comments().add(floating.group("text"));
      return true;
    }
    Matcher note = NOTE.matcher(line);
    if (!note.matches()) {
      return false;
    }
    Place place = lines.place();
    String text =
        note.group("text") != null ? note.group("text") : String.join("\n", lines.until("endnote"));
    diagram
        .find(note.group("id"))
        .orElseGet(() -> diagram.state(note.group("id"), true, place))
        .notes()
        .add(text);
    return true;
  }

  private boolean state(String line, int nested) throws ImportError {
    Matcher state = STATE.matcher(line);
    if (!state.matches() || line.matches("state\\s*(:|-->).*")) {
      return false;
    }
    String rest = state.group("rest").strip();
    if (!rest.isEmpty() && !rest.matches("(?:[{:;]|as\\b|:::).*")) {
      return false;
    }
    String label = state.group("label") == null ? "" : state.group("label");
    String id = first(state.group("alias"), state.group("other"), state.group("id"), label);
    DiagramNode node = diagram.state(id, true, lines.place());
    if (!label.isEmpty() && !label.equals(id)) {
      if (label.equals("[H]") || label.equals("[H*]")) {
        node.setKind(label.equals("[H]") ? Kind.SHALLOW_HISTORY : Kind.DEEP_HISTORY);
      } else {
        node.setLabel(label);
      }
    }
    if (state.group("kind") != null) {
      setKind(node, state.group("kind").replaceAll("[^\\w]|&lt;|&gt;|lt|gt", ""));
    }
    moveComments(node.comments());
    declared = Optional.of(node);
    if (rest.startsWith("{")) {
      diagram.open(node, lines.place());
      readStatement(rest.substring(1).strip(), nested + 1);
    } else if (rest.startsWith(":::")) {
      node.styles().add(rest.substring(3).strip());
    } else if (rest.startsWith(":")) {
      node.texts().add(rest.substring(1).strip());
    } else if (rest.startsWith(";")) {
      readStatement(rest.substring(1).strip(), nested + 1);
    }
    return true;
  }

  private static String first(@Nullable String... texts) {
    for (String text : texts) {
      if (text != null) {
        return text;
      }
    }
    return "";
  }

  private void setKind(DiagramNode node, String word) {
    switch (word.toLowerCase(Locale.ROOT)) {
      case "choice" -> node.setKind(Kind.CHOICE);
      case "fork" -> node.setKind(Kind.FORK);
      case "join" -> node.setKind(Kind.JOIN);
      case "history" -> node.setKind(Kind.SHALLOW_HISTORY);
      default ->
          diagram.remark(lines.place(), "the stereotype \"" + word + "\"", "a state like others");
    }
  }

  private void readArrowOrText(String line, int nested) throws ImportError {
    Matcher arrow = ARROW.matcher(line);
    if (arrow.matches()) {
      DiagramNode from = end(arrow.group("from"), true);
      DiagramNode to = end(arrow.group("to"), false);
      String label = arrow.group("label") == null ? "" : arrow.group("label").strip();
      List<String> before = new ArrayList<>();
      moveComments(before);
      diagram.addArrow(from, to, label, lines.place(), before);
      return;
    }
    Matcher text = TEXT.matcher(line);
    if (text.matches() && !line.contains("-->")) {
      DiagramNode node =
          diagram
              .find(text.group("id"))
              .filter(n -> diagram.box() == diagram.root())
              .orElseGet(() -> diagram.state(text.group("id"), true, lines.place()));
      moveComments(node.comments());
      node.texts().add(text.group("text"));
    } else if (line.endsWith("}") && line.length() > 1) {
      readStatement(line.substring(0, line.length() - 1).strip(), nested + 1);
      diagram.close(lines.place());
    } else if (ALONE.matcher(line).matches()) {
      end(line.endsWith(";") ? line.substring(0, line.length() - 1) : line, true);
    } else {
      throw unknownLine(line);
    }
  }

  private void moveComments(List<String> receiver) {
    receiver.addAll(comments);
    comments.clear();
  }

  private DiagramNode end(String text, boolean start) {
    int style = text.indexOf(":::");
    String id = style < 0 ? text : text.substring(0, style);
    Matcher symbol = SYMBOL.matcher(id);
    DiagramNode node;
    if (symbol.matches()) {
      Kind kind =
          switch (symbol.group(1)) {
            case "H" -> Kind.SHALLOW_HISTORY;
            case "H*" -> Kind.DEEP_HISTORY;
            default -> start ? Kind.START : Kind.END;
          };
      return diagram.symbol(kind, lines.place());
    }
    node = diagram.state(id, false, lines.place());
    if (style >= 0) {
      node.styles().add(text.substring(style + 3));
    }
    return node;
  }

  private ImportError unknownLine(String line) {
    return new ImportError(
        lines.place(),
        "\"" + DiagramLines.shortened(line) + "\" is not a statement of a Mermaid state diagram.",
        "Try the diagram in Mermaid's live editor.");
  }
}
