package dev.pawl.processor.report;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Severity;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/** Reports problems to the compiler. */
public final class Reporter {

  private final Messager messager;
  private final ReportPolicy policy;
  private final Optional<TreePrinter> trees;
  private final ProblemOrder order;
  private final boolean eclipse;
  private final Set<Code> explained = EnumSet.noneOf(Code.class);
  private boolean errorReported;

  public Reporter(ProcessingEnvironment environment, ReportPolicy policy) {
    this.messager = environment.getMessager();
    this.policy = policy;
    this.trees = trees(environment);
    this.order = new ProblemOrder(new JavaPlaces(trees)::of);
    this.eclipse = environment.getClass().getName().startsWith("org.eclipse.jdt.");
  }

  private static Optional<TreePrinter> trees(ProcessingEnvironment environment) {
    try {
      return TreePrinter.in(environment);
    } catch (LinkageError e) {
      // the compiler runs without the module jdk.compiler
      return Optional.empty();
    }
  }

  /**
   * Reports problems in the order of their locations.
   *
   * @param trigger the element at which problems without a location are reported; may be null
   */
  public void report(List<Problem> problems, @Nullable Element trigger) {
    for (Problem problem : order.sorted(problems)) {
      policy
          .severity(problem.code())
          .ifPresent(severity -> report(problem, kind(severity), trigger));
    }
  }

  /** Returns whether an error was reported. The compiler then runs no further rounds. */
  public boolean errorReported() {
    return errorReported;
  }

  private static Diagnostic.Kind kind(Severity severity) {
    return switch (severity) {
      case ERROR -> Diagnostic.Kind.ERROR;
      case WARNING, STRICT -> Diagnostic.Kind.WARNING;
      case NOTE -> Diagnostic.Kind.NOTE;
    };
  }

  private void report(Problem problem, Diagnostic.Kind kind, @Nullable Element trigger) {
    errorReported |= kind == Diagnostic.Kind.ERROR;
    String message = TerminalText.message(problem.message());
    // Pawl's own bugs have no page with an explanation
    boolean first = problem.code() != Code.INTERNAL && explained.add(problem.code());
    String url = first ? "\n" + problem.code().url() : "";
    if (problem.origin() instanceof Origin.InFile file) {
      print(kind, message + "\n" + SourceExcerpt.of(file) + url, trigger);
    } else if (problem.origin() instanceof Origin.InJava java
        && java.element() instanceof Element element) {
      printAt(kind, message + url, element, java);
    } else {
      print(kind, message + url, trigger);
    }
  }

  private void print(Diagnostic.Kind kind, String message, @Nullable Element element) {
    if (element == null) {
      messager.printMessage(kind, message);
    } else {
      messager.printMessage(kind, message, element);
    }
  }

  private void printAt(
      Diagnostic.Kind kind, String message, Element element, Origin.InJava origin) {
    boolean isConstant = element.getKind() == ElementKind.ENUM_CONSTANT;
    if (!eclipse || !isConstant) {
      printAtElement(kind, message, element, origin);
    } else if (!EclipseConstants.printAsField(
        element, () -> printAtElement(kind, message, element, origin))) {
      printOnOwner(kind, message, element, origin);
    }
  }

  private void printAtElement(
      Diagnostic.Kind kind, String message, Element element, Origin.InJava origin) {
    Optional<AnnotationPath> path = AnnotationPath.to(origin);
    boolean printed =
        trees.isPresent()
            && (path.isPresent()
                ? trees.get().print(kind, message, element, path.get())
                : trees.get().printAtName(kind, message, element));
    if (printed) {
      return;
    }
    if (path.isEmpty()) {
      messager.printMessage(kind, message, element);
      return;
    }
    try {
      printAtAnnotation(
          kind, message, element, (AnnotationMirror) requireNonNull(origin.annotation()), origin);
    } catch (RuntimeException e) {
      // ECJ finds no values after an empty array
      messager.printMessage(kind, message, element);
    }
  }

  private void printAtAnnotation(
      Diagnostic.Kind kind,
      String message,
      Element element,
      AnnotationMirror annotation,
      Origin.InJava origin) {
    // ECJ does not find single values of an array
    Object value =
        eclipse
            ? AnnotationPath.to(origin).flatMap(AnnotationPath::lastValue).orElse(null)
            : origin.value();
    if (value instanceof AnnotationValue v) {
      messager.printMessage(kind, message, element, annotation, v);
    } else {
      messager.printMessage(kind, message, element, annotation);
    }
  }

  private void printOnOwner(
      Diagnostic.Kind kind, String message, Element constant, Origin.InJava origin) {
    String place =
        origin.annotation() == null
            ? constant.getSimpleName().toString()
            : origin.annotation() + " " + constant.getSimpleName();
    messager.printMessage(
        kind, message + "\n  at " + TerminalText.message(place), constant.getEnclosingElement());
  }
}
