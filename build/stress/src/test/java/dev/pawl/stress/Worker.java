package dev.pawl.stress;

import dev.pawl.Outcome;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;

/** One of the threads: fires events at random, and keeps account of what it is told of each. */
final class Worker<S, E> implements Callable<Worker<S, E>> {

  final Book<S, E> book = new Book<>();
  private final Subject<S, E> subject;
  private final Auditor<S, E> auditor;
  private final CyclicBarrier start;
  private final SplittableRandom random;
  private final int events;
  private String mistake;

  Worker(
      Subject<S, E> subject,
      Auditor<S, E> auditor,
      CyclicBarrier start,
      SplittableRandom random,
      int events) {
    this.subject = subject;
    this.auditor = auditor;
    this.start = start;
    this.random = random;
    this.events = events;
  }

  @Override
  public Worker<S, E> call() throws Exception {
    List<E> choice = subject.events();
    Auditor.Heard<S, E> heard = auditor.heard();
    start.await();
    for (int i = 0; i < events; i++) {
      E event = choice.get(random.nextInt(choice.size()));
      heard.records.clear();
      heard.refusals = 0;
      Outcome<S> outcome = subject.fire(event);
      book.enter(event, outcome);
      if (mistake == null && subject.isRecorded()) {
        check(event, outcome, heard);
      }
    }
    return this;
  }

  private void check(E event, Outcome<S> outcome, Auditor.Heard<S, E> heard) {
    if (!subject.accounts(outcome, event, heard.records)) {
      mistake = event + " became " + outcome + ", and these were recorded: " + heard.records;
    } else if (heard.refusals != (outcome.moved() ? 0 : 1)) {
      mistake = event + " became " + outcome + ", and " + heard.refusals + " refusals were heard";
    }
  }

  /** The first thing that was wrong; null if nothing was. */
  String mistake() {
    return mistake;
  }
}
