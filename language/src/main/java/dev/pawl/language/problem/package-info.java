/** Everything that can be wrong with a declaration: one enum of codes, and problems as values. */
@NullMarked
package dev.pawl.language.problem;

import org.jspecify.annotations.NullMarked;
