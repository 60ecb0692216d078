package dev.pawl.engine;

/** The purpose for which a stored instance is opened. */
public enum Purpose {

  /**
   * The instance makes steps. If an earlier version of the machine with another structure stored
   * the instance, the instance is migrated. Deferred events that this version no longer defers are
   * offered again.
   */
  STEP,

  /**
   * The instance is only read. The instance is migrated, but no deferred event is offered again, so
   * that no effect runs.
   */
  LOOK,

  /**
   * The instance is forced, or only its context is used. The instance is not migrated, and no
   * deferred event is offered again.
   */
  FORCE
}
