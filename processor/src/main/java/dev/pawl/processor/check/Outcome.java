package dev.pawl.processor.check;

import dev.pawl.processor.model.Transition;
import dev.pawl.processor.model.source.Ref;
import dev.pawl.processor.semantics.ResolvedTransition;

/** Comparison of transitions by their consequences. */
public final class Outcome {

  private Outcome() {}

  /** Whether it makes no difference which of two transitions of one event is taken. */
  public static boolean same(ResolvedTransition one, ResolvedTransition other) {
    Transition a = one.declared();
    Transition b = other.declared();
    return Ref.names(a.targets()).equals(Ref.names(b.targets()))
        && Ref.names(a.effects()).equals(Ref.names(b.effects()))
        && Ref.names(a.raise()).equals(Ref.names(b.raise()))
        && a.internal() == b.internal()
        && a.update().map(Ref::name).equals(b.update().map(Ref::name))
        && a.choose().map(Ref::name).equals(b.choose().map(Ref::name));
  }
}
