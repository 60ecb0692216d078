package dev.pawl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.SeedMachines;
import dev.pawl.diagrams.svg.SvgPainter;
import dev.pawl.language.semantics.ResolvedMachine;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that PNG and PDF files show the same picture as the SVG. */
@Tag("slow")
class RasterTest {

  private static final Pattern PILL =
      Pattern.compile(
          "<rect x=\"(\\d+)\" y=\"(\\d+)\" width=\"(\\d+)\" height=\"(\\d+)\" rx=\"9\"");

  @TempDir Path folder;
  private final RunCommands commands = new RunCommands();
  private Path door;

  @BeforeEach
  void writeMachine() throws IOException {
    door = folder.resolve("door.pawl.yaml");
    Files.writeString(
        door,
        """
        machine: Door
        states:
          OPEN: { initial: true, description: Anybody comes in, on: { shut: CLOSED } }
          CLOSED: { on: { open: OPEN, lock: { guard: hasKey, to: LOCKED } } }
          LOCKED: { final: true }
        """);
  }

  private Path render(String name) {
    Path file = folder.resolve(name);
    assertEquals(0, commands.run("render", door.toString(), "-o", file.toString()));
    assertEquals("", commands.out() + commands.err());
    return file;
  }

  private static int number(String svg, String attribute) {
    Matcher found = Pattern.compile(" " + attribute + "=\"(\\d+)\"").matcher(svg);
    assertTrue(found.find());
    return Integer.parseInt(found.group(1));
  }

  @Test
  void pngHasDoubleSizeAndLightColors() throws IOException {
    String svg = Files.readString(render("door.svg"));
    BufferedImage image = ImageIO.read(render("door.png").toFile());
    assertEquals(2 * number(svg, "width"), image.getWidth());
    assertEquals(2 * number(svg, "height"), image.getHeight());
    // the picture has round corners, and the page behind it is white
    assertEquals(0xFFFFFFFF, image.getRGB(0, 0));
    assertEquals(0xFFFFFFFF, image.getRGB(60, image.getHeight() / 2));
    Matcher open =
        Pattern.compile("data-state=\"OPEN\".*?<rect x=\"(\\d+)\" y=\"(\\d+)\"").matcher(svg);
    assertTrue(open.find());
    int x = 2 * Integer.parseInt(open.group(1));
    int y = 2 * Integer.parseInt(open.group(2));
    assertEquals(0xFFE8F2FB, image.getRGB(x + 20, y + 20), "the fill of an initial state");
    TreeSet<Integer> border = new TreeSet<>();
    for (int i = -3; i <= 3; i++) {
      border.add(image.getRGB(x + i, y + 40));
    }
    assertTrue(border.contains(0xFF0B62A4), border::toString);
  }

  /**
   * Tests that labels do not exceed their rounded frames: outside a frame there are only background
   * and lines.
   */
  @Test
  void textStaysWithinItsPill() throws IOException {
    int seen = 0;
    for (var machine : List.of(SeedMachines.circuit(), SeedMachines.task())) {
      String svg = SvgPainter.paint(ResolvedMachine.of(machine));
      BufferedImage image = ImageIO.read(new ByteArrayInputStream(Raster.png(svg)));
      Matcher pills = PILL.matcher(svg);
      while (pills.find()) {
        int left = 2 * Integer.parseInt(pills.group(1));
        int top = 2 * Integer.parseInt(pills.group(2));
        int right = left + 2 * Integer.parseInt(pills.group(3));
        int bottom = top + 2 * Integer.parseInt(pills.group(4));
        for (int y = top + 20; y < bottom - 20; y++) {
          assertEquals(0xFFFFFFFF, image.getRGB(left + 6, y) | 0xFF000000);
          assertEquals(0xFFFFFFFF, image.getRGB(right - 7, y) | 0xFF000000);
        }
        seen++;
      }
    }
    assertTrue(seen > 10, "" + seen);
  }

  @Test
  void pdfHasOnePageWithSearchableText() throws IOException {
    String svg = Files.readString(render("door.svg"));
    try (PDDocument pdf = Loader.loadPDF(render("door.pdf").toFile())) {
      assertEquals(1, pdf.getNumberOfPages());
      PDPage page = pdf.getPage(0);
      assertEquals(0.75 * number(svg, "width"), page.getMediaBox().getWidth(), 0.01);
      assertEquals(0.75 * number(svg, "height"), page.getMediaBox().getHeight(), 0.01);
      String text = new PDFTextStripper().getText(pdf);
      for (String said :
          List.of("OPEN", "Anybody comes in", "shut", "CLOSED", "lock [hasKey]", "LOCKED")) {
        assertTrue(text.replaceAll("\\s+", " ").contains(said), () -> said + " in " + text);
      }
      assertEquals("Door", pdf.getDocumentInformation().getTitle());
    }
  }

  @Test
  void hebrewIsDrawnFromRightToLeft() throws IOException {
    BufferedImage alef = image("א");
    BufferedImage betAlef = image("בא");
    // the left part of the first letter
    for (int x = 0; x < 24; x++) {
      for (int y = 0; y < alef.getHeight(); y++) {
        assertEquals(alef.getRGB(x, y), betAlef.getRGB(x, y), x + ", " + y);
      }
    }
  }

  private static BufferedImage image(String text) throws IOException {
    String svg =
        "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='30'>"
            + "<text class='name' x='8' y='20' font-family='SansSerif'>"
            + text
            + "</text></svg>";
    return ImageIO.read(new ByteArrayInputStream(Raster.png(svg)));
  }

  @Test
  void hebrewInPdfIsSearchable() throws IOException {
    Files.writeString(
        door,
        """
        machine: Door
        states:
          פתוחה: { initial: true, on: { סגור: שער סגור } }
          שער סגור: { final: true }
        """);
    try (PDDocument pdf = Loader.loadPDF(render("door.pdf").toFile())) {
      String text = new PDFTextStripper().getText(pdf);
      assertTrue(text.contains("פתוחה"), text);
      assertTrue(text.contains("שער סגור"), text);
    }
  }

  @Test
  void pngWithoutFileIsRefused() {
    assertEquals(2, commands.run("render", door.toString(), "--to", "png"));
    assertTrue(
        commands.err().contains("Set the file of the png with -o or --out."), commands.err());
    assertEquals(0, commands.run("render", door.toString(), "--to=pdf", "--out", "" + folder));
    assertTrue(Files.exists(folder.resolve("Door.pdf")));
  }
}
