package dev.pawl.processor.report;

import dev.pawl.language.problem.Code;
import java.util.Optional;
import java.util.Set;
import javax.tools.Diagnostic;

/**
 * The rule by which problems are reported, and how gravely.
 *
 * @param strict whether problems of strict checks are reported
 * @param warnings whether warnings are reported at all
 * @param warningsAreErrors whether warnings, if reported, are errors
 * @param suppressed what is not reported; errors always are
 */
public record ReportPolicy(
    boolean strict, boolean warnings, boolean warningsAreErrors, Set<Code> suppressed) {

  /** Warnings are warnings, and nothing is suppressed. */
  public static final ReportPolicy DEFAULT = new ReportPolicy(false, true, false, Set.of());

  public ReportPolicy {
    suppressed = Set.copyOf(suppressed);
  }

  /** The kind of message for a code; empty where it is not reported. */
  Optional<Diagnostic.Kind> kind(Code code) {
    return switch (code.severity()) {
      case ERROR -> Optional.of(Diagnostic.Kind.ERROR);
      case WARNING -> warning(code);
      case STRICT -> strict ? warning(code) : Optional.empty();
      case NOTE -> Optional.of(Diagnostic.Kind.NOTE).filter(k -> !suppressed.contains(code));
    };
  }

  private Optional<Diagnostic.Kind> warning(Code code) {
    if (!warnings || suppressed.contains(code)) {
      return Optional.empty();
    }
    return Optional.of(warningsAreErrors ? Diagnostic.Kind.ERROR : Diagnostic.Kind.WARNING);
  }
}
