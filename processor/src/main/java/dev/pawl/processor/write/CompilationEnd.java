package dev.pawl.processor.write;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;

/**
 * Sees how a compilation ends. Processors hear of no error that javac finds when they are done; but
 * with an error it writes no class of what it has looked into, and where names in declarations are
 * missing it does not even look.
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
   * Has something done if javac refuses the program; nothing where it is another compiler, or one
   * that a build tool has wrapped.
   *
   * @param namesAreMissing whether declarations name types that there are not
   */
  static void whenFailed(
      ProcessingEnvironment environment, boolean namesAreMissing, Runnable work) {
    try {
      JavacTask.instance(environment).addTaskListener(new CompilationEnd(work, namesAreMissing));
    } catch (IllegalArgumentException | LinkageError e) {
      // nobody can tell how it ends
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

  /** Of a package or a module a class is written only where it has annotations. */
  private static boolean hasClass(TypeElement type) {
    return type != null && !type.getSimpleName().toString().endsWith("-info");
  }
}
