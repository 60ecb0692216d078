package dev.pawl.processor;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;

/**
 * Reports an exception in Pawl as a problem, so that the exception does not end the compilation.
 */
public final class CrashGuard {

  private CrashGuard() {}

  /**
   * Runs a task and reports an exception that it throws as a problem.
   *
   * @param what the name of the processed declaration or file, for messages
   */
  public static void run(String what, Origin origin, Problems problems, Runnable work) {
    try {
      work.run();
    } catch (RuntimeException | StackOverflowError | AssertionError e) {
      StackTraceElement[] trace = e.getStackTrace();
      String where = trace.length == 0 ? "" : " at " + trace[0];
      problems.add(Code.INTERNAL, origin, what, e + where);
    }
  }
}
