/**
 * The workloads implemented with sealed records. Read {@link
 * dev.pawl.benchmarks.contender.hand.record.SealedRecords} first.
 */
@NullMarked
package dev.pawl.benchmarks.contender.hand.record;

import org.jspecify.annotations.NullMarked;
