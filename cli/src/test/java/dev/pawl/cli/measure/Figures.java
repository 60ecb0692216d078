package dev.pawl.cli.measure;

import dev.pawl.cli.measure.SvgReading.Box;
import dev.pawl.cli.measure.SvgReading.Line;
import dev.pawl.cli.measure.SvgReading.Text;
import dev.pawl.cli.measure.SvgShape.Area;
import dev.pawl.cli.measure.SvgShape.Segment;
import dev.pawl.diagrams.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Measures of the quality of a picture, computed from its geometry. */
final class Figures {

  /** A step of the main path, from one figure to the next. */
  record Step(int from, int to) {}

  final List<Step> main;
  final List<String> complaints = new ArrayList<>();
  int notDown;
  double sideways;
  boolean straight;
  int crossings;
  int bends;

  /** The number of sideways shifts of at most 24 pixels between two vertical parts of a line. */
  int jogs;

  int tooWide;
  int overlaps;
  int returns;
  int outer;
  int ends;
  int endsBelow;
  final double type;
  final boolean exact;

  Figures(Scene scene, SvgReading read) {
    main = main(scene);
    straight = !main.isEmpty();
    for (Step step : main) {
      Area from = read.boxes.get(step.from).area();
      Area to = read.boxes.get(step.to).area();
      if (to.y() < from.bottom() - 1) {
        notDown++;
        complaints.add("not down: " + name(scene, step));
      }
      double jump = Math.abs(from.middle() - to.middle());
      sideways += jump;
      straight &= jump <= 2;
    }
    crossings = crossings(read);
    read.lines.forEach(line -> bends += line.segments().size() - 1);
    for (Line line : read.lines) {
      List<Segment> parts = line.segments();
      for (int i = 1; i + 1 < parts.size(); i++) {
        Segment part = parts.get(i);
        boolean isBetween = parts.get(i - 1).steep() && parts.get(i + 1).steep();
        double wide = Math.abs(part.from().x() - part.to().x());
        jogs += part.flat() && isBetween && wide >= 6 && wide <= 24 ? 1 : 0;
      }
    }
    boxes(scene, read);
    returns(scene, read);
    ends(scene, read);
    overlaps(scene, read);
    type = read.smallestType * Math.min(1, 798 / read.width);
    exact = exact(scene, read);
  }

  private static String name(Scene scene, Step step) {
    return scene.figures().get(step.from).name() + " > " + scene.figures().get(step.to).name();
  }

  /** Returns the steps of the main path, which is drawn straight down. */
  static List<Step> main(Scene scene) {
    List<Step> steps = new ArrayList<>();
    for (int number : scene.spine()) {
      Scene.Arrow arrow = scene.arrows().get(number);
      if (!within(scene, arrow.to(), arrow.from())) {
        steps.add(new Step(arrow.from(), arrow.to()));
      }
    }
    return steps;
  }

  private static boolean within(Scene scene, int figure, int in) {
    int at = figure;
    while (at >= 0 && at != in) {
      at = scene.figures().get(at).parent();
    }
    return at == in;
  }

  private static int crossings(SvgReading read) {
    int sum = 0;
    for (Line one : read.lines) {
      for (Line other : read.lines) {
        for (Segment flat : one.segments()) {
          for (Segment steep : other.segments()) {
            boolean cross =
                one != other
                    && flat.flat()
                    && steep.steep()
                    && between(flat.from().x(), steep.from().x(), flat.to().x())
                    && between(steep.from().y(), flat.from().y(), steep.to().y());
            sum += cross ? 1 : 0;
          }
        }
      }
    }
    return sum;
  }

  private static boolean between(double one, double middle, double other) {
    return Math.min(one, other) < middle && middle < Math.max(one, other);
  }

  private void boxes(Scene scene, SvgReading read) {
    for (int i = 0; i < read.boxes.size(); i++) {
      Box box = read.boxes.get(i);
      if (!scene.figures().get(i).holds() && box.area().width() > 2 * box.content()) {
        tooWide++;
        complaints.add(box.name() + " is " + box.area().width() + " for " + box.content());
      }
    }
  }

