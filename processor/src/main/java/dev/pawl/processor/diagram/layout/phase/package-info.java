/**
 * The phases of laying out one level, in this order: directions of wires, ranks of boxes, the order
 * in each row, places of labels, columns, and lanes between rows.
 */
package dev.pawl.processor.diagram.layout.phase;
