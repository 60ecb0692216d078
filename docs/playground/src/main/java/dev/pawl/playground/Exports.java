package dev.pawl.playground;

import dev.pawl.cli.playground.Pages;
import dev.pawl.cli.playground.Playground;
import dev.pawl.diagrams.document.JsonText;
import dev.pawl.processor.Documents;
import java.util.Map;
import org.teavm.jso.JSExport;

/** The functions of the JavaScript module that TeaVM compiles. */
public final class Exports {

  private Exports() {}

  /**
   * Reads, checks and draws a text.
   *
   * @return the JSON of {@link Playground#attempt} without the page, and the content of the page.
   *     To quote the page in JSON would take as long as to draw it.
   */
  @JSExport
  public static String[] attempt(String text) {
    Map<String, Object> json = Playground.attempt(text, Documents::pageContent);
    String page = (String) json.remove("page");
    return new String[] {JsonText.of(json), page};
  }

  /**
   * Returns a document of a machine, as {@link Playground#render} does, except for HTML: the module
   * does not have the scripts of pages.
   */
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
