package dev.pawl.processor.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.export.MermaidPainter;
import dev.pawl.diagrams.svg.SvgPainter;
import dev.pawl.diagrams.text.TextDiagram;
import dev.pawl.language.semantics.ResolvedMachine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the synchronization of blocks in documents. */
class DocumentSyncTest {

  private static final String OTHER_DOOR =
      "machine: Door\npackage: org.other\nstates: { A: { initial: true, on: { go: A } } }\n";

  @TempDir Path folder;
  private SyncFixture fixture;

  @BeforeEach
  void setUp() {
    fixture = new SyncFixture(folder);
  }

  private static String table(String body) {
    return SyncFixture.block("table", body);
  }

  private void becomes(String before, String after) {
    assertEquals(List.of(), fixture.sync(before));
    assertEquals(after, fixture.text());
    assertEquals(List.of(), fixture.sync());
    assertEquals(after, fixture.text(), "twice");
    fixture.check = true;
    assertEquals(List.of(), fixture.sync());
    fixture.check = false;
  }

  /** Asserts that a synchronization writes nothing and reports the messages. */
  private void refuses(String text, String... messages) {
    assertEquals(List.of(messages), fixture.sync(text));
    assertEquals(text, fixture.text());
  }

  @Test
  void onlyBlocksAreFilled() {
    becomes(
        "# Doors  \n\n" + table("") + "between\n" + table("old\n") + "\n\nend\n\n",
        "# Doors  \n\n"
            + table(SyncFixture.DOOR_TABLE)
            + "between\n"
            + table(SyncFixture.DOOR_TABLE)
            + "\n\nend\n\n");
  }

  @Test
  void diagramsAndTablesAreShown() {
    ResolvedMachine door = SyncFixture.machine(SyncFixture.DOOR);
    becomes(
        SyncFixture.block("mermaid", "")
            + SyncFixture.block("ascii", "")
            + SyncFixture.block("states", "")
            + SyncFixture.block("forbidden", ""),
        SyncFixture.block("mermaid", "\n```mermaid\n" + MermaidPainter.paint(door) + "```\n\n")
            + SyncFixture.block(
                "ascii",
                "\n```text\n" + TextDiagram.of(door, TextDiagram.Options.DEFAULT) + "```\n\n")
            + SyncFixture.block(
                "states",
                """

                | State | Kind | Meaning |
                | --- | --- | --- |
                | `OPEN` | initial | |
                | `CLOSED` | | Nobody gets in |

                """)
            + SyncFixture.block("forbidden", "\n_none_\n\n"));
  }

  @Test
  void diagramIsAsciiOnRequest() {
    fixture.ascii = true;
    assertEquals(List.of(), fixture.sync(SyncFixture.block("ascii", "")));
    assertTrue(fixture.text().contains("| CLOSED |"), fixture::text);
    assertTrue(fixture.text().chars().allMatch(c -> c < 128), fixture::text);
  }

  /** Otherwise _any_ in the table is unexplained. */
  @Test
  void tableHasALegend() {
    fixture.machines.add(
        SyncFixture.machine(
            "machine: Any\nstates: { A: { initial: true, on: { go: A } } }\non: { stop: A }\n"));
    becomes(
        "<!-- pawl:Any table -->\n<!-- /pawl -->\n",
        """
        <!-- pawl:Any table -->

        | From | Event | To |
        | --- | --- | --- |
        | `A` | `go` | `A` |
        | _any_ | `stop` | `A` |

        _any_: from every state that is not final.

        <!-- /pawl -->
        """);
  }

  @ParameterizedTest
  @EnumSource
  void everyContentIsFilledAndStable(BlockContent content) {
    assertEquals(List.of(), fixture.sync(SyncFixture.block(content.word(), "")));
    String once = fixture.text();
    assertTrue(once.lines().count() > 4, once);
    becomes(once, once);
  }

  @Test
  void lineEndsAndByteOrderMarkAreKept() {
    String crlf = ("\uFEFFx\n" + table("") + "end").replace("\n", "\r\n");
    becomes(crlf, ("\uFEFFx\n" + table(SyncFixture.DOOR_TABLE) + "end").replace("\n", "\r\n"));
    becomes(
        "\uFEFF" + table("").stripTrailing(),
        "\uFEFF" + table(SyncFixture.DOOR_TABLE).stripTrailing());
    becomes(table("").replace('\n', '\r'), table(SyncFixture.DOOR_TABLE).replace('\n', '\r'));
    // a document with other line ends, as from Git, is not stale
    String mixed = table(SyncFixture.DOOR_TABLE.replace("\n", "\r\n"));
    becomes(mixed, mixed);
  }

