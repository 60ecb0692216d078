/**
 * Computes layered layouts of graphs on an integer grid: positions of boxes and paths of lines.
 * This package does not depend on machines, characters or SVG. Read {@link
 * dev.pawl.diagrams.layout.LayeredLayout} first. This class lays out one {@code LevelNode} after
 * the other, inner levels first, in these phases: directions, ranks, order, columns, channels.
 */
@NullMarked
package dev.pawl.diagrams.layout;

import org.jspecify.annotations.NullMarked;
