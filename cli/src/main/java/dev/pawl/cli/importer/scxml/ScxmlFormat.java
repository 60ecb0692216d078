package dev.pawl.cli.importer.scxml;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportFormat;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.SourceText;
import java.util.regex.Pattern;

/**
 * The import of SCXML 1.0, with or without its namespace. The import restores the features that
 * Pawl exports in its own namespace.
 */
public final class ScxmlFormat implements ImportFormat {

  private static final Pattern ROOT = Pattern.compile("<(?:[\\w.-]+:)?scxml[\\s>/]");

  @Override
  public String name() {
    return "scxml";
  }

  @Override
  public boolean recognizes(SourceText source) {
    return source.hasExtension(".scxml")
        || (source.text().stripLeading().startsWith("<") && ROOT.matcher(source.text()).find());
  }

  @Override
  public ImportedMachine read(SourceText source) throws ImportError {
    XmlElement root = XmlReader.read(source);
    if (!root.is("scxml")) {
      throw new ImportError(
          root.place(),
          "The root is " + root.tag() + ", not <scxml>.",
          root.name().equals("scxml")
              ? "Set xmlns=\"" + Namespaces.SCXML + "\"."
              : "Name a file that contains an SCXML document.");
    }
    return new ScxmlReader(root).read();
  }
}
