package dev.pawl.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.maven.model.ConfigurationContainer;
import org.apache.maven.model.Plugin;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** What a project says to the compiler plugin, as far as it matters here. */
final class CompilerSettings {

  private static final String PLUGIN = "org.apache.maven.plugins:maven-compiler-plugin";
  private static final String INCREMENTAL = "useIncrementalCompilation";
  private static final String MACHINES = "-Apawl.machines=";

  private final List<Xpp3Dom> configurations;
  private final String incrementalProperty;

  /**
   * Reads a project.
   *
   * @param project the project
   * @param userProperties the properties given on the command line, which win
   */
  CompilerSettings(MavenProject project, Properties userProperties) {
    Plugin plugin = project.getPlugin(PLUGIN);
    this.configurations =
        plugin == null
            ? List.of()
            : Stream.<ConfigurationContainer>concat(
                    Stream.of(plugin), plugin.getExecutions().stream())
                .map(ConfigurationContainer::getConfiguration)
                .filter(Xpp3Dom.class::isInstance)
                .map(Xpp3Dom.class::cast)
                .toList();
    String key = "maven.compiler." + INCREMENTAL;
    this.incrementalProperty =
        userProperties.getProperty(key, project.getProperties().getProperty(key, "true"));
  }

  /** Whether the compiler plugin compiles all sources when one has changed. */
  boolean incremental() {
    List<String> configured = values(INCREMENTAL);
    return (configured.isEmpty() ? List.of(incrementalProperty) : configured)
        .stream().allMatch(Boolean::parseBoolean);
  }

  /** Where annotation processors write. */
  Path generatedSources(String parameter, Path otherwise) {
    return values(parameter).stream().findFirst().map(Path::of).orElse(otherwise);
  }

  /** The folders named by {@code -Apawl.machines}. */
  List<Path> machineFolders() {
    List<Path> folders = new ArrayList<>();
    configurations.forEach(configuration -> collectMachineFolders(configuration, folders));
    return folders;
  }

  private static void collectMachineFolders(Xpp3Dom element, List<Path> folders) {
    String text = element.getValue();
    if (text != null && text.trim().startsWith(MACHINES)) {
      for (String folder : text.trim().substring(MACHINES.length()).split(File.pathSeparator)) {
        if (!folder.isBlank()) {
          folders.add(Path.of(folder.trim()));
        }
      }
    }
    for (Xpp3Dom child : element.getChildren()) {
      collectMachineFolders(child, folders);
    }
  }

  /** What the plugin and its executions are told explicitly. */
  private List<String> values(String name) {
    return configurations.stream()
        .map(configuration -> configuration.getChild(name))
        .filter(child -> child != null && child.getValue() != null && !child.getValue().isBlank())
        .map(child -> child.getValue().trim())
        .toList();
  }
}
