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
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
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

  /** An instance that goes round and round, with nothing in it to slow threads down. */
  private static final class Counter extends Handmade<Ring, Boolean> {
    static final Definition<Ring, Boolean> RULES =
        new Definition<>(
            "Counter", Ring.values(), new String[] {"A", "B", "C"}, new String[] {"go", "no"}) {
          @Override
          protected List<Candidate<Ring>> candidates(Ring from, int event) {
            return event == 0 ? List.of(Candidate.to(from.next())) : List.of();
          }

          @Override
          protected int indexOf(Boolean event) {
            return event ? 0 : 1;
          }
        };

    private long effects;

    Counter(Lock lock) {
      super(RULES, Ring.A);
      this.lock = lock;
    }

    @Override
    public String entityId() {
      return "c-1";
    }

    @Override
    protected int select(Boolean event) {
      return event ? position : Definition.ILLEGAL;
    }

    @Override
    protected Ring target(int transition, Boolean event) {
      return stateAt(transition).next();
    }

    @Override
    protected void perform(int transition, Boolean event) {
      effects++;
    }
  }

  /** Checks that steps arrive one by one, in order and without gap. */
  private static final class Auditor implements TransitionHook<Ring, Boolean> {
    long steps;
    long refusals;
    Ring state = Ring.A;
    String wrong;

    @Override
    public void after(LifecycleEvent<Ring, Boolean> event) {
      steps++;
      if (event.sequence() != steps || event.from() != state) {
        wrong = "step " + steps + " was " + event;
      }
      state = event.to();
    }

    @Override
    public void refused(LifecycleEvent<Ring, Boolean> attempt, Outcome<Ring> outcome) {
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
  void stepsOfManyThreadsAreAtomicAndRecordedInTheOrderOfTheirCommits() throws Exception {
    Counter counter = new Counter(new ReentrantLock());
    Auditor auditor = new Auditor();
    Engine<Ring, Boolean> engine =
        new Engine<>(Counter.RULES, new Hooks<>(List.of(auditor)), InstantSource.system(), false);
    onEveryThread(
        () -> {
          for (int i = 0; i < 100_000; i++) {
            switch (i % 5) {
              case 0 -> engine.tryFire(counter, true, Cause.none());
              case 1 -> engine.tryFire(counter, false, Cause.none());
              default -> engine.fire(counter, true, Cause.none());
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
  void fireReturnsTheStateOfItsOwnStep() throws Exception {
    Counter counter = new Counter(new ReentrantLock());
    ThreadLocal<Ring> entered = new ThreadLocal<>();
    Engine<Ring, Boolean> engine =
        new Engine<>(
            Counter.RULES,
            new Hooks<>(
                List.of(
                    new TransitionHook<>() {
                      @Override
                      public void after(LifecycleEvent<Ring, Boolean> event) {
                        entered.set(event.to());
                      }
                    })),
            InstantSource.fixed(Workstream.NOON),
            false);
    onEveryThread(
        () -> {
          for (int i = 0; i < 20_000; i++) {
            Ring returned = engine.fire(counter, true, Cause.none());
            assertEquals(entered.get(), returned);
          }
          return null;
        });
  }

  @Test
  void whatHooksFireAtALockedLifeRunsOnTheirThreadAndIsNotLost() throws Exception {
    Counter counter = new Counter(new ReentrantLock());
    Auditor auditor = new Auditor();
    AtomicReference<Engine<Ring, Boolean>> engine = new AtomicReference<>();
    engine.set(
        new Engine<>(
            Counter.RULES,
            new Hooks<>(
                List.of(
                    auditor,
                    new TransitionHook<>() {
                      @Override
                      public void after(LifecycleEvent<Ring, Boolean> event) {
                        if (event.cause() == Cause.none()) {
                          engine.get().fire(counter, true, Cause.by("hook"));
                        }
                      }
                    })),
            InstantSource.system(),
            false));
    onEveryThread(
        () -> {
          for (int i = 0; i < 10_000; i++) {
            engine.get().fire(counter, true, Cause.none());
          }
          return null;
        });
    assertNull(auditor.wrong);
    assertEquals(2L * THREADS * 10_000, auditor.steps);
  }

  @Test
  void aSecondThreadInALifeWithoutLockIsToldSo() throws Exception {
    Workstream life = new Workstream("ws-1");
    Scripted hook = new Scripted("hook", new ArrayList<>());
    life.with(hook);
    CountDownLatch inside = new CountDownLatch(1);
    CountDownLatch tried = new CountDownLatch(1);
    hook.before =
        () -> {
          inside.countDown();
          await(tried);
        };
    Future<State> first = threads.submit(() -> life.fire(Event.START));
    inside.await();
    try {
      for (Callable<?> misuse :
          List.<Callable<?>>of(
              () -> life.fire(Event.STOP),
              () -> life.tryFire(Event.STOP),
              () -> life.force(State.S_FAILED))) {
        assertEquals(
            "Workstream ws-1 is used by two threads at once. Declare it with threadSafe = true.",
            assertThrows(IllegalStateException.class, misuse::call).getMessage());
      }
    } finally {
      tried.countDown();
    }
    assertEquals(State.S_RUNNING, first.get(), "the first is not disturbed");
    assertEquals(1, life.sequence());
    assertEquals(List.of("S_RUNNING"), hook.records.stream().map(r -> r.to().name()).toList());
    assertEquals(State.S_FAILED, life.fire(Event.FAIL), "and any thread may be the next");
  }

  @Test
  void aSecondThreadThatSlippedInIsNoticedAtTheCommit() {
    Workstream life = new Workstream("ws-1");
    Scripted hook = new Scripted("hook", new ArrayList<>());
    life.with(hook);
    // as if another thread had claimed the instance at the same moment, and been faster
    hook.before = () -> life.become(life.position);
    assertThrows(IllegalStateException.class, () -> life.fire(Event.START));
    assertEquals(State.S_PENDING, life.state());
    assertEquals(1, life.sequence());
    assertEquals(1, hook.errors.size());
    hook.before = () -> {};
    assertEquals(State.S_RUNNING, life.fire(Event.START));
  }

  @Test
  void livesWithoutLockMayWanderFromThreadToThread() throws Exception {
    Counter counter = new Counter(null);
    Auditor auditor = new Auditor();
    Engine<Ring, Boolean> engine =
        new Engine<>(Counter.RULES, new Hooks<>(List.of(auditor)), InstantSource.system(), false);
    for (int i = 0; i < 1_000; i++) {
      threads.submit(() -> engine.fire(counter, true, Cause.none())).get();
    }
    assertEquals(1_000, auditor.steps);
    assertNull(auditor.wrong);
  }

  @Test
  void manyThreadsThatMisuseALifeNeverBreakIt() throws Exception {
    Counter counter = new Counter(null);
    Engine<Ring, Boolean> engine =
        new Engine<>(Counter.RULES, new Hooks<>(List.of()), InstantSource.system(), false);
    onEveryThread(
        () -> {
          for (int i = 0; i < 20_000; i++) {
            try {
              engine.fire(counter, true, Cause.none());
            } catch (IllegalStateException expected) {
              assertTrue(expected.getMessage().contains("two threads"), expected.getMessage());
            }
          }
          return null;
        });
    Ring state = counter.state();
    assertEquals(state.next(), engine.fire(counter, true, Cause.none()));
  }

  @Test
  void anInterruptIsNeitherHeededNorLost() throws Exception {
    Counter counter = new Counter(new ReentrantLock());
    Engine<Ring, Boolean> engine =
        new Engine<>(Counter.RULES, new Hooks<>(List.of()), InstantSource.system(), false);
    Thread.currentThread().interrupt();
    assertEquals(Ring.B, engine.fire(counter, true, Cause.none()));
    assertTrue(Thread.interrupted());

    counter.stepLock().lock();
    CountDownLatch started = new CountDownLatch(1);
    Thread[] waiting = new Thread[1];
    Future<Boolean> fired =
        threads.submit(
            () -> {
              waiting[0] = Thread.currentThread();
              started.countDown();
              engine.fire(counter, true, Cause.none());
              return Thread.interrupted();
            });
    started.await();
    waiting[0].interrupt();
    counter.stepLock().unlock();
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

  /** Run by the test below in a class loader of its own. */
  public static final class Program implements Runnable {
    @Override
    public void run() {
      Workstream life = new Workstream("ws-1");
      Scripted hook = new Scripted("hook", new ArrayList<>());
      life.with(hook);
      hook.after = () -> life.tryFire(Event.FAIL);
      life.fire(Event.START);
    }
  }

  @Test
  void aThreadHoldsOnToNothingOfAProgramThatHasEnded() throws Exception {
    WeakReference<ClassLoader> loader = runProgram();
    for (int i = 0; i < 100 && loader.get() != null; i++) {
      System.gc();
      Thread.sleep(10);
    }
    assertNull(loader.get());
  }

  private static WeakReference<ClassLoader> runProgram() throws Exception {
    List<URL> urls = new ArrayList<>();
    for (Class<?> type : List.of(Engine.class, Program.class)) {
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
