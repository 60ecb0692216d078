/**
 * The page of the benchmarks, with its charts and CSV files. Read {@link
 * dev.pawl.benchmarks.report.Page} first.
 */
package dev.pawl.benchmarks.report;
