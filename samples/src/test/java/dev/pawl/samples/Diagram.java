package dev.pawl.samples;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a generated Mermaid diagram back. */
final class Diagram {

  private static final Pattern STATE = Pattern.compile("state \"(.*)\" as (\\w+)");
  private static final Pattern ARROW =
      Pattern.compile("(\\w+|\\[\\*]) --> (\\w+|\\[\\*])(?: : (.*))?");
  private static final Pattern REFERENCE = Pattern.compile("#(\\d+);");

  /** The label of the last of several alternatives, if this alternative has no guard. */
  private static final String ELSE = "[else]";

  /** Matches the end of a label that contains a guard, effects or both. */
  private static final Pattern DETAILS = Pattern.compile("( \\[[^]]*])?( / \\w+(, \\w+)*)?$");

  private final Map<String, String> names = new LinkedHashMap<>();
  private final Map<String, String> initial = new LinkedHashMap<>();
  private final List<String> last = new ArrayList<>();
  private final List<Row> rows = new ArrayList<>();

  /** The arrow that leads to each junction, by the id of the junction. */
  private final Map<String, Row> junctions = new LinkedHashMap<>();

  /**
   * Reads the diagram of a machine.
   *
   * @param machine the name of the machine, with its package
   */
  Diagram(String machine) {
    text(machine).lines().map(String::strip).forEach(this::read);
  }

  private static String text(String machine) {
    String path = "/META-INF/pawl/" + machine + ".mmd";
    try (InputStream in = Diagram.class.getResourceAsStream(path)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void read(String line) {
    Matcher state = STATE.matcher(line);
    Matcher arrow = ARROW.matcher(line);
    if (state.matches()) {
      names.put(state.group(2), decoded(state.group(1)));
    } else if (arrow.matches()) {
      String label = arrow.group(3) == null ? "" : decoded(arrow.group(3));
      if (label.endsWith(" (internal)")) {
        return;
      }
      if (arrow.group(1).equals("[*]")) {
        initial.put(names.get(arrow.group(2)), label);
      } else if (arrow.group(2).equals("[*]")) {
        last.add(names.get(arrow.group(1)));
      } else {
        // several transitions with the same source and target are one arrow, whose label has a line
        // for each
        for (String one : label.split("<br/>", -1)) {
          draw(arrow.group(1), one, arrow.group(2));
        }
      }
    }
  }

  /** Adds an arrow. An arrow from a junction continues the arrow that leads to the junction. */
  private void draw(String from, String label, String to) {
    Row before = junctions.get(from);
    String rest = label.replace(ELSE, "").strip();
    Row row =
        before == null
            ? new Row(names.get(from), label, names.get(to))
            : new Row(before.from(), (before.event() + " " + rest).strip(), names.get(to));
    if (names.containsKey(to)) {
      rows.add(row);
    } else {
      junctions.put(to, row);
    }
  }

  private static String decoded(String label) {
    return REFERENCE
        .matcher(label)
        .replaceAll(
            r -> Matcher.quoteReplacement(Character.toString(Integer.parseInt(r.group(1)))));
  }

  List<String> states() {
    return List.copyOf(names.values());
  }

  /** Returns the initial states, each with the label of its initial arrow. */
  Map<String, String> initial() {
    return initial;
  }

  List<String> last() {
    return last;
  }

  /** Returns the transitions with their complete labels, without internal transitions. */
  List<Row> rows() {
    return rows;
  }

  /** Returns the transitions; their labels contain neither guards nor effects. */
  List<Row> events() {
    return rows.stream()
        .map(r -> new Row(r.from(), DETAILS.matcher(r.event()).replaceFirst(""), r.to()))
        .toList();
  }
}
