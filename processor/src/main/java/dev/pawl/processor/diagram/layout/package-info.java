/**
 * Layered layout of graphs, on integers: where boxes stand and how lines run between them. It knows
 * nothing of machines, of characters or of SVG.
 */
package dev.pawl.processor.diagram.layout;
