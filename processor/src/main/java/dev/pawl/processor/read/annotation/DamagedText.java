package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;

/**
 * Finds names and texts that were damaged because the compiler reads the source in a wrong
 * encoding. Compilers replace bytes that they cannot decode by U+FFFD, so that different names can
 * become equal.
 */
final class DamagedText {

  /** The character with which compilers replace bytes that they cannot decode. */
  private static final char LOST = '\uFFFD';

  private static final String REMEDY =
      "Compile with -encoding UTF-8, or with the encoding in which the source is saved.";

  /** The number of characters that a message shows on each side of a lost character. */
  private static final int AROUND = 20;

  private final Problems problems;
  private final Set<String> reported = new HashSet<>();

  public DamagedText(Problems problems) {
    this.problems = problems;
  }

  /**
   * Checks the name of an element, its annotations and its description.
   *
   * @param description the text of the element's comment; empty if there is no comment
   */
  public void check(Element element, String description) {
    check(element.toString(), new Origin.InJava(element, null, null));
    for (PawlAnnotation annotation : PawlAnnotation.values()) {
      ElementAnnotation.all(element, annotation).forEach(mirror -> check(element, mirror.mirror()));
    }
    check(description, new Origin.InJava(element, null, null));
  }

  private void check(Element element, AnnotationMirror mirror) {
    ElementAnnotation.values(mirror).values().forEach(value -> check(element, mirror, value));
  }

  private void check(Element element, AnnotationMirror mirror, AnnotationValue value) {
    for (AnnotationValue each : Values.elements(value)) {
      Values.text(each).ifPresent(text -> check(text, new Origin.InJava(element, mirror, each)));
      Values.constant(each)
          .ifPresent(name -> check(name, new Origin.InJava(element, mirror, each)));
      Values.annotation(each).ifPresent(inner -> check(element, inner));
    }
  }

  private void check(String text, Origin place) {
    if (text.indexOf(LOST) >= 0 && reported.add(excerpt(text))) {
      problems.add(Code.TEXT_DAMAGED, REMEDY, place, excerpt(text));
    }
  }

  /** Returns the part of a text around its first lost character. */
  private static String excerpt(String text) {
    int lost = text.indexOf(LOST);
    int from = Math.max(0, lost - AROUND);
    int to = Math.min(text.length(), lost + AROUND);
    return JavadocReader.oneLine(text.substring(from, to));
  }
}
