/**
 * Orders. The store keeps their states, history, timers and outbox; an entity keeps all other data.
 * Read {@link dev.pawl.samples.spring.orders.OrderService} first.
 */
@NullMarked
package dev.pawl.samples.spring.orders;

import org.jspecify.annotations.NullMarked;
