/** Whether recorded figures keep what the design promises, and how numbers are told. */
package dev.pawl.benchmarks.judge;
