/** Arguments, the terminal and the exit code of a run. */
package dev.pawl.processor.command.console;
