package dev.pawl.processor.option;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** The kinds of documents. Each constant is named after its file extension. */
public enum Output {
  /** A Mermaid state diagram. */
  MMD,
  /** A text diagram. */
  TXT,
  /** A diagram in SVG. */
  SVG,
  /** A page in Markdown. */
  MD,
  /** An HTML page. */
  HTML,
  /** The model as JSON. */
  JSON,
  /** A diagram for PlantUML. */
  PUML,
  /** A diagram for Graphviz. */
  DOT;

  /**
   * The documents that are written if the user sets neither {@link Option#OUTPUTS} nor a folder for
   * documents.
   */
  static final Set<Output> BY_DEFAULT = Set.copyOf(EnumSet.of(MMD, TXT, SVG, MD, JSON));

  /**
   * The documents that are written if the user sets a folder for documents, but not {@link
   * Option#OUTPUTS}.
   */
  static final Set<Output> BY_DEFAULT_FOR_READERS =
      Set.copyOf(EnumSet.of(MMD, TXT, SVG, MD, HTML, JSON));

  /** Returns the file extension, without the dot. */
  public String ending() {
    return name().toLowerCase(Locale.ROOT);
  }
}
