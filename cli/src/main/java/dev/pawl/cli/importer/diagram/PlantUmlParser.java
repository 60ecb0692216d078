package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.Place;
import dev.pawl.cli.importer.diagram.DiagramNode.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A parser of state diagrams in PlantUML. */
final class PlantUmlParser {

  private static final String NAME = "\"[^\"]+\"|[\\p{L}\\p{N}_.$]+";
  private static final String END =
      "(?:\\[(?:\\*|H|H\\*)\\]|==+[^=]+==+|(?:" + NAME + ")(?:\\[H\\*?\\])?)";
  private static final String LOOK =
      "(?:\\s*<<[^>]*>>|\\s+#[^\\s{]*[^\\s{:]|\\s+##\\S+|\\s*\\[\\[.*?\\]\\])*";

  private static final Pattern ARROW =
      Pattern.compile(
          "(?<from>"
              + END
              + ")(?<fromLook>"
              + LOOK
              + ")\\s*(?<back>[xo]?<{1,2})?(?<line>[-.=]+(?:\\[[^\\]]*\\])?(?:left|right|up|down|le|ri|do|l|r|u|d)?"
              + "(?:\\[[^\\]]*\\])?[-.=]*)(?<forth>>{1,2}[xo]?)?\\s*"
              + "(?<to>"
              + END
              + ")(?<toLook>"
              + LOOK
              + ")\\s*(?::\\s*(?<label>.*))?");
  private static final Pattern STATE =
      Pattern.compile(
          "state\\s+(?<name>"
              + NAME
              + ")(?:\\s+as\\s+(?<alias>"
              + NAME
              + "))?(?<look>"
              + LOOK
              + ")\\s*(?<rest>(?:\\{|:|begin\\b).*)?",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern TEXT =
      Pattern.compile("(?<name>" + NAME + ")" + LOOK + "\\s*:\\s*(?<text>.*)");
  private static final Pattern STEREOTYPE = Pattern.compile("<<\\s*([^>]*?)\\s*>>");
  private static final Pattern NOTE =
      Pattern.compile(
          "note\\s+(?:left|right|top|bottom)(?:\\s+of\\s+(?<name>"
              + NAME
              + "))?\\s*(?:#\\S+\\s*)?(?::\\s*(?<text>.*))?",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern LOOSE_NOTE =
      Pattern.compile(
          "note\\s+(?:\"(?<quoted>[^\"]*)\"\\s+as\\s+(?<first>\\S+).*|as\\s+(?<second>\\S+).*|on\\s+link\\s*(?:#\\S+\\s*)?(?::\\s*(?<text>.*))?)",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern SEPARATOR = Pattern.compile("--+|\\|\\|+");
  private static final Pattern DRAWING =
      Pattern.compile(
          "(?:skinparam|hide|show|scale|left\\s+to\\s+right|top\\s+to\\s+bottom|autonumber|newpage"
              + "|mainframe|caption|center|sprite|remove|restore|allowmixing|together)\\b.*",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern BLOCK =
      Pattern.compile(
          "(?:(?:left|right|center|top|bottom)\\s+)*(?<word>title|legend|header|footer)\\b(?<text>.*)",
          Pattern.CASE_INSENSITIVE);
  private static final Map<String, Kind> KINDS =
      Map.ofEntries(
          Map.entry("start", Kind.START),
          Map.entry("end", Kind.END),
          Map.entry("choice", Kind.CHOICE),
          Map.entry("fork", Kind.FORK),
          Map.entry("join", Kind.JOIN),
          Map.entry("history", Kind.SHALLOW_HISTORY),
          Map.entry("history*", Kind.DEEP_HISTORY),
          Map.entry("entrypoint", Kind.POINT),
          Map.entry("exitpoint", Kind.POINT),
          Map.entry("inputpin", Kind.POINT),
          Map.entry("outputpin", Kind.POINT),
          Map.entry("expansioninput", Kind.POINT),
          Map.entry("expansionoutput", Kind.POINT));
  private static final Set<String> DEFINITIONS = Set.of("!procedure", "!function", "!definelong");

  private final DiagramLines lines;
  private final StateDiagram diagram = new StateDiagram(false);
  private final List<String> comments = new ArrayList<>();
  private final Set<String> looseNotes = new HashSet<>();
  private Optional<DiagramNode> last = Optional.empty();

  PlantUmlParser(String text) {
    this.lines = new DiagramLines(text);
  }

  /**
   * Parses the diagram.
   *
   * @throws ImportError if the text is not a valid state diagram
   */
  StateDiagram diagram() throws ImportError {
    boolean started = false;
    boolean ended = false;
    while (lines.hasNext() && !ended) {
      String line = withoutComment(lines.next().strip());
      String lower = line.toLowerCase(Locale.ROOT);
      if (lower.startsWith("@startuml")) {
        started = true;
        String name = line.substring("@startuml".length()).strip();
        diagram.setTitle(name.startsWith("(") ? "" : name.replaceAll("^\"|\"$", ""));
      } else if (lower.startsWith("@start")) {
        throw new ImportError(
            lines.place(), "\"" + line + "\" starts no UML diagram.", "Only @startuml is read.");
      } else if (lower.startsWith("@enduml")) {
        ended = true;
      } else {
        readStatement(line);
      }
    }
    if (started && !ended) {
      throw new ImportError(lines.place(), "The diagram does not end.", "Add \"@enduml\".");
    }
    diagram.end();
    diagram.comments().addAll(comments);
    return diagram;
  }

  /**
   * Returns the line without comments. A comment between {@code /'} and {@code '/} can extend over
   * several lines.
   */
  private String withoutComment(String line) throws ImportError {
    if (line.startsWith("'")) {
      comments.add(line.substring(1).strip());
      return "";
    }
    int start = line.indexOf("/'");
    if (start < 0) {
      return line;
    }
    Place place = lines.place();
    StringBuilder comment = new StringBuilder(line.substring(start + 2));
    while (comment.indexOf("'/") < 0) {
      if (!lines.hasNext()) {
        throw new ImportError(place, "The comment does not end.", "Add \"'/\".");
      }
      comment.append('\n').append(lines.next().strip());
    }
    int end = comment.indexOf("'/");
    comment.substring(0, end).strip().lines().forEach(l -> comments.add(l.strip()));
    return (line.substring(0, start) + comment.substring(end + 2)).strip();
  }

  private void readStatement(String line) throws ImportError {
    if (line.isEmpty()) {
      return;
    }
    if (line.startsWith("}") || line.equalsIgnoreCase("end state")) {
      diagram.close(lines.place());
      readStatement(line.startsWith("}") ? line.substring(1).strip() : "");
    } else if (SEPARATOR.matcher(line).matches()) {
      diagram.separate();
    } else if (line.startsWith("!")) {
      readPreprocessor(line);
    } else if (!readAppearance(line) && !note(line) && !state(line) && !arrow(line)) {
      readStateText(line);
    }
  }

  private void readPreprocessor(String line) throws ImportError {
    String word = line.split("[\\s(]", 2)[0].toLowerCase(Locale.ROOT);
    if (DEFINITIONS.contains(word)) {
      lines.until(word.equals("!definelong") ? "!enddefinelong" : "!end" + word.substring(1));
    }
    boolean matters = !Set.of("!theme", "!pragma").contains(word);
    if (matters) {
      diagram.remark(lines.place(), line, "not read; the preprocessor is not run");
    }
  }

  /**
   * Reads a line with a title or about the appearance of the diagram, and keeps only the title.
   * Returns false if the line has another form.
   */
  private boolean readAppearance(String line) throws ImportError {
    String lower = line.toLowerCase(Locale.ROOT);
    Matcher block = BLOCK.matcher(line);
    if (lower.startsWith("<style")) {
      lines.until("</style>");
    } else if (lower.matches("(?:json|yaml)\\s+.*")) {
      diagram.remark(lines.place(), line, "left out; a machine contains no data");
      if (line.endsWith("{")) {
        lines.until("}");
      }
    } else if (block.matches() && !line.contains("->") && !line.matches("\\w+\\s*:.*")) {
      readBlock(block.group("word").toLowerCase(Locale.ROOT), block.group("text").strip());
    } else if (DRAWING.matcher(line).matches() && !line.contains("->")) {
      if (line.endsWith("{")) {
        lines.until("}");
      }
    } else {
      return false;
    }
    return true;
  }

  private void readBlock(String word, String text) throws ImportError {
    boolean several = text.isEmpty() || (word.equals("legend") && text.matches("\\w*"));
    List<String> all = several ? lines.until("end" + word) : List.of(text);
    if (word.equals("title")) {
      diagram.setTitle(String.join(" ", all));
    } else {
      all.forEach(l -> diagram.comments().add(l));
    }
  }

  private boolean note(String line) throws ImportError {
    Matcher loose = LOOSE_NOTE.matcher(line);
    if (loose.matches()) {
      Stream.of("first", "second")
          .map(loose::group)
          .filter(Objects::nonNull)
          .forEach(looseNotes::add);
      if (loose.group("quoted") != null) {
        diagram.comments().add(loose.group("quoted"));
      } else if (loose.group("text") != null) {
        diagram.comments().add(loose.group("text"));
      } else {
        diagram.comments().addAll(lines.until("endnote"));
      }
      return true;
    }
    Matcher note = NOTE.matcher(line);
    if (!note.matches()) {
      return false;
    }
    String name = note.group("name");
    Optional<DiagramNode> node =
        name == null ? last : Optional.of(find(name).orElseGet(() -> named(name, true)));
    List<String> text =
        note.group("text") != null ? List.of(note.group("text")) : lines.until("endnote");
    String whole = String.join("\n", text);
    node.ifPresentOrElse(n -> n.notes().add(whole), () -> diagram.comments().addAll(text));
    return true;
  }

  private boolean state(String line) throws ImportError {
    Matcher state = STATE.matcher(line);
    if (!state.matches()) {
      return false;
    }
    String name = state.group("name");
    String alias = state.group("alias") == null ? "" : state.group("alias");
    boolean labelled = !alias.isEmpty() && !alias.startsWith("\"");
    DiagramNode node = named(labelled ? alias : name, true);
    if (!alias.isEmpty()) {
      node.setLabel(unquoted(labelled ? name : alias));
    }
    readStyle(node, state.group("look"));
    node.comments().addAll(comments);
    comments.clear();
    last = Optional.of(node);
    String rest = state.group("rest") == null ? "" : state.group("rest").strip();
    if (rest.startsWith(":")) {
      node.texts().add(rest.substring(1).strip());
    } else if (!rest.isEmpty()) {
      diagram.open(node, lines.place());
      readStatement(rest.startsWith("{") ? rest.substring(1).strip() : "");
    }
    return true;
  }

  private void readStyle(DiagramNode node, String look) {
    Matcher stereotype = STEREOTYPE.matcher(look);
    while (stereotype.find()) {
      String word = stereotype.group(1).toLowerCase(Locale.ROOT);
      if (KINDS.containsKey(word)) {
        node.setKind(KINDS.get(word));
      } else if (!node.styles().contains(stereotype.group(1))) {
        node.styles().add(stereotype.group(1));
      }
    }
    if (look.contains("line.dashed")) {
      node.styles().add(DiagramNode.DASHED);
    }
  }

  private boolean arrow(String line) {
    Matcher arrow = ARROW.matcher(line);
    if (!arrow.matches()) {
      return false;
    }
    boolean noted =
        looseNotes.contains(arrow.group("from")) || looseNotes.contains(arrow.group("to"));
    if (noted || (arrow.group("back") == null) == (arrow.group("forth") == null)) {
      return noted;
    }
    if (arrow.group("line").contains("hidden")) {
      return true;
    }
    boolean back = arrow.group("forth") == null;
    DiagramNode first = end(arrow.group("from"), !back);
    DiagramNode second = end(arrow.group("to"), back);
    readStyle(first, arrow.group("fromLook"));
    readStyle(second, arrow.group("toLook"));
    String label = arrow.group("label") == null ? "" : arrow.group("label").strip();
    diagram.addArrow(back ? second : first, back ? first : second, label, lines.place(), comments);
    comments.clear();
    last = Optional.of(second);
    return true;
  }

  private DiagramNode end(String text, boolean start) {
    if (text.startsWith("==")) {
      DiagramNode bar = diagram.state(text.replace("=", "").strip(), false, lines.place());
      bar.setKind(Kind.FORK);
      return bar;
    }
    int bracket = text.endsWith("]") ? text.lastIndexOf('[') : -1;
    if (bracket < 0) {
      return named(text, false);
    }
    Kind kind =
        switch (text.substring(bracket)) {
          case "[H]" -> Kind.SHALLOW_HISTORY;
          case "[H*]" -> Kind.DEEP_HISTORY;
          default -> start ? Kind.START : Kind.END;
        };
    if (bracket == 0) {
      return diagram.symbol(kind, lines.place());
    }
    DiagramNode state = named(text.substring(0, bracket), false);
    return diagram.history(state, kind, lines.place());
  }

  /**
   * Returns the state with a name. In {@code A.B}, the state {@code B} is inside {@code A} if there
   * is such a state.
   *
   * @param declared whether the line declares the state
   */
  private DiagramNode named(String name, boolean declared) {
    String[] path = name.startsWith("\"") ? new String[0] : name.split("\\.", -1);
    Optional<DiagramNode> around = path.length < 2 ? Optional.empty() : diagram.find(path[0]);
    if (around.isEmpty() || List.of(path).contains("")) {
      return diagram.state(unquoted(name), declared, lines.place());
    }
    DiagramNode node = around.get();
    for (int i = 1; i < path.length; i++) {
      node = diagram.stateIn(node, path[i], lines.place());
    }
    return node;
  }

  /** Returns the state with a name that contains no path; empty if it does not exist. */
  private Optional<DiagramNode> find(String name) {
    return diagram.find(unquoted(name));
  }

  private void readStateText(String line) throws ImportError {
    Matcher text = TEXT.matcher(line);
    if (!text.matches()) {
      throw new ImportError(
          lines.place(),
          "\""
              + DiagramLines.shortened(line)
              + "\" is not a statement of a PlantUML state diagram.",
          "Only state diagrams are read.");
    }
    String name = text.group("name");
    DiagramNode node = find(name).orElseGet(() -> named(name, true));
    node.comments().addAll(comments);
    comments.clear();
    node.texts().add(text.group("text"));
    last = Optional.of(node);
  }

  private static String unquoted(String name) {
    return name.startsWith("\"") ? name.substring(1, name.length() - 1) : name;
  }
}
