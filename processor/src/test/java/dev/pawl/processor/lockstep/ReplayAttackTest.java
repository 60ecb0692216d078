package dev.pawl.processor.lockstep;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.State;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.plan.Planner;
import dev.pawl.processor.scxml.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests that every real history of a chart is legal: whole, in part, and with restored or forced
 * instances. A changed history is legal exactly if the interpreter could have produced it. A build
 * tests 40 charts; {@code -Dpawl.fuzz=3000} tests 3,000.
 */
@Tag("attack")
class ReplayAttackTest {

  private static final int BY_DEFAULT = 40;
  private static final int BATCH = 50;
  private static final int INSTANCES = 8;
  private static final int LONGEST = 20;

  /**
   * The maximum length of a changed history; the interpreter needs too many runs for longer ones.
   */
  private static final int SHORT = 6;

  /** The number of records of a looping instance. */
  private static final int ENDLESS = 400;

  /** The number of changes to the history of a looping instance. */
  private static final int TAMPERED = 14;

  private int runs;
  private int accepted;
  private int refused;
  private int tampered;
  private int unknown;

  @Test
  void historiesAreLegalExactlyIfPossible() {
    Fuzz fuzz = Fuzz.of(getClass(), BY_DEFAULT);
    runs = fuzz.count() > BY_DEFAULT ? 1_000 : 60;
    SplittableRandom random = fuzz.random();
    ChartSource source = new ChartSource(random.split(), false, false);
    for (int made = 0; made < fuzz.count(); made += BATCH) {
      List<ChartSource.Chart> charts = new ArrayList<>();
      for (int i = Math.min(BATCH, fuzz.count() - made); i > 0; i--) {
        charts.add(source.next());
      }
      new InMemoryCompiler()
          .each(
              charts,
              (chart, driver) -> new Attack<>(chart, driver, random.split()).run(),
              (chart, error) -> fail(chart.yaml() + error.getMessage()));
    }
    System.out.printf(
        "%d histories accepted; of %d tampered with %d refused, %d not known%n",
        accepted, tampered, refused, unknown);
    assertTrue(accepted > fuzz.count() * 10, "accepted only " + accepted);
    assertTrue(refused > fuzz.count() * 8, "refused only " + refused);
  }

  /** The instances of one chart. */
  private final class Attack<S, E> {
    private final ChartSource.Chart chart;
    private final MachineDriver<S, E> driver;
    private final SplittableRandom random;
    private final List<String> named = new ArrayList<>();
    private final boolean defers;

    Attack(ChartSource.Chart chart, MachineDriver<S, E> driver, SplittableRandom random) {
      this.chart = chart;
      this.driver = driver;
      this.random = random;
      for (Event event : chart.machine().events()) {
        if (event.kind() == Event.Kind.NAMED || event.kind() == Event.Kind.DIRECT) {
          named.add(event.name());
        }
      }
      this.defers =
          chart.machine().tree().nodes().stream()
              .map(State::behavior)
              .anyMatch(b -> !b.deferred().isEmpty());
    }

    private <T> T any(List<T> list) {
      return list.get(random.nextInt(list.size()));
    }

    /** Returns a random event; null, as for eventless transitions, if the chart has none. */
    private E anyEvent() {
      return driver.events().isEmpty() ? null : any(driver.events());
    }

    void run() {
      for (int instance = 0; instance < INSTANCES; instance++) {
        boolean plain = instance % 2 == 0;
        live(plain);
        List<LifecycleEvent<S, E>> history = List.copyOf(driver.history);
        if (history.size() > ENDLESS) {
          continue;
        }
        requireLegal(history);
        for (int i = 0; i < 3 && !history.isEmpty(); i++) {
          requireLegal(history.subList(random.nextInt(history.size()), history.size()));
        }
        boolean chartlike = Planner.plan(ResolvedMachine.of(chart.machine())).chart().isPresent();
        boolean begins = chartlike && chart.machine().root().behavior().initial().isEmpty();
        if (plain && begins && !defers && !history.isEmpty()) {
          for (int i = 0; i < TAMPERED; i++) {
            tamper(history.subList(0, Math.min(SHORT, history.size())));
          }
        }
      }
    }

