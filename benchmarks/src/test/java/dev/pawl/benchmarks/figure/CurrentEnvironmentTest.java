package dev.pawl.benchmarks.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.api.Test;

class CurrentEnvironmentTest {

  @Test
  void environmentDescribesMachineWithoutNames() throws Exception {
    Environment here = CurrentEnvironment.environment(true);
    assertTrue(here.machine().matches(".+, \\d+ cores?, \\d+ GB"), here.machine());
    assertTrue(here.date().matches("\\d{4}-\\d\\d-\\d\\d"));
    assertEquals("full", here.form());
    String host = InetAddress.getLocalHost().getHostName();
    assertFalse(here.toString().contains(System.getProperty("user.dir")));
    assertFalse(here.toString().contains(host), host);
  }

  @Test
  void processorIsReadFromLinux() {
    assertEquals(
        "Some CPU @ 2.5GHz",
        CurrentEnvironment.model(
            List.of("processor\t: 0", "model name\t: Some  CPU @ 2.5GHz", "flags: x")));
    assertEquals("", CurrentEnvironment.model(List.of("processor\t: 0")));
  }

  @Test
  void flagsNameNoFiles() {
    assertEquals(
        List.of("-Xmx1g", "-XX:+UseSerialGC"),
        CurrentEnvironment.flags(
            List.of("-Xmx1g", "-Dhost=x", "-XX:+UseSerialGC", "-XX:HeapDumpPath=/home/me/x")));
    assertEquals("6.1.0", CurrentEnvironment.kernel("6.1.0-18-somebody-amd64"));
  }
}
