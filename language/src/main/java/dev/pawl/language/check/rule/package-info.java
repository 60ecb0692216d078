/**
 * The rules that a machine must follow. Each kind of problem has one class, usually named after its
 * {@link dev.pawl.language.problem.Code}. Start with {@link dev.pawl.language.check.rule.Rule} and
 * {@link dev.pawl.language.check.rule.CheckContext}.
 */
@NullMarked
package dev.pawl.language.check.rule;

import org.jspecify.annotations.NullMarked;
