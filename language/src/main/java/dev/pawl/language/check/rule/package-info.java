/**
 * The rules that a machine must follow: one class per rule, named after the problem that it
 * reports. A rule tolerates whatever a declaration may contain. Start with {@link
 * dev.pawl.language.check.rule.Rule} and {@link dev.pawl.language.check.rule.CheckContext}.
 */
@NullMarked
package dev.pawl.language.check.rule;

import org.jspecify.annotations.NullMarked;
