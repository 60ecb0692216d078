package dev.pawl.diagrams.export;

import dev.pawl.language.model.Guard;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Transition;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The label of an arrow. Its full form is {@code event [guard] / effect, raise event (internal)}.
 *
 * @param event the triggering event; empty if the label shows no event
 * @param conditions the guard, and the name of the method that chooses the target
 * @param effects the names of the effects
 * @param raised the names of the raised events
 * @param internal whether the transition does not exit the source state
 */
record TransitionLabel(
    String event,
    List<String> conditions,
    List<String> effects,
    List<String> raised,
    boolean internal) {

  static final TransitionLabel NONE =
      new TransitionLabel("", List.of(), List.of(), List.of(), false);

  /** UML's word for the branch that is taken if no other guard holds. */
  static final String ELSE = "else";

  /** The text that replaces an empty label if several arrows are drawn as one arrow. */
  static final String WORDLESS = "(no event)";

  TransitionLabel {
    conditions = List.copyOf(conditions);
    effects = List.copyOf(effects);
    raised = List.copyOf(raised);
  }

  /** Returns the complete label of a transition that is drawn as one arrow. */
  static TransitionLabel of(ResolvedTransition resolved) {
    Transition transition = resolved.declared();
    List<String> conditions = new ArrayList<>();
    transition.guard().map(Guard::text).ifPresent(conditions::add);
    transition.choose().map(NameReference::name).ifPresent(conditions::add);
    return actions(transition, event(resolved), conditions);
  }

  /** Returns a label that contains only the event. */
  static TransitionLabel ofEvent(ResolvedTransition transition) {
    return new TransitionLabel(event(transition), List.of(), List.of(), List.of(), false);
  }

  /**
   * Returns a label with the event and the guard. The label is for the arrow to the junction at
   * which a method chooses the target.
   */
  static TransitionLabel ofChoice(ResolvedTransition resolved) {
    Transition transition = resolved.declared();
    return new TransitionLabel(
        event(resolved), guard(transition), List.of(), List.of(), transition.internal());
  }

  /**
   * Returns the label of an arrow that starts at the junction at which a method chooses the target.
   */
  static TransitionLabel picked(Transition transition) {
    return actions(transition, "", transition.choose().map(NameReference::name).stream().toList())
        .as(false);
  }

  /** Returns the label of one of several alternatives for an event. */
  static TransitionLabel alternative(Transition transition) {
    return actions(transition, "", alternatives(transition));
  }

  /**
   * Returns the label of one of several alternatives for an event. The label is for the arrow to
   * the junction at which a method chooses the target of the alternative.
   */
  static TransitionLabel choiceAlternative(Transition transition) {
    return new TransitionLabel(
        "", alternatives(transition), List.of(), List.of(), transition.internal());
  }

  private static List<String> alternatives(Transition transition) {
    return transition.guard().isEmpty() ? List.of(ELSE) : guard(transition);
  }

  private static List<String> guard(Transition transition) {
    return transition.guard().map(Guard::text).stream().toList();
  }

  private static TransitionLabel actions(
      Transition transition, String event, List<String> conditions) {
    return new TransitionLabel(
        event,
        conditions,
        NameReference.names(transition.effects()),
        NameReference.names(transition.raise()),
        transition.internal() || transition.targets().isEmpty());
  }

  private TransitionLabel as(boolean isInternal) {
    return new TransitionLabel(event, conditions, effects, raised, isInternal);
  }

  /**
   * Returns the text of the event. For a transition that names no event, returns an empty string.
   * For a timer, returns the delay, because the name of a timer's event only repeats the state.
   */
  private static String event(ResolvedTransition transition) {
    if (transition.declared().direct()) {
      return "";
    }
    return transition
        .timer()
        .map(timer -> timer.declared().text())
        .orElse(transition.declared().event().name());
  }

  /**
   * Returns the text of the label on one line.
   *
   * @param text the function that escapes texts from the declaration
   */
  String text(UnaryOperator<String> text) {
    List<String> words = new ArrayList<>();
    if (!event.equals(Transition.NO_EVENT)) {
      words.add(text.apply(event));
    }
    for (String condition : conditions) {
      words.add("[" + text.apply(condition) + "]");
    }
    List<String> done = new ArrayList<>();
    for (String effect : effects) {
      done.add(text.apply(effect));
    }
    for (String raise : raised) {
      done.add("raise " + text.apply(raise));
    }
    if (!done.isEmpty()) {
      words.add("/ " + String.join(", ", done));
    }
    if (internal) {
      words.add("(internal)");
    }
    return String.join(" ", words);
  }
}
