/**
 * Reports problems to the compiler: in Java on the annotation value, in a file with its line and a
 * caret.
 */
@NullMarked
package dev.pawl.processor.report;

import org.jspecify.annotations.NullMarked;
