package dev.pawl.cli.importer.diagram;

import java.util.List;

/** Implementations of {@link LabelText} that do not depend on a language. */
enum LabelTexts implements LabelText {
  PLAIN;

  @Override
  public List<String> lines(String spelled) {
    return List.of(spelled.split("\n"));
  }

  @Override
  public String plain(String spelled) {
    return spelled;
  }
}
