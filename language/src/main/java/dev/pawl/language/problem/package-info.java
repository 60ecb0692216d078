/**
 * Problems of a declaration and their remedies. Start with {@link dev.pawl.language.problem.Code}
 * and {@link dev.pawl.language.problem.Problem}.
 */
@NullMarked
package dev.pawl.language.problem;

import org.jspecify.annotations.NullMarked;
