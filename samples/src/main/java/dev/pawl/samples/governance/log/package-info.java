/**
 * The log of tasks, agents and turns, with replay and metrics. Read {@link
 * dev.pawl.samples.governance.log.LifecycleLog} first.
 */
@NullMarked
package dev.pawl.samples.governance.log;

import org.jspecify.annotations.NullMarked;
