package dev.pawl.language.model;

import dev.pawl.language.model.name.Words;
import java.util.List;
import java.util.Optional;

/**
 * A transition of a state.
 *
 * @param event the name of the event that triggers the transition. A direct transition has a name
 *     that is derived from the target. The name is {@link #ANY_EVENT} if any event triggers the
 *     transition, and {@link #NO_EVENT} if the transition is eventless.
 * @param direct whether the declaration names a target but no event
 * @param targets the targets: a single target, the targets from which {@code choose} selects, or
 *     targets in different regions; empty if the transition exits no state
 * @param guard the condition, if there is one
 * @param update the pure function that returns the next context, if there is one
 * @param effects the effects after the commit, in declared order
 * @param choose the method that selects one of several targets at run time, if there is one
 * @param description the description; may be empty
 * @param internal whether a transition to a descendant does not exit its source
 * @param raise the events that the transition adds to the internal queue, in declared order
 * @param requirements the identifiers of the requirements that the transition covers
 */
public record Transition(
    NameReference event,
    boolean direct,
    List<NameReference> targets,
    Optional<Guard> guard,
    Optional<NameReference> update,
    List<NameReference> effects,
    Optional<NameReference> choose,
    String description,
    Origin origin,
    boolean internal,
    List<NameReference> raise,
    List<String> requirements) {

  /**
   * The event name of a transition that handles every event that its state does not handle
   * otherwise.
   */
  public static final String ANY_EVENT = "*";

  /** The event name of an eventless transition. */
  public static final String NO_EVENT = "";

  public Transition {
    targets = List.copyOf(targets);
    effects = List.copyOf(effects);
    raise = List.copyOf(raise);
    requirements = List.copyOf(requirements);
  }

  /** Returns a builder of a transition for an event. */
  public static Builder on(NameReference event, Origin origin) {
    return new Builder(event, origin);
  }

  /** Returns a builder with the values of this transition. */
  public Builder toBuilder() {
    return new Builder(event, origin)
        .direct(direct)
        .targets(targets)
        .guard(guard)
        .update(update)
        .effects(effects)
        .choose(choose)
        .description(description)
        .internal(internal)
        .raise(raise)
        .requirements(requirements);
  }

  /**
   * Returns whether the transition is eventless, so that the transition is taken as soon as its
   * guard holds.
   */
  public boolean eventless() {
    return event.name().equals(NO_EVENT);
  }

  /**
   * Returns whether the transition handles every event that its state does not handle otherwise.
   */
  public boolean anyEvent() {
    return event.name().equals(ANY_EVENT);
  }

  /** Returns whether a method selects the target at run time. */
  public boolean dynamic() {
    return choose.isPresent();
  }

  /**
   * Returns the event name of a direct transition, such as {@code toHalfOpen} for the target {@code
   * HALF_OPEN}.
   */
  public static String directEventName(String target) {
    return "to" + Words.of(target).type();
  }

  /** A builder of transitions. Components that are not set have their defaults. */
  public static final class Builder {
    private NameReference event;
    private final Origin origin;
    private boolean direct;
    private List<NameReference> targets = List.of();
    private Optional<Guard> guard = Optional.empty();
    private Optional<NameReference> update = Optional.empty();
    private List<NameReference> effects = List.of();
    private Optional<NameReference> choose = Optional.empty();
    private String description = "";
    private boolean internal;
    private List<NameReference> raise = List.of();
    private List<String> requirements = List.of();

    private Builder(NameReference event, Origin origin) {
      this.event = event;
      this.origin = origin;
    }

    public Builder event(NameReference event) {
      this.event = event;
      return this;
    }

    public Builder direct(boolean direct) {
      this.direct = direct;
      return this;
    }

    public Builder targets(List<NameReference> targets) {
      this.targets = targets;
      return this;
    }

    public Builder guard(Optional<Guard> guard) {
      this.guard = guard;
      return this;
    }

    public Builder update(Optional<NameReference> update) {
      this.update = update;
      return this;
    }

    public Builder effects(List<NameReference> effects) {
      this.effects = effects;
      return this;
    }

    public Builder choose(Optional<NameReference> choose) {
      this.choose = choose;
      return this;
    }

    public Builder description(String description) {
      this.description = description;
      return this;
    }

    public Builder internal(boolean internal) {
      this.internal = internal;
      return this;
    }

    public Builder raise(List<NameReference> raise) {
      this.raise = raise;
      return this;
    }

    public Builder requirements(List<String> requirements) {
      this.requirements = requirements;
      return this;
    }

    public Transition build() {
      return new Transition(
          event,
          direct,
          targets,
          guard,
          update,
          effects,
          choose,
          description,
          origin,
          internal,
          raise,
          requirements);
    }
  }
}
