/**
 * Reads machines from Java elements and their annotations. Only this package uses {@code
 * javax.lang.model} to read a machine. The package never loads the annotation classes, so that the
 * processor does not depend on the runtime. Start with {@link
 * dev.pawl.processor.read.annotation.EnumReader}, which reads annotations through {@link
 * dev.pawl.processor.read.annotation.ElementAnnotation}.
 */
@NullMarked
package dev.pawl.processor.read.annotation;

import org.jspecify.annotations.NullMarked;
