package dev.pawl.benchmarks.course.reference;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.course.AgentTurn;
import dev.pawl.benchmarks.course.AgentTurnTransitions;
import dev.pawl.benchmarks.course.Circuit;
import dev.pawl.benchmarks.course.CircuitTransitions;
import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.NestedTurn;
import dev.pawl.benchmarks.course.NestedTurnTransitions;
import dev.pawl.benchmarks.course.Task;
import dev.pawl.benchmarks.course.TaskTransitions;
import dev.pawl.benchmarks.course.WalkKind;
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

/** The walks are what they are said to be. */
class WalkTest {

  @ParameterizedTest
  @EnumSource(Course.class)
  void aWalkIsAlwaysTheSame(Course course) {
    for (WalkKind kind : WalkKind.values()) {
      assertArrayEquals(Walk.of(course, kind).events(), Walk.of(course, kind).events());
      assertEquals(course.events(), Walk.of(course, kind).events().getClass().getComponentType());
    }
  }

  @ParameterizedTest
  @EnumSource(Course.class)
  void aSecondRoundLeadsWhereTheFirstHas(Course course) {
    for (WalkKind kind : WalkKind.values()) {
      Walk walk = Walk.of(course, kind);
      Enum<?>[] events = walk.events();
      Interpreter interpreter = new Interpreter(course);
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
  void aFifthOfTheEventsOfTheTaskIsIllegalAndNoneOfOthers() {
    for (Course course : Course.values()) {
      double illegal =
          1 - Walk.of(course, WalkKind.RANDOM).moves(Walk.LENGTH) / (double) Walk.LENGTH;
      assertEquals(course == Course.TASK ? 0.2 : 0, illegal, 0.005, course.title());
    }
  }

  /** As often as the others of the same state, within what chance allows. */
  @Test
  void everyLegalEventHasTheSameChance() {
    Walk walk = Walk.of(Course.AGENT_TURN, WalkKind.RANDOM);
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
  @EnumSource(Course.class)
  void theKnownWalkIsAShortLoop(Course course) {
    Enum<?>[] events = Walk.of(course, WalkKind.KNOWN).events();
    int loop = Rules.loop(course).size();
    assertTrue(loop <= 16 && Walk.LENGTH % loop == 0, course.title());
    for (int i = loop; i < events.length; i++) {
      assertEquals(events[i - loop], events[i]);
    }
  }

  @Test
  void theRulesAreThoseOfTheMachines() {
    agree(
        Course.CIRCUIT,
        List.of(Circuit.values()),
        (state, event) ->
            to(
                CircuitTransitions.permits(state, event(event)),
                () -> CircuitTransitions.next(state, event(event))));
    agree(
        Course.AGENT_TURN,
        List.of(AgentTurn.values()),
        (state, event) ->
            to(
                AgentTurnTransitions.permits(state, event(event)),
                () -> AgentTurnTransitions.next(state, event(event))));
    agree(
        Course.TASK,
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
        Course.NESTED,
        leaves,
        (state, event) ->
            to(
                NestedTurnTransitions.permits(state, event(event)),
                () -> NestedTurnTransitions.next(state, event(event))));
  }

  @SuppressWarnings("unchecked") // of the course's type
  private static <E> E event(Enum<?> event) {
    return (E) event;
  }

  private static Optional<Place> to(boolean legal, Supplier<Enum<?>> next) {
    return legal ? Optional.of(new Place(List.of(next.get().name()), 0, 0)) : Optional.empty();
  }

  private static <S extends Enum<S>> void agree(
      Course course, List<S> states, BiFunction<S, Enum<?>, Optional<Place>> machine) {
    Interpreter interpreter = new Interpreter(course);
    for (S state : states) {
      for (Enum<?> event : course.events().getEnumConstants()) {
        Place place = new Place(List.of(state.name()), 0, 0);
        assertEquals(
            machine.apply(state, event),
            interpreter.step(place, event.name()),
            () -> course + ": " + event + " in " + state);
      }
    }
  }
}
