package dev.pawl.spring.boot.metrics;

import dev.pawl.micrometer.RefusalSeries;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;

/**
 * The properties of the meters of machines. Immutable.
 *
 * @param enabled Whether steps are counted, and stores and the outbox are measured.
 * @param refusals Tags by which refusals are counted.
 * @param instancesByState Whether gauges show the number of instances of a store in each state. For
 *     these gauges, the database counts the rows of the table.
 * @param interval Time for which values that were read from a store or the outbox are cached.
 * @param observations Whether each step is also an observation, for example for tracing.
 */
@ConfigurationProperties("pawl.metrics")
public record PawlMetricsProperties(
    @DefaultValue("true") boolean enabled,
    @DefaultValue("by-state-and-event") RefusalSeries refusals,
    @DefaultValue("false") boolean instancesByState,
    @DefaultValue("10s") Duration interval,
    @DefaultValue("false") boolean observations) {

  /**
   * Creates the properties.
   *
   * @throws InvalidConfigurationPropertyValueException if the time is negative
   */
  public PawlMetricsProperties {
    if (interval.isNegative()) {
      throw new InvalidConfigurationPropertyValueException(
          "pawl.metrics.interval", interval, "The time must not be negative.");
    }
  }
}
