/**
 * The resolved model of a machine, in which names are replaced by states and events. The package
 * also computes the responses of leaves to events, the exit and entry sets of transitions, the
 * sources of data, and the assignments of predicates under which guards hold. All code after the
 * readers uses this model and does not look up elements by name. Start with {@link
 * dev.pawl.language.semantics.ResolvedMachine} and {@link dev.pawl.language.semantics.GuardSpace}.
 */
@NullMarked
package dev.pawl.language.semantics;

import org.jspecify.annotations.NullMarked;
