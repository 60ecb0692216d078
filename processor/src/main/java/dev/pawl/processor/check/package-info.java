/**
 * Runs every rule on a machine as read, in a fixed order. Start with {@link
 * dev.pawl.processor.check.Checks}.
 */
@NullMarked
package dev.pawl.processor.check;

import org.jspecify.annotations.NullMarked;
