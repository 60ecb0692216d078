/** Machines drawn as SVG. */
package dev.pawl.processor.diagram.svg;
