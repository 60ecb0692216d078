package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.history.DeferredEvent;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.TillEvent;
import dev.pawl.store.sample.TillState;
import dev.pawl.store.sample.TillWork;
import dev.pawl.store.timer.TimerPolicy;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random events at a till whose code fails at random, compared with a handwritten model. Compares
 * the history, the refusals and the deferred events, each with the cause of the caller.
 */
@Tag("slow")
class RandomDeferralTest {

  private static final int ATTEMPTS = 3;
  private static final Instant START = Instant.parse("2026-11-22T20:00:00Z");

  @TempDir Path folder;

  private final TillWork work = new TillWork();
  private final SplittableRandom random = new SplittableRandom(Long.getLong("pawl.fuzz.seed", 1));

  /** A deferred event. */
  private static final class Waiting {
    final String name;
    final String actor;
    int attempts;
    boolean parked;

    Waiting(String name, String actor) {
      this.name = name;
      this.actor = actor;
    }

    @Override
    public String toString() {
      return name + " by " + actor + " " + attempts + " " + parked;
    }
  }

  /** The model of the till. */
  private final class Model {
    String state = "BUSY";
    List<String> history = new ArrayList<>();
    List<String> refusals = new ArrayList<>();
    final List<Waiting> waiting = new ArrayList<>();
    private final Set<Waiting> held = new HashSet<>();

    /** Fires an event and returns the kind of its outcome; FAILED if application code throws. */
    String fire(String event, String actor) {
      held.clear();
      String found = state;
      String kind = take(event, actor);
      switch (kind) {
        case "DEFERRED" -> {
          refusals.add("DEFERRED " + event + " by " + actor);
          waiting.add(new Waiting(event, actor));
        }
        case "MOVED" -> offer(found);
        default -> refusals.add(kind + " " + event + " by " + actor);
      }
      return kind;
    }

    /** Offers the deferred events again after each change of the state. */
    private void offer(String found) {
      List<String> failed = new ArrayList<>();
      String before = found;
      while (!state.equals(before)) {
        before = state;
        for (Waiting one : List.copyOf(waiting)) {
          if (!one.parked && !held.contains(one) && state.equals(before)) {
            offer(one, failed);
          }
        }
      }
      refusals.addAll(failed);
    }

    private void offer(Waiting one, List<String> failed) {
      String kind = take(one.name, one.actor);
      switch (kind) {
        case "DEFERRED" -> {}
        case "FAILED" -> {
          held.add(one);
          one.attempts++;
          one.parked = one.attempts >= ATTEMPTS;
          failed.add("FAILED " + one.name + " by " + one.actor);
          if (one.parked) {
            failed.add("PARKED " + one.name + " by " + one.actor);
          }
        }
        case "MOVED" -> waiting.remove(one);
        default -> {
          waiting.remove(one);
          refusals.add("IGNORED " + one.name + " by " + one.actor);
        }
      }
    }

    private String take(String event, String actor) {
      String to = null;
      boolean fails = false;
      switch (state + " " + event) {
        case "BUSY job", "BUSY pay", "BUSY note", "BUSY check", "WORKING job" -> {
          return "DEFERRED";
        }
        case "WORKING check" -> {
          return "IGNORED";
        }
        case "BUSY free", "WORKING finish" -> to = "IDLE";
        case "BUSY rush", "IDLE busy", "WORKING busy" -> to = "BUSY";
        case "IDLE job" -> to = "WORKING";
        case "IDLE pay" -> {
          to = "IDLE";
          fails = work.chargeFails != null;
        }
        case "IDLE note", "IDLE check" -> {
          if (work.guardFails != null) {
            return "FAILED";
          } else if (!work.isSound) {
            return "GUARD_REFUSED";
          }
          to = event.equals("note") ? "IDLE" : "BUSY";
          fails = event.equals("note") && work.writeFails != null;
        }
        default -> {
          return "ILLEGAL";
        }
      }
      if (fails) {
        return "FAILED";
      }
      history.add(state + ">" + to + " " + event + " by " + actor);
      state = to;
      return "MOVED";
    }
  }

