package dev.pawl.diagrams.export;

import dev.pawl.diagrams.scene.Tags;
import dev.pawl.language.model.State;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Writes a machine as a Mermaid {@code stateDiagram-v2}. The ids of states do not contain names,
 * because some names, such as {@code default} or {@code a-b}, have another meaning in Mermaid. The
 * labels contain the names. Mermaid moves a state into the last box that mentions the state.
 * Therefore arrows between boxes are written outside all boxes.
 */
public final class MermaidPainter extends StateDiagramPainter {

  private MermaidPainter(ResolvedMachine machine) {
    super(machine);
  }

  /**
   * The maximum length of a diagram, in characters. The value is the default of Mermaid's setting
   * {@code maxTextSize}.
   */
  public static final int MAX_CHARACTERS = 50_000;

  /**
   * The maximum number of arrows. The value is the default of Mermaid's setting {@code maxEdges}.
   */
  public static final int MAX_ARROWS = 500;

  /**
   * Returns the diagram. Each line ends with a line feed. If the machine is too large for Mermaid,
   * the diagram is one box with the text that Mermaid cannot draw the machine.
   */
  public static String paint(ResolvedMachine machine) {
    return drawable(machine).orElseGet(() -> tooLarge(machine));
  }

  /**
   * Returns a diagram that consists of one box. The text of the box says that the machine is too
   * large for Mermaid.
   */
  public static String tooLarge(ResolvedMachine machine) {
    return new MermaidPainter(machine).tooLarge();
  }

  /** Returns the diagram, or empty if the diagram is too large for Mermaid. */
  public static Optional<String> drawable(ResolvedMachine machine) {
    return Optional.of(new MermaidPainter(machine).painted())
        .filter(text -> text.length() < MAX_CHARACTERS && arrows(text) <= MAX_ARROWS);
  }

  private static int arrows(String text) {
    String arrow = " --> ";
    int count = 0;
    for (int at = text.indexOf(arrow); at >= 0; at = text.indexOf(arrow, at + 1)) {
      count++;
    }
    return count;
  }

  private String tooLarge() {
    write("stateDiagram-v2");
    deeper();
    String name =
        machine
            .name()
            .codePoints()
            .limit(200)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
    write("accTitle: " + MermaidText.line(name));
    write("accDescr: " + MermaidText.line(count()));
    write("state \"" + MermaidText.line(name) + "\" as s0");
    write("s0 : " + MermaidText.line(count()));
    write("s0 : more than Mermaid draws");
    return text();
  }

  private String painted() {
    write("stateDiagram-v2");
    deeper();
    write("accTitle: " + MermaidText.line(machine.name()));
    write("accDescr: " + MermaidText.line(description()));
    if (chart.isWide()) {
      write("direction LR");
    }
    outermost();
    writeClasses();
    return text();
  }

  private String description() {
    if (!machine.declared().description().isBlank()) {
      return machine.declared().description();
    }
    return count();
  }

  private String count() {
    int states = machine.tree().nodes().stream().filter(s -> !s.isHistory()).toList().size() - 1;
    return count(states, "state") + ", " + count(chart.transitions(), "transition");
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  @Override
  String line(String text) {
    return MermaidText.line(text);
  }

  @Override
  String lineBreak() {
    return "<br/>";
  }

  @Override
  void anyState(String id) {
    write("state \"" + DiagramOutline.ANY_STATE + "\" as " + id);
  }

  @Override
  void box(int node) {
    State state = chart.tree().node(node);
    String id = chart.end(node).id();
    String name = MermaidText.label(chart.name(node));
    List<Integer> areas = chart.areas(node);
    if (state.isHistory()) {
      write("state \"" + StateText.history(state) + "\" as " + id);
      write(id + " : " + name);
    } else if (areas.isEmpty()) {
      write("state \"" + name + "\" as " + id);
      StateText.lines(state).forEach(text -> write(id + " : " + MermaidText.label(text)));
    } else {
      write("state \"" + name + "\" as " + id + " {");
      deeper();
      for (int i = 0; i < areas.size(); i++) {
        if (i > 0) {
          write("--");
        }
        area(chart.children(node, areas.get(i)), areas.get(i), starts(node));
      }
      back();
      write("}");
      note(id, StateText.lines(state));
    }
  }

  /**
   * Writes lines as a note next to a box, because a box with substates cannot contain any text
   * except its title.
   */
  private void note(String id, List<String> lines) {
    if (!lines.isEmpty()) {
      write(
          "note right of "
              + id
              + " : "
              + lines.stream().map(MermaidText::label).collect(Collectors.joining("<br/>")));
    }
  }

  /**
   * Writes colours for tags, and dashed borders for states that only a forced transition enters.
   */
  private void writeClasses() {
    for (Tags.Tag tag : Tags.of(chart.tree())) {
      Tags.Colour colour = tag.colour();
      write(
          String.format(
              "classDef %s fill:%s,stroke:%s,color:%s",
              tag.id(), colour.fill(), colour.stroke(), colour.text()));
      write("class " + ids(tag.nodes()) + " " + tag.id());
    }
    if (chart.holdsAnywhere()) {
      write("classDef any stroke-dasharray: 1 3");
      write("class " + chart.end(0).id() + " any");
    }
    List<Integer> external = chart.external();
    if (!external.isEmpty()) {
      write("classDef external stroke-dasharray: 4 3");
      write("class " + ids(external) + " external");
    }
  }

  private String ids(List<Integer> nodes) {
    return nodes.stream().map(node -> chart.end(node).id()).collect(Collectors.joining(","));
  }
}
