/** The statements of whoever delivers from the outbox. */
@NullMarked
package dev.pawl.store.outbox.rows;

import org.jspecify.annotations.NullMarked;
