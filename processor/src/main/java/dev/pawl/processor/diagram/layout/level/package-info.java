/** Boxes and wires that are laid out together: what each phase of the layout adds to. */
package dev.pawl.processor.diagram.layout.level;
