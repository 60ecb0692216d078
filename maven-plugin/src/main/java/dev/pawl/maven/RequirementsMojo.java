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
 * Lists the requirements of the compiled machines of this project. For each requirement, this goal
 * lists the elements that cover the requirement, their verdicts and their tests. This goal also
 * writes the list as CSV. This goal runs the command {@code requirements} of the artifact {@code
 * pawl-cli}, in the version of this plugin.
 */
@Mojo(name = "requirements", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class RequirementsMojo extends AbstractMojo {

  @Parameter(defaultValue = "${plugin}", readonly = true, required = true)
  @Nullable PluginDescriptor plugin;

  @Parameter(defaultValue = "${repositorySystemSession}", readonly = true, required = true)
  @Nullable RepositorySystemSession session;

  @Parameter(defaultValue = "${project.remotePluginRepositories}", readonly = true)
  @Nullable List<RemoteRepository> pluginRepositories;

  /** If true, this goal is skipped. */
  @Parameter(property = "pawl.requirements.skip", defaultValue = "false")
  boolean skip;

  /**
   * A text file with one requirement per line. The machines must cover the requirements in this
   * file. By default, there is no such file.
   */
  @Parameter(property = "pawl.requirements.list")
  @Nullable File list;

  /**
   * The folders with the coverage files that tests have written. Folders that do not exist are
   * ignored. The default is {@code target/pawl-coverage}.
   */
  @Parameter(property = "pawl.requirements.data")
  @Nullable List<File> data;

  /** The folder into which the tests of this project write coverage files by default. */
  @Parameter(defaultValue = "${project.build.directory}/pawl-coverage", readonly = true)
  @Nullable File defaultData;

  /** The CSV file to write. */
  @Parameter(
      property = "pawl.requirements.csv",
      defaultValue = "${project.build.directory}/pawl/requirements.csv",
      required = true)
  @Nullable File csv;

  /**
   * If true, the build fails if a property fails, if a requirement of the list is missing or
   * unknown, or if a requirement has no test although there are coverage files.
   */
  @Parameter(property = "pawl.requirements.fail", defaultValue = "false")
  boolean fail;

  /** The compiled machines: a folder of classes or a jar. */
  @Parameter(defaultValue = "${project.build.outputDirectory}", required = true)
  @Nullable File classes;

  private final RepositorySystem resolver;

  /**
   * Creates the goal. Maven calls this constructor.
   *
   * @param resolver the object that finds the artifact {@code pawl-cli}
   */
  @Inject
  public RequirementsMojo(RepositorySystem resolver) {
    this.resolver = resolver;
  }

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().debug("Pawl: requirements is skipped");
      return;
    }
    if (!MachineSearch.findsCompiled(requireNonNull(classes).toPath())) {
      getLog().info("Pawl: there are no compiled machines in " + classes);
      return;
    }
    List<String> arguments =
        new ArrayList<>(
            List.of("requirements", classes.toString(), "--csv", requireNonNull(csv).toString()));
    if (list != null) {
      arguments.addAll(List.of("--list", list.toString()));
    }
    List<File> folders =
        data == null || data.isEmpty() ? List.of(requireNonNull(defaultData)) : data;
    folders.stream()
        .filter(File::isDirectory)
        .forEach(f -> arguments.addAll(List.of("--data", f.toString())));
    int exit =
        new PawlCommand(new ArtifactFiles(resolver, session), pluginRepositories, getLog())
            .run(requireNonNull(plugin).getVersion(), arguments)
            .exit();
    if (exit == 1 && fail) {
      throw new MojoFailureException("Pawl: there are findings about requirements; see the log");
    } else if (exit > 1) {
      throw new MojoExecutionException("Pawl: the requirements could not be listed; see the log");
    }
  }
}
