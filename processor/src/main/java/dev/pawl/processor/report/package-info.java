/**
 * Reports problems. A problem in Java is reported at the annotation value, and a problem in a file
 * with the line and a caret. Start with {@link dev.pawl.processor.report.Reporter}.
 */
@NullMarked
package dev.pawl.processor.report;

import org.jspecify.annotations.NullMarked;
