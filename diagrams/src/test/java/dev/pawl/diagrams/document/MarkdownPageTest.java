package dev.pawl.diagrams.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.MachineSketch;
import dev.pawl.diagrams.SeedMachines;
import dev.pawl.diagrams.export.MermaidPainter;
import dev.pawl.language.HostileStrings;
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.List;
import java.util.Optional;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Image;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MarkdownPageTest {

  private static final Parser PARSER =
      Parser.builder().extensions(List.of(TablesExtension.create())).build();

  static List<String> hostile() {
    return HostileStrings.visible();
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void hostileTextKeepsStructureOfPage(String text) {
    Machine machine =
        MachineSketch.named(text)
            .described(text + "\n\n" + text)
            .state(text, s -> s.initial(text))
            .machine();
    Node title = PARSER.parse(MarkdownPage.of(ResolvedMachine.of(machine))).getFirstChild();
    assertInstanceOf(Heading.class, title);
    assertEquals(MarkdownTableTest.shown(text), MarkdownTableTest.text(title));
    Node node = title.getNext();
    StringBuilder prose = new StringBuilder();
    while (node instanceof Paragraph) {
      prose.append(MarkdownTableTest.text(node)).append(' ');
      node = node.getNext();
    }
    assertEquals(MarkdownTableTest.shown(text + " " + text), prose.toString().strip());
    FencedCodeBlock diagram = assertInstanceOf(FencedCodeBlock.class, node);
    assertEquals("mermaid", diagram.getInfo());
    assertEquals(MermaidPainter.paint(ResolvedMachine.of(machine)), diagram.getLiteral());
    assertInstanceOf(Heading.class, diagram.getNext());
    assertInstanceOf(TableBlock.class, diagram.getNext().getNext());
    Node settings = diagram.getNext().getNext().getNext();
    assertEquals("Settings", MarkdownTableTest.text(settings));
    assertInstanceOf(TableBlock.class, settings.getNext());
    assertEquals(null, settings.getNext().getNext());
    assertTrue(MarkdownPage.of(ResolvedMachine.of(machine)).indexOf("<!--") < 0);
  }

  @Test
  void machineWithTimersIsShownAsThreadSafe() {
    Machine timed =
        MachineSketch.named("M")
            .state("A", s -> s.initial("").after("5s", "B"))
            .state("B", s -> {})
            .machine();
    String page = MarkdownPage.of(ResolvedMachine.of(timed));
    assertTrue(page.contains("| Threads | any number at a time |"), page);
  }

  @Test
  void existingPictureIsShownAboveFoldedMermaid() {
    ResolvedMachine machine = ResolvedMachine.of(SeedMachines.circuit());
    Optional<String> mermaid = MermaidPainter.drawable(machine);
    String page = MarkdownPage.of(machine, "p.Circuit Breaker.svg", mermaid);
    Node node = PARSER.parse(page).getFirstChild().getNext();
    while (!(node.getFirstChild() instanceof Image)) {
      node = node.getNext();
    }
    Image picture = (Image) node.getFirstChild();
    assertEquals("p.Circuit%20Breaker.svg", picture.getDestination());
    assertEquals("State diagram of " + machine.name(), MarkdownTableTest.text(picture));
    HtmlBlock open = assertInstanceOf(HtmlBlock.class, node.getNext());
    assertTrue(open.getLiteral().startsWith("<details>"), open.getLiteral());
    FencedCodeBlock diagram = assertInstanceOf(FencedCodeBlock.class, open.getNext());
    assertEquals(MermaidPainter.paint(machine), diagram.getLiteral());
    assertEquals("</details>", ((HtmlBlock) diagram.getNext()).getLiteral());
  }

  @Test
  void diagramTooLargeForMermaidIsReplacedBySentence() {
    MachineSketch sketch = MachineSketch.named("Many");
    for (int i = 0; i < 501; i++) {
      int next = (i + 1) % 501;
      sketch.state("S" + i, s -> s.on("next", "S" + next));
    }
    ResolvedMachine machine = ResolvedMachine.of(sketch.machine());
    String page = MarkdownPage.of(machine);
    assertTrue(page.contains("There is no Mermaid diagram: "), page.substring(0, 500));
    assertTrue(!page.contains("```mermaid"));
    assertEquals(Optional.empty(), MermaidPainter.drawable(machine));
    assertTrue(MermaidPainter.paint(machine).contains("more than Mermaid draws"));
  }
}
