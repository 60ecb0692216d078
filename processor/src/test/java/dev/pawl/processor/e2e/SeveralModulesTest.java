package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the compilation of several modules at once, as in Maven 4. */
class SeveralModulesTest {

  @TempDir Path temp;

  private Job job() {
    for (String module : List.of("one", "two")) {
      Job.write(
          temp,
          "src/" + module + "/module-info.java",
          "module " + module + " { requires dev.pawl.runtime; }\n");
      Job.write(
          temp,
          "src/" + module + "/com/" + module + "/DoorState.java",
          """
          package com.%s;

          import dev.pawl.*;

          @StateMachine
          enum DoorState {
            @Initial @Transition(on = "open", to = "OPEN") SHUT,
            @Final OPEN
          }
          """
              .formatted(module));
    }
    return Job.of(temp.resolve("src"), temp.resolve("work"))
        .with("--module-path", Job.RUNTIME.toString())
        .with("--module-source-path", temp.resolve("src").toString());
  }

  private List<String> pages(Job job) {
    return Stream.of("one", "two")
        .map(job.classes()::resolve)
        .flatMap(module -> Job.below(module.resolve("META-INF/pawl"), ".md").stream())
        .map(page -> job.classes().relativize(page).toString().replace('\\', '/'))
        .toList();
  }

  @Test
  void documentsAreInTheFolderOfTheModule() {
    Job job = job();
    Tool.JAVAC.compile(job).clean();
    assertTrue(Files.exists(job.classes().resolve("two/com/two/DoorMachine.class")));
    assertEquals(
        List.of("one/META-INF/pawl/com.one.Door.md", "two/META-INF/pawl/com.two.Door.md"),
        pages(job));
  }

  @Test
  void documentsOfYamlAreInTheModuleWithThePackage() {
    Job.write(
        temp,
        "machines/lamp.pawl.yaml",
        "machine: Lamp\npackage: com.two\nstates:\n  A: { initial: true, to: A }\n");
    Job job = job().with("-Apawl.machines=" + temp.resolve("machines"));
    Tool.JAVAC.compile(job).clean();
    assertTrue(Files.exists(job.classes().resolve("two/com/two/LampMachine.class")));
    assertTrue(pages(job).contains("two/META-INF/pawl/com.two.Lamp.md"), pages(job)::toString);
  }
}
