/** Machines in a browser while they are edited: what is watched, what is shown, and to whom. */
package dev.pawl.processor.command.preview;
