package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.List;

/** Boxes and wires that are laid out together, with nothing nested in them. */
final class Level {

  public final List<Box> boxes = new ArrayList<>();
  public final List<Edge> wires = new ArrayList<>();

  /** The boxes on the main path, in its order, which stand below one another. */
  public final List<Box> spine = new ArrayList<>();

  /** The wires that lead down wherever the main path lets them, each from where others led. */
  public final List<Edge> down = new ArrayList<>();

  /**
   * The columns that are kept free at the left of the first row, for a title; nothing where that is
   * 0.
   */
  public int title;

  public int width;
  public int height;

  public Box box(int width, int height, int left, int right) {
    Box box = new Box(boxes.size(), width, height, left, right, Box.Place.ANYWHERE);
    boxes.add(box);
    return box;
  }

  /** The place where a wire comes through the border of what the level stands in. */
  public Box port(Box.Place place, int height) {
    Box port = new Box(boxes.size(), 1, height, 0, 0, place);
    port.rigid = true;
    boxes.add(port);
    return port;
  }

  /** The boxes to stand beside one another: none, where wires run between them. */
  public List<Box> beside() {
    for (Edge wire : wires) {
      if (wire.from.beside && wire.to.beside) {
        return List.of();
      }
    }
    List<Box> beside = new ArrayList<>();
    for (Box box : boxes) {
      if (box.beside) {
        beside.add(box);
      }
    }
    return beside;
  }

  /** Whether ends are among the boxes, which should stand below all that lead on. */
  public boolean hasEnds() {
    for (Box box : boxes) {
      if (box.depth == Graph.Depth.LOW) {
        return true;
      }
    }
    return false;
  }

  /** Lets the main path lead on along a wire. */
  public void lead(Edge wire) {
    if (spine.isEmpty()) {
      onSpine(wire.from);
    }
    if (!wire.to.spine) {
      wire.main = wire.from == spine.get(spine.size() - 1);
      // what the main path leads on from cannot be the last
      spine.get(spine.size() - 1).depth = Graph.Depth.ANYWHERE;
      onSpine(wire.to);
    }
  }

  private void onSpine(Box box) {
    box.spine = true;
    spine.add(box);
  }

  /** Makes the level higher: what runs through its lower border is led on. */
  public void lengthen(int by) {
    height += by;
    for (Edge wire : wires) {
      if (wire.from.place == Box.Place.LAST) {
        lengthen(wire, 0, by);
      } else if (wire.to.place == Box.Place.LAST) {
        lengthen(wire, wire.path.size() - 1, by);
      }
    }
  }

  private static void lengthen(Edge wire, int end, int by) {
    Point point = wire.path.get(end);
    wire.path.set(end, new Point(point.x(), point.y() + by));
  }

  public Edge wire(Box from, Box to, int labelWidth, int labelHeight) {
    Edge wire = new Edge(wires.size(), from, to, labelWidth, labelHeight);
    wires.add(wire);
    return wire;
  }
}
