package dev.pawl.stress;

import dev.pawl.Outcome;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;

/** One of the threads. Fires random events and counts their outcomes. */
final class Worker<S, E> implements Callable<Worker<S, E>> {

  final OutcomeCounts<S, E> counts = new OutcomeCounts<>();
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
    Auditor.CallRecords<S, E> callRecords = auditor.callRecords();
    start.await();
    for (int i = 0; i < events; i++) {
      E event = choice.get(random.nextInt(choice.size()));
      callRecords.records.clear();
      callRecords.refusals = 0;
      Outcome<S> outcome = subject.fire(event);
      counts.add(event, outcome);
      if (mistake == null && subject.isRecorded()) {
        check(event, outcome, callRecords);
      }
    }
    return this;
  }

  private void check(E event, Outcome<S> outcome, Auditor.CallRecords<S, E> callRecords) {
    if (!subject.accounts(outcome, event, callRecords.records)) {
      mistake = event + " became " + outcome + ", and these were recorded: " + callRecords.records;
    } else if (callRecords.refusals != (outcome.moved() ? 0 : 1)) {
      mistake =
          event
              + " became "
              + outcome
              + ", and "
              + callRecords.refusals
              + " refusals were reported";
    }
  }

  /** Returns the first mistake; null if there was none. */
  String mistake() {
    return mistake;
  }
}
