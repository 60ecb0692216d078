package dev.pawl.maven;

import static java.util.Objects.requireNonNull;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Resource;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/**
 * Makes the compiler run again if a machine file, or a document that {@code -Apawl.sync} lists, was
 * added, changed or removed since the last build. This goal compares the contents of files, not
 * their times. This goal deletes only files in the build directory. If a module has machines but no
 * Java sources, this goal adds a source, because Maven would not run the compiler otherwise.
 */
@Mojo(name = "refresh", defaultPhase = LifecyclePhase.GENERATE_SOURCES, threadSafe = true)
public final class RefreshMojo extends AbstractMojo {

  private static final int NAMED_CHANGES = 3;

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  @Nullable MavenProject project;

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  @Nullable MavenSession session;

  /** If true, this goal is skipped. */
  @Parameter(property = "pawl.refresh.skip", defaultValue = "false")
  boolean skip;

  /**
   * The folders with machine files. The default is {@code src/main/pawl}, {@code
   * src/main/resources}, {@code src/main/java}, the project's resource directories, and the folders
   * that {@code -Apawl.machines} sets in the configuration of the compiler plugin.
   */
  @Parameter @Nullable List<File> directories;

  /**
   * The folders with machine files for tests. The default is {@code src/test/pawl}, {@code
   * src/test/resources}, {@code src/test/java}, the project's test resource directories, and the
   * folders that {@code -Apawl.machines} sets only in executions of the goal {@code testCompile}.
   */
  @Parameter @Nullable List<File> testDirectories;

  /**
   * The patterns of machine files in the folders. By default, all files that end in .yaml or .yml
   * are machine files.
   */
  @Parameter @Nullable List<String> includes;

  /**
   * The patterns of files in the folders that are not machine files. By default, no files are
   * excluded.
   */
  @Parameter @Nullable List<String> excludes;

  /** Creates the goal. Maven calls this constructor. */
  public RefreshMojo() {}

  @Override
  public void execute() throws MojoExecutionException {
    if (skip) {
      getLog().debug("Pawl: refresh is skipped");
      return;
    }
    CompilerSettings settings =
        new CompilerSettings(project(), requireNonNull(session).getUserProperties());
    Path build = path(project().getBuild().getDirectory());
    if (settings.lacksProcessor()) {
      getLog()
          .warn(
              "Pawl: nothing is generated, because pawl-processor is missing. Add it to the"
                  + " annotationProcessorPaths of maven-compiler-plugin");
    }
    Path ownSource = build.resolve("generated-sources/pawl");
    addSource(settings, ownSource);
    Path status = build.resolve("maven-status/maven-compiler-plugin");
    refresh(
        "machines",
        mainDirectories(settings),
        settings.documents(false).stream().map(this::path).toList(),
        new CompilerOutput(
            build,
            status.resolve("compile"),
            path(project().getBuild().getOutputDirectory()),
            path(
                settings.generatedSources(
                    "generatedSourcesDirectory", build.resolve("generated-sources/annotations"))),
            Stream.concat(sourceRoots().stream(), Stream.of(ownSource)).toList(),
            settings.incremental()));
    refresh(
        "test-machines",
        testDirectories(settings),
        settings.documents(true).stream().map(this::path).toList(),
        new CompilerOutput(
            build,
            status.resolve("testCompile"),
            path(project().getBuild().getTestOutputDirectory()),
            path(
                settings.generatedSources(
                    "generatedTestSourcesDirectory",
                    build.resolve("generated-test-sources/test-annotations"))),
            project().getTestCompileSourceRoots().stream().map(this::path).toList(),
            settings.incremental()));
  }

  /** Adds a Java source if the module has machines but no sources, so that the compiler runs. */
  private void addSource(CompilerSettings settings, Path root) throws MojoExecutionException {
    List<Path> folders = settings.machineFolders(false).stream().map(this::path).toList();
    try {
      if (new SourceForMachines(root).write(sourceRoots(), folders)) {
        project().addCompileSourceRoot(root.toString());
        getLog().debug("Pawl: added a Java source, because the module has none");
      }
    } catch (IOException e) {
      throw new MojoExecutionException("Pawl: cannot write a source for the machines: " + e, e);
    }
  }

