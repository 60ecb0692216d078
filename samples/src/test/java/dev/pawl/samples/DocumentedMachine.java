package dev.pawl.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.pawl.IllegalTransitionError;
import dev.pawl.Outcome;
import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Tests that a machine agrees with its document for every pair of states and for every pair of a
 * state and an event, legal or not.
 */
abstract class DocumentedMachine<S extends Enum<S>> {

  private final Generated<S> generated;

  DocumentedMachine(Generated<S> generated) {
    this.generated = generated;
  }

  /** Returns the legal pairs of states, as the document lists them. */
  abstract List<Row> pairs();

  /** Returns the legal transitions: source state, label of a stimulus, target state. */
  abstract List<Row> cells();

  /**
   * Returns all events. If an event has guards, its stimulus is fired such that the guards hold.
   */
  abstract List<Stimulus<S>> stimuli();

  abstract Set<S> initial();

  abstract Set<S> last();

  /** Returns the name of a state in data. */
  abstract String wireName(S state);

  /**
   * Returns the states with a timer that the document does not contain. Such a timer has an
   * internal transition that raises an event of the document. The event of the timer cannot be
   * fired.
   */
  Set<S> timers() {
    return Set.of();
  }

  /** Returns the part of an error message that describes a legal transition. */
  String told(Row cell) {
    return cell.event() + " → " + cell.to();
  }

  /** Returns the label of the transition in the diagram. */
  String drawn(Row cell) {
    return cell.event();
  }

  final Generated<S> generated() {
    return generated;
  }

  final List<S> states() {
    return List.of(generated.states().getEnumConstants());
  }

  private S state(String name) {
    return Enum.valueOf(generated.states(), name);
  }

  private List<Row> cellsOf(S from) {
    return cells().stream().filter(c -> c.from().equals(from.name())).toList();
  }

  @Test
  void documentHasNoDuplicates() {
    assertEquals(pairs().size(), new HashSet<>(pairs()).size());
    assertEquals(cells().size(), new HashSet<>(cells()).size());
  }

  @Test
  void eventsHaveExactlyTheDocumentedTargets() {
    assertEquals(
        new HashSet<>(pairs()), cells().stream().map(Row::pair).collect(Collectors.toSet()));
    Set<String> labels = stimuli().stream().map(Stimulus::label).collect(Collectors.toSet());
    assertEquals(labels, cells().stream().map(Row::event).collect(Collectors.toSet()));
  }

  @TestFactory
  Stream<DynamicTest> everyPairOfStates() {
    return states().stream()
        .flatMap(
            from ->
                states().stream()
                    .map(to -> dynamicTest(from + " → " + to, () -> checkPair(from, to))));
  }

  private void checkPair(S from, S to) {
    boolean stays = from == to && timers().contains(from);
    boolean legal = stays || pairs().contains(new Row(from.name(), "", to.name()));
    assertEquals(legal, generated.canTransition(from, to), "canTransition");
    assertEquals(legal, generated.isLegal(from, to), "isLegal");
    if (legal) {
      assertSame(to, generated.transition(from, to));
      generated.requireLegal(from, to);
    } else {
      checkRefusal(
          assertThrows(IllegalTransitionError.class, () -> generated.transition(from, to)),
          from,
          to);
      checkRefusal(
          assertThrows(IllegalTransitionError.class, () -> generated.requireLegal(from, to)),
          from,
          to);
    }
  }

  private void checkRefusal(IllegalTransitionError error, S from, S to) {
    String message = error.getMessage();
    assertTrue(message.contains(": " + from + " → " + to + " is not legal"), message);
    checkLegalTargets(message, from);
    assertSame(from, error.from());
    assertSame(to, error.target());
    checkReason(error, from, to);
  }

  private void checkLegalTargets(String message, S from) {
    List<Row> legal = cellsOf(from);
    legal.forEach(c -> assertTrue(message.contains(told(c)), message));
    assertEquals(legal.isEmpty(), message.contains("Nothing is legal here"), message);
    boolean ends = message.contains(from + " is final.");
    assertEquals(last().contains(from), ends, message);
  }

  /**
   * Checks the reason in an error. By default there is none, because most documents give no
   * reasons.
   */
  void checkReason(IllegalTransitionError error, S from, S to) {
    assertTrue(error.because().isEmpty(), error.getMessage());
  }

  @TestFactory
  Stream<DynamicTest> everyEventInEveryState() {
    return states().stream()
        .flatMap(
            from ->
                stimuli().stream()
                    .map(s -> dynamicTest(s.label() + " in " + from, () -> checkCell(from, s))));
  }

