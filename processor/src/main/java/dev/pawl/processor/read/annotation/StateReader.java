package dev.pawl.processor.read.annotation;

import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.Origin;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.problem.Problems;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;

/** Reads a constant and its annotations as a state, without what lies below it. */
final class StateReader {

  private final Prose prose;
  private final TransitionReader transitions;
  private final BehaviorReader behaviors;
  private final Problems problems;

  StateReader(Prose prose, TransitionReader transitions, EventNames events, Problems problems) {
    this.prose = prose;
    this.transitions = transitions;
    this.behaviors = new BehaviorReader(events, problems);
    this.problems = problems;
  }

  TreeBuilder.Node read(Element constant) {
    Origin origin = new Origin.InJava(constant, null, null);
    Ref name = new Ref(constant.getSimpleName().toString(), origin);
    NameRules.check(name, "a state", problems);
    Optional<Mirror> state = Mirror.first(constant, PawlAnnotation.STATE);
    Optional<Behavior.History> history = BehaviorReader.history(state);
    List<Ref> tags = names(state, "tags", "a tag");
    List<Ref> aliases = names(state, "aliases", "an alias");
    List<Transition> ways;
    Behavior behavior;
    if (history.isPresent()) {
      ways = transitions.readDefault(constant);
      behavior = behaviors.ofHistory(history.get(), state.orElseThrow(), constant);
    } else {
      Ways all = transitions.read(constant, name.name());
      ways = all.transitions();
      behavior = behaviors.read(state, all);
    }
    State read =
        new State(
            name.name(),
            state.map(s -> prose.of(s, constant)).orElseGet(() -> prose.above(constant)),
            Mirror.first(constant, PawlAnnotation.INITIAL).map(i -> new State.Initial(Prose.in(i))),
            history.isEmpty() && Mirror.first(constant, PawlAnnotation.FINAL).isPresent(),
            history.isEmpty() && state.map(s -> s.flag("external")).orElse(false),
            history.isEmpty() ? tags : List.of(),
            state.flatMap(s -> s.ref("wireName")),
            aliases,
            ways,
            List.of(),
            behavior,
            origin);
    return new TreeBuilder.Node(read, state.flatMap(s -> s.ref("parent")));
  }

  private List<Ref> names(Optional<Mirror> state, String attribute, String kind) {
    return NameRules.checked(state.map(s -> s.refs(attribute)).orElse(List.of()), kind, problems);
  }
}
