package dev.pawl.squirrel.importer;

import dev.pawl.Machine;
import dev.pawl.cli.importer.ComparedStep;
import dev.pawl.cli.importer.Ids;
import java.time.Duration;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.squirrelframework.foundation.fsm.ImmutableTimedState;
import org.squirrelframework.foundation.fsm.StateMachine;
import org.squirrelframework.foundation.util.Pair;

/**
 * Compares a machine of squirrel with the machine of Pawl that was imported from it. The two
 * machines get equal random events and run the user's conditions and actions, but each machine has
 * a separate context. After each event, the machines must have equal active states and equal data
 * in their contexts, and must have run equal actions. The order in which actions run for one event
 * is not compared, because Pawl runs effects after the step. A sequence of events ends when the
 * machine of squirrel is terminated.
 *
 * @param <S> the type of states of squirrel
 * @param <E> the type of events of squirrel
 * @param <C> the type of contexts of squirrel
 */
public final class SideBySide<S, E, C> {

  private final Callable<? extends StateMachine<?, S, E, C>> squirrel;
  private final Map<Object, String> known = new IdentityHashMap<>();
  private Supplier<? extends @Nullable C> contexts = () -> null;
  private BiConsumer<C, Random> change = (context, random) -> {};
  private Function<C, ?> data = context -> "";
  private BiPredicate<Set<String>, E> skipped = (states, event) -> false;
  private int sequences = Integer.getInteger("pawl.sequences", 1000);
  private int events = 50;
  private long seed = 1;

  private SideBySide(Callable<? extends StateMachine<?, S, E, C>> squirrel) {
    this.squirrel = squirrel;
  }

  /**
   * Creates a comparison.
   *
   * @param squirrel the function that creates a machine of squirrel. The function must not start
   *     the machine. The function is called twice for each sequence of events. The comparison
   *     starts the first machine. The second machine is never started, because the machine of Pawl
   *     only calls its conditions and actions.
   */
  public static <S, E, C> SideBySide<S, E, C> of(
      Callable<? extends StateMachine<?, S, E, C>> squirrel) {
    return new SideBySide<>(squirrel);
  }

  /**
   * Names a condition or an action. Call this method if the name was passed to {@link
   * SquirrelImport#name(Object, String)}.
   */
  public SideBySide<S, E, C> name(Object code, String name) {
    known.put(code, name);
    return this;
  }

  /**
   * Sets the function that creates contexts. For each sequence of events, each of the two machines
   * gets a new context. By default, events have no context.
   *
   * @param contexts the function that creates a new context
   * @param data the function that returns the data of a context. After each event, the data of the
   *     two contexts is compared as text.
   */
  public SideBySide<S, E, C> contexts(Supplier<C> contexts, Function<C, ?> data) {
    this.contexts = contexts;
    this.data = data;
    return this;
  }

  /**
   * Sets a function that changes a context before an event is fired, as the sender of the event
   * would do. For each event, the function is called for the contexts of both machines, with equal
   * random numbers.
   */
  public SideBySide<S, E, C> beforeEach(BiConsumer<C, Random> change) {
    this.change = change;
    return this;
  }

  /**
   * Skips events in configurations in which they would lead to known differences.
   *
   * @param skipped the function that returns whether to skip an event. The first argument of the
   *     function is the set of the names of the innermost active states.
   */
  public SideBySide<S, E, C> skip(BiPredicate<Set<String>, E> skipped) {
    this.skipped = skipped;
    return this;
  }

  /**
   * Sets the number of sequences of events. The default is the system property {@code
   * pawl.sequences}, or 1000 if the property is not set.
   */
  public SideBySide<S, E, C> sequences(int sequences) {
    this.sequences = sequences;
    return this;
  }

  /** Sets the number of events in each sequence. The default is 50. */
  public SideBySide<S, E, C> events(int events) {
    this.events = events;
    return this;
  }

  /** Sets the seed of the random events. The default is 1. */
  public SideBySide<S, E, C> seed(long seed) {
    this.seed = seed;
    return this;
  }

  /**
   * Runs the comparison.
   *
   * @param pawl the function that creates the machine of Pawl
   * @param wireNames the function that returns the wire name of a state of Pawl, such as {@code
   *     ClaimCodec::toWire}
   * @param eventsByWireName the function that returns the event of Pawl with the given wire name,
   *     such as {@code ClaimCodec::eventFromWire}
   * @return the number of events that changed the configuration
   * @throws AssertionError if the machines differ, or if no event has changed the configuration. If
   *     the machines differ, the message contains the events and the states.
   * @throws IllegalStateException if the function passed to {@link #of} returns one machine twice,
   *     or a machine that is started
   * @throws Exception if a machine cannot be created, or if a condition or an action throws an
   *     exception
   */
  public <P, Q> int run(
      Function<PawlSide, Machine<P, Q>> pawl,
      Function<P, String> wireNames,
      Function<String, Q> eventsByWireName)
      throws Exception {
    int moves = 0;
    Random random = new Random(seed);
    for (int i = 0; i < sequences; i++) {
      moves += run(squirrel.call(), squirrel.call(), pawl, wireNames, eventsByWireName, random);
    }
    if (moves == 0) {
      throw new AssertionError("No event has changed the active states.");
    }
    return moves;
  }