  private List<Path> sourceRoots() {
    return project().getCompileSourceRoots().stream().map(this::path).toList();
  }

  /**
   * Invalidates the compiler output of one set of sources if the machine files have changed. The
   * fingerprint is written last, so that the next build repeats this work if a build is
   * interrupted. If a compilation fails, the output stays invalid, so that the next build compiles
   * again.
   */
  private void refresh(String name, List<Path> folders, List<Path> documents, CompilerOutput output)
      throws MojoExecutionException {
    try {
      Path record = output.buildDirectory().resolve("pawl").resolve(name + ".sha256");
      FilePatterns patterns =
          new FilePatterns(
              includes == null || includes.isEmpty() ? List.of("**/*.yaml", "**/*.yml") : includes,
              excludes == null ? List.of() : excludes);
      Fingerprint now =
          Fingerprint.of(base(), folders, documents, patterns, output.buildDirectory());
      Optional<Fingerprint> before = Fingerprint.read(record);
      if (before.isEmpty() && now.isEmpty() || before.isPresent() && before.get().equals(now)) {
        return;
      }
      if (output.exists()) {
        getLog().info("Pawl: compiling again, because " + reason(before, now));
      }
      // the output is invalidated even if there are no classes, because a failed compilation leaves
      // generated sources and documents
      output.invalidate();
      now.write(record);
    } catch (IOException e) {
      throw new MojoExecutionException("Pawl: cannot compare the machine files: " + e, e);
    }
  }

  private static String reason(Optional<Fingerprint> before, Fingerprint now) {
    if (before.isEmpty()) {
      return "there is no record of the machine files yet";
    }
    List<String> changes = now.since(before.get());
    String named = String.join(", ", changes.subList(0, Math.min(NAMED_CHANGES, changes.size())));
    return changes.size() <= NAMED_CHANGES
        ? named
        : named + " and " + (changes.size() - NAMED_CHANGES) + " more";
  }

  private List<Path> mainDirectories(CompilerSettings settings) {
    if (directories != null && !directories.isEmpty()) {
      return directories.stream().map(File::toPath).map(this::path).toList();
    }
    List<Path> folders = new ArrayList<>(resources(project().getResources()));
    Stream.of("src/main/pawl", "src/main/resources", "src/main/java")
        .map(this::path)
        .forEach(folders::add);
    settings.machineFolders(false).stream().map(this::path).forEach(folders::add);
    return distinct(folders);
  }

  private List<Path> testDirectories(CompilerSettings settings) {
    if (testDirectories != null && !testDirectories.isEmpty()) {
      return testDirectories.stream().map(File::toPath).map(this::path).toList();
    }
    List<Path> folders = new ArrayList<>(resources(project().getTestResources()));
    Stream.of("src/test/pawl", "src/test/resources", "src/test/java")
        .map(this::path)
        .forEach(folders::add);
    settings.machineFolders(true).stream().map(this::path).forEach(folders::add);
    return distinct(folders);
  }

  /**
   * Returns the directories of the given resources. A directory that contains the module itself is
   * omitted, because it is too large to search.
   */
  private List<Path> resources(List<Resource> resources) {
    return resources.stream()
        .map(Resource::getDirectory)
        .map(this::path)
        .filter(folder -> !base().startsWith(folder))
        .toList();
  }

  private static List<Path> distinct(List<Path> folders) {
    return folders.stream().distinct().toList();
  }

  /** Returns the project. Maven sets the project before it calls any method of this class. */
  private MavenProject project() {
    return requireNonNull(project);
  }

  private Path base() {
    return project().getBasedir().toPath().toAbsolutePath().normalize();
  }

  private Path path(String path) {
    return path(Path.of(path));
  }

  private Path path(Path path) {
    return base().resolve(path).normalize();
  }
}
