/** The workloads implemented with stateless4j, which does not support regions. */
@NullMarked
package dev.pawl.benchmarks.contender.library.stateless;

import org.jspecify.annotations.NullMarked;
