/** The courses as sealed records. */
package dev.pawl.benchmarks.contender.hand.record;