  /**
   * Counts the lines that lead back past boxes. Lines next to all of the boxes are easy to follow
   * and are counted separately.
   */
  private void returns(Scene scene, SvgReading read) {
    for (int i = 0; i < read.lines.size(); i++) {
      Line line = read.lines.get(i);
      Scene.Arrow arrow = scene.arrows().get(i);
      int parent = scene.figures().get(arrow.from()).parent();
      boolean back =
          line.end().y() < line.start().y()
              && arrow.from() != arrow.to()
              && parent == scene.figures().get(arrow.to()).parent();
      List<Area> passed = new ArrayList<>();
      for (int j = 0; back && j < read.boxes.size(); j++) {
        Area box = read.boxes.get(j).area();
        if (scene.figures().get(j).parent() == parent
            && box.y() > line.end().y()
            && box.bottom() < line.start().y()) {
          passed.add(box);
        }
      }
      if (!passed.isEmpty()) {
        boolean outside = outside(line, passed, 1) || outside(line, passed, -1);
        returns++;
        outer += outside ? 1 : 0;
        if (!outside) {
          complaints.add("amid boxes: " + name(scene, new Step(arrow.from(), arrow.to())));
        }
      }
    }
  }

  /** Returns whether a line passes all boxes at its height on the given side. */
  private static boolean outside(Line line, List<Area> boxes, int side) {
    for (Area box : boxes) {
      for (Segment segment : line.segments()) {
        double top = Math.min(segment.from().y(), segment.to().y());
        double bottom = Math.max(segment.from().y(), segment.to().y());
        boolean level = bottom >= box.y() && top <= box.bottom();
        double border = side > 0 ? box.right() : -box.x();
        double nearest =
            side > 0
                ? Math.min(segment.from().x(), segment.to().x())
                : -Math.max(segment.from().x(), segment.to().x());
        if (level && nearest < border) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Counts the ends: final states, and failure states without successors. Counts separately the
   * ends that have only other ends below them.
   */
  private void ends(Scene scene, SvgReading read) {
    for (int i = 0; i < read.boxes.size(); i++) {
      if (!scene.isEnd(i)) {
        continue;
      }
      ends++;
      int parent = scene.figures().get(i).parent();
      boolean below = true;
      for (int j = 0; j < read.boxes.size(); j++) {
        below &=
            scene.figures().get(j).parent() != parent
                || scene.isEnd(j)
                || read.boxes.get(j).area().y() < read.boxes.get(i).area().bottom();
      }
      endsBelow += below ? 1 : 0;
      if (!below) {
        complaints.add("high end " + read.boxes.get(i).name());
      }
    }
  }

  private void overlaps(Scene scene, SvgReading read) {
    for (int i = 0; i < read.boxes.size(); i++) {
      Area box = read.boxes.get(i).area();
      boolean holds = scene.figures().get(i).holds();
      for (int j = i + 1; j < read.boxes.size(); j++) {
        Area other = read.boxes.get(j).area();
        if (box.meets(other) && !box.holds(other) && !other.holds(box)) {
          overlap("boxes " + read.boxes.get(i).name() + " and " + read.boxes.get(j).name());
        }
      }
      for (Text label : read.labels) {
        if (box.meets(label.area()) && !(holds && box.holds(label.area()))) {
          overlap("label " + label.text() + " and box " + read.boxes.get(i).name());
        }
      }
      if (!holds) {
        for (Line line : read.lines) {
          if (line.segments().stream().anyMatch(s -> s.through(box))) {
            overlap("line " + line.number() + " and box " + read.boxes.get(i).name());
          }
        }
      }
    }
    for (int i = 0; i < read.labels.size(); i++) {
      Text label = read.labels.get(i);
      for (int j = i + 1; j < read.labels.size(); j++) {
        if (label.area().meets(read.labels.get(j).area())) {
          overlap("labels " + label.text() + " and " + read.labels.get(j).text());
        }
      }
      int through = 0;
      for (Line line : read.lines) {
        through += line.segments().stream().anyMatch(s -> s.through(label.area())) ? 1 : 0;
      }
      if (through > 1) {
        overlap("label " + label.text() + " and " + through + " lines");
      }
    }
  }

  private void overlap(String what) {
    overlaps++;
    complaints.add("overlap: " + what);
  }

  private boolean exact(Scene scene, SvgReading read) {
    List<String> wanted = new ArrayList<>();
    for (Scene.Arrow arrow : scene.arrows()) {
      wanted.add(
          SvgReading.triple(
              scene.figures().get(arrow.from()).text(),
              arrow.parts().stream().map(Scene.Label::fullText).collect(Collectors.joining()),
              scene.figures().get(arrow.to()).text()));
    }
    List<String> found = read.triples();
    List<String> lost = new ArrayList<>(wanted);
    found.forEach(lost::remove);
    wanted.forEach(found::remove);
    if (!lost.isEmpty() || !found.isEmpty()) {
      complaints.add("lost " + lost + ", read " + found);
    }
    return lost.isEmpty() && found.isEmpty();
  }
}
