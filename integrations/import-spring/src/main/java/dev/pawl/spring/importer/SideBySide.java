package dev.pawl.spring.importer;

import dev.pawl.Machine;
import dev.pawl.cli.importer.ComparedStep;
import dev.pawl.cli.importer.Ids;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.messaging.Message;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.trigger.TimerTrigger;

/**
 * Compares a machine of Spring Statemachine with the machine of Pawl that was imported from it. The
 * two machines get equal random events and run the user's guards and actions. After each event, the
 * machines must have equal active states and equal variables in the extended state, and must have
 * run equal actions. The order in which actions run for one event is not compared, because Pawl
 * runs effects after the step.
 *
 * @param <S> the type of states of Spring Statemachine
 * @param <E> the type of events of Spring Statemachine
 */
public final class SideBySide<S, E> {

  private static final int PATIENCE_MILLIS = 1000;

  private final Callable<StateMachine<S, E>> spring;
  private final Map<Object, String> known = new IdentityHashMap<>();
  private BiFunction<E, Random, Message<E>> messages =
      (event, random) -> MessageBuilder.withPayload(event).build();
  private BiPredicate<Set<String>, E> skipped = (states, event) -> false;
  private int sequences = Integer.getInteger("pawl.sequences", 1000);
  private int events = 50;
  private long seed = 1;

  private SideBySide(Callable<StateMachine<S, E>> spring) {
    this.spring = spring;
  }

  /**
   * Creates a comparison.
   *
   * @param spring the function that creates a machine of Spring Statemachine. The function must not
   *     start the machine. The function is called twice for each sequence of events.
   */
  public static <S, E> SideBySide<S, E> of(Callable<StateMachine<S, E>> spring) {
    return new SideBySide<>(spring);
  }

  /**
   * Names guards and actions after their beans. Call this method if the beans were passed to {@link
   * SpringImport#beans}.
   */
  public SideBySide<S, E> beans(ListableBeanFactory beans) {
    known.putAll(KnownNames.ofBeans(beans));
    return this;
  }

  /**
   * Names a guard or an action. Call this method if the name was passed to {@link
   * SpringImport#name(Object, String)}.
   */
  public SideBySide<S, E> name(Object code, String name) {
    known.put(code, name);
    return this;
  }

  /**
   * Sets the function that creates the message for an event. By default, messages have no headers.
   */
  public SideBySide<S, E> messages(BiFunction<E, Random, Message<E>> messages) {
    this.messages = messages;
    return this;
  }

  /**
   * Skips events in configurations in which they would lead to known differences.
   *
   * @param skipped the function that returns whether to skip an event. The first argument of the
   *     function is the set of the names of the innermost active states.
   */
  public SideBySide<S, E> skip(BiPredicate<Set<String>, E> skipped) {
    this.skipped = skipped;
    return this;
  }

  /**
   * Sets the number of sequences of events. The default is the system property {@code
   * pawl.sequences}, or 1000 if the property is not set.
   */
  public SideBySide<S, E> sequences(int sequences) {
    this.sequences = sequences;
    return this;
  }

  /** Sets the number of events in each sequence. The default is 50. */
  public SideBySide<S, E> events(int events) {
    this.events = events;
    return this;
  }

  /** Sets the seed of the random events. The default is 1. */
  public SideBySide<S, E> seed(long seed) {
    this.seed = seed;
    return this;
  }

  /**
   * Runs the comparison.
   *
   * @param pawl the function that creates the machine of Pawl
   * @param wireNames the function that returns the wire name of a state of Pawl, such as {@code
   *     CdCodec::toWire}
   * @param eventsByWireName the function that returns the event of Pawl with the given wire name,
   *     such as {@code CdCodec::eventFromWire}
   * @return the number of events that changed the configuration
   * @throws AssertionError if the machines differ, or if no event has changed the configuration. If
   *     the machines differ, the message contains the events and the states.
   * @throws Exception if a machine cannot be created
   */
  public <P, Q> int run(
      Function<PawlSide, Machine<P, Q>> pawl,
      Function<P, String> wireNames,
      Function<String, Q> eventsByWireName)
      throws Exception {
    int moves = 0;
    Random random = new Random(seed);
    for (int i = 0; i < sequences; i++) {
      Sequence<P, Q> sequence = new Sequence<>(pawl, wireNames, eventsByWireName);
      try {
        moves += sequence.run(random);
      } finally {
        sequence.springSide.stop();
      }
    }
    if (moves == 0) {
      throw new AssertionError("No event has changed the active states.");
    }
    return moves;
  }

