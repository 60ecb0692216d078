package dev.pawl.maven;

import static java.util.Objects.requireNonNull;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.inject.Inject;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.jspecify.annotations.Nullable;

/**
 * Compares the compiled machines of this project with an earlier version. Logs the differences, and
 * the semantic version that these differences require. This goal runs the command {@code diff} of
 * the artifact {@code pawl-cli}, in the version of this plugin.
 */
@Mojo(name = "diff", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class DiffMojo extends AbstractMojo {

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  @Nullable MavenProject project;

  @Parameter(defaultValue = "${plugin}", readonly = true, required = true)
  @Nullable PluginDescriptor plugin;

  @Parameter(defaultValue = "${repositorySystemSession}", readonly = true, required = true)
  @Nullable RepositorySystemSession session;

  @Parameter(defaultValue = "${project.remoteProjectRepositories}", readonly = true)
  @Nullable List<RemoteRepository> repositories;

  @Parameter(defaultValue = "${project.remotePluginRepositories}", readonly = true)
  @Nullable List<RemoteRepository> pluginRepositories;

  /** If true, this goal is skipped. */
  @Parameter(property = "pawl.diff.skip", defaultValue = "false")
  boolean skip;

  /**
   * The earlier version with which the machines are compared. The value is a version of this
   * project's artifact, such as {@code 1.2.0}; the coordinates {@code group:artifact:version} of an
   * artifact; or the path of an existing file or folder.
   */
  @Parameter(property = "pawl.diff.old")
  @Nullable String old;

  /**
   * The least impact with which a difference fails the build: {@code patch}, {@code minor} or
   * {@code major}. By default, differences do not fail the build.
   */
  @Parameter(property = "pawl.diff.failOn")
  @Nullable String failOn;

  /** The compiled machines: a folder of classes or a jar. */
  @Parameter(defaultValue = "${project.build.outputDirectory}", required = true)
  @Nullable File classes;

  private final RepositorySystem resolver;

  /**
   * Creates the goal. Maven calls this constructor.
   *
   * @param resolver the object that finds the artifacts of the earlier version and of {@code
   *     pawl-cli}
   */
  @Inject
  public DiffMojo(RepositorySystem resolver) {
    this.resolver = resolver;
  }

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().debug("Pawl: diff is skipped");
      return;
    }
    if (old == null || old.isBlank()) {
      throw new MojoExecutionException(
          "Pawl: diff needs the earlier version. Set pawl.diff.old, for instance"
              + " -Dpawl.diff.old=1.0.0");
    }
    ArtifactFiles files = new ArtifactFiles(resolver, session);
    if (!MachineSearch.findsCompiled(requireNonNull(classes).toPath())) {
      reportNoMachines(files);
      return;
    }
    List<String> arguments =
        new ArrayList<>(List.of("diff", earlier(files).toString(), classes.toString()));
    if (isGate()) {
      arguments.add("--fail-on=" + failOn);
    }
    int exit =
        new PawlCommand(files, pluginRepositories, getLog())
            .run(requireNonNull(plugin).getVersion(), arguments)
            .exit();
    if (exit == 1) {
      throw new MojoFailureException(
          "Pawl: the machines differ from " + old + " in a way that pawl.diff.failOn forbids");
    } else if (exit != 0) {
      throw new MojoExecutionException("Pawl: the versions could not be compared; see the log");
    }
  }

  private boolean isGate() {
    return failOn != null && !failOn.isBlank();
  }

  /** Fails the build if this project has no compiled machines but the earlier version has some. */
  private void reportNoMachines(ArtifactFiles files)
      throws MojoExecutionException, MojoFailureException {
    String finding = "Pawl: there are no compiled machines in " + classes;
    if (!hadMachines(files)) {
      getLog().info(finding);
      return;
    }
    finding += ", but " + old + " has machines. ";
    if (isGate()) {
      throw new MojoFailureException(
          finding
              + "Compile them, or, if they were removed, set pawl.diff.skip: the removal of a"
              + " machine is a major difference, which pawl.diff.failOn forbids");
    }
    getLog().warn(finding + "If they were removed, this is a major difference");
  }

  private boolean hadMachines(ArtifactFiles files) throws MojoExecutionException {
    try {
      return MachineSearch.findsAny(earlier(files));
    } catch (MojoExecutionException e) {
      // modules without machines are not always published
      if (e.getCause() instanceof ArtifactResolutionException cause
          && cause.getResult().isMissing()) {
        return false;
      }
      throw e;
    }
  }

  private Path earlier(ArtifactFiles files) throws MojoExecutionException {
    String text = requireNonNull(old);
    Path base = requireNonNull(project).getBasedir().toPath();
    Optional<Path> file = existing(base, text);
    if (file.isPresent()) {
      return file.get();
    }
    try {
      Artifact artifact =
          text.indexOf(':') >= 0
              ? new DefaultArtifact(text)
              : new DefaultArtifact(project.getGroupId(), project.getArtifactId(), "jar", text);
      return files.resolve(artifact, repositories);
    } catch (IllegalArgumentException e) {
      throw new MojoExecutionException(
          "Pawl: \"" + text + "\" is neither a version nor group:artifact:version", e);
    }
  }

  private static Optional<Path> existing(Path base, String path) {
    try {
      return Optional.of(base.resolve(path)).filter(Files::exists);
    } catch (InvalidPathException e) {
      return Optional.empty(); // on Windows, no path contains the colons of group:artifact:version
    }
  }
}
