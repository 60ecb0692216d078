/**
 * The log of tasks, agents and turns, with replay and metrics. Read {@link
 * dev.pawl.samples.governance.log.LifecycleLog} first.
 */
package dev.pawl.samples.governance.log;
