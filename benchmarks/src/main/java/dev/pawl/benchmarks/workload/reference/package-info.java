/**
 * The walks and their expected results, computed by an independent interpreter. Read {@link
 * dev.pawl.benchmarks.workload.reference.Walk} first.
 */
@NullMarked
package dev.pawl.benchmarks.workload.reference;

import org.jspecify.annotations.NullMarked;
