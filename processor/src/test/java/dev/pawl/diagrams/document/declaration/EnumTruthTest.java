package dev.pawl.diagrams.document.declaration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.SeedMachines;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.lockstep.RandomCharts;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests that the enum that is written for a machine declares the same machine. */
@Tag("slow")
class EnumTruthTest {

  private static final Path SAMPLES = Path.of("..", "samples", "src", "main");
  private static final Path GOOD = Path.of("src", "test", "resources", "good");

  @Test
  void goldenCases() {
    Declarations declarations = new Declarations().folder(GOOD);
    Map<String, ResolvedMachine> machines = declarations.machines();
    assertTrue(machines.size() > 75, machines.keySet()::toString);
    compare(machines, declarations);
  }

  @Test
  void samples() {
    Declarations declarations = new Declarations().sourcePath(SAMPLES.resolve("java"));
    for (Path path : Job.below(SAMPLES.resolve("java"), ".java")) {
      if (Declarations.read(path).contains("\n@StateMachine")) {
        declarations.source(path.toString(), Declarations.read(path));
      }
    }
    Job.below(SAMPLES, ".yaml").forEach(declarations::file);
    Map<String, ResolvedMachine> machines = declarations.machines();
    assertTrue(machines.size() > 10, machines.keySet()::toString);
    compare(machines, declarations);
  }

  @Test
  void charts() {
    Fuzz fuzz = Fuzz.of(getClass(), 200);
    Map<String, ResolvedMachine> machines = new LinkedHashMap<>();
    RandomCharts.machines(fuzz.random(), fuzz.count())
        .forEach((name, machine) -> machines.put(name, ResolvedMachine.of(machine)));
    compare(machines, new Declarations());
  }

  @Test
  void machinesOfRealSystems() {
    Map<String, ResolvedMachine> machines = new LinkedHashMap<>();
    SeedMachines.all().forEach((name, m) -> machines.put(name, ResolvedMachine.of(m)));
    String status = "package com.acme; public enum Status { PENDING, RUNNING, DONE }";
    compare(machines, new Declarations().source("com/acme/Status.java", status));
  }

  /** Writes an enum for each machine, reads the enums back, and compares the machines. */
  static Map<String, EnumSource.Written> compare(
      Map<String, ResolvedMachine> machines, Declarations declarations) {
    Map<String, EnumSource.Written> all = new LinkedHashMap<>();
    machines.forEach((name, machine) -> all.put(name, EnumSource.of(machine)));
    declarations.withoutFiles();
    all.values().forEach(w -> declarations.enumeration(w.packageName(), w.typeName(), w.text()));
    Map<String, ResolvedMachine> read = declarations.machines();
    all.forEach(
        (name, written) -> {
          boolean ordered = written.missing().stream().noneMatch(m -> m.contains("another order"));
          ResolvedMachine wanted = AsEnum.of(machines.get(name));
          boolean described =
              wanted.declared().stateType().isPresent() || wanted.declared().eventEnum().isEmpty();
          ResolvedMachine found =
              read.get(Declarations.qualified(written.packageName(), written.typeName()));
          String text = name + "\n" + written.text();
          assertTrue(found != null, text);
          assertEquals(
              Outline.of(wanted, ordered, described), Outline.of(found, ordered, described), text);
          assertEquals(
              ordered,
              Outline.of(wanted, true, described).equals(Outline.of(found, true, described)),
              text);
        });
    return all;
  }
}
