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

/** Leads the same instance twice, by the interpreter and by the compiled machine. */
final class Lockstep {

  /**
   * An instance in which the two did not agree, as short as could be found.
   *
   * @param seed from what the answers were made
   * @param watched whether the instance had a hook
   * @param byClock whether time passed in it
   * @param happenings all that happened, with what came of it by the interpreter
   * @param actual what the machine made of the last of them
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

  /** Leads instances for so many steps, until the two differ. */
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

  /** What the machine makes of it, where that is something else. */
  private Optional<Step> otherwise(
      Happening happening, RandomAnswers answers, boolean watched, boolean byClock) {
    answers.turn(happening.turn());
    String event = happening.event();
    // some events are fired as programs do that want refusals thrown
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

  /** Whether a machine did what it should, as far as it can be seen from outside. */
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

  /** What a machine should tell of an outcome, that tells as much as this one does. */
  private static String told(String expected, String actual) {
    boolean refused = expected.equals(Step.ILLEGAL) || expected.equals(Step.GUARD_REFUSED);
    if (actual == null) {
      return null;
    }
    return actual.equals(MachineDriver.NOT_REFUSED) && !refused ? actual : expected;
  }

  /** The same without what was not needed for it. */
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

  /** Whether something can happen in an instance that was led to here. */
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
