package dev.pawl.diagrams.document;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes the beginning of pages. The Content-Security-Policy forbids a page to load anything, and
 * to run any script except the embedded script.
 */
final class HtmlHead {

  private HtmlHead() {}

  /**
   * Returns the part of the document before the first line of the body.
   *
   * @param title the title, as HTML
   * @param description the description, as HTML
   */
  static String of(String title, String description, List<Asset> styles, Asset script) {
    return of(title, description, styles, script, "data:", "");
  }

  /**
   * Returns the part of an index page before the first line of the body. The
   * Content-Security-Policy permits an index page to show picture files from the folder of the
   * page.
   *
   * @param title the title, as HTML
   * @param mark a comment that marks the file as generated
   */
  static String ofIndex(String title, Asset style, Asset script, String mark) {
    return of(title, "", List.of(style), script, "'self' file: data:", mark);
  }

  private static String of(
      String title,
      String description,
      List<Asset> styles,
      Asset script,
      String pictures,
      String mark) {
    StringBuilder out = new StringBuilder("<!DOCTYPE html>\n");
    out.append(mark).append("<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    out.append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ");
    out.append("style-src ").append(hashes(styles)).append("; script-src ");
    out.append(script.hash()).append("; img-src ").append(pictures);
    out.append("; base-uri 'none'; form-action 'none'\">\n");
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    out.append("<meta name=\"color-scheme\" content=\"light dark\">\n");
    if (!description.isEmpty()) {
      out.append("<meta name=\"description\" content=\"").append(description).append("\">\n");
    }
    out.append("<title>").append(title).append("</title>\n");
    out.append("<link rel=\"icon\" href=\"data:,\">\n<style>").append(styles.get(0).text());
    return out.append("</style>\n</head>\n<body>\n").toString();
  }

  private static String hashes(List<Asset> assets) {
    return assets.stream().map(Asset::hash).collect(Collectors.joining(" "));
  }
}
