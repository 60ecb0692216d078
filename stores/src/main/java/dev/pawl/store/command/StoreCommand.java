package dev.pawl.store.command;

import dev.pawl.engine.VisibleText;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.recovery.Progress;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Recovery at a command line. A store needs the classes of its machine and the driver of its
 * database, so this is not a program but the body of one:
 *
 * <pre>{@code
 * public static void main(String[] args) {
 *   System.exit(StoreCommand.of(workstreams, steps).named("pipeline").run(args));
 * }
 * }</pre>
 *
 * <p>Nothing is changed without {@code --actor} and {@code --reason}. Not thread-safe.
 */
public final class StoreCommand {

  /** The exit code if all is well, or has been done. */
  public static final int DONE = 0;

  /** The exit code if a check or a dry run has found something wrong. */
  public static final int FOUND = 1;

  /** The exit code if the command line is wrong; nothing has been done. */
  public static final int USAGE = 2;

  /** The exit code if it was refused or has failed; nothing has been changed. */
  public static final int FAILED = 3;

  /** The work of a command. */
  @FunctionalInterface
  public interface Body {
    /**
     * Does it. What it throws is printed, and ends in {@link #FAILED}.
     *
     * @param arguments what was said after the command
     * @param out where to tell what came of it
     * @return the exit code
     */
    int run(Arguments arguments, PrintStream out);
  }

  private record Command(Usage usage, String help, Body body) {}

  private final Map<String, Command> commands = new LinkedHashMap<>();
  private String program = "stores";
  private PrintStream out = System.out;
  private PrintStream err = System.err;

  // from JDK 22 on a console exists without a terminal, too; progress is then shown in logs
  @SuppressWarnings("SystemConsoleNull")
  private boolean terminal = System.console() != null;

  private StoreCommand(List<JdbcStore<?, ?>> stores) {
    new StoreCommands(stores, this::watched).addTo(this);
  }

  /**
   * The commands for some stores; where there are several, {@code --machine} tells which is meant.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static StoreCommand of(JdbcStore<?, ?>... stores) {
    if (stores.length == 0) {
      throw new IllegalArgumentException("There is no store.");
    }
    return new StoreCommand(List.of(stores));
  }

  /**
   * Data as one line of a terminal: line breaks, other control characters and those that hide or
   * reorder text are spelled out, so that no row can pass for two, or for another. All that the
   * commands of stores tell is written so; a command of one's own does it itself.
   */
  public static String oneLine(Object data) {
    return VisibleText.of(data);
  }

  /** How the program is called, for its help. */
  public StoreCommand named(String name) {
    program = Objects.requireNonNull(name, "name");
    return this;
  }

  /** Sets where results and complaints are written; by default to the process's own. */
  public StoreCommand to(PrintStream results, PrintStream complaints) {
    out = Objects.requireNonNull(results, "results");
    err = Objects.requireNonNull(complaints, "complaints");
    return this;
  }

  /** Whether progress is shown; by default, if the process has a terminal. */
  public StoreCommand progress(boolean shown) {
    terminal = shown;
    return this;
  }

  /**
   * Adds a command of one's own; one of the same name is replaced.
   *
   * @param name such as {@code resume}
   * @param usage what stands after it: words in capitals, and options with one value each, those
   *     that may be left out in brackets: {@code ID --actor WHO [--limit N]}
   * @param help what it does
   */
  public StoreCommand also(String name, String usage, String help, Body body) {
    commands.put(name, new Command(new Usage(usage), help, body));
    return this;
  }

  /** Does what a command line says; returns the exit code. */
  public int run(String... args) {
    List<String> said = Arrays.asList(args);
    if (said.isEmpty() || List.of("help", "--help", "-h").contains(said.get(0))) {
      (said.isEmpty() ? err : out).print(help());
      return said.isEmpty() ? USAGE : DONE;
    }
    String name = said.get(0);
    Command command = commands.get(name);
    if (command == null) {
      err.println(oneLine("There is no command \"" + name + "\". There are: " + names() + "."));
      return USAGE;
    }
    try {
      return command.body().run(command.usage().read(said.subList(1, said.size())), out);
    } catch (UsageError e) {
      err.println(oneLine(String.valueOf(e.getMessage())));
      err.println("Usage: " + line(name, command));
      return USAGE;
    } catch (RuntimeException e) {
      err.println(explained(e));
      return FAILED;
    } finally {
      out.flush();
      err.flush();
    }
  }

  /** The message, and below it those of the causes, down to what the database says. */
  private static String explained(RuntimeException error) {
    StringBuilder text = new StringBuilder();
    for (Throwable one = error; one != null; one = one.getCause()) {
      String message = one.getMessage() == null ? one.getClass().getName() : one.getMessage();
      text.append(text.isEmpty() ? "" : "\n  because: ").append(oneLine(message));
    }
    return text.toString();
  }

  private String names() {
    return String.join(", ", commands.keySet());
  }

  private String line(String name, Command command) {
    return (program + " " + name + " " + command.usage().text()).strip();
  }

  private String help() {
    return commands.entrySet().stream()
        .map(e -> line(e.getKey(), e.getValue()) + "\n    " + e.getValue().help() + "\n")
        .collect(
            Collectors.joining(
                "",
                "",
                "Exit codes: 0 done, 1 something is wrong in the store, 2 wrong command line,"
                    + " 3 refused or failed.\n"));
  }

  private <R> R watched(String what, Function<Progress, R> work) {
    if (!terminal) {
      return work.apply(Progress.none());
    }
    ProgressLine line = new ProgressLine(err, what);
    try {
      return work.apply(line);
    } finally {
      line.end();
    }
  }
}
