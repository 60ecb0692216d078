/**
 * Timeouts of tasks, which adapt to the durations of previous tasks. Read {@link
 * dev.pawl.samples.governance.timeout.AdaptiveTimeout} first.
 */
@NullMarked
package dev.pawl.samples.governance.timeout;

import org.jspecify.annotations.NullMarked;
