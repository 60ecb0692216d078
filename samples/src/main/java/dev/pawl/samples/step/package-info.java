/**
 * A step of a workstream, which is one run of a tool. The machine is declared in {@code
 * src/main/pawl/step.pawl.yaml}, where the compiler's option {@code pawl.machines} finds it. {@link
 * dev.pawl.samples.step.StepRules} implements its guards and the back-off.
 */
@NullMarked
package dev.pawl.samples.step;

import org.jspecify.annotations.NullMarked;
