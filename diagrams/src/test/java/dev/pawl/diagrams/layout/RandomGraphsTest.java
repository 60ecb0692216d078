package dev.pawl.diagrams.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Random graphs with nested nodes, regions and a main path. Each graph is drawn, and each line
 * begins and ends at its boxes. {@code -Dpawl.fuzz=100000} draws more graphs, with another seed
 * each time; {@code -Dpawl.fuzz.seed} repeats a run.
 */
class RandomGraphsTest {

  private static final int GRAPHS = Integer.getInteger("pawl.fuzz", 2_000);
  private static final long SEED =
      Long.getLong("pawl.fuzz.seed", GRAPHS == 2_000 ? 20_261_130L : System.nanoTime());

  private static Graph graph(Random random, Spacing spacing) {
    List<Graph.Node> nodes = new ArrayList<>();
    int size = 2 + random.nextInt(9);
    int[] parents = IntStream.range(0, size).map(i -> parent(random, i)).toArray();
    boolean[] parallel = new boolean[size];
    for (int i = 0; i < size; i++) {
      parallel[i] = random.nextInt(4) == 0;
    }
    List<Graph.Link> links = new ArrayList<>();
    for (int i = random.nextInt(2 * size + 1); i > 0; i--) {
      int from = random.nextInt(size);
      int to = random.nextInt(size);
      boolean isBare = random.nextInt(4) == 0;
      links.add(
          new Graph.Link(
              from,
              to,
              isBare ? 0 : 1 + random.nextInt(12),
              isBare ? 0 : spacing.row() * (1 + random.nextInt(random.nextInt(6) == 0 ? 12 : 3))));
    }
    for (int i = 0; i < size; i++) {
      int node = i;
      // the choice of a transition is drawn between the regions
      boolean isChoice = random.nextInt(6) == 0;
      boolean isRegion = parents[i] >= 0 && parallel[parents[i]] && !isChoice;
      boolean isEnd = links.stream().noneMatch(link -> link.from() == node);
      boolean isFirst = !isRegion && random.nextInt(4) == 0;
      boolean holds = IntStream.of(parents).anyMatch(parent -> parent == node);
      nodes.add(
          new Graph.Node(
              5 + random.nextInt(8),
              spacing.row() * (holds ? 2 : 3 + random.nextInt(3)),
              isFirst ? 4 : 0,
              isEnd ? 4 : 0,
              isFirst,
              Graph.Depth.of(isEnd, random.nextInt(8) == 0),
              isRegion,
              random.nextInt(size),
              parents[i]));
    }
    List<Integer> all = new ArrayList<>(IntStream.range(0, links.size()).boxed().toList());
    Collections.shuffle(all, random);
    return new Graph(
        nodes, links, walk(all, links, parents), all.subList(0, random.nextInt(all.size() + 1)));
  }

  /** Returns links of which each begins at the end of the one before, or inside or around it. */
  private static List<Integer> walk(List<Integer> all, List<Graph.Link> links, int[] parents) {
    List<Integer> walk = new ArrayList<>();
    for (int link : all) {
      int from = links.get(link).from();
      int at = walk.isEmpty() ? from : links.get(walk.get(walk.size() - 1)).to();
      if (isWithin(at, from, parents) || isWithin(from, at, parents)) {
        walk.add(link);
      }
    }
    return walk;
  }

  private static boolean isWithin(int node, int ancestor, int[] parents) {
    int at = node;
    while (at >= 0 && at != ancestor) {
      at = parents[at];
    }
    return at == ancestor;
  }

  private static int parent(Random random, int node) {
    return node == 0 || random.nextInt(3) == 0 ? -1 : random.nextInt(node);
  }

  private static LayoutOptions options(Random random) {
    boolean picture = random.nextBoolean();
    int narrow = random.nextBoolean() ? 3 : 30;
    Spacing pixels = new Spacing(2, 5, 2, 1, 2, 3, 18, 12, 15, 7, 36, 18, true, narrow, 140);
    return new LayoutOptions(
        picture || random.nextBoolean(),
        random.nextBoolean(),
        picture || random.nextBoolean(),
        true,
        picture ? 150 : 80,
        picture ? pixels : Spacing.CELLS);
  }

  private static void requireConnected(Graph graph, Drawing drawing) {
    for (int i = 0; i < graph.links().size(); i++) {
      Graph.Link link = graph.links().get(i);
      List<Point> points = drawing.routes().get(i).points();
      requireOn(drawing.boxes().get(link.from()), points.get(0), "link " + i + " begins");
      requireOn(
          drawing.boxes().get(link.to()), points.get(points.size() - 1), "link " + i + " ends");
      for (int p = 1; p < points.size(); p++) {
        Point point = points.get(p);
        Point before = points.get(p - 1);
        assertTrue(point.x() == before.x() || point.y() == before.y(), "link " + i + points);
      }
      assertEquals(link.labelWidth() > 0, drawing.routes().get(i).label().isPresent());
    }
  }

  private static void requireOn(Rectangle box, Point point, String what) {
    boolean isInside =
        point.x() >= box.x() - 1
            && point.x() <= box.right() + 1
            && point.y() >= box.y() - 1
            && point.y() <= box.bottom() + 1;
    assertTrue(isInside, () -> what + " at " + point + ", but the box is " + box);
  }

  @Test
  void randomGraphsAreDrawn() {
    System.out.println("RandomGraphsTest: -Dpawl.fuzz.seed=" + SEED);
    for (int i = 0; i < GRAPHS; i++) {
      Random random = new Random(SEED + i);
      LayoutOptions options = options(random);
      Graph graph = graph(random, options.spacing());
      try {
        Optional<Drawing> drawing = new LayeredLayout().draw(graph, options);
        requireConnected(graph, drawing.orElseThrow());
      } catch (RuntimeException | AssertionError e) {
        fail("the graph of the seed " + (SEED + i) + ": " + graph + ' ' + options, e);
      }
    }
  }
}
