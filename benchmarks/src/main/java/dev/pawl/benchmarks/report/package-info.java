/**
 * The page of the benchmarks, with its charts and CSV files. Read {@link
 * dev.pawl.benchmarks.report.Page} first.
 */
@NullMarked
package dev.pawl.benchmarks.report;

import org.jspecify.annotations.NullMarked;
