/** The courses as switches over enums. */
package dev.pawl.benchmarks.contender.hand.switched;
