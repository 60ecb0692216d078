package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import dev.pawl.language.model.name.JavaName;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Writes the {@code @Transition} annotations of a machine. */
final class TransitionWriter {

  private final EnumContext writing;
  private final ConstantNames names;

  TransitionWriter(EnumContext writing) {
    this.writing = writing;
    this.names = writing.names();
  }

  /** Returns the annotations of the transitions declared on a state or on the machine itself. */
  String of(StateNode node, int indent) {
    StringBuilder out = new StringBuilder();
    Set<StateNode.Timer> named = new HashSet<>();
    for (TransitionGroup step : TransitionGroup.of(node)) {
      Optional<StateNode.Timer> timer = step.first().timer();
      boolean firstOfTimer = timer.filter(named::add).isPresent();
      timer
          .filter(t -> firstOfTimer)
          .flatMap(t -> respelled(t.declared()))
          .ifPresent(text -> out.append(writing.gaps().comment(place(node), text, indent)));
      out.append(EnumContext.lines(annotation(step, timer, firstOfTimer), indent));
    }
    return out.toString();
  }

  private String place(StateNode node) {
    return writing.declared().ownerName(node.declared());
  }

  private Annotation annotation(
      TransitionGroup step, Optional<StateNode.Timer> timer, boolean firstOfTimer) {
    Transition declared = step.declared();
    Annotation.Builder annotation = writing.annotation("Transition");
    if (timer.isPresent()) {
      Behavior.Timer t = timer.get().declared();
      annotation.text(t.word(), delay(t));
      if (firstOfTimer) {
        annotation.text("name", name(step.first().source().declared(), t));
      }
    } else if (!step.first().source().declared().isHistory() && !declared.direct()) {
      annotation.flag("always", declared.eventless()).text("on", on(step.first()));
    }
    return annotation
        .text("guard", declared.guard().map(names::guard).orElse(""))
        .texts("to", names.of(step.targets()))
        .text("choose", declared.choose().map(NameReference::name).orElse(""))
        .text("update", declared.update().map(NameReference::name).orElse(""))
        .texts("effects", NameReference.names(declared.effects()))
        .texts("raise", NameReference.names(declared.raise()))
        .flag("internal", declared.internal())
        .texts("requirement", declared.requirements())
        .text("description", writing.gaps().prose(declared.description()))
        .build();
  }

  private String on(ResolvedTransition transition) {
    return transition.anyEvent()
        ? Transition.ANY_EVENT
        : transition.event().map(names::event).orElse("");
  }

  /** Returns a timer's delay as annotations spell it: a duration, or the Java name of a method. */
  private static String delay(Behavior.Timer timer) {
    String text = timer.delay().text();
    return timer.delay().constant().isPresent() || JavaName.isIdentifier(text)
        ? text
        : Words.of(text).method();
  }

  /**
   * Returns the name that the annotation of a timer must contain. If the timer declares a name,
   * returns this name. If the timer declares no name, returns the name of the timer's event, but
   * only if the enum would derive a different name for the event. Returns an empty string if the
   * annotation needs no name.
   */
  private String name(State owner, Behavior.Timer timer) {
    if (timer.name().isPresent()) {
      return timer.name().get().name();
    }
    boolean isRoot = owner == writing.declared().root();
    String of = isRoot ? writing.declared().name() : names.of(owner);
    String derived = Event.timerName(of, timer.word(), delay(timer));
    boolean same =
        writing.declared().eventEnum().isPresent() || derived.equals(timer.event().name());
    return same ? "" : timer.event().name();
  }

  private static Optional<String> respelled(Behavior.Timer timer) {
    String text = timer.delay().text();
    return delay(timer).equals(text)
        ? Optional.empty()
        : Optional.of("The delay " + text + " is spelled like the method: " + delay(timer) + ".");
  }
}
