/** The annotation processor of Pawl, with all libraries that it needs. */
module dev.pawl.processor {
  requires java.compiler;
  requires java.logging;
  requires static jdk.compiler;

  provides javax.annotation.processing.Processor with
      dev.pawl.processor.PawlProcessor,
      dev.pawl.processor.ProcessedAnnotations;
}
