package dev.pawl.cli.importer.diagram;

import java.util.List;

/** The spelling of texts whose escapes are already resolved. */
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
