package dev.pawl.cli.importer;

/** A format of machines that can be imported. */
public interface ImportFormat {

  /** Returns the name of the format in the option {@code --from}, such as {@code scxml}. */
  String name();

  /** Returns whether a file seems to be in this format, according to its name and content. */
  boolean recognizes(SourceText source);

  /**
   * Reads a machine. Does not evaluate expressions in the file, and opens no other file.
   *
   * @throws ImportError if the text is not valid in this format
   */
  ImportedMachine read(SourceText source) throws ImportError;
}
