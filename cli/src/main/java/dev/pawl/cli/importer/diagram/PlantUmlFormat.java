package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportFormat;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.SourceText;
import java.util.Optional;
import java.util.regex.Pattern;

/** The import of state diagrams in PlantUML, from a separate file or a Markdown document. */
public final class PlantUmlFormat implements ImportFormat {

  private static final Pattern START = Pattern.compile("^\\s*@startuml\\b", Pattern.MULTILINE);

  @Override
  public String name() {
    return "plantuml";
  }

  @Override
  public boolean recognizes(SourceText source) {
    return source.hasExtension(".puml", ".plantuml", ".iuml", ".pu", ".wsd")
        || START.matcher(source.text()).find()
        || fence(source.text()).isPresent();
  }

  private static Optional<String> fence(String text) {
    return MarkdownFence.first(text, "plantuml", block -> true)
        .or(() -> MarkdownFence.first(text, "puml", block -> true));
  }

  @Override
  public ImportedMachine read(SourceText source) throws ImportError {
    String text = fence(source.text()).orElse(source.text());
    return DiagramImport.of(new PlantUmlParser(text).diagram(), PlantUmlLabels.INSTANCE);
  }
}
