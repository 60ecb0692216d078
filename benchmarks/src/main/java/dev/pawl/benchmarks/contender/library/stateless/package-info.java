/** The courses with stateless4j, which has no regions. */
package dev.pawl.benchmarks.contender.library.stateless;
