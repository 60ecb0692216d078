/** Compares two versions of machines. Start with {@link dev.pawl.cli.diff.VersionDiff}. */
@NullMarked
package dev.pawl.cli.diff;

import org.jspecify.annotations.NullMarked;
