/** Recovery at a command line: a ready-made main to embed in a program that has the machines. */
@NullMarked
package dev.pawl.store.command;

import org.jspecify.annotations.NullMarked;
