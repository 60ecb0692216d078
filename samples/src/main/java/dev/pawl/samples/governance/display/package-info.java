/**
 * The display of agents on a dashboard, derived from the states of sessions and the data of
 * processes. Read {@link dev.pawl.samples.governance.display.AgentStateThresholds} first.
 */
@NullMarked
package dev.pawl.samples.governance.display;

import org.jspecify.annotations.NullMarked;
