/**
 * Meters of machines and stores: {@link dev.pawl.micrometer.TransitionMetrics} counts what
 * instances do, {@link dev.pawl.micrometer.StoreMetrics} tells how a store stands, and {@link
 * dev.pawl.micrometer.OutboxMetrics} how an outbox does. Who wants spans adds an {@link
 * dev.pawl.micrometer.ObservationHook}.
 */
@NullMarked
package dev.pawl.micrometer;

import org.jspecify.annotations.NullMarked;
