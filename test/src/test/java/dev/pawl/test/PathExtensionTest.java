package dev.pawl.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.test.sample.HeaterControlMachine;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

class PathExtensionTest {

  private static boolean runsSuite;

  static boolean isRunningSuite() {
    return runsSuite;
  }

  @Test
  void settingsThatAreNotStaticAreRefused() {
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(DiscoverySelectors.selectClass(Suite.class))
            .build();
    SummaryGeneratingListener summary = new SummaryGeneratingListener();
    runsSuite = true;
    try {
      LauncherFactory.create().execute(request, summary);
    } finally {
      runsSuite = false;
    }
    List<String> messages =
        summary.getSummary().getFailures().stream()
            .map(f -> f.getException().getMessage())
            .toList();
    assertEquals(1, messages.size());
    assertTrue(
        messages.get(0).contains(" has no static method rules(MachinePaths), which @PawlTest"),
        messages.get(0));
  }

  @EnabledIf("dev.pawl.test.PathExtensionTest#isRunningSuite")
  static class Suite {

    @PawlTest(value = HeaterControlMachine.class, settings = "rules")
    void heaterIsTested(HeaterControlMachine heater) {}

    void rules(MachinePaths paths) {}
  }
}
