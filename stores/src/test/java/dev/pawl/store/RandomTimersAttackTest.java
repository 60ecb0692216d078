package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.Recovery;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.ExpeditionLogic;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.OvenLogic;
import dev.pawl.store.sample.Tries;
import dev.pawl.store.timer.CatchUp;
import dev.pawl.store.timer.TimerPolicy;
import dev.pawl.time.Backoff;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random calls for instances with timers: events, wakes, forced steps, adoptions and unparking.
 * Guards throw sometimes, and the clock jumps in both directions. The store may refuse an event
 * only if the machine does, and rows must never be inconsistent.
 */
@Tag("attack")
class RandomTimersAttackTest {

  private static final long SEED = Seed.VALUE;
  private static final int OPERATIONS = Integer.getInteger("pawl.stores.operations", 60);
  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");
  private static final Cause ADA = Cause.by("ada").because("told to");

  private final SplittableRandom random = new SplittableRandom(SEED);
  private final List<String> done = new ArrayList<>();
  private Instant now = START;
  private boolean fails;

  @TempDir Path folder;

  /** The exception of guards. */
  private static final class Boom extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private boolean asked(boolean answer) {
    if (fails) {
      throw new Boom();
    }
    return answer;
  }

  private final class Rules implements OvenLogic, ExpeditionLogic {
    @Override
    public boolean triesLeft(Tries context) {
      return asked(random.nextInt(4) > 0);
    }

    @Override
    public Tries countTry(Tries context) {
      return new Tries(context.made() + 1, context.most());
    }

    @Override
    public Duration cooling(Tries context) {
      asked(true);
      return Duration.ofSeconds(random.nextInt(100));
    }
  }

  @Test
  void onlyRulesRefuseEvents() {
    Rules rules = new Rules();
    live(Machines.BEACON, "stop", "call", "answer");
    live(Machines.LAMP, "look", "off", "touch");
    live(Machines.egg(id -> asked(random.nextBoolean())), "turnDown", "eat", "stir", "heat");
    live(Machines.expedition(rules), "depart", "resume", "cancel", "storm", "arrive", "climb");
    live(
        Machines.oven(rules, new Tries(0, 9)),
        "unplug",
        "up",
        "down",
        "pull",
        "push",
        "slam",
        "plug",
        "scrap");
    live(Machines.TICKER);
  }

  private <S, E> void live(StoredMachine<S, E> machine, String... events) {
    now = START;
    try (HikariDataSource source = Database.H2.open(folder)) {
      JdbcStore<S, E> store =
          JdbcStore.of(machine, source)
              .clock(() -> now)
              .timers(
                  TimerPolicy.standard()
                      .attempts(3)
                      .perTransaction(5)
                      .catchUp(CatchUp.skipOlderThan(Duration.ofMinutes(5)))
                      .backoff(Backoff.exponential(Duration.ofSeconds(10), Duration.ofHours(1))))
              .build();
      store.createTables();
      for (int i = 0; i < 3; i++) {
        store.create("i" + i);
      }
      List<S> states = machine.stateNames().stream().map(machine::state).toList();
      for (int i = 0; i < OPERATIONS; i++) {
        String id = "i" + random.nextInt(3);
        fails = random.nextInt(5) == 0;
        try {
          operation(store, id, events, states);
        } catch (IllegalTransitionError | Boom e) {
          done.add("  refused: " + e.getClass().getSimpleName());
        } catch (RuntimeException | Error e) {
          throw new AssertionError(told(machine), e);
        }
        fails = false;
        CheckReport report = StoreCheck.of(store).run();
        assertTrue(report.isClean(), () -> report + told(machine));
      }
    }
  }

  private <S, E> void operation(JdbcStore<S, E> store, String id, String[] events, List<S> states) {
    int what = random.nextInt(100);
    if (what < 40 && events.length > 0) {
      String event = events[random.nextInt(events.length)];
      done.add(now + " fire " + id + " " + event + (fails ? " fails" : ""));
      store.fire(id, store.machine().event(event), ADA);
    } else if (what < 60) {
      now = now.plusMillis(1L << random.nextInt(24));
    } else if (what < 65) {
      now = now.minusMillis(1L << random.nextInt(22));
    } else if (what < 82) {
      done.add(now + " run" + (fails ? " fails" : ""));
      store.timers().runOnce(10, new Eggs.RecordingListener(), () -> false);
    } else if (what < 87) {
      done.add(now + " wake " + id + (fails ? " fails" : ""));
      store.wake(id);
    } else if (what < 90) {
      done.add(now + " unpark");
      store.timers().unparkAll();
    } else if (what < 93) {
      done.add(now + " settle, adopt");
      store.timers().correctClockSkew();
      store.timers().adoptAll();
    } else if (what < 96) {
      S state = states.get(random.nextInt(states.size()));
      done.add(now + " force " + id + " " + state);
      store.force(id, state, ADA);
    } else if (what < 98) {
      done.add(now + " adopt " + id);
      Recovery.of(store).adopt(id, ADA);
    } else if (!store.history(id).isEmpty()) {
      done.add(now + " restore " + id);
      Recovery.of(store).restore(id, ADA);
    }
  }

  private String told(StoredMachine<?, ?> machine) {
    List<String> last = done.subList(Math.max(0, done.size() - 25), done.size());
    return machine + ", seed " + SEED + "\n" + String.join("\n", last);
  }
}
