package dev.pawl.benchmarks.limits;

import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.figure.Recorded;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * One condition of a budget: a limit for a figure, or for its ratio to another figure of the same
 * part and run.
 *
 * @param what the measured quantity
 * @param measured the query for the figure; if there are several, the worst is judged
 * @param yardstick the query for the divisor; if there are several, the first is used
 * @param limit the maximum, inclusive
 * @param test the test of the project that ensures the condition; empty if it is measured
 */
public record Check(
    String what,
    Optional<FigureQuery> measured,
    Optional<FigureQuery> yardstick,
    double limit,
    String test) {

  static Check atMost(String what, double limit, FigureQuery measured) {
    return new Check(what, Optional.of(measured), Optional.empty(), limit, "");
  }

  static Check atMost(String what, double limit, FigureQuery measured, FigureQuery yardstick) {
    return new Check(what, Optional.of(measured), Optional.of(yardstick), limit, "");
  }

  /** Creates a condition that a test ensures in each build instead of a measurement. */
  static Check tested(String what, String test) {
    return new Check(what, Optional.empty(), Optional.empty(), 0, test);
  }

  /** Checks that both figures of a ratio belong to one part. */
  public Check {
    if (measured.isPresent()
        && yardstick.isPresent()
        && !measured.get().part().equals(yardstick.get().part())) {
      throw new IllegalArgumentException("Only figures of one run have a ratio: " + what);
    }
  }

  /** Judges the condition by the recorded figures. */
  public CheckResult judge(Recorded recorded) {
    if (measured.isEmpty()) {
      return new CheckResult(Verdict.TESTED, test);
    }
    List<Figure> found = measured.get().in(recorded);
    if (found.isEmpty()) {
      return CheckResult.NOT_MEASURED;
    }
    Figure worst = found.stream().max(Comparator.comparingDouble(Figure::value)).orElseThrow();
    if (yardstick.isEmpty()) {
      return judge(worst.value(), Numbers.text(worst.value(), worst.unit()));
    }
    List<Figure> divisors = yardstick.get().in(recorded);
    if (divisors.isEmpty() || divisors.get(0).value() == 0) {
      return CheckResult.NOT_MEASURED;
    }
    double ratio = worst.value() / divisors.get(0).value();
    return judge(
        ratio,
        "%s (%s / %s)"
            .formatted(
                Numbers.text(ratio),
                Numbers.text(worst.value(), worst.unit()),
                Numbers.text(divisors.get(0).value(), divisors.get(0).unit())));
  }

  private CheckResult judge(double value, String text) {
    double most = limit == 0 ? Numbers.NO_BYTES : limit;
    double judged = Numbers.rounded(value);
    return new CheckResult(judged <= most ? Verdict.HOLDS : Verdict.EXCEEDED, text);
  }

  /** Returns the limit as text for tables. */
  public String bound() {
    if (measured.isEmpty()) {
      return "";
    }
    String unit = measured.get().unit();
    String number =
        yardstick.isPresent() || unit.equals("1")
            ? Numbers.limit(limit) + " ×"
            : Numbers.limit(limit) + " " + unit;
    return (limit == 0 ? "" : "≤ ") + number;
  }
}
