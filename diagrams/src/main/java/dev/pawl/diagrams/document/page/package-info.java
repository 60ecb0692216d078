/**
 * Describes a machine's page, section by section, before it is written as Markdown or HTML. Read
 * {@link dev.pawl.diagrams.document.page.Page} first.
 */
@NullMarked
package dev.pawl.diagrams.document.page;

import org.jspecify.annotations.NullMarked;
