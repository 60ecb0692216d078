/** Machines drawn as SVG. */
package dev.pawl.diagrams.svg;
