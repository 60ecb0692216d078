/** Hooks that see, veto and record what a state machine does. */
package dev.pawl.hook;
