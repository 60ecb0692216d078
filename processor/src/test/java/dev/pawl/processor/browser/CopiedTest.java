package dev.pawl.processor.browser;

import dev.pawl.processor.e2e.Compiled;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import java.io.File;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Copies, compiles and runs the tests that pages generate from walks. */
public final class CopiedTest {

  private static final Pattern NAMES =
      Pattern.compile("package (\\w+);.*?\nclass (\\w+)", Pattern.DOTALL);

  private CopiedTest() {}

  /** Clicks on <i>Copy as JUnit test</i> and returns what the page copies. */
  static String from(Browser browser) {
    browser.run(
        "navigator.clipboard.writeText = (t) => { window.copied = t; return Promise.resolve(); }");
    browser.all("#walk .copies button").get(1).click();
    browser.await("it is copied", "window.copied");
    return (String) browser.run("return window.copied");
  }

  /** Compiles machines in YAML together. */
  public static Compiled compiled(Path folder, List<String> machines) {
    Path own = folder.resolve("machines" + machines.hashCode());
    for (int i = 0; i < machines.size(); i++) {
      Job.write(own, "m" + i + ".pawl.yaml", machines.get(i));
    }
    Job.write(own, "src/Nothing.java", "class Nothing {}\n");
    return Tool.JAVAC
        .compile(
            Job.of(own.resolve("src"), own.resolve("work"))
                .with("-classpath", Libraries.path())
                .with("-Apawl.machines=" + own, "-Apawl.warnings=off"))
        .clean();
  }

  /**
   * Compiles tests together and runs them against compiled machines.
   *
   * @throws AssertionError if a test fails
   */
  public static void run(Compiled compiled, Path folder, List<String> sources) throws Exception {
    Path own = folder.resolve("tests" + sources.hashCode());
    List<String> types = new ArrayList<>();
    for (String source : sources) {
      Matcher names = NAMES.matcher(source);
      if (!names.find()) {
        throw new AssertionError(source);
      }
      // several walks of one machine have tests of one name
      String type = names.group(2) + types.size();
      String file = "src/" + names.group(1) + "/" + type + ".java";
      Job.write(own, file, source.replace("class " + names.group(2), "class " + type));
      types.add(names.group(1) + "." + type);
    }
    String path =
        String.join(
            File.pathSeparator,
            compiled.job().classes().toString(),
            Libraries.path(),
            System.getProperty("java.class.path"));
    Compiled tests =
        Tool.JAVAC
            .compile(
                Job.of(own.resolve("src"), own.resolve("work"))
                    .with("-classpath", path, "-proc:none"))
            .clean();
    try (URLClassLoader machines = compiled.loader();
        URLClassLoader loader = new Together(machines, tests.job().classes())) {
      for (int i = 0; i < types.size(); i++) {
        Class<?> type = loader.loadClass(types.get(i));
        Constructor<?> constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        Method walk = type.getDeclaredMethod("walk");
        walk.setAccessible(true);
        try {
          walk.invoke(constructor.newInstance());
        } catch (InvocationTargetException e) {
          throw new AssertionError(sources.get(i), e.getCause());
        }
      }
    }
  }

  /** Loads tests and machines: both are in one package, so they need one loader. */
  private static final class Together extends URLClassLoader {
    Together(URLClassLoader machines, Path tests) throws MalformedURLException {
      super(machines.getURLs(), machines.getParent());
      addURL(tests.toUri().toURL());
      setDefaultAssertionStatus(true);
    }
  }
}
