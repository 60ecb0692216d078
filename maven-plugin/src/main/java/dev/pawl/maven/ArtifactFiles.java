package dev.pawl.maven;

import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.jspecify.annotations.Nullable;

/** Finds the files of artifacts in the local Maven repository. */
record ArtifactFiles(RepositorySystem resolver, @Nullable RepositorySystemSession session) {

  /**
   * Returns the file of an artifact. If the artifact is not in the local Maven repository,
   * downloads it.
   *
   * @param from the remote repositories from which the artifact may be downloaded
   * @throws MojoExecutionException if the artifact cannot be resolved
   */
  Path resolve(Artifact artifact, @Nullable List<RemoteRepository> from)
      throws MojoExecutionException {
    try {
      ArtifactRequest request = new ArtifactRequest(artifact, from, null);
      return resolver.resolveArtifact(session, request).getArtifact().getFile().toPath();
    } catch (ArtifactResolutionException e) {
      throw new MojoExecutionException("Pawl: " + artifact + " could not be resolved", e);
    }
  }
}
