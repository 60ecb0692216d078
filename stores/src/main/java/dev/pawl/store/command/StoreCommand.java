package dev.pawl.store.command;

import dev.pawl.engine.VisibleText;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.recovery.Progress;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A command line for checking and repairing stores. A store needs the classes of its machine and
 * the driver of its database, so an application calls this class from its own {@code main} method:
 *
 * <pre>{@code
 * public static void main(String[] args) {
 *   System.exit(StoreCommand.of(workstreams, steps).named("pipeline").run(args));
 * }
 * }</pre>
 *
 * <p>Commands that change entities require {@code --actor} and {@code --reason}. Not thread-safe.
 */
public final class StoreCommand {

  /** The exit code of success. */
  public static final int DONE = 0;

  /** The exit code if a check or a dry run has found problems. */
  public static final int FOUND = 1;

  /** The exit code if the command line is invalid; nothing was executed. */
  public static final int USAGE = 2;

  /** The exit code if the command was refused or has failed; nothing was changed. */
  public static final int FAILED = 3;

  /** The implementation of a command. */
  @FunctionalInterface
  public interface Body {
    /**
     * Executes the command. If the command throws a {@link RuntimeException}, the message is
     * printed and the exit code is {@link #FAILED}.
     *
     * @param arguments the arguments of the command
     * @param out receives the results
     * @return the exit code
     */
    int run(Arguments arguments, PrintStream out);
  }

  private record Command(Usage usage, String help, Body body) {}

  private final Map<String, Command> commands = new LinkedHashMap<>();
  private String program = "stores";
  private PrintStream out = System.out;
  private PrintStream err = System.err;

  // since JDK 22 there is a console even without a terminal; progress is then shown, too
  @SuppressWarnings("SystemConsoleNull")
  private boolean terminal = System.console() != null;

  private StoreCommand(List<JdbcStore<?, ?>> stores) {
    new StoreCommands(stores, this::watched).addTo(this);
  }

  /**
   * Creates the commands for stores. If there are several stores, the option {@code --machine}
   * selects one of them.
   *
   * @param stores the stores, at least one, of different machines
   * @throws IllegalArgumentException if there is no store, or two stores have the same machine
   */
  public static StoreCommand of(JdbcStore<?, ?>... stores) {
    if (stores.length == 0) {
      throw new IllegalArgumentException("StoreCommand needs at least one store.");
    }
    Set<String> machines = new HashSet<>();
    for (JdbcStore<?, ?> store : stores) {
      if (!machines.add(store.machine().name())) {
        throw new IllegalArgumentException(
            "Two stores have the machine "
                + store.machine()
                + ", and commands name only the machine. Create a StoreCommand for each of them.");
      }
    }
    return new StoreCommand(List.of(stores));
  }

  /**
   * Returns data as one line of text. Line breaks, other control characters and characters that
   * hide or reorder text are escaped, so that data cannot forge other output. The built-in commands
   * print all data like this; additional commands must call this method themselves.
   *
   * @param data the data, converted by {@code toString()}
   */
  public static String oneLine(Object data) {
    return VisibleText.of(data);
  }

  /** Sets the name of the program in help texts. The default is {@code stores}. */
  public StoreCommand named(String name) {
    program = Objects.requireNonNull(name, "name");
    return this;
  }

  /**
   * Sets the output streams. The default streams are {@link System#out} and {@link System#err}.
   *
   * @param results the stream for results
   * @param complaints the stream for errors and progress
   */
  public StoreCommand to(PrintStream results, PrintStream complaints) {
    out = Objects.requireNonNull(results, "results");
    err = Objects.requireNonNull(complaints, "complaints");
    return this;
  }

  /** Sets whether progress is shown. By default progress is shown if the process has a console. */
  public StoreCommand progress(boolean shown) {
    terminal = shown;
    return this;
  }

  /**
   * Adds a command, or replaces the command with the same name.
   *
   * @param name the name, such as {@code resume}
   * @param usage the arguments, such as {@code ID --actor WHO [--limit N]}: positional arguments in
   *     capitals, and options with one value each; an option that may be omitted is in brackets
   * @param help a sentence that describes the command
   * @param body the implementation of the command
   */
  public StoreCommand add(String name, String usage, String help, Body body) {
    commands.put(name, new Command(new Usage(usage), help, body));
    return this;
  }

  /** Executes a command line and returns the exit code. */
  public int run(String... args) {
    List<String> words = Arrays.asList(args);
    if (words.isEmpty() || List.of("help", "--help", "-h").contains(words.get(0))) {
      (words.isEmpty() ? err : out).print(help());
      return words.isEmpty() ? USAGE : DONE;
    }
    String name = words.get(0);
    Command command = commands.get(name);
    if (command == null) {
      err.println(oneLine("There is no command \"" + name + "\". There are: " + names() + "."));
      return USAGE;
    }
    try {
      return command.body().run(command.usage().read(words.subList(1, words.size())), out);
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

  /** Returns the message of an error, followed by the messages of its causes. */
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
                "Exit codes: 0 done, 1 problems found, 2 invalid command line, 3 refused or"
                    + " failed.\n"));
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
