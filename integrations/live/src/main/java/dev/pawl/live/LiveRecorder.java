package dev.pawl.live;

import dev.pawl.Outcome;
import dev.pawl.engine.StepObserver;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * Observes all machines of this JVM. The threads of the program only add to a queue, which a thread
 * of the recorder empties. While the queue is full, reports are left out and counted, so that the
 * program never waits. Thread-safe.
 */
final class LiveRecorder {

  /** The maximum number of reports that wait. */
  static final int CAPACITY = 1 << 16;

  private static final int PAUSE_MILLIS = 20;

  /** The recorder that observes new instances; null if there is none. */
  private static final AtomicReference<@Nullable LiveRecorder> CURRENT = new AtomicReference<>();

  static {
    // cannot be removed again, so it is added once for all recorders
    StepObserver.add(
        (generated, machine) -> {
          LiveRecorder recorder = CURRENT.get();
          return recorder == null ? null : recorder.observer(generated, machine);
        });
  }

  private final Map<String, LiveMachine> machines = new ConcurrentHashMap<>();
  private final Queue<Runnable> reports = new ConcurrentLinkedQueue<>();
  private final AtomicInteger waiting = new AtomicInteger();
  private final LongAdder leftOut = new LongAdder();
  private final Thread thread = new Thread(this::run, "pawl-live");
  private volatile boolean closed;

  /** Starts to observe the instances that are created from now on. */
  void observe() {
    CURRENT.set(this);
  }

  /** Starts to observe, and to process reports on a thread of its own. */
  void start() {
    observe();
    thread.setDaemon(true);
    thread.start();
  }

  /** Stops to observe. */
  void close() {
    CURRENT.compareAndSet(this, null);
    closed = true;
    thread.interrupt();
  }

  /** Returns the machines that were seen, by their qualified names. */
  Map<String, LiveMachine> machines() {
    return Map.copyOf(machines);
  }

  /** Returns a machine that was seen. */
  Optional<LiveMachine> machine(String name) {
    return Optional.ofNullable(machines.get(name));
  }

  /** Returns the number of reports that were left out because the queue was full. */
  long leftOut() {
    return leftOut.sum();
  }

  private StepObserver observer(Class<?> generated, String name) {
    LiveMachine machine =
        machines.computeIfAbsent(
            MachinePage.machineOf(generated), key -> new LiveMachine(key, name));
    machine.loadedBy(generated.getClassLoader());
    return new Observer(machine);
  }

  private void report(Runnable report) {
    if (closed) {
      return;
    }
    if (waiting.get() >= CAPACITY) {
      leftOut.increment();
      return;
    }
    waiting.incrementAndGet();
    reports.add(report);
  }

  private void run() {
    try {
      while (!closed) {
        drain();
        Thread.sleep(PAUSE_MILLIS);
      }
    } catch (InterruptedException e) {
      // closed
    }
    reports.clear();
  }

  /** Processes the reports that wait. */
  void drain() {
    for (Runnable next = reports.poll(); next != null; next = reports.poll()) {
      waiting.decrementAndGet();
      next.run();
    }
  }

  /** Reports what happens to the instances of one machine. */
  private final class Observer extends StepObserver {

    private final LiveMachine machine;

    Observer(LiveMachine machine) {
      this.machine = machine;
    }

    @Override
    public void entered(Object instance, List<String> leaves) {
      report(() -> machine.entered(instance, leaves));
    }

    @Override
    public void selected(String leaf, String event, int candidate) {}

    @Override
    public void taken(
        Object instance, String leaf, String event, int candidate, @Nullable String target) {
      report(() -> machine.taken(instance, new TakenTransition(leaf, event, candidate, target)));
    }

    @Override
    public void refused(Object instance, String event, Outcome<?> outcome) {
      String reason = reason(outcome);
      report(() -> machine.refused(instance, event, reason));
    }

    private static String reason(Outcome<?> outcome) {
      if (outcome instanceof Outcome.GuardRefused<?>) {
        return "refused by guard";
      } else if (outcome instanceof Outcome.Vetoed<?>) {
        return "vetoed";
      } else if (outcome instanceof Outcome.Ignored<?> ignored) {
        return ignored.queued() ? "deferred" : "ignored";
      }
      return "illegal";
    }
  }
}
