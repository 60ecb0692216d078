package dev.pawl.benchmarks.workload.reference;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnTransitions;
import dev.pawl.benchmarks.workload.Circuit;
import dev.pawl.benchmarks.workload.CircuitTransitions;
import dev.pawl.benchmarks.workload.NestedTurn;
import dev.pawl.benchmarks.workload.NestedTurnTransitions;
import dev.pawl.benchmarks.workload.Task;
import dev.pawl.benchmarks.workload.TaskTransitions;
import dev.pawl.benchmarks.workload.WalkKind;
import dev.pawl.benchmarks.workload.Workload;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the properties of walks. */
class WalkTest {

  @ParameterizedTest
  @EnumSource(Workload.class)
  void walkIsDeterministic(Workload workload) {
    for (WalkKind kind : WalkKind.values()) {
      assertArrayEquals(Walk.of(workload, kind).events(), Walk.of(workload, kind).events());
      assertEquals(
          workload.events(), Walk.of(workload, kind).events().getClass().getComponentType());
    }
  }

  @ParameterizedTest
  @EnumSource(Workload.class)
  void secondRoundReachesSameConfigurations(Workload workload) {
    for (WalkKind kind : WalkKind.values()) {
      Walk walk = Walk.of(workload, kind);
      Enum<?>[] events = walk.events();
      Interpreter interpreter = new Interpreter(workload);
      Place place = interpreter.initial();
      long moves = 0;
      for (int step = 0; step < Walk.LENGTH + 4096; step++) {
        Optional<Place> next = interpreter.step(place, events[step % Walk.LENGTH].name());
        moves += next.isPresent() ? 1 : 0;
        place = next.orElse(place);
        assertEquals(walk.configuration(step + 1), place.configuration());
      }
      assertEquals(moves, walk.moves(Walk.LENGTH + 4096));
    }
  }

  @Test
  void onlyTaskHasIllegalEvents() {
    for (Workload workload : Workload.values()) {
      double illegal =
          1 - Walk.of(workload, WalkKind.RANDOM).moves(Walk.LENGTH) / (double) Walk.LENGTH;
      assertEquals(workload == Workload.TASK ? 0.2 : 0, illegal, 0.005, workload.title());
    }
  }

  /** Tests that the legal events of a state occur equally often, within statistical limits. */
  @Test
  void legalEventsAreEquallyLikely() {
    Walk walk = Walk.of(Workload.AGENT_TURN, WalkKind.RANDOM);
    Map<String, Map<String, Integer>> counts = new HashMap<>();
    Enum<?>[] events = walk.events();
    for (int i = 0; i < events.length; i++) {
      counts
          .computeIfAbsent(walk.configuration(i), state -> new HashMap<>())
          .merge(events[i].name(), 1, Integer::sum);
    }
    Map<String, Integer> running = counts.get("RUNNING");
    assertEquals(
        Set.of("TOOL_STARTED", "COMPACT_NEEDED", "VERIFY_REQUESTED", "TASK_FAILED"),
        running.keySet());
    int sum = running.values().stream().mapToInt(Integer::intValue).sum();
    running.forEach((event, count) -> assertEquals(0.25, count / (double) sum, 0.01, event));
  }

  @ParameterizedTest
  @EnumSource(Workload.class)
  void knownWalkIsShortLoop(Workload workload) {
    Enum<?>[] events = Walk.of(workload, WalkKind.KNOWN).events();
    int loop = Rules.loop(workload).size();
    assertTrue(loop <= 16 && Walk.LENGTH % loop == 0, workload.title());
    for (int i = loop; i < events.length; i++) {
      assertEquals(events[i - loop], events[i]);
    }
  }

  @Test
  void rulesAgreeWithMachines() {
    agree(
        Workload.CIRCUIT,
        List.of(Circuit.values()),
        (state, event) ->
            to(
                CircuitTransitions.permits(state, event(event)),
                () -> CircuitTransitions.next(state, event(event))));
    agree(
        Workload.AGENT_TURN,
        List.of(AgentTurn.values()),
        (state, event) ->
            to(
                AgentTurnTransitions.permits(state, event(event)),
                () -> AgentTurnTransitions.next(state, event(event))));
    agree(
        Workload.TASK,
        List.of(Task.values()),
        (state, event) ->
            to(
                TaskTransitions.permits(state, event(event)),
                () -> TaskTransitions.next(state, event(event))));
    List<NestedTurn> leaves =
        Stream.of(NestedTurn.values())
            .filter(state -> state != NestedTurn.ACTIVE && state != NestedTurn.WORKING)
            .toList();
    agree(
        Workload.NESTED,
        leaves,
        (state, event) ->
            to(
                NestedTurnTransitions.permits(state, event(event)),
                () -> NestedTurnTransitions.next(state, event(event))));
  }

  @SuppressWarnings("unchecked") // of the workload's type
  private static <E> E event(Enum<?> event) {
    return (E) event;
  }

  private static Optional<Place> to(boolean legal, Supplier<Enum<?>> next) {
    return legal ? Optional.of(new Place(List.of(next.get().name()), 0, 0)) : Optional.empty();
  }

  private static <S extends Enum<S>> void agree(
      Workload workload, List<S> states, BiFunction<S, Enum<?>, Optional<Place>> machine) {
    Interpreter interpreter = new Interpreter(workload);
    for (S state : states) {
      for (Enum<?> event : workload.events().getEnumConstants()) {
        Place place = new Place(List.of(state.name()), 0, 0);
        assertEquals(
            machine.apply(state, event),
            interpreter.step(place, event.name()),
            () -> workload + ": " + event + " in " + state);
      }
    }
  }
}
