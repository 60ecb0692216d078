/**
 * The comparison of two versions of a machine, and the migration of stored instances between
 * versions whose states are nested differently. Start with {@link
 * dev.pawl.language.diff.MachineDiff} and {@link dev.pawl.language.diff.Migration}.
 */
@NullMarked
package dev.pawl.language.diff;

import org.jspecify.annotations.NullMarked;
