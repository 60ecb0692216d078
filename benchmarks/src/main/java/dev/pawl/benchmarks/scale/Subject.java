package dev.pawl.benchmarks;

import dev.pawl.processor.PawlProcessor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A machine of any size, made at random, with the same written as a switch, both compiled when they
 * are measured. Each state takes ten events.
 */
final class Subject {

  private static final int EVENTS = 10;

  private Subject() {}

  /** The source of an enum with so many states. */
  static String states(String name, int states) {
    SplittableRandom random = new SplittableRandom(states);
    StringBuilder source = new StringBuilder("package subject;\nimport dev.pawl.*;\n");
    source.append("@StateMachine\npublic enum ").append(name).append("State {\n");
    for (int state = 0; state < states; state++) {
      source.append(state == 0 ? "  @Initial\n" : "");
      for (int event = 0; event < EVENTS; event++) {
        int to = event == 0 ? (state + 1) % states : random.nextInt(states);
        source.append("  @Transition(on = \"e").append(event);
        source.append("\", to = \"S").append(to).append("\")\n");
      }
      source.append("  S").append(state).append(state + 1 < states ? ",\n" : "\n}\n");
    }
    return source.toString();
  }

  /** The same machine as one would write it, in one method. */
  private static String byHand(int states) {
    SplittableRandom random = new SplittableRandom(states);
    StringBuilder source = new StringBuilder("package subject;\nfinal class ByHand {\n");
    source.append("  static WalkState next(WalkState from, WalkEvent event) {\n");
    source.append("    return switch (from) {\n");
    for (int state = 0; state < states; state++) {
      source.append("      case S").append(state).append(" -> switch (event) {\n");
      for (int event = 0; event < EVENTS; event++) {
        int to = event == 0 ? (state + 1) % states : random.nextInt(states);
        source.append("        case E").append(event).append(" -> WalkState.S").append(to);
        source.append(";\n");
      }
      source.append("      };\n");
    }
    return source.append("    };\n  }\n}\n").toString();
  }

  private static final String NOT_BY_HAND =
      """
      package subject;
      final class ByHand {
        static WalkState next(WalkState from, WalkEvent event) {
          throw new AssertionError();
        }
      }
      """;

  private static final String WALKER =
      """
      package subject;
      public final class Walker implements java.util.function.IntUnaryOperator {
        private final WalkEvent[] events;
        private final String code;
        private final WalkMachine life = WalkMachine.start();
        public Walker(int[] walk, String code) {
          this.code = code;
          this.events = new WalkEvent[walk.length];
          for (int i = 0; i < walk.length; i++) {
            events[i] = WalkEvent.values()[walk[i]];
          }
        }
        @Override public int applyAsInt(int start) {
          WalkState state = WalkState.values()[start];
          return (switch (code) {
            case "next" -> next(state);
            case "fire" -> fire();
            default -> byHand(state);
          }).ordinal();
        }
        private WalkState next(WalkState state) {
          for (WalkEvent event : events) {
            state = WalkTransitions.next(state, event);
          }
          return state;
        }
        private WalkState fire() {
          for (WalkEvent event : events) {
            life.fire(event);
          }
          return life.state();
        }
        private WalkState byHand(WalkState state) {
          for (WalkEvent event : events) {
            state = ByHand.next(state, event);
          }
          return state;
        }
      }
      """;

  /**
   * Compiles a machine of so many states, and gives what walks through it at random.
   *
   * @param code whether the walk is made by "next", by "fire" or "byHand"
   */
  static IntUnaryOperator walker(int states, int length, String code) {
    boolean byHand = code.equals("byHand");
    SplittableRandom random = new SplittableRandom(7);
    int[] walk = random.ints(length, 0, EVENTS).toArray();
    try {
      Path folder = Files.createTempDirectory("pawl-subject");
      List<Path> sources =
          List.of(
              write(folder, "WalkState", states("Walk", states)),
              write(folder, "ByHand", byHand ? byHand(states) : NOT_BY_HAND),
              write(folder, "Walker", WALKER));
      compile(folder, sources);
      URL[] classes = {folder.toUri().toURL()};
      ClassLoader loader = new URLClassLoader(classes, Subject.class.getClassLoader());
      return (IntUnaryOperator)
          loader
              .loadClass("subject.Walker")
              .getConstructor(int[].class, String.class)
              .newInstance(walk, code);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ReflectiveOperationException e) {
      Throwable cause = e instanceof InvocationTargetException ? e.getCause() : e;
      throw new IllegalStateException(cause);
    }
  }

  private static Path write(Path folder, String name, String source) throws IOException {
    return Files.writeString(folder.resolve(name + ".java"), source);
  }

  private static void compile(Path folder, List<Path> sources) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<String> options =
          new ArrayList<>(List.of("-d", folder.toString(), "--release", "17", "-nowarn"));
      options.addAll(List.of("-cp", location(dev.pawl.StateMachine.class)));
      options.addAll(List.of("-processorpath", location(PawlProcessor.class)));
      boolean compiled =
          compiler
              .getTask(null, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
              .call();
      if (!compiled) {
        throw new IllegalStateException("the subject does not compile");
      }
    }
  }

  private static String location(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    return Path.of(java.net.URI.create(source.getLocation().toString())).toString();
  }
}
