package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Transition;
import dev.pawl.language.semantics.ResolvedTransition;

/** Compares transitions by their consequences: targets, actions and updates of the context. */
final class TransitionConsequences {

  private TransitionConsequences() {}

  /** Returns whether two transitions of one event have the same consequences. */
  public static boolean same(ResolvedTransition one, ResolvedTransition other) {
    Transition a = one.declared();
    Transition b = other.declared();
    return NameReference.names(a.targets()).equals(NameReference.names(b.targets()))
        && NameReference.names(a.effects()).equals(NameReference.names(b.effects()))
        && NameReference.names(a.raise()).equals(NameReference.names(b.raise()))
        && a.internal() == b.internal()
        && a.update().map(NameReference::name).equals(b.update().map(NameReference::name))
        && a.choose().map(NameReference::name).equals(b.choose().map(NameReference::name));
  }
}
