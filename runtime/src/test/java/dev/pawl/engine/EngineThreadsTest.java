package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Workstream.Event;
import dev.pawl.engine.Workstream.State;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class EngineThreadsTest {

  private static final int THREADS = 16;

  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

  @AfterEach
  void stop() {
    threads.shutdownNow();
  }

  private enum Ring {
    A,
    B,
    C;

    Ring next() {
      return values()[(ordinal() + 1) % 3];
    }
  }

  private enum Go {
    GO,
    NO
  }

  /**
   * An instance that changes state on every event and does nothing that would slow down threads.
   */
  private static final class Counter extends FlatMachine<Ring, Go> {
    private static final byte[] TABLE = {1, -1, 2, -1, 0, -1};
    private static final Steps STEPS = new Steps();

    private long effects;

    private final ObservedDriver<Ring, Go> withoutLock;

    Counter(TransitionHook<Ring, Go> hook) {
      super(new Builder().entityId("c-1").hook(hook).clock(InstantSource.fixed(Workstream.NOON)));
      Hooks<Ring, Go> hooks = new Hooks<>(List.of(hook));
      withoutLock =
          new ObservedDriver<>(
              new FlatProtocol<>(STEPS, hooks, InstantSource.fixed(Workstream.NOON)));
    }

    private static TableDefinition<Ring, Go> rules() {
      TableDefinition<Ring, Go> rules =
          new TableDefinition<>("Counter", Ring.values(), TABLE, Ring.values(), "go", "no");
      rules.shared();
      return rules;
    }

    StepLock lock() {
      return ((SharedDriver<Ring, Go>) driver).lock();
    }

    /** Fires without the lock. */
    void fireAlone() {
      withoutLock.fire(this, Go.GO, Cause.none());
    }

    private static final class Steps extends FlatSteps<Ring, Go, Counter, Void> {
      Steps() {
        super(rules());
      }

      @Override
      protected boolean hasEffects() {
        return true;
      }

      @Override
      protected void perform(Counter machine, int transition, Go event) {
        machine.effects++;
      }
    }

    private static final class Builder extends FlatBuilder<Ring, Go, Counter, Builder> {
      Builder() {
        super(STEPS, Ring.A);
      }

      @Override
      public Counter build() {
        throw new UnsupportedOperationException();
      }
    }
  }

  /** A hook that checks that steps arrive one at a time, in order and without gaps. */
  private static class Auditor implements TransitionHook<Ring, Go> {
    long steps;
    long refusals;
    Ring state = Ring.A;
    String wrong;

    @Override
    public void after(LifecycleEvent<Ring, Go> event) {
      steps++;
      if (event.sequence() != steps || event.from() != state) {
        wrong = "step " + steps + " was " + event;
      }
      state = event.to();
    }

    @Override
    public void refused(LifecycleEvent<Ring, Go> attempt, Outcome<Ring> outcome) {
      refusals++;
    }
  }

  private void onEveryThread(Callable<?> work) throws Exception {
    List<Future<?>> all = new ArrayList<>();
    CyclicBarrier start = new CyclicBarrier(THREADS);
    for (int i = 0; i < THREADS; i++) {
      all.add(
          threads.submit(
              () -> {
                start.await();
                return work.call();
              }));
    }
    for (Future<?> one : all) {
      one.get();
    }
  }

  @Test
  void stepsOfThreadsAreAtomicAndRecordedInCommitOrder() throws Exception {
    Auditor auditor = new Auditor();
    Counter counter = new Counter(auditor);
    onEveryThread(
        () -> {
          for (int i = 0; i < 100_000; i++) {
            switch (i % 5) {
              case 0 -> counter.tryFire(Go.GO);
              case 1 -> counter.tryFire(Go.NO, Cause.none());
              case 2 -> counter.fire(Go.GO, Cause.none());
              default -> counter.fire(Go.GO);
            }
          }
          return null;
        });
    assertNull(auditor.wrong);
    assertEquals(1_280_000, auditor.steps);
    assertEquals(320_000, auditor.refusals);
    assertEquals(1_280_000, counter.effects);
    assertEquals(1_280_000, counter.sequence());
    assertEquals(1_280_000 % 3, counter.position);
  }

  @Test
  void fireReturnsStateOfItsOwnStep() throws Exception {
    ThreadLocal<Ring> entered = new ThreadLocal<>();
    Counter counter =
        new Counter(
            new TransitionHook<>() {
              @Override
              public void after(LifecycleEvent<Ring, Go> event) {
                entered.set(event.to());
              }
            });
    onEveryThread(
        () -> {
          for (int i = 0; i < 20_000; i++) {
            Ring returned = counter.fire(Go.GO);
            assertEquals(entered.get(), returned);
          }
          return null;
        });
  }

  @Test
  void eventFiredByHookRunsOnItsThread() throws Exception {
    AtomicReference<Counter> counter = new AtomicReference<>();
    Auditor auditor =
        new Auditor() {
          @Override
          public void after(LifecycleEvent<Ring, Go> event) {
            super.after(event);
            if (event.cause() == Cause.none()) {
              counter.get().fire(Go.GO, Cause.by("hook"));
            }
          }
        };
    counter.set(new Counter(auditor));
    onEveryThread(
        () -> {
          for (int i = 0; i < 10_000; i++) {
            counter.get().fire(Go.GO);
          }
          return null;
        });
    assertNull(auditor.wrong);
    assertEquals(2L * THREADS * 10_000, auditor.steps);
  }

  @Test
  void lockIsReleasedIfHooksThrow() {
    Counter counter =
        new Counter(
            new TransitionHook<>() {
              @Override
              public void before(LifecycleEvent<Ring, Go> event) {
                throw new IllegalArgumentException("hook");
              }
            });
    for (Runnable call :
        List.<Runnable>of(
            () -> counter.fire(Go.GO),
            () -> counter.fire(Go.GO, Cause.none()),
            () -> counter.tryFire(Go.GO),
            () -> counter.tryFire(Go.GO, Cause.none()),
            () -> counter.force(Ring.B, Cause.none()))) {
      assertThrows(IllegalArgumentException.class, call::run);
      assertFalse(counter.lock().isLocked());
    }
  }

  @Test
  void concurrentUseOfUnsafeInstanceThrows() throws Exception {
    Workstream instance = new Workstream("ws-1");
    Scripted hook = new Scripted("hook", new ArrayList<>());
    instance.with(hook);
    CountDownLatch inside = new CountDownLatch(1);
    CountDownLatch tried = new CountDownLatch(1);
    hook.before =
        () -> {
          inside.countDown();
          await(tried);
        };
    Future<State> first = threads.submit(() -> instance.fire(Event.START));
    inside.await();
    try {
      for (Callable<?> misuse :
          List.<Callable<?>>of(
              () -> instance.fire(Event.STOP),
              () -> instance.tryFire(Event.STOP),
              () -> instance.force(State.S_FAILED))) {
        assertEquals(
            "Workstream ws-1 is used by two threads at once. Declare it with threadSafe = true.",
            assertThrows(IllegalStateException.class, misuse::call).getMessage());
      }
    } finally {
      tried.countDown();
    }
    assertEquals(State.S_RUNNING, first.get(), "the first is not disturbed");
    assertEquals(1, instance.sequence());
    assertEquals(List.of("S_RUNNING"), hook.records.stream().map(r -> r.to().name()).toList());
    assertEquals(State.S_FAILED, instance.fire(Event.FAIL), "and any thread may be the next");
  }

  @Test
  void concurrentStepIsDetectedAtCommit() {
    Workstream instance = new Workstream("ws-1");
    Scripted hook = new Scripted("hook", new ArrayList<>());
    instance.with(hook);
    // as if another thread had claimed the instance at the same moment, and been faster
    hook.before = () -> instance.sequence++;
    assertThrows(IllegalStateException.class, () -> instance.fire(Event.START));
    assertEquals(State.S_PENDING, instance.state());
    assertEquals(1, instance.sequence());
    assertEquals(1, hook.errors.size());
    hook.before = () -> {};
    assertEquals(State.S_RUNNING, instance.fire(Event.START));
  }

  @Test
  void unsafeInstanceMayMoveBetweenThreads() throws Exception {
    Auditor auditor = new Auditor();
    Counter counter = new Counter(auditor);
    for (int i = 0; i < 1_000; i++) {
      threads.submit(counter::fireAlone).get();
    }
    assertEquals(1_000, auditor.steps);
    assertNull(auditor.wrong);
  }

  @Test
  void misuseByThreadsDoesNotBreakTheInstance() throws Exception {
    Counter counter = new Counter(new TransitionHook<>() {});
    onEveryThread(
        () -> {
          for (int i = 0; i < 20_000; i++) {
            try {
              counter.fireAlone();
            } catch (IllegalStateException expected) {
              assertTrue(expected.getMessage().contains("two threads"), expected.getMessage());
            }
          }
          return null;
        });
    Ring state = counter.state();
    assertEquals(state.next(), counter.fire(Go.GO));
  }

  @Test
  void interruptIsIgnoredAndKept() throws Exception {
    Counter counter = new Counter(new TransitionHook<>() {});
    Thread.currentThread().interrupt();
    assertEquals(Ring.B, counter.fire(Go.GO));
    assertTrue(Thread.interrupted());

    counter.lock().lock();
    CountDownLatch started = new CountDownLatch(1);
    Thread[] waiting = new Thread[1];
    Future<Boolean> fired =
        threads.submit(
            () -> {
              waiting[0] = Thread.currentThread();
              started.countDown();
              counter.fire(Go.GO);
              return Thread.interrupted();
            });
    started.await();
    waiting[0].interrupt();
    counter.lock().unlock();
    assertTrue(fired.get(10, TimeUnit.SECONDS), "the interrupt is still to be seen");
    assertEquals(Ring.C, counter.state());
  }

  private static void await(CountDownLatch latch) {
    try {
      assertTrue(latch.await(30, TimeUnit.SECONDS));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A task that a test runs in a separate class loader. */
  public static final class Program implements Runnable {
    @Override
    public void run() {
      Workstream instance = new Workstream("ws-1");
      Scripted hook = new Scripted("hook", new ArrayList<>());
      instance.with(hook);
      hook.after = () -> instance.tryFire(Event.FAIL);
      instance.fire(Event.START);
    }
  }

  @Test
  void threadDoesNotKeepClassLoaderAlive() throws Exception {
    WeakReference<ClassLoader> loader = runProgram();
    for (int i = 0; i < 100 && loader.get() != null; i++) {
      System.gc();
      Thread.sleep(10);
    }
    assertNull(loader.get());
  }

  private static WeakReference<ClassLoader> runProgram() throws Exception {
    List<URL> urls = new ArrayList<>();
    for (Class<?> type : List.of(FlatMachine.class, Program.class)) {
      urls.add(type.getProtectionDomain().getCodeSource().getLocation());
    }
    ClassLoader platform = ClassLoader.getPlatformClassLoader();
    try (URLClassLoader loader = new URLClassLoader(urls.toArray(new URL[0]), platform)) {
      Class<?> program = loader.loadClass(Program.class.getName());
      assertFalse(program == Program.class);
      ((Runnable) program.getConstructor().newInstance()).run();
      return new WeakReference<>(loader);
    }
  }
}
