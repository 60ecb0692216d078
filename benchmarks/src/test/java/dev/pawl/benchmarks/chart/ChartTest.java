package dev.pawl.benchmarks.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/**
 * Tests charts with few and many bars, small and large numbers, and names with special characters.
 */
class ChartTest {

  private record Box(String text, double left, double top, double right, double bottom) {

    boolean covers(Box other) {
      return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
  }

  static Stream<Chart> charts() {
    return Stream.of(
        bars(1, 1, 1),
        bars(1, 14, 45_000),
        bars(3, 5, 1_500),
        bars(2, 3, 4e9),
        bars(2, 3, 1e-4),
        new BarChart(
            "zero", "Nothing", "bytes", List.of(new BarGroup("", List.of(bar("none", 0, "0 B"))))),
        lines(1, 1),
        lines(8, 4),
        lines(3, 9));
  }

  private static Chart bars(int groups, int bars, double most) {
    List<BarGroup> all = new ArrayList<>();
    for (int g = 0; g < groups; g++) {
      List<Bar> list =
          IntStream.range(0, bars)
              .mapToObj(i -> Math.pow(most, (i + 1.0) / bars))
              .map(value -> bar("switch by hand, <a> \"method\" & state", value, value + " ns"))
              .toList();
      all.add(new BarGroup(groups == 1 ? "" : "each further type, new javac " + g, list));
    }
    return new BarChart(
        "bars",
        "An event on a walk with a title that does not fit on one line, nor nearly",
        "ns per event, log scale; JDK 17 on a machine with a name that is so long that it wraps",
        all);
  }

  private static Bar bar(String label, double value, String text) {
    return new Bar(label, value, value * 0.7, value * 1.6, text, label.length() % 2 == 0);
  }

  private static Chart lines(int graphs, int points) {
    List<Graph> all = new ArrayList<>();
    for (int g = 0; g < graphs; g++) {
      double begin = 2.5 + g;
      all.add(
          new Graph(
              "contender " + g,
              IntStream.range(0, points)
                  .mapToObj(i -> new Graph.Point(10 * Math.pow(2, i), begin * Math.pow(3, i)))
                  .toList(),
              "from here to there",
              g < 2));
    }
    return new LineChart("lines", "Many states", "ns per event", "states", all);
  }

  @ParameterizedTest
  @MethodSource("charts")
  void chartIsWellFormedAndContainsAllParts(Chart chart) throws Exception {
    Document svg = parsed(chart);
    Element root = svg.getDocumentElement();
    double width = number(root, "width");
    double height = number(root, "height");
    assertEquals("0 0 %s %s".formatted(text(width), text(height)), root.getAttribute("viewBox"));
    List<Box> boxes = boxes(svg);
    assertTrue(boxes.size() > 3);
    for (Box box : boxes) {
      assertTrue(
          box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height,
          () -> box + " in " + width + " × " + height);
    }
    NodeList bars = svg.getElementsByTagName("rect");
    for (int i = 1; i < bars.getLength(); i++) {
      Element bar = (Element) bars.item(i);
      assertTrue(number(bar, "width") >= 1, "a bar that nobody sees");
      assertTrue(number(bar, "x") + number(bar, "width") <= width);
    }
  }

  @ParameterizedTest
  @MethodSource("charts")
  void textsDoNotOverlap(Chart chart) throws Exception {
    List<Box> boxes = boxes(parsed(chart));
    for (int i = 0; i < boxes.size(); i++) {
      for (int j = i + 1; j < boxes.size(); j++) {
        Box one = boxes.get(i);
        Box other = boxes.get(j);
        assertTrue(!one.covers(other), () -> one + " and " + other);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("charts")
  void chartHasTextForScreenReaders(Chart chart) throws Exception {
    Document svg = parsed(chart);
    Element root = svg.getDocumentElement();
    assertEquals("img", root.getAttribute("role"));
    assertEquals(
        chart.name() + "-title " + chart.name() + "-desc", root.getAttribute("aria-labelledby"));
    assertEquals(chart.title(), svg.getElementsByTagName("title").item(0).getTextContent());
    assertEquals(chart.description(), svg.getElementsByTagName("desc").item(0).getTextContent());
    assertEquals(chart.svg(), chart.svg());
    assertTrue(chart.svg().contains("prefers-color-scheme: dark"));
  }

  private static Document parsed(Chart chart) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(chart.svg())));
  }

  /** Returns the boxes of texts, with the text widths that charts assume. */
  private static List<Box> boxes(Document svg) {
    List<Box> boxes = new ArrayList<>();
    NodeList texts = svg.getElementsByTagName("text");
    for (int i = 0; i < texts.getLength(); i++) {
      Element text = (Element) texts.item(i);
      String style = text.getAttribute("class");
      double size = style.equals("title") ? 14 : style.matches("tick|left") ? 11 : 12;
      double width = Svg.width(text.getTextContent(), size);
      double share = style.equals("tick") ? 0.5 : style.matches("left|.*last") ? 1 : 0;
      double left = number(text, "x") - share * width;
      double base = number(text, "y");
      boxes.add(
          new Box(
              text.getTextContent(), left, base - 0.75 * size, left + width, base + 0.2 * size));
    }
    return boxes;
  }

  private static double number(Element element, String attribute) {
    return Double.parseDouble(element.getAttribute(attribute));
  }

  private static String text(double number) {
    return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
  }
}
