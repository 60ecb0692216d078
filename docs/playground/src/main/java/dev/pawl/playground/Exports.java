package dev.pawl.playground;

import dev.pawl.cli.playground.Pages;
import dev.pawl.cli.playground.Playground;
import dev.pawl.diagrams.document.JsonText;
import java.util.Map;
import org.teavm.jso.JSExport;

/** The functions of the JavaScript module that TeaVM compiles. */
public final class Exports {

  private Exports() {}

  /**
   * Reads, checks and draws a text.
   *
   * @return the JSON of {@link Playground#attempt}, with a page for a frame
   */
  @JSExport
  public static String attempt(String text) {
    Map<String, Object> json = Playground.attempt(text);
    json.computeIfPresent("page", (name, page) -> framed((String) page));
    return JsonText.of(json);
  }

  private static String framed(String page) {
    return page.isEmpty() ? "" : Pages.framed(page);
  }

  /** Returns a document of a machine, as {@link Playground#render} does. */
  @JSExport
  public static String render(String text, String format) {
    return Playground.render(text, format);
  }

  /** Returns the examples as JSON. */
  @JSExport
  public static String examples() {
    return JsonText.of(Playground.examples());
  }

  /** Returns the JSON Schema of YAML files. */
  @JSExport
  public static String schema() {
    return Pages.text("schema.json");
  }
}
