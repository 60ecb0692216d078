package dev.pawl.stress;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Hears of every step and checks that they come one by one, in the order of their commits. Its
 * fields are plain on purpose: the instance has to see to it that they hold.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
final class Auditor<S, E> implements TransitionHook<S, E> {

  /** What the call that now runs on a thread has made the auditor hear. */
  static final class Heard<S, E> {
    final List<LifecycleEvent<S, E>> records = new ArrayList<>();
    long refusals;
  }

  private final ThreadLocal<Heard<S, E>> heard = ThreadLocal.withInitial(Heard::new);
  private final AtomicReference<String> mistake = new AtomicReference<>();
  private Subject<S, E> subject;
  private S start;
  private LifecycleEvent<S, E> announced;
  private LifecycleEvent<S, E> last;
  private long records;

  /** Must be called before any thread begins. */
  void watch(Subject<S, E> watched) {
    subject = watched;
    start = watched.state();
  }

  @Override
  public void before(LifecycleEvent<S, E> event) {
    announced = event;
    if ((event.sequence() & 0xff) == 0) {
      // lets another thread have a try in the middle of a step
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
      mistake.compareAndSet(null, "after " + (last == null ? start : last) + " came " + event);
    }
    last = event;
    records++;
    heard.get().records.add(event);
  }

  @Override
  public void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
    heard.get().refusals++;
  }

  @Override
  public void failed(LifecycleEvent<S, E> event, Throwable error) {
    mistake.compareAndSet(null, event + " failed: " + error);
  }

  /** Of the thread that asks. */
  Heard<S, E> heard() {
    return heard.get();
  }

  long records() {
    return records;
  }

  /** The first thing that was wrong; null if nothing was. */
  String mistake() {
    return mistake.get();
  }
}
