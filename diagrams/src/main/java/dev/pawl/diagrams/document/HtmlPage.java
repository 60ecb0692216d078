package dev.pawl.diagrams.document;

import dev.pawl.diagrams.overview.MachinePicture;
import dev.pawl.diagrams.overview.Overview;
import dev.pawl.diagrams.text.MachineLayout;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Writes the HTML page of a machine: the diagram, tables of everything that was declared, and an
 * interactive walk through the machine. Everything except the walk works without the script.
 */
public final class HtmlPage {

  private static final String AROUND = "Around a state";
  private static final String MATRIX = "States by events";

  private final StringBuilder out = new StringBuilder();
  private final ResolvedMachine machine;
  private final Page page;
  private final HtmlTable tables;
  private final Matrix matrix;

  private HtmlPage(ResolvedMachine machine) {
    this.machine = machine;
    this.page = Page.of(machine);
    this.matrix = Matrix.of(machine);
    this.tables = new HtmlTable(new Anchors(machine.tree()));
  }

  /** Returns the page. Each line ends with a line feed. */
  public static String of(ResolvedMachine machine) {
    MachinePicture picture = MachinePicture.of(machine, MachineLayout.of(machine));
    return of(machine, picture, MachineJson.of(machine), "");
  }

  /**
   * Returns the page of a machine. The caller can also use {@code picture} and {@code model} for
   * other documents, so that the picture and the model are computed only once.
   *
   * @param model the machine's model, as {@link MachineJson} writes it
   * @param java the Java names of the machine's types and members, as JSON; the page needs them to
   *     show a walk as a test. The text may be empty.
   */
  public static String of(
      ResolvedMachine machine, MachinePicture picture, String model, String java) {
    HtmlPage page = new HtmlPage(machine);
    page.write(picture, model, java);
    return page.out.toString();
  }

  /**
   * Returns the title and the body of a page without its style sheet and script, for a document
   * that already has a style sheet and a script.
   */
  public static String content(
      ResolvedMachine machine, MachinePicture picture, String model, String java) {
    HtmlPage page = new HtmlPage(machine);
    page.out.append("<title>").append(HtmlText.line(machine.name())).append("</title>\n");
    page.body(picture, model, java);
    return page.out.toString();
  }

  private void write(MachinePicture picture, String model, String java) {
    List<String> prose = prose();
    String first = prose.isEmpty() ? "" : prose.get(0);
    out.append(WalkedPage.head(HtmlText.line(machine.name()), first, picture.svg()));
    body(picture, model, java);
    out.append(WalkedPage.end());
  }

  private List<String> prose() {
    return HtmlText.paragraphs(machine.declared().description());
  }

  private void body(MachinePicture picture, String model, String java) {
    String title = HtmlText.line(machine.name());
    out.append("<a class=\"skip\" href=\"#main\">Skip to the diagram</a>\n");
    out.append("<header class=\"bar\">\n<h1>").append(title).append("</h1>\n");
    contents(picture.overview().isPresent());
    out.append("</header>\n<main id=\"main\">\n");
    diagram(prose(), picture.svg());
    picture.overview().ifPresent(this::writeNeighbours);
    matrix();
    page.sections().forEach(this::section);
    out.append("</main>\n").append(WalkedPage.data(model, java));
  }

  /**
   * Lists the properties whose failures prevent the compilation of the machine. Only a preview
   * shows a machine that does not compile.
   */
  private void listFailures() {
    List<String> names =
        machine.verdicts().stream()
            .filter(r -> r.verdict() == Verdict.FAILS || r.verdict() == Verdict.VACUOUS)
            .map(r -> "<code>" + HtmlText.line(r.property().name().name()) + "</code>")
            .toList();
    if (!names.isEmpty()) {
      out.append(
          "<p class=\"notice\">This machine does not compile: see its <a href=\"#properties\">");
      out.append(names.size() == 1 ? "property" : "properties").append("</a> ");
      out.append(String.join(", ", names)).append(".</p>\n");
    }
  }

  private void contents(boolean overview) {
    out.append("<nav aria-label=\"Contents\">\n<a href=\"#diagram\">Diagram</a>\n");
    if (overview) {
      out.append("<a href=\"#neighbours\">").append(AROUND).append("</a>\n");
    }
    if (!matrix.isEmpty()) {
      out.append("<a href=\"#matrix\">").append(MATRIX).append("</a>\n");
    }
    for (Page.Section section : page.sections()) {
      out.append("<a href=\"#").append(section.id()).append("\">").append(section.title());
      out.append("</a>\n");
    }
    out.append("</nav>\n");
  }

  private void diagram(List<String> prose, Optional<String> diagram) {
    begin("diagram", "Diagram");
    out.append("<div class=\"about\">\n");
    prose.forEach(paragraph -> out.append("<p>").append(paragraph).append("</p>\n"));
    listFailures();
    out.append("</div>\n");
    out.append(WalkedPage.stage(diagram, "This machine is too large for a picture."));
    out.append("</section>\n");
  }

  /** Writes an empty section, in which the script shows a state and its neighbours. */
  private void writeNeighbours(Overview overview) {
    out.append("<section id=\"neighbours\" aria-labelledby=\"neighbours-title\" hidden>\n");
    out.append("<h2 id=\"neighbours-title\">").append(AROUND).append("</h2>\n");
    out.append("<p class=\"note\">The picture shows ").append(machine.states().size());
    out.append(
        " states in few boxes. Choose a box or find a state to see what is around it.</p>\n");
    out.append("<div id=\"around\" data-boxes=\"");
    out.append(
        overview.boxes().stream()
            .map(box -> Integer.toString(box))
            .collect(Collectors.joining(" ")));
    out.append("\"></div>\n</section>\n");
  }

  private void matrix() {
    if (matrix.isEmpty()) {
      return;
    }
    begin("matrix", MATRIX);
    if (matrix.size() > HtmlMatrix.MAX_CELLS) {
      out.append("<p class=\"note\">There are ").append(matrix.rows().size());
      out.append(" states and ").append(matrix.columns().size());
      out.append(" events, too many to show all at once.</p>\n");
    } else {
      out.append(new HtmlMatrix(tables).of(matrix, "matrix-title"));
      out.append("<p class=\"note\">").append(tables.line(Matrix.legend(machine)));
      out.append("</p>\n");
    }
    out.append("</section>\n");
  }

  private void begin(String id, String title) {
    out.append("<section id=\"").append(id).append("\" aria-labelledby=\"").append(id);
    out.append("-title\">\n<h2 id=\"").append(id).append("-title\">").append(title);
    out.append("</h2>\n");
  }

  private void section(Page.Section section) {
    begin(section.id(), section.title());
    boolean states = section.id().equals(Page.STATES);
    out.append(tables.of(section.grid(), section.id() + "-title", states));
    section
        .notes()
        .forEach(
            note -> out.append("<p class=\"note\">").append(tables.line(note)).append("</p>\n"));
    out.append("</section>\n");
  }
}
