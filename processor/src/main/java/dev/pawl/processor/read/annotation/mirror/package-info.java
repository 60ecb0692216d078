/** Annotations, types and comments as the compiler knows them. */
@NullMarked
package dev.pawl.processor.read.annotation.mirror;

import org.jspecify.annotations.NullMarked;
