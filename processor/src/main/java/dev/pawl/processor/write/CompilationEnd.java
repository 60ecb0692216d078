package dev.pawl.processor.write;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;

/**
 * Detects whether javac rejects the program. Processors are not notified of errors that javac finds
 * after annotation processing. This class therefore observes two effects of errors. After an error,
 * javac generates no class for the types that it has analyzed. If declarations name missing types,
 * javac analyzes no type at all.
 */
final class CompilationEnd implements TaskListener {

  private final Runnable afterFailure;
  private final boolean namesAreMissing;
  private boolean lookedAtAny;
  private boolean looked;

  private CompilationEnd(Runnable afterFailure, boolean namesAreMissing) {
    this.afterFailure = afterFailure;
    this.namesAreMissing = namesAreMissing;
  }

  /**
   * Runs a task if javac rejects the program. Does nothing in another compiler or in a javac that a
   * build tool wraps.
   *
   * @param namesAreMissing whether declarations name missing types
   */
  static void whenFailed(
      ProcessingEnvironment environment, boolean namesAreMissing, Runnable work) {
    try {
      JavacTask.instance(environment).addTaskListener(new CompilationEnd(work, namesAreMissing));
    } catch (IllegalArgumentException | LinkageError e) {
      // the end of the compilation cannot be observed
    }
  }

  @Override
  public void finished(TaskEvent event) {
    switch (event.getKind()) {
      case ANALYZE -> {
        lookedAtAny = true;
        looked |= hasClass(event.getTypeElement());
      }
      case GENERATE -> looked = false;
      case COMPILATION -> {
        if (looked || (namesAreMissing && !lookedAtAny)) {
          afterFailure.run();
        }
      }
      default -> {}
    }
  }

  /**
   * Returns whether javac always writes a class for a type. For a package or module, javac writes a
   * class only if there are annotations.
   */
  private static boolean hasClass(TypeElement type) {
    return type != null && !type.getSimpleName().toString().endsWith("-info");
  }
}
