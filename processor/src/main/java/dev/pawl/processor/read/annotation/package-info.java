/**
 * Reads machines from elements and their annotations. Of the packages that read, check and plan a
 * machine, only this package uses {@code javax.lang.model}. The package never loads the annotation
 * classes, so that the processor does not depend on the runtime. Start with {@link
 * dev.pawl.processor.read.annotation.EnumReader}.
 */
@NullMarked
package dev.pawl.processor.read.annotation;

import org.jspecify.annotations.NullMarked;
