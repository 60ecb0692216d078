/**
 * Reads state diagrams of Mermaid. Start with {@link dev.pawl.cli.importer.mermaid.MermaidFormat}.
 */
@NullMarked
package dev.pawl.cli.importer.mermaid;

import org.jspecify.annotations.NullMarked;
