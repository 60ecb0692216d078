/**
 * Finds integers that satisfy constraints on their differences and come as close to soft
 * constraints as possible. Read {@link dev.pawl.diagrams.layout.simplex.NetworkSimplex} first.
 */
@NullMarked
package dev.pawl.diagrams.layout.simplex;

import org.jspecify.annotations.NullMarked;
