/**
 * The comparison of two versions of a machine. Start with {@link
 * dev.pawl.language.diff.MachineDiff}.
 */
@NullMarked
package dev.pawl.language.diff;

import org.jspecify.annotations.NullMarked;
