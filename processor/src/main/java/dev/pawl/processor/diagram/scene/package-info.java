/** Scenes of machines that are to be drawn: boxes, arrows and notes, without places. */
package dev.pawl.processor.diagram.scene;
