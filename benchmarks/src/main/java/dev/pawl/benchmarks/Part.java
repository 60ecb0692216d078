package dev.pawl.benchmarks;

import dev.pawl.benchmarks.figure.Figure;
import java.util.List;

/** A part of the benchmarks. */
public interface Part {

  /** Returns the name of this part, which its figures have, too. */
  String name();

  /**
   * Returns whether only some rows are measured. The recorded figures of other rows are then kept.
   */
  default boolean isOfSingleRows() {
    return false;
  }

  /**
   * Measures this part.
   *
   * @param full whether to measure for about an hour instead of a minute or two
   * @return the figures
   * @throws Exception if measuring fails; the figures that were recorded before are then kept
   */
  List<Figure> measure(boolean full) throws Exception;
}
