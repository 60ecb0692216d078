package dev.pawl.maven;

import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/** Makes the compiler run again when a machine's file has changed. */
@Mojo(name = "refresh", defaultPhase = LifecyclePhase.GENERATE_SOURCES, threadSafe = true)
public final class RefreshMojo extends AbstractMojo {

  /** Called by Maven. */
  public RefreshMojo() {}

  @Override
  public void execute() {
    getLog().debug("Nothing to refresh");
  }
}
