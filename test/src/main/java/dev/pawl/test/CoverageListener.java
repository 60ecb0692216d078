package dev.pawl.test;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * A listener that reports to the {@link CoverageRecorder} which test runs on each thread, and when
 * all tests have run. The JUnit platform finds this class by {@code ServiceLoader}, in every build
 * tool and IDE. This class is thread-safe.
 */
public final class CoverageListener implements TestExecutionListener {

  @Override
  public void testPlanExecutionStarted(TestPlan plan) {
    CoverageRecorder.start();
  }

  /**
   * Records that a test or container has started. Dynamic tests are recorded under the name of the
   * method that creates them.
   */
  @Override
  public void executionStarted(TestIdentifier identifier) {
    String test =
        identifier
            .getSource()
            .filter(MethodSource.class::isInstance)
            .map(MethodSource.class::cast)
            .map(s -> s.getClassName() + "#" + s.getMethodName())
            .orElseGet(RunningTest::current);
    RunningTest.begin(test);
  }

  @Override
  public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
    RunningTest.end();
  }

  @Override
  public void testPlanExecutionFinished(TestPlan plan) {
    CoverageRecorder.writeAll();
  }
}
