/** Measures the cost of the live view in the program that it shows. */
package dev.pawl.benchmarks.live;
