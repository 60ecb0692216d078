package dev.pawl.diagrams.export;

import dev.pawl.diagrams.scene.Tags;
import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.State;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes a machine as a PlantUML state diagram. PlantUML rejects arrows into or out of regions.
 * Therefore this class writes each region as a state with a dashed border.
 */
public final class PlantUmlPainter extends StateDiagramPainter {

  private final List<Tags.Tag> tags;

  private PlantUmlPainter(ResolvedMachine machine) {
    super(machine);
    this.tags = Tags.of(chart.tree());
  }

  /** Returns the diagram. Each line ends with a line feed. */
  public static String paint(ResolvedMachine machine) {
    return new PlantUmlPainter(machine).painted();
  }

  private String painted() {
    write("@startuml");
    write("title " + PlantUmlText.line(machine.name()));
    write("hide empty description");
    if (chart.isWide()) {
      write("left to right direction");
    }
    outermost();
    write("@enduml");
    return text();
  }

  @Override
  String line(String text) {
    return PlantUmlText.line(text);
  }

  @Override
  String lineBreak() {
    return "\\n";
  }

  @Override
  void anyState(String id) {
    write("state \"" + DiagramOutline.ANY_STATE + "\" as " + id + " #line.dotted");
  }

  @Override
  void box(int node) {
    State state = chart.tree().node(node);
    String id = chart.end(node).id();
    List<Integer> areas = chart.areas(node);
    if (state.isHistory()) {
      boolean deep = state.behavior().history().filter(Behavior.History.DEEP::equals).isPresent();
      write("state " + id + (deep ? " <<history*>>" : " <<history>>"));
      write("note right of " + id + " : " + PlantUmlText.label(chart.name(node)));
      return;
    }
    String head = "state \"" + PlantUmlText.label(chart.name(node)) + "\" as " + id + colour(node);
    write(head + (areas.isEmpty() ? "" : " {"));
    deeper();
    for (int area : areas) {
      area(chart.children(node, area), area, starts(node));
    }
    back();
    if (!areas.isEmpty()) {
      write("}");
    }
    StateText.lines(state).forEach(text -> write(id + " : " + PlantUmlText.label(text)));
  }

  /**
   * Returns PlantUML's notation of the colours of a state's last tag. The notation also makes the
   * border dashed for regions and for states that only a forced transition enters.
   */
  private String colour(int node) {
    String colours =
        tags.stream()
            .filter(tag -> tag.nodes().contains(node))
            .map(Tags.Tag::colour)
            .reduce((first, last) -> last)
            .map(
                c ->
                    c.fill().substring(1)
                        + ";line:"
                        + c.stroke().substring(1)
                        + ";text:"
                        + c.text().substring(1))
            .orElse("");
    boolean external = node > 0 && chart.tree().node(node).external();
    String dashed = external || chart.isRegion(node) ? "line.dashed" : "";
    return List.of(colours, dashed).stream()
        .filter(s -> !s.isEmpty())
        .collect(
            Collectors.collectingAndThen(
                Collectors.joining(";"), all -> all.isEmpty() ? "" : " #" + all));
  }
}
