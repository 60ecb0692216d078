/**
 * The workloads implemented with arrays. Read {@link
 * dev.pawl.benchmarks.contender.hand.table.FlatTable} first.
 */
@NullMarked
package dev.pawl.benchmarks.contender.hand.table;

import org.jspecify.annotations.NullMarked;
