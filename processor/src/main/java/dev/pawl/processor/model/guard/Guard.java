package dev.pawl.processor.model.guard;

import dev.pawl.processor.model.source.Origin;

/** The condition of a transition. */
public record Guard(Formula formula, Origin origin) {

  /** The guard in canonical notation. */
  public String text() {
    return formula.text();
  }
}
