package dev.pawl.language.model;

import dev.pawl.language.model.name.Words;
import java.util.List;
import java.util.Optional;

/**
 * A transition out of a state, or one that stays within it.
 *
 * @param event the event that takes it; for a direct transition the name derived from its target,
 *     {@link #ANY_EVENT} for every event that no other entry of its state takes, and {@link
 *     #NO_EVENT} for an eventless one
 * @param direct whether the declaration names no event: {@code to} alone
 * @param targets where it leads: one state, the declared set that {@code choose} picks from, states
 *     in several regions, or none where it stays within its state
 * @param guard the condition, if any
 * @param update the pure function that returns the next context, if any
 * @param effects the actions after the commit, in order
 * @param choose the method that picks one of several targets at run time, if any
 * @param description the prose, or empty
 * @param internal whether a transition to a descendant does not leave its source
 * @param raise the events that it puts into the machine's own queue, in order
 * @param requirements the identifiers of the requirements that it covers
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

  /** Stands for every event that no other entry of the state takes. */
  public static final String ANY_EVENT = "*";

  /** Stands where a transition needs no event. */
  public static final String NO_EVENT = "";

  public Transition {
    targets = List.copyOf(targets);
    effects = List.copyOf(effects);
    raise = List.copyOf(raise);
    requirements = List.copyOf(requirements);
  }

  /** A builder of a transition that an event takes, and of which nothing else is said yet. */
  public static Builder on(NameReference event, Origin origin) {
    return new Builder(event, origin);
  }

  /** A builder of the same transition. */
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

  /** Whether it needs no event: it is taken as soon as its guard holds. */
  public boolean eventless() {
    return event.name().equals(NO_EVENT);
  }

  /** Whether it takes every event that no other entry of its state takes. */
  public boolean anyEvent() {
    return event.name().equals(ANY_EVENT);
  }

  /** Whether the target is picked at run time. */
  public boolean dynamic() {
    return choose.isPresent();
  }

  /** The name that a direct transition's event gets: {@code toHalfOpen} for {@code HALF_OPEN}. */
  public static String directEventName(String target) {
    return "to" + Words.of(target).type();
  }

  /** Builds a transition; what is not said has its default. */
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
