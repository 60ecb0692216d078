/**
 * Reports problems: in Java at the annotation value, in a file with its line and a caret. Start
 * with {@link dev.pawl.processor.report.Reporter}.
 */
@NullMarked
package dev.pawl.processor.report;

import org.jspecify.annotations.NullMarked;
