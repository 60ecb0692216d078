package dev.pawl.cli.importer.diagram;

import java.util.List;

/** The spelling of texts in a diagram language. */
public interface LabelText {

  /** Splits a text into lines, without resolving escapes and markup. */
  List<String> lines(String spelled);

  /** Returns a part of a line without escapes and markup. */
  String plain(String spelled);
}
