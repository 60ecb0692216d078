package dev.pawl.processor.read.annotation;

import dev.pawl.processor.model.Origin;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.problem.Problems;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;

/** Reads a constant and its annotations as a state. */
final class StateReader {

  private final Prose prose;
  private final TransitionReader transitions;
  private final Problems problems;

  StateReader(Prose prose, TransitionReader transitions, Problems problems) {
    this.prose = prose;
    this.transitions = transitions;
    this.problems = problems;
  }

  State read(Element constant) {
    Origin origin = new Origin.InJava(constant, null, null);
    Ref name = new Ref(constant.getSimpleName().toString(), origin);
    NameRules.check(name, "a state", problems);
    Optional<Mirror> state = Mirror.first(constant, PawlAnnotation.STATE);
    return new State(
        name.name(),
        state.map(s -> prose.of(s, constant)).orElseGet(() -> prose.above(constant)),
        Mirror.first(constant, PawlAnnotation.INITIAL).map(i -> new State.Initial(Prose.in(i))),
        Mirror.first(constant, PawlAnnotation.FINAL).isPresent(),
        state.map(s -> s.flag("external")).orElse(false),
        names(state, "tags", "a tag"),
        state.flatMap(s -> s.ref("wireName")),
        names(state, "aliases", "an alias"),
        transitions.read(constant),
        List.of(),
        origin);
  }

  private List<Ref> names(Optional<Mirror> state, String attribute, String kind) {
    return state.map(s -> s.refs(attribute)).orElse(List.of()).stream()
        .filter(r -> NameRules.check(r, kind, problems))
        .toList();
  }
}
