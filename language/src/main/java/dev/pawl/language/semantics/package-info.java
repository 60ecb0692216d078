/**
 * Resolves a machine: names become states and events, and the responses of leaves to events, the
 * exit and entry sets of transitions, and the sources of data are computed. All code after the
 * readers uses this model and does not look up elements by name. Start with {@link
 * dev.pawl.language.semantics.ResolvedMachine}.
 */
@NullMarked
package dev.pawl.language.semantics;

import org.jspecify.annotations.NullMarked;
