package dev.pawl.spring.boot.metrics;

import dev.pawl.micrometer.RefusalSeries;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The settings of an application for the meters of its machines. Immutable.
 *
 * @param enabled whether steps are counted, and stores and the outbox measured.
 * @param refusals into how many series refusals are counted.
 * @param instancesByState whether gauges show how many instances of a store are in each state, for
 *     which the database counts its table.
 * @param interval how long is kept what was read of a store or the outbox.
 * @param observations whether every step is an observation, too, as spans need.
 */
@ConfigurationProperties("pawl.metrics")
public record PawlMetricsProperties(
    @DefaultValue("true") boolean enabled,
    @DefaultValue("by-state-and-event") RefusalSeries refusals,
    @DefaultValue("false") boolean instancesByState,
    @DefaultValue("10s") Duration interval,
    @DefaultValue("false") boolean observations) {}
