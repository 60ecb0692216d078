package dev.pawl.processor.e2e;

import java.util.ArrayList;
import java.util.List;

/** Java programs in which an element that a machine uses has a given name. */
final class NamedProgram {

  /** The elements that can have the name. */
  enum Place {
    STATES,
    EVENTS,
    CONTEXT,
    VIEW,
    OUTER,
    NEIGHBOUR
  }

  private static final String BODY =
      """
      {
        @dev.pawl.Initial
        @dev.pawl.Transition(on = "go", to = "SECOND", guard = "ready")
        @dev.pawl.Transition(on = "choose", to = {"SECOND", "THIRD"}, choose = "pick")
        FIRST,
        @dev.pawl.State(tags = "busy")
        @dev.pawl.Transition(on = "go", to = "THIRD", effects = "tell")
        SECOND,
        @dev.pawl.Final
        THIRD
      }
      """;

  private static final String FORBID =
      "@dev.pawl.Forbid(from = \"THIRD\", to = \"FIRST\", because = \"over\")\n";

  private NamedProgram() {}

  /** Returns the sources of a package, each with the name of its file. */
  static List<String[]> sources(String packageName, Place place, String name) {
    String head = "package " + packageName + ";\n";
    List<String[]> all = new ArrayList<>();
    String events =
        "@dev.pawl.Event(name = \"go\", payload = @dev.pawl.Param(name = \"x\", type = int.class))\n";
    String machine = "@dev.pawl.StateMachine(name = \"Probe\"";
    switch (place) {
      case STATES ->
          all.add(
              file(name, head + machine + ")\n" + events + FORBID + "public enum " + name + BODY));
      case EVENTS -> {
        all.add(file(name, head + "public enum " + name + " { GO, CHOOSE }\n"));
        all.add(
            file(
                "ProbeState",
                head
                    + machine
                    + ", events = "
                    + name
                    + ".class)\n"
                    + FORBID
                    + "enum ProbeState"
                    + BODY));
      }
      case CONTEXT -> {
        all.add(file(name, head + "public final class " + name + " {}\n"));
        all.add(
            file(
                "ProbeState",
                head
                    + machine
                    + ", context = "
                    + name
                    + ".class)\n"
                    + events.replace("int.class", name + ".class")
                    + FORBID
                    + "public enum ProbeState"
                    + BODY.replace("guard = ", "update = \"count\", guard = ")));
      }
      case VIEW -> {
        all.add(file(name, head + "public enum " + name + " { ON, OFF }\n"));
        String on = "@dev.pawl.MapsTo(view = " + name + ".class, value = \"ON\")\n";
        String body =
            BODY.replace("  FIRST,", on + "FIRST,")
                .replace("  SECOND,", on + "SECOND,")
                .replace("  THIRD\n", on + "THIRD\n");
        all.add(file("ProbeState", head + machine + ")\n" + events + "enum ProbeState" + body));
      }
      case OUTER ->
          all.add(
              file(
                  name,
                  head
                      + "public final class "
                      + name
                      + " {\n@dev.pawl.StateMachine\n"
                      + FORBID
                      + "public enum State"
                      + BODY
                      + "}\n"));
      default -> {
        all.add(file(name, head + "public final class " + name + " {}\n"));
        all.add(
            file(
                "ProbeState", head + machine + ")\n" + events + FORBID + "enum ProbeState" + BODY));
      }
    }
    return all;
  }

  private static String[] file(String type, String text) {
    return new String[] {type + ".java", text};
  }
}
