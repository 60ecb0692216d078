package dev.pawl.cli.importer;

/**
 * The text of a file that is imported.
 *
 * @param file the name of the file, for messages
 * @param text the text without a byte order mark
 */
public record SourceText(String file, String text) {

  /** The name of the standard input in messages. */
  public static final String STANDARD_INPUT = "<stdin>";

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  public SourceText {
    text = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
  }

  /** Returns whether the name of the file ends with one of the extensions. Case is ignored. */
  public boolean hasExtension(String... extensions) {
    for (String extension : extensions) {
      if (file.regionMatches(
          true, file.length() - extension.length(), extension, 0, extension.length())) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the file name without folders and without its extensions; {@code machine} for the
   * standard input.
   */
  public String baseName() {
    if (file.equals(STANDARD_INPUT)) {
      return "machine";
    }
    String name = file.substring(file.lastIndexOf('/') + 1);
    int dot = name.indexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}
