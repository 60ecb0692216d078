package dev.pawl.store.audit;

import dev.pawl.Cause;
import dev.pawl.DeclaredName;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.store.history.AbortCode;
import java.util.function.Function;
import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import org.jspecify.annotations.Nullable;

/**
 * A hook that emits events of Java Flight Recorder: {@code dev.pawl.Transition} for every step and
 * {@code dev.pawl.Refusal} for every refused attempt. The hook fills these events only while a
 * recording has enabled them. Requires the module {@code jdk.jfr}. Thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class FlightRecorderHook<S, E> implements TransitionHook<S, E> {

  private final Function<? super S, String> stateName;
  private final Function<? super E, String> eventName;

  /** Creates a hook that writes the declared names of states and events, without their data. */
  public FlightRecorderHook() {
    this(DeclaredName::of, DeclaredName::of);
  }

  /**
   * Creates a hook.
   *
   * @param stateName returns the name of a state; is never called with null
   * @param eventName returns the name of an event; is never called with null
   */
  public FlightRecorderHook(
      Function<? super S, String> stateName, Function<? super E, String> eventName) {
    this.stateName = stateName;
    this.eventName = eventName;
  }

  @Override
  public void after(LifecycleEvent<S, E> event) {
    Transition transition = new Transition();
    if (transition.shouldCommit()) {
      fill(transition, event);
      transition.commit();
    }
  }

  @Override
  public void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
    Refusal refusal = new Refusal();
    if (refusal.shouldCommit()) {
      fill(refusal, attempt);
      boolean waits = outcome instanceof Outcome.Ignored<S> ignored && ignored.queued();
      refusal.outcome = waits ? "Deferred" : outcome.getClass().getSimpleName();
      refusal.commit();
    }
  }

  private void fill(Step step, LifecycleEvent<S, E> event) {
    Cause cause = event.cause();
    step.machine = event.machine();
    step.entityId = event.entityId();
    step.sequence = event.sequence();
    step.from = name(event.from(), stateName);
    step.to = name(event.to(), stateName);
    step.event = name(event.event(), eventName);
    step.actor = cause.actor();
    step.reason = cause.reason();
    step.code = cause.codeName();
    step.abortCode = AbortCode.of(cause);
    step.forced = event.forced();
  }

  private static <T> @Nullable String name(@Nullable T value, Function<? super T, String> names) {
    return value == null ? null : names.apply(value);
  }

  /** The fields that all events of this hook have. */
  @Category("Pawl")
  @StackTrace(false)
  abstract static class Step extends Event {
    @Label("Machine")
    @Nullable String machine;

    @Label("Entity Id")
    @Nullable String entityId;

    @Label("Sequence")
    long sequence;

    @Label("From")
    @Nullable String from;

    @Label("To")
    @Nullable String to;

    @Label("Event")
    @Nullable String event;

    @Label("Actor")
    @Nullable String actor;

    @Label("Reason")
    @Nullable String reason;

    @Label("Code")
    @Nullable String code;

    @Label("Abort Code")
    @Nullable String abortCode;

    @Label("Forced")
    boolean forced;
  }

  /** The event of a step. */
  @Name("dev.pawl.Transition")
  @Label("Transition")
  @Description("A step of a state machine")
  static final class Transition extends Step {}

  /** The event of a refused attempt. */
  @Name("dev.pawl.Refusal")
  @Label("Refusal")
  @Description("A refused attempt at a step of a state machine")
  static final class Refusal extends Step {
    @Label("Outcome")
    @Nullable String outcome;
  }
}
