package dev.pawl.processor.diagram.layout;

import java.util.ArrayList;
import java.util.List;

/** Boxes and wires that are laid out together, with nothing nested in them. */
final class Level {

  final List<Box> boxes = new ArrayList<>();
  final List<Wire> wires = new ArrayList<>();

  /** What is kept free at the left of the first row, for a title; nothing where that is 0. */
  int title;

  int width;
  int height;

  Box box(int width, int height, int left, int right, Box.Place place) {
    Box box = new Box(boxes.size(), width, height, left, right, place);
    boxes.add(box);
    return box;
  }

  Wire wire(Box from, Box to, int labelWidth, int labelHeight, int fromAt, int toAt) {
    Wire wire = new Wire(wires.size(), from, to, labelWidth, labelHeight, fromAt, toAt);
    wires.add(wire);
    return wire;
  }
}
