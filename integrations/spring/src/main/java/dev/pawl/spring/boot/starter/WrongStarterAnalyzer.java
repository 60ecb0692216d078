package dev.pawl.spring.boot.starter;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * A failure analyzer that explains which starter to use instead of a starter for another version of
 * Spring Boot.
 */
final class WrongStarterAnalyzer extends AbstractFailureAnalyzer<WrongStarterException> {

  @Override
  protected FailureAnalysis analyze(Throwable rootFailure, WrongStarterException cause) {
    String line = cause.present().substring(0, cause.present().indexOf('.'));
    return new FailureAnalysis(
        cause.getMessage(),
        "Replace dev.pawl:"
            + cause.artifact()
            + " by dev.pawl:pawl-spring-boot-"
            + line
            + "-starter. To skip this check, set pawl.check-boot-version=false.",
        cause);
  }
}
