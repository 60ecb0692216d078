package dev.pawl.diagrams.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.MachineSketch;
import dev.pawl.diagrams.SeedMachines;
import dev.pawl.diagrams.scene.Scene;
import dev.pawl.diagrams.scene.SceneReader;
import dev.pawl.language.HostileStrings;
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.ResolvedMachine;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SvgPainterTest {

  private static Document parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  private static List<Element> all(Document document, String tag) {
    NodeList nodes = document.getElementsByTagName(tag);
    List<Element> found = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      found.add((Element) nodes.item(i));
    }
    return found;
  }

  @Test
  void everyArrowIsPaintedWithItsLabels() throws Exception {
    for (Machine machine : SeedMachines.all().values()) {
      PictureScene picture = PictureScene.of(SceneReader.read(ResolvedMachine.of(machine)));
      Scene scene = picture.scene();
      List<String> drawn = new ArrayList<>();
      for (Element group : all(parsed(SvgPainter.paint(ResolvedMachine.of(machine))), "g")) {
        if (group.getAttribute("class").startsWith("arrow")) {
          drawn.add(
              group.getAttribute("data-from")
                  + " to "
                  + group.getAttribute("data-to")
                  + ": "
                  + group.getTextContent().replaceAll("[ ,/]", ""));
        }
      }

      List<String> expected = new ArrayList<>();
      for (int i = 0; i < scene.arrows().size(); i++) {
        Scene.Arrow arrow = scene.arrows().get(i);
        Scene.Figure from = scene.figures().get(arrow.from());
        Scene.Figure to = scene.figures().get(arrow.to());
        PictureScene.DiamondTransition arm = picture.diamondTransitions().get(i);
        String labels =
            arrow.parts().stream().map(Scene.Label::fullText).collect(Collectors.joining());
        expected.add(
            (arm == null ? from.name() : arm.from())
                + " to "
                + (to.kind() == Scene.Kind.CHOICE ? "" : to.name())
                + ": "
                + labels.replaceAll("[ ,/]", ""));
      }
      assertEquals(expected, drawn);
    }
  }

  @Test
  void linesKeepOffTheMarkOfTheInitialState() throws Exception {
    MachineSketch sketch =
        MachineSketch.named("Visit")
            .state("New", s -> s.initial("").to("Correct", "Confirm", "Assigned", "Cancelled"))
            .state("Correct", s -> s.to("New", "Confirm", "Cancelled"))
            .state("Confirm", s -> s.to("New", "Assigned", "Cancelled"))
            .state("Assigned", s -> s.to("Accepted", "Cancelled"))
            .state("Cancelled", MachineSketch.Node::end)
            .state("Accepted", s -> s.to("Started", "Cancelled"))
            .state("Started", s -> s.to("Waiting", "Completed", "Cancelled"))
            .state("Waiting", s -> s.to("Started", "Completed", "Cancelled"))
            .state("Completed", MachineSketch.Node::end);
    Document svg = parsed(SvgPainter.paint(ResolvedMachine.of(sketch.machine())));
    int mark = Integer.parseInt(all(svg, "circle").get(0).getAttribute("cy"));

    int atSides = 0;
    for (Element path : all(svg, "path")) {
      String[] points = path.getAttribute("d").substring(1).split("[LQ]");
      if (points.length < 2) {
        continue;
      }
      int y = Integer.parseInt(points[0].split(" ")[1]);
      if (points[1].endsWith(" " + y)) {
        atSides++;
        assertTrue(Math.abs(y - mark) > 5, path.getAttribute("d"));
      }
    }
    assertTrue(atSides > 0, "no line starts at the side of a box");
  }

  @Test
  void svgIsSelfContainedAndHasDarkColours() throws Exception {
    String svg = SvgPainter.paint(ResolvedMachine.of(SeedMachines.workstream()));
    Document document = parsed(svg);

    assertTrue(svg.contains("@media screen and (prefers-color-scheme: dark)"), svg);
    assertTrue(all(document, "script").isEmpty());
    assertFalse(svg.replace("http://www.w3.org/2000/svg", "").contains("http"), svg);
    Element root = document.getDocumentElement();
    String[] labelled = root.getAttribute("aria-labelledby").split(" ");
    assertEquals(labelled[0], all(document, "title").get(0).getAttribute("id"));
    assertEquals(labelled[1], all(document, "desc").get(0).getAttribute("id"));
    assertEquals("Workstream", all(document, "title").get(0).getTextContent());
  }

  @Test
  void descriptionIsASentenceOfItsOwn() throws Exception {
    for (String declared : List.of("A door", "A door.", "A door.\n")) {
      Machine machine =
          MachineSketch.named("Door")
              .described(declared)
              .state("A", s -> s.initial("").on("go", "B"))
              .state("B", MachineSketch.Node::end)
              .machine();
      Document document = parsed(SvgPainter.paint(ResolvedMachine.of(machine)));
      assertEquals(
          "A door. State machine with 2 states and 1 transition.",
          all(document, "desc").get(0).getTextContent());
    }
  }

  @Test
  void hostileTextIsShownLiterally() throws Exception {
    for (String hostile : HostileStrings.all()) {
      Machine machine =
          MachineSketch.named(hostile)
              .described(hostile)
              .state("A", s -> s.initial("").described(hostile).on(hostile, "B"))
              .state("B", MachineSketch.Node::end)
              .machine();
      Document document = parsed(SvgPainter.paint(ResolvedMachine.of(machine)));
      String label =
          SceneReader.read(ResolvedMachine.of(machine)).arrows().get(0).labels().toString();

      assertTrue(all(document, "script").isEmpty());
      String text = document.getDocumentElement().getTextContent().replace(" ", "");
      assertTrue(
          text.contains(label.substring(1, label.length() - 1).replace(" ", "")), label + text);
    }
  }

  @Test
  void tooManyStatesGiveTable() throws Exception {
    MachineSketch sketch = MachineSketch.named("Many");
    for (int i = 0; i < 50; i++) {
      int next = (i + 1) % 50;
      sketch.state("S" + i, s -> s.on("next", "S" + next));
    }

    String svg = SvgPainter.paint(ResolvedMachine.of(sketch.machine()));

    assertTrue(all(parsed(svg), "text").size() > 100, svg);
    assertTrue(svg.contains("more than 40 states"), svg);
  }
}
