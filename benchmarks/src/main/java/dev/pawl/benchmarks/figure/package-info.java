/** What was measured, and where: the figures that are recorded, and read again for tables. */
package dev.pawl.benchmarks.figure;
