package dev.pawl.engine;

import dev.pawl.Cause;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * What was fired at an instance while its own step runs, first in, first out; and how much of that
 * one call from outside has led to. Not thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class EventQueue<S, E> {

  /** More than hooks and effects may fire at their own instance in one call from outside. */
  private static final int MOST = 100_000;

  /** So many of the last are remembered, to be told. */
  private static final int REMEMBERED = 20;

  private final ArrayDeque<Request<S, E>> waiting = new ArrayDeque<>(1);
  private int left = MOST;
  private List<String> names;

  /** A queue in which nothing waits. */
  public EventQueue() {}

  /**
   * Something that is asked of an instance.
   *
   * @param event what was fired; null if a state is forced
   * @param forced the state to force; null if an event was fired
   * @param timer the timer that has elapsed; null if none
   * @param isAsked whether whoever fired it wants an outcome, so that a refusal is no error
   * @param <S> the type of states
   * @param <E> the type of events
   */
  public record Request<S, E>(E event, S forced, Runnable timer, Cause cause, boolean isAsked) {}

  /** Has the count begin anew, for another call from outside. */
  public void begin() {
    left = MOST;
    names = null;
  }

  /** Has a request wait. */
  public void add(Request<S, E> request) {
    waiting.add(request);
  }

  /** How many wait. */
  public int size() {
    return waiting.size();
  }

  /** The next that waits, which does so no longer; null if nothing does. */
  public Request<S, E> next() {
    return waiting.poll();
  }

  /**
   * What is wrong with serving the next, where one call has led to more than any program means;
   * null if it may be served.
   *
   * @param instance which does not come to rest
   */
  public IllegalStateException endless(
      Object instance, Request<S, E> next, Definition<?, E> definition) {
    if (left-- > REMEMBERED) {
      return null;
    }
    names = names == null ? new ArrayList<>() : names;
    names.add(definition.nameOf(next.event(), next.forced()));
    return names.size() <= REMEMBERED ? null : error(instance);
  }

  private IllegalStateException error(Object instance) {
    int last = names.size() - 1;
    int before = Math.max(names.subList(0, last).lastIndexOf(names.get(last)), 0);
    return new IllegalStateException(
        instance
            + " does not come to rest: hooks and effects have fired "
            + MOST
            + " times in one call, and go on with "
            + String.join(" → ", names.subList(before, last + 1))
            + ". Left out: "
            + names.get(last)
            + (waiting.isEmpty() ? "." : " and " + waiting.size() + " more."));
  }
}
