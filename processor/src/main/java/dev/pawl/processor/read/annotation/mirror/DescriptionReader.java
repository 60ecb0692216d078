package dev.pawl.processor.read.annotation.mirror;

import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/** Finds the description of what is declared: the annotation's own, else the Javadoc's. */
public final class DescriptionReader {

  private final Elements elements;

  public DescriptionReader(Elements elements) {
    this.elements = elements;
  }

  /** The {@code description} of an annotation; may be empty. */
  public static String in(Mirror annotation) {
    return JavadocReader.oneLine(annotation.text("description"));
  }

  /** The prose in an element's Javadoc; empty where it has none or comes from a class file. */
  public String above(Element element) {
    String comment = elements.getDocComment(element);
    return comment == null ? "" : JavadocReader.plain(comment);
  }

  /** An annotation's description, or the Javadoc where it has none. */
  public String of(Mirror annotation, Element element) {
    String said = in(annotation);
    return said.isEmpty() ? above(element) : said;
  }
}
