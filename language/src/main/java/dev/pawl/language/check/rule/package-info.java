/**
 * The rules that a machine must follow. Each kind of problem has one class, usually named after its
 * {@link dev.pawl.language.problem.Code}. Start with {@link dev.pawl.language.check.rule.Rule} and
 * {@link dev.pawl.language.check.rule.CheckContext}.
 *
 * <p>A rule finds the structure of the states in {@link
 * dev.pawl.language.check.rule.CheckContext#tree()}, and the states that a transition exits and
 * enters in {@link dev.pawl.language.semantics.ResolvedMachine#moves()}. A rule that needs moves
 * first asks {@link dev.pawl.language.check.rule.CheckContext#hasGraph()}. {@link
 * dev.pawl.language.check.rule.DeadEnd} has different remedies for Java and YAML.
 */
@NullMarked
package dev.pawl.language.check.rule;

import org.jspecify.annotations.NullMarked;
