package dev.pawl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command that serves a preview. */
class PreviewCommandTest {

  private static final Pattern ADDRESS = Pattern.compile("http://\\S+");

  @TempDir Path folder;

  private final RunCommands commands = new RunCommands();

  @Test
  void addressIsPrintedAndServedUntilInterrupt() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    AtomicInteger code = new AtomicInteger(-1);
    Thread run = new Thread(() -> code.set(commands.runInto(out, "preview", folder.toString())));
    run.start();
    Matcher address = ADDRESS.matcher("");
    while (run.isAlive() && !out.toString(StandardCharsets.UTF_8).contains("Ctrl-C")) {
      Thread.sleep(20);
    }
    address.reset(out.toString(StandardCharsets.UTF_8));
    assertTrue(address.find(), commands.err());
    // if there are no machines, the preview shows the playground
    assertTrue(address.group().endsWith("/playground"), address.group());
    HttpRequest request = HttpRequest.newBuilder(URI.create(address.group())).build();
    HttpResponse<String> answer =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    assertEquals(200, answer.statusCode());
    assertTrue(answer.body().contains("Pawl playground"));
    run.interrupt();
    run.join();
    assertEquals(ExitCode.OK, code.get());
  }

  @Test
  void invalidArgumentsAreRefused() {
    refused("preview takes one folder or file.", "a", "b");
    refused("--port must be a number up to 65535.", "--port", "70000", folder.toString());
    refused("--port must be a number up to 65535.", "--port=x", folder.toString());
    refused("There is no option --open here.", "--open", folder.toString());
  }

  private void refused(String message, String... arguments) {
    String[] all = new String[arguments.length + 1];
    all[0] = "preview";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    assertEquals(ExitCode.USAGE, commands.run(all));
    assertTrue(commands.err().contains(message), commands.err());
  }

  @Test
  void missingFolderIsReported() {
    String gone = folder + "/gone";
    assertEquals(ExitCode.FILE_ERROR, commands.run("preview", gone));
    assertEquals("error: \"" + gone + "\" does not exist.\n", commands.err());
  }

  @Test
  void portInUseIsReported() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = Integer.toString(taken.getLocalPort());
      assertEquals(ExitCode.FILE_ERROR, commands.run("preview", folder.toString(), "--port", port));
      assertTrue(commands.err().contains("Port " + port + " is in use."), commands.err());
    }
  }
}
