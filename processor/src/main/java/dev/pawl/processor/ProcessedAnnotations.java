package dev.pawl.processor;

import com.google.auto.service.AutoService;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Claims Pawl's annotations and the annotation of generated code, so that javac's {@code
 * -Xlint:processing} does not report these annotations as unclaimed. {@link PawlProcessor} cannot
 * claim annotations: a processor claims either all annotations that it supports or none, and {@code
 * PawlProcessor} also supports the annotations of other processors.
 *
 * <p>Processors run in the alphabetical order of {@code META-INF/services}, so this processor runs
 * after {@code PawlProcessor}.
 */
@AutoService(Processor.class)
public final class ProcessedAnnotations extends AbstractProcessor {

  /** Creates the processor; called by the compiler. */
  public ProcessedAnnotations() {}

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    // generated types have the annotation Generated
    return Set.of("dev.pawl.*", "javax.annotation.processing.Generated");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  @SuppressWarnings("DoNotClaimAnnotations") // this processor exists to claim them
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return true;
  }
}
