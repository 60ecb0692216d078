package dev.pawl.test;

import dev.pawl.DeclaredName;
import dev.pawl.Machine;
import dev.pawl.Outcome;
import dev.pawl.Refusal;
import dev.pawl.StateRecord;
import dev.pawl.language.model.Event;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.opentest4j.AssertionFailedError;

/**
 * Assertions about an instance of a machine. The assertions do not change the instance. The method
 * {@link #because} fires an event that the instance refuses, so hooks are notified of this refusal.
 *
 * <p>Each method returns this object, or throws an {@link AssertionError} if the assertion fails.
 * An event is given by its declared name or as a value. A state or event that the machine does not
 * have causes an {@link IllegalArgumentException}.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class MachineAssert<S, E> {

  private final Machine<S, E> machine;
  private @Nullable GeneratedMachine generated;
  private @Nullable Object refused;

  MachineAssert(Machine<S, E> machine) {
    this.machine = Objects.requireNonNull(machine, "machine");
  }

  /**
   * Asserts that the given states are active. A superstate is active if one of its descendants is
   * active. If a state carries data, its data is compared, too. To accept any data, pass the
   * constant of the enum of state types instead of the state.
   */
  public MachineAssert<S, E> isIn(Object... states) {
    for (Object state : states) {
      if (!isActive(state)) {
        throw failure("to be in " + shown(state), shown(state), shownConfiguration());
      }
    }
    return this;
  }

  /**
   * Asserts that none of the given states is active. A superstate is active if one of its
   * descendants is active.
   */
  public MachineAssert<S, E> isNotIn(Object... states) {
    for (Object state : states) {
      if (isActive(state)) {
        throw failure("not to be in " + shown(state), "not " + shown(state), shownConfiguration());
      }
    }
    return this;
  }

  /**
   * Asserts that the given leaf states are active and that no other leaf state is active. The order
   * does not matter.
   */
  public MachineAssert<S, E> isExactlyIn(Object... leaves) {
    List<String> expected = Arrays.stream(leaves).map(DeclaredName::of).sorted().toList();
    List<String> actual = configuration().stream().sorted().toList();
    if (!expected.equals(actual)) {
      throw failure("to be exactly in " + String.join(", ", expected), expected, actual);
    }
    return isIn(leaves);
  }

  /**
   * Asserts that the events with the given declared names are legal now. Guards are evaluated,
   * except guards for events that carry data, because a name does not contain the data.
   */
  public MachineAssert<S, E> permits(String... events) {
    for (String event : events) {
      requireEvent(event);
      if (!machine.permitted().contains(event)) {
        throw failure("to permit " + event, event, machine.permitted());
      }
    }
    return this;
  }

  /** Asserts that an event is legal now. Guards are evaluated. */
  public MachineAssert<S, E> permits(E event) {
    if (!machine.permits(event)) {
      throw failure("to permit " + name(event), name(event), machine.permitted());
    }
    return this;
  }

  /**
   * Asserts that the events with the given declared names are legal now and that no other event is
   * legal. The order does not matter.
   */
  public MachineAssert<S, E> permitsExactly(String... events) {
    Arrays.stream(events).forEach(this::requireEvent);
    Set<String> expected = new LinkedHashSet<>(List.of(events));
    if (!expected.equals(new LinkedHashSet<>(machine.permitted()))) {
      throw failure(
          "to permit exactly " + String.join(", ", events), expected, machine.permitted());
    }
    return this;
  }

  /**
   * Asserts that the events with the given declared names are not legal now. Guards are evaluated,
   * except guards for events that carry data.
   */
  public MachineAssert<S, E> refuses(String... events) {
    for (String event : events) {
      requireEvent(event);
      if (machine.permitted().contains(event)) {
        throw failure("to refuse " + event, "no " + event, machine.permitted());
      }
      refused = event;
    }
    return this;
  }

  /** Asserts that an event is not legal now. Guards are evaluated. */
  public MachineAssert<S, E> refuses(E event) {
    if (machine.permits(event)) {
      throw failure("to refuse " + name(event), "no " + name(event), machine.permitted());
    }
    refused = event;
    return this;
  }

  /**
   * Fires the event of the last call of {@code refuses}, and asserts that the explanation of its
   * refusal contains a text. The explanation is the message of the refusal, including the guards
   * that refuse, and the reason if the pair of states is forbidden.
   *
   * @throws IllegalStateException if {@code refuses} has not been called on this object
   */
  public MachineAssert<S, E> because(String reason) {
    if (refused == null) {
      throw new IllegalStateException("Call refuses(…) before because(…).");
    }
    String name = refused instanceof String text ? text : name(refused);
    Optional<Refusal> refusal = refusal(machine.tryFire(value(refused)));
    String explanation = refusal.map(r -> r + r.because().map(b -> " " + b).orElse("")).orElse("");
    if (!explanation.contains(reason)) {
      throw failure(
          "to refuse " + name + " because \"" + reason + "\"",
          reason,
          refusal.isPresent() ? explanation : name + " is ignored");
    }
    return this;
  }

  private static Optional<Refusal> refusal(Outcome<?> outcome) {
    if (outcome instanceof Outcome.Illegal<?> illegal) {
      return Optional.of(illegal.refusal());
    } else if (outcome instanceof Outcome.GuardRefused<?> guarded) {
      return Optional.of(guarded.refusal());
    }
    return Optional.empty();
  }

  @SuppressWarnings("unchecked") // an event is a value of this type or its name
  private E value(Object event) {
    if (!(event instanceof String name)) {
      return (E) event;
    }
    Event found =
        generated().model().events().stream()
            .filter(e -> e.name().equals(name))
            .findFirst()
            .orElseThrow();
    return (E) generated().event(found, (e, n, t) -> Optional.empty());
  }

  private boolean isActive(Object state) {
    if (state instanceof StateRecord.Key) {
      return generated().isIn(machine, state);
    }
    Class<?> type = type(state);
    if (type == null || type != type(machine.state())) {
      throw new IllegalArgumentException(
          "%s is a %s, not a state of %s."
              .formatted(state, Reflection.typeName(state), machine.getClass().getSimpleName()));
    }
    @SuppressWarnings("unchecked") // checked by type
    S own = (S) state;
    return machine.is(own);
  }

  /** Returns the enum of a state or, if the state carries data, the enum of its type. */
  private static @Nullable Class<?> type(Object state) {
    Object key = state instanceof StateRecord<?> carrier ? carrier.stateType() : state;
    return key instanceof Enum<?> constant ? constant.getDeclaringClass() : null;
  }

  private GeneratedMachine generated() {
    if (generated == null) {
      generated = GeneratedMachine.of(machine);
    }
    return generated;
  }

  private void requireEvent(String name) {
    List<String> names = generated().model().events().stream().map(Event::name).toList();
    generated().require(name, names, "event");
  }

  private List<String> configuration() {
    List<String> names = new ArrayList<>();
    machine.configuration().forEach(s -> names.add(DeclaredName.of(s)));
    return names;
  }

  private List<String> shownConfiguration() {
    return machine.configuration().stream().map(MachineAssert::shown).toList();
  }

  /** Returns the name of a state or, if the state carries data, the state with its data. */
  private static String shown(Object state) {
    boolean hasData =
        state instanceof StateRecord<?> && state.getClass().getRecordComponents().length > 0;
    return hasData ? state.toString() : name(state);
  }

  private static String name(Object value) {
    return DeclaredName.of(value);
  }

  private AssertionFailedError failure(String what, Object expected, Object actual) {
    String id = machine.entityId();
    return new AssertionFailedError(
        String.format(
            "Expected %s%s %s. It is in %s and permits %s.%s",
            machine.getClass().getSimpleName().replaceFirst("Machine$", ""),
            id == null ? "" : " " + id,
            what,
            String.join(", ", shownConfiguration()),
            machine.permitted(),
            actual instanceof String text ? " The explanation is: " + text : ""),
        expected,
        actual);
  }
}
