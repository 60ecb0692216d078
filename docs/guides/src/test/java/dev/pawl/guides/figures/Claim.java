package dev.pawl.guides.figures;

import dev.pawl.guides.Documents;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A claim of a document about a recorded figure, repeated in a comment below the claim:
 *
 * <pre>{@code
 * <!-- figure: walk | agent turn, random, bare | Pawl Machine.fire | ≤ 0.6 × enum switch by hand -->
 * <!-- figure: walk | agent turn, random, bare | Pawl Machine.fire | = 0 B -->
 * <!-- figure: start | first event… | Pawl… | ≤ 3 ms -->
 * <!-- figure: walk | agent turn, random, bare | squirrel… | 1,000 to 3,000 ns -->
 * }</pre>
 *
 * A name that ends with … is the beginning of a name.
 *
 * @param part the part of the benchmarks
 * @param row the name of the row
 * @param contender the name of the contender
 * @param least the minimum of the figure
 * @param most the maximum of the figure
 * @param unit the unit of the figure; {@code ×} for a ratio
 * @param yardstick the contender by whose figure this one is divided; empty if the claim is not
 *     about a ratio of two figures
 * @param numbers the numbers that the text must contain
 */
record Claim(
    String part,
    String row,
    String contender,
    double least,
    double most,
    String unit,
    String yardstick,
    List<String> numbers) {

  static final Pattern MARKER = Pattern.compile("<!-- figure: (?<claim>.*?) -->");

  /** A comment that refers to all claims of a group in {@code src/test/figures/claims.txt}. */
  static final Pattern GROUP = Pattern.compile("<!-- figures: (?<name>\\S+) -->");

  private static final Path GROUPS =
      Documents.ROOT.resolve("docs/guides/src/test/figures/claims.txt");

  private static final String NUMBER = "\\d[\\d,]*(?:\\.\\d+)?";
  private static final Pattern BOUND =
      Pattern.compile(
          "(?:(?<bound>[≤≥=]) |(?<low>"
              + NUMBER
              + ") to )(?<number>"
              + NUMBER
              + ") (?:(?<unit>ns|ms|kB|B|/s)|× ?(?<yardstick>.*))");

  /** The bytes that the measurement itself allocates, and the error of rounding to three digits. */
  private static final double NOTHING = 0.01;

  private static final double ROUNDED = 0.005;

  /** Returns the claim of a comment; empty if the comment contains no claim. */
  static Optional<Claim> of(String marker) {
    String[] words = marker.split(" \\| ");
    if (words.length != 4) {
      return Optional.empty();
    }
    Matcher bound = BOUND.matcher(words[3]);
    if (!bound.matches()) {
      return Optional.empty();
    }
    double number = number(bound.group("number"));
    List<String> numbers = new ArrayList<>(List.of(bound.group("number")));
    double least = 0;
    double most = number;
    if (bound.group("low") != null) {
      numbers.add(bound.group("low"));
      least = number(bound.group("low"));
    } else if (bound.group("bound").equals("≥")) {
      least = number;
      most = Double.POSITIVE_INFINITY;
    } else if (bound.group("bound").equals("=")) {
      least = number;
    }
    String unit = bound.group("unit");
    return Optional.of(
        new Claim(
            words[0],
            words[1],
            words[2],
            least,
            most,
            unit == null ? "×" : unit.equals("/s") ? "1/s" : unit,
            bound.group("yardstick") == null ? "" : bound.group("yardstick"),
            numbers));
  }

  /** Returns the claims of a group; empty if there is no such group. */
  static List<Claim> ofGroup(String name) {
    List<Claim> claims = new ArrayList<>();
    try {
      for (String line : Files.readAllLines(GROUPS)) {
        if (line.startsWith(name + ": ")) {
          claims.add(of(line.substring(name.length() + 2)).orElseThrow());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return claims;
  }

  static double number(String text) {
    return Double.parseDouble(text.replace(",", ""));
  }

  /** Returns why a record contradicts this claim; empty if it does not. */
  Optional<String> against(Recorded recorded) {
    String asked = !unit.equals("×") ? unit : yardstick.isEmpty() ? "1" : "";
    Optional<Recorded.Figure> figure = recorded.find(part, row, contender, asked);
    if (figure.isEmpty()) {
      return Optional.of("not recorded: " + part + " | " + row + " | " + contender);
    }
    double value = figure.get().value();
    if (!yardstick.isEmpty()) {
      Optional<Recorded.Figure> divisor = recorded.find(part, row, yardstick, figure.get().unit());
      if (divisor.isEmpty() || divisor.get().value() == 0) {
        return Optional.of("not recorded: " + part + " | " + row + " | " + yardstick);
      }
      value /= divisor.get().value();
    }
    boolean holds =
        value >= least * (1 - ROUNDED) && value <= Math.max(most * (1 + ROUNDED), NOTHING);
    return holds ? Optional.empty() : Optional.of("recorded: " + value);
  }
}
