package dev.pawl.processor.write;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;

/**
 * Detects whether javac rejects the program. Processors are not notified of errors that javac finds
 * after annotation processing, so this class observes two consequences of errors. After an error,
 * javac generates no classes for types that it has analyzed. If a declaration names a missing type,
 * javac does not analyze any type.
 */
final class CompilationEnd implements TaskListener {

  private final Runnable afterFailure;
  private final boolean namesAreMissing;
  private boolean analyzedAny;
  private boolean awaitsClass;

  private CompilationEnd(Runnable afterFailure, boolean namesAreMissing) {
    this.afterFailure = afterFailure;
    this.namesAreMissing = namesAreMissing;
  }

  /**
   * Runs a task at the end of the compilation if javac rejects the program. Does nothing in other
   * compilers, and in a javac that a build tool wraps.
   *
   * @param namesAreMissing whether a declaration names a missing type
   */
  static void whenFailed(
      ProcessingEnvironment environment, boolean namesAreMissing, Runnable work) {
    try {
      JavacTask.instance(environment).addTaskListener(new CompilationEnd(work, namesAreMissing));
    } catch (IllegalArgumentException | LinkageError e) {
      // other compilers offer no way to observe the end of the compilation
    }
  }

  @Override
  public void finished(TaskEvent event) {
    switch (event.getKind()) {
      case ANALYZE -> {
        analyzedAny = true;
        awaitsClass |= hasClass(event.getTypeElement());
      }
      case GENERATE -> awaitsClass = false;
      case COMPILATION -> {
        if (awaitsClass || (namesAreMissing && !analyzedAny)) {
          afterFailure.run();
        }
      }
      default -> {}
    }
  }

  /**
   * Returns whether javac generates a class for a source element in any case. For a package or
   * module, javac generates a class only if there are annotations.
   */
  private static boolean hasClass(TypeElement type) {
    return type != null && !type.getSimpleName().toString().endsWith("-info");
  }
}
