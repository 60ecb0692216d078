package dev.pawl.benchmarks.compile;

import com.sun.management.OperatingSystemMXBean;
import dev.pawl.benchmarks.compile.subject.Javac;
import dev.pawl.benchmarks.compile.subject.Rounds;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * A program that repeats compilations in turns, until they become no faster or the time is over.
 * Prints the time of each compilation. The classes of processors are kept between compilations, as
 * daemons of build tools do; processors and files are created anew.
 *
 * <p>The arguments are the maximum number of seconds, an empty folder, and for each compilation a
 * file with one argument of javac per line.
 */
public final class WarmCompiler {

  /** The minimum number of rounds. */
  static final int LEAST = 8;

  private static final double STILL = 0.98;

  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private final JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
  private final List<Job> jobs = new ArrayList<>();
  private final Path out;

  private WarmCompiler(Path out) {
    this.out = out;
  }

  private record Job(List<String> options, List<File> files, @Nullable ClassLoader processors) {

    static Job read(Path file) throws IOException {
      List<String> options = new ArrayList<>();
      List<File> files = new ArrayList<>();
      ClassLoader processors = null;
      for (var lines = Files.readAllLines(file).iterator(); lines.hasNext(); ) {
        String line = lines.next();
        if (line.equals("-processorpath")) {
          processors = loader(lines.next());
        } else if (line.endsWith(".java")) {
          files.add(new File(line));
        } else {
          options.add(line);
        }
      }
      return new Job(options, files, processors);
    }

    private static ClassLoader loader(String path) throws MalformedURLException {
      List<URL> jars = new ArrayList<>();
      for (String jar : path.split(File.pathSeparator)) {
        jars.add(new File(jar).toURI().toURL());
      }
      return new URLClassLoader(jars.toArray(new URL[0]), new CompilerClasses());
    }
  }

  /** A class loader that sees the JDK and its compiler, but not this program. */
  private static final class CompilerClasses extends ClassLoader {
    CompilerClasses() {
      super(getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (name.startsWith("com.sun.")) {
        return getSystemClassLoader().loadClass(name);
      }
      throw new ClassNotFoundException(name);
    }
  }

  /**
   * Runs the compilations. Prints a line for each: its number, and its milliseconds of wall time
   * and of CPU time.
   */
  public static void main(String[] args) throws IOException {
    WarmCompiler compiler = new WarmCompiler(Path.of(args[1]));
    for (String file : List.of(args).subList(2, args.length)) {
      compiler.jobs.add(Job.read(Path.of(file)));
    }
    compiler.run(Long.parseLong(args[0]) * 1_000_000_000);
  }

  private void run(long limit) throws IOException {
    long began = System.nanoTime();
    List<Double> rounds = new ArrayList<>();
    while (rounds.size() < LEAST || System.nanoTime() - began < limit && !standStill(rounds)) {
      double all = 0;
      for (int i = 0; i < jobs.size(); i++) {
        long cpu = SYSTEM.getProcessCpuTime();
        long start = System.nanoTime();
        compile(jobs.get(i));
        double wall = (System.nanoTime() - start) / 1e6;
        double onCpu = (SYSTEM.getProcessCpuTime() - cpu) / 1e6;
        System.out.printf(Locale.ROOT, "%d %.3f %.3f%n", i, wall, onCpu);
        all += wall;
        Javac.delete(out);
      }
      rounds.add(all);
    }
  }

  /**
   * Returns whether the last quarter of rounds was no faster than the one before. Requires a
   * minimum number of rounds.
   */
  private static boolean standStill(List<Double> rounds) {
    int all = rounds.size();
    if (all < 5 * LEAST) {
      return false;
    }
    return median(rounds.subList(3 * all / 4, all))
        >= STILL * median(rounds.subList(all / 2, 3 * all / 4));
  }

  private static double median(List<Double> values) {
    return Rounds.median(values.stream().mapToDouble(Double::doubleValue).toArray());
  }

  private void compile(Job job) throws IOException {
    Files.createDirectories(out);
    List<String> options = new ArrayList<>(job.options());
    options.addAll(List.of("-nowarn", "-d", out.toString()));
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files =
        javac.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavaCompiler.CompilationTask task =
          javac.getTask(
              messages, files, null, options, null, files.getJavaFileObjectsFromFiles(job.files()));
      if (job.processors() != null) {
        List<Processor> processors = new ArrayList<>();
        ServiceLoader.load(Processor.class, job.processors()).forEach(processors::add);
        task.setProcessors(processors);
      }
      if (!task.call()) {
        throw new IllegalStateException(messages.toString());
      }
    }
  }
}
