package dev.pawl.processor.option;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** The documents of a machine, each named like the ending of its file. */
public enum Output {
  /** A Mermaid state diagram. */
  MMD,
  /** A diagram drawn with characters. */
  TXT,
  /** A diagram as a picture. */
  SVG,
  /** A page in Markdown. */
  MD,
  /** A page for a browser. */
  HTML,
  /** The model as data. */
  JSON,
  /** A diagram for PlantUML. */
  PUML,
  /** A diagram for Graphviz. */
  DOT;

  /** The documents that are written unless the user says otherwise. */
  static final Set<Output> BY_DEFAULT = Set.copyOf(EnumSet.of(MMD, TXT, SVG, MD, JSON));

  /** The same where a folder for documents is given: somebody is to read them. */
  static final Set<Output> BY_DEFAULT_FOR_READERS =
      Set.copyOf(EnumSet.of(MMD, TXT, SVG, MD, HTML, JSON));

  /** The ending of the file's name, without the dot. */
  public String ending() {
    return name().toLowerCase(Locale.ROOT);
  }
}
