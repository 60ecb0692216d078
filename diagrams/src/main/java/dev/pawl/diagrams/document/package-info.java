/**
 * Writes documents about a machine for people and programs: Markdown pages ({@link
 * dev.pawl.diagrams.document.MarkdownPage}, read it first), HTML pages ({@link
 * dev.pawl.diagrams.document.HtmlPage}), the JSON model and indexes of several machines. {@link
 * dev.pawl.diagrams.document.Page} is the content of a page before it is written as Markdown or
 * HTML. An HTML page is one file that needs no other file, except the pictures of an index.
 */
@NullMarked
package dev.pawl.diagrams.document;

import org.jspecify.annotations.NullMarked;
