package dev.pawl.cli;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** The elements of a picture in SVG. */
final class PictureXml {

  private PictureXml() {}

  static Document parse(String svg) throws IOException {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    } catch (ParserConfigurationException | SAXException e) {
      throw new IllegalArgumentException("This is no picture", e);
    }
  }

  /** Returns a picture whose texts are replaced by their {@link VisualOrder}. */
  static String ofTextsInVisualOrder(String svg) throws IOException {
    Document picture = parse(svg);
    NodeList texts = picture.getElementsByTagName("text");
    for (int i = 0; i < texts.getLength(); i++) {
      Node text = texts.item(i);
      text.setTextContent(VisualOrder.of(text.getTextContent()));
    }
    StringWriter ordered = new StringWriter();
    try {
      TransformerFactory.newInstance()
          .newTransformer()
          .transform(new DOMSource(picture), new StreamResult(ordered));
    } catch (TransformerException e) {
      throw new IllegalArgumentException("This is no picture", e);
    }
    return ordered.toString();
  }
}
