package dev.pawl.cli.measure;

import dev.pawl.diagrams.layout.Drawing;
import dev.pawl.diagrams.layout.Point;
import dev.pawl.diagrams.layout.Rectangle;
import dev.pawl.diagrams.scene.Scene;
import dev.pawl.diagrams.scene.SceneReader;
import dev.pawl.diagrams.svg.PictureScene;
import dev.pawl.diagrams.svg.SvgPainter;
import dev.pawl.diagrams.text.CellPicture;
import dev.pawl.diagrams.text.CellWidth;
import dev.pawl.diagrams.text.MachineDrawing;
import dev.pawl.diagrams.text.MachineLayout;
import dev.pawl.diagrams.text.TextDiagram;
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.ResolvedMachine;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Adds up the measures of many pictures. */
final class Measure {

  int machines;
  int steps;
  int notDown;
  double sideways;
  int withPath;
  int straight;
  int crossings;
  int bends;
  int jogs;
  int tooWide;
  int legible;
  int overlaps;
  int exact;
  int returns;
  int outer;
  int ends;
  int endsBelow;
  int textWide;
  long textArea;
  int textMargin;
  int textBoxes;
  int textHugs;
  int textCodes;
  int labels;
  double svgArea;
  final StringBuilder complaints = new StringBuilder();

  static Measure of(Map<String, Machine> all) {
    Measure sum = new Measure();
    all.forEach(sum::add);
    return sum;
  }

  private void add(String name, Machine declared) {
    ResolvedMachine machine = ResolvedMachine.of(declared);
    MachineLayout layout = MachineLayout.of(machine);
    MachineDrawing depiction = layout.painted();
    if (depiction.picture().isEmpty()) {
      return;
    }
    machines++;
    Scene scene = PictureScene.of(SceneReader.read(machine)).scene();
    String svg = SvgPainter.paint(machine, layout);
    SvgReading read = SvgReading.of(svg);
    Figures figures = new Figures(scene, read);
    steps += figures.main.size();
    notDown += figures.notDown;
    sideways += figures.sideways;
    withPath += figures.main.isEmpty() ? 0 : 1;
    straight += figures.straight ? 1 : 0;
    crossings += figures.crossings;
    bends += figures.bends;
    jogs += figures.jogs;
    tooWide += figures.tooWide;
    overlaps += figures.overlaps;
    legible += figures.type >= 10 ? 1 : 0;
    exact += figures.exact ? 1 : 0;
    returns += figures.returns;
    outer += figures.outer;
    ends += figures.ends;
    endsBelow += figures.endsBelow;
    svgArea += read.width * read.height;
    if (figures.type < 10) {
      figures.complaints.add("type " + figures.type + ", width " + read.width);
    }
    text(depiction, figures);
    if (!figures.complaints.isEmpty()) {
      complaints.append(name).append(": ").append(figures.complaints).append('\n');
    }
    String folder = System.getProperty("pawl.pictures", "");
    if (!folder.isEmpty()) {
      write(Path.of(folder), name, svg, TextDiagram.of(depiction));
    }
  }

  private static void write(Path folder, String name, String svg, String text) {
    try {
      Files.createDirectories(folder);
      String file = name.replaceAll("[/.]", "-");
      Files.writeString(folder.resolve(file + ".svg"), svg);
      Files.writeString(folder.resolve(file + ".txt"), text);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private void text(MachineDrawing depiction, Figures figures) {
    CellPicture picture = depiction.picture().orElseThrow();
    Drawing drawing = picture.drawing();
    textWide += drawing.width() > 100 ? 1 : 0;
    textArea += (long) drawing.width() * drawing.height();
    textCodes += picture.codes().isEmpty() ? 0 : 1;
    int top = Integer.MAX_VALUE;
    int margin = 0;
    for (int i = 0; i < drawing.boxes().size(); i++) {
      Rectangle box = drawing.boxes().get(i);
      Scene.Figure figure = picture.scene().figures().get(i);
      int content = CellWidth.of(figure.text()) + 4;
      textBoxes += isCard(figure) && box.width() > 2 * content ? 1 : 0;
      boolean higher = box.y() < top || (box.y() == top && box.x() < margin);
      margin = higher ? box.x() : margin;
      top = Math.min(top, box.y());
    }
    if (margin >= 20) {
      textMargin++;
      figures.complaints.add("margin " + margin);
    }
    for (Drawing.Route route : drawing.routes()) {
      if (route.label().isPresent()) {
        labels++;
        if (hugs(drawing, route)) {
          textHugs++;
          figures.complaints.add("hug in text");
        }
      }
    }
  }

  private static boolean isCard(Scene.Figure figure) {
    return !figure.holds() && figure.kind() != Scene.Kind.CHOICE;
  }

  private static boolean hugs(Drawing drawing, Drawing.Route own) {
    Rectangle label = own.label().orElseThrow();
    for (Drawing.Route other : drawing.routes()) {
      List<Point> points = other.points();
      for (int i = 1; other != own && i < points.size(); i++) {
        Point a = points.get(i - 1);
        Point b = points.get(i);
        boolean beside =
            a.x() == b.x()
                && Math.min(a.y(), b.y()) <= label.bottom()
                && Math.max(a.y(), b.y()) >= label.y()
                && a.x() >= label.x() - 2
                && a.x() <= label.right() + 2;
        if (beside) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%d machines: %d of %d steps not down, %.1f px sideways, %d of %d spines straight,"
            + " %d crossings, %d bends, %d jogs, %d boxes too wide, %d legible, %d overlaps, %d exact, %d of %d returns outside, %d of %d ends below all, %.2f Mpx;"
            + " text: %d wide, area %d, %d margins, %d of %d labels hug, %d boxes too wide, %d codes",
        machines,
        notDown,
        steps,
        sideways / Math.max(1, steps),
        straight,
        withPath,
        crossings,
        bends,
        jogs,
        tooWide,
        legible,
        overlaps,
        exact,
        outer,
        returns,
        endsBelow,
        ends,
        svgArea / 1e6,
        textWide,
        textArea,
        textMargin,
        textHugs,
        labels,
        textBoxes,
        textCodes);
  }

  /**
   * Returns the CPU time of this thread, which other programs affect less than the elapsed time.
   */
  private static long time() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  public static void main(String[] arguments) {
    Map<String, Machine> all = DrawnMachines.all();
    Measure sum = of(all);
    System.out.print(sum.complaints);
    System.out.println(sum);
    Map<String, ResolvedMachine> resolved = new java.util.LinkedHashMap<>();
    all.forEach((name, machine) -> resolved.put(name, ResolvedMachine.of(machine)));
    for (int round = 0; round < Integer.getInteger("rounds", 0); round++) {
      long start = time();
      long middle = 0;
      for (ResolvedMachine machine : resolved.values()) {
        long begin = time();
        MachineLayout layout = MachineLayout.of(machine);
        layout.painted();
        middle += time() - begin;
        SvgPainter.paint(machine, layout);
      }
      System.out.printf(
          "%.2f ms a machine, of that %.2f for the text%n",
          (time() - start) / 1e6 / resolved.size(), middle / 1e6 / resolved.size());
    }
  }
}
