/**
 * The workloads implemented with arrays. Read {@link
 * dev.pawl.benchmarks.contender.hand.table.FlatTable} first.
 */
package dev.pawl.benchmarks.contender.hand.table;
