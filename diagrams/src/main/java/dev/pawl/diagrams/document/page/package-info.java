/** A machine's page, section by section, before it is Markdown or HTML. */
package dev.pawl.diagrams.document.page;
