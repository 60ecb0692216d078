package dev.pawl.cli.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rectangles and lines of a picture, in pixels. */
final class SvgShape {

  private static final Pattern COMMAND = Pattern.compile("([MLHVQamhvAZz])([^MLHVQamhvAZz]*)");
  private static final Pattern NUMBER = Pattern.compile("-?\\d+(?:\\.\\d+)?");

  private SvgShape() {}

  record Spot(double x, double y) {}

  record Area(double x, double y, double width, double height) {
    double right() {
      return x + width;
    }

    double bottom() {
      return y + height;
    }

    double middle() {
      return x + width / 2;
    }

    boolean holds(Area other) {
      return other.x >= x && other.right() <= right() && other.y >= y && other.bottom() <= bottom();
    }

    /** Returns whether this area and another one overlap by more than a rounding error. */
    boolean meets(Area other) {
      return Math.min(right(), other.right()) - Math.max(x, other.x) > 0.75
          && Math.min(bottom(), other.bottom()) - Math.max(y, other.y) > 0.75;
    }

    /** Returns the distance of a point from the border. */
    double fromBorder(Spot spot) {
      boolean inside = spot.x >= x && spot.x <= right() && spot.y >= y && spot.y <= bottom();
      if (inside) {
        return Math.min(
            Math.min(spot.x - x, right() - spot.x), Math.min(spot.y - y, bottom() - spot.y));
      }
      double dx = Math.max(0, Math.max(x - spot.x, spot.x - right()));
      double dy = Math.max(0, Math.max(y - spot.y, spot.y - bottom()));
      return Math.hypot(dx, dy);
    }
  }

  record Segment(Spot from, Spot to) {
    boolean steep() {
      return Math.abs(from.x - to.x) < 0.01 && Math.abs(from.y - to.y) > 0.01;
    }

    boolean flat() {
      return Math.abs(from.y - to.y) < 0.01 && Math.abs(from.x - to.x) > 0.01;
    }

    /** Returns whether the part of the line within an area is longer than a rounding error. */
    boolean through(Area area) {
      double low = Math.max(Math.min(from.x, to.x), area.x() + 0.6);
      double high = Math.min(Math.max(from.x, to.x), area.right() - 0.6);
      double top = Math.max(Math.min(from.y, to.y), area.y() + 0.6);
      double bottom = Math.min(Math.max(from.y, to.y), area.bottom() - 0.6);
      return low <= high && top <= bottom;
    }

    double distance(Area area) {
      double dx =
          Math.max(
              0,
              Math.max(area.x() - Math.max(from.x, to.x), Math.min(from.x, to.x) - area.right()));
      double dy =
          Math.max(
              0,
              Math.max(area.y() - Math.max(from.y, to.y), Math.min(from.y, to.y) - area.bottom()));
      return Math.hypot(dx, dy);
    }
  }

  /**
   * Returns the corners of a path. A curve is represented by its ends, and a rounded corner by its
   * corner.
   */
  static List<Spot> corners(String path) {
    List<Spot> spots = new ArrayList<>();
    double x = 0;
    double y = 0;
    Matcher commands = COMMAND.matcher(path);
    while (commands.find()) {
      List<Double> numbers = new ArrayList<>();
      Matcher digits = NUMBER.matcher(commands.group(2));
      while (digits.find()) {
        numbers.add(Double.valueOf(digits.group()));
      }
      switch (commands.group(1).charAt(0)) {
        case 'M', 'L' -> {
          x = numbers.get(0);
          y = numbers.get(1);
        }
        case 'Q' -> {
          spots.add(new Spot(numbers.get(0), numbers.get(1)));
          x = numbers.get(2);
          y = numbers.get(3);
        }
        case 'H' -> x = numbers.get(0);
        case 'V' -> y = numbers.get(0);
        case 'm' -> {
          x += numbers.get(0);
          y += numbers.get(1);
        }
        case 'a' -> {
          x += numbers.get(5);
          y += numbers.get(6);
        }
        case 'h' -> x += numbers.get(0);
        case 'v' -> y += numbers.get(0);
        default -> throw new IllegalArgumentException(path);
      }
      spots.add(new Spot(x, y));
    }
    return spots;
  }

  static List<Segment> segments(List<Spot> spots) {
    List<Segment> segments = new ArrayList<>();
    for (int i = 1; i < spots.size(); i++) {
      Segment next = new Segment(spots.get(i - 1), spots.get(i));
      int last = segments.size() - 1;
      boolean on =
          last >= 0
              && ((next.steep() && segments.get(last).steep())
                  || (next.flat() && segments.get(last).flat()));
      if (on) {
        segments.set(last, new Segment(segments.get(last).from(), next.to()));
      } else if (next.steep() || next.flat()) {
        segments.add(next);
      }
    }
    return segments;
  }
}
