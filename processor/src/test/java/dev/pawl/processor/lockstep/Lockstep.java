package dev.pawl.processor.lockstep;

import dev.pawl.processor.lockstep.RandomLife.Happening;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.scxml.Interpreter;
import dev.pawl.processor.scxml.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Leads the same life twice, by the interpreter and by the compiled machine. */
final class Lockstep {

  /**
   * A life in which the two did not agree, as short as could be found.
   *
   * @param seed from what the answers were made
   * @param watched whether the life had a hook
   * @param happenings all that happened, with what came of it by the interpreter
   * @param actual what the machine made of the last of them
   */
  record Difference(long seed, boolean watched, List<Happening> happenings, Step actual) {

    @Override
    public String toString() {
      StringBuilder out = new StringBuilder("answers " + seed + ", ");
      out.append(watched ? "watched\n" : "without hook\n");
      for (Happening h : happenings) {
        out.append(h.event().isEmpty() ? "begins" : h.event() + " (turn " + h.turn() + ")");
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

  /** Leads lives for so many steps, until the two differ. */
  Optional<Difference> live(SplittableRandom random, int steps) {
    RandomLife life = new RandomLife(machine, random);
    List<Happening> happenings = new ArrayList<>();
    RandomAnswers answers = null;
    boolean watched = false;
    for (int step = 0; step < steps; step++) {
      Optional<Happening> happening = life.next();
      if (happening.isEmpty()) {
        continue;
      }
      if (happening.get().event().isEmpty()) {
        happenings.clear();
        answers = new RandomAnswers(life.seed());
        watched = random.nextInt(4) > 0;
      }
      happenings.add(happening.get());
      Optional<Step> actual = otherwise(happening.get(), answers, watched);
      if (actual.isPresent()) {
        return Optional.of(
            shorter(new Difference(life.seed(), watched, List.copyOf(happenings), actual.get())));
      }
    }
    return Optional.empty();
  }

  /** What the machine makes of it, where that is something else. */
  private Optional<Step> otherwise(Happening happening, RandomAnswers answers, boolean watched) {
    answers.turn(happening.turn());
    Step actual =
        switch (happening.event()) {
          case "" -> driver.start(answers, watched);
          case RandomLife.RESUME -> driver.goOn();
          // some events are fired as programs do that want refusals thrown
          default -> driver.fire(happening.event(), happening.event().hashCode() % 2 == 0);
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
      boolean start = h.event().isEmpty();
      boolean timer =
          machine.event(h.event()).filter(e -> e.name().contains(".after.")).isPresent();
      if (timer && !all.get(all.size() - 1).step().timers().contains(h.event())) {
        return Optional.empty();
      }
      try {
        answers.turn(h.turn());
        Step step =
            start
                ? interpreter.start()
                : h.event().equals(RandomLife.RESUME)
                    ? all.get(all.size() - 1).step().resumed()
                    : interpreter.fire(h.event());
        all.add(new Happening(h.event(), h.turn(), step));
      } catch (Interpreter.EndlessException e) {
        return Optional.empty();
      }
      Happening last = all.get(all.size() - 1);
      Optional<Step> actual = otherwise(last, answers, difference.watched());
      if (actual.isPresent()) {
        return Optional.of(
            new Difference(difference.seed(), difference.watched(), all, actual.get()));
      }
      if (last.step().outcome().equals(Step.LOOP)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }
}
