/** What a machine's page says, section by section, before it is Markdown or HTML. */
package dev.pawl.processor.document.page;
