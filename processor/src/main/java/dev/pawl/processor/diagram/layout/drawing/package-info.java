/** Graphs that are to be laid out, and their drawings: plain values on a grid of cells. */
package dev.pawl.processor.diagram.layout.drawing;
