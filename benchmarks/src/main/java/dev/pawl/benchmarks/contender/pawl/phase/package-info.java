/** The courses by phases: states as types. */
package dev.pawl.benchmarks.contender.pawl.phase;
