package dev.pawl.samples.governance.access;

import dev.pawl.LifecycleEvent;
import dev.pawl.samples.task.TaskEvent;
import dev.pawl.samples.task.TaskStatus;
import dev.pawl.store.audit.GateHook;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A gate that lets agents fire only the events that their level of trust permits. Actors that are
 * not agents, such as the janitor, are not restricted.
 */
public final class Permissions implements GateHook.Gate<TaskStatus, TaskEvent> {

  private static final Set<TaskEvent> RESTRICTED =
      EnumSet.of(
          TaskEvent.AGENT_CLAIMS_TASK,
          TaskEvent.AGENT_STARTS_WORK,
          TaskEvent.AGENT_REPORTS_SUCCESS,
          TaskEvent.AGENT_REPORTS_FAILURE,
          TaskEvent.IMMEDIATE_FAILURE,
          TaskEvent.DEPENDENCY_DISCOVERED);
  private static final Set<TaskEvent> STANDARD =
      EnumSet.of(
          TaskEvent.FAST_COMPLETION_TRIVIAL_TASK,
          TaskEvent.UNCLAIM_FORCE_REASSIGN,
          TaskEvent.DECOMPOSED_BEFORE_CLAIM,
          TaskEvent.AGENT_SPLITS_WORK,
          TaskEvent.AGENT_DECOMPOSES_TASK);
  private static final Set<TaskEvent> TRUSTED =
      EnumSet.of(
          TaskEvent.REQUEUE_FORCE_REASSIGN,
          TaskEvent.RETRY_WITHIN_MAX_RETRIES,
          TaskEvent.DEPENDENCY_RESOLVED,
          TaskEvent.MANUAL_CANCEL);

  private final Function<String, Optional<TrustState>> trust;

  /**
   * Creates a gate.
   *
   * @param trust returns the trust in an actor by its id; empty if the actor is not an agent
   */
  public Permissions(Function<String, Optional<TrustState>> trust) {
    this.trust = trust;
  }

  /** Returns the events that a level of trust permits. */
  public static Set<TaskEvent> of(TrustState trust) {
    EnumSet<TaskEvent> permitted = EnumSet.copyOf(RESTRICTED);
    if (trust != TrustState.RESTRICTED) {
      permitted.addAll(STANDARD);
    }
    if (trust == TrustState.TRUSTED) {
      permitted.addAll(TRUSTED);
    }
    return Collections.unmodifiableSet(permitted);
  }

  @Override
  public @Nullable String refusal(
      LifecycleEvent<? extends TaskStatus, ? extends TaskEvent> attempt) {
    String actor = attempt.cause().actor();
    Optional<TrustState> level = actor == null ? Optional.empty() : trust.apply(actor);
    if (level.isEmpty()) {
      return null;
    }
    if (attempt.forced()) {
      return "agents force nothing, and " + actor + " is one";
    }
    TaskEvent event = Objects.requireNonNull(attempt.event());
    return of(level.get()).contains(event)
        ? null
        : actor + " is " + level.get() + ", which does not permit " + event.wireName();
  }
}
