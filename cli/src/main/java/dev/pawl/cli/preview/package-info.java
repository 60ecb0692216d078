/** Machines in a browser while they are edited: what is served, and to whom. */
package dev.pawl.cli.preview;
