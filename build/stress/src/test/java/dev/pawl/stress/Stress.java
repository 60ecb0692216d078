package dev.pawl.stress;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Fires events at one thread-safe instance from many threads, and checks the results: every call
 * has one outcome, every reported step has one record, which the thread of the call gets during the
 * call, and the records form one chain without gaps.
 */
final class Stress {

  private final int threads;
  private final int events;
  private final long seed;

  /**
   * Creates a stress test.
   *
   * @param threads the number of threads
   * @param events the number of events of each thread
   * @param seed the seed of the events; the order of the threads is not deterministic
   */
  Stress(int threads, int events, long seed) {
    this.threads = threads;
    this.events = events;
    this.seed = seed;
  }

  <S, E> Report run(Trial<S, E> trial) throws InterruptedException {
    Auditor<S, E> auditor = new Auditor<>();
    Subject<S, E> subject = trial.create().apply(auditor);
    auditor.watch(subject);
    S start = subject.state();
    long begun = System.nanoTime();
    List<String> mistakes = new ArrayList<>();
    OutcomeCounts<S, E> outcomes = work(subject, auditor, mistakes);
    Duration time = Duration.ofNanos(System.nanoTime() - begun);
    if (auditor.mistake() != null) {
      mistakes.add(auditor.mistake());
    }
    if (mistakes.isEmpty()) {
      check(subject, auditor, start, outcomes, mistakes);
    }
    return new Report(
        trial.name(), outcomes.moved(), outcomes.refused(), auditor.records(), time, mistakes);
  }

  private <S, E> OutcomeCounts<S, E> work(
      Subject<S, E> subject, Auditor<S, E> auditor, List<String> mistakes)
      throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    OutcomeCounts<S, E> outcomes = new OutcomeCounts<>();
    try {
      CyclicBarrier together = new CyclicBarrier(threads);
      SplittableRandom random = new SplittableRandom(seed);
      List<Future<Worker<S, E>>> workers = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        workers.add(pool.submit(new Worker<>(subject, auditor, together, random.split(), events)));
      }
      for (Future<Worker<S, E>> future : workers) {
        try {
          Worker<S, E> worker = future.get();
          outcomes.add(worker.counts);
          if (worker.mistake() != null) {
            mistakes.add(worker.mistake());
          }
        } catch (ExecutionException e) {
          mistakes.add("a thread ended with " + e.getCause());
        }
      }
    } finally {
      pool.shutdownNow();
    }
    return outcomes;
  }

  /** Checks the sums, after all single steps were correct. */
  private <S, E> void check(
      Subject<S, E> subject,
      Auditor<S, E> auditor,
      S start,
      OutcomeCounts<S, E> outcomes,
      List<String> mistakes) {
    expect((long) threads * events, outcomes.moved() + outcomes.refused(), "calls", mistakes);
    if (subject.isChain()) {
      mistakes.addAll(outcomes.gaps(start, subject.state()));
      expect(subject.isRecorded() ? outcomes.moved() : 0, auditor.records(), "records", mistakes);
    }
    if (subject.sequence() >= 0) {
      expect(subject.sequence(), auditor.records(), "records of steps counted", mistakes);
    }
    String mistake = subject.mistake(outcomes);
    if (mistake != null) {
      mistakes.add(mistake);
    }
  }

  private static void expect(long expected, long found, String what, List<String> mistakes) {
    if (expected != found) {
      mistakes.add(what + ": " + found + " instead of " + expected);
    }
  }
}
