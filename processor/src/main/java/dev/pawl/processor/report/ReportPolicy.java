package dev.pawl.processor.report;

import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Severity;
import java.util.Optional;
import java.util.Set;

/**
 * The policy that decides whether a problem is reported, and whether as an error, a warning or a
 * note.
 *
 * @param strict whether problems of strict checks are reported
 * @param warnings whether warnings are reported
 * @param warningsAreErrors whether warnings are reported as errors
 * @param suppressed the codes of warnings and notes that are not reported
 */
public record ReportPolicy(
    boolean strict, boolean warnings, boolean warningsAreErrors, Set<Code> suppressed) {

  /** The default policy: warnings are reported as warnings, and nothing is suppressed. */
  public static final ReportPolicy DEFAULT = new ReportPolicy(false, true, false, Set.of());

  public ReportPolicy {
    suppressed = Set.copyOf(suppressed);
  }

  /**
   * Returns the severity with which problems with this code are reported; empty if such problems
   * are not reported.
   */
  Optional<Severity> severity(Code code) {
    return switch (code.severity()) {
      case ERROR -> Optional.of(Severity.ERROR);
      case WARNING -> warning(code);
      case STRICT -> strict ? warning(code) : Optional.empty();
      case NOTE -> Optional.of(Severity.NOTE).filter(s -> !suppressed.contains(code));
    };
  }

  private Optional<Severity> warning(Code code) {
    if (!warnings || suppressed.contains(code)) {
      return Optional.empty();
    }
    return Optional.of(warningsAreErrors ? Severity.ERROR : Severity.WARNING);
  }
}
