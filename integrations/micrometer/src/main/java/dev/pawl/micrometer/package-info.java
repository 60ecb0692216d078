/**
 * Meters for Micrometer. {@link dev.pawl.micrometer.TransitionMetrics} counts the steps of
 * instances. {@link dev.pawl.micrometer.StoreMetrics} and {@link dev.pawl.micrometer.OutboxMetrics}
 * measure stores and the outbox. {@link dev.pawl.micrometer.ObservationHook} creates observations,
 * for example for tracing.
 */
@NullMarked
package dev.pawl.micrometer;

import org.jspecify.annotations.NullMarked;
