package dev.pawl.processor.report;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;

/**
 * Finds out whether another processor can still generate names that are missing in annotations. A
 * processor can generate a type, or a constant that is imported from a type. A processor cannot
 * generate a plain word, such as a string without quotation marks.
 */
public final class LateNames {

  private final Optional<Trees> trees;

  /** If the compiler has no syntax trees, {@link #mayReferToGeneratedNames} always returns true. */
  public LateNames(ProcessingEnvironment environment) {
    this.trees = SyntaxTrees.of(environment);
  }

  /**
   * Returns whether a name is missing in the annotations of a type or of its constants, and another
   * processor can still generate it.
   */
  public boolean mayReferToGeneratedNames(TypeElement type) {
    TreePath path = trees.map(t -> t.getPath(type)).orElse(null);
    return path == null || Boolean.TRUE.equals(new Search(trees.get()).scan(path, null));
  }

  /**
   * Returns whether an annotation of a type or of its constants does not exist and has one of the
   * given simple names. If an annotation does not exist, its import is missing, and the compiler
   * reports the missing import.
   */
  public boolean lacksImport(TypeElement type, Set<String> annotations) {
    TreePath path = trees.map(t -> t.getPath(type)).orElse(null);
    return path != null
        && Boolean.TRUE.equals(
            new Search(trees.get()) {
              @Override
              public Boolean visitAnnotation(AnnotationTree annotation, Void nothing) {
                TreePath name = new TreePath(getCurrentPath(), annotation.getAnnotationType());
                return annotations.contains(name.getLeaf().toString()) && isMissing(name);
              }
            }.scan(path, null));
  }

  /**
   * A search in all annotations of a type. The result is true if it is true for at least one name.
   */
  private static class Search extends TreePathScanner<Boolean, Void> {
    private final Trees trees;
    private int annotations;

    Search(Trees trees) {
      this.trees = trees;
    }

    @Override
    public Boolean reduce(Boolean one, Boolean other) {
      return Boolean.TRUE.equals(one) || Boolean.TRUE.equals(other);
    }

    @Override
    public Boolean visitMethod(MethodTree method, Void nothing) {
      return false;
    }

    @Override
    public Boolean visitAnnotation(AnnotationTree annotation, Void nothing) {
      annotations++;
      // only the arguments are searched, not the name of the annotation
      Boolean found = scan(annotation.getArguments(), null);
      annotations--;
      return found;
    }

    @Override
    public Boolean visitAssignment(AssignmentTree assignment, Void nothing) {
      return scan(assignment.getExpression(), null);
    }

    @Override
    public Boolean visitMemberSelect(MemberSelectTree select, Void nothing) {
      return annotations > 0 && isMissing(new TreePath(getCurrentPath(), select.getExpression()));
    }

    @Override
    public Boolean visitIdentifier(IdentifierTree name, Void nothing) {
      return annotations > 0 && isMissing(getCurrentPath()) && isImported(name);
    }

    final boolean isMissing(TreePath path) {
      Element element = trees.getElement(path);
      return element == null || element.asType().getKind() == TypeKind.ERROR;
    }

    private boolean isImported(IdentifierTree name) {
      CompilationUnitTree unit = getCurrentPath().getCompilationUnit();
      for (ImportTree each : unit.getImports()) {
        String imported = each.getQualifiedIdentifier().toString();
        if (each.isStatic()
            && (imported.endsWith(".*") || imported.endsWith("." + name.getName()))) {
          return true;
        }
      }
      return false;
    }
  }
}
