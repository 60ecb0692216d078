package dev.pawl.cli;

import static java.util.Objects.requireNonNull;

import dev.pawl.cli.preview.PreviewServer;
import dev.pawl.processor.report.TerminalText;
import java.io.IOException;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;

/** The {@code preview} command, which shows machines in a browser until the user stops it. */
final class PreviewCommand implements Command {

  private static final int HIGHEST_PORT = 65_535;

  @Override
  public String name() {
    return "preview";
  }

  @Override
  public boolean needsFile() {
    return false;
  }

  @Override
  public String help() {
    return """
    Shows machines in a browser while they are edited.

    Usage: preview [OPTION]... [FOLDER|FILE]

      --port N   the port on the loopback interface; default: any free port

    Shows every *.pawl.yaml below FOLDER (default: the current folder), and every compiled machine
    in it. When a file changes, its page is updated and shows errors. If there are no machines, the
    preview opens a playground. The preview is reachable only from this computer, at the printed
    address, and writes nothing. Press Ctrl-C to end it.
    """;
  }

  @Override
  public Set<CommandOption> switches() {
    return Set.of(CommandOption.PORT);
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws UsageError {
    List<String> files = arguments.files();
    if (files.size() > 1) {
      throw new UsageError("preview takes one folder or file.");
    }
    int port = port(arguments.value(CommandOption.PORT));
    String named = files.isEmpty() ? "." : files.get(0);
    Path path = MachineArguments.path(named);
    if (!Files.exists(path)) {
      terminal.err().println("error: \"" + TerminalText.message(named) + "\" does not exist.");
      return ExitCode.FILE_ERROR;
    }
    Path absolute = path.toAbsolutePath().normalize();
    boolean isFolder = Files.isDirectory(path);
    Path folder = isFolder ? absolute : requireNonNull(absolute.getParent());
    String only = isFolder ? "" : absolute.getFileName().toString();
    try (PreviewServer server = PreviewServer.start(folder, only, port)) {
      terminal.out().println("Preview of " + TerminalText.message(absolute.toString()) + ":");
      terminal.out().println(server.address() + (server.isEmpty() ? "playground" : ""));
      terminal.out().println("Press Ctrl-C to end the preview.");
      terminal.out().flush();
      new CountDownLatch(1).await();
    } catch (BindException e) {
      terminal
          .err()
          .println("error: Port " + port + " is in use. Without --port, a free port is used.");
      return ExitCode.FILE_ERROR;
    } catch (IOException e) {
      terminal.err().println("error: The preview cannot be served: " + e.getMessage());
      return ExitCode.FILE_ERROR;
    } catch (InterruptedException e) {
      // an interrupt has the same effect as Ctrl-C
      Thread.currentThread().interrupt();
    }
    return ExitCode.OK;
  }

  private static int port(Optional<String> given) throws UsageError {
    if (given.isEmpty()) {
      return 0;
    }
    String text = given.get();
    if (!text.matches("\\d{1,5}") || Integer.parseInt(text) > HIGHEST_PORT) {
      throw new UsageError("--port must be a number up to " + HIGHEST_PORT + ".");
    }
    return Integer.parseInt(text);
  }
}
