/**
 * Layered layout of graphs, on integers: the places of boxes and the lines between them. It knows
 * neither machines nor characters nor SVG. Start with {@link
 * dev.pawl.diagrams.layout.LayeredLayout}, which lays out one {@code LevelNode} after the other,
 * from the inside out: directions, ranks, order, columns, channels.
 */
@NullMarked
package dev.pawl.diagrams.layout;

import org.jspecify.annotations.NullMarked;
