package dev.pawl.processor.read.annotation.mirror;

import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/** Reads descriptions: from an annotation, or else from the Javadoc. */
public final class DescriptionReader {

  private final Elements elements;

  public DescriptionReader(Elements elements) {
    this.elements = elements;
  }

  /** Returns the {@code description} of an annotation; empty if it has none. */
  public static String in(Mirror annotation) {
    return JavadocReader.oneLine(annotation.text("description"));
  }

  /**
   * Returns the text of the Javadoc of an element; empty if it has none or is from a class file.
   */
  public String above(Element element) {
    String comment = elements.getDocComment(element);
    return comment == null ? "" : JavadocReader.plain(comment);
  }

  /** Returns the description of an annotation, or else the Javadoc of the element. */
  public String of(Mirror annotation, Element element) {
    String said = in(annotation);
    return said.isEmpty() ? above(element) : said;
  }
}
