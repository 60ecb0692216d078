/**
 * The reader of Mermaid's state diagrams. Start with {@link
 * dev.pawl.cli.importer.mermaid.MermaidFormat}.
 */
@NullMarked
package dev.pawl.cli.importer.mermaid;

import org.jspecify.annotations.NullMarked;
