package dev.pawl.spring.suite.jackson2;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import dev.pawl.spring.boot.jackson.ModulesAutoConfiguration;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

/** Modules as Pawl generates and lists them, in the mapper of Boot 3. */
class ModulesTest {

  /** What a module knows how to write. */
  public enum Door {
    OPEN;

    @Override
    public String toString() {
      return "wide-open";
    }
  }

  /** Named as generated modules are. */
  public static final class DoorJackson extends SimpleModule {
    private static final long serialVersionUID = 1L;

    /** A module. */
    public DoorJackson() {
      super("pawl Door");
      addSerializer(Door.class, ToStringSerializer.instance);
    }
  }

  @TempDir Path temp;

  @Test
  void listedModulesAreRegistered() throws Exception {
    Path services = Files.createDirectories(temp.resolve("META-INF/services"));
    Files.writeString(services.resolve(Module.class.getName()), DoorJackson.class.getName());
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {temp.toUri().toURL()}, getClass().getClassLoader())) {
      new ApplicationContextRunner()
          .withClassLoader(loader)
          .withConfiguration(
              AutoConfigurations.of(JacksonAutoConfiguration.class, ModulesAutoConfiguration.class))
          .run(
              context ->
                  assertEquals(
                      "\"wide-open\"",
                      context.getBean(ObjectMapper.class).writeValueAsString(Door.OPEN)));
    }
  }
}
