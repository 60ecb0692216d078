/**
 * Reads machines from elements and their annotations. Besides {@code report} and {@code write},
 * only this package uses {@code javax.lang.model}. It never loads the annotation classes, so the
 * processor does not depend on the runtime. Start with {@link
 * dev.pawl.processor.read.annotation.EnumReader}.
 */
@NullMarked
package dev.pawl.processor.read.annotation;

import org.jspecify.annotations.NullMarked;
