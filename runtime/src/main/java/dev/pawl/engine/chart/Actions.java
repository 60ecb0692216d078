package dev.pawl.engine.chart;

import dev.pawl.engine.Failure;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The effects of a step. The effects that one declaration lists form a block. If an effect throws,
 * the rest of its block is skipped, as in SCXML; the other blocks still run.
 */
final class Actions<S, E> {

  private final List<int[]> blocks = new ArrayList<>();

  private final List<S> sources = new ArrayList<>();

  void clear() {
    blocks.clear();
    sources.clear();
  }

  void add(int[] block, S source) {
    if (block.length > 0) {
      blocks.add(block);
      sources.add(source);
    }
  }

  /**
   * Performs the effects. If an effect throws an exception, the rest of its block is skipped.
   *
   * @return the first exception of an effect, with further exceptions as suppressed; null if there
   *     is none
   */
  @Nullable Throwable perform(ChartInstance<S, ?, E, ?, ?> instance, @Nullable E event) {
    Throwable failure = null;
    for (int i = 0; i < blocks.size(); i++) {
      try {
        for (int effect : blocks.get(i)) {
          instance.performEffect(effect, sources.get(i), event);
        }
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
    }
    return failure;
  }
}
