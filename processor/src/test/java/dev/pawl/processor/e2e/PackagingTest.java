package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.PawlProcessor;
import dev.pawl.processor.ProcessedAnnotations;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.Test;

/** Tests the files by which compilers and build tools find the processor. */
class PackagingTest {

  private static final Path CLASSES = Tool.locationOf(PawlProcessor.class);

  @Test
  void serviceFileAndModuleDescriptorNameTheSameProcessors() throws IOException {
    String service = "META-INF/services/" + Processor.class.getName();
    List<String> named = Files.readAllLines(CLASSES.resolve(service));
    // the order matters: the second processor claims the annotations that the first has processed
    assertEquals(
        List.of(PawlProcessor.class.getName(), ProcessedAnnotations.class.getName()), named);
    try (Stream<Path> files = Files.walk(CLASSES)) {
      List<Path> descriptors = files.filter(f -> f.endsWith("module-info.class")).toList();
      assertEquals(1, descriptors.size());
      try (var in = Files.newInputStream(descriptors.get(0))) {
        ModuleDescriptor descriptor = ModuleDescriptor.read(in);
        Set<ModuleDescriptor.Provides> provided = descriptor.provides();
        assertEquals(1, provided.size());
        ModuleDescriptor.Provides provides = provided.iterator().next();
        assertEquals(Processor.class.getName(), provides.service());
        assertEquals(named, provides.providers());
        assertTrue(descriptor.exports().isEmpty(), descriptor::toString);
      }
    }
  }

  @Test
  void incrementalBuildsAskTheProcessor() throws IOException {
    Path file = CLASSES.resolve("META-INF/gradle/incremental.annotation.processors");
    assertEquals(
        List.of(
            PawlProcessor.class.getName() + ",dynamic",
            ProcessedAnnotations.class.getName() + ",isolating"),
        Files.readAllLines(file));
  }
}
