package dev.pawl.processor.diagram.language;

import dev.pawl.processor.diagram.Tags;
import dev.pawl.processor.model.State;
import dev.pawl.processor.semantics.ResolvedMachine;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes a machine as a Mermaid {@code stateDiagram-v2}. Ids are neutral, because many a name
 * ({@code default}, {@code a-b}) means something else to Mermaid; names are labels. As Mermaid puts
 * a state into whichever box mentions it last, an arrow between boxes is written outside of all.
 */
public final class MermaidPainter extends StateDiagramPainter {

  private MermaidPainter(ResolvedMachine machine) {
    super(machine);
  }

  /** The diagram's text, with a line feed at the end of every line. */
  public static String paint(ResolvedMachine machine) {
    return new MermaidPainter(machine).painted();
  }

  private String painted() {
    line("stateDiagram-v2");
    deeper();
    line("accTitle: " + MermaidText.line(machine.name()));
    line("accDescr: " + MermaidText.line(description()));
    if (chart.isWide()) {
      line("direction LR");
    }
    outermost();
    classes();
    return text();
  }

  private String description() {
    if (!machine.declared().description().isBlank()) {
      return machine.declared().description();
    }
    int states = machine.tree().nodes().stream().filter(s -> !s.isHistory()).toList().size() - 1;
    return count(states, "state") + ", " + count(chart.transitions(), "transition");
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  @Override
  String label(String text) {
    return MermaidText.label(text);
  }

  @Override
  void box(int node) {
    State state = chart.tree().node(node);
    String id = chart.end(node).id();
    String name = label(chart.name(node));
    List<Integer> areas = chart.areas(node);
    if (state.isHistory()) {
      line("state \"" + StateText.history(state) + "\" as " + id);
      line(id + " : " + name);
    } else if (areas.isEmpty()) {
      line("state \"" + name + "\" as " + id);
      StateText.lines(state).forEach(text -> line(id + " : " + label(text)));
    } else {
      line("state \"" + name + "\" as " + id + " {");
      deeper();
      for (int i = 0; i < areas.size(); i++) {
        if (i > 0) {
          line("--");
        }
        area(chart.children(node, areas.get(i)), areas.get(i), starts(node));
      }
      back();
      line("}");
      note(id, StateText.lines(state));
    }
  }

  /** A box around others has no place for text but its title. */
  private void note(String id, List<String> lines) {
    if (!lines.isEmpty()) {
      line(
          "note right of "
              + id
              + " : "
              + lines.stream().map(this::label).collect(Collectors.joining("<br/>")));
    }
  }

  /** Colours for tags; states that nothing leads to by itself are dashed. */
  private void classes() {
    for (Tags.Tag tag : Tags.of(chart.tree())) {
      Tags.Colour colour = tag.colour();
      line(
          String.format(
              "classDef %s fill:%s,stroke:%s,color:%s",
              tag.id(), colour.fill(), colour.stroke(), colour.text()));
      line("class " + ids(tag.nodes()) + " " + tag.id());
    }
    List<Integer> external = chart.external();
    if (!external.isEmpty()) {
      line("classDef external stroke-dasharray: 4 3");
      line("class " + ids(external) + " external");
    }
  }

  private String ids(List<Integer> nodes) {
    return nodes.stream().map(node -> chart.end(node).id()).collect(Collectors.joining(","));
  }
}
