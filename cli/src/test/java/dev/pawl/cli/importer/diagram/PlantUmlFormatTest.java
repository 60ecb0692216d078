package dev.pawl.cli.importer.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.cli.importer.Imports;
import dev.pawl.cli.importer.MachineImport;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlantUmlFormatTest {

  private static MachineImport imported(String lines) {
    return Imports.of("@startuml\n" + lines + "\n@enduml\n", new PlantUmlFormat());
  }

  private static List<String> run(String lines, String... events) {
    return Imports.run(imported(lines), Set.of(), events);
  }

  private static String error(String text) {
    return Imports.error(text, new PlantUmlFormat());
  }

  @Test
  void arrowsOfAllShapesAreTransitions() {
    assertEquals(
        List.of("A", "B", "C", "D", "A"),
        run(
            "[*] -> A\nA --> B : one\nB -left-> C : two\nC -[#red,dashed]-> D : three\nA <-up- D : four",
            "one",
            "two",
            "three",
            "four"));
  }

  @Test
  void stereotypesOfArrowEndsAreRead() {
    MachineImport imported =
        imported(
            """
            [*] --> Somp
            state Somp {
              in <<entryPoint>> --> sin
              sin --> sin2 <<slow>> : next
              sin2 --> out <<exitPoint>> : done
            }
            out --> Foo
            Foo --> in : again
            """);
    assertEquals(
        List.of("sin", "sin2", "Foo", "sin"),
        Imports.run(imported, Set.of(), "next", "done", "again"));
    assertTrue(imported.yaml().contains("tags: slow"), imported.yaml());
  }

  @Test
  void dotsLeadToStatesInside() {
    MachineImport imported =
        imported(
            """
            [*] --> Q
            state P {
              [*] --> A
              A --> D : next
              state D {
                [*] --> D1
              }
            }
            Q --> P.D : jump
            P.D.D1 --> P.A : back
            P.A --> 1.5 : leave
            1.5 --> P.Q : again
            P.Q : entry / ring
            """);
    assertEquals(
        List.of("Q", "D1", "A", "1.5", "P.Q"),
        Imports.run(imported, Set.of(), "jump", "back", "leave", "again"));
    assertEquals(List.of("ring"), Imports.effects(imported, "jump", "back", "leave", "again"));
  }

  @Test
  void historyIsRemembered() {
    String lines =
        """
        [*] --> P
        state P {
          [*] --> a
          a --> b : next
        }
        P --> Q : leave
        Q --> P[H] : back
        """;
    assertEquals(List.of("a", "b", "Q", "b"), run(lines, "next", "leave", "back"));
  }

  @Test
  void historyLeadsToTheTargetOfALabeledInitialArrow() {
    String lines =
        """
        [*] --> Q
        state P {
          B --> A : x
          [*] --> A : begin
          A --> B : y
        }
        Q --> P[H] : resume
        """;
    assertEquals(List.of("Q", "A"), run(lines, "resume"));
  }

  @Test
  void historyOfTheMachineIsReplacedByItsDefault() {
    MachineImport imported = imported("[*] --> A\nA --> E : e\nE --> [H] : back");

    assertEquals(List.of("A", "E", "A"), Imports.run(imported, Set.of(), "e", "back"));
    assertEquals(
        List.of("history of the machine: replaced by its default; it is never left"),
        Imports.remarks(imported));
  }

  @Test
  void historyOfStateWithoutStatesIsTheState() {
    MachineImport imported =
        imported("[*] --> A\nA --> B : e\nB --> A[H] : back\nA[H] --> B\nB --> C[H*] : f\nC --> A");

    assertEquals(
        List.of("A", "B", "A", "B", "C", "A"),
        Imports.run(imported, Set.of(), "e", "back", "e", "f", "toA"));
    assertEquals(
        List.of(
            "the history of \"A\", which has no states inside: the arrow leads to the state itself",
            "the history of \"A\", which has no states inside: the arrow from it was left out",
            "the history of \"C\", which has no states inside: the arrow leads to the state itself"),
        Imports.remarks(imported));
  }

  @Test
  void remarkOnARemovedTransitionShowsTheNameOfTheHistory() {
    MachineImport imported =
        imported(
            """
            [*] --> P
            state P {
              [*] --> a
              a --> b : next
            }
            P --> Q : leave
            Q --> a : back
            Q --> P[H] : back [x]
            """);
    assertEquals(
        List.of("transition for \"back\" to PHistory: left out; it is never taken"),
        Imports.remarks(imported));
  }

  @Test
  void symbolsByStereotype() {
    String lines =
        """
        state s <<start>>
        state e <<end>>
        state c <<choice>>
        s --> A
        A --> c : go
        c --> B : [good]
        c --> e : [else]
        """;
    assertEquals(List.of("A", "B"), Imports.run(imported(lines), Set.of("good"), "go"));
    assertEquals(List.of("A", "e"), run(lines, "go"));
  }

  @Test
  void entryAndExitPointsLeadThrough() {
    String lines =
        """
        [*] --> Out
        state Box {
          state in1 <<entryPoint>>
          state out1 <<exitPoint>>
          [*] --> x
          in1 --> y
          y --> out1 : done
        }
        Out --> in1 : enter
        out1 --> Out
        """;
    assertEquals(List.of("Out", "y", "Out"), run(lines, "enter", "done"));
  }

  @Test
  void barsSeparateRegions() {
    assertEquals(
        List.of("a c", "b c"),
        run("[*] --> P\nstate P {\n[*] --> a\na --> b : one\n||\n[*] --> c\n}", "one"));
  }

  @Test
  void textsNotesAndCommentsSurvive() {
    MachineImport imported =
        imported(
            """
            ' first
            title My washer
            state "A long\\nname" as A <<hot>> #pink {
            }
            [*] --> A
            A : entry / light()
            A : key [ready] / beep
            note left of A
              take care
            end note
            /' two
            lines '/
            A --> B : go <U+0026> run
            """);
    assertEquals("My washer", Imports.machine(imported).name());
    assertEquals(List.of("light"), Imports.effects(imported));
    assertEquals(List.of("A", "B"), Imports.run(imported, Set.of(), "go & run"));
    String yaml = imported.yaml();
    for (String kept : List.of("A long name", "# take care", "# first", "# two", "tags: hot")) {
      assertTrue(yaml.contains(kept), yaml);
    }
  }

  @Test
  void unreadPartsAreRemarked() {
    MachineImport imported =
        imported(
            "!include x.puml\nskinparam state {\nFontSize 3\n}\njson D {\n\"a\": 1\n}\nA --> B : go");
    assertEquals(List.of("A", "B"), Imports.run(imported, Set.of(), "go"));
    List<String> remarks = Imports.remarks(imported);
    assertTrue(remarks.stream().anyMatch(r -> r.startsWith("!include x.puml: not read")));
    assertTrue(remarks.stream().anyMatch(r -> r.startsWith("json D {: left out")));
  }

  @Test
  void mistakesAreErrorsWithTheirPlace() {
    assertTrue(
        error("@startuml\nclass A\n@enduml").startsWith("2:1 \"class A\" is not a statement"));
    assertTrue(error("@startuml\nA --> B\n").contains("does not end"));
    assertTrue(
        error("@startuml\nstate A {\n@enduml").startsWith("2:1 The state \"A\" is not closed"));
    assertTrue(error("@startmindmap\n@endmindmap").contains("Only @startuml is read"));
    assertTrue(error("@startuml\n@enduml").contains("no states"));
    assertTrue(error("@startuml\n/' open\n").contains("comment does not end"));
  }
}
