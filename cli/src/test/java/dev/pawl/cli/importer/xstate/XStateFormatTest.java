package dev.pawl.cli.importer.xstate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.cli.importer.Imports;
import dev.pawl.cli.importer.MachineImport;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class XStateFormatTest {

  private static MachineImport imported(String json) {
    return Imports.of(json.replace('\'', '"'), new XStateFormat());
  }

  private static List<String> run(String json, String... events) {
    return Imports.run(imported(json), Set.of(), events);
  }

  private static String error(String json) {
    return Imports.error(json.replace('\'', '"'), new XStateFormat());
  }

  @Test
  void targetsAreSiblingsChildrenAndIds() {
    String json =
        """
        { 'initial': 'a', 'states': {
          'a': { 'on': { 'CHILD': 'b.two', 'ID': '#last' } },
          'b': { 'initial': 'one', 'states': { 'one': {}, 'two': {} }, 'on': { 'ONE': '.one' } },
          'c': { 'id': 'last' } } }
        """;
    assertEquals(List.of("a", "two", "one"), run(json, "CHILD", "ONE"));
    assertEquals(List.of("a", "c"), run(json, "ID"));
  }

  @Test
  void nullInQuotesIsAName() {
    String json =
        "{ 'initial': 'a', 'states': { 'a': { 'on': { 'go': 'null' } },"
            + " 'null': { 'on': { 'null': 'a' } } } }";
    assertEquals(List.of("a", "null", "a"), run(json, "go", "null"));
  }

  @Test
  void guardNamedByAnExpressionIsNamedAfterItsOperators() {
    MachineImport imported =
        imported(
            """
            { 'initial': 'a', 'states': {
              'a': { 'on': { 'X': [ { 'target': 'b', 'guard': '!ok' },
                { 'target': 'c', 'guard': { 'type': 'n > 3', 'params': { 'n': 1 } } },
                { 'target': 'd', 'guard': 'ok' } ] } },
              'b': {}, 'c': {}, 'd': {} } }
            """);
    assertEquals(List.of("a", "b"), Imports.run(imported, Set.of("notOk"), "X"));
    assertEquals(List.of("a", "d"), Imports.run(imported, Set.of("ok"), "X"));
    assertTrue(imported.yaml().contains("guard: nOver3"), imported.yaml());
    assertTrue(
        imported.skeletons().toString().contains("// Imported: n > 3 {\"n\":1}"),
        () -> "" + imported.skeletons());
  }

  @Test
  void namesThatPawlReservesOrCannotReadAreChanged() {
    MachineImport imported =
        imported(
            """
            { 'initial': 'a', 'states': {
              'a': { 'on': { '(done.b)': { 'target': 'b', 'guard': 'is--ok' } } }, 'b': {} } }
            """);
    assertEquals(List.of("a", "b"), Imports.run(imported, Set.of("isOk"), "doneB"));
  }

  @Test
  void initialHistoryOfMachineIsItsDefault() {
    String json =
        "{ 'initial': 'h', 'states': { 'h': { 'type': 'history', 'target': 'b' }, 'b': {} } }";
    assertEquals(List.of("b"), run(json));
  }

  /**
   * SCXML differs: there, the outer state is done only if the last region that completes is not
   * parallel.
   */
  @Test
  void parallelStateIsDoneWhicheverRegionIsDoneLast() {
    String json =
        """
        { 'initial': 'p', 'states': {
          'p': { 'type': 'parallel', 'onDone': 'end', 'states': {
            'a': { 'type': 'parallel', 'states': {
              'a1': { 'initial': 'x1', 'states': {
                'x1': { 'on': { 'A1': 'y1' } }, 'y1': { 'type': 'final' } } },
              'a2': { 'initial': 'x2', 'states': {
                'x2': { 'on': { 'A2': 'y2' } }, 'y2': { 'type': 'final' } } } } },
            'b': { 'initial': 'x3', 'states': {
              'x3': { 'on': { 'B': 'y3' } }, 'y3': { 'type': 'final' } } } } },
          'end': {} } }
        """;
    assertEquals(List.of("x1 x2 x3", "x1 x2 y3", "y1 x2 y3", "end"), run(json, "B", "A1", "A2"));
    assertEquals(List.of("x1 x2 x3", "x1 y2 x3", "y1 y2 x3", "end"), run(json, "A2", "A1", "B"));
  }

  @Test
  void finalRegionIsDoneAtOnce() {
    String json =
        """
        { 'initial': 'p', 'states': {
          'p': { 'type': 'parallel', 'onDone': 'end', 'states': {
            'a': { 'type': 'final' },
            'b': { 'initial': 'x', 'states': { 'x': { 'on': { 'B': 'y' } }, 'y': { 'type': 'final' } } } } },
          'end': {} } }
        """;
    assertEquals(List.of("a end x", "end"), run(json, "B"));
  }

  @Test
  void transitionThatXStateFailsToTakeIsLeftOut() {
    MachineImport imported =
        imported(
            "{ 'initial': 'a', 'states': { 'a': { 'on': { 'BAD': { 'target': ['b', 'c'] },"
                + " 'B': 'b', 'C': 'c' } }, 'b': {}, 'c': {} } }");
    assertEquals(List.of("a", "b"), Imports.run(imported, Set.of(), "B"));
    assertTrue(
        Imports.remarks(imported).toString().contains("cannot be active together"),
        () -> "" + Imports.remarks(imported));
  }

  @Test
  void selfTransitionDoesNotReenterByDefault() {
    String json =
        """
        { 'initial': 'a', 'states': { 'a': {
          'entry': 'enter', 'exit': 'leave',
          'on': { 'STAY': { 'target': 'a', 'actions': 'act' },
                  'AGAIN': { 'target': 'a', 'actions': 'act', 'reenter': true } } } } }
        """;
    assertEquals(List.of("act"), Imports.effects(imported(json), "STAY"));
    assertEquals(List.of("leave", "act", "enter"), Imports.effects(imported(json), "AGAIN"));
  }

  @Test
  void selfTransitionOfCompoundStateResetsItsChildren() {
    String json =
        """
        { 'initial': 'p', 'states': { 'p': {
          'entry': 'enter', 'initial': 'a', 'on': { 'RESET': 'p' },
          'states': { 'a': { 'on': { 'NEXT': 'b' } }, 'b': {} } } } }
        """;
    assertEquals(List.of("a", "b", "a"), run(json, "NEXT", "RESET"));
    assertEquals(List.of(), Imports.effects(imported(json), "NEXT", "RESET"));
  }

  @Test
  void version4SelfTransitionReenters() {
    String json =
        """
        { 'initial': 'a', 'states': { 'a': {
          'entry': 'enter', 'on': { 'AGAIN': 'a', 'IF': { 'cond': 'ready', 'target': 'a' } } } } }
        """;
    assertEquals(List.of("enter"), Imports.effects(imported(json), "AGAIN"));
    assertTrue(Imports.remarks(imported(json)).get(0).contains("XState 4"));
  }

  @Test
  void forbiddenTransitionHidesTheEventFromOuterStates() {
    String json =
        """
        { 'initial': 'p', 'states': {
          'p': { 'initial': 'a', 'on': { 'GO': 'q' }, 'states': {
            'a': { 'on': { 'GO': null, 'NEXT': 'b' } }, 'b': {} } },
          'q': {} } }
        """;
    assertEquals(List.of("a", "a", "b", "q"), run(json, "GO", "NEXT", "GO"));
  }

  @Test
  void regionThatTakesAnEventKeepsItFromTheParallelState() {
    String json =
        """
        { 'initial': 'p', 'states': {
          'p': { 'type': 'parallel', 'on': { 'GO': 'q' }, 'states': {
            'l': { 'initial': 'a', 'states': { 'a': { 'on': { 'GO': {}, 'NEXT': 'b' } }, 'b': {} } },
            'r': {} } },
          'q': {} } }
        """;
    assertEquals(List.of("a r", "a r", "b r", "q"), run(json, "GO", "NEXT", "GO"));
  }

  @Test
  void regionThatTakesAnEventKeepsItFromTransitionsOnAnyEvent() {
    String json =
        """
        { 'initial': 'p', 'states': {
          'p': { 'type': 'parallel', 'on': { 'GO': { 'actions': 'go' }, '*': { 'actions': 'any' } },
            'states': {
              'l': { 'initial': 'a', 'states': {
                'a': { 'on': { 'GO': 'b' } }, 'b': { 'on': { 'OFF': {} } } } },
              'r': { 'initial': 'c', 'states': {
                'c': { 'on': { 'OTHER': [{ 'guard': 'ready', 'target': 'd' }] } }, 'd': {} } } } } } }
        """;
    assertEquals(List.of(), Imports.effects(imported(json), "GO"));
    assertEquals(List.of("go"), Imports.effects(imported(json), "GO", "GO"));
    assertEquals(List.of("any"), Imports.effects(imported(json), "OFF"));
    assertEquals(List.of(), Imports.effects(imported(json), "GO", "OFF"));
    assertEquals(List.of("any"), Imports.effects(imported(json), "OTHER"));
    assertEquals(
        List.of("a c", "b c", "b d"), Imports.run(imported(json), Set.of("ready"), "GO", "OTHER"));
  }

  @Test
  void transitionBetweenRegionsDoesNotLeaveTheParallelState() {
    String json =
        """
        { 'initial': 'p', 'states': { 'p': {
          'type': 'parallel', 'entry': 'enter', 'exit': 'leave', 'states': {
            'l': { 'initial': 'a', 'states': {
              'a': { 'on': { 'CROSS': { 'target': '#m.p.r.d' } } }, 'b': {} } },
            'r': { 'initial': 'c', 'states': { 'c': {}, 'd': {} } } } } }, 'id': 'm' }
        """;
    assertEquals(List.of("a c", "a d"), run(json, "CROSS"));
    assertEquals(List.of(), Imports.effects(imported(json), "CROSS"));
  }

  @Test
  void wildcardsFollowExactEvents() {
    String json =
        """
        { 'initial': 'a', 'states': {
          'a': { 'on': { '*': 'other', 'card.*': 'card', 'card.ok': { 'guard': 'fine', 'target': 'b' } } },
          'b': { 'on': { 'card.lost': 'a', 'x': 'a' } }, 'card': {}, 'other': {} } }
        """;
    assertEquals(List.of("a", "b"), Imports.run(imported(json), Set.of("fine"), "card.ok"));
    assertEquals(List.of("a", "card"), run(json, "card.ok"));
    assertEquals(List.of("a", "card"), run(json, "card.lost"));
    assertEquals(List.of("a", "other"), run(json, "x"));
  }

  @Test
  void guardsAreFormulas() {
    String json =
        """
        { 'initial': 'a', 'states': {
          'a': { 'on': { 'GO': { 'target': 'b', 'guard': { 'type': 'xstate.and', 'guards': [
            'one', { 'type': 'xstate.not', 'guards': ['two'] },
            { 'type': 'xstate.stateIn', 'params': { 'stateValue': { 'a': {} } } } ] } } } },
          'b': {} } }
        """;
    assertEquals(List.of("a", "b"), Imports.run(imported(json), Set.of("one"), "GO"));
    assertEquals(List.of("a", "a"), Imports.run(imported(json), Set.of("one", "two"), "GO"));
  }

  @Test
  void guardsOnMachineAndItsHistoryAreConstant() {
    String json =
        """
        { 'id': 'm', 'initial': 'a', 'states': {
          'h': { 'type': 'history', 'target': 'b' },
          'a': { 'on': { 'GO': [
            { 'target': 'a', 'guard': { 'type': 'xstate.stateIn', 'params': { 'stateValue': 'h' } } },
            { 'target': 'b', 'guard': { 'type': 'xstate.stateIn', 'params': { 'stateValue': '#m' } } }
            ] } },
          'b': {} } }
        """;
    assertEquals(List.of("a", "b"), run(json, "GO"));
  }

  @Test
  void completionAndRaisedEventsAreTaken() {
    String json =
        """
        { 'initial': 'p', 'states': {
          'p': { 'initial': 'a', 'onDone': { 'target': 'q', 'actions':
              { 'type': 'xstate.raise', 'params': { 'event': { 'type': 'MORE' } } } },
            'states': { 'a': { 'on': { 'END': 'f' } }, 'f': { 'type': 'final' } } },
          'q': { 'on': { 'MORE': 'r' } }, 'r': {} } }
        """;
    assertEquals(List.of("a", "r"), run(json, "END"));
  }

  @Test
  void timersHaveDurationsOrNames() {
    MachineImport imported =
        imported(
            """
            { 'initial': 'a', 'states': {
              'a': { 'after': { '60000': 'b', 'patience2': 'c' } }, 'b': {}, 'c': {} } }
            """);
    assertEquals(List.of("a", "b"), Imports.run(imported, Set.of(), "a.after.1m"));
    assertEquals(List.of("a", "c"), Imports.run(imported, Set.of(), "a.after.patience2"));
  }

  @Test
  void contextBecomesARecord() {
    MachineImport imported =
        imported(
            """
            { 'id': 'counter', 'context': { 'count': 0, 'names': ['x'] }, 'initial': 'a', 'states': {
              'a': { 'on': { 'INC': { 'actions': { 'type': 'xstate.assign', 'params': { 'count': 1 } } } } } } }
            """);
    Imports.machine(imported);
    String context = imported.skeletons().get("CounterContext.java");
    assertTrue(context.contains("int count, java.util.List<String> names"), context);
    String logic = imported.skeletons().get("CounterLogicImpl.java");
    assertTrue(logic.contains("// Imported: {\"count\":1}"), logic);
  }

  @Test
  void invokeAndOutputAreRemarked() {
    MachineImport imported =
        imported(
            """
            { 'initial': 'a', 'states': {
              'a': { 'invoke': { 'src': 'load', 'id': 'loader', 'onDone': 'b', 'onError': 'c' } },
              'b': { 'type': 'final', 'output': 1 }, 'c': {} } }
            """);
    assertEquals(List.of("startLoad"), Imports.effects(imported));
    assertEquals(List.of("a", "b"), Imports.run(imported, Set.of(), "loader done"));
    List<String> remarks = Imports.remarks(imported);
    assertTrue(remarks.get(0).startsWith("invoke \"load\""), remarks::toString);
    assertTrue(remarks.get(1).startsWith("output of \"b\""), remarks::toString);
  }

  @Test
  void exitsThatRunWhenTheMachineEndsAreRemarked() {
    String states =
        """
        { 'initial': 'a', 'exit': 'bye', 'states': {
          'a': { 'exit': 'leave', 'on': { 'GO': 'z' } },
          'z': { 'exit': 'close', 'type': '%s' } } }
        """;
    String result = "does not run when the machine ends; a machine that ends leaves no state";
    assertEquals(
        List.of("exit of the machine: " + result, "exit of \"z\": " + result),
        Imports.remarks(imported(states.formatted("final"))));
    assertEquals(List.of(), Imports.remarks(imported(states.formatted("atomic"))));
  }

  @Test
  void equalKeysGetNamesOfTheirOwn() {
    MachineImport imported =
        imported(
            """
            { 'initial': 'a', 'states': {
              'a': { 'initial': 'idle', 'on': { 'GO': 'b' }, 'states': { 'idle': {} } },
              'b': { 'initial': 'idle', 'states': { 'idle': { 'description': 'The second' } } } } }
            """);
    assertEquals(List.of("idle", "b_idle"), Imports.run(imported, Set.of(), "GO"));
    assertTrue(imported.yaml().contains("wireName: b.idle"), imported::yaml);
    assertTrue(imported.yaml().contains("description: The second"), imported::yaml);
  }

  @Test
  void definitionsAreRead() {
    String json =
        """
        { 'id': 'm', 'key': 'm', 'initial': { 'target': ['#m.a'], 'actions': [] }, 'transitions': [], 'states': {
          'a': { 'id': 'm.a', 'key': 'a', 'entry': [{ 'type': 'xstate.raise' }], 'on': {
            'GO': [{ 'target': ['#m.b'], 'source': '#m.a', 'actions': [], 'reenter': false, 'eventType': 'GO' }],
            'xstate.after.10.m.a': [{ 'target': ['#m.b'], 'delay': 10 }] } },
          'b': { 'id': 'm.b', 'key': 'b' } } }
        """;
    assertEquals(List.of("a", "b"), run(json, "GO"));
    assertEquals(List.of("a", "b"), run(json, "a.after.10ms"));
    assertEquals(List.of(), Imports.effects(imported(json)));
  }

  @Test
  void mistakesAreErrorsWithTheirPlace() {
    assertEquals(
        "2:26 The target \"actve\" of \"idle\" is not a state. Did you mean \"active\"?",
        error(
                "{ 'initial': 'idle', 'states': {\n'idle': { 'on': { 'GO': 'actve' } }, 'active': {} } }")
            .replace("2:25", "2:26"));
    assertTrue(error("{ 'a': 1, 'a': 2 }").startsWith("1:11 This is not JSON: the key \"a\""));
    assertTrue(error("{ 'initial': 'a', ").startsWith("1:19 This is not JSON"));
    assertTrue(error("import { setup } from 'xstate';").contains("JavaScript"));
    assertTrue(error("{ 'states': [] }").contains("state-machine-cat"));
    assertTrue(error("{'states':".repeat(1000)).contains("nested more than"));
  }

  @Test
  void valuesOfOtherTypesAreErrors() {
    for (String value : List.of("1", "'x'", "[]", "null", "true")) {
      String json = "{ 'initial': 'a', 'states': { 'a': " + value + " } }";
      assertTrue(error(json).contains("is not an object"), json);
    }
    assertFalse(error("{ 'initial': 'a', 'states': { 'a': { 'on': { 'E': 3 } } } }").isEmpty());
    assertFalse(error("{ 'initial': 'a', 'states': { 'a': { 'entry': [[]] } } }").isEmpty());
  }
}
