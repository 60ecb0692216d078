package dev.pawl.diagrams.document.declaration;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.cli.input.UnknownTypes;
import dev.pawl.language.check.Checks;
import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.yaml.YamlReader;
import dev.pawl.processor.testing.Compiler;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Checks that the enum that is written for a machine in YAML compiles and declares the same
 * machine.
 */
final class WrittenEnum {

  private WrittenEnum() {}

  static ResolvedMachine machine(String yaml) {
    Problems problems = new Problems();
    Machine machine =
        YamlReader.read("m.yaml", yaml, "", true, new UnknownTypes(), problems).orElseThrow();
    return Checks.run(machine, problems, false)
        .orElseThrow(() -> new AssertionError(problems.all()));
  }

  /**
   * Writes a machine as an enum, compiles the enum with two compilers, and compares the machines
   * that they read.
   */
  static EnumSource.Written of(String yaml, Path temp, String... others) {
    ResolvedMachine machine = machine(yaml);
    EnumSource.Written written = EnumSource.of(machine);
    List<String> sources = new ArrayList<>(List.of(others));
    sources.add(written.text());
    for (Compiler compiler : Compiler.values()) {
      Compiler.Result compiled =
          compiler.compile(
              temp.resolve(compiler.name()), null, List.of(), sources.toArray(String[]::new));
      assertTrue(compiled.success(), () -> written.text() + compiled.text());
    }
    Declarations declarations = new Declarations();
    for (String other : others) {
      String name = other.replaceFirst("(?s).*public \\w+ (\\w+) .*", "$1");
      declarations.source(other.hashCode() + "/" + name + ".java", other);
    }
    EnumTruthTest.compare(Map.of("m", machine), declarations);
    return written;
  }

  /** Returns the first line that contains a text. */
  static String line(EnumSource.Written written, String part) {
    return written.text().lines().filter(l -> l.contains(part)).findFirst().orElse("").strip();
  }
}
