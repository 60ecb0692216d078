package dev.pawl.engine.chart;

import dev.pawl.engine.Replaying;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The definition of a machine whose instances follow a {@link Chart}. */
public final class ChartDefinition<K extends Enum<K>, E> extends ChartRules<K, E> {

  /**
   * Creates the definition of a chart.
   *
   * @param constants the constants of the states
   */
  public ChartDefinition(Chart<K, E> chart, K[] constants) {
    super(chart, constants);
  }

  @Override
  protected Replaying<K> replaying(
      @Nullable Set<K> initial, @Nullable String entityId, boolean stored) {
    return new ChartReplay<>(this, chart, initial, entityId, stored);
  }
}
