/**
 * Writes documents about a machine for people and programs: Markdown pages ({@link
 * dev.pawl.diagrams.document.MarkdownPage}, read it first), the JSON model and indexes of several
 * machines.
 */
@NullMarked
package dev.pawl.diagrams.document;

import org.jspecify.annotations.NullMarked;
