package dev.pawl.cli.importer.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A label of an arrow in UML notation: {@code event [guard] / action, action}.
 *
 * @param event the text before guards and actions; may be empty
 * @param guards the texts in brackets
 * @param actions the actions, in order
 * @param internal whether the label says that the source of the arrow is not exited
 */
record ArrowLabel(String event, List<String> guards, List<String> actions, boolean internal) {

  static final ArrowLabel NONE = new ArrowLabel("", List.of(), List.of(), false);

  private static final String INTERNAL = "(internal)";
  private static final String WORDLESS = "(no event)";
  private static final Set<String> ELSE = Set.of("else", "otherwise", "default");
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}_$.*#&;-]*");
  private static final Pattern REQUEST =
      Pattern.compile("(?:.*\\s)?(?:GET|POST|PUT|PATCH|DELETE) ");
  private static final Pattern TIME =
      Pattern.compile("(?:\\S+ )?(?:after|every) \\S+", Pattern.CASE_INSENSITIVE);

  ArrowLabel {
    guards = List.copyOf(guards);
    actions = List.copyOf(actions);
  }

  /**
   * Parses a label. If each of its lines is a complete label, returns a label for each line.
   * Otherwise returns one label for the whole text.
   *
   * @param own whether Pawl wrote the diagram; if so, each line is a label
   */
  static List<ArrowLabel> parse(String label, LabelText text, boolean own) {
    List<String> lines =
        text.lines(label).stream().map(String::strip).filter(l -> !l.isEmpty()).toList();
    if (lines.isEmpty()) {
      return List.of(NONE);
    }
    List<ArrowLabel> labels = lines.stream().map(line -> line(line, text)).toList();
    boolean separate =
        own
            || (lines.stream().skip(1).noneMatch(l -> l.startsWith("[") || l.startsWith("/"))
                && lines.stream().allMatch(ArrowLabel::isComplete));
    return separate ? labels : List.of(line(String.join(" ", lines), text));
  }

  private static boolean isComplete(String line) {
    String event = eventOf(line);
    return event.equals(WORDLESS) || NAME.matcher(event).matches() || TIME.matcher(event).matches();
  }

  private static String eventOf(String line) {
    String rest = line.endsWith(INTERNAL) ? withoutSuffix(line, INTERNAL) : line;
    int end = rest.length();
    int bracket = rest.indexOf('[');
    int slash = separator(rest, 0);
    end = bracket >= 0 ? Math.min(end, bracket) : end;
    end = slash >= 0 ? Math.min(end, slash) : end;
    return rest.substring(0, end).strip();
  }

  private static String withoutSuffix(String text, String end) {
    return text.substring(0, text.length() - end.length()).strip();
  }

  /** Parses a label on one line. */
  static ArrowLabel line(String line, LabelText text) {
    String rest = line.strip();
    boolean internal = rest.endsWith(INTERNAL);
    rest = internal ? withoutSuffix(rest, INTERNAL) : rest;
    List<String> guards = new ArrayList<>();
    StringBuilder event = new StringBuilder();
    int slash = separator(rest, 0);
    int at = 0;
    int depth = 0;
    while (at < rest.length() && at != slash) {
      char c = rest.charAt(at);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      int close = c == '[' && depth <= 0 && !isInPath(rest, at) ? closing(rest, at) : -1;
      if (close < 0) {
        event.append(rest.charAt(at++));
        continue;
      }
      String guard = text.plain(rest.substring(at + 1, close)).strip();
      if (!guard.isEmpty()) {
        guards.add(guard);
      }
      event.append(' ');
      at = close + 1;
      slash = slash >= 0 && slash < at ? separator(rest, at) : slash;
    }
    String actions = slash < 0 ? "" : rest.substring(slash + 1);
    String name = text.plain(event.toString()).strip();
    return new ArrowLabel(
        name.equals(WORDLESS) ? "" : name, guards, actions(actions, text), internal);
  }

  /**
   * Returns the index of the slash before the actions, searching from an index on. Returns -1 if
   * there is none.
   */
  private static int separator(String text, int from) {
    int depth = 0;
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '[' || c == '(') {
        depth++;
      } else if (c == ']' || c == ')') {
        depth = Math.max(0, depth - 1);
      } else if (c == '/' && depth == 0 && isSeparator(text, i)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Returns whether a slash can separate an event from actions. A slash inside a word, such as
   * {@code yes/no}, or in a request, such as {@code GET /a}, does not separate an event from
   * actions.
   */
  private static boolean isSeparator(String text, int slash) {
    boolean start =
        slash == 0
            || " \t])".indexOf(text.charAt(slash - 1)) >= 0
                && !(text.charAt(slash - 1) == ']' && isInPath(text, text.lastIndexOf('[', slash)));
    boolean end = slash + 1 == text.length() || " \t".indexOf(text.charAt(slash + 1)) >= 0;
    boolean isRequest = !end && REQUEST.matcher(text.substring(0, slash)).matches();
    return (start && !isRequest) || end;
  }

  /** Returns whether a bracket is part of a path, such as {@code /jobs/[id]}, and not a guard. */
  private static boolean isInPath(String text, int open) {
    return open > 0 && text.charAt(open - 1) == '/';
  }

  private static int closing(String text, int open) {
    int depth = 0;
    for (int i = open; i < text.length(); i++) {
      depth += text.charAt(i) == '[' ? 1 : text.charAt(i) == ']' ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return -1;
  }

  private static List<String> actions(String list, LabelText text) {
    List<String> actions = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i <= list.length(); i++) {
      char c = i < list.length() ? list.charAt(i) : ',';
      depth += "([{".indexOf(c) >= 0 ? 1 : ")]}".indexOf(c) >= 0 ? -1 : 0;
      boolean ends = i == list.length() || (depth <= 0 && (c == ',' || isSemicolon(list, i)));
      if (ends) {
        String action = text.plain(list.substring(start, i)).strip();
        if (!action.isEmpty()) {
          actions.add(action);
        }
        start = i + 1;
      }
    }
    return actions;
  }

  /**
   * Returns whether there is a semicolon at an index that is not the end of a character reference
   * in HTML.
   */
  private static boolean isSemicolon(String text, int at) {
    if (text.charAt(at) != ';') {
      return false;
    }
    Matcher reference = Pattern.compile("[#&]\\w{1,10}$").matcher(text.substring(0, at));
    return !reference.find();
  }

  /** Returns whether the label has neither an event nor a guard. */
  boolean isUnconditional() {
    return event.isEmpty() && guards.isEmpty();
  }

  /**
   * Returns this label as the label of an arrow from a choice. On an arrow from a choice, a text
   * without brackets is a guard.
   */
  ArrowLabel asChoiceLabel() {
    List<String> conditions = new ArrayList<>(guards);
    if (!event.isEmpty()) {
      conditions.add(0, event);
    }
    conditions.removeIf(ArrowLabel::isElse);
    return new ArrowLabel("", conditions, actions, internal);
  }

  /**
   * Returns whether a guard is a word such as {@code else}, so that it holds if no other guard
   * holds.
   */
  static boolean isElse(String guard) {
    return ELSE.contains(guard.toLowerCase(Locale.ROOT));
  }

  /** Returns this label joined with the label of the arrow that follows at a junction. */
  ArrowLabel join(ArrowLabel next) {
    List<String> allGuards = new ArrayList<>(guards);
    allGuards.addAll(next.guards);
    List<String> allActions = new ArrayList<>(actions);
    allActions.addAll(next.actions);
    return new ArrowLabel(
        event.isEmpty() ? next.event : event, allGuards, allActions, internal || next.internal);
  }

  /** Returns the guard; empty if there is none, or if there are several. */
  Optional<String> onlyGuard() {
    return guards.size() == 1 ? Optional.of(guards.get(0)) : Optional.empty();
  }
}
