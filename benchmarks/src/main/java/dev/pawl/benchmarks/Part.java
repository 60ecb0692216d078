package dev.pawl.benchmarks;

import dev.pawl.benchmarks.figure.Figure;
import java.util.List;

/** A part of the measuring. */
public interface Part {

  /** Its name: that of the part of its figures. */
  String name();

  /** Whether single rows are asked for, and what is recorded of others shall stay. */
  default boolean isOfSingleRows() {
    return false;
  }

  /**
   * Measures.
   *
   * @param full whether there is an hour, and not a minute or two
   * @throws Exception if it could not be measured, which fails the run
   */
  List<Figure> measure(boolean full) throws Exception;
}
