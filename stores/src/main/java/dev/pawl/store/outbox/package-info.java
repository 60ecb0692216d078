/** Effects that are kept with the step that asked for them, and delivered at least once. */
package dev.pawl.store.outbox;
