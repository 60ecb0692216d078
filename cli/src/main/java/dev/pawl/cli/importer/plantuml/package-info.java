/**
 * Reads state diagrams of PlantUML. Start with {@link
 * dev.pawl.cli.importer.plantuml.PlantUmlFormat}.
 */
@NullMarked
package dev.pawl.cli.importer.plantuml;

import org.jspecify.annotations.NullMarked;
