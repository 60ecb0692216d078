package dev.pawl.spring.importer;

import dev.pawl.spring.importer.samples.Features;
import dev.pawl.spring.importer.samples.Showcase;
import dev.pawl.spring.importer.samples.Tasks;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs further machines side by side with their imports. */
class FeaturesTest {

  @TempDir Path folder;

  @Test
  void showcaseTakesTheSameSteps() throws Exception {
    Samples.compare(
        folder,
        Showcase.class,
        "Showcase.States, Showcase.Events",
        ".skip((s, e) -> e == Showcase.Events.G && s.contains(\"S211\"))");
  }

  @Test
  void tasksTakeTheSameSteps() throws Exception {
    Samples.compare(folder, Tasks.class, "Tasks.States, Tasks.Events", "");
  }

  @Test
  void featuresTakeTheSameSteps() throws Exception {
    SpringImport.Result result =
        Samples.compare(
            folder,
            Features.class,
            "String, String",
            ".skip((s, e) -> e.equals(\"back\") || e.equals(\"later\") && s.contains(\"WAIT\"))");
    System.out.println(java.nio.file.Files.readString(result.files().get(0)));
  }
}
