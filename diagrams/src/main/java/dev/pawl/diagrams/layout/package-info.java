/**
 * Computes layered layouts of graphs on an integer grid: positions of boxes and paths of lines.
 * This package does not depend on machines, characters or SVG. Read {@link
 * dev.pawl.diagrams.layout.LayeredLayout} first. That class lays out each level of nesting ({@code
 * LevelNode}) separately, inner levels first. For each level, it decides in this order: the
 * directions of edges, the ranks of boxes, the order of each row, the columns, and the channels
 * between rows.
 */
@NullMarked
package dev.pawl.diagrams.layout;

import org.jspecify.annotations.NullMarked;
