package dev.pawl.cli.importer.diagram;

import java.util.List;

/** A decoder of texts in the language of a diagram. */
interface LabelText {

  /** Splits a text into lines. Escapes and markup stay in the lines. */
  List<String> lines(String spelled);

  /** Returns a text on one line without escapes and markup. */
  String plain(String spelled);
}
