/** Machines that arguments name, read and checked without a compiler. */
package dev.pawl.processor.command.input;