  private void checkCell(S from, Stimulus<S> stimulus) {
    List<Row> cell =
        cellsOf(from).stream().filter(c -> c.event().equals(stimulus.label())).toList();
    boolean legal = !cell.isEmpty();
    assertEquals(legal, stimulus.permits().test(from), "permits");
    Outcome<S> outcome = stimulus.tryFire().apply(from);
    if (legal) {
      S to = state(cell.get(0).to());
      assertSame(to, stimulus.next().apply(from), "next");
      assertSame(to, stimulus.fire().apply(from), "fire");
      assertEquals(new Outcome.Moved<>(from, to), outcome);
      return;
    }
    for (var way : List.of(stimulus.next(), stimulus.fire())) {
      IllegalTransitionError error =
          assertThrows(IllegalTransitionError.class, () -> way.apply(from));
      assertSame(IllegalTransitionError.class, error.getClass());
      String message = error.getMessage();
      String refused = " is not legal in " + from;
      assertTrue(message.contains(refused + ".") || message.contains(refused + ": "), message);
      checkLegalTargets(message, from);
    }
    assertSame(from, outcome.state());
    assertTrue(outcome instanceof Outcome.Illegal<S>, outcome::toString);
  }

  @Test
  void setsOfEventsAndTargetsAreThoseOfTheDocument() {
    for (S from : states()) {
      Set<Object> events = new LinkedHashSet<>();
      Set<S> targets = new LinkedHashSet<>();
      for (Row cell : cellsOf(from)) {
        stimuli().stream()
            .filter(s -> s.label().equals(cell.event()))
            .forEach(s -> events.add(s.event()));
        targets.add(state(cell.to()));
      }
      if (timers().contains(from)) {
        targets.add(from);
      }
      assertEquals(events, generated.events(from), from.name());
      assertEquals(targets, generated.targets(from), from.name());
      assertThrows(UnsupportedOperationException.class, generated.events(from)::clear);
      assertThrows(UnsupportedOperationException.class, generated.targets(from)::clear);
    }
  }

  @Test
  void initialAndFinalStatesAreThoseOfTheDocument() {
    assertEquals(initial(), generated.initialStates());
    assertEquals(last(), generated.finalStates());
    for (S state : states()) {
      assertEquals(initial().contains(state), generated.is("isInitial", state), state.name());
      assertEquals(last().contains(state), generated.is("isFinal", state), state.name());
    }
  }

  @Test
  void wireNamesAreReadBack() {
    for (S state : states()) {
      assertEquals(wireName(state), generated.toWire(state));
      assertSame(state, generated.fromWire(wireName(state)));
      assertThrows(IllegalArgumentException.class, () -> generated.fromWire(wireName(state) + "x"));
    }
  }

  @Test
  void phasesHaveTheLegalMethodsOnly() {
    for (S from : states()) {
      Set<String> expected =
          generated.events(from).stream()
              .map(e -> Generated.methodName((Enum<?>) e))
              .collect(Collectors.toSet());
      List<Method> methods = generated.phaseMethods(from);
      assertEquals(expected, methods.stream().map(Method::getName).collect(Collectors.toSet()));
      for (Method method : methods) {
        Set<Class<?>> targets = phasesEntered(from, method.getName());
        // if a machine raises events, the target of a step is not known in advance
        if (targets.size() == 1 && timers().isEmpty()) {
          assertEquals(targets, Set.of(method.getReturnType()), method.toString());
        }
      }
    }
  }

  private Set<Class<?>> phasesEntered(S from, String method) {
    return stimuli().stream()
        .filter(s -> Generated.methodName(s.event()).equals(method))
        .flatMap(s -> cellsOf(from).stream().filter(c -> c.event().equals(s.label())))
        .map(c -> generated.phase(state(c.to())))
        .collect(Collectors.toSet());
  }

  @Test
  void diagramShowsTransitionsOfTheDocument() {
    Diagram diagram = new Diagram(generated.machine());
    assertEquals(states().stream().map(Enum::name).toList(), diagram.states());
    assertEquals(names(initial()), diagram.initial().keySet());
    assertEquals(names(last()), Set.copyOf(diagram.last()));
    Set<Row> drawn =
        cells().stream().map(c -> new Row(c.from(), drawn(c), c.to())).collect(Collectors.toSet());
    assertEquals(drawn, Set.copyOf(diagram.rows()));
    assertEquals(cells().size(), diagram.rows().size());
  }

  private static Set<String> names(Set<? extends Enum<?>> states) {
    return states.stream().map(Enum::name).collect(Collectors.toSet());
  }
}
