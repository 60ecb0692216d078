/**
 * The workloads implemented with sealed records. Read {@link
 * dev.pawl.benchmarks.contender.hand.record.SealedRecords} first.
 */
package dev.pawl.benchmarks.contender.hand.record;
