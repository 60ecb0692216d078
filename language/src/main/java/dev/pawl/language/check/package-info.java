/**
 * Runs every rule on a machine as read, in a fixed order. Start with {@link
 * dev.pawl.language.check.Checks}.
 */
@NullMarked
package dev.pawl.language.check;

import org.jspecify.annotations.NullMarked;
