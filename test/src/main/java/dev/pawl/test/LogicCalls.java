package dev.pawl.test;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedMachine.Reaction;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Calls methods of a user's logic with states and events of transitions that use the methods. */
final class LogicCalls {

  private final GeneratedMachine generated;
  private final Object logic;
  private final ResolvedMachine machine;
  private final Map<String, Object> states;
  private final SplittableRandom random;
  private final RandomValues values;

  LogicCalls(
      GeneratedMachine generated, Object logic, ArgumentSource given, SplittableRandom random) {
    this.generated = generated;
    this.logic = logic;
    this.machine = ResolvedMachine.of(generated.model());
    this.states = generated.states();
    this.random = random;
    this.values = new RandomValues(random, given);
  }

  /**
   * A state and an event with which methods of the logic are called.
   *
   * @param event the event; null if the transition has no event
   */
  record Place(@Nullable Object state, @Nullable Object event) {}

  /** A call of a method that returned normally. */
  record Call(String text, Object result) {}

  boolean has(String method) {
    return generated.logicMethod(method).isPresent();
  }

  /** Returns the declared names of all updates. */
  List<String> updates() {
    return machine.reactions().stream()
        .flatMap(r -> r.transition().declared().update().stream())
        .map(NameReference::name)
        .distinct()
        .toList();
  }

  /** Returns the reactions with transitions that call an update. */
  List<Reaction> updating(String update) {
    return machine.reactions().stream()
        .filter(
            r ->
                r.transition().declared().update().filter(u -> u.name().equals(update)).isPresent())
        .toList();
  }

  /** Returns the reactions with transitions that have a guard with the given predicate. */
  List<Reaction> using(String predicate) {
    return machine.reactions().stream()
        .filter(
            r ->
                r.transition()
                    .declared()
                    .guard()
                    .filter(g -> g.formula().predicates().contains(predicate))
                    .isPresent())
        .toList();
  }

  /**
   * Returns a random state and an event with random data for which the transition of a reaction can
   * be taken.
   */
  Place place(Reaction reaction) {
    List<Object> leaves = new ArrayList<>();
    addLeaves(reaction.transition().source().declared(), leaves);
    Object state = leaves.isEmpty() ? null : leaves.get(random.nextInt(leaves.size()));
    Object event = reaction.event().map(this::event).orElse(null);
    return new Place(state, event);
  }

  private Object event(Event event) {
    return generated.event(event, values);
  }

  private void addLeaves(State state, List<Object> leaves) {
    if (state.children().isEmpty()) {
      Optional.ofNullable(states.get(state.name())).ifPresent(leaves::add);
    }
    state.children().forEach(c -> addLeaves(c, leaves));
  }

  /**
   * Calls a method.
   *
   * @throws RuntimeException if the method throws an exception
   */
  Call call(String declared, Object context, Place place) {
    Method method = generated.logicMethod(declared).orElseThrow();
    Class<?>[] types = method.getParameterTypes();
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      boolean isState = i > 0 && types[i].isInstance(place.state());
      arguments[i] = i == 0 ? context : isState ? place.state() : place.event();
    }
    String text =
        Arrays.stream(arguments)
            .map(String::valueOf)
            .collect(Collectors.joining(", ", method.getName() + "(", ")"));
    return new Call(text, Reflection.call(method, logic, arguments));
  }
}
