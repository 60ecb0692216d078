package dev.pawl.processor.verify;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.Verdict;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.lockstep.RestingCharts;
import dev.pawl.processor.scxml.Answers;
import dev.pawl.processor.scxml.Interpreter;
import dev.pawl.processor.scxml.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests that random walks of the independent interpreter refute no verdict. {@code
 * -Dpawl.fuzz=10000} takes 10,000 walks through each chart.
 */
@Tag("slow")
class RefutingWalkTest {

  private static final int BY_DEFAULT = 20;
  private static final int CHARTS = 25;

  /** The maximum number of events of a walk. */
  private static final int LONGEST = 25;

  @Test
  void randomWalksRefuteNoVerdict() {
    Fuzz fuzz = Fuzz.of(getClass(), BY_DEFAULT);
    SplittableRandom random = fuzz.random();
    RestingCharts charts = new RestingCharts(random.split());
    int walked = 0;
    int held = 0;
    while (walked < CHARTS) {
      RestingCharts.Chart chart = charts.next();
      if (VerifiedChart.isSuitable(chart.machine())) {
        VerifiedChart verified = VerifiedChart.of(chart, random.split(), List.of());
        Walked all = new Walked(chart.machine(), verified);
        for (int i = 0; i < fuzz.count(); i++) {
          all.walk(random.split());
        }
        walked++;
        held += all.held.size();
      }
    }
    System.out.println(held + " verdicts, " + fuzz.count() + " walks for each");
    assertTrue(held > CHARTS, held + " verdicts");
  }

  /** The properties of a chart that hold, and random walks that might refute them. */
  private static final class Walked {

    private final Machine machine;
    private final VerifiedChart verified;
    private final List<String> events;
    private final List<Integer> held = new ArrayList<>();
    private final Map<Integer, ObservedPropositions> propositions = new HashMap<>();

    Walked(Machine machine, VerifiedChart verified) {
      this.machine = machine;
      this.verified = verified;
      this.events =
          machine.events().stream()
              .filter(e -> e.kind() == Event.Kind.NAMED || e.kind() == Event.Kind.DIRECT)
              .map(Event::name)
              .toList();
      for (int i = 0; i < VerifiedChart.PROPERTIES; i++) {
        Verdict verdict = verified.results().get(i).verdict();
        if (verdict == Verdict.HOLDS || verdict == Verdict.VACUOUS) {
          held.add(i);
          propositions.put(i, new ObservedPropositions(machine, verified.properties().get(i)));
        }
      }
    }

    /** Runs an instance, unless it does something that the verdicts do not cover. */
    void walk(SplittableRandom random) {
      Interpreter interpreter = new Interpreter(machine, new FreeAnswers(random), 0);
      Map<Integer, Ltl> rest = new HashMap<>();
      held.forEach(i -> rest.put(i, Ltl.of(verified.properties().get(i))));
      List<String> walk = new ArrayList<>();
      String from = "";
      for (int length = random.nextInt(LONGEST); length >= 0; length--) {
        Step step;
        try {
          step = walk.isEmpty() ? interpreter.start() : next(interpreter, walk, random);
        } catch (Interpreter.EndlessException e) {
          return;
        }
        if (walk.isEmpty()) {
          walk.add("starts");
        }
        if (step.equals(Step.loop()) || interpreter.mostDeferred() > VerifiedChart.DEFERRED) {
          return;
        }
        String to = interpreter.key();
        walk.add("→ " + to);
        for (int i : held) {
          Ltl left =
              propositions.get(i).progressed(rest.get(i), from, interpreter.observations(), to);
          assertNotEquals(Ltl.FALSE, left, () -> verified.text(i) + walk);
          rest.put(i, left);
        }
        from = to;
      }
      if (interpreter.untilDue() == Long.MAX_VALUE) {
        String last = from;
        for (int i : held) {
          assertTrue(
              rest.get(i).holdsForEver(propositions.get(i).stable(last)),
              () -> verified.text(i) + walk + " for ever");
        }
      }
    }

    /** Fires an event, or lets time pass, usually until a timer elapses. */
    private Step next(Interpreter interpreter, List<String> walk, SplittableRandom random) {
      boolean isTimed = interpreter.untilDue() < Long.MAX_VALUE;
      if (events.isEmpty() || isTimed && random.nextInt(3) == 0) {
        walk.add(isTimed ? interpreter.due().orElseThrow() : "waits");
        return isTimed ? interpreter.fireDue() : interpreter.pass(1);
      }
      if (isTimed && interpreter.untilDue() > 0 && random.nextInt(3) == 0) {
        interpreter.pass(random.nextLong(interpreter.untilDue()));
      }
      String event = events.get(random.nextInt(events.size()));
      walk.add(event);
      return interpreter.fire(event);
    }
  }

  /** Random results. Within an evaluation of guards, equal calls have equal results. */
  private static final class FreeAnswers implements Answers {

    private final SplittableRandom random;
    private final Map<String, Boolean> evaluation = new HashMap<>();

    FreeAnswers(SplittableRandom random) {
      this.random = random;
    }

    @Override
    public void evaluates() {
      evaluation.clear();
    }

    @Override
    public boolean holds(String predicate, Integer context) {
      return evaluation.computeIfAbsent(predicate, p -> random.nextBoolean());
    }

    @Override
    public String choose(String choice, List<String> targets, Integer context) {
      return targets.get(random.nextInt(targets.size()));
    }
  }
}
