/** Recovery at a command line: a ready-made main to embed in a program that has the machines. */
package dev.pawl.store.command;
