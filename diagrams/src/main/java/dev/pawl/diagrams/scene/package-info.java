/**
 * Describes the content of a machine's picture, without positions: boxes, arrows and notes. Read
 * {@link dev.pawl.diagrams.scene.Scene} first.
 */
@NullMarked
package dev.pawl.diagrams.scene;

import org.jspecify.annotations.NullMarked;
