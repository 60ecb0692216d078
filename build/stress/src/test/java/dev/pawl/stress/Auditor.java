package dev.pawl.stress;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A hook that checks that the records of all steps arrive one at a time, in the order of the
 * commits. The fields are intentionally not volatile, because the instance must order the calls.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
final class Auditor<S, E> implements TransitionHook<S, E> {

  /** The records of the current call of a thread. */
  static final class CallRecords<S, E> {
    final List<LifecycleEvent<S, E>> records = new ArrayList<>();
    long refusals;
  }

  private final ThreadLocal<CallRecords<S, E>> callRecords =
      ThreadLocal.withInitial(CallRecords::new);
  private final AtomicReference<String> mistake = new AtomicReference<>();
  private Subject<S, E> subject;
  private S start;
  private LifecycleEvent<S, E> announced;
  private LifecycleEvent<S, E> last;
  private long records;

  /** Sets the subject. Must be called before any thread starts. */
  void watch(Subject<S, E> watched) {
    subject = watched;
    start = watched.state();
  }

  @Override
  public void before(LifecycleEvent<S, E> event) {
    announced = event;
    if ((event.sequence() & 0xff) == 0) {
      // lets other threads run in the middle of a step
      Thread.yield();
    }
  }

  @Override
  public void after(LifecycleEvent<S, E> event) {
    if (announced != event) {
      mistake.compareAndSet(null, "between before and after of " + event + ": " + announced);
    }
    if (event.sequence() != records + 1) {
      mistake.compareAndSet(null, "record " + (records + 1) + " is " + event);
    }
    if (last == null ? !start.equals(event.from()) : !subject.follows(last, event)) {
      mistake.compareAndSet(null, "after " + (last == null ? start : last) + " followed " + event);
    }
    last = event;
    records++;
    callRecords.get().records.add(event);
  }

  @Override
  public void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
    callRecords.get().refusals++;
  }

  @Override
  public void failed(LifecycleEvent<S, E> event, Throwable error) {
    mistake.compareAndSet(null, event + " failed: " + error);
  }

  /** Returns the records of the current thread. */
  CallRecords<S, E> callRecords() {
    return callRecords.get();
  }

  long records() {
    return records;
  }

  /** Returns the first mistake; null if there was none. */
  String mistake() {
    return mistake.get();
  }
}
