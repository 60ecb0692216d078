package dev.pawl.cli.raster;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * A converter of SVG pictures. It replaces the style sheet by attributes with the light colors,
 * because the libraries for PNG and PDF do not support custom properties.
 */
final class PlainSvg {

  private static final Pattern VARIABLE = Pattern.compile("var\\((--[\\w-]+)\\)");
  private static final Pattern FONT_SIZE = Pattern.compile("([\\d.]+)px");

  /** The style properties that are converted to attributes. */
  private static final List<String> SHOWN =
      List.of(
          "fill",
          "stroke",
          "stroke-width",
          "stroke-dasharray",
          "stroke-linecap",
          "stroke-linejoin",
          "opacity",
          "font-size",
          "font-style",
          "text-anchor");

  private final StyleRules rules;

  private PlainSvg(StyleRules rules) {
    this.rules = rules;
  }

  /**
   * Converts a picture that Pawl has drawn.
   *
   * @throws IllegalArgumentException if the text is not a picture
   */
  static Document of(String svg) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      Document document =
          factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
      StringBuilder css = new StringBuilder();
      while (document.getElementsByTagName("style").getLength() > 0) {
        Node style = document.getElementsByTagName("style").item(0);
        css.append(style.getTextContent());
        style.getParentNode().removeChild(style);
      }
      new PlainSvg(StyleRules.of(css.toString())).apply(document.getDocumentElement(), Map.of());
      return document;
    } catch (ParserConfigurationException | SAXException | IOException e) {
      throw new IllegalArgumentException("This is no picture", e);
    }
  }

  /** Returns a picture as the content of a file. */
  static byte[] written(Document document) {
    try {
      TransformerFactory factory = TransformerFactory.newInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      factory.newTransformer().transform(new DOMSource(document), new StreamResult(out));
      return out.toByteArray();
    } catch (TransformerException e) {
      throw new IllegalArgumentException("This cannot be written", e);
    }
  }

  private void apply(Element element, Map<String, String> inherited) {
    Map<String, String> declared = rules.of(element);
    Map<String, String> variables = new HashMap<>(inherited);
    declared.forEach(
        (name, value) -> {
          if (name.startsWith("--")) {
            variables.put(name, value);
          }
        });
    declared.forEach(
        (name, value) -> {
          if (name.equals("font-weight")) {
            // Java fonts are either bold or not
            element.setAttribute(name, value.compareTo("600") >= 0 ? "bold" : "normal");
          } else if (SHOWN.contains(name)) {
            element.setAttribute(name, resolved(value, variables).replace("px", ""));
          } else if (name.equals("font")) {
            font(element, value);
          } else if (name.equals("font-family")) {
            element.setAttribute(name, family(value));
          }
        });
    if (element.getTagName().equals("text")) {
      element.setAttribute("xml:space", "preserve");
    }
    for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element inner) {
        apply(inner, variables);
      }
    }
  }

  private static void font(Element element, String value) {
    Matcher size = FONT_SIZE.matcher(value);
    if (size.find()) {
      element.setAttribute("font-size", size.group(1));
    }
    element.setAttribute("font-family", family(value));
  }

  /** Returns a logical font of Java, which exists on every system. */
  private static String family(String value) {
    return value.contains("monospace") ? "Monospaced" : "SansSerif";
  }

  private static String resolved(String value, Map<String, String> variables) {
    String text = value;
    for (int depth = 0; depth < 5 && text.contains("var("); depth++) {
      text =
          VARIABLE
              .matcher(text)
              .replaceAll(
                  found ->
                      Matcher.quoteReplacement(variables.getOrDefault(found.group(1), "none")));
    }
    return text;
  }
}