    /** Runs an instance: plainly, or also with forced steps and a restored instance. */
    private void live(boolean plain) {
      RandomAnswers answers = new RandomAnswers(random.nextLong());
      driver.history.clear();
      Step step = driver.start(answers, true, true);
      for (int i = random.nextInt(LONGEST); i >= 0 && !isOver(step); i--) {
        answers.turn(i);
        List<E> timers = List.copyOf(driver.remaining().keySet());
        if (!plain && random.nextInt(8) == 0) {
          step = driver.forced(any(driver.states()));
        } else if (!plain && random.nextInt(8) == 0) {
          step = driver.goOn();
        } else if (!timers.isEmpty() && (named.isEmpty() || random.nextInt(3) == 0)) {
          step = driver.fire(driver.name(timers.get(0)), false);
        } else if (!named.isEmpty()) {
          step = driver.fire(any(named), false);
        }
      }
    }

    private static boolean isOver(Step step) {
      return step.outcome() != null && step.outcome().startsWith(MachineDriver.ERROR);
    }

    private void requireLegal(List<LifecycleEvent<S, E>> history) {
      wrong(history).ifPresent(wrong -> fail(told(history) + "\n" + wrong));
      accepted++;
    }

    private Optional<String> wrong(List<LifecycleEvent<S, E>> history) {
      try {
        driver.replay().require(history);
        return Optional.empty();
      } catch (IllegalTransitionError e) {
        return Optional.of(e.getMessage());
      }
    }

    private List<String> records(List<LifecycleEvent<S, E>> history) {
      return history.stream()
          .map(
              r ->
                  Step.record(
                      String.valueOf(r.from()),
                      String.valueOf(r.to()),
                      r.event() == null ? null : driver.name(r.event())))
          .toList();
    }

    private String told(List<LifecycleEvent<S, E>> history) {
      return chart.yaml() + String.join("\n", records(history));
    }

    private void tamper(List<LifecycleEvent<S, E>> history) {
      List<LifecycleEvent<S, E>> changed = new ArrayList<>(history);
      int at = random.nextInt(changed.size());
      LifecycleEvent<S, E> step = changed.get(at);
      LifecycleEvent<S, E> other = any(history);
      switch (random.nextInt(7)) {
        case 0 -> changed.remove(at);
        case 1 -> changed.add(random.nextInt(changed.size()), changed.remove(at));
        case 2 -> changed.set(at, like(step, any(driver.states()), step.to(), step.event()));
        case 3 -> changed.set(at, like(step, step.from(), any(driver.states()), step.event()));
        case 4 -> changed.set(at, like(step, step.from(), step.to(), anyEvent()));
        case 5 -> changed.add(at, other);
        default -> changed.set(at, like(step, other.from(), other.to(), null));
      }
      List<LifecycleEvent<S, E>> numbered = new ArrayList<>();
      for (LifecycleEvent<S, E> one : changed) {
        numbered.add(numbered(one, numbered.size() + 1));
      }
      check(numbered);
    }

    private void check(List<LifecycleEvent<S, E>> history) {
      List<String> records = records(history);
      Optional<String> wrong = wrong(history);
      // every history of a run with constant predicates is legal, and every legal history is the
      // history of some run
      Optional<Boolean> possible =
          new ReplayOracle(chart.machine(), runs, wrong.isPresent()).isPossible(records);
      tampered++;
      refused += wrong.isPresent() ? 1 : 0;
      unknown += possible.isEmpty() ? 1 : 0;
      if (possible.isPresent() && possible.get() == wrong.isPresent()) {
        fail(told(history) + "\n" + wrong.orElse("was accepted"));
      }
    }

    private LifecycleEvent<S, E> like(LifecycleEvent<S, E> step, S from, S to, E event) {
      return new LifecycleEvent<>(
          step.sequence(),
          step.timestamp(),
          step.machine(),
          step.entityId(),
          from,
          to,
          event,
          step.cause(),
          false);
    }

    private LifecycleEvent<S, E> numbered(LifecycleEvent<S, E> step, long sequence) {
      return new LifecycleEvent<>(
          sequence,
          step.timestamp(),
          step.machine(),
          step.entityId(),
          step.from(),
          step.to(),
          step.event(),
          step.cause(),
          step.forced());
    }
  }
}
