package dev.pawl.processor.read.annotation;

import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/** Reads descriptions of states, events and machines from annotations or Javadoc. */
final class DescriptionReader {

  private final Elements elements;

  public DescriptionReader(Elements elements) {
    this.elements = elements;
  }

  /**
   * Returns the value of the element {@code description}; an empty string if the annotation does
   * not contain it.
   */
  public static String ofAnnotation(ElementAnnotation annotation) {
    return JavadocReader.oneLine(annotation.text("description"));
  }

  /**
   * Returns the Javadoc of an element as plain text; empty if the element has no Javadoc or was
   * read from a class file.
   */
  public String javadocOf(Element element) {
    String comment = elements.getDocComment(element);
    return comment == null ? "" : JavadocReader.plain(comment);
  }

  /**
   * Returns the description in an annotation. If there is none, returns the Javadoc of the element
   * as plain text.
   */
  public String of(ElementAnnotation annotation, Element element) {
    String said = ofAnnotation(annotation);
    return said.isEmpty() ? javadocOf(element) : said;
  }
}
