package dev.pawl.processor.check;

import dev.pawl.processor.model.Transition;
import dev.pawl.processor.model.source.Ref;
import dev.pawl.processor.semantics.ResolvedTransition;
import java.util.List;

/** Comparison of transitions by their consequences. */
public final class Outcome {

  private Outcome() {}

  /** Whether it makes no difference which of two transitions of one event is taken. */
  public static boolean same(ResolvedTransition one, ResolvedTransition other) {
    Transition a = one.declared();
    Transition b = other.declared();
    return names(a.targets()).equals(names(b.targets()))
        && names(a.effects()).equals(names(b.effects()))
        && names(a.raise()).equals(names(b.raise()))
        && a.internal() == b.internal()
        && a.update().map(Ref::name).equals(b.update().map(Ref::name))
        && a.choose().map(Ref::name).equals(b.choose().map(Ref::name));
  }

  private static List<String> names(List<Ref> refs) {
    return refs.stream().map(Ref::name).toList();
  }
}
