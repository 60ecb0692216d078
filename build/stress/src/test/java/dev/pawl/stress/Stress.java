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
 * Has many threads fire events at one thread-safe instance, and accounts for each: every call has
 * one outcome, every step that was told has one record, made on the caller's own thread during its
 * call, and the records are one chain without a gap.
 */
final class Stress {

  private final int threads;
  private final int events;
  private final long seed;

  /**
   * A way to stress instances.
   *
   * @param threads how many threads
   * @param events how many events each fires
   * @param seed decides which events; who is first it cannot decide
   */
  Stress(int threads, int events, long seed) {
    this.threads = threads;
    this.events = events;
    this.seed = seed;
  }

  <S, E> Report run(Trial<S, E> trial) throws InterruptedException {
    Auditor<S, E> auditor = new Auditor<>();
    Subject<S, E> subject = trial.begin().apply(auditor);
    auditor.watch(subject);
    S start = subject.state();
    long begun = System.nanoTime();
    List<String> mistakes = new ArrayList<>();
    Book<S, E> told = work(subject, auditor, mistakes);
    Duration time = Duration.ofNanos(System.nanoTime() - begun);
    if (auditor.mistake() != null) {
      mistakes.add(auditor.mistake());
    }
    if (mistakes.isEmpty()) {
      check(subject, auditor, start, told, mistakes);
    }
    return new Report(
        trial.name(), told.moved(), told.refused(), auditor.records(), time, mistakes);
  }

  private <S, E> Book<S, E> work(
      Subject<S, E> subject, Auditor<S, E> auditor, List<String> mistakes)
      throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    Book<S, E> told = new Book<>();
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
          told.add(worker.book);
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
    return told;
  }

  /** The sums, once every single step was right. */
  private <S, E> void check(
      Subject<S, E> subject,
      Auditor<S, E> auditor,
      S start,
      Book<S, E> told,
      List<String> mistakes) {
    expect((long) threads * events, told.moved() + told.refused(), "calls", mistakes);
    if (subject.isChain()) {
      mistakes.addAll(told.gaps(start, subject.state()));
      expect(subject.isRecorded() ? told.moved() : 0, auditor.records(), "records", mistakes);
    }
    if (subject.sequence() >= 0) {
      expect(subject.sequence(), auditor.records(), "records of steps counted", mistakes);
    }
    String mistake = subject.mistake(told);
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
