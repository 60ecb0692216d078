package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.Refusal;
import dev.pawl.engine.Workstream.Event;
import dev.pawl.engine.Workstream.State;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Tests the explanations of refusals. */
class DefinitionTest {

  private static final Definition<State, Event> RULES = Workstream.RULES;

  private static String illegal(State from, Event event) {
    return RULES.refusal(Refusal.Kind.ILLEGAL, null, from, event).toString();
  }

  @Test
  void refusalShowsLegalEventsAndPath() {
    Workstream instance = new Workstream("ws-1").with();
    IllegalTransitionError error =
        assertThrows(IllegalTransitionError.class, () -> instance.fire(Event.SUCCEED));
    assertEquals(
        "Workstream ws-1: allStepsSucceed is not legal in S_PENDING: Must run before succeeding."
            + " Legal here: startExecution → S_RUNNING, operatorStop → S_ABANDONED. S_SUCCESS needs:"
            + " startExecution, allStepsSucceed.",
        error.getMessage());
    assertEquals("Workstream", error.machine());
    assertEquals("ws-1", error.entityId());
    assertSame(State.S_PENDING, error.from());
    assertSame(Event.SUCCEED, error.event());
    assertSame(State.S_SUCCESS, error.target());
    assertEquals(List.of("startExecution", "allStepsSucceed"), error.shortestPath());
    assertEquals(Optional.of("Must run before succeeding"), error.because());
    assertEquals(
        List.of(
            new Refusal.Move("startExecution", null, List.of(State.S_RUNNING)),
            new Refusal.Move("operatorStop", null, List.of(State.S_ABANDONED))),
        error.permitted());
    assertSame(Refusal.Kind.ILLEGAL, error.refusal().kind());
  }

  @Test
  void refusalWithoutIdShowsOnlyMachine() {
    assertTrue(illegal(State.S_PENDING, Event.SUCCEED).startsWith("Workstream: allSteps"));
  }

  @Test
  void refusalShowsGuardsAndChoices() {
    assertEquals(
        "Workstream: startExecution is not legal in S_FAILED. Legal here: retry [retriesLeft &&"
            + " !circuitOpen] → S_RETRYING, retry [rescued] → S_RUNNING or S_SUCCESS, operatorStop"
            + " → S_ABANDONED. S_RUNNING needs: retry [rescued].",
        illegal(State.S_FAILED, Event.START));
  }

  @Test
  void refusalShowsRefusingGuards() {
    Refusal refusal = RULES.refusal(Refusal.Kind.GUARD, "ws-1", State.S_FAILED, Event.RETRY);
    assertEquals(
        "Workstream ws-1: retry was refused in S_FAILED: no guard holds (retriesLeft &&"
            + " !circuitOpen; rescued). Also legal here: operatorStop → S_ABANDONED.",
        refusal.toString());
    assertEquals(List.of("retriesLeft && !circuitOpen", "rescued"), refusal.guards());
    GuardRefusedError error = (GuardRefusedError) refusal.error();
    assertEquals(refusal.guards(), error.guards());
    assertNull(error.target(), "it leads to several states");
    assertEquals(List.of(), error.shortestPath());
    assertEquals(Optional.empty(), error.because());
  }

  @Test
  void refusalInFinalStateSaysSo() {
    assertEquals(
        "Workstream: operatorStop is not legal in S_SUCCESS. Nothing is legal here: S_SUCCESS is"
            + " final.",
        illegal(State.S_SUCCESS, Event.STOP));
    Numbers dead = Numbers.chain(2, 1);
    assertEquals(
        "Numbers: e0 is not legal in s1. Nothing is legal here.",
        dead.refusal(Refusal.Kind.ILLEGAL, null, 1, 0).toString());
  }

  @Test
  void forbiddenTargetIsShownWithReason() {
    IllegalTransitionError error = RULES.refusal("ws-1", State.S_PENDING, State.S_SUCCESS).error();
    assertEquals(
        "Workstream ws-1: S_PENDING → S_SUCCESS is not legal: Must run before succeeding. Legal"
            + " here: startExecution → S_RUNNING, operatorStop → S_ABANDONED. S_SUCCESS needs:"
            + " startExecution, allStepsSucceed.",
        error.getMessage());
    assertNull(error.event());
    assertSame(State.S_SUCCESS, error.target());
    assertEquals(Optional.of("Must run before succeeding"), error.because());
    assertEquals(
        "Workstream: S_RUNNING → S_PENDING is not legal. Legal here: allStepsSucceed → S_SUCCESS,"
            + " stepFails → S_FAILED, operatorStop → S_ABANDONED.",
        RULES.refusal(null, State.S_RUNNING, State.S_PENDING).toString());
  }

