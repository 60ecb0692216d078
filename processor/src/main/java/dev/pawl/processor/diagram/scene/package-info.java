/** Scenes of machines that are to be drawn: boxes, arrows and notes, without places. */
@NullMarked
package dev.pawl.processor.diagram.scene;

import org.jspecify.annotations.NullMarked;
