package dev.pawl.cli.importer.diagram;

import java.util.List;

/** The way in which a diagram language spells texts. */
public interface LabelText {

  /** Returns the lines of a text as spelled. */
  List<String> lines(String spelled);

  /** Returns a part of a line without escapes and markup. */
  String plain(String spelled);
}
