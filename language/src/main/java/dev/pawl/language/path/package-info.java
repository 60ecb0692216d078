/**
 * The search for paths through a machine that together cover the machine's transitions and the
 * outcomes of its guards. Start with {@link dev.pawl.language.path.PathSearch}.
 */
@NullMarked
package dev.pawl.language.path;

import org.jspecify.annotations.NullMarked;
