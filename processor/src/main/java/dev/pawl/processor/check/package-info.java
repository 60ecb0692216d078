/**
 * Says what is wrong with a machine as read: one rule per class, each named after the problem it
 * reports, run in a fixed order. Rules tolerate whatever a declaration may contain.
 */
package dev.pawl.processor.check;
