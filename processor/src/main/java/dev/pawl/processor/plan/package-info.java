/**
 * Plans the generated code of a machine: the ordered candidates of each state and event, and all
 * Java names. Start with {@link dev.pawl.processor.plan.Plan} and {@link
 * dev.pawl.processor.plan.Planner}.
 */
@NullMarked
package dev.pawl.processor.plan;

import org.jspecify.annotations.NullMarked;
