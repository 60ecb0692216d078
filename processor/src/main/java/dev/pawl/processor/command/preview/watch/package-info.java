/** The machines of a folder as they are edited: what has changed, and what is shown of it. */
package dev.pawl.processor.command.preview.watch;
