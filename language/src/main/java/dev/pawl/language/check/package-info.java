/**
 * The checks of a parsed machine. Start with {@link dev.pawl.language.check.Checks}, which applies
 * all rules in a fixed order.
 */
@NullMarked
package dev.pawl.language.check;

import org.jspecify.annotations.NullMarked;
