/**
 * All configurations that an instance of a machine can reach, and the steps between them. Start
 * with {@link dev.pawl.language.explore.Explorer}.
 */
@NullMarked
package dev.pawl.language.explore;

import org.jspecify.annotations.NullMarked;
