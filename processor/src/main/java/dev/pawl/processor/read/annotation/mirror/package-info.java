/** Annotations, types and comments as the compiler knows them. */
package dev.pawl.processor.read.annotation.mirror;
