/** Scenes of machines that are to be drawn: boxes, arrows and notes, without places. */
@NullMarked
package dev.pawl.diagrams.scene;

import org.jspecify.annotations.NullMarked;
