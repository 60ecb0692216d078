package dev.pawl.processor.check;

import dev.pawl.processor.model.Origin;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.problem.Listing;

/** How problems speak of the parts of a machine, so that all say it in the same way. */
public final class Wording {

  private Wording() {}

  /** {@code failure to OPEN if retriesLeft}; a direct transition is {@code to OPEN}. */
  public static String of(Transition transition) {
    String to = "to " + Listing.or(transition.targets().stream().map(Ref::name).toList());
    return (transition.direct() ? to : transition.event().name() + " " + to)
        + transition.guard().map(g -> " if " + g.text()).orElse("");
  }

  /** What to write, in the language of the declaration that the origin lies in. */
  public static String writtenAt(Origin origin, String java, String yaml) {
    return origin instanceof Origin.InFile ? yaml : java;
  }
}
