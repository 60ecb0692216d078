package dev.pawl.benchmarks.report;

import dev.pawl.benchmarks.figure.Environment;
import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.figure.MeasuredPart;
import dev.pawl.benchmarks.figure.Recorded;
import dev.pawl.benchmarks.limits.Budget;
import dev.pawl.benchmarks.limits.Budgets;
import dev.pawl.benchmarks.limits.Check;
import dev.pawl.benchmarks.limits.CheckResult;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The recorded figures as comma-separated values (RFC 4180). */
final class Csv {

  private Csv() {}

  /** Returns the figures of a part, of all JDKs. */
  static String figures(String part, List<Recorded> versions) {
    StringBuilder csv = new StringBuilder("jdk,row,contender,unit,value,low,high,note\n");
    for (Recorded version : versions) {
      for (Figure figure : version.figures(part)) {
        csv.append(
            line(
                version.jdk(),
                figure.row(),
                figure.contender(),
                figure.unit(),
                number(figure.value()),
                number(figure.low()),
                number(figure.high()),
                figure.note()));
      }
    }
    return csv.toString();
  }

  /** Returns the budgets, and for each JDK whether they hold. */
  static String budgets(List<Recorded> versions) {
    StringBuilder csv = new StringBuilder("budget,condition,limit,jdk,verdict,figures\n");
    for (Budget budget : Budgets.ALL) {
      for (Check check : budget.checks()) {
        for (Recorded version : versions) {
          CheckResult found = check.judge(version);
          csv.append(
              line(
                  budget.what(),
                  check.what(),
                  check.bound(),
                  version.jdk(),
                  found.verdict().words(),
                  found.text()));
        }
      }
    }
    return csv.toString();
  }

  /** Returns where and when each part was measured. */
  static String environments(List<Recorded> versions) {
    StringBuilder csv = new StringBuilder("jdk,part,date,form,machine,system,vm,flags\n");
    for (Recorded version : versions) {
      for (Map.Entry<String, MeasuredPart> part : version.parts().entrySet()) {
        Environment where = part.getValue().environment();
        csv.append(
            line(
                version.jdk(),
                part.getKey(),
                where.date(),
                where.form(),
                where.machine(),
                where.system(),
                where.jdk(),
                String.join(" ", where.flags())));
      }
    }
    return csv.toString();
  }

  private static String number(double value) {
    return new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
  }

  private static String line(Object... cells) {
    return Stream.of(cells)
            .map(Object::toString)
            .map(cell -> cell.matches("(?s).*[\",\n].*") ? quoted(cell) : cell)
            .collect(Collectors.joining(","))
        + "\n";
  }

  private static String quoted(String cell) {
    return '"' + cell.replace("\"", "\"\"") + '"';
  }
}
