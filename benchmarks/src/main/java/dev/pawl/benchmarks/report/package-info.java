/** What is told of recorded figures: a page, and its charts. */
package dev.pawl.benchmarks.report;
