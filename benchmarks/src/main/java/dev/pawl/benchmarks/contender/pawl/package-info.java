/** The courses by Pawl: functions, instances, and instances for many threads. */
package dev.pawl.benchmarks.contender.pawl;
