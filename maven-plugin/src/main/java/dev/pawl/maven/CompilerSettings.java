package dev.pawl.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.maven.model.ConfigurationContainer;
import org.apache.maven.model.Plugin;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** The settings of a project's compiler plugin that are relevant for Pawl. */
final class CompilerSettings {

  private static final String PLUGIN = "org.apache.maven.plugins:maven-compiler-plugin";
  private static final String INCREMENTAL = "useIncrementalCompilation";
  private static final List<String> TEST_GOALS = List.of("testCompile");
  private static final String PROCESSOR = "pawl-processor";

  private final MavenProject project;
  private final Plugin plugin;
  private final String incrementalProperty;

  /**
   * Reads the settings of a project.
   *
   * @param userProperties the properties on the command line, which take precedence
   */
  CompilerSettings(MavenProject project, Properties userProperties) {
    this.project = project;
    this.plugin = Optional.ofNullable(project.getPlugin(PLUGIN)).orElseGet(Plugin::new);
    String key = "maven.compiler." + INCREMENTAL;
    this.incrementalProperty =
        userProperties.getProperty(key, project.getProperties().getProperty(key, "true"));
  }

  private static Stream<Xpp3Dom> configurations(Plugin plugin) {
    return configurations(Stream.concat(Stream.of(plugin), plugin.getExecutions().stream()));
  }

  private static Stream<Xpp3Dom> configurations(Stream<ConfigurationContainer> containers) {
    return containers
        .map(ConfigurationContainer::getConfiguration)
        .filter(Xpp3Dom.class::isInstance)
        .map(Xpp3Dom.class::cast);
  }

  /**
   * Returns whether the project uses Pawl's runtime but not Pawl's annotation processor. The
   * processor can be a dependency of the project, or be on a processor path of a plugin for Java or
   * Kotlin.
   */
  boolean lacksProcessor() {
    return dependsOn("pawl-runtime")
        && !dependsOn(PROCESSOR)
        && project.getBuildPlugins().stream()
            .flatMap(CompilerSettings::configurations)
            .noneMatch(configuration -> configuration.toString().contains(PROCESSOR));
  }

  private boolean dependsOn(String artifact) {
    return project.getDependencies().stream().anyMatch(d -> d.getArtifactId().equals(artifact));
  }

  /** Returns whether the compiler plugin compiles all sources when one source has changed. */
  boolean incremental() {
    List<String> configured = values(INCREMENTAL);
    return (configured.isEmpty() ? List.of(incrementalProperty) : configured)
        .stream().allMatch(Boolean::parseBoolean);
  }

  /**
   * Returns the folder into which annotation processors write.
   *
   * @param parameter the parameter of the compiler plugin that sets this folder
   * @param otherwise the folder if the parameter is not set
   */
  Path generatedSources(String parameter, Path otherwise) {
    return values(parameter).stream().findFirst().map(Path::of).orElse(otherwise);
  }

  /**
   * Returns the folders that the compiler argument {@code -Apawl.machines} sets.
   *
   * @param tests whether to return the folders that are set only for tests, or those of main code
   */
  List<Path> machineFolders(boolean tests) {
    return paths("-Apawl.machines=", tests);
  }

  /**
   * Returns the documents that the compiler argument {@code -Apawl.sync} sets.
   *
   * @param tests whether to return the documents that are set only for tests, or those of main code
   */
  List<Path> documents(boolean tests) {
    return paths("-Apawl.sync=", tests);
  }

  private List<Path> paths(String option, boolean tests) {
    List<Path> main = new ArrayList<>();
    configurations(Stream.concat(Stream.of(plugin), executions(false)))
        .forEach(configuration -> collect(option, configuration, main));
    if (!tests) {
      return main;
    }
    // Maven copies the configuration of the plugin into that of each execution
    List<Path> onlyTests = new ArrayList<>();
    configurations(executions(true))
        .forEach(configuration -> collect(option, configuration, onlyTests));
    onlyTests.removeAll(main);
    return onlyTests;
  }

  private Stream<ConfigurationContainer> executions(boolean tests) {
    return plugin.getExecutions().stream()
        .filter(execution -> execution.getGoals().equals(TEST_GOALS) == tests)
        .map(ConfigurationContainer.class::cast);
  }

  private static void collect(String option, Xpp3Dom element, List<Path> paths) {
    String text = element.getValue();
    if (text != null && text.trim().startsWith(option)) {
      for (String path : text.trim().substring(option.length()).split(File.pathSeparator)) {
        if (!path.isBlank()) {
          paths.add(Path.of(path.trim()));
        }
      }
    }
    for (Xpp3Dom child : element.getChildren()) {
      collect(option, child, paths);
    }
  }

  /**
   * Returns the values of a parameter in the configurations of the plugin and of its executions.
   */
  private List<String> values(String name) {
    return configurations(plugin)
        .map(configuration -> configuration.getChild(name))
        .filter(child -> child != null && child.getValue() != null && !child.getValue().isBlank())
        .map(child -> child.getValue().trim())
        .toList();
  }
}
