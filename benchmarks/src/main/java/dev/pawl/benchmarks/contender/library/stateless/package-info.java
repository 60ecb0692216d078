/** The workloads implemented with stateless4j, which does not support regions. */
package dev.pawl.benchmarks.contender.library.stateless;
