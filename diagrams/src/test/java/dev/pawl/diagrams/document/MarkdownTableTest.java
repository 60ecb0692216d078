package dev.pawl.diagrams.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.diagrams.MachineSketch;
import dev.pawl.language.HostileStrings;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.name.VisibleText;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that a Markdown parser reads the written tables correctly. */
class MarkdownTableTest {

  private static final Parser PARSER =
      Parser.builder().extensions(List.of(TablesExtension.create())).build();

  static List<String> hostile() {
    return HostileStrings.visible();
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void hostileTextIsReadBackFromTables(String text) {
    String shown = shown(text);
    Machine machine =
        MachineSketch.named("M")
            .state(text, s -> s.initial(text).described(text).tags(text, text).on(text, "B"))
            .state("B", s -> s.wireName(text, text).on(text, "x", text, text, text))
            .event(text, text)
            .forbid(text, "B", text)
            .machine();
    assertEquals(
        List.of(
            List.of("State", "Kind", "Tags", "Wire name", "Former wire names", "Meaning"),
            List.of(shown, "initial (" + shown + ")", shown + ", " + shown, shown, "", shown),
            List.of("B", "", "", shown, shown, "")),
        rows(MarkdownTable.of(ResolvedMachine.of(machine), "states")));
    assertEquals(
        List.of(
            List.of("From", "Event", "Guard", "To", "Effects", "Description"),
            List.of(shown, shown, "", "B", "", ""),
            List.of("B", shown, "x", shown, shown, shown)),
        rows(MarkdownTable.of(ResolvedMachine.of(machine), "transitions")));
    assertEquals(
        List.of(List.of("Event", "Meaning"), List.of(shown, shown)),
        rows(MarkdownTable.of(ResolvedMachine.of(machine), "events")));
    String from = text.equals("*") ? "{Emphasis}" : shown;
    // A reason is on one line and has no non-breaking spaces.
    String because = shown(text.replace('\u00a0', ' '));
    assertEquals(
        List.of(List.of("From", "To", "Because"), List.of(from, "B", because)),
        rows(MarkdownTable.of(ResolvedMachine.of(machine), "forbidden")));
  }

  @Test
  void allHostileTextsAreReadBackFromOneTable() {
    MachineSketch sketch = MachineSketch.named("M");
    List<List<String>> expected = new ArrayList<>();
    expected.add(List.of("State", "Meaning"));
    for (String text : HostileStrings.all()) {
      sketch.state(text, s -> s.described(text));
      expected.add(List.of(shown(text), shown(text)));
    }
    assertEquals(expected, rows(MarkdownTable.of(ResolvedMachine.of(sketch.machine()), "states")));
  }

  @Test
  void tableWithoutRowsIsEmpty() {
    Machine machine = MachineSketch.named("M").state("A", s -> s.to("A")).machine();
    assertEquals("", MarkdownTable.of(ResolvedMachine.of(machine), "events"));
    assertEquals("", MarkdownTable.of(ResolvedMachine.of(machine), "forbidden"));
    assertEquals("", MarkdownTable.of(ResolvedMachine.of(machine), "views"));
    assertEquals(
        "| From | To |\n| --- | --- |\n| `A` | `A` |\n",
        MarkdownTable.of(ResolvedMachine.of(machine), "transitions"));
  }

  static String shown(String text) {
    return VisibleText.of(text.replaceAll("[\\s\\u0085\\u2028\\u2029]+", " ").strip());
  }

  /** Returns the cells of the table. Fails if the Markdown contains anything except one table. */
  private static List<List<String>> rows(String markdown) {
    Node document = PARSER.parse(markdown);
    assertEquals(document.getFirstChild(), document.getLastChild());
    List<List<String>> rows = new ArrayList<>();
    document.accept(
        new AbstractVisitor() {
          @Override
          public void visit(CustomNode node) {
            if (node instanceof TableRow) {
              rows.add(new ArrayList<>());
            }
            if (node instanceof TableCell) {
              rows.get(rows.size() - 1).add(text(node));
            } else {
              visitChildren(node);
            }
          }
        });
    return rows;
  }

  /**
   * Returns the text of a node as a browser shows it. Nodes that are not plain text are shown by
   * their type.
   */
  static String text(Node node) {
    StringBuilder out = new StringBuilder();
    for (Node n = node.getFirstChild(); n != null; n = n.getNext()) {
      if (n instanceof Text text) {
        out.append(text.getLiteral());
      } else if (n instanceof Code code) {
        out.append(code.getLiteral());
      } else if (n instanceof HtmlInline html && html.getLiteral().matches("</?code>")) {
        continue;
      } else {
        out.append('{').append(n.getClass().getSimpleName()).append('}');
      }
    }
    return out.toString();
  }
}
