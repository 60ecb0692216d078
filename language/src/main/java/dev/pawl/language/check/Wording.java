package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Transition;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.List;

/** The wording of transitions, events and origins in messages. */
final class Wording {

  private Wording() {}

  /**
   * Returns a transition as text, such as {@code failure to OPEN if retriesLeft}. Other examples
   * are {@code to OPEN} for a direct transition, {@code always to OPEN} for an eventless
   * transition, and {@code failure without target}.
   */
  public static String of(ResolvedTransition resolved) {
    Transition transition = resolved.declared();
    List<String> targets = NameReference.names(transition.targets());
    String to = targets.isEmpty() ? "without target" : "to " + NameList.or(targets);
    return (transition.direct() ? to : eventOf(resolved) + " " + to)
        + transition.guard().map(g -> " if " + g.text()).orElse("");
  }

  /** Returns the text of {@link #of} in quotes. */
  static String quoted(ResolvedTransition transition) {
    return "\"" + of(transition) + "\"";
  }

  /**
   * Returns the name of the event of a transition, or {@code always} for an eventless transition.
   */
  public static String eventOf(ResolvedTransition transition) {
    return transition.eventless() ? "always" : transition.eventName();
  }

  /**
   * Returns a short text for the origin of a second declaration that a message mentions, such as
   * {@code in line 7} for a file and {@code at OPEN} for Java.
   */
  public static String place(Origin origin) {
    if (origin instanceof Origin.InFile file) {
      return "in line " + file.line();
    }
    return origin instanceof Origin.InJava java ? "at " + java.element() : "elsewhere";
  }

  /**
   * Returns the text for the language in which a declaration is written.
   *
   * @param java the text for declarations in Java
   * @param yaml the text for declarations in YAML
   */
  public static String writtenAt(Origin origin, String java, String yaml) {
    return origin instanceof Origin.InFile ? yaml : java;
  }
}
