package dev.pawl.processor.lockstep;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.processor.scxml.Interpreter;
import dev.pawl.processor.scxml.Step;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Random runs of instances of a machine: events, elapsing timers, occasionally a forged internal
 * event, or storing and restoring the instance. When an instance ends or loops, another one starts.
 */
final class RandomLife {

  /**
   * An event of a run, with its result.
   *
   * @param event the event; empty for the start of an instance, {@link #RESUME} for restoring it,
   *     {@link #PASS} for passing time
   * @param turn the number that {@link RandomAnswers#turn} was called with before the event
   * @param millis the passed time, in milliseconds
   */
  record Happening(String event, int turn, long millis, Step step) {}

  /** The prefix of a forged event: an internal event that is fired from outside. */
  static final String FORGED = "(forged) ";

  /** No event: the instance is stored and restored. */
  static final String RESUME = "(resume)";

  /** No event: time passes, but no timer elapses. */
  static final String PASS = "(pass)";

  /** The maximum number of events of an instance. */
  private static final int LONGEST = 25;

  private final Machine machine;
  private final List<String> named;
  private final List<String> made;
  private final SplittableRandom random;
  private final boolean turns;
  private final boolean timed;
  private Interpreter interpreter;
  private RandomAnswers answers;
  private long seed;
  private Step last;
  private int age;
  private boolean byClock;
  private int turn;

  RandomLife(Machine machine, SplittableRandom random) {
    this.machine = machine;
    this.named = names(machine, Event.Kind.NAMED, Event.Kind.DIRECT);
    this.made = names(machine, Event.Kind.DONE, Event.Kind.TIMER);
    this.random = random;
    // a new turn could enable an eventless transition between two events, and nothing would trigger
    // it
    this.timed = machine.tree().nodes().stream().anyMatch(s -> !s.behavior().timers().isEmpty());
    this.turns = machine.tree().nodes().stream().allMatch(s -> s.behavior().always().isEmpty());
  }

  private static List<String> names(Machine machine, Event.Kind... kinds) {
    List<Event.Kind> wanted = List.of(kinds);
    return machine.events().stream()
        .filter(e -> wanted.contains(e.kind()))
        .map(Event::name)
        .toList();
  }

  /** Returns the seed of the results of user code. */
  long seed() {
    return seed;
  }

  /** Returns whether time passes in the instance; otherwise any timer can elapse at any moment. */
  boolean byClock() {
    return byClock;
  }

  Interpreter interpreter() {
    return interpreter;
  }

  /** Performs the next event; empty if its result cannot be compared. */
  Optional<Happening> next() {
    String event = interpreter == null || age >= LONGEST ? "" : event();
    try {
      if (event.isEmpty()) {
        seed = random.nextLong();
        byClock = timed && random.nextBoolean();
        answers = new RandomAnswers(seed);
        interpreter = new Interpreter(machine, answers, 0);
        age = 0;
        turn = 0;
        last = interpreter.start();
      } else if (event.equals(RESUME)) {
        last = interpreter.resume();
        return Optional.of(new Happening(RESUME, turn, 0, last));
      } else if (event.startsWith(FORGED)) {
        last = interpreter.refuse();
        return Optional.of(new Happening(event, turn, 0, last));
      } else if (event.equals(PASS)) {
        long millis = random.nextLong(Math.min(interpreter.untilDue(), 5_000));
        last = interpreter.pass(millis);
        return Optional.of(new Happening(PASS, turn, millis, last));
      } else {
        turn = turns ? age : 0;
        answers.turn(turn);
        boolean due = byClock && interpreter.due().equals(Optional.of(event));
        last = due ? interpreter.fireDue() : interpreter.fire(event);
      }
      age++;
    } catch (Interpreter.EndlessException e) {
      interpreter = null;
      return Optional.empty();
    }
    // occasionally an event after the end
    if (last.outcome().equals(Step.LOOP) || (interpreter.isOver() && random.nextInt(4) > 0)) {
      age = LONGEST;
    }
    return Optional.of(new Happening(event, turn, 0, last));
  }

  private String event() {
    if (random.nextInt(12) == 0) {
      return RESUME;
    }
    if (!last.timers().isEmpty() && random.nextInt(3) == 0) {
      return byClock ? interpreter.due().orElseThrow() : Step.event(any(last.timers()));
    }
    if (byClock && interpreter.untilDue() > 0 && random.nextInt(5) == 0) {
      return PASS;
    }
    if (!made.isEmpty() && random.nextInt(20) == 0) {
      return FORGED + any(made);
    }
    return named.isEmpty() ? "" : any(named);
  }

  private String any(List<String> list) {
    return list.get(random.nextInt(list.size()));
  }
}
