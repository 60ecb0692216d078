package dev.pawl.cli.importer.diagram;

import java.util.List;

/** A decoder of texts in the language of a diagram. */
interface LabelText {

  /** A decoder of texts without escapes and markup. */
  LabelText PLAIN =
      new LabelText() {
        @Override
        public List<String> lines(String spelled) {
          return List.of(spelled.split("\n"));
        }

        @Override
        public String plain(String spelled) {
          return spelled;
        }
      };

  /** Splits a text into lines. Escapes and markup stay in the lines. */
  List<String> lines(String spelled);

  /** Returns a text on one line without escapes and markup. */
  String plain(String spelled);
}
