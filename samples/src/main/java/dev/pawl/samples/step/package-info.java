/**
 * A step of a workstream: one run of a tool. The machine stands in {@code
 * src/main/pawl/step.pawl.yaml}, where the compiler's option {@code pawl.machines} finds it; {@link
 * dev.pawl.samples.step.StepRules} answers for its guards and its back-off.
 */
package dev.pawl.samples.step;
