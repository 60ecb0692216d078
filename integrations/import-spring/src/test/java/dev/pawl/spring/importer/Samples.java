package dev.pawl.spring.importer;

import dev.pawl.cli.importer.ImportFolder;
import dev.pawl.processor.testing.ImportedProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.config.StateMachineFactory;

/**
 * Imports and compares configured machines. The generated comparisons call methods of this class.
 */
public final class Samples {

  private static final Map<String, AnnotationConfigApplicationContext> CONTEXTS = new HashMap<>();

  private Samples() {}

  /**
   * A configuration that is compared.
   *
   * @param types the types of the machine's states and events
   * @param settings further calls for the comparison
   */
  record Sample(Class<?> configuration, String types, String settings) {

    String name() {
      return configuration.getSimpleName();
    }
  }

  /** Returns the beans of a sample. */
  public static ListableBeanFactory beans(String name) {
    return CONTEXTS.get(name);
  }

  /** Returns a new machine of a sample. */
  @SuppressWarnings("unchecked")
  public static <S, E> StateMachine<S, E> machine(String name) {
    return CONTEXTS.get(name).getBean(StateMachineFactory.class).getStateMachine();
  }

  /**
   * Imports samples into a folder, completes the tests that the imports write, and compiles all
   * files.
   */
  static ImportedProgram compile(Path folder, List<Sample> samples) throws IOException {
    for (Sample sample : samples) {
      Path test = folder.resolve("com/acme/" + sample.name() + "SideBySideTest.java");
      Files.createDirectories(test.getParent());
      Files.writeString(test, test(sample));
      ImportFolder.Written unused = importTo(folder, sample.configuration());
    }
    return ImportedProgram.compile(folder);
  }

  /** Imports a configuration under its own name. */
  static ImportFolder.Written importTo(Path folder, Class<?> configuration) throws IOException {
    var context = new AnnotationConfigApplicationContext(configuration);
    CONTEXTS.put(configuration.getSimpleName(), context);
    return SpringImport.of(context.getBean(StateMachineFactory.class))
        .name(configuration.getSimpleName())
        .packageName("com.acme")
        .beans(context)
        .writeTo(folder);
  }

  /**
   * Returns the test of a sample: the test in the documentation if there is one, otherwise a
   * derived test.
   */
  private static String test(Sample sample) throws IOException {
    Path shown = Path.of("src/test/resources/guide/" + sample.name() + "SideBySideTest.java");
    if (Files.exists(shown)) {
      return Files.readString(shown);
    }
    return """
    package com.acme;

    import dev.pawl.spring.importer.*;
    import dev.pawl.spring.importer.samples.*;
    import org.springframework.statemachine.StateMachine;

    class %1$sSideBySideTest extends %1$sSideBySide {
      @Override
      StateMachine<%2$s> springMachine() {
        return Samples.machine("%1$s");
      }

      @Override
      SideBySide<%2$s> configured(SideBySide<%2$s> comparison) {
        return comparison.beans(Samples.beans("%1$s"))%3$s;
      }
    }
    """
        .formatted(sample.name(), sample.types(), sample.settings());
  }

  /** Runs the test of a sample. */
  static void run(ImportedProgram program, Sample sample) throws Exception {
    try {
      program.runSideBySide("com.acme." + sample.name() + "SideBySideTest");
    } finally {
      CONTEXTS.get(sample.name()).close();
    }
  }
}