  @Test
  void reasonEndsWithOneFullStop() {
    for (String because : List.of("Never.", "Never!", "Why?", "Never")) {
      Definition<State, Event> definition =
          new Definition<>("M", State.values(), Numbers.names("s", 6), Numbers.names("e", 6)) {
            @Override
            protected List<Candidate<State>> candidates(State from, int event) {
              return List.of();
            }

            @Override
            protected String because(State from, State to) {
              return because;
            }
          };
      String ended = because.equals("Never") ? "Never." : because;
      assertEquals(
          "M: s0 → s1 is not legal: " + ended + " Nothing is legal here.",
          definition.refusal(null, State.S_PENDING, State.S_RUNNING).toString());
    }
  }

  @Test
  void pathToCurrentStateIsEmpty() {
    Refusal refusal = RULES.refusal(Refusal.Kind.ILLEGAL, null, State.S_RUNNING, Event.EXPIRE);
    assertSame(State.S_RUNNING, refusal.target());
    assertEquals(List.of(), refusal.shortestPath());
    assertFalse(refusal.toString().contains("needs"), refusal.toString());
  }

  @Test
  void noPathIsShownForEventWithSeveralTargets() {
    // retry leads to S_RETRYING, S_RUNNING and S_SUCCESS
    String text = illegal(State.S_PENDING, Event.RETRY);
    assertTrue(text.endsWith(" operatorStop → S_ABANDONED."), text);
    String asked = RULES.refusal(null, State.S_PENDING, State.S_RETRYING).toString();
    String way =
        " S_RETRYING needs: startExecution, stepFails, retry [retriesLeft && !circuitOpen].";
    assertTrue(asked.endsWith(way), asked);
  }

  @Test
  void negativeCodesOfSelectGiveErrors() {
    assertEquals(
        IllegalTransitionError.class,
        RULES.error(Definition.ILLEGAL, State.S_PENDING, Event.RETRY).getClass());
    assertEquals(
        GuardRefusedError.class,
        RULES.error(Definition.REFUSED, State.S_FAILED, Event.RETRY).getClass());
  }

  @Test
  void stateNamesAreDeclaredNames() {
    assertEquals("S_FAILED", RULES.name(State.S_FAILED));
    assertEquals("other", RULES.name("other"));
    assertEquals("null", RULES.name(null));
    assertThrows(UnsupportedOperationException.class, () -> RULES.eventNames().set(0, "x"));
    assertThrows(UnsupportedOperationException.class, () -> RULES.states().clear());
  }

  /** A definition that throws on every query. */
  private static final class Silent extends Definition<State, Event> {
    Silent() {
      super("Silent", State.values(), Numbers.names("s", 6), Numbers.names("e", 6));
    }

    @Override
    protected List<Candidate<State>> candidates(State from, int event) {
      throw new AssertionError("asked");
    }
  }

  @Test
  void messageIsBuiltOnlyWhenRequested() {
    IllegalTransitionError error =
        (IllegalTransitionError)
            new Silent().error(Definition.ILLEGAL, State.S_PENDING, Event.FAIL);
    assertEquals("Silent", error.machine());
    assertEquals(State.S_PENDING, error.from());
    assertNotNull(error.refusal());
    assertThrows(AssertionError.class, error::getMessage);
    IllegalTransitionError told =
        (IllegalTransitionError) RULES.error(Definition.ILLEGAL, State.S_PENDING, Event.FAIL);
    assertSame(told.getMessage(), told.getMessage(), "and once");
  }

  @Test
  void shortestPathEqualsBruteForce() {
    long seed = Long.getLong("pawl.fuzz.seed", 1);
    SplittableRandom random = new SplittableRandom(seed);
    for (int round = 0; round < 300; round++) {
      int states = 1 + random.nextInt(9);
      int events = 1 + random.nextInt(4);
      Numbers machine = Numbers.random(random, states, events, random.nextDouble());
      for (int from = 0; from < states; from++) {
        int[] distances = distances(machine, from, states, events);
        for (int to = 0; to < states; to++) {
          String about = "seed " + seed + ", round " + round + ", " + from + " to " + to;
          List<String> way = machine.refusal(null, from, to).shortestPath();
          int distance = distances[to] == Integer.MAX_VALUE ? 0 : distances[to];
          assertEquals(distance, way.size(), about);
          assertTrue(way.isEmpty() || leads(machine, from, way).contains(to), about);
        }
        for (int event = 0; event < events; event++) {
          assertWay(machine, from, event, distances, "seed " + seed + ", round " + round);
        }
      }
    }
  }