  @SuppressWarnings("unchecked")
  private <T extends StateMachine<T, S, E, C>, P, Q> int run(
      StateMachine<?, S, E, C> started,
      StateMachine<?, S, E, C> called,
      Function<PawlSide, Machine<P, Q>> pawl,
      Function<P, String> wireNames,
      Function<String, Q> eventsByWireName,
      Random random) {
    if (started == called || started.isStarted() || called.isStarted()) {
      throw new IllegalStateException(
          "The comparison needs two machines of squirrel that are not started. Create a new one in"
              + " each call.");
    }
    ComparedCode<T, S, E, C> code = new ComparedCode<>((T) started, known);
    ComparedCode<T, S, E, C> calledCode = new ComparedCode<>((T) called, known);
    TimedStates<T, S, E, C> timedStates = new TimedStates<>(code.states());
    try {
      return new Sequence<T, P, Q>(code, calledCode, timedStates, pawl, wireNames, eventsByWireName)
          .run(random);
    } finally {
      timedStates.release();
    }
  }

  /** A sequence of events, with one instance of each machine. */
  private final class Sequence<T extends StateMachine<T, S, E, C>, P, Q> {

    private final ComparedCode<T, S, E, C> code;
    private final TimedStates<T, S, E, C> timedStates;
    private final @Nullable C squirrelContext = contexts.get();
    private final @Nullable C pawlContext = contexts.get();
    private final CalledCode<T, S, E, C> calledCode;
    private final PawlSide pawlSide;
    private final Machine<P, Q> machine;
    private final SquirrelSide<T, S, E, C> squirrelSide;
    private final Function<P, String> wireNames;
    private final Function<String, Q> eventsByWireName;
    private final List<String> fired = new ArrayList<>();

    Sequence(
        ComparedCode<T, S, E, C> code,
        ComparedCode<T, S, E, C> called,
        TimedStates<T, S, E, C> timedStates,
        Function<PawlSide, Machine<P, Q>> pawl,
        Function<P, String> wireNames,
        Function<String, Q> eventsByWireName) {
      this.code = code;
      this.timedStates = timedStates;
      this.wireNames = wireNames;
      this.eventsByWireName = eventsByWireName;
      calledCode = new CalledCode<>(called, pawlContext);
      pawlSide = new PawlSide(calledCode);
      machine = pawl.apply(pawlSide);
      fireQueued();
      squirrelSide = new SquirrelSide<>(code, squirrelContext);
    }

    int run(Random random) {
      int moves = 0;
      compare();
      for (int i = 0; i < events && !squirrelSide.isTerminated(); i++) {
        Set<String> before = configuration();
        step(before, random);
        compare();
        if (!before.equals(configuration())) {
          moves++;
        }
      }
      return moves;
    }

    private void step(Set<String> before, Random random) {
      List<E> all = code.events().stream().filter(e -> pawlEvent(e).isPresent()).toList();
      List<Duration> delays = pawlSide.timers().delays();
      int choices = all.size() + delays.size();
      if (choices == 0) {
        return;
      }
      int choice = random.nextInt(choices);
      if (choice >= all.size()) {
        Duration delay = delays.get(choice - all.size());
        timedStates.active(before, delay).ifPresent(state -> elapse(state, delay));
        return;
      }
      E event = all.get(choice);
      if (!skipped.test(before, event)) {
        long changeSeed = random.nextLong();
        changed(squirrelContext, changeSeed);
        changed(pawlContext, changeSeed);
        fired.add(Ids.name(event));
        calledCode.queue().add(new Pair<>(event, pawlContext));
        fireQueued();
        squirrelSide.fire(event, squirrelContext);
      }
    }

    private void changed(@Nullable C context, long changeSeed) {
      if (context != null) {
        change.accept(context, new Random(changeSeed));
      }
    }

    private void elapse(ImmutableTimedState<T, S, E, C> state, Duration delay) {
      fired.add("after " + delay);
      E event = state.getAutoFireEvent();
      beginStep(event, state.getAutoFireContext());
      boolean unused = pawlSide.timers().elapse(delay);
      fireQueued();
      squirrelSide.fire(event, state.getAutoFireContext());
    }

    /** Fires the queued events at the machine of Pawl. Actions can add events to the queue. */
    private void fireQueued() {
      for (Pair<E, C> next = calledCode.queue().poll();
          next != null;
          next = calledCode.queue().poll()) {
        beginStep(next.first(), next.second());
        pawlEvent(next.first()).ifPresent(machine::tryFire);
      }
    }

    /**
     * Returns the event of Pawl for an event of squirrel, or empty if the machine of Pawl does not
     * have the event.
     */
    private Optional<Q> pawlEvent(E event) {
      try {
        return code.eventName(event).map(eventsByWireName);
      } catch (IllegalArgumentException e) {
        return Optional.empty();
      }
    }

    private void beginStep(E event, @Nullable C context) {
      calledCode.step(
          event, context, code.withOuter(configuration()), () -> code.withOuter(configuration()));
    }

    private Set<String> configuration() {
      Set<String> names = new TreeSet<>();
      machine.configuration().forEach(s -> names.add(code.stateName(wireNames.apply(s))));
      return names;
    }

    private void compare() {
      ComparedStep.requireEqual(
          fired,
          "squirrel",
          new ComparedStep(
              squirrelSide.configuration(), squirrelSide.actions(), text(squirrelContext)),
          new ComparedStep(configuration(), pawlSide.actions(), text(pawlContext)));
      squirrelSide.actions().clear();
      pawlSide.actions().clear();
    }

    private String text(@Nullable C context) {
      return Optional.ofNullable(context).map(c -> String.valueOf(data.apply(c))).orElse("");
    }
  }
}
