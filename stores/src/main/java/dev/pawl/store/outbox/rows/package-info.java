/** The SQL statements for delivering and managing the messages of an outbox. */
@NullMarked
package dev.pawl.store.outbox.rows;

import org.jspecify.annotations.NullMarked;
