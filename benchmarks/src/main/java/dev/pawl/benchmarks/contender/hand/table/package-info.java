/** The courses as arrays by ordinals. */
package dev.pawl.benchmarks.contender.hand.table;
