package dev.pawl.engine;

/** The purpose for which a stored instance is opened. */
public enum Purpose {

  /**
   * The instance makes steps. If an earlier version with another structure stored it, it is
   * migrated. Events that this version no longer defers are offered.
   */
  STEP,

  /**
   * The instance is only read. The instance is migrated, but no event is offered, so that no effect
   * runs.
   */
  LOOK,

  /**
   * The instance is forced, or only its context is used. The instance is not migrated, and no event
   * is offered.
   */
  FORCE
}
