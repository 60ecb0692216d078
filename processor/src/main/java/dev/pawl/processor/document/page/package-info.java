/** A machine's page, section by section, before it is Markdown or HTML. */
package dev.pawl.processor.document.page;
