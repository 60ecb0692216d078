package dev.pawl.diagrams.export;

import dev.pawl.language.model.Guard;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Transition;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The text at an arrow: {@code event [guard] / effect, raise event (internal)}.
 *
 * @param event what is waited for; empty where the arrow needs none
 * @param conditions what must hold, and the method that picks the target
 * @param effects what is done
 * @param raised the events that are put into the machine's own queue
 * @param internal whether the state at the arrow's tail is not left
 */
record TransitionLabel(
    String event,
    List<String> conditions,
    List<String> effects,
    List<String> raised,
    boolean internal) {

  static final TransitionLabel NONE =
      new TransitionLabel("", List.of(), List.of(), List.of(), false);

  /** UML's word for the condition that holds where none of the others does. */
  static final String ELSE = "else";

  /** Stands for an arrow that waits for no event, where another has the same ends. */
  static final String WORDLESS = "(no event)";

  TransitionLabel {
    conditions = List.copyOf(conditions);
    effects = List.copyOf(effects);
    raised = List.copyOf(raised);
  }

  /** All that stands at a transition's arrow, where that is one arrow. */
  static TransitionLabel of(ResolvedTransition resolved) {
    Transition transition = resolved.declared();
    List<String> conditions = new ArrayList<>();
    transition.guard().map(Guard::text).ifPresent(conditions::add);
    transition.choose().map(NameReference::name).ifPresent(conditions::add);
    return actions(transition, event(resolved), conditions);
  }

  /** The event alone. */
  static TransitionLabel ofEvent(ResolvedTransition transition) {
    return new TransitionLabel(event(transition), List.of(), List.of(), List.of(), false);
  }

  /** The event and the guard, before the target is picked. */
  static TransitionLabel asked(ResolvedTransition resolved) {
    Transition transition = resolved.declared();
    return new TransitionLabel(
        event(resolved), guard(transition), List.of(), List.of(), transition.internal());
  }

  /** The label of an arrow behind a choice, where the target has been picked. */
  static TransitionLabel picked(Transition transition) {
    return actions(transition, "", transition.choose().map(NameReference::name).stream().toList())
        .as(false);
  }

  /** One of several alternatives that the same event has. */
  static TransitionLabel alternative(Transition transition) {
    return actions(transition, "", alternatives(transition));
  }

  /** One of several alternatives, before its target is picked. */
  static TransitionLabel askedAlternative(Transition transition) {
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

  /** A direct transition's event only says again where the arrow leads, a timer's who owns it. */
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
   * The label as one line.
   *
   * @param text how text taken from the declaration is written
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
