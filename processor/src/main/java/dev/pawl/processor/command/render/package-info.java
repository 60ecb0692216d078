/** Formats of documents, and documents in files. */
package dev.pawl.processor.command.render;
