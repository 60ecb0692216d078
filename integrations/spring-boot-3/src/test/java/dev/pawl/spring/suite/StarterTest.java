package dev.pawl.spring.suite;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.spring.boot.starter.Starter;
import dev.pawl.spring.boot.starter.WrongStarterException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.Banner;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.annotation.Configurations;
import org.springframework.boot.context.annotation.ImportCandidates;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.DefaultResourceLoader;
import org.springframework.core.io.support.SpringFactoriesLoader;

/** A starter for the other major version of Spring Boot. */
@ExtendWith(OutputCaptureExtension.class)
class StarterTest {

  private static final int OTHER = 7 - Contexts.LINE;

  /** The description of the other starter. */
  public static final class Wrong implements Starter {
    @Override
    public String artifact() {
      return "pawl-spring-boot-" + OTHER + "-starter";
    }

    @Override
    public int line() {
      return OTHER;
    }
  }

  @Configuration(proxyBeanMethods = false)
  static class Empty {}

  @TempDir Path temp;

  @Test
  void wrongStarterIsReportedWithTheRightOne(CapturedOutput output) throws Exception {
    Path factories = temp.resolve("META-INF/spring.factories");
    Files.createDirectories(factories.getParent());
    Files.writeString(factories, Starter.class.getName() + "=" + Wrong.class.getName());
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {temp.toUri().toURL()}, getClass().getClassLoader())) {
      assertThrows(WrongStarterException.class, () -> application(loader).run());
      String said = output.getAll();
      assertTrue(said.contains("APPLICATION FAILED TO START"), said);
      assertTrue(
          said.contains("pawl-spring-boot-" + OTHER + "-starter is for Spring Boot " + OTHER),
          said);
      assertTrue(said.contains("by dev.pawl:pawl-spring-boot-" + Contexts.LINE + "-starter"), said);
      assertDoesNotThrow(
          () -> application(loader).properties("pawl.check-boot-version=false").run().close());
    }
  }

  @Test
  void starterKnowsItsLineAndArtifact() {
    List<Starter> starters =
        SpringFactoriesLoader.forDefaultResourceLocation(getClass().getClassLoader())
            .load(Starter.class);
    assertEquals(1, starters.size());
    assertEquals(Contexts.LINE, starters.get(0).line());
    assertEquals(System.getProperty("pawl.artifact"), starters.get(0).artifact());
    assertEquals(
        "pawl-spring-boot-" + Contexts.LINE + "-starter", System.getProperty("pawl.artifact"));
    assertDoesNotThrow(() -> application(getClass().getClassLoader()).run().close());
  }

  @Test
  void allAutoConfigurationsAreRegistered() {
    List<String> found = new ArrayList<>();
    ImportCandidates.load(AutoConfiguration.class, getClass().getClassLoader()).forEach(found::add);
    found.removeIf(name -> !name.startsWith("dev.pawl."));
    // for applications with JPA, which the suite does not have; tested in pawl-spring
    assertTrue(found.remove("dev.pawl.spring.boot.jpa.JpaAutoConfiguration"));
    Set<String> own = new TreeSet<>();
    for (Class<?> type : Configurations.getClasses(StoresTest.PAWL)) {
      own.add(type.getName());
    }
    assertEquals(own, new TreeSet<>(found));
    Contexts.web()
        .run(
            context ->
                found.forEach(
                    name ->
                        assertTrue(
                            context.containsBean(name), () -> name + " is not in the context")));
  }

  private static SpringApplicationBuilder application(ClassLoader loader) {
    return new SpringApplicationBuilder(new DefaultResourceLoader(loader), Empty.class)
        .bannerMode(Banner.Mode.OFF)
        .web(WebApplicationType.NONE);
  }
}
