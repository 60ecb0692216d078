/**
 * The workloads implemented with switches over enums. Read {@link
 * dev.pawl.benchmarks.contender.hand.switched.EnumSwitch} first.
 */
package dev.pawl.benchmarks.contender.hand.switched;
