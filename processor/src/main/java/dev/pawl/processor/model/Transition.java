package dev.pawl.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * A way out of a state.
 *
 * @param event the event that takes it; for a direct transition the name derived from its target
 * @param direct whether the declaration names no event: {@code to} alone
 * @param targets where it leads: one state, or the declared set that {@code choose} picks from
 * @param guard the condition, if any
 * @param update the pure function that returns the next context, if any
 * @param effects the actions after the commit, in order
 * @param choose the method that picks one of several targets at run time, if any
 * @param description the prose, or empty
 */
public record Transition(
    Ref event,
    boolean direct,
    List<Ref> targets,
    Optional<Guard> guard,
    Optional<Ref> update,
    List<Ref> effects,
    Optional<Ref> choose,
    String description,
    Origin origin) {

  public Transition {
    targets = List.copyOf(targets);
    effects = List.copyOf(effects);
  }

  /** Whether the target is picked at run time. */
  public boolean dynamic() {
    return choose.isPresent();
  }

  /** The name that a direct transition's event gets: {@code toHalfOpen} for {@code HALF_OPEN}. */
  public static String directEventName(String target) {
    return "to" + Words.of(target).type();
  }
}
