package dev.pawl.maven;

import static java.util.Objects.requireNonNull;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.jspecify.annotations.Nullable;

/**
 * Compares the compiled machines of this project with an earlier version, and logs the differences
 * and the semantic version that they deserve. Runs the command {@code diff} of {@code pawl-cli},
 * which is resolved in the version of this plugin.
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

  /** Skips this goal. */
  @Parameter(property = "pawl.diff.skip", defaultValue = "false")
  boolean skip;

  /**
   * The earlier version: a version of this project's artifact, such as {@code 1.2.0}, the
   * coordinates of another artifact, as {@code group:artifact:version}, or a file or folder that
   * exists.
   */
  @Parameter(property = "pawl.diff.old")
  @Nullable String old;

  /**
   * The smallest impact that fails the build: {@code patch}, {@code minor} or {@code major}.
   * Default: the build does not fail.
   */
  @Parameter(property = "pawl.diff.failOn")
  @Nullable String failOn;

  /** The compiled machines: a folder of classes or a jar. */
  @Parameter(defaultValue = "${project.build.outputDirectory}", required = true)
  @Nullable File classes;

  private final RepositorySystem resolver;

  /**
   * Creates the goal. Called by Maven.
   *
   * @param resolver resolves the earlier version and the command line
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
    if (!Files.isDirectory(requireNonNull(classes).toPath().resolve("META-INF/pawl"))
        && !classes.isFile()) {
      getLog().info("Pawl: there are no compiled machines in " + classes);
      return;
    }
    Path command =
        resolve(
            new DefaultArtifact("dev.pawl", "pawl-cli", "sh", requireNonNull(plugin).getVersion()),
            pluginRepositories);
    List<String> line =
        new ArrayList<>(List.of(java(), "-jar", command.toString(), "diff", earlier().toString()));
    line.add(classes.toString());
    if (failOn != null && !failOn.isBlank()) {
      line.add("--fail-on=" + failOn);
    }
    int exit = run(line);
    if (exit == 1) {
      throw new MojoFailureException(
          "Pawl: the machines differ from " + old + " in a way that pawl.diff.failOn forbids");
    } else if (exit != 0) {
      throw new MojoExecutionException("Pawl: the versions could not be compared; see the log");
    }
  }

  private Path earlier() throws MojoExecutionException {
    String text = requireNonNull(old);
    Path file = requireNonNull(project).getBasedir().toPath().resolve(text);
    if (Files.exists(file)) {
      return file;
    }
    try {
      Artifact artifact =
          text.indexOf(':') >= 0
              ? new DefaultArtifact(text)
              : new DefaultArtifact(project.getGroupId(), project.getArtifactId(), "jar", text);
      return resolve(artifact, repositories);
    } catch (IllegalArgumentException e) {
      throw new MojoExecutionException(
          "Pawl: \"" + text + "\" is neither a version nor group:artifact:version", e);
    }
  }

  private Path resolve(Artifact artifact, @Nullable List<RemoteRepository> from)
      throws MojoExecutionException {
    try {
      ArtifactRequest request = new ArtifactRequest(artifact, from, null);
      return resolver.resolveArtifact(session, request).getArtifact().getFile().toPath();
    } catch (ArtifactResolutionException e) {
      throw new MojoExecutionException("Pawl: " + artifact + " could not be resolved", e);
    }
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private int run(List<String> line) throws MojoExecutionException {
    try {
      Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
      try (BufferedReader output =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
        for (String each = output.readLine(); each != null; each = output.readLine()) {
          getLog().info(each);
        }
      }
      return process.waitFor();
    } catch (IOException e) {
      throw new MojoExecutionException("Pawl: the command line could not be run", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MojoExecutionException("Pawl: the comparison was interrupted", e);
    }
  }
}
