package dev.pawl.cli.importer.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.cli.importer.Imports;
import dev.pawl.cli.importer.MachineImport;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MermaidFormatTest {

  private static MachineImport imported(String lines) {
    return Imports.of("stateDiagram-v2\n" + lines, new MermaidFormat());
  }

  private static List<String> run(String lines, String... events) {
    return Imports.run(imported(lines), Set.of(), events);
  }

  private static String error(String text) {
    return Imports.error(text, new MermaidFormat());
  }

  @Test
  void labelsAreEventsGuardsAndEffects() {
    MachineImport imported =
        imported("[*] --> A\nA --> B : go [ready && !late] / ring, raise more\nB --> A : more");
    assertEquals(List.of("A", "A"), Imports.run(imported, Set.of("ready"), "go"));
    assertEquals(List.of("A", "A"), Imports.run(imported, Set.of("ready", "late"), "go"));
    assertEquals(
        List.of("ring"), Imports.effects(imported("[*] --> A\nA --> B : go / ring"), "go"));
  }

  @Test
  void labelMayHaveSeveralLines() {
    MachineImport imported = imported("state \"A long\n  name\" as A\n[*] --> A");
    assertTrue(imported.yaml().contains("A long name"), imported.yaml());
    assertEquals(
        "2:1 The label does not end. Add a quotation mark.",
        error("stateDiagram-v2\nstate \"A\nB"));
  }

  @Test
  void arrowsWithSameEventToDifferentStatesKeepTheirWholeLabels() {
    String lines =
        """
        [*] --> A
        A --> B : admin / approves
        A --> C : admin / rejects
        A --> D : done (by hand)
        A --> E : done (by clock)
        A --> F : reviewer
        A --> G : reviewer
        """;

    assertEquals(List.of("A", "B"), run(lines, "admin / approves"));
    assertEquals(List.of("approves"), Imports.effects(imported(lines), "admin / approves"));
    assertEquals(List.of("A", "C"), run(lines, "admin / rejects"));
    assertEquals(List.of("A", "E"), run(lines, "done by clock"));
    assertEquals(List.of("A", "F"), run(lines, "reviewer to F"));
    assertEquals(List.of("A", "G"), run(lines, "reviewer to G"));
    List<String> remarks = Imports.remarks(imported(lines));
    assertEquals(4, remarks.stream().filter(r -> r.contains("became")).count(), remarks::toString);
  }

  @Test
  void nameOfEventStaysReadableIfItIsTooLongOrHasParentheses() {
    assertEquals(
        List.of("A", "B"), run("[*] --> A\nA --> B : load (< 3 s) ends", "load < 3 s ends"));
    assertEquals(
        List.of("A", "B"), run("[*] --> A\nA --> B : " + "失敗".repeat(30), "失敗".repeat(16) + "失"));
  }

  @Test
  void bracketsInParenthesesAreNoGuard() {
    assertEquals(
        List.of("A", "B"), run("[*] --> A\nA --> B : stop (late [x] / y)", "stop late [x] / y"));
  }

  @Test
  void pathOfRequestIsNoEffect() {
    assertEquals(List.of("A", "B"), run("[*] --> A\nA --> B : POST /api/jobs", "POST /api/jobs"));
    assertEquals(
        List.of("A", "B"), run("[*] --> A\nA --> B : PUT /jobs/[id]/x", "PUT /jobs/[id]/x"));
    assertEquals(
        List.of("ring"), Imports.effects(imported("[*] --> A\nA --> B : POST / ring"), "POST"));
  }

  @Test
  void arrowsWithSameEventAndGuardsStayOneEvent() {
    MachineImport imported = imported("[*] --> A\nA --> B : go [x] / ring\nA --> C : go / ring");

    assertEquals(List.of("A", "B"), Imports.run(imported, Set.of("x"), "go"));
    assertEquals(List.of("A", "C"), Imports.run(imported, Set.of(), "go"));
  }

  @Test
  void arrowsWithoutLabelAreDirectTransitions() {
    assertEquals(List.of("A", "B", "A"), run("[*] --> A\nA --> B\nB --> A", "toB", "toA"));
  }

  @Test
  void arrowWithoutLabelFromCompositeIsItsCompletion() {
    assertEquals(
        List.of("x", "B"),
        run("[*] --> A\nstate A {\n[*] --> x\nx --> [*] : end\n}\nA --> B", "end"));
  }

  @Test
  void stateWhoseOnlyArrowLeadsToTheEndIsFinal() {
    MachineImport imported = imported("[*] --> A\nA --> B : go\nB --> [*]\nA --> [*] : stop");
    assertTrue(
        Imports.machine(imported).tree().states().stream()
            .anyMatch(s -> s.name().equals("B") && s.isFinal()));
    assertEquals(List.of("A", "End"), Imports.run(imported, Set.of(), "stop"));
  }

  @Test
  void choiceBecomesGuards() {
    MachineImport imported =
        imported(
            """
            state c <<choice>>
            [*] --> A
            A --> c : go
            c --> C : else
            c --> B : if n > 0
            """);
    assertEquals(List.of("A", "B"), Imports.run(imported, Set.of("ifNOver0"), "go"));
    assertEquals(List.of("A", "C"), Imports.run(imported, Set.of(), "go"));
    assertTrue(imported.skeletons().get("MachineLogicImpl.java").contains("// Imported: if n > 0"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"c --> C : [else]", "c --> C"})
  void elseOfChoiceWithoutEventIsTakenAtOnce(String otherwise) {
    MachineImport imported =
        imported(
            "state c <<choice>>\n[*] --> A\nA --> B : go\nB --> c\nc --> D : [ok]\n" + otherwise);
    assertEquals(List.of("A", "D"), Imports.run(imported, Set.of("ok"), "go"));
    assertEquals(List.of("A", "C"), Imports.run(imported, Set.of(), "go"));
  }

  @Test
  void elseOfChoiceThatLeadsBackWithoutEventIsLeftOut() {
    MachineImport imported =
        imported("state c <<choice>>\n[*] --> A\nA --> c\nc --> B : [ok]\nc --> A : [else]");
    assertEquals(List.of("A"), Imports.run(imported, Set.of()));
    assertEquals(List.of("B"), Imports.run(imported, Set.of("ok")));
    assertEquals(
        List.of(
            "an arrow without an event that leads back to \"A\": left out; the state waits until a"
                + " guard holds"),
        Imports.remarks(imported));
  }

  @Test
  void guardOnChoiceNeverHolds() {
    MachineImport imported =
        imported(
            "state c <<choice>>\n[*] --> A\nA --> B : go [!in(c)]\nB --> A : back [in(c)]\n"
                + "A --> c : x\nc --> B");
    assertEquals(List.of("A", "B"), Imports.run(imported, Set.of(), "go"));
    assertEquals(
        List.of("transition for \"back\" to A: left out; it is never taken"),
        Imports.remarks(imported));
  }

  @Test
  void choiceAtTheBeginningIsAState() {
    MachineImport imported =
        imported("state c <<choice>>\n[*] --> c\nc --> A : [good]\nc --> B : [else]");
    assertEquals(List.of("A"), Imports.run(imported, Set.of("good")));
    assertEquals(List.of("B"), Imports.run(imported, Set.of()));
  }

  @Test
  void namesWithQuestionMarksAreQuoted() {
    assertEquals(
        List.of("A", "ready?", "A"),
        run("[*] --> A\nA --> ready? : really?\nready? --> A : why? not", "really?", "why? not"));
  }

  @Test
  void numberOfASecondNameIsSeparateFromItsDigits() {
    assertEquals(
        List.of("A", "B", "A"),
        run("[*] --> A\nA --> B : retry < 3\nB --> A : retry ≥ 3", "retry < 3", "retry ≥ 3_2"));
  }

  @Test
  void classThatIsNamedTwiceIsOneTag() {
    MachineImport imported = imported("[*] --> A:::busy\nclass A busy\nclassDef busy fill:red");
    assertTrue(imported.yaml().contains("tags: busy"), imported.yaml());
  }

  @Test
  void equalEventsToAStateAndTheEndAreNamedAfterThem() {
    assertEquals(
        List.of("A", "End"), run("[*] --> A\nA --> B : go\nA --> [*] : go\nB --> A", "go to End"));
  }

  @Test
  void lostEventWithANameSimilarToAUsedEventIsLeftOut() {
    MachineImport imported =
        imported(
            """
            [*] --> P
            state P {
              [*] --> a
              a --> [*] : x
            }
            P --> Q
            C --> D : done
            D --> C : y
            """);
    assertEquals(List.of("a", "Q"), Imports.run(imported, Set.of(), "x"));
    assertTrue(
        Imports.remarks(imported).contains("event \"done\": left out; no transition has it"),
        () -> "" + Imports.remarks(imported));
  }

  @Test
  void labeledInitialArrowToAnUnreachableStateIsReplaced() {
    assertEquals(
        List.of("Inside", "B"),
        run(
            """
            [*] --> Inside
            state P {
              Inside --> B : y
              [*] --> A : begin
              A --> Inside : x
            }
            """,
            "y"));
  }

  @Test
  void hyphensSeparateRegions() {
    assertEquals(
        List.of("a c", "b c", "b d"),
        run(
            "[*] --> P\nstate P {\n[*] --> a\na --> b : one\n--\n[*] --> c\nc --> d : two\n}",
            "one",
            "two"));
  }

  @Test
  void forkAndJoinImplyRegions() {
    MachineImport imported =
        imported(
            """
            state f <<fork>>
            state j <<join>>
            [*] --> f
            f --> a
            f --> b
            a --> j : one
            b --> j : two
            j --> c
            """);
    assertEquals(List.of("a b", "fEnd b", "c"), Imports.run(imported, Set.of(), "one", "two"));
    assertTrue(Imports.remarks(imported).get(0).startsWith("the fork \"f\""));
  }

  @Tag("slow")
  @Test
  void manyForksAreImportedQuickly() {
    StringBuilder lines = new StringBuilder("[*] --> S0\n");
    for (int i = 0; i < 400; i++) {
      lines.append(
          """
          state F%1$d <<fork>>
          state J%1$d <<join>>
          S%1$d --> F%1$d : go%1$d
          F%1$d --> A%1$d
          F%1$d --> B%1$d
          A%1$d --> J%1$d
          B%1$d --> J%1$d
          J%1$d --> S%2$d
          """
              .formatted(i, i + 1));
    }
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadCpuTime();
    assertEquals(400, Imports.remarks(imported(lines.toString())).size());
    long seconds = (threads.getCurrentThreadCpuTime() - start) / 1_000_000_000;
    assertTrue(seconds < 15, seconds + " s");
  }

  @Test
  void targetOfJoinIsOutsideTheRegionsAlthoughABranchLeadsToIt() {
    String lines =
        """
        state f <<fork>>
        state j <<join>>
        [*] --> f
        f --> P
        f --> Q
        P --> P2 : p
        Q --> Q2 : q
        P2 --> j
        Q2 --> j
        j --> Done
        Done --> [*]
        P --> Done : abort
        """;
    assertEquals(List.of("P Q", "P2 Q", "Done"), run(lines, "p", "q"));
    assertEquals(List.of("P Q", "Done"), run(lines, "abort"));
  }

  @Test
  void stateBeforeTheForkIsOutsideTheRegionsAlthoughABranchLeadsToIt() {
    String lines =
        """
        state f <<fork>>
        state j <<join>>
        [*] --> Idle
        Idle --> f : go
        f --> P
        f --> Q
        P --> j : p
        Q --> j : q
        j --> Done
        P --> Idle : abort
        Q --> f : restart
        Done --> Idle : again
        """;
    assertEquals(
        List.of("Idle", "P Q", "fEnd Q", "Done", "Idle"), run(lines, "go", "p", "q", "again"));
    assertEquals(List.of("Idle", "P Q", "Idle"), run(lines, "go", "abort"));
    assertEquals(List.of("Idle", "P Q", "fEnd Q", "P Q"), run(lines, "go", "p", "restart"));
    assertEquals(1, Imports.remarks(imported(lines)).size());
  }

  @Test
  void stateThatSeveralBranchesReachIsOutsideTheRegions() {
    String lines =
        """
        state f <<fork>>
        [*] --> f
        f --> P
        f --> Q
        P --> P2 : p
        P2 --> Failed : fail
        Q --> Failed : stop
        """;
    assertEquals(List.of("P Q", "P2 Q", "Failed"), run(lines, "p", "fail"));
    assertEquals(List.of("P Q", "Failed"), run(lines, "stop"));
  }

  @Test
  void forkInABranchOfAForkBecomesAParallelStateInARegion() {
    String lines =
        """
        state f <<fork>>
        state g <<fork>>
        state h <<join>>
        state j <<join>>
        [*] --> f
        f --> P
        f --> Q
        P --> g : p
        g --> A
        g --> B
        A --> h : a
        B --> h : b
        h --> P2
        P2 --> j : p2
        Q --> j : q
        j --> Done
        Done --> P2 : back
        """;
    assertEquals(
        List.of("P Q", "A B Q", "gEnd B Q", "P2 Q", "P2 fRegion2_fEnd", "Done", "P2 Q"),
        run(lines, "p", "a", "b", "q", "p2", "back"));
  }

  @Test
  void joinMayBeReachedFromInsideAState() {
    String lines =
        """
        state f <<fork>>
        state j <<join>>
        [*] --> f
        f --> P
        f --> Q
        state P {
          [*] --> x
          x --> y : p
        }
        y --> j : ready
        Q --> j : q
        j --> Done
        """;
    assertEquals(List.of("x Q", "y Q", "fEnd Q", "Done"), run(lines, "p", "ready", "q"));
  }

  @Test
  void choiceThatBecomesAStateHasNoEventsOfAJoin() {
    MachineImport imported =
        imported(
            """
            state ch <<choice>>
            state j <<join>>
            [*] --> ch
            ch --> A : [a]
            ch --> j : other
            A --> j : b
            j --> C
            """);
    assertEquals(List.of("C"), Imports.run(imported, Set.of("other")));
    assertFalse(imported.yaml().contains("on: { other"), imported.yaml());
  }

  @Test
  void joinOfAForkMayContinueInSeveralWays() {
    String lines =
        """
        state f <<fork>>
        state j <<join>>
        [*] --> f
        f --> A
        f --> B
        A --> j : a
        B --> B2 : b
        B2 --> j
        j --> f : again
        j --> D : stop
        """;
    assertEquals(
        List.of("A B", "AWaits B", "AWaits B", "AWaits B2", "A B"),
        run(lines, "a", "again", "b", "again"));
    assertEquals(List.of("A B", "A B2", "AWaits B2", "D"), run(lines, "b", "a", "stop"));
    assertEquals(1, Imports.remarks(imported(lines)).size());
  }

  @Test
  void barThatIsAJoinAndAForkSplitsAfterRegions() {
    String lines =
        """
        state bar <<fork>>
        [*] --> P
        state P {
          [*] --> a
          a --> a2 : one
          --
          [*] --> b
          b --> b2 : two
        }
        state Q {
          [*] --> c
          --
          [*] --> d
          d --> d2
        }
        a2 --> bar
        b2 --> bar
        bar --> c
        bar --> d2
        """;
    assertEquals(List.of("a b", "a2 b", "c d2"), run(lines, "one", "two"));
  }

  @Test
  void statesThatTheDiagramDoesNotNameHaveNoWireNames() {
    MachineImport imported =
        imported(
            """
            [*] --> P
            state P {
              [*] --> a
              a --> [*] : x
              --
              [*] --> b
              b --> [*] : y
            }
            P --> Q
            """);
    assertEquals(List.of("a b", "PEnd b", "Q"), Imports.run(imported, Set.of(), "x", "y"));
    assertFalse(imported.yaml().contains("wireName"), imported.yaml());
  }

  @Test
  void joinOfRegionsWaits() {
    String lines =
        """
        [*] --> P
        state P {
          [*] --> a
          a --> a2 : one
          --
          [*] --> b
          b --> b2 : two
        }
        state j <<join>>
        a2 --> j
        b2 --> j : ready
        j --> c
        """;
    assertEquals(List.of("a b", "a2 b", "a2 b2", "c"), run(lines, "one", "two", "ready"));
  }

  @Test
  void guardAfterJoinOfRegionsIsChecked() {
    String regions =
        """
        [*] --> P
        state P {
          [*] --> a
          a --> a2 : one
          --
          [*] --> b
          b --> b2 : two
        }
        state j <<join>>
        state ch <<choice>>
        a2 --> j
        b2 --> j
        """;
    MachineImport guarded = imported(regions + "j --> Good : [good]");
    assertEquals(List.of("a b", "a2 b", "a2 b2"), Imports.run(guarded, Set.of(), "one", "two"));
    assertEquals(
        List.of("a b", "a b2", "Good"), Imports.run(guarded, Set.of("good"), "two", "one"));

    MachineImport choice =
        imported(regions + "j --> ch\nch --> Bad : [else]\nch --> Good : [good] / praise");
    assertEquals(List.of("a b", "a2 b", "Bad"), Imports.run(choice, Set.of(), "one", "two"));
    assertEquals(List.of("a b", "a2 b", "Good"), Imports.run(choice, Set.of("good"), "one", "two"));
  }

  @Test
  void joinAfterAChoiceWaits() {
    MachineImport imported =
        imported(
            """
            [*] --> P
            state P {
              [*] --> a
              a --> ch : one
              --
              [*] --> b
              b --> b2 : two
            }
            state j <<join>>
            state ch <<choice>>
            ch --> j : [good]
            ch --> a : [else]
            b2 --> j
            j --> c
            """);
    assertEquals(List.of("a b", "a b", "a b2"), Imports.run(imported, Set.of(), "one", "two"));
    assertEquals(
        List.of("a b", "aWaits b", "c"), Imports.run(imported, Set.of("good"), "one", "two"));
    assertEquals(List.of(), Imports.remarks(imported));
  }

  @Test
  void joinWaitsForOneOfSeveralSourcesInARegion() {
    String regions =
        """
        [*] --> P
        state P {
          [*] --> a1
          a1 --> a2 : x
          --
          [*] --> b1
          b1 --> b2 : y
        }
        state j <<join>>
        a1 --> j : fast / hurry
        b2 --> j
        j --> C
        """;
    String lines = regions + "a2 --> j : / relax";
    assertEquals(List.of("a1 b1", "a1Waits b1", "C"), run(lines, "fast", "y"));
    assertEquals(List.of("a1 b1", "a1 b2", "C"), run(lines, "y", "x"));
    assertEquals(List.of("relax"), Imports.effects(imported(lines), "y", "x"));
    assertEquals(List.of("a1 b1", "a2 b1", "C"), run(regions + "a2 --> j", "x", "y"));
    assertEquals(
        List.of("a1 b1", "a2 b1", "a1 b1", "a1 b2"),
        run(regions + "a2 --> j\na2 --> a1 : back", "x", "back", "y"));
  }

  @Test
  void barThatJoinsAndForksWaits() {
    String bars =
        """
        state f <<fork>>
        state j <<join>>
        state k <<join>>
        [*] --> f
        f --> a
        f --> b
        a --> j : one
        b --> j : two
        j --> c
        j --> d
        """;
    assertEquals(
        List.of("a b", "fEnd b", "c d", "jForkEnd d", "e"),
        run(bars + "c --> k : three\nd --> k : four\nk --> e", "one", "two", "three", "four"));
    assertEquals(List.of("a b", "fEnd b", "c d"), run(bars, "one", "two"));
  }

  @Test
  void stateWithOtherArrowsWaitsForTheJoinOfAFork() {
    String lines =
        """
        state f <<fork>>
        state j <<join>>
        [*] --> f
        f --> A
        f --> B
        A --> j
        A --> A2 : detour
        A2 --> A : back
        B --> B2 : y
        B2 --> j
        j --> C
        """;
    assertEquals(List.of("A B", "C"), run(lines, "y"));
    assertEquals(List.of("A B", "A2 B", "A2 B2", "C"), run(lines, "detour", "y", "back"));
  }

  @Test
  void eventAfterJoinIsTakenWhenAllSourcesAreActive() {
    String regions =
        """
        state j <<join>>
        [*] --> P
        state P {
          [*] --> a
          a --> a2 : one
          --
          [*] --> b
          b --> b2 : two
        }
        """;
    String fork =
        """
        state j <<join>>
        state f <<fork>>
        [*] --> f
        f --> a
        f --> b
        a --> a2 : one
        b --> b2 : two
        """;
    for (String lines : List.of(regions, fork)) {
      MachineImport imported =
          imported(lines + "a2 --> j\nb2 --> j\nj --> Good : go [good] / ring\nGood --> Good : x");
      assertEquals(
          List.of("a b", "a2 b", "a2 b", "a2 b2", "Good"),
          Imports.run(imported, Set.of("good"), "one", "go", "two", "go"));
      assertEquals(
          List.of("a b", "a2 b", "a2 b2", "a2 b2"),
          Imports.run(imported, Set.of(), "one", "two", "go"));
    }
  }

  @Test
  void timerAfterJoinOfRegionsStartsWhenAllSourcesAreActive() {
    String lines =
        """
        state j <<join>>
        [*] --> P
        state P {
          [*] --> a
          --
          [*] --> b
          b --> b2 : x
          b2 --> b : undo
        }
        a --> j : one
        b2 --> j
        j --> Good : after 5 s [good] / ring
        j --> Late : after 1 min
        """;
    MachineImport imported = imported(lines);
    assertEquals(
        List.of("a b jWaits", "aWaits b jWaits", "aWaits b2 jJoined", "aWaits b jWaits"),
        Imports.run(imported, Set.of(), "one", "x", "undo"));
    assertEquals(
        "Good", last(Imports.run(imported, Set.of("good"), "one", "x", "jJoined.after.5s")));
    assertEquals("Late", last(Imports.run(imported, Set.of(), "x", "one", "jJoined.after.1m")));
    assertEquals(
        List.of(
            "the timer after the join \"j\": starts in an additional region, when all other regions"
                + " wait"),
        Imports.remarks(imported));
  }

  private static String last(List<String> configurations) {
    return configurations.get(configurations.size() - 1);
  }

  @Test
  void timerAfterJoinOfRegionsThatEndIsLeftOut() {
    MachineImport imported =
        imported(
            """
            state j <<join>>
            [*] --> P
            state P {
              [*] --> a
              a --> [*] : one
              --
              [*] --> b
              b --> [*] : two
            }
            a --> j
            b --> j
            j --> Late : after 5 s
            P --> Good
            """);
    assertEquals(List.of("a b", "PEnd b", "Good"), Imports.run(imported, Set.of(), "one", "two"));
    assertTrue(
        Imports.remarks(imported).get(0).startsWith("the timer after the join \"j\": left out"),
        () -> "" + Imports.remarks(imported));
  }

  @Test
  void joinOfStatesThatAreAloneInTheirRegionsWaits() {
    String lines =
        """
        state f <<fork>>
        state j <<join>>
        [*] --> Idle
        Idle --> f : start
        state P {
          a
          --
          b
        }
        f --> a
        f --> b
        a --> j : one
        b --> j : two
        j --> Done
        """;
    assertEquals(List.of("Idle", "a b", "aWaits b", "Done"), run(lines, "start", "one", "two"));
  }

  @Test
  void joinWaitsForTheEndInsideItsSources() {
    String lines =
        """
        state j <<join>>
        [*] --> P
        state P {
          [*] --> a
          state a {
            [*] --> a1
            a1 --> [*] : one
          }
          --
          state b {
            [*] --> b1
            b1 --> b2 : skip
            b1 --> [*] : two
            b2 --> [*]
          }
        }
        a --> j
        b --> j
        j --> Done
        """;
    assertEquals(List.of("a1 b1", "aEnd b1", "Done"), run(lines, "one", "two"));
    assertEquals(List.of("a1 b1", "a1 b2", "Done"), run(lines, "skip", "one"));
  }

  @Test
  void effectsOfArrowsToAJoinOfRegionsAreCalledWhenAllSourcesAreActive() {
    String lines =
        """
        [*] --> P
        state P {
          [*] --> a
          a --> a2 : one
          --
          [*] --> b
          b --> b2 : two
        }
        state j <<join>>
        a2 --> j : / ring
        b2 --> j
        j --> c : / praise
        """;
    assertEquals(List.of("a b", "a2 b", "c"), run(lines, "one", "two"));
    assertEquals(List.of(), Imports.effects(imported(lines), "one"));
    assertEquals(List.of("ring", "praise"), Imports.effects(imported(lines), "one", "two"));
  }

  @Test
  void endOfABranchOfAForkEndsTheMachine() {
    String lines =
        """
        state f <<fork>>
        state j <<join>>
        [*] --> f
        f --> P
        f --> Q
        P --> j : p
        Q --> j : q
        Q --> Err : fail
        j --> Done
        Done --> [*]
        Err --> [*]
        """;
    assertEquals(List.of("P Q", "End"), run(lines, "fail"));
    assertEquals(List.of("P Q", "fEnd Q", "Done"), run(lines, "p", "q"));
  }

  @Test
  void repeatingTimerOnAnArrowFiresOnce() {
    MachineImport imported =
        imported("[*] --> A\nA --> B : every 5 s\nB --> B : every 2 weeks [ready] / tick");
    assertEquals(
        List.of("A", "B", "B", "B"),
        Imports.run(imported, Set.of("ready"), "A.after.5s", "B.after.14d", "B.after.14d"));
    List<String> remarks = Imports.remarks(imported);
    assertEquals("\"every 5 s\" on an arrow: \"after\"", remarks.get(0));
    assertTrue(remarks.get(1).contains("does not repeat"), remarks::toString);
  }

  @Test
  void forkInABranchMayHaveAnEventAfterItsJoin() {
    String lines =
        """
        state f <<fork>>
        state g <<fork>>
        state h <<join>>
        state j <<join>>
        [*] --> f
        f --> P
        f --> Q
        P --> g : p
        g --> A
        g --> B
        A --> h : a
        B --> h : b
        h --> P2 : go
        P2 --> j : p2
        Q --> j : q
        j --> Done
        """;
    assertEquals(
        List.of("P Q", "A B Q", "AWaits B Q", "AWaits B Q", "AWaits BWaits Q", "P2 Q"),
        run(lines, "p", "a", "go", "b", "go"));
  }

  @Test
  void arrowToAJoinMayHaveSeveralLabels() {
    String lines =
        """
        [*] --> P
        state P {
          [*] --> a
          --
          [*] --> b
        }
        state j <<join>>
        a --> j : one<br/>un
        b --> j : two<br/>deux
        j --> c
        """;
    assertEquals(List.of("a b", "aWaits b", "c"), run(lines, "un", "two"));
    assertEquals(List.of("a b", "a bWaits", "c"), run(lines, "deux", "one"));
  }

  @Test
  void timesAreTimers() {
    assertEquals(List.of("A", "B"), run("[*] --> A\nA --> B : after 5 s", "A.after.5s"));
    assertEquals(List.of("A", "B"), run("[*] --> A\nA --> B : after 1.5 s", "A.after.1500ms"));
    assertEquals(List.of("A", "B"), run("[*] --> A\nA --> B : after 0.5s", "A.after.500ms"));
    assertEquals(List.of("A", "B"), run("[*] --> A\nA --> B : after 1.5 h", "A.after.5400s"));
    assertEquals(List.of("A", "B"), run("[*] --> A\nA --> B : after 3 weeks", "A.after.21d"));
  }

  @Test
  void secondTimerWithTheSameTimeIsLeftOut() {
    MachineImport imported =
        imported("[*] --> A\nA --> B : late after 5 s\nA --> C : after 5 s\nB --> C : next");
    assertEquals(List.of("A", "B", "C"), Imports.run(imported, Set.of(), "late", "next"));
    assertEquals(
        List.of("transition to C: left out; it is never taken"), Imports.remarks(imported));
  }

  @Test
  void timeWithUnknownUnitIsAnEventWithARemark() {
    MachineImport imported = imported("[*] --> A\nA --> B : after 3 months");

    assertEquals(List.of("A", "B"), Imports.run(imported, Set.of(), "after 3 months"));
    assertEquals(
        "the time in \"after 3 months\": not read; an event. Write a time such as 90s, 1.5 h or 2"
            + " weeks",
        Imports.remarks(imported).get(0));
  }

  @Test
  void timeWithoutAfterIsAnEventWithARemark() {
    MachineImport imported = imported("[*] --> A\nA --> B : 10s\nB --> C : 5 minutes\nC --> A : 3");

    assertEquals(
        List.of("A", "B", "C", "A"), Imports.run(imported, Set.of(), "10s", "5 minutes", "3"));
    assertEquals(
        List.of(
            "\"10s\" on an arrow: an event; write \"after 10s\" for a timer",
            "\"5 minutes\" on an arrow: an event; write \"after 5 minutes\" for a timer"),
        Imports.remarks(imported));
  }

  @Test
  void timesInBoxesAreTimers() {
    MachineImport imported =
        imported(
            """
            [*] --> A
            A : after 5s / once
            A : tick every 5 s / count
            A : after 5 minutes [ready] / warn
            """);
    assertEquals(List.of("once"), Imports.effects(imported, "A.after.5s"));
    assertEquals(List.of("count"), Imports.effects(imported, "tick"));
    assertTrue(imported.yaml().contains("5m: { guard: ready, effects: warn }"), imported.yaml());
  }

  @Test
  void textsAndNotesSurvive() {
    MachineImport imported =
        imported(
            """
            %% the whole
            state "A long name" as A
            [*] --> A
            A : entry / light
            A : knock / ring
            A : defers later
            note right of A : take care
            A --> B : go
            B --> A : later
            classDef hot fill:#f00
            class B hot
            """);
    assertEquals(List.of("light"), Imports.effects(imported));
    assertEquals(List.of("ring"), Imports.effects(imported, "knock"));
    String yaml = imported.yaml();
    assertTrue(yaml.contains("description: A long name"), yaml);
    assertTrue(yaml.contains("# take care"), yaml);
    assertTrue(yaml.contains("# the whole"), yaml);
    assertTrue(yaml.contains("tags: hot"), yaml);
    assertTrue(yaml.contains("defer: later"), yaml);
  }

  @Test
  void fencesOfMarkdownAreRead() {
    String markdown =
        "# Title\n\n```mermaid\nflowchart TD\n```\n\n```mermaid\nstateDiagram-v2\nA --> B : go\n```\n";
    assertEquals(
        List.of("A", "B"), Imports.run(Imports.of(markdown, new MermaidFormat()), Set.of(), "go"));
  }

  @Test
  void drawingStatementsAreSkipped() {
    MachineImport imported =
        Imports.of(
            """
            ---
            title: "My machine"
            ---
            %%{init: {"theme": "dark"}}%%
            stateDiagram-v2
              accDescr: What it is
              direction LR
              hide empty description
              scale 350 width
              [*] --> A:::hot
              style A fill:#f9f
              click A href "https://example.org"
            """,
            new MermaidFormat());
    assertEquals("My machine", Imports.machine(imported).name());
    assertEquals("What it is", Imports.machine(imported).description());
  }

  @Test
  void mistakesAreErrorsWithTheirPlace() {
    assertEquals(
        "1:1 This is a diagram of the kind \"flowchart\"."
            + " Only \"stateDiagram-v2\" and \"stateDiagram\" are read.",
        error("flowchart TD\nA --> B"));
    assertTrue(error("stateDiagram-v2\n  A -> B").startsWith("2:3 \"A -> B\" is not a statement"));
    assertTrue(
        error("stateDiagram-v2\nstate A {\n").startsWith("2:1 The state \"A\" is not closed"));
    assertTrue(error("stateDiagram-v2\n}\n").startsWith("2:1 \"}\" closes no state"));
    assertTrue(error("stateDiagram-v2\n").contains("no states"));
    assertTrue(error("stateDiagram-v2\nnote left of A\n").contains("does not end"));
    assertTrue(error("").contains("not a state diagram"));
  }

  @Test
  void hostileDiagramsAreErrors() {
    StringBuilder deep = new StringBuilder("stateDiagram-v2\n");
    for (int i = 0; i < 500; i++) {
      deep.append("state s").append(i).append(" {\n");
    }
    assertTrue(error(deep.toString()).contains("nested more than"));
    assertTrue(error("stateDiagram-v2\nstate A {\nstate A {").contains("contains itself"));
    assertTrue(
        error("stateDiagram-v2\nstate c <<choice>>\nstate d <<choice>>\nA --> c\nc --> d\nd --> c")
            .contains("circle"));
    assertTrue(error("stateDiagram-v2\nA : " + "x".repeat(10_000)).contains("characters"));
  }

  @Test
  void labelOfInitialArrowKeepsBlanksBetweenLines() {
    String yaml = imported("[*] --> A : made<br/>by Ada\nA --> B : go").yaml();
    assertTrue(yaml.contains("description: made by Ada"), yaml);
  }
}
