package dev.pawl.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SourceForMachinesTest {

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "machine: M\npackage: com.acme # ours\nstates: {}",
        "{machine: M, package: com.acme, states: {A: {initial: true}}}",
        "# package: wrong\n---\n{ 'machine': M,\n  \"package\": 'com.acme' }",
        "{states: {A: {on: {\n    package: B}}, B: {}}, package : com.acme}",
        "{description: \", package: wrong\", machine: M, # package: wrong\n package: com.acme}",
        "{description: it's, package: com.acme, machine: 'M'}"
      })
  void sourceIsInThePackageOfTheMachine(String yaml) throws IOException {
    assertEquals(List.of("com/acme/package-info.java"), written(yaml));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "machine: M\nstates: { A: { on: { package: B } } }",
        "{machine: M, states: {A: {on: {package: B}}, B: {}}}"
      })
  void sourceOfAMachineWithoutPackageIsInAPackageOfItsOwn(String yaml) throws IOException {
    assertEquals(List.of("machines/package-info.java"), written(yaml));
  }

  private List<String> written(String yaml) throws IOException {
    Path machines = Files.createDirectories(folder.resolve("machines"));
    Files.writeString(machines.resolve("m.pawl.yaml"), yaml);
    Path root = folder.resolve("root");
    assertTrue(new SourceForMachines(root).write(List.of(), List.of(machines)));
    try (var files = Files.walk(root)) {
      return files
          .filter(Files::isRegularFile)
          .map(f -> root.relativize(f).toString().replace('\\', '/'))
          .toList();
    }
  }
}