  private TillEvent event(String name) {
    return switch (name) {
      case "job" -> TillEvent.job();
      case "pay" -> TillEvent.pay(random.nextInt(9));
      case "note" -> TillEvent.note();
      case "check" -> TillEvent.check();
      case "free" -> TillEvent.free();
      case "rush" -> TillEvent.rush();
      case "busy" -> TillEvent.busy();
      default -> TillEvent.finish();
    };
  }

  private static final List<String> NAMES =
      List.of("job", "pay", "note", "check", "free", "free", "free", "rush", "busy", "finish");

  private RuntimeException failure() {
    return random.nextInt(2) == 0 ? new IllegalStateException("by chance") : null;
  }

  @ParameterizedTest
  @EnumSource
  void storeMatchesModel(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<TillState, TillEvent> store =
          JdbcStore.of(work.machine(), source)
              .clock(() -> START)
              .timers(TimerPolicy.standard().attempts(ATTEMPTS))
              .build();
      store.createTables();
      int instances = database == Database.H2 ? 20 : 4;
      int parked = 0;
      for (int instance = 0; instance < instances; instance++) {
        String id = "k" + instance;
        store.create(id);
        Model model = new Model();
        for (int step = 0; step < 40; step++) {
          String name = NAMES.get(random.nextInt(NAMES.size()));
          String actor = "caller " + step;
          work.chargeFails = failure();
          work.guardFails = failure();
          work.writeFails = failure();
          work.isSound = random.nextInt(4) > 0;
          TillEvent event = event(name);
          String expected = model.fire(name, actor);
          String found;
          try {
            found =
                random.nextBoolean()
                    ? kind(store.tryFire(id, event, Cause.by(actor)))
                    : store.inTransaction(tx -> kind(tx.tryFire(id, event, Cause.by(actor))));
          } catch (IllegalStateException e) {
            found = "FAILED";
          }
          assertEquals(expected, found, () -> actor + " " + name + " " + model.history);
          compare(model, store, id);
          Waiting given = model.waiting.stream().filter(w -> w.parked).findFirst().orElse(null);
          if (given != null && random.nextInt(3) == 0) {
            parked++;
            discard(model, store, id, given);
          }
        }
        store.requireLegal(id);
      }
      assertTrue(parked > 0);
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  private static void discard(
      Model model, JdbcStore<TillState, TillEvent> store, String id, Waiting given) {
    DeferredEvent<TillEvent> listed = store.deferred(id).get(model.waiting.indexOf(given));
    store.discardDeferred(listed, Cause.by("operator").because("it fails"));
    model.waiting.remove(given);
    model.refusals.add("DISCARDED " + given.name + " by operator");
    compare(model, store, id);
  }

  private static String kind(dev.pawl.Outcome<?> outcome) {
    return switch (outcome.getClass().getSimpleName()) {
      case "Moved" -> "MOVED";
      case "Illegal" -> "ILLEGAL";
      case "GuardRefused" -> "GUARD_REFUSED";
      default -> ((dev.pawl.Outcome.Ignored<?>) outcome).queued() ? "DEFERRED" : "IGNORED";
    };
  }

  private static void compare(Model model, JdbcStore<TillState, TillEvent> store, String id) {
    assertEquals(model.state, store.get(id).stateName());
    assertEquals(
        model.history,
        store.history(id).stream()
            .map(r -> r.from() + ">" + r.to() + " " + r.event() + " by " + r.actor())
            .toList());
    List<String> refusals = new ArrayList<>();
    store
        .refusals(id, 1000)
        .forEach(r -> refusals.add(0, r.outcome() + " " + r.event() + " by " + r.cause().actor()));
    assertEquals(model.refusals, refusals);
    assertEquals(
        model.waiting.stream().map(Waiting::toString).toList(),
        store.deferred(id).stream()
            .map(
                d ->
                    store.machine().nameOfEvent(d.event())
                        + " by "
                        + d.cause().actor()
                        + " "
                        + d.attempts()
                        + " "
                        + d.parked())
            .toList());
  }
}
