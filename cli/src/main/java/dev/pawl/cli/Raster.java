package dev.pawl.cli;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;

/**
 * A converter of pictures from SVG to PNG and PDF. Only the command line's jar contains the
 * libraries for this conversion, not the processor's jar.
 */
final class Raster {

  /**
   * The maximum number of pixels. A larger picture would not fit into the memory of a small
   * computer.
   */
  private static final double MAX_PIXELS = 60e6;

  private static final Pattern STYLE = Pattern.compile("<style>.*?</style>", Pattern.DOTALL);

  private Raster() {}

  /**
   * Returns a picture as PNG on a white background. A unit of the picture becomes two pixels, or
   * less if there would be more than {@link #MAX_PIXELS} pixels.
   *
   * @param svg the picture
   * @throws IOException if the picture cannot be encoded
   * @throws NoClassDefFoundError if the jar does not contain the libraries
   */
  static byte[] png(String svg) throws IOException {
    SVGDocument picture = load(svg);
    double width = picture.size().getWidth();
    double height = picture.size().getHeight();
    double scale = Math.min(2, Math.sqrt(MAX_PIXELS / (width * height)));
    BufferedImage image =
        new BufferedImage(
            (int) Math.ceil(width * scale),
            (int) Math.ceil(height * scale),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    graphics.scale(scale, scale);
    draw(picture, graphics);
    graphics.dispose();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(image, "png", out);
    return out.toByteArray();
  }

  /**
   * Returns a picture as PDF. The only page has the size of the picture, and its text can be
   * searched and copied.
   *
   * @param svg the picture
   * @throws IOException if the page cannot be written
   * @throws NoClassDefFoundError if the jar does not contain the libraries
   */
  static byte[] pdf(String svg) throws IOException {
    return PdfPage.of(svg, load(svg));
  }

  static void draw(SVGDocument picture, Graphics2D graphics) {
    float width = picture.size().width;
    float height = picture.size().height;
    picture.render((Component) null, graphics, new ViewBox(0, 0, width, height));
  }

  /**
   * Parses a picture without its style sheet, because the library does not support custom
   * properties. The colors of a light background are also in attributes. Texts are brought into
   * visual order, because the library draws letters in the order in which they are stored.
   */
  private static SVGDocument load(String svg) throws IOException {
    String plain = STYLE.matcher(svg).replaceAll("");
    if (VisualOrder.isNeeded(plain)) {
      plain = PictureXml.ofTextsInVisualOrder(plain);
    }
    SVGDocument picture =
        new SVGLoader()
            .load(
                new ByteArrayInputStream(plain.getBytes(StandardCharsets.UTF_8)),
                (URI) null,
                LoaderContext.createDefault());
    if (picture == null) {
      throw new IllegalArgumentException("This is no picture");
    }
    return picture;
  }
}
