package dev.pawl.language.check.rule;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Transition;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.List;

/** How problems speak of the parts of a machine, so that all say it in the same way. */
final class Wording {

  private Wording() {}

  /**
   * {@code failure to OPEN if retriesLeft}; a direct transition is {@code to OPEN}, an eventless
   * one {@code always to OPEN}, one that stays {@code failure without target}.
   */
  public static String of(ResolvedTransition resolved) {
    Transition transition = resolved.declared();
    List<String> targets = NameReference.names(transition.targets());
    String to = targets.isEmpty() ? "without target" : "to " + NameList.or(targets);
    return (transition.direct() ? to : eventOf(resolved) + " " + to)
        + transition.guard().map(g -> " if " + g.text()).orElse("");
  }

  /** The name, in problems, of what takes a transition: its event, {@code always} where none. */
  public static String eventOf(ResolvedTransition transition) {
    return transition.eventless() ? "always" : transition.eventName();
  }

  /** The place of something else: {@code in line 7} of a file, {@code at OPEN} in Java. */
  public static String place(Origin origin) {
    if (origin instanceof Origin.InFile file) {
      return "in line " + file.line();
    }
    return origin instanceof Origin.InJava java ? "at " + java.element() : "elsewhere";
  }

  /** The words to write, in the language of the declaration that the origin lies in. */
  public static String writtenAt(Origin origin, String java, String yaml) {
    return origin instanceof Origin.InFile ? yaml : java;
  }
}
