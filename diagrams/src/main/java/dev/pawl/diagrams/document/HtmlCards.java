package dev.pawl.diagrams.document;

import dev.pawl.language.model.MachineSummary;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes an index page with a card for each machine, grouped by package. A card shows the picture
 * of a machine and links to the page of the machine. The index is readable without its script,
 * because the script only adds the search.
 */
final class HtmlCards {

  /**
   * The content of a card.
   *
   * @param page the address of the machine's page
   * @param picture the address of the machine's picture, or an empty string
   * @param others the other documents of the machine; each label maps to the address of the
   *     document
   */
  public record Card(
      MachineSummary machine, String page, String picture, Map<String, String> others) {}

  private final StringBuilder out = new StringBuilder();

  private HtmlCards() {}

  /**
   * Returns the page. Each line ends with a line feed.
   *
   * @param title the title, as HTML
   * @param mark a comment that marks the file as generated
   */
  public static String of(String title, String mark, List<Card> cards) {
    HtmlCards page = new HtmlCards();
    page.out.append(HtmlHead.ofIndex(title, Asset.STYLE, Asset.INDEX, mark));
    page.out.append("<a class=\"skip\" href=\"#main\">Skip to the machines</a>\n");
    page.out.append("<header>\n<h1>").append(title).append("</h1>\n</header>\n");
    page.writeSearch(cards);
    page.out.append("<main id=\"main\">\n");
    if (cards.isEmpty()) {
      page.out.append("<p>There are no machines.</p>\n");
    } else {
      page.out.append("<ul class=\"cards\">\n");
      cards.forEach(page::card);
      page.out.append("</ul>\n");
    }
    page.out.append("<p id=\"nothing\" hidden>No machine matches.</p>\n</main>\n<script>");
    page.out.append(Asset.INDEX.text()).append("</script>\n</body>\n</html>\n");
    return page.out.toString();
  }

  /** Writes the search form. The form is hidden until the script shows it. */
  private void writeSearch(List<Card> cards) {
    Set<String> tags = new LinkedHashSet<>();
    cards.forEach(card -> tags.addAll(card.machine().tags()));
    out.append("<div id=\"search\" role=\"search\" hidden>\n<div class=\"filter\">");
    out.append("<input type=\"search\" placeholder=\"Search names, states, events\" ");
    out.append("aria-label=\"Search machines\" aria-keyshortcuts=\"/\">");
    out.append("<span class=\"count\" aria-live=\"polite\"></span></div>\n");
    if (!tags.isEmpty()) {
      out.append("<div class=\"tools\" role=\"group\" aria-label=\"Tags\">");
      for (String tag : tags) {
        String said = HtmlText.line(tag);
        out.append("<button type=\"button\" class=\"tag\" aria-pressed=\"false\" data-tag=\"");
        out.append(said).append("\">").append(said).append("</button>");
      }
      out.append("</div>\n");
    }
    out.append("</div>\n");
  }

  private void card(Card card) {
    MachineSummary machine = card.machine();
    String name = HtmlText.line(machine.name());
    out.append("<li class=\"card\" data-words=\"");
    out.append(HtmlText.line(words(machine))).append("\">\n");
    if (!card.picture().isEmpty()) {
      out.append("<div class=\"thumb\"><img loading=\"lazy\" alt=\"\" src=\"");
      out.append(HtmlText.line(card.picture())).append("\"></div>\n");
    }
    out.append("<h2><a href=\"").append(HtmlText.line(card.page())).append("\">");
    out.append(name).append("</a></h2>\n");
    if (!machine.packageName().isEmpty()) {
      out.append("<p class=\"package\">").append(HtmlText.line(machine.packageName()));
      out.append("</p>\n");
    }
    HtmlText.paragraphs(machine.description()).stream()
        .limit(1)
        .forEach(prose -> out.append("<p class=\"meaning\">").append(prose).append("</p>\n"));
    out.append("<p class=\"facts\">").append(counted(machine.states().size(), "state"));
    out.append(", ").append(counted(machine.events().size(), "event"));
    for (String tag : machine.tags()) {
      String said = HtmlText.line(tag);
      out.append(" <span class=\"tag\" data-tag=\"").append(said).append("\">").append(said);
      out.append("</span>");
    }
    out.append("</p>\n");
    if (!card.others().isEmpty()) {
      out.append("<p class=\"others\">");
      card.others()
          .forEach(
              (what, address) -> {
                out.append("<a href=\"").append(HtmlText.line(address)).append("\" aria-label=\"");
                out.append(name).append(" as ").append(what).append("\">").append(what);
                out.append("</a> ");
              });
      out.append("</p>\n");
    }
    out.append("</li>\n");
  }

  /** Returns the text in which the search looks for words. */
  private static String words(MachineSummary machine) {
    return String.join(
        " ",
        List.of(
            machine.name(),
            machine.packageName(),
            machine.description(),
            String.join(" ", machine.states()),
            String.join(" ", machine.events()),
            String.join(" ", machine.tags())));
  }

  private static String counted(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }
}
