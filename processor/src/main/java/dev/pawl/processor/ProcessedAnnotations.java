package dev.pawl.processor;

import com.google.auto.service.AutoService;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Claims the annotations that {@link PawlProcessor} has processed, so that javac's {@code
 * -Xlint:processing} does not report them as unclaimed. {@code PawlProcessor} supports all
 * annotations, so it cannot claim annotations of Pawl without also claiming the annotations of
 * other processors.
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
  @SuppressWarnings("DoNotClaimAnnotations") // that is what this class is for
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return true;
  }
}
