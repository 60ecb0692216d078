package dev.pawl.processor.document.html;

import dev.pawl.processor.model.MachineSummary;
import java.util.List;
import java.util.Map;

/** A page that leads to the pages of machines. */
public final class HtmlList {

  private static final String HEADS =
      "<div class=\"scroll\">\n<table role=\"table\">\n<thead role=\"rowgroup\"><tr role=\"row\">";

  private final String title;
  private final String mark;
  private final StringBuilder rows = new StringBuilder();

  /**
   * A page without machines.
   *
   * @param mark a comment by which the file is known
   */
  public HtmlList(String title, String mark) {
    this.title = title;
    this.mark = mark;
  }

  /**
   * Adds a machine.
   *
   * @param page the address of its page
   * @param others the addresses of its other documents, by what they are called
   */
  public void add(MachineSummary machine, String page, Map<String, String> others) {
    rows.append("<tr role=\"row\">");
    cell("Machine", link(page, HtmlText.line(machine.name())));
    String name = HtmlText.line(machine.packageName());
    cell("Package", name.isEmpty() ? "" : "<code>" + name + "</code>");
    cell("States", Integer.toString(machine.states()));
    cell("Events", Integer.toString(machine.events()));
    List<String> prose = HtmlText.paragraphs(machine.description());
    cell("Description", prose.isEmpty() ? "" : prose.get(0));
    StringBuilder links = new StringBuilder();
    others.forEach((what, address) -> links.append(link(address, what)).append(' '));
    cell("Also as", links.toString().strip());
    rows.append("</tr>\n");
  }

  private void cell(String head, String content) {
    rows.append("<td role=\"cell\" data-head=\"").append(head).append("\">").append(content);
    rows.append("</td>");
  }

  private static String link(String address, String text) {
    return "<a href=\"" + HtmlText.line(address) + "\">" + text + "</a>";
  }

  /** The page's text, with a line feed at the end of every line. */
  public String written() {
    StringBuilder out = new StringBuilder();
    out.append(HtmlHead.of(title, "", List.of(Asset.STYLE), List.of(), mark));
    out.append("<header>\n<h1>").append(title).append("</h1>\n</header>\n<main>\n");
    if (rows.isEmpty()) {
      out.append("<p>There are none.</p>\n");
    } else {
      out.append(HEADS);
      for (String head :
          List.of("Machine", "Package", "States", "Events", "Description", "Also as")) {
        out.append("<th role=\"columnheader\" scope=\"col\">").append(head).append("</th>");
      }
      out.append("</tr></thead>\n<tbody role=\"rowgroup\">\n").append(rows);
      out.append("</tbody>\n</table>\n</div>\n");
    }
    return out.append("</main>\n</body>\n</html>\n").toString();
  }
}
