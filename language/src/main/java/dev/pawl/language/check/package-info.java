/**
 * The checks of a parsed machine. Start with {@link dev.pawl.language.check.Checks}, which applies
 * all rules in a fixed order.
 *
 * <p>Each kind of problem has one rule: a class that is usually named after its {@link
 * dev.pawl.language.problem.Code}. Rules implement {@link dev.pawl.language.check.Rule} and read
 * the machine from {@link dev.pawl.language.check.CheckContext}.
 *
 * <p>A rule finds the structure of the states in {@link
 * dev.pawl.language.check.CheckContext#tree()}, and the states that a transition exits and enters
 * in {@link dev.pawl.language.semantics.ResolvedMachine#moves()}. A rule that needs moves first
 * asks {@link dev.pawl.language.check.CheckContext#hasGraph()}. {@link
 * dev.pawl.language.check.DeadEnd} has different remedies for Java and YAML.
 */
@NullMarked
package dev.pawl.language.check;

import org.jspecify.annotations.NullMarked;
