/**
 * Reports problems to the compiler: in Java on the annotation value, in a file with its line and a
 * caret.
 */
package dev.pawl.processor.report;
