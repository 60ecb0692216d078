/**
 * Plans the generated code of a machine. A plan contains the possible steps of each state on each
 * event, and all Java names. Start with {@link dev.pawl.processor.plan.Plan} and {@link
 * dev.pawl.processor.plan.Planner}.
 */
@NullMarked
package dev.pawl.processor.plan;

import org.jspecify.annotations.NullMarked;