  /** Checks the path to the target of an event that has exactly one target. */
  private static void assertWay(
      Numbers machine, int from, int event, int[] distances, String about) {
    Integer target = machine.onlyTarget(event);
    String text = machine.refusal(Refusal.Kind.ILLEGAL, null, from, event).toString();
    if (target == null || target == from || distances[target] == Integer.MAX_VALUE) {
      assertFalse(text.contains("needs"), about + ": " + text);
    } else {
      String needs = text.substring(text.indexOf(". s", text.indexOf("egal here")) + 2);
      assertTrue(needs.startsWith("s" + target + " needs: "), about + ": " + text);
      assertEquals(distances[target], needs.split(", ").length, about + ": " + text);
    }
  }

  /** Computes the shortest distances by repeated relaxation. */
  private static int[] distances(Numbers machine, int from, int states, int events) {
    int[] distances = new int[states];
    Arrays.fill(distances, Integer.MAX_VALUE);
    distances[from] = 0;
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int state = 0; state < states; state++) {
        for (int event = 0; event < events && distances[state] < Integer.MAX_VALUE; event++) {
          for (int target : machine.moves(state, event)) {
            if (distances[target] > distances[state] + 1) {
              distances[target] = distances[state] + 1;
              changed = true;
            }
          }
        }
      }
    }
    return distances;
  }

  private static Set<Integer> leads(Numbers machine, int from, List<String> way) {
    Set<Integer> now = Set.of(from);
    for (String event : way) {
      Set<Integer> next = new HashSet<>();
      for (int state : now) {
        next.addAll(machine.moves(state, Integer.parseInt(event.substring(1))));
      }
      now = next;
    }
    return now;
  }

  @Test
  void refusalOfHugeMachineIsShortAndFast() {
    int size = 5_000;
    List<String> texts = new ArrayList<>();
    assertTimeout(
        Duration.ofSeconds(20),
        () -> {
          Numbers chain = Numbers.chain(size, 3);
          texts.add(chain.refusal(null, 0, size - 1).toString());
          texts.add(chain.refusal(Refusal.Kind.ILLEGAL, null, 0, 1).toString());
          texts.add(chain.refusal(null, size - 1, 0).toString());
          Numbers star = Numbers.star(size);
          texts.add(star.refusal(Refusal.Kind.ILLEGAL, "x", 0, 0).toString());
          texts.add(star.refusal(Refusal.Kind.ILLEGAL, "x", 1, 2).toString());
          Numbers choice = Numbers.choice(size);
          texts.add(choice.refusal(Refusal.Kind.ILLEGAL, null, 0, 1).toString());
          texts.add(choice.refusal(Refusal.Kind.ILLEGAL, null, 1, 0).toString());
        });
    assertTrue(texts.get(0).endsWith(" e0, and 4899 more."), texts.get(0));
    assertTrue(texts.get(1).endsWith(" Legal here: e0 → s1."), texts.get(1));
    assertTrue(texts.get(3).endsWith(", e99 → s99, e100 → s100, and 4899 more."), texts.get(3));
    assertTrue(texts.get(5).endsWith(" or s99 or s100 or 4899 more."), texts.get(5));
    texts.forEach(text -> assertTrue(text.length() < 2_500, text));
  }

  @Test
  void hundredEventsAreListedInFull() {
    String text = Numbers.star(101).refusal(Refusal.Kind.ILLEGAL, null, 0, 0).toString();
    assertTrue(text.endsWith(", e99 → s99, e100 → s100."), text);
    text = Numbers.star(102).refusal(Refusal.Kind.ILLEGAL, null, 0, 0).toString();
    assertTrue(text.endsWith(", e100 → s100, and 1 more."), text);
  }

  private enum Light {
    RED,
    AMBER,
    GREEN
  }

  private static String wrong(String... compiled) {
    return assertThrows(
            IncompatibleClassChangeError.class,
            () -> Definition.requireConstants("Light", Light.values(), compiled))
        .getMessage();
  }

  @Test
  void equalConstantsAreAccepted() {
    Definition.requireConstants("Light", Light.values(), "RED", "AMBER", "GREEN");
    Definition.requireConstants("Nothing", new Light[0]);
  }

  @Test
  void differingConstantsThrowWithRemedy() {
    assertEquals(
        "Light was compiled with GREEN as constant 1 of its enum, but this constant is now AMBER. Compile"
            + " the enum together with the code generated for it.",
        wrong("RED", "GREEN", "AMBER"));
    assertEquals(
        "Light was compiled with nothing as constant 2 of its enum, but this constant is now GREEN. Compile"
            + " the enum together with the code generated for it.",
        wrong("RED", "AMBER"));
    assertEquals(
        "Light was compiled with BLUE as constant 3 of its enum, but this constant is now nothing. Compile"
            + " the enum together with the code generated for it.",
        wrong("RED", "AMBER", "GREEN", "BLUE"));
  }
}
