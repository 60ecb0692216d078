/**
 * Writes HTML pages about machines. Each page is one file that needs no other file, except the
 * pictures of an index. Read {@link dev.pawl.diagrams.document.html.HtmlPage} first.
 */
@NullMarked
package dev.pawl.diagrams.document.html;

import org.jspecify.annotations.NullMarked;
