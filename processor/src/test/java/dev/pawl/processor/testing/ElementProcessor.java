package dev.pawl.processor.testing;

import java.util.Set;
import java.util.function.BiConsumer;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** A processor that calls a function in each round. An exception of the function fails the test. */
@SupportedAnnotationTypes("*")
public final class ElementProcessor extends AbstractProcessor {

  private final BiConsumer<ProcessingEnvironment, RoundEnvironment> round;
  private Throwable failure;

  public ElementProcessor(BiConsumer<ProcessingEnvironment, RoundEnvironment> round) {
    this.round = round;
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment environment) {
    try {
      round.accept(processingEnv, environment);
    } catch (RuntimeException | Error e) {
      failure = failure == null ? e : failure;
    }
    return false;
  }

  /** Rethrows the exception of a round. */
  public void rethrow() {
    if (failure != null) {
      throw new AssertionError("The processor failed", failure);
    }
  }
}
