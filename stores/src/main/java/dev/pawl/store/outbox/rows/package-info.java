/**
 * The SQL statements for delivering and managing the messages of an outbox. Read {@link
 * dev.pawl.store.outbox.rows.ClaimRows} first. Internal: the module does not export this package.
 */
@NullMarked
package dev.pawl.store.outbox.rows;

import org.jspecify.annotations.NullMarked;
