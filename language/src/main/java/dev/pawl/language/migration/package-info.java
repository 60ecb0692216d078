/**
 * The migration of stored instances between versions of a machine whose states are nested
 * differently. Start with {@link dev.pawl.language.migration.Migration}.
 */
@NullMarked
package dev.pawl.language.migration;

import org.jspecify.annotations.NullMarked;
