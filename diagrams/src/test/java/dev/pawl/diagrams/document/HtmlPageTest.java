package dev.pawl.diagrams.document;

import dev.pawl.diagrams.ChartMachines;
import dev.pawl.diagrams.GoldenText;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HtmlPageTest {

  /**
   * Matches the parts of a page that other tests check: scripts, style sheets, the diagram and the
   * model.
   */
  private static final Pattern CONTENT =
      Pattern.compile("(?s)(<(script|style|svg)\\b[^>]*>).*?(</\\2>)");

  private static final Pattern HASH = Pattern.compile("'sha256-[^']*'");

  @Test
  void pageOfChartMatchesGoldenFile() {
    String page = HtmlPage.of(ResolvedMachine.of(ChartMachines.order()));
    String shell = HASH.matcher(CONTENT.matcher(page).replaceAll("$1…$3")).replaceAll("'sha256-…'");
    GoldenText.assertGolden("document/chart-order.html", shell);
  }
}
