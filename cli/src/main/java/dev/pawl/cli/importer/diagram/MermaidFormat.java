package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportFormat;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.SourceText;
import java.util.regex.Pattern;

/** The import of state diagrams in Mermaid, from a separate file or a Markdown document. */
public final class MermaidFormat implements ImportFormat {

  private static final String FENCE = "mermaid";
  private static final Pattern DIAGRAM =
      Pattern.compile("^\\s*stateDiagram(?:-v2)?\\b", Pattern.MULTILINE);

  @Override
  public String name() {
    return "mermaid";
  }

  @Override
  public boolean recognizes(SourceText source) {
    return source.hasExtension(".mmd", ".mermaid") || isDiagram(source.text());
  }

  private static boolean isDiagram(String text) {
    return DIAGRAM.matcher(text).find();
  }

  @Override
  public ImportedMachine read(SourceText source) throws ImportError {
    String text =
        MarkdownFence.first(source.text(), FENCE, MermaidFormat::isDiagram).orElse(source.text());
    return DiagramImport.of(new MermaidParser(text).diagram(), MermaidLabels.INSTANCE);
  }
}
