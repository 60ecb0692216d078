package dev.pawl.diagrams.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Small graphs and their layouts, as tables: the boxes of each row from left to right, and each
 * link with its direction and the number of its bends.
 */
class LayeredLayoutTest {

  private static final LayoutOptions OPTIONS =
      new LayoutOptions(false, false, false, false, 100, Spacing.CELLS);

  /**
   * Compares the layout of a graph with a table.
   *
   * @param links lines such as {@code A B label}; a box is as wide as its name, a link without a
   *     label is {@code A B}, and {@code *} before a line puts it on the main path; boxes whose
   *     names start with {@code FIRST} or {@code END} should be first or last, and those whose
   *     names start with {@code REGION} should be in one row
   */
  private static void expect(String links, String table) {
    expect(Map.of(), links, table);
  }

  private static void expect(Map<String, String> parents, String links, String table) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    Graph graph = graph(parents, links, numbers);
    Drawing drawing = new LayeredLayout().draw(graph, OPTIONS).orElseThrow();
    assertEquals(table, table(graph, drawing, List.copyOf(numbers.keySet())));
  }

  private static Graph graph(
      Map<String, String> parents, String links, Map<String, Integer> numbers) {
    List<Graph.Node> nodes = new ArrayList<>();
    List<Graph.Link> lines = new ArrayList<>();
    List<Integer> main = new ArrayList<>();
    List<Integer> down = new ArrayList<>();
    parents.values().stream().sorted().forEach(name -> number(name, parents, numbers, nodes));
    for (String line : links.strip().split("\n")) {
      String[] words = line.replace("*", "").strip().split(" ");
      if (line.startsWith("*")) {
        main.add(lines.size());
      }
      down.add(lines.size());
      int from = number(words[0], parents, numbers, nodes);
      int to = number(words[1], parents, numbers, nodes);
      int width = words.length > 2 ? words[2].length() : 0;
      lines.add(new Graph.Link(from, to, width, width > 0 ? 1 : 0));
    }
    return new Graph(nodes, lines, main, down);
  }

  private static int number(
      String name,
      Map<String, String> parents,
      Map<String, Integer> numbers,
      List<Graph.Node> nodes) {
    Integer known = numbers.get(name);
    if (known != null) {
      return known;
    }
    String parent = parents.get(name);
    int around = parent == null ? -1 : number(parent, parents, numbers, nodes);
    numbers.put(name, nodes.size());
    nodes.add(
        new Graph.Node(
            name.length() + 4,
            3,
            0,
            0,
            nodes.isEmpty() || name.startsWith("FIRST"),
            Graph.Depth.of(name.startsWith("END"), false),
            name.startsWith("REGION"),
            nodes.size(),
            around));
    return nodes.size() - 1;
  }

  private static String table(Graph graph, Drawing drawing, List<String> names) {
    Map<Integer, Map<Integer, String>> rows = new TreeMap<>();
    for (int i = 0; i < names.size(); i++) {
      Rectangle box = drawing.boxes().get(i);
      rows.computeIfAbsent(box.y(), y -> new TreeMap<>()).put(box.x(), names.get(i));
    }
    String boxes =
        rows.values().stream()
            .map(row -> String.join(" ", row.values()) + "\n")
            .collect(Collectors.joining());
    StringBuilder table = new StringBuilder(boxes);
    for (int i = 0; i < graph.links().size(); i++) {
      Graph.Link link = graph.links().get(i);
      List<Point> points = drawing.routes().get(i).points();
      boolean isUp = points.get(0).y() > points.get(points.size() - 1).y();
      table.append(names.get(link.from())).append(" > ").append(names.get(link.to()));
      table.append(link.from() == link.to() ? " loop" : isUp ? " up" : " down");
      table.append(", ").append(drawing.routes().get(i).bends()).append(" bends\n");
    }
    return table.toString();
  }

  @Test
  void randomGraphsAreDrawn() {
    Random random = new Random(1);
    for (int i = 0; i < 300; i++) {
      StringBuilder links = new StringBuilder();
      int boxes = 3 + random.nextInt(4);
      for (int link = 0; link < 2 * boxes; link++) {
        char from = (char) ('A' + random.nextInt(boxes));
        char to = (char) ('A' + random.nextInt(boxes));
        links.append(from == to ? "" : from + " " + to + "\n");
      }
      Graph graph = graph(Map.of(), "*A B\n*B C\n" + links, new LinkedHashMap<>());
      assertTrue(new LayeredLayout().draw(graph, OPTIONS).isPresent(), links::toString);
    }
  }

  @Test
  void chainIsOneStraightColumn() {
    expect(
        """
        *A BB go
        *BB CCC
        """,
        """
        A
        BB
        CCC
        A > BB down, 0 bends
        BB > CCC down, 0 bends
        """);
  }

  @Test
  void linkThatIsDeclaredLaterLeadsUp() {
    expect(
        """
        *A B
        *B C
        C A again
        """,
        """
        A
        B
        C
        A > B down, 0 bends
        B > C down, 0 bends
        C > A up, 0 bends
        """);
  }

  @Test
  void mainPathIsStraightNextToBranch() {
    expect(
        """
        *OPEN PAID
        *PAID SENT
        PAID ENDED
        """,
        """
        OPEN
        PAID
        SENT ENDED
        OPEN > PAID down, 0 bends
        PAID > SENT down, 0 bends
        PAID > ENDED down, 0 bends
        """);
  }

  @Test
  void endIsBelowAllBoxesWithOutgoingLinks() {
    expect(
        """
        A END
        *A B
        *B C
        C A
        """,
        """
        A
        B
        C END
        A > END down, 2 bends
        A > B down, 0 bends
        B > C down, 0 bends
        C > A up, 0 bends
        """);
  }

  @Test
  void parallelLinksDoNotCross() {
    expect(
        """
        A D
        B C
        """,
        """
        A B
        D C
        A > D down, 0 bends
        B > C down, 0 bends
        """);
  }

  @Test
  void loopStaysAtTheRightBorder() {
    expect(
        """
        A A tick
        *A B
        """,
        """
        A
        B
        A > A loop, 2 bends
        A > B down, 0 bends
        """);
  }

  @Test
  void boxesBelowAParentAreInsideIt() {
    expect(
        Map.of("ONE", "AROUND", "TWO", "AROUND"),
        """
        *AROUND LEFT
        ONE TWO
        """,
        """
        AROUND
        ONE
        TWO
        LEFT
        AROUND > LEFT down, 0 bends
        ONE > TWO down, 0 bends
        """);
  }

  @Test
  void mainPathLeadsDownAfterItReturnsToItsParent() {
    expect(
        Map.of("A", "P", "B", "P", "C", "P", "D", "P"),
        """
        *A B
        *B P
        *C D
        """,
        """
        P
        A
        B C
        D
        A > B down, 0 bends
        B > P down, 0 bends
        C > D down, 0 bends
        """);
  }

  @Test
  void mainPathThroughTwoRegionsLeadsDown() {
    expect(
        Map.of("REGION1", "P", "CHOICE", "P", "REGION2", "P"),
        """
        *REGION1 CHOICE
        *CHOICE REGION2
        """,
        """
        P
        REGION1
        CHOICE
        REGION2
        REGION1 > CHOICE down, 0 bends
        CHOICE > REGION2 down, 0 bends
        """);
  }

  @Test
  void mainPathIntoRegionLeadsDown() {
    expect(
        Map.of("REGION1", "P", "CHOICE", "P", "REGION2", "P"),
        """
        REGION1 CHOICE
        *CHOICE REGION2
        """,
        """
        P
        CHOICE
        REGION2 REGION1
        REGION1 > CHOICE up, 0 bends
        CHOICE > REGION2 down, 0 bends
        """);
  }

  @Test
  void firstBoxMayBeAtTheEndOfTheMainPath() {
    Map<String, String> parents = Map.of("A", "P", "B", "P", "C", "P", "FIRST", "P");
    String links =
        """
        *A B
        *B OUT
        FIRST OUT
        *OUT C
        *C FIRST
        """;
    Graph declared = graph(parents, links, new LinkedHashMap<>());
    Graph graph = new Graph(declared.nodes(), declared.links(), declared.main(), List.of());
    assertTrue(new LayeredLayout().draw(graph, OPTIONS).isPresent());
  }
}
