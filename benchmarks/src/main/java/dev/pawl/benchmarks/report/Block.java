package dev.pawl.benchmarks.report;

import dev.pawl.benchmarks.chart.Chart;
import java.util.Optional;

/** The place in README.md where a chart stands, between two comments. */
public final class Block {

  private static final String BEGIN = "<!-- benchmarks -->\n";
  private static final String END = "<!-- /benchmarks -->\n";

  private Block() {}

  /**
   * A text with a chart in its place; without one, the place is empty.
   *
   * @param folder where charts lie, from the text's own
   * @throws IllegalArgumentException if the text has no place for one
   */
  public static String filled(String text, String folder, Optional<Chart> chart) {
    int begin = text.indexOf(BEGIN);
    int end = text.indexOf(END, begin);
    if (begin < 0 || end < 0) {
      throw new IllegalArgumentException(
          "No place for a chart: " + BEGIN.strip() + " … " + END.strip());
    }
    String shown = chart.map(drawn -> "\n" + Page.image(drawn, folder) + "\n\n").orElse("");
    return text.substring(0, begin + BEGIN.length()) + shown + text.substring(end);
  }
}
