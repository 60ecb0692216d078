package dev.pawl.processor.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.MachineSketch;
import dev.pawl.language.HostileStrings;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.e2e.Fuzz;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Image;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that no text of a machine ends a block, and that no document is damaged. */
@Tag("slow")
class HostileSyncTest {

  private static final Parser PARSER =
      Parser.builder().extensions(List.of(TablesExtension.create())).build();

  @TempDir Path folder;

  /**
   * Returns hostile texts. Long texts are cut, because the Markdown parser takes quadratic time.
   */
  static Stream<String> hostile() {
    return Stream.concat(
        HostileStrings.visible().stream().map(s -> s.substring(0, Math.min(400, s.length()))),
        Stream.of("```", "````\n```", "~~~", "x\n<!-- /pawl -->\nx", "<!-- pawl:Door table -->"));
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void noTextEndsABlock(String text) {
    SyncFixture fixture = new SyncFixture(folder);
    fixture.machines.add(
        ResolvedMachine.of(
            MachineSketch.named("Hostile")
                .described(text)
                .event(text, text)
                .state(text, s -> s.initial(text).described(text).on(text, text, text))
                .state("B", s -> s.tags(text).on("go", text))
                .forbid(text, "B", text)
                .view(TypeRef.of("com.acme", "View"), text, text, "B", text)
                .machine()));
    StringBuilder document = new StringBuilder();
    for (BlockContent content : BlockContent.values()) {
      document.append("<!-- pawl:Hostile ").append(content.word()).append(" -->\n<!-- /pawl -->\n");
    }
    assertEquals(List.of(), fixture.sync(document.toString()));
    String once = fixture.text();
    assertEquals(List.of(), fixture.sync());
    assertEquals(once, fixture.text());
    Node node = PARSER.parse(once).getFirstChild();
    for (BlockContent content : BlockContent.values()) {
      Node begin = assertInstanceOf(HtmlBlock.class, node, content::word);
      assertEquals(
          "<!-- pawl:Hostile " + content.word() + " -->", ((HtmlBlock) begin).getLiteral());
      node = node.getNext();
      switch (content) {
        case MERMAID, ASCII -> assertInstanceOf(FencedCodeBlock.class, node, once);
        case GUARDS -> assertTrue(once.contains("_none_"));
        case SVG -> assertInstanceOf(Image.class, node.getFirstChild(), once);
        default -> assertInstanceOf(TableBlock.class, node, once);
      }
      do {
        node = node.getNext();
      } while (!(node instanceof HtmlBlock));
      assertEquals("<!-- /pawl -->", ((HtmlBlock) node).getLiteral());
      node = node.getNext();
    }
    assertEquals(null, node);
  }

  private static final List<String> PIECES =
      List.of(
          "<!-- pawl:Door table -->",
          "<!-- pawl:com.acme.Door mermaid -->",
          "  <!-- pawl:Door ascii -->",
          "<!-- pawl:Gone table -->",
          "<!-- pawl:Door nonsense -->",
          "<!-- pawl: -->",
          "<!-- /pawl -->",
          "<!-- /pawl -->",
          "<!-- /pawl -->",
          "<!-- /pawl",
          "```",
          "````",
          "~~~",
          "- ```",
          "> ~~~",
          "`<!-- /pawl -->`",
          "text",
          "",
          "\t",
          "| a | b |",
          "\uFEFF",
          "é ✓ 𝕏");

  static LongStream seeds() {
    return LongStream.range(0, Fuzz.of(HostileSyncTest.class, 400).count());
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void textOutsideBlocksIsUnchanged(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(14); i > 0; i--) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
      text.append(List.of("\n", "\n", "\r\n", "\r").get(random.nextInt(4)));
    }
    if (random.nextBoolean()) {
      text.append("end");
    }
    SyncFixture fixture = new SyncFixture(folder);
    List<String> told = fixture.sync(text.toString());
    String after = fixture.text();
    String where = "seed " + seed + ", told " + told;
    if (told.stream().anyMatch(t -> t.contains("PAWL095"))) {
      assertEquals(text.toString(), after, where);
      return;
    }
    assertEquals(outside(text.toString()), outside(after), where);
    assertEquals(told.size(), fixture.sync().size(), where);
    assertEquals(after, fixture.text(), where);
    fixture.check = true;
    assertTrue(fixture.sync().stream().noneMatch(t -> t.contains("PAWL097")), where);
  }

  /** Returns a document without the content of its blocks. */
  private static List<String> outside(String text) {
    TextLines document = TextLines.of("x", text);
    List<String> left = new ArrayList<>();
    document.lines().forEach(l -> left.add(l.text() + l.end()));
    var problems = new dev.pawl.language.problem.Problems();
    List<Block> blocks = BlockReader.read(document, problems);
    assertEquals(List.of(), problems.all());
    for (int i = blocks.size() - 1; i >= 0; i--) {
      left.subList(blocks.get(i).begin() + 1, blocks.get(i).end()).clear();
    }
    return left;
  }
}
