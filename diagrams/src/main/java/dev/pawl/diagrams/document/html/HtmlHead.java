package dev.pawl.diagrams.document.html;

import java.util.List;
import java.util.stream.Collectors;

/** The beginning of pages. Each may load nothing, and run nothing but what it was written with. */
final class HtmlHead {

  private HtmlHead() {}

  /**
   * Everything up to the body's first line.
   *
   * @param title already HTML, as is the description
   */
  static String of(String title, String description, List<Asset> styles, Asset script) {
    return of(title, description, styles, script, "data:", "");
  }

  /**
   * Everything up to the first line of a page that shows pictures which lie beside it.
   *
   * @param mark a comment by which the file is known
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