  /** A sequence of events, with one instance of each machine. */
  private final class Sequence<P, Q> {

    private final SpringSide<S, E> springSide;
    private final ComparedCode<S, E> code;
    private final PawlSide pawlSide;
    private final Machine<P, Q> machine;
    private final Function<P, String> wireNames;
    private final Function<String, Q> eventsByWireName;
    private final List<String> fired = new ArrayList<>();

    Sequence(
        Function<PawlSide, Machine<P, Q>> pawl,
        Function<P, String> wireNames,
        Function<String, Q> eventsByWireName)
        throws Exception {
      this.wireNames = wireNames;
      this.eventsByWireName = eventsByWireName;
      code = ComparedCode.of(spring.call(), known);
      pawlSide = new PawlSide(code);
      machine = pawl.apply(pawlSide);
      pawlSide.fireQueued(machine, eventsByWireName);
      springSide = new SpringSide<>(ComparedCode.of(spring.call(), known));
    }

    int run(Random random) {
      List<E> events = code.events();
      int moves = 0;
      compare();
      for (int i = 0; i < SideBySide.this.events; i++) {
        Set<String> before = configuration();
        List<TimerTrigger<S, E>> timers = timers();
        int choice = random.nextInt(events.size() + timers.size());
        if (choice < timers.size()) {
          elapse(timers.get(choice));
        } else {
          E event = events.get(choice - timers.size());
          if (!skipped.test(before, event)) {
            fire(messages.apply(event, random));
          }
        }
        if (!before.equals(configuration())) {
          moves++;
        }
      }
      return moves;
    }

    /** Returns the timers that run in both machines. */
    private List<TimerTrigger<S, E>> timers() {
      List<Duration> delays = pawlSide.timers().delays();
      return springSide.timers().stream()
          .filter(t -> Collections.frequency(delays, Duration.ofMillis(t.getPeriod())) == 1)
          .toList();
    }

    private void elapse(TimerTrigger<S, E> timer) {
      Duration delay = Duration.ofMillis(timer.getPeriod());
      fired.add("after " + delay);
      boolean unused = pawlSide.timers().elapse(delay);
      pawlSide.fireQueued(machine, eventsByWireName);
      springSide.elapse(timer);
      compare();
    }

    private void fire(Message<E> message) {
      fired.add(Ids.name(message.getPayload()));
      pawlSide.fire(machine, message, eventsByWireName);
      springSide.send(message);
      compare();
    }

    private Set<String> configuration() {
      Set<String> names = new TreeSet<>();
      machine.configuration().forEach(s -> names.add(code.stateName(wireNames.apply(s))));
      return names;
    }

    /**
     * Compares the machines. If they differ, waits for a second at most, because regions and state
     * actions of Spring Statemachine may run in other threads.
     */
    private void compare() {
      long deadline = System.nanoTime() + PATIENCE_MILLIS * 1_000_000L;
      while (!springStep().equals(pawlStep()) && System.nanoTime() < deadline) {
        Thread.onSpinWait();
      }
      ComparedStep.requireEqual(fired, "Spring Statemachine", springStep(), pawlStep());
      springSide.actions().clear();
      pawlSide.actions().clear();
    }

    private ComparedStep springStep() {
      return new ComparedStep(
          springSide.configuration(), springSide.actions(), text(springSide.variables()));
    }

    private ComparedStep pawlStep() {
      return new ComparedStep(configuration(), pawlSide.actions(), text(pawlSide.variables()));
    }

    private static String text(Map<?, ?> variables) {
      Set<String> values = new TreeSet<>();
      variables.forEach((key, value) -> values.add(key + "=" + value));
      return values.toString();
    }
  }
}
