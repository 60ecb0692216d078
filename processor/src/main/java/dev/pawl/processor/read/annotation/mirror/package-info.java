/**
 * Reads annotations, types and comments from the compiler. Start with {@link
 * dev.pawl.processor.read.annotation.mirror.ElementAnnotation}.
 */
@NullMarked
package dev.pawl.processor.read.annotation.mirror;

import org.jspecify.annotations.NullMarked;
