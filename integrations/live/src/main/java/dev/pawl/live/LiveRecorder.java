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
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Observes all machines of this JVM. The threads of the program only add reports to a queue, and a
 * thread of the recorder processes the reports. While the queue is full, new reports are dropped
 * and counted, so that the program never waits. This class is thread-safe.
 */
final class LiveRecorder {

  /** The maximum number of reports in the queue. */
  static final int CAPACITY = 1 << 16;

  private static final int PAUSE_MILLIS = 20;

  /** The recorder that observes new instances, or null if there is no recorder. */
  private static final AtomicReference<@Nullable LiveRecorder> CURRENT = new AtomicReference<>();

  /**
   * The provider of observers that another tool, such as the coverage of tests, had registered
   * before; null if there is none.
   */
  private static final @Nullable BiFunction<Class<?>, String, @Nullable StepObserver> NEXT =
      StepObserver.provide(LiveRecorder::provide);

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

  /** Starts to observe new instances, and starts the thread that processes the reports. */
  void start() {
    observe();
    thread.setDaemon(true);
    thread.start();
  }

  void close() {
    CURRENT.compareAndSet(this, null);
    closed = true;
    thread.interrupt();
  }

  /** Returns the observed machines, by their qualified names. */
  Map<String, LiveMachine> machines() {
    return Map.copyOf(machines);
  }

  /** Returns the observed machine with the given qualified name. */
  Optional<LiveMachine> machine(String name) {
    return Optional.ofNullable(machines.get(name));
  }

  /** Returns the number of reports that were dropped because the queue was full. */
  long leftOut() {
    return leftOut.sum();
  }

  private static @Nullable StepObserver provide(Class<?> generated, String name) {
    StepObserver next = NEXT == null ? null : NEXT.apply(generated, name);
    LiveRecorder recorder = CURRENT.get();
    return recorder == null ? next : recorder.observer(generated, name, next);
  }

  private StepObserver observer(Class<?> generated, String name, @Nullable StepObserver next) {
    LiveMachine machine =
        machines.computeIfAbsent(
            MachinePage.machineOf(generated), key -> new LiveMachine(key, name));
    machine.loadedBy(generated.getClassLoader());
    return new Observer(machine, next);
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

  /** Processes the reports in the queue. */
  void drain() {
    for (Runnable next = reports.poll(); next != null; next = reports.poll()) {
      waiting.decrementAndGet();
      next.run();
    }
  }

  /**
   * Adds reports about the instances of one machine to the queue, and forwards all calls to the
   * observer of another tool.
   */
  private final class Observer extends StepObserver {

    private final LiveMachine machine;
    private final @Nullable StepObserver next;

    Observer(LiveMachine machine, @Nullable StepObserver next) {
      this.machine = machine;
      this.next = next;
    }

    @Override
    public void entered(Object instance, List<String> leaves) {
      report(() -> machine.entered(instance, leaves));
      if (next != null) {
        next.entered(instance, leaves);
      }
    }

    @Override
    public void selected(String leaf, String event, int candidate) {
      if (next != null) {
        next.selected(leaf, event, candidate);
      }
    }

    @Override
    public void taken(
        Object instance, String leaf, String event, int candidate, @Nullable String target) {
      report(() -> machine.taken(instance, new TakenTransition(leaf, event, candidate, target)));
      if (next != null) {
        next.taken(instance, leaf, event, candidate, target);
      }
    }

    @Override
    public void refused(Object instance, String event, Outcome<?> outcome) {
      String reason = reason(outcome);
      report(() -> machine.refused(instance, event, reason));
      if (next != null) {
        next.refused(instance, event, outcome);
      }
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
