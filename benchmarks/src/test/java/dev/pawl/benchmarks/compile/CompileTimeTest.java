package dev.pawl.benchmarks.compile;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The measurement in a short form: that it still measures what it says. */
class CompileTimeTest {

  @TempDir Path folder;

  /** Starts four compilers, so it is left out of the ordinary build. */
  @Test
  @EnabledIfSystemProperty(named = "pawl.compilers", matches = "true")
  void everyContenderGeneratesSomethingForEachType() throws Exception {
    Settings settings = Settings.parse(List.of());
    Javac javac = new Javac(settings.home());
    for (Contender contender : settings.contenders()) {
      Subject subject = Subject.of(javac, contender, 2, folder.resolve(contender.name()));
      for (String type : List.of("T0", "T1")) {
        assertTrue(
            subject.generated().stream().anyMatch(file -> file.toString().contains(type)),
            contender.name());
      }
      assertTrue(subject.classCount() >= 2, contender.name());
    }
  }

  @Test
  void anUnknownArgumentIsToldWithAllThatThereAre() {
    IllegalArgumentException error =
        assertThrows(IllegalArgumentException.class, () -> Settings.parse(List.of("--round", "3")));
    assertTrue(error.getMessage().contains("--rounds"), error::getMessage);
  }
}
