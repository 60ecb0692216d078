package dev.pawl.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.maven.model.Model;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.transfer.ArtifactNotFoundException;
import org.eclipse.aether.transfer.ArtifactTransferException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the goals in a module whose last machine was removed. A goal that called the command line
 * would fail, because the command line is not set.
 */
class NoCompiledMachinesTest {

  private final List<String> log = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();
  private final DiffMojo diff = new DiffMojo(repositories(true));
  @TempDir private Path base;
  private Path classes;

  @BeforeEach
  void compileNoMachine() throws IOException {
    classes = base.resolve("target/classes");
    Files.createDirectories(classes.resolve("META-INF/pawl"));
    Files.writeString(classes.resolve("lamp.pawl.yaml"), "a resource");
    prepare(diff);
  }

  private void prepare(DiffMojo mojo) {
    Model model = new Model();
    model.setGroupId("com.acme");
    model.setArtifactId("lamp");
    mojo.project = new MavenProject(model);
    mojo.project.setFile(base.resolve("pom.xml").toFile());
    mojo.classes = classes.toFile();
    mojo.setLog(log());
  }

  @Test
  void emptyFolderOfModelsHasNoCoverage() throws Exception {
    CoverageMojo coverage = new CoverageMojo(repositories(true));
    coverage.classes = classes.toFile();
    coverage.setLog(log());
    coverage.execute();
    assertEquals(List.of("Pawl: there are no compiled machines in " + classes), log);
  }

  @Test
  void emptyFolderOfModelsHasNoRequirements() throws Exception {
    RequirementsMojo requirements = new RequirementsMojo(repositories(true));
    requirements.classes = classes.toFile();
    requirements.setLog(log());
    requirements.execute();
    assertEquals(List.of("Pawl: there are no compiled machines in " + classes), log);
  }

  @ParameterizedTest
  @ValueSource(strings = {"old/classes/META-INF/pawl/Lamp.json", "old/lamp.pawl.yaml"})
  void removalOfAllMachinesFailsTheGate(String machine) throws IOException {
    Path file = base.resolve(machine);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "");
    for (String old : List.of("old", file.toString())) {
      diff.old = old;
      diff.failOn = "major";
      String failure = assertThrows(MojoFailureException.class, diff::execute).getMessage();
      assertTrue(failure.contains(classes + ", but " + old + " has machines"), failure);
    }
  }

  @Test
  void removalOfAllMachinesOfAJarIsReported() throws Exception {
    jar("META-INF/pawl/Lamp.json");
    diff.execute();
    assertEquals(1, warnings.size());
    assertTrue(warnings.get(0).contains("but old.jar has machines"), warnings.get(0));
    diff.failOn = "patch";
    assertThrows(MojoFailureException.class, diff::execute);
  }

  @Test
  void modulesThatNeverHadMachinesPassTheGate() throws Exception {
    jar("META-INF/other/Lamp.json");
    diff.failOn = "major";
    diff.execute();
    assertEquals(List.of("Pawl: there are no compiled machines in " + classes), log);
  }

  /** The second text is no valid path, like every text with several colons on Windows. */
  @ParameterizedTest
  @ValueSource(strings = {"1.0", "com.acme:lamp\0:1.0"})
  void modulesThatWereNotPublishedPassTheGate(String old) throws Exception {
    diff.old = old;
    diff.failOn = "major";
    diff.execute();
    assertEquals(List.of("Pawl: there are no compiled machines in " + classes), log);
  }

  @Test
  void repositoryThatCannotBeReachedFailsTheGate() {
    DiffMojo mojo = new DiffMojo(repositories(false));
    prepare(mojo);
    mojo.old = "1.0";
    mojo.failOn = "major";
    assertThrows(MojoExecutionException.class, mojo::execute);
  }

  private void jar(String entry) throws IOException {
    diff.old = "old.jar";
    try (FileSystem jar =
        FileSystems.newFileSystem(base.resolve("old.jar"), Map.of("create", "true"))) {
      Path file = jar.getPath(entry);
      Files.createDirectories(file.getParent());
      Files.writeString(file, "");
    }
  }

  /** Returns repositories without artifacts. */
  private static RepositorySystem repositories(boolean reachable) {
    return (RepositorySystem)
        Proxy.newProxyInstance(
            RepositorySystem.class.getClassLoader(),
            new Class<?>[] {RepositorySystem.class},
            (proxy, method, arguments) -> {
              ArtifactResult result = new ArtifactResult((ArtifactRequest) arguments[1]);
              var artifact = result.getRequest().getArtifact();
              result.addException(
                  reachable
                      ? new ArtifactNotFoundException(artifact, null)
                      : new ArtifactTransferException(artifact, null, "timeout"));
              throw new ArtifactResolutionException(List.of(result));
            });
  }

  private Log log() {
    return new SystemStreamLog() {
      @Override
      public void info(CharSequence message) {
        log.add(message.toString());
      }

      @Override
      public void warn(CharSequence message) {
        warnings.add(message.toString());
      }
    };
  }
}
