/**
 * Reads Java declarations: from elements and their annotations to machines. The only room, with
 * {@code report} and {@code write}, that sees {@code javax.lang.model}. It never loads the
 * annotation classes, so the processor does not depend on the runtime.
 */
@NullMarked
package dev.pawl.processor.read.annotation;

import org.jspecify.annotations.NullMarked;
