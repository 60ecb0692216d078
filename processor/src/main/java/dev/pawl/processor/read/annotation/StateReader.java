package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Problems;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;

/** Reads a constant and its annotations as a state. Substates are added later. */
final class StateReader {

  private final DescriptionReader prose;
  private final TransitionReader transitions;
  private final BehaviorReader behaviors;
  private final Problems problems;

  StateReader(
      DescriptionReader prose, TransitionReader transitions, EventNames events, Problems problems) {
    this.prose = prose;
    this.transitions = transitions;
    this.behaviors = new BehaviorReader(events, problems);
    this.problems = problems;
  }

  TreeBuilder.Node read(Element constant) {
    Origin origin = new Origin.InJava(constant, null, null);
    NameReference name = new NameReference(constant.getSimpleName().toString(), origin);
    NameRules.check(name, "a state", problems);
    Optional<ElementAnnotation> state = ElementAnnotation.first(constant, PawlAnnotation.STATE);
    Optional<Behavior.History> history = BehaviorReader.history(state);
    List<NameReference> tags = names(state, "tags", "a tag");
    State.Builder read =
        State.builder(name.name(), origin)
            .description(
                state.map(s -> prose.of(s, constant)).orElseGet(() -> prose.javadocOf(constant)))
            .initial(
                ElementAnnotation.first(constant, PawlAnnotation.INITIAL)
                    .map(i -> new State.Initial(DescriptionReader.ofAnnotation(i))))
            .wireName(state.flatMap(s -> s.name("wireName")))
            .aliases(names(state, "aliases", "an alias"));
    if (history.isPresent()) {
      read.transitions(transitions.readDefault(constant))
          .behavior(behaviors.ofHistory(history.get(), state.orElseThrow(), constant));
    } else {
      DeclaredTransitions all = transitions.read(constant, name.name());
      read.transitions(all.transitions())
          .behavior(behaviors.read(state, all))
          .isFinal(ElementAnnotation.first(constant, PawlAnnotation.FINAL).isPresent())
          .external(state.filter(s -> s.flag("external")).isPresent())
          .layout(layout(state))
          .requirements(
              NameReference.names(state.map(s -> s.names("requirement")).orElse(List.of())))
          .tags(tags);
    }
    return new TreeBuilder.Node(read.build(), state.flatMap(s -> s.name("parent")));
  }

  private static State.Layout layout(Optional<ElementAnnotation> state) {
    return state.stream()
        .flatMap(s -> s.constants("layout").stream())
        .map(State.Layout::valueOf)
        .findFirst()
        .orElse(State.Layout.AUTO);
  }

  private List<NameReference> names(
      Optional<ElementAnnotation> state, String attribute, String kind) {
    return NameRules.checked(state.map(s -> s.names(attribute)).orElse(List.of()), kind, problems);
  }
}
