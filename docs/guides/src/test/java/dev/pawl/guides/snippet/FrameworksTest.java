package dev.pawl.guides.snippet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.Machine;
import dev.pawl.guides.Documents;
import io.micronaut.context.ApplicationContext;
import io.quarkus.arc.Arc;
import io.quarkus.arc.processor.BeanArchives;
import io.quarkus.arc.processor.BeanProcessor;
import io.quarkus.arc.processor.ResourceOutput.Resource;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Indexer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the beans of the page about frameworks in a context of Micronaut and in ArC, the container
 * of Quarkus.
 */
@Tag("slow")
class FrameworksTest {

  /** A hook that is a bean. */
  private static final String HOOK =
      """
      package shown;

      import dev.pawl.LifecycleEvent;
      import dev.pawl.TransitionHook;
      import jakarta.inject.Singleton;

      @Singleton
      public class RecordingHook implements TransitionHook<CircuitState, CircuitEvent> {
        @Override
        public void after(LifecycleEvent<CircuitState, CircuitEvent> event) {
          System.setProperty("pawl.guides.told", event.entityId() + " " + event.to());
        }
      }
      """;

  private final ClassLoader loaderBefore = Thread.currentThread().getContextClassLoader();

  @TempDir Path temp;

  @AfterEach
  void restore() {
    Thread.currentThread().setContextClassLoader(loaderBefore);
    System.clearProperty("pawl.guides.told");
  }

  @Test
  void micronautInjectsHooksIntoMachines() throws Exception {
    Path classes = compiled("micronaut", "dev.pawl.", "io.micronaut.");
    try (URLClassLoader loader = loader(classes);
        ApplicationContext context = ApplicationContext.builder(loader).start()) {
      assertHookHears(context.getBean(loader.loadClass("shown.Circuits")));
    }
  }

  @Test
  void quarkusInjectsHooksIntoMachines() throws Exception {
    Path classes = compiled("quarkus", "dev.pawl.");
    process(classes);
    try (URLClassLoader loader = loader(classes)) {
      Thread.currentThread().setContextClassLoader(loader);
      try {
        assertHookHears(Arc.initialize().instance(loader.loadClass("shown.Circuits")).get());
      } finally {
        Arc.shutdown();
      }
    }
  }

  /** Returns the classes of the page's machine, of its bean, and of a hook. */
  private Path compiled(String name, String... processors) throws IOException {
    Path sources = Files.createDirectories(temp.resolve("sources"));
    Path machines = Files.createDirectories(temp.resolve("machines"));
    for (Snippet snippet :
        Snippet.of(Documents.ROOT.resolve("docs/frameworks/quarkus-micronaut.md"))) {
      if (List.of("circuit", name).contains(String.valueOf(snippet.get("name")))) {
        String file = snippet.text().contains("enum") ? "CircuitState" : "Circuits";
        Files.writeString(sources.resolve(file + ".java"), "package shown;\n" + snippet.text());
      }
    }
    Files.writeString(sources.resolve("RecordingHook.java"), HOOK);
    Compilation compiled =
        Compilation.of(temp.resolve("out"), List.of(sources), machines, List.of(), processors);
    assertEquals(List.of(), compiled.errors());
    return compiled.classes();
  }

  /** Processes the beans as the build of Quarkus does. */
  private static void process(Path classes) throws Exception {
    Indexer indexer = new Indexer();
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".class")).toList()) {
        try (InputStream bytes = Files.newInputStream(file)) {
          indexer.index(bytes);
        }
      }
    }
    IndexView index = BeanArchives.buildImmutableBeanArchiveIndex(indexer.complete());
    BeanProcessor.builder()
        .setName("shown")
        .setImmutableBeanArchiveIndex(index)
        .setComputingBeanArchiveIndex(
            BeanArchives.buildComputingBeanArchiveIndex(
                FrameworksTest.class.getClassLoader(), new ConcurrentHashMap<>(), index))
        .setApplicationIndex(index)
        .setRemoveUnusedBeans(false)
        .setOutput(
            resource -> {
              Path folder =
                  resource.getType() == Resource.Type.SERVICE_PROVIDER
                      ? classes.resolve("META-INF/services")
                      : classes;
              resource.writeTo(folder.toFile());
            })
        .build()
        .process();
  }

  private static URLClassLoader loader(Path classes) throws IOException {
    URL[] urls = {classes.toUri().toURL()};
    return new URLClassLoader(urls, FrameworksTest.class.getClassLoader());
  }

  private static void assertHookHears(Object circuits) throws ReflectiveOperationException {
    Machine<?, ?> circuit =
        (Machine<?, ?>)
            circuits.getClass().getMethod("circuit", String.class).invoke(circuits, "c-1");
    circuit.getClass().getMethod("trip").invoke(circuit);
    assertEquals("c-1 OPEN", System.getProperty("pawl.guides.told"));
  }
}