  @Test
  void blockIsIndentedLikeItsMarker() {
    becomes(
        "- item\n\n  " + table("").replace("\n<", "\n  <"),
        "- item\n\n" + table(SyncFixture.DOOR_TABLE).replaceAll("(?m)^(?=.)", "  "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "```markdown\n%s```\n",
        "~~~\n```\n%s~~~\n",
        "````\n```\n%s```\n````\n",
        "- ```\n%s  ```\n",
        "1. ~~~ x\n%s   ~~~\n",
        "> ```\n%s> ```\n",
        "``` `not a fence`\n```\n%s```\n",
      })
  void markersInCodeBlocksAreIgnored(String text) {
    becomes(text.formatted(table("")) + "x\n", text.formatted(table("")) + "x\n");
    String both = text.formatted(table("")) + table("");
    assertEquals(List.of(), fixture.sync(both));
    assertEquals(text.formatted(table("")) + table(SyncFixture.DOOR_TABLE), fixture.text());
  }

  @Test
  void markersBetweenBackticksAreIgnored() {
    String prose =
        "Write `<!-- pawl:Door table -->` and ``<!-- /pawl -->``.\n<!-- pawls are parts -->\n"
            + "<!-- pawl -->\n";
    becomes(prose, prose);
  }

  @Test
  void spacesInMarkersAreIgnored() {
    becomes(
        "  <!--pawl:Door   table-->  \nx\n\t<!-- /pawl-->\n",
        "  <!--pawl:Door   table-->  \n"
            + SyncFixture.DOOR_TABLE.replaceAll("(?m)^(?=.)", "  ")
            + "\t<!-- /pawl-->\n");
  }

  @Test
  void invalidMarkerKeepsTheDocument() {
    refuses(
        table("") + "<!-- pawl:Door table -->\n",
        "3:1 [PAWL095] This marker starts a block that never ends. Add <!-- /pawl --> at its"
            + " end.");
    refuses(table("") + "\n  <!-- /pawl -->\n", "4:3 [PAWL095] This marker does not end a block.");
    refuses(
        "<!-- pawl:Door table -->\n" + table(""),
        "2:1 [PAWL095] This marker is inside the block that starts in line 1. End that block"
            + " first, with <!-- /pawl -->.");
    refuses(
        table("").replace("table", "tabel"),
        "1:1 [PAWL095] This marker has the unknown content \"tabel\"; use one of mermaid, ascii, svg, table, states,"
            + " events, guards, forbidden, views. Did you mean \"table\"?");
    String shape =
        " A block starts with <!-- pawl:MACHINE"
            + " mermaid|ascii|svg|table|states|events|guards|forbidden|views --> and ends with"
            + " <!-- /pawl -->, each on a separate line.";
    refuses(
        table("") + "x <!-- pawl:Door table --> <!-- /pawl -->\n",
        "3:3 [PAWL095] This marker is not alone on its line." + shape);
    refuses(
        table("") + "<!-- pawl:Door -->\n",
        "3:1 [PAWL095] This marker must name a machine and a content." + shape);
    refuses(
        "<!-- pawl:Door -->\n<!-- /pawl -->\n",
        "1:1 [PAWL095] This marker must name a machine and a content." + shape);
    refuses(
        "<!-- pawl:Door table -->\nx <!-- /pawl -->\n",
        "2:3 [PAWL095] This marker is not alone on its line." + shape);
    refuses(
        table("") + "```\n" + table(""),
        "3:1 [PAWL095] This fence starts a code block that never ends and contains a marker of"
            + " Pawl.");
  }

  @Test
  void everyProblemIsReported() {
    assertEquals(
        2,
        fixture
            .sync("<!-- /pawl -->\n" + table("") + "<!-- pawl:Door x -->\n<!-- /pawl -->\n")
            .size());
  }

  @Test
  void machineNameCanHaveAPackage() {
    fixture.machines.add(SyncFixture.machine(OTHER_DOOR.replace("Door", "front-door")));
    String qualified = table("").replace("Door", "com.acme.Door");
    becomes(qualified, qualified.replace("-->\n<", "-->\n" + SyncFixture.DOOR_TABLE + "<"));
    for (String name :
        List.of("front-door", "FrontDoor", "org.other.front-door", "org.other.FrontDoor")) {
      assertEquals(List.of(), fixture.sync(table("").replace("Door", name)));
      assertTrue(fixture.text().contains("| `A` | `go` |"), fixture::text);
    }
  }

  @Test
  void ambiguousMachineNeedsAPackage() {
    fixture.machines.add(SyncFixture.machine(OTHER_DOOR));
    refuses(
        table(""),
        "1:1 [PAWL095] This marker names \"Door\", which can be com.acme.Door or org.other.Door."
            + " Add the package: com.acme.Door.");
    assertEquals(List.of(), fixture.sync(table("").replace("Door", "org.other.Door")));
    assertTrue(fixture.text().contains("`go`"), fixture::text);
  }

  @Test
  void unknownMachineKeepsItsBlock() {
    String elsewhere = table("filled\n").replace("Door", "Lock");
    String told = "named \"Lock\", so this block is not changed.";
    assertEquals(
        List.of("1:1 [PAWL098] There is no machine " + told), fixture.sync(elsewhere + table("")));
    assertEquals(elsewhere + table(SyncFixture.DOOR_TABLE), fixture.text());
    fixture.strict = true;
    refuses(elsewhere, "1:1 [PAWL096] There is no machine " + told);
    fixture.strict = false;
    refuses(
        table("\n\n").replace("Door", "Dor"),
        "1:1 [PAWL096] There is no machine named \"Dor\", so this block stays"
            + " empty. Did you mean \"Door\"?");
  }

  @Test
  void machineWithErrorsKeepsItsBlock() {
    fixture.machines.addFailed(
        Optional.of(SyncFixture.machine(OTHER_DOOR.replace("Door", "Lock")).declared()));
    refuses(table("old\n").replace("Door", "Lock"));
    fixture.check = true;
    refuses(table("old\n").replace("Door", "Lock"));
    // the name of an unreadable machine is unknown
    fixture.machines.addFailed(Optional.empty());
    refuses(table("").replace("Door", "Gate"));
  }

  @Test
  void checkReportsTheFirstDifferentLine() {
    fixture.check = true;
    String fresh = table(SyncFixture.DOOR_TABLE);
    refuses(fresh);
    refuses(
        "x\n" + fresh.replace("`shut`", "`lock`"),
        "6:13 [PAWL097] The table of Door is stale: expected here:"
            + " \"| `OPEN` | `shut` | `CLOSED` |\". Fill it.");
    refuses(
        fresh.replace("| `OPEN` | `shut` | `CLOSED` |\n", ""),
        "5:1 [PAWL097] The table of Door is stale: expected here:"
            + " \"| `OPEN` | `shut` | `CLOSED` |\". Fill it.");
    refuses(
        fresh.replace("\n\n<", "\n<"),
        "6:1 [PAWL097] The table of Door is stale: an empty line is missing before this line."
            + " Fill it.");
    refuses(
        fresh.replace("\n\n<", "\n\nmore\n<"),
        "7:1 [PAWL097] The table of Door is stale: this line should not be here. Fill it.");
    refuses(
        table("\n"),
        "1:1 [PAWL097] The table of Door is stale: it has not been filled yet. Fill it.");
  }

  @Test
  void longLineIsClippedAroundTheDifference() {
    String name = "A".repeat(60);
    fixture.machines.add(
        SyncFixture.machine(
            "machine: Long\nstates: { %s: { initial: true, on: { go: %s } } }\n"
                .formatted(name, name)));
    assertEquals(List.of(), fixture.sync("<!-- pawl:Long table -->\n<!-- /pawl -->\n"));
    fixture.check = true;
    refuses(
        fixture.text().replace("`go`", "`no`"),
        "5:69 [PAWL097] The table of Long is stale: expected here: \"…%s` | `go` | `%s…\". Fill it."
            .formatted("A".repeat(35), "A".repeat(53)));
  }

  @Test
  void currentDocumentIsNotWritten() throws IOException {
    fixture.sync(table(""));
    FileTime before = FileTime.fromMillis(1_000_000_000_000L);
    Files.setLastModifiedTime(fixture.file, before);
    assertEquals(List.of(), fixture.sync());
    assertEquals(before, Files.getLastModifiedTime(fixture.file));
  }

  @Test
  void pictureFileIsUpdated() throws IOException {
    String shown = "\n![State diagram of Door](com.acme.Door.svg)\n\n";
    String filled = SyncFixture.block("svg", shown);
    becomes(SyncFixture.block("svg", ""), filled);
    Path picture = folder.resolve("com.acme.Door.svg");
    String svg = SvgPainter.paint(SyncFixture.machine(SyncFixture.DOOR));
    assertEquals(svg, Files.readString(picture));

    Files.writeString(picture, svg.replace("shut", "slam"));
    fixture.check = true;
    refuses(
        filled, "1:1 [PAWL097] The svg of Door is stale: com.acme.Door.svg is outdated. Fill it.");
    Files.delete(picture);
    refuses(
        filled,
        "1:1 [PAWL097] The svg of Door is stale: com.acme.Door.svg does not exist. Fill it.");
    fixture.check = false;
    becomes(filled, filled);
    assertEquals(svg, Files.readString(picture));
  }

  @Test
  void foreignPictureIsKept() throws IOException {
    Path picture = folder.resolve("com.acme.Door.svg");
    Files.writeString(picture, "<svg/>");
    assertEquals(
        List.of(
            "1:1 [PAWL085] com.acme.Door.svg was not changed, because Pawl did not write it."
                + " Move the file, or use another folder."),
        fixture.sync(SyncFixture.block("svg", "")));
    assertEquals("<svg/>", Files.readString(picture));
  }
}
