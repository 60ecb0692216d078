/**
 * Reduces large machines to a size that can be drawn. A box can represent many states. Read {@link
 * dev.pawl.diagrams.overview.MachinePicture} first.
 */
@NullMarked
package dev.pawl.diagrams.overview;

import org.jspecify.annotations.NullMarked;
