package threads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Three kinds of machine, each used by several threads at a time: no step is lost. */
public final class Program {

  private static final int THREADS = 4;
  private static final int STEPS = 2_000;

  private Program() {}

  public static void main(String[] args) throws InterruptedException {
    PlainMachine plain = new PlainMachine();
    AtomicInteger moved = new AtomicInteger();
    together(
        () -> {
          if (plain.tryFire(PlainEvent.GO).moved()) {
            moved.incrementAndGet();
          }
          if (plain.tryFire(PlainEvent.BACK).moved()) {
            moved.decrementAndGet();
          }
        });
    assert moved.get() == (plain.is(PlainState.THERE) ? 1 : 0) : moved;

    GuardedMachine guarded = GuardedMachine.builder().context(0).logic(new Counter()).build();
    together(guarded::count);
    assert guarded.context() == THREADS * STEPS : guarded.context();

    int[] sum = {0};
    EffectfulMachine effectful = EffectfulMachine.builder().effects(() -> sum[0]++).build();
    together(effectful::add);
    assert sum[0] == THREADS * STEPS : sum[0];
  }

  private static final class Counter implements GuardedLogic {
    @Override
    public boolean few(Integer context) {
      return context < Integer.MAX_VALUE;
    }

    @Override
    public Integer next(Integer context) {
      return context + 1;
    }
  }

  private static void together(Runnable task) throws InterruptedException {
    CountDownLatch ready = new CountDownLatch(THREADS);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      Thread thread =
          new Thread(
              () -> {
                ready.countDown();
                for (int step = 0; step < STEPS; step++) {
                  task.run();
                }
              });
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }
}
