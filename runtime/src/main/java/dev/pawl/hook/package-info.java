/**
 * Ready-made {@link dev.pawl.TransitionHook hooks}: {@link LoggerHook} writes log messages, {@link
 * JsonLinesHook} writes an audit trail, and {@link RingHook} keeps the last steps in memory. Read
 * {@link LoggerHook} first.
 */
@NullMarked
package dev.pawl.hook;

import org.jspecify.annotations.NullMarked;
