package dev.pawl.processor.read.annotation.mirror;

import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/** Reads descriptions from annotations or from Javadoc. */
public final class DescriptionReader {

  private final Elements elements;

  public DescriptionReader(Elements elements) {
    this.elements = elements;
  }

  /**
   * Returns the element {@code description} of an annotation; an empty string if the annotation has
   * none.
   */
  public static String in(Mirror annotation) {
    return JavadocReader.oneLine(annotation.text("description"));
  }

  /**
   * Returns the text of the Javadoc of an element; an empty string if the element has no Javadoc or
   * comes from a class file.
   */
  public String above(Element element) {
    String comment = elements.getDocComment(element);
    return comment == null ? "" : JavadocReader.plain(comment);
  }

  /**
   * Returns the description of an annotation; if the annotation has none, returns the text of the
   * Javadoc of {@code element}.
   */
  public String of(Mirror annotation, Element element) {
    String said = in(annotation);
    return said.isEmpty() ? above(element) : said;
  }
}
