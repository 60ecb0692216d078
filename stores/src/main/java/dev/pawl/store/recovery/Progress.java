package dev.pawl.store.recovery;

/**
 * A listener for the progress of a long operation. The listener is called on the thread that runs
 * the operation.
 */
@FunctionalInterface
public interface Progress {

  /**
   * Called at intervals and at the end.
   *
   * @param done the number of processed items
   * @param total the number of all items, as counted at the beginning
   */
  void at(long done, long total);

  /** Returns a listener that does nothing. */
  static Progress none() {
    return (done, total) -> {};
  }
}
