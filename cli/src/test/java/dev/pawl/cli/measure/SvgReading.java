package dev.pawl.cli.measure;

import dev.pawl.cli.measure.SvgShape.Area;
import dev.pawl.cli.measure.SvgShape.Segment;
import dev.pawl.cli.measure.SvgShape.Spot;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * The visible content of a picture: boxes with names, lines from border to border, and labels in or
 * next to a line. This class derives the content from the geometry, and from the attributes that
 * distinguish states from arrows.
 */
final class SvgReading {

  record Box(String name, Area area, double content) {}

  record Line(int number, List<Segment> segments, Spot start, Spot end) {}

  record Text(String text, Area area) {}

  final List<Box> boxes = new ArrayList<>();
  final List<Line> lines = new ArrayList<>();
  final List<Text> labels = new ArrayList<>();
  final double width;
  final double height;
  final double smallestType;

  private SvgReading(Element root) {
    width = number(root, "width");
    height = number(root, "height");
    smallestType = number(root, "data-type", 12);
    for (Element group : all(root, "g")) {
      List<String> kinds = List.of(group.getAttribute("class").split(" "));
      if (kinds.contains("state")) {
        box(group);
      } else if (kinds.contains("choice")) {
        choice(group);
      } else if (kinds.contains("arrow")) {
        arrow(group);
      }
    }
  }

  static SvgReading of(String svg) {
    try {
      return new SvgReading(
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader(svg)))
              .getDocumentElement());
    } catch (ParserConfigurationException | SAXException | IOException e) {
      throw new IllegalArgumentException(svg, e);
    }
  }

  private void box(Element group) {
    double content = 0;
    for (Element text : all(group, "text")) {
      content = Math.max(content, text(text).area().width());
    }
    double left = Double.MAX_VALUE;
    double right = 0;
    for (Element chip : all(group, "g")) {
      if (chip.getAttribute("class").startsWith("chip")) {
        left = Math.min(left, area(all(chip, "rect").get(0)).x());
        right = Math.max(right, area(all(chip, "rect").get(0)).right());
      }
    }
    content = Math.max(content, right - left);
    boolean hasSign =
        all(group, "path").stream().anyMatch(path -> path.getAttribute("class").equals("sign"));
    String name = all(group, "text").get(0).getTextContent();
    for (Element marked : all(group, "text")) {
      name = marked.getAttribute("class").equals("name") ? marked.getTextContent() : name;
    }
    boxes.add(new Box(name, area(all(group, "rect").get(0)), content + (hasSign ? 40 : 24)));
  }

  private void choice(Element group) {
    double left = Double.MAX_VALUE;
    double top = Double.MAX_VALUE;
    double right = 0;
    double bottom = 0;
    for (String corner : all(group, "polygon").get(0).getAttribute("points").split(" ")) {
      double x = Double.parseDouble(corner.substring(0, corner.indexOf(',')));
      double y = Double.parseDouble(corner.substring(corner.indexOf(',') + 1));
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    Area area = new Area(left, top, right - left, bottom - top);
    boxes.add(new Box(all(group, "title").get(0).getTextContent(), area, area.width()));
  }

  private void arrow(Element group) {
    Element path = all(group, "path").get(0);
    List<Spot> spots = SvgShape.corners(path.getAttribute("d"));
    Spot tip = spots.get(spots.size() - 1);
    for (Element head : all(group, "polygon")) {
      String[] first = head.getAttribute("points").strip().split("[ ,]");
      tip = new Spot(Double.parseDouble(first[0]), Double.parseDouble(first[1]));
      spots.add(tip);
    }
    lines.add(new Line(lines.size(), SvgShape.segments(spots), spots.get(0), tip));
    List<Element> pills = all(group, "rect");
    if (pills.isEmpty()) {
      all(group, "text").forEach(text -> labels.add(text(text)));
    }
    for (Element pill : pills) {
      StringBuilder rows = new StringBuilder();
      all(group, "text").forEach(text -> rows.append(text.getTextContent()).append(' '));
      labels.add(new Text(rows.toString().strip(), area(pill)));
    }
  }

  private static Area area(Element rect) {
    return new Area(
        number(rect, "x"), number(rect, "y"), number(rect, "width"), number(rect, "height"));
  }

  private static Text text(Element text) {
    String said = text.getTextContent();
    double width = number(text, "textLength", 7.8 * said.length());
    double x = number(text, "x");
    return new Text(said, new Area(x, number(text, "y") - 10, width, 13));
  }

  private static double number(Element element, String name) {
    return number(element, name, 0);
  }

  private static double number(Element element, String name, double otherwise) {
    String value = element.getAttribute(name);
    return value.isEmpty() ? otherwise : Double.parseDouble(value.replace("%", ""));
  }

  private static List<Element> all(Element root, String tag) {
    NodeList nodes = root.getElementsByTagName(tag);
    List<Element> found = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      found.add((Element) nodes.item(i));
    }
    return found;
  }

  /** Returns the index of the box whose border is near a point; -1 if there is none. */
  int at(Spot spot) {
    int best = -1;
    for (int i = 0; i < boxes.size(); i++) {
      double away = boxes.get(i).area().fromBorder(spot);
      if (away <= 2 && (best < 0 || away < boxes.get(best).area().fromBorder(spot))) {
        best = i;
      }
    }
    return best;
  }

  /** Returns the text of each line: the labels that are nearest to the line, from top to bottom. */
  Map<Integer, String> said() {
    Map<Integer, String> said = new LinkedHashMap<>();
    for (Text label : labels) {
      int best = -1;
      double least = 40;
      for (Line line : lines) {
        for (Segment segment : line.segments()) {
          double away = segment.distance(label.area()) + (segment.steep() ? 0 : 0.5);
          if (away < least) {
            least = away;
            best = line.number();
          }
        }
      }
      said.merge(best, label.text(), (a, b) -> a + " " + b);
    }
    return said;
  }

  /**
   * Returns all transitions that were read, as source, label without blanks and dashes, and target.
   */
  List<String> triples() {
    Map<Integer, String> said = said();
    List<String> triples = new ArrayList<>();
    for (Line line : lines) {
      int from = at(line.start());
      int to = at(line.end());
      String label = said.getOrDefault(line.number(), "");
      triples.add(
          triple(
              from < 0 ? "?" : boxes.get(from).name(), label, to < 0 ? "?" : boxes.get(to).name()));
    }
    if (said.containsKey(-1)) {
      triples.add("label of no line: " + said.get(-1));
    }
    return triples;
  }

  static String triple(String from, String label, String to) {
    return from + " > " + label.replaceAll("[\\s,/]", "") + " > " + to;
  }
}
