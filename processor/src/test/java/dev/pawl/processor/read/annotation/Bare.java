package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Delay;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import java.util.List;
import java.util.Optional;

/** Converts parts of a model to parts without places, for comparison. */
final class Bare {

  private Bare() {}

  static State state(State s) {
    return new State(
        s.name(),
        s.description(),
        s.initial(),
        s.isFinal(),
        s.external(),
        s.layout(),
        refs(s.tags()),
        s.wireName().map(Bare::ref),
        refs(s.aliases()),
        s.requirements(),
        s.transitions().stream().map(Bare::transition).toList(),
        s.children().stream().map(Bare::state).toList(),
        behavior(s.behavior()),
        Origin.NONE);
  }

  private static Transition transition(Transition t) {
    return new Transition(
        ref(t.event()),
        t.direct(),
        refs(t.targets()),
        t.guard().map(g -> new Guard(g.formula(), Origin.NONE)),
        t.update().map(Bare::ref),
        refs(t.effects()),
        t.choose().map(Bare::ref),
        t.description(),
        Origin.NONE,
        t.internal(),
        refs(t.raise()),
        t.requirements());
  }

  private static Behavior behavior(Behavior b) {
    return new Behavior(
        b.parallel(),
        b.history(),
        refs(b.initial()),
        actions(b.entry()),
        actions(b.exit()),
        b.always().stream().map(Bare::transition).toList(),
        b.timers().stream().map(Bare::timer).toList(),
        refs(b.ignored()),
        refs(b.deferred()),
        b.data());
  }

  private static Behavior.Actions actions(Behavior.Actions actions) {
    return new Behavior.Actions(refs(actions.effects()), refs(actions.raise()));
  }

  private static Behavior.Timer timer(Behavior.Timer timer) {
    Delay delay = timer.delay();
    return new Behavior.Timer(
        ref(timer.event()),
        new Delay(delay.text(), delay.constant(), Origin.NONE),
        Optional.empty(),
        timer.repeats());
  }

  private static NameReference ref(NameReference ref) {
    return new NameReference(ref.name(), Origin.NONE);
  }

  private static List<NameReference> refs(List<NameReference> refs) {
    return refs.stream().map(Bare::ref).toList();
  }
}
