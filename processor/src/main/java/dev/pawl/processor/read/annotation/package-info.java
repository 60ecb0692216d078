/**
 * Reads machines from elements and their annotations. Only this one of the packages that read,
 * check and plan a machine uses {@code javax.lang.model}. It never loads the annotation classes, so
 * the processor does not depend on the runtime. Start with {@link
 * dev.pawl.processor.read.annotation.EnumReader}.
 */
@NullMarked
package dev.pawl.processor.read.annotation;

import org.jspecify.annotations.NullMarked;
