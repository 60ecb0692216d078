package dev.pawl.playground.build;

import dev.pawl.diagrams.document.Asset;
import dev.pawl.diagrams.document.ContentHash;
import dev.pawl.diagrams.document.JsonText;
import dev.pawl.diagrams.document.TextResource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes the playground without a server: a folder for a web server, and a single file. Both load
 * nothing from elsewhere.
 */
public final class StaticFiles {

  private static final String PAGES = "/dev/pawl/diagrams/document/html/";
  private static final String OWN = "/dev/pawl/cli/playground/";
  private static final String HERE = "/dev/pawl/playground/";

  /** The scripts that differ from those of the preview. */
  private static final Set<String> REPLACED = Set.of("compiled.js", "frames.js");

  /** The scripts and the style sheet of the page. */
  private static final Pattern LINKED =
      Pattern.compile("<(?:script src|link rel=\"stylesheet\" href)=\"([\\w.]+)\">(?:</script>)?");

  /** A comment that has its lines for itself. The source code has the comments for its readers. */
  private static final Pattern COMMENT =
      Pattern.compile("(?m)^ *(?:/\\*\\*(?:[^*]++|\\*(?!/))*+\\*/|//.*)\\R");

  private static final Pattern EXPORTED = Pattern.compile("([\\w$]+) as (\\w+)");

  /** The files that the compiled module reads. */
  private static final List<String> TEXTS =
      List.of(
          OWN + "parcel.pawl.yaml",
          OWN + "circuit.pawl.yaml",
          OWN + "order.pawl.yaml",
          OWN + "player.pawl.yaml",
          OWN + "reminder.pawl.yaml",
          "/META-INF/pawl/pawl.schema.json",
          "/dev/pawl/playground/jdk/jdk-types.txt");

  /**
   * The script of the frame: the script of pages as a function, and the script that calls this
   * function for each page.
   */
  private static final String FRAME_SCRIPT =
      "\n\"use strict\";\nfunction run() {"
          + withoutComments(Asset.SCRIPT.text())
          + "}\n"
          + withoutComments(TextResource.read(HERE + "frame.js"));

  private StaticFiles() {}

  /**
   * Writes the files.
   *
   * @param arguments the module that TeaVM has compiled, and the folder to write to
   */
  public static void main(String[] arguments) throws IOException {
    String worker = worker(Files.readString(Path.of(arguments[0])));
    Path out = Path.of(arguments[1]);
    Path folder = Files.createDirectories(out.resolve("playground"));
    Files.writeString(folder.resolve("worker.js"), worker);
    Files.writeString(folder.resolve("frame.html"), frame());
    Files.writeString(folder.resolve("index.html"), linked(folder));
    Files.writeString(out.resolve("pawl-playground.html"), single(worker));
  }

  /**
   * Returns the script of the worker: the texts that the module reads, the module and its calls.
   */
  private static String worker(String module) {
    int exports = module.lastIndexOf("export{");
    if (exports < 0) {
      throw new IllegalStateException("The module of TeaVM exports nothing.");
    }
    String names =
        EXPORTED
            .matcher(module.substring(exports))
            .results()
            .map(name -> name.group(2) + ": " + name.group(1))
            .collect(Collectors.joining(", "));
    return "\"use strict\";\n"
        + "globalThis.pawlTexts = "
        + JsonText.of(texts())
        + ";\n"
        + module.substring(0, exports)
        + "\nconst pawl = { "
        + names
        + " };\n"
        + TextResource.read(HERE + "worker.js");
  }

  private static Map<String, String> texts() {
    Map<String, String> texts = new LinkedHashMap<>();
    for (String path : TEXTS) {
      texts.put(path, TextResource.read(path));
    }
    return texts;
  }

  /** Returns the page that loads its scripts from the folder, and copies them there. */
  private static String linked(Path folder) throws IOException {
    String page = page();
    Matcher link = LINKED.matcher(page);
    while (link.find()) {
      Files.writeString(folder.resolve(link.group(1)), text(link.group(1)));
    }
    return withPolicy(page, "'self'", "'self' 'unsafe-inline'", "'self'");
  }

  /** Returns the page that contains its scripts and the worker. */
  private static String single(String worker) {
    List<String> hashes = new ArrayList<>();
    hashes.add(ContentHash.of(FRAME_SCRIPT));
    String page =
        LINKED
            .matcher(page())
            .replaceAll(
                link -> {
                  String text = "\n" + text(link.group(1));
                  boolean script = link.group(1).endsWith(".js");
                  if (script) {
                    hashes.add(ContentHash.of(text));
                  }
                  String element =
                      script ? "<script>" + text + "</script>" : "<style>" + text + "</style>";
                  return Matcher.quoteReplacement(element);
                });
    String embedded =
        "<script type=\"text/plain\" id=\"worker\">"
            + forElement(worker)
            + "</script>\n"
            + "<script type=\"application/json\" id=\"frame\">"
            + JsonText.of(frame()).replace("<", "\\u003c")
            + "</script>\n<script>";
    int first = page.indexOf("<script>");
    page = page.substring(0, first) + embedded + page.substring(first + "<script>".length());
    return withPolicy(page, String.join(" ", hashes), "'unsafe-inline'", "blob:");
  }

  private static String page() {
    return TextResource.read(OWN + "playground.html").replace("server.js", "compiled.js");
  }

  private static String text(String file) {
    String path = file.equals("elements.js") ? PAGES : REPLACED.contains(file) ? HERE : OWN;
    String text = TextResource.read(path + file);
    return file.endsWith(".js") ? withoutComments(text) : text;
  }

  private static String withoutComments(String script) {
    return COMMENT.matcher(script).replaceAll("");
  }

  /**
   * Escapes a script for a script element. Tags only occur in strings of the script, and a
   * backslash before a slash or an exclamation mark does not change a string.
   */
  private static String forElement(String script) {
    return script.replace("</script", "<\\/script").replace("<!--", "<\\!--");
  }

  /** Adds the policy that allows only what the page needs, and no network. */
  private static String withPolicy(String page, String scripts, String styles, String workers) {
    String policy =
        "default-src 'none'; script-src %s; style-src %s; worker-src %s; frame-src %s;"
            + " img-src data:; base-uri 'none'; form-action 'none'";
    String meta =
        "<meta http-equiv=\"Content-Security-Policy\" content=\""
            + policy.formatted(scripts, styles, workers, workers)
            + "\">\n";
    String charset = "<meta charset=\"utf-8\">\n";
    return page.replace(charset, charset + meta);
  }

  /** Returns the document of the frame that shows pages. */
  private static String frame() {
    return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
        'unsafe-inline'; script-src %s; img-src data:; base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>Machine</title>
        <style>%s</style>
        </head>
        <body>
        <script>%s</script>
        </body>
        </html>
        """
        .formatted(ContentHash.of(FRAME_SCRIPT), Asset.STYLE.text(), FRAME_SCRIPT);
  }
}
