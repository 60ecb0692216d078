package dev.pawl.cli.importer.xstate;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportFormat;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.LineIndex;
import dev.pawl.cli.importer.Place;
import dev.pawl.cli.importer.SourceText;
import java.util.regex.Pattern;

/** The import of configurations of XState 5 as JSON, and of most configurations of XState 4. */
public final class XStateFormat implements ImportFormat {

  private static final String EXPORT =
      "Export the configuration as JSON: in Stately's editor, or by"
          + " console.log(JSON.stringify(machine.config)).";

  private static final Pattern JAVASCRIPT =
      Pattern.compile("\\A\\s*(?:import|export|const|let|var|//|/\\*|module\\.|create|setup)\\b?");

  @Override
  public String name() {
    return "xstate";
  }

  @Override
  public boolean recognizes(SourceText source) {
    return source.hasExtension(".json", ".xstate")
        || (source.hasExtension(".js", ".ts", ".mjs", ".cjs", ".tsx", ".jsx")
            && (source.text().contains("createMachine") || source.text().contains("xstate")))
        || source.text().stripLeading().startsWith("{");
  }

  @Override
  public ImportedMachine read(SourceText source) throws ImportError {
    LineIndex lines = new LineIndex(source.text());
    JsonValue value = parse(source.text(), lines);
    if (!(value instanceof JsonValue.Members config)) {
      throw new ImportError(lines.place(value.offset()), "The machine is not an object.", EXPORT);
    }
    return new XStateReader(new XStateTree(config, source.baseName(), lines)).read();
  }

  private static JsonValue parse(String text, LineIndex lines) throws ImportError {
    if (JAVASCRIPT.matcher(text).find()) {
      throw new ImportError(
          new Place(1, 1), "This is JavaScript or TypeScript, which is not read.", EXPORT);
    }
    try {
      return JsonParser.parse(text);
    } catch (JsonParser.SyntaxError e) {
      throw new ImportError(
          lines.place(e.offset()), "This is not JSON: " + e.getMessage() + ".", EXPORT);
    }
  }
}
