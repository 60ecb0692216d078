package dev.pawl.store.recovery;

/** Hears how far a long operation is, on the thread that runs it. */
@FunctionalInterface
public interface Progress {

  /**
   * Called now and then, and at the end, by the thread that does the work.
   *
   * @param done how much has been done
   * @param total how much there is; it was counted at the beginning
   */
  void at(long done, long total);

  /** Hears nothing. */
  static Progress none() {
    return (done, total) -> {};
  }
}
