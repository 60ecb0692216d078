/** Effects that are kept with the step that asked for them, and delivered at least once. */
@NullMarked
package dev.pawl.store.outbox;

import org.jspecify.annotations.NullMarked;
