package dev.pawl.cli.importer;

/** A format of machines that can be imported. */
public interface ImportFormat {

  /** Returns the name that the option {@code --from} uses, such as {@code scxml}. */
  String name();

  /** Returns whether the name and the content of a file look like this format. */
  boolean recognizes(SourceText source);

  /**
   * Reads a machine. Nothing that the file contains is evaluated, and no other file is opened.
   *
   * @throws ImportError if the text is not valid in this format
   */
  ImportedMachine read(SourceText source) throws ImportError;
}
