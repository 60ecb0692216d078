/**
 * The task of all contenders: machines, and walks of events through them. Read {@link
 * dev.pawl.benchmarks.workload.Contender} first.
 */
@NullMarked
package dev.pawl.benchmarks.workload;

import org.jspecify.annotations.NullMarked;
