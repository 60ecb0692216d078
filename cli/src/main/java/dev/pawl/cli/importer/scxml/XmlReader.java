package dev.pawl.cli.importer.scxml;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.LineIndex;
import dev.pawl.cli.importer.Place;
import dev.pawl.cli.importer.SourceText;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** A reader of XML documents. Document types are ignored, and no other file is opened. */
final class XmlReader {

  private static final int MAX_DEPTH = 120;
  private static final int MAX_ELEMENTS = 100_000;
  private static final Pattern ENTITY = Pattern.compile("<!ENTITY\\s+([^\\s%\">]+)\\s");

  private final String text;
  private final LineIndex lines;
  private final Deque<XmlElement> open = new ArrayDeque<>();
  private final Deque<Integer> starts = new ArrayDeque<>();
  private final List<String> comments = new ArrayList<>();
  private int elements;

  private XmlReader(SourceText source) {
    // the parser treats a carriage return and the line feed after it as one line end
    this.text = source.text().replace("\r\n", "\n").replace('\r', '\n');
    this.lines = new LineIndex(text);
  }

  /**
   * Reads a document.
   *
   * @throws ImportError if the text is not well-formed XML, or if the document is too large
   */
  static XmlElement read(SourceText source) throws ImportError {
    return new XmlReader(source).read();
  }

  private XmlElement read() throws ImportError {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    // the parser of JDK 24 and later has a lower limit of its own
    factory.setProperty("jdk.xml.maxElementDepth", MAX_DEPTH + 1);
    factory.setXMLResolver((publicId, systemId, base, namespace) -> new StringReader(""));
    try {
      XMLStreamReader xml = factory.createXMLStreamReader(new StringReader(text));
      return elements(xml);
    } catch (XMLStreamException e) {
      Optional<String> entity = declaredEntity(e);
      if (entity.isPresent()) {
        throw unread(entity.get(), place(e));
      }
      throw new ImportError(
          place(e), "This is not well-formed XML: " + reason(e), "Correct the file.");
    }
  }

  private XmlElement elements(XMLStreamReader xml) throws XMLStreamException, ImportError {
    XmlElement root = null;
    while (xml.hasNext()) {
      switch (xml.next()) {
        case XMLStreamConstants.START_ELEMENT -> {
          XmlElement element = start(xml);
          root = root == null ? element : root;
        }
        case XMLStreamConstants.END_ELEMENT -> end(offset(xml));
        case XMLStreamConstants.COMMENT -> comments.add(unindented(xml.getText()));
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> {
          if (!open.isEmpty()) {
            open.element().append(xml.getText());
          }
        }
        case XMLStreamConstants.ENTITY_REFERENCE ->
            throw unread(xml.getLocalName(), lines.place(offset(xml)));
        default -> {
          // processing instructions and document types are ignored
        }
      }
    }
    return Objects.requireNonNull(root);
  }

  private static ImportError unread(String entity, Place place) {
    return new ImportError(
        place, "The entity \"" + entity + "\" is not read.", "Replace it by its text.");
  }

  /**
   * Returns the entity that an error of the XML parser names, if the document declares it. The
   * parser ignores declarations, and reports such entities as not declared.
   */
  private Optional<String> declaredEntity(XMLStreamException e) {
    Matcher declaration = ENTITY.matcher(text);
    while (declaration.find()) {
      if (reason(e).contains("\"" + declaration.group(1) + "\"")) {
        return Optional.of(declaration.group(1));
      }
    }
    return Optional.empty();
  }

  private XmlElement start(XMLStreamReader xml) throws ImportError {
    int start = Math.max(0, text.lastIndexOf('<', offset(xml) - 1));
    Place place = lines.place(start);
    if (open.size() >= MAX_DEPTH) {
      throw new ImportError(
          place, "Elements are nested more than " + MAX_DEPTH + " deep.", "Flatten the file.");
    }
    if (++elements > MAX_ELEMENTS) {
      throw new ImportError(
          place, "The file has more than " + MAX_ELEMENTS + " elements.", "Divide the file.");
    }
    XmlElement element =
        new XmlElement(
            Objects.requireNonNullElse(xml.getNamespaceURI(), ""), xml.getLocalName(), place);
    for (int i = 0; i < xml.getAttributeCount(); i++) {
      element.set(
          Objects.requireNonNullElse(xml.getAttributeNamespace(i), ""),
          xml.getAttributeLocalName(i),
          xml.getAttributeValue(i));
    }
    if (!isAboutEditor(element)) {
      element.comments().addAll(comments);
      comments.clear();
      if (!open.isEmpty()) {
        open.element().children().add(element);
      }
    }
    open.push(element);
    starts.push(start);
    return element;
  }

  /** Returns whether Qt Creator wrote an element to store the layout of its editor. */
  private static boolean isAboutEditor(XmlElement element) {
    return element.namespace().equals(Namespaces.QT) && element.name().equals("editorinfo");
  }

  private void end(int end) {
    XmlElement element = open.pop();
    element.setSource(text.substring(starts.pop(), end));
    element.comments().addAll(comments);
    comments.clear();
  }

  /** Returns the offset in the text at which the current token ends. */
  private int offset(XMLStreamReader xml) {
    return lines.offset(xml.getLocation().getLineNumber(), xml.getLocation().getColumnNumber());
  }

  private static Place place(XMLStreamException e) {
    return e.getLocation() == null
        ? Place.NONE
        : new Place(e.getLocation().getLineNumber(), e.getLocation().getColumnNumber());
  }

  /**
   * Returns the message of the XML parser without the location in it, because the import adds the
   * location itself.
   */
  private static String reason(XMLStreamException e) {
    String message = Objects.requireNonNullElse(e.getMessage(), "");
    int start = message.indexOf("Message: ");
    String reason = start < 0 ? message : message.substring(start + "Message: ".length());
    return reason.endsWith(".") ? reason : reason + ".";
  }

  private static String unindented(String comment) {
    return String.join("\n", comment.strip().lines().map(String::strip).toList());
  }
}
