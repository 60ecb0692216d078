package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.cli.input.CheckedFile;
import dev.pawl.diagrams.document.declaration.EnumSource;
import dev.pawl.processor.read.file.MachineFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that programs of golden cases with machines in YAML also run with the enums that the
 * command line writes for these machines.
 */
@Tag("slow")
class EnumInPlaceTest {

  private static final List<String> CASES =
      List.of(
          "always",
          "complete",
          "enumtimers",
          "nested",
          "queues",
          "regions",
          "timers",
          "workstream");

  @TempDir Path temp;

  @Test
  void enumsInsteadOfYamlRunSamePrograms() {
    Path sources = temp.resolve("sources");
    for (String name : CASES) {
      Path folder = GoodCase.named(name).folder();
      for (Path java : Job.below(folder, ".java")) {
        Job.write(sources.resolve(name), folder.relativize(java).toString(), GoodCase.read(java));
      }
      for (Path yaml : Job.below(folder, ".yaml")) {
        EnumSource.Written written = written(yaml);
        assertEquals(List.of(), written.missing(), name);
        Job.write(sources.resolve(name), written.path(), written.text());
      }
    }
    Job job = Job.of(sources, temp.resolve("work")).with("-Apawl.suppress=PAWL074");
    Compiled compiled = Tool.JAVAC.compile(job).clean();
    CASES.forEach(name -> compiled.run(name + ".Program"));
    assertTrue(compiled.generated().keySet().stream().noneMatch(f -> f.contains("State.java")));
  }

  private static EnumSource.Written written(Path yaml) {
    MachineFiles.Found found =
        new MachineFiles.Found(yaml.toString(), GoodCase.read(yaml), Optional.empty());
    return EnumSource.of(CheckedFile.of(found, false).resolved().orElseThrow());
  }
}
