package dev.pawl.live;

import dev.pawl.diagrams.document.CompiledPage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The HTML page of a machine, with the script of the live view.
 *
 * @param html the HTML of the page
 * @param policy the value of the header {@code Content-Security-Policy}
 */
record MachinePage(String html, String policy) {

  private static final Pattern POLICY =
      Pattern.compile("<meta http-equiv=\"Content-Security-Policy\" content=\"([^\"]*)\">\n");

  /**
   * Returns the qualified name of the machine to which a generated class belongs. The file of the
   * machine's page has this name.
   */
  static String machineOf(Class<?> generated) {
    Class<?> outer = generated;
    for (Class<?> next = outer; next != null; next = next.getEnclosingClass()) {
      outer = next;
    }
    String name = outer.getName();
    String suffix = "Machine";
    return name.endsWith(suffix) ? name.substring(0, name.length() - suffix.length()) : name;
  }

  /**
   * Returns the page that the compiler has written for a machine. If there is no such page, creates
   * a page from the picture and the model that the compiler has written. Returns empty if the class
   * path contains no model.
   */
  static Optional<String> read(ClassLoader loader, String machine) {
    String file = "META-INF/pawl/" + machine;
    String page = text(loader, file + ".html");
    String model = text(loader, file + ".json");
    if (!page.isEmpty()) {
      return Optional.of(page);
    }
    String name = machine.substring(machine.lastIndexOf('.') + 1);
    return model.isEmpty()
        ? Optional.empty()
        : Optional.of(CompiledPage.of(name, text(loader, file + ".svg"), model));
  }

  /**
   * Returns the text of a file on the class path, or an empty string if the file does not exist or
   * cannot be read.
   */
  private static String text(ClassLoader loader, String file) {
    try (InputStream in = loader.getResourceAsStream(file)) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "";
    }
  }

  /**
   * Adds the live view to a page. The Content-Security-Policy of the original page allows only its
   * own script and styles, by their hashes. The new policy also allows the scripts and styles of
   * this server, and connections to this server.
   *
   * @param page the page of a machine
   * @return the page with the live view, or empty if the original page has no policy, because Pawl
   *     did not write it
   */
  static Optional<MachinePage> live(String page) {
    Matcher policy = POLICY.matcher(page);
    if (!policy.find()) {
      return Optional.empty();
    }
    String html =
        new StringBuilder(page)
            .insert(page.lastIndexOf("</body>"), "<script src=\"live.js\"></script>\n")
            .replace(policy.start(), policy.end(), "<link rel=\"stylesheet\" href=\"live.css\">\n")
            .toString();
    String allowed =
        policy
            .group(1)
            .replace("style-src ", "style-src 'self' ")
            .replace("script-src ", "script-src 'self' ");
    return Optional.of(
        new MachinePage(html, allowed + "; connect-src 'self'; frame-ancestors 'none'"));
  }
}
