package dev.pawl.maven;

import static java.util.Objects.requireNonNull;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import javax.inject.Inject;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.repository.RemoteRepository;
import org.jspecify.annotations.Nullable;

/**
 * Reports how much of the compiled machines of this project the tests cover. Fails the build if the
 * coverage is less than a minimum. The listener of {@code pawl-test} records the coverage while the
 * tests run. This goal runs the command {@code coverage} of the artifact {@code pawl-cli}, in the
 * version of this plugin.
 */
@Mojo(name = "coverage", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class CoverageMojo extends AbstractMojo {

  @Parameter(defaultValue = "${plugin}", readonly = true, required = true)
  @Nullable PluginDescriptor plugin;

  @Parameter(defaultValue = "${repositorySystemSession}", readonly = true, required = true)
  @Nullable RepositorySystemSession session;

  @Parameter(defaultValue = "${project.remotePluginRepositories}", readonly = true)
  @Nullable List<RemoteRepository> pluginRepositories;

  /** If true, this goal is skipped. */
  @Parameter(property = "pawl.coverage.skip", defaultValue = "false")
  boolean skip;

  /** If true, tests are skipped, and this goal is skipped, too. */
  @Parameter(property = "skipTests", defaultValue = "false")
  boolean skipTests;

  /** If true, tests are neither compiled nor run, and this goal is skipped, too. */
  @Parameter(property = "maven.test.skip", defaultValue = "false")
  boolean skipTestCompilation;

  /** The compiled machines: a folder of classes or a jar. */
  @Parameter(defaultValue = "${project.build.outputDirectory}", required = true)
  @Nullable File classes;

  /** The folder in which the tests of this project record their coverage. */
  @Parameter(
      property = "pawl.coverage.data",
      defaultValue = "${project.build.directory}/pawl-coverage",
      required = true)
  @Nullable File data;

  /** Further folders with recorded coverage, such as those of other modules. */
  @Parameter(property = "pawl.coverage.dataDirectories")
  @Nullable List<File> dataDirectories;

  /**
   * The tests whose coverage does not count, such as path tests. Entries are class names, such as
   * {@code com.acme.OrderPathsTest} or {@code *PathsTest}. A suffix {@code #method} limits an entry
   * to one method. An asterisk matches any characters.
   */
  @Parameter(property = "pawl.coverage.excludedTests")
  @Nullable List<String> excludedTests;

  /** The file into which the report is written as JSON. By default, no file is written. */
  @Parameter(property = "pawl.coverage.json")
  @Nullable File json;

  /** The minimum percentage of covered transitions. By default, there is no minimum. */
  @Parameter(property = "pawl.coverage.minimumTransitions")
  @Nullable Integer minimumTransitions;

  /** The minimum percentage of covered outcomes of guards. By default, there is no minimum. */
  @Parameter(property = "pawl.coverage.minimumGuards")
  @Nullable Integer minimumGuards;

  /** The minimum percentage of covered states. By default, there is no minimum. */
  @Parameter(property = "pawl.coverage.minimumStates")
  @Nullable Integer minimumStates;

  /** The minimum percentage of covered properties. By default, there is no minimum. */
  @Parameter(property = "pawl.coverage.minimumProperties")
  @Nullable Integer minimumProperties;

  private final RepositorySystem resolver;

  /**
   * Creates the goal. Maven calls this constructor.
   *
   * @param resolver the object that finds the artifact {@code pawl-cli}
   */
  @Inject
  public CoverageMojo(RepositorySystem resolver) {
    this.resolver = resolver;
  }

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    File machines = requireNonNull(classes);
    if (skip || skipTests || skipTestCompilation) {
      getLog().debug("Pawl: coverage is skipped");
      return;
    }
    if (!MachineSearch.findsCompiled(machines.toPath())) {
      getLog().info("Pawl: there are no compiled machines in " + machines);
      return;
    }
    PawlCommand.Result result =
        new PawlCommand(new ArtifactFiles(resolver, session), pluginRepositories, getLog())
            .run(requireNonNull(plugin).getVersion(), arguments(machines));
    if (result.exit() == 1 && !result.errors().isEmpty()) {
      throw new MojoFailureException("Pawl: " + String.join(" ", result.errors()));
    } else if (result.exit() != 0) {
      throw new MojoExecutionException("Pawl: the coverage could not be read; see the log");
    }
  }

  private List<String> arguments(File machines) {
    List<String> arguments = new ArrayList<>(List.of("coverage", machines.toString()));
    arguments.add("--data=" + data);
    if (dataDirectories != null) {
      dataDirectories.forEach(d -> arguments.add("--data=" + d));
    }
    if (excludedTests != null) {
      excludedTests.forEach(t -> arguments.add("--exclude-tests=" + t));
    }
    if (json != null) {
      arguments.add("--json=" + json);
    }
    addMinimum("transitions", minimumTransitions, arguments);
    addMinimum("guards", minimumGuards, arguments);
    addMinimum("states", minimumStates, arguments);
    addMinimum("properties", minimumProperties, arguments);
    return arguments;
  }

  private static void addMinimum(String what, @Nullable Integer percent, List<String> arguments) {
    if (percent != null) {
      arguments.add("--minimum=" + what + "=" + percent);
    }
  }
}
