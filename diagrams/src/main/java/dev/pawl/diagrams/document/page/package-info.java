/** A machine's page, section by section, before it is Markdown or HTML. */
@NullMarked
package dev.pawl.diagrams.document.page;

import org.jspecify.annotations.NullMarked;
