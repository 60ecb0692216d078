package dev.pawl.processor.report;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.tools.Diagnostic;

/**
 * Prints messages at annotation values, with the syntax trees of javac.
 *
 * <p>For a repeated annotation, {@code Messager} does not find the value. {@code Messager} knows
 * only the implicit container annotation, so it prints the message at the annotated element.
 */
final class TreePrinter {

  private final Trees trees;

  private TreePrinter(Trees trees) {
    this.trees = trees;
  }

  /**
   * Returns a printer; empty for compilers other than javac, and for a javac that a build tool
   * wraps or whose syntax trees are not accessible.
   */
  static Optional<TreePrinter> in(ProcessingEnvironment environment) {
    return SyntaxTrees.of(environment).map(TreePrinter::new);
  }

  /** Prints a message at an annotation value. Returns false if the value is not found. */
  boolean print(Diagnostic.Kind kind, String message, Element element, AnnotationPath place) {
    TreePath path = trees.getPath(element);
    Optional<? extends Tree> tree = path == null ? Optional.empty() : find(path, place);
    tree.ifPresent(t -> trees.printMessage(kind, message, t, path.getCompilationUnit()));
    return tree.isPresent();
  }

  /**
   * Prints a message at the name of an enum constant, because {@code Messager} would print the
   * message before the constant's annotations. Returns false if the element is not a constant.
   */
  boolean printAtName(Diagnostic.Kind kind, String message, Element element) {
    TreePath path = trees.getPath(element);
    if (element.getKind() != ElementKind.ENUM_CONSTANT
        || path == null
        || !(path.getLeaf() instanceof VariableTree constant)) {
      return false;
    }
    // javac adds the type to the tree of a constant, at the position of the constant's name
    trees.printMessage(kind, message, constant.getType(), path.getCompilationUnit());
    return true;
  }

  /** Returns the offset of an annotation value in its file; empty if the value is not found. */
  OptionalLong offset(Element element, AnnotationPath place) {
    TreePath path = trees.getPath(element);
    Optional<? extends Tree> tree = path == null ? Optional.empty() : find(path, place);
    return tree.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(
            trees.getSourcePositions().getStartPosition(path.getCompilationUnit(), tree.get()));
  }

  private Optional<? extends Tree> find(TreePath path, AnnotationPath place) {
    Optional<? extends Tree> tree = outermost(path, place);
    List<AnnotationPath.Step> steps = place.steps();
    if (tree.isEmpty() && !steps.isEmpty()) {
      // the container annotation is not in the source: its values are repeated annotations at the
      // element
      tree = repeated(path, place);
      steps = steps.subList(1, steps.size());
    }
    for (AnnotationPath.Step step : steps) {
      tree = tree.flatMap(t -> value(t, step));
    }
    return tree;
  }

  private static List<? extends AnnotationTree> annotations(TreePath path) {
    if (path.getLeaf() instanceof ClassTree type) {
      return type.getModifiers().getAnnotations();
    } else if (path.getLeaf() instanceof VariableTree variable) {
      return variable.getModifiers().getAnnotations();
    }
    return List.of();
  }

  private Optional<AnnotationTree> outermost(TreePath path, AnnotationPath place) {
    return ofType(path, place.outermost()).stream().findFirst();
  }

  private Optional<AnnotationTree> repeated(TreePath path, AnnotationPath place) {
    AnnotationPath.Step first = place.steps().get(0);
    if (first.value().getValue() instanceof List<?> elements
        && first.index() >= 0
        && elements.get(first.index()) instanceof AnnotationValue element
        && element.getValue() instanceof AnnotationMirror mirror) {
      List<AnnotationTree> written = ofType(path, mirror);
      if (written.size() == elements.size()) {
        return Optional.of(written.get(first.index()));
      }
    }
    return Optional.empty();
  }

  private List<AnnotationTree> ofType(TreePath path, AnnotationMirror mirror) {
    Element type = mirror.getAnnotationType().asElement();
    return annotations(path).stream()
        .filter(a -> type.equals(trees.getElement(new TreePath(path, a.getAnnotationType()))))
        .<AnnotationTree>map(a -> a)
        .toList();
  }

  private static Optional<ExpressionTree> value(Tree annotation, AnnotationPath.Step step) {
    if (!(annotation instanceof AnnotationTree tree)) {
      return Optional.empty();
    }
    return tree.getArguments().stream()
        .map(a -> value(a, step.attribute()))
        .flatMap(Optional::stream)
        .findFirst()
        .map(v -> element(v, step.index()));
  }

  private static Optional<ExpressionTree> value(ExpressionTree argument, String attribute) {
    if (argument instanceof AssignmentTree assignment) {
      return assignment.getVariable() instanceof IdentifierTree name
              && name.getName().contentEquals(attribute)
          ? Optional.of(assignment.getExpression())
          : Optional.empty();
    }
    return attribute.equals("value") ? Optional.of(argument) : Optional.empty();
  }

  private static ExpressionTree element(ExpressionTree value, int index) {
    return index >= 0
            && value instanceof NewArrayTree array
            && array.getInitializers() != null
            && index < array.getInitializers().size()
        ? array.getInitializers().get(index)
        : value;
  }
}
