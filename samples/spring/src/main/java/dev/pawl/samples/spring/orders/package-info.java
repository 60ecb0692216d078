/** Orders: their machine is in a store, with history, timers and outbox; an entity has the rest. */
package dev.pawl.samples.spring.orders;
