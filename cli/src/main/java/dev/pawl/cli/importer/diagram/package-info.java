/**
 * Reads state diagrams of Mermaid and PlantUML, and converts them to machines. Start with {@link
 * dev.pawl.cli.importer.diagram.MermaidFormat}, {@link dev.pawl.cli.importer.diagram.StateDiagram}
 * and {@link dev.pawl.cli.importer.diagram.DiagramImport}.
 */
@NullMarked
package dev.pawl.cli.importer.diagram;

import org.jspecify.annotations.NullMarked;
