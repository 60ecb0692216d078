package dev.pawl.store.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.store.worker.Hang;
import dev.pawl.store.worker.RunningCall;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

class WorkerThreadsTest {

  private static final Duration LONG = Duration.ofMinutes(1);

  /** A job that runs until the worker stops. */
  private static final class Waiting implements WorkerThreads.Job<RunningCall> {
    @Override
    public void run(BooleanSupplier stopping) {
      while (!stopping.getAsBoolean()) {
        Thread.onSpinWait();
      }
    }

    @Override
    public Collection<RunningCall> running() {
      return List.of();
    }

    @Override
    public void report(RunningCall call, Hang hang) {}

    @Override
    public void releaseClaims() {}
  }

  /** Closed threads and watchdogs are no longer among the threads of the process. */
  @Test
  void closeEndsAllThreads() {
    for (int i = 0; i < 100; i++) {
      String name = "closed-" + i;
      WorkerThreads<RunningCall> threads =
          new WorkerThreads<>(
              new WorkerThreads.Rules(name, 2, true, true, Duration.ofSeconds(1)), new Waiting());
      threads.start(() -> {});
      assertTrue(threads.close(LONG));
      assertEquals(
          List.of(),
          Thread.getAllStackTraces().keySet().stream()
              .map(Thread::getName)
              .filter(found -> found.startsWith(name + '-'))
              .toList());
    }
  }
}
