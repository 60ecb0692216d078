package dev.pawl.benchmarks.contender.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.contender.library.cola.Cola;
import dev.pawl.benchmarks.contender.library.kstate.KStateMachine;
import dev.pawl.benchmarks.contender.library.spring.SpringStatemachine;
import dev.pawl.benchmarks.contender.library.squirrel.Squirrel;
import dev.pawl.benchmarks.contender.library.stateless.Stateless4j;
import dev.pawl.benchmarks.workload.Contender;
import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.WalkKind;
import dev.pawl.benchmarks.workload.Walker;
import dev.pawl.benchmarks.workload.Workload;
import dev.pawl.benchmarks.workload.reference.Walk;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.LoggerFactory;
import org.slf4j.helpers.NOPLoggerFactory;

class LibrariesTest {

  private static final int STEPS = 2_000;

  /** A library, a class of its jar, and the workloads that it does not support. */
  private static final Map<Contender, Library> LIBRARIES =
      Map.of(
          new Stateless4j(),
          new Library(
              com.github.oxo42.stateless4j.StateMachine.class, EnumSet.of(Workload.REGIONS)),
          new Squirrel(),
          new Library(
              org.squirrelframework.foundation.fsm.StateMachine.class,
              EnumSet.noneOf(Workload.class)),
          new Cola(),
          new Library(
              com.alibaba.cola.statemachine.StateMachine.class,
              EnumSet.of(Workload.NESTED, Workload.REGIONS)),
          new SpringStatemachine(),
          new Library(
              org.springframework.statemachine.StateMachine.class, EnumSet.noneOf(Workload.class)),
          new KStateMachine(),
          new Library(
              ru.nsk.kstatemachine.statemachine.StateMachine.class,
              EnumSet.noneOf(Workload.class)));

  private record Library(Class<?> ofJar, Set<Workload> without) {}

  static Stream<Arguments> walks() {
    return LIBRARIES.keySet().stream()
        .flatMap(
            contender ->
                Stream.of(Workload.values())
                    .filter(workload -> !LIBRARIES.get(contender).without().contains(workload))
                    .flatMap(
                        workload ->
                            Stream.of(Observation.values())
                                .map(
                                    observation ->
                                        Arguments.of(contender, workload, observation))));
  }

  @ParameterizedTest
  @MethodSource("walks")
  void librariesAgreeWithReferenceAndReportEveryMove(
      Contender contender, Workload workload, Observation observation) {
    Walk walk = Walk.of(workload, WalkKind.RANDOM);
    Enum<?>[] events = walk.events();
    Walker walker = contender.walker(workload, observation, events).orElseThrow();
    assertEquals(walk.configuration(0), walker.configuration());
    assertEquals(0, walker.observedMoves());
    Instant before = Instant.now();
    for (int i = 0; i < STEPS; i++) {
      long moves = walk.moves(i + 1);
      walker.walk(i, i + 1);
      String step = i + ": " + events[i];
      assertEquals(walk.configuration(i + 1), walker.configuration(), step);
      assertEquals(observation == Observation.BARE ? 0 : moves, walker.observedMoves(), step);
      Optional<Move> last = ((LibraryWalker<?, ?>) walker).last();
      assertEquals(observation == Observation.AUDIT && moves > 0, last.isPresent(), step);
      if (moves > walk.moves(i) && last.isPresent()) {
        Move move = last.get();
        assertEquals(moves - 1, move.number(), step);
        assertEquals(events[i].name(), move.event(), step);
        assertTrue(walk.active(i).contains(move.from()), () -> step + " from " + move);
        assertTrue(walk.active(i + 1).contains(move.to()), () -> step + " to " + move);
        assertFalse(move.at().isBefore(before), step);
        before = move.at();
      }
    }
    long moves = walk.moves(STEPS);
    assertTrue(moves > STEPS / 2, "moves: " + moves);
    if (workload == Workload.TASK) {
      assertTrue(moves < STEPS * 9 / 10, "moves: " + moves);
    }
  }

  /** Tests that a walk in one call makes the same steps. */
  @ParameterizedTest
  @MethodSource("walks")
  void manyEventsInOneCallAgreeWithReference(
      Contender contender, Workload workload, Observation observation) {
    Walk walk = Walk.of(workload, WalkKind.RANDOM);
    Walker walker = contender.walker(workload, observation, walk.events()).orElseThrow();
    walker.walk(0, STEPS / 3);
    walker.walk(STEPS / 3, STEPS);
    assertEquals(walk.configuration(STEPS), walker.configuration());
  }

  @Test
  void unsupportedWorkloadIsEmptyWithNote() {
    LIBRARIES.forEach(
        (contender, library) ->
            Stream.of(Workload.values())
                .forEach(
                    workload -> {
                      boolean without = library.without().contains(workload);
                      Enum<?>[] none = new Enum<?>[0];
                      assertEquals(
                          without, contender.walker(workload, Observation.BARE, none).isEmpty());
                      if (without) {
                        assertTrue(
                            contender.note(workload).startsWith("It has no "),
                            contender.name() + ", " + workload);
                      }
                    }));
  }

  @Test
  void namesContainJarVersion() {
    LIBRARIES.forEach(
        (contender, library) -> {
          String jar =
              library.ofJar().getProtectionDomain().getCodeSource().getLocation().getPath();
          String version = contender.name().substring(contender.name().lastIndexOf(' ') + 1);
          assertTrue(jar.endsWith("-" + version + ".jar"), contender.name() + " in " + jar);
        });
  }

  @Test
  void librariesAreServices() {
    Set<Class<?>> found =
        ServiceLoader.load(Contender.class).stream()
            .map(ServiceLoader.Provider::type)
            .collect(Collectors.toSet());
    LIBRARIES.keySet().forEach(contender -> assertTrue(found.contains(contender.getClass())));
  }

  @Test
  void librariesLogNothing() {
    assertEquals(NOPLoggerFactory.class, LoggerFactory.getILoggerFactory().getClass());
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (PrintStream stream = new PrintStream(printed, true)) {
      System.setOut(stream);
      System.setErr(stream);
      Enum<?>[] events = Walk.of(Workload.TASK, WalkKind.RANDOM).events();
      for (Contender contender : LIBRARIES.keySet()) {
        contender.walker(Workload.TASK, Observation.BARE, events).orElseThrow().walk(0, STEPS);
      }
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    assertEquals("", printed.toString());
  }
}
