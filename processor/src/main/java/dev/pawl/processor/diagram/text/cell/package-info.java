/** Characters in cells: how wide text is, what lines are drawn with, and where it is drawn. */
package dev.pawl.processor.diagram.text.cell;
