package dev.pawl.processor.lockstep;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.processor.scxml.Interpreter;
import dev.pawl.processor.scxml.Step;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Instances of a machine one after the other, made up as they go: events, and timers while they
 * run; now and then somebody fires an event that only the machine makes, or the instance is taken
 * down and resumed. An instance that is over or does not come to rest is followed by another.
 */
final class RandomLife {

  /**
   * What happened, and what came of it.
   *
   * @param event empty where an instance began, {@link #RESUME} where it was resumed, {@link #PASS}
   *     where time passed
   * @param turn the turn of the answers
   * @param millis how much time passed
   */
  record Happening(String event, int turn, long millis, Step step) {}

  /** Stands before an event that only the machine makes, and that somebody fires all the same. */
  static final String FORGED = "(forged) ";

  /** No event: the instance is taken down, and another goes on from there. */
  static final String RESUME = "(resume)";

  /** No event: time passes, but no timer runs down. */
  static final String PASS = "(pass)";

  /** After so many events an instance ends, whatever it does. */
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
    // an eventless transition could be enabled by nothing but a turn, and then nobody looks
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

  /** From what the instance's answers are made. */
  long seed() {
    return seed;
  }

  /** Whether time passes in the instance; else any timer may run down at any moment. */
  boolean byClock() {
    return byClock;
  }

  Interpreter interpreter() {
    return interpreter;
  }

  /** Lets the next thing happen; empty where nothing came of it that could be compared. */
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
    // an event after the end, now and then
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
