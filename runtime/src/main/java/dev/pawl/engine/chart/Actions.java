package dev.pawl.engine.chart;

import dev.pawl.engine.Failure;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The effects of a step. The effects that one declaration lists form a block. If an effect throws,
 * the rest of its block is skipped, as in SCXML; the other blocks still run.
 */
final class Actions<S, E> {

  private static final int END_OF_BLOCK = -1;

  private int[] effects = new int[8];
  private @Nullable Object[] sources = new Object[8];
  private int count;

  void clear() {
    Arrays.fill(sources, 0, count, null);
    count = 0;
  }

  void add(int[] block, S source) {
    if (block.length == 0) {
      return;
    }
    int needed = count + block.length + 1;
    if (needed > effects.length) {
      effects = Arrays.copyOf(effects, needed * 2);
      sources = Arrays.copyOf(sources, effects.length);
    }
    for (int effect : block) {
      effects[count] = effect;
      sources[count++] = source;
    }
    effects[count++] = END_OF_BLOCK;
  }

  /**
   * Performs the effects. If an effect throws an exception, the rest of its block is skipped.
   *
   * @return the first exception of an effect, with further exceptions as suppressed; null if there
   *     is none
   */
  @Nullable Throwable perform(ChartInstance<S, ?, E, ?, ?> instance, @Nullable E event) {
    Throwable failure = null;
    for (int i = 0; i < count; i++) {
      if (effects[i] != END_OF_BLOCK) {
        try {
          instance.performEffect(effects[i], source(i), event);
        } catch (Throwable thrown) {
          failure = Failure.join(failure, thrown);
          while (effects[i] != END_OF_BLOCK) {
            i++;
          }
        }
      }
    }
    return failure;
  }

  @SuppressWarnings("unchecked") // add stores sources only
  private S source(int i) {
    return (S) sources[i];
  }
}
