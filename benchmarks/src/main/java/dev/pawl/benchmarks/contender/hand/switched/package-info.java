/**
 * The workloads implemented with switches over enums. Read {@link
 * dev.pawl.benchmarks.contender.hand.switched.EnumSwitch} first.
 */
@NullMarked
package dev.pawl.benchmarks.contender.hand.switched;

import org.jspecify.annotations.NullMarked;
