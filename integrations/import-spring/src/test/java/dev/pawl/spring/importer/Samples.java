package dev.pawl.spring.importer;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.config.StateMachineFactory;

/** Imports and comparisons of configured machines. The code of comparisons calls it. */
public final class Samples {

  private static final int SEQUENCES = Integer.getInteger("pawl.sequences", 20);

  private static AnnotationConfigApplicationContext context =
      new AnnotationConfigApplicationContext();

  private Samples() {}

  /** Returns the number of sequences that a comparison runs. */
  public static int sequences() {
    return SEQUENCES;
  }

  /** Returns the beans of the configuration that is compared. */
  public static ListableBeanFactory beans() {
    return context;
  }

  /** Returns a new machine of the configuration that is compared. */
  @SuppressWarnings("unchecked")
  public static <S, E> StateMachine<S, E> machine() {
    return context.getBean(StateMachineFactory.class).getStateMachine();
  }

  /** Imports a configuration under its own name into a folder. */
  static SpringImport.Result importTo(Path folder, Class<?> configuration) throws IOException {
    context.close();
    context = new AnnotationConfigApplicationContext(configuration);
    return SpringImport.of(context.getBean(StateMachineFactory.class))
        .name(configuration.getSimpleName())
        .packageName("com.acme")
        .beans(context)
        .writeTo(folder);
  }

  /**
   * Imports a configuration, compiles the result, and runs the test that the import has written.
   *
   * @param types the types of states and events
   * @param settings further calls for the comparison
   */
  static SpringImport.Result compare(
      Path folder, Class<?> configuration, String types, String settings) throws Exception {
    String name = configuration.getSimpleName();
    Path test = folder.resolve("com/acme/" + name + "SideBySideTest.java");
    Files.createDirectories(test.getParent());
    Files.writeString(
        test,
        """
        package com.acme;

        import dev.pawl.spring.importer.*;
        import dev.pawl.spring.importer.samples.*;
        import org.springframework.statemachine.StateMachine;

        class %1$sSideBySideTest extends %1$sSideBySide {
          @Override
          StateMachine<%2$s> springMachine() {
            return Samples.machine();
          }

          @Override
          SideBySide<%2$s> configured(SideBySide<%2$s> comparison) {
            return comparison.beans(Samples.beans()).sequences(Samples.sequences())%3$s;
          }
        }
        """
            .formatted(name, types, settings));
    SpringImport.Result result = importTo(folder, configuration);
    Class<?> compiled =
        ImportedProgram.compile(folder).load("com.acme." + name + "SideBySideTest");
    run(compiled);
    return result;
  }

  private static void run(Class<?> test) throws Exception {
    Constructor<?> constructor = test.getDeclaredConstructor();
    constructor.setAccessible(true);
    Method method = test.getSuperclass().getDeclaredMethod("machinesTakeTheSameSteps");
    method.setAccessible(true);
    try {
      method.invoke(constructor.newInstance());
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw e;
    }
  }
}
