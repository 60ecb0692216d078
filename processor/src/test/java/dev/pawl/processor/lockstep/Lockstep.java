package dev.pawl.processor.lockstep;

import dev.pawl.language.Named;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.processor.lockstep.RandomLife.Happening;
import dev.pawl.processor.scxml.Interpreter;
import dev.pawl.processor.scxml.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Runs an instance in the interpreter and in the compiled machine, and compares the steps. */
final class Lockstep {

  /**
   * A minimized run of an instance in which the results differ.
   *
   * @param seed the seed of the results of user code
   * @param watched whether the instance had a hook
   * @param byClock whether timers elapsed with time
   * @param happenings all events, with the results of the interpreter
   * @param actual the result of the machine for the last event
   */
  record Difference(
      long seed, boolean watched, boolean byClock, List<Happening> happenings, Step actual) {

    @Override
    public String toString() {
      StringBuilder out = new StringBuilder("answers " + seed + ", ");
      out.append(watched ? "watched" : "without hook").append(byClock ? ", by the clock\n" : "\n");
      for (Happening h : happenings) {
        out.append(
            h.event().isEmpty()
                ? "begins"
                : h.event() + " (turn " + h.turn() + ", after " + h.millis() + " ms)");
        out.append("\n    ").append(h.step()).append("\n");
      }
      return out.append("not\n    ").append(actual).append("\n").toString();
    }
  }

  private final Machine machine;
  private final MachineDriver<?, ?> driver;

  Lockstep(Machine machine, MachineDriver<?, ?> driver) {
    this.machine = machine;
    this.driver = driver;
  }

  /** Runs instances for a number of steps, until the results differ. */
  Optional<Difference> live(SplittableRandom random, int steps) {
    RandomLife instance = new RandomLife(machine, random);
    List<Happening> happenings = new ArrayList<>();
    RandomAnswers answers = null;
    boolean watched = false;
    for (int step = 0; step < steps; step++) {
      Optional<Happening> happening = instance.next();
      if (happening.isEmpty()) {
        continue;
      }
      if (happening.get().event().isEmpty()) {
        happenings.clear();
        answers = new RandomAnswers(instance.seed());
        watched = random.nextInt(4) > 0;
      }
      happenings.add(happening.get());
      Optional<Step> actual = otherwise(happening.get(), answers, watched, instance.byClock());
      if (actual.isPresent()) {
        return Optional.of(
            shorter(
                new Difference(
                    instance.seed(),
                    watched,
                    instance.byClock(),
                    List.copyOf(happenings),
                    actual.get())));
      }
    }
    return Optional.empty();
  }

  /** Returns the result of the machine if it differs from the expected one. */
  private Optional<Step> otherwise(
      Happening happening, RandomAnswers answers, boolean watched, boolean byClock) {
    answers.turn(happening.turn());
    String event = happening.event();
    // some events are fired with the method that throws refusals
    boolean plainly = event.hashCode() % 2 == 0;
    Step actual =
        switch (event) {
          case "" -> driver.start(answers, watched, byClock);
          case RandomLife.RESUME -> driver.goOn();
          case RandomLife.PASS -> driver.pass(happening.millis());
          default ->
              event.startsWith(RandomLife.FORGED)
                  ? driver.forge(event.substring(RandomLife.FORGED.length()), plainly)
                  : driver.fire(event, plainly);
        };
    return agree(happening.step(), actual, watched) ? Optional.empty() : Optional.of(actual);
  }

  /**
   * Returns whether a machine behaved as expected. Records are compared only if the instance has a
   * hook, and outcomes only as far as the call returns them.
   */
  static boolean agree(Step expected, Step actual, boolean watched) {
    if (expected.outcome().equals(Step.LOOP)) {
      return actual.outcome() != null && actual.outcome().startsWith(MachineDriver.ERROR);
    }
    Step seen =
        new Step(
            told(expected.outcome(), actual.outcome()),
            expected.configuration(),
            expected.effects(),
            watched ? expected.records() : List.of(),
            expected.context(),
            expected.timers());
    return seen.equals(actual);
  }

  /** Returns the expected outcome, reduced to the detail of the actual outcome. */
  private static String told(String expected, String actual) {
    boolean refused = expected.equals(Step.ILLEGAL) || expected.equals(Step.GUARD_REFUSED);
    if (actual == null) {
      return null;
    }
    return actual.equals(MachineDriver.NOT_REFUSED) && !refused ? actual : expected;
  }

  /** Returns a difference without the events that are not necessary to reproduce it. */
  private Difference shorter(Difference difference) {
    Difference shortest = difference;
    for (int i = difference.happenings().size() - 2; i > 0; i--) {
      List<Happening> fewer = new ArrayList<>(shortest.happenings());
      if (i < fewer.size() - 1) {
        fewer.remove(i);
        shortest = again(shortest, fewer).orElse(shortest);
      }
    }
    return shortest;
  }

  private Optional<Difference> again(Difference difference, List<Happening> happenings) {
    RandomAnswers answers = new RandomAnswers(difference.seed());
    Interpreter interpreter = new Interpreter(machine, answers, 0);
    List<Happening> all = new ArrayList<>();
    for (Happening h : happenings) {
      if (!isPossible(h, interpreter, difference.byClock())) {
        return Optional.empty();
      }
      try {
        answers.turn(h.turn());
        Step step =
            switch (h.event()) {
              case "" -> interpreter.start();
              case RandomLife.RESUME -> interpreter.resume();
              case RandomLife.PASS -> interpreter.pass(h.millis());
              default ->
                  h.event().startsWith(RandomLife.FORGED)
                      ? interpreter.refuse()
                      : difference.byClock() && isTimer(h.event())
                          ? interpreter.fireDue()
                          : interpreter.fire(h.event());
            };
        all.add(new Happening(h.event(), h.turn(), h.millis(), step));
      } catch (Interpreter.EndlessException e) {
        return Optional.empty();
      }
      Happening last = all.get(all.size() - 1);
      Optional<Step> actual = otherwise(last, answers, difference.watched(), difference.byClock());
      if (actual.isPresent()) {
        return Optional.of(
            new Difference(
                difference.seed(), difference.watched(), difference.byClock(), all, actual.get()));
      }
      if (last.step().outcome().equals(Step.LOOP)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private boolean isTimer(String event) {
    return Named.event(machine, event).filter(e -> e.kind() == Event.Kind.TIMER).isPresent();
  }

  /** Returns whether an event is possible in the present state of an instance. */
  private boolean isPossible(Happening happening, Interpreter interpreter, boolean byClock) {
    if (happening.event().equals(RandomLife.PASS)) {
      return happening.millis() < interpreter.untilDue();
    }
    return !isTimer(happening.event())
        || (byClock
            ? interpreter.due().equals(Optional.of(happening.event()))
            : interpreter.isRunning(happening.event()));
  }
}
