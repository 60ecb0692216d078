package dev.pawl.cli;

import com.github.weisj.jsvg.SVGDocument;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * A writer of PDF pages. Letters are drawn as graphics, so that they look the same everywhere.
 * Invisible text below the letters can be searched and copied.
 */
final class PdfPage {

  /** The font of the invisible text, which is one of the fonts in PDFBox. */
  private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

  /** The length of a pixel in points. A pixel is 1/96 inch, and a point is 1/72 inch. */
  private static final float POINTS = 0.75f;

  private PdfPage() {}

  static byte[] of(String svg, SVGDocument picture) throws IOException {
    Document document = PictureXml.parse(svg);
    float width = picture.size().width;
    float height = picture.size().height;
    try (PDDocument pdf = new PDDocument()) {
      PDPage page = new PDPage(new PDRectangle(width * POINTS, height * POINTS));
      pdf.addPage(page);
      pdf.getDocumentInformation().setTitle(title(document));
      pdf.getDocumentInformation().setProducer("Pawl");
      PdfBoxGraphics2D graphics = new PdfBoxGraphics2D(pdf, width * POINTS, height * POINTS);
      graphics.scale(POINTS, POINTS);
      Raster.draw(picture, graphics);
      graphics.dispose();
      PDFont font = font(pdf);
      try (PDPageContentStream out = new PDPageContentStream(pdf, page, AppendMode.APPEND, true)) {
        NodeList texts = document.getElementsByTagName("text");
        for (int i = 0; i < texts.getLength(); i++) {
          write(out, font, (Element) texts.item(i), height);
        }
        out.drawForm(graphics.getXFormObject());
      }
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      pdf.save(bytes);
      return bytes.toByteArray();
    }
  }

  private static String title(Document svg) {
    NodeList titles = svg.getElementsByTagName("title");
    return titles.getLength() == 0 ? "" : titles.item(0).getTextContent();
  }

  private static PDFont font(PDDocument pdf) throws IOException {
    try (InputStream in = PDDocument.class.getResourceAsStream(FONT)) {
      return PDType0Font.load(pdf, in);
    }
  }

  private static void write(PDPageContentStream out, PDFont font, Element text, float height)
      throws IOException {
    String said = known(font, VisualOrder.of(text.getTextContent()));
    float size = number(text, "font-size", 12) * POINTS;
    float width = font.getStringWidth(said) / 1000 * size;
    if (said.isBlank() || width <= 0) {
      return;
    }
    float length = number(text, "textLength", width / POINTS) * POINTS;
    out.beginText();
    out.setRenderingMode(RenderingMode.NEITHER);
    out.setFont(font, size);
    out.setHorizontalScaling(100 * length / width);
    out.newLineAtOffset(number(text, "x", 0) * POINTS, (height - number(text, "y", 0)) * POINTS);
    out.showText(said);
    out.endText();
  }

  /** Returns a text with question marks in place of characters that a font does not contain. */
  private static String known(PDFont font, String text) {
    StringBuilder known = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              String letter = Character.toString(point);
              try {
                font.encode(letter);
                known.append(letter);
              } catch (IOException | IllegalArgumentException e) {
                known.append('?');
              }
            });
    return known.toString();
  }

  private static float number(Element element, String name, float otherwise) {
    String value = element.getAttribute(name);
    return value.isEmpty() ? otherwise : Float.parseFloat(value);
  }
}
