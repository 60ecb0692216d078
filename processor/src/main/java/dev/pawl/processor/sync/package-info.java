/**
 * Updates the diagrams and tables of machines in documents of users: finds the blocks between
 * markers, and fills these blocks or reports stale blocks. Start with {@link
 * dev.pawl.processor.sync.DocumentSync}.
 */
@NullMarked
package dev.pawl.processor.sync;

import org.jspecify.annotations.NullMarked;
