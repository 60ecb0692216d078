/** The workloads implemented with squirrel. */
package dev.pawl.benchmarks.contender.library.squirrel;
