package dev.pawl.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What a machine costs javac, in a JVM that has compiled nothing yet. Files go to the folder for
 * temporary ones: where it is slow to make new ones, name another by {@code java.io.tmpdir}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(10)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class CompileBenchmark {

  /** How many machines of ten states; -1 is a compilation without the processor. */
  @Param({"-1", "0", "1", "11", "31"})
  public int machines;

  /** An agent turn, as most machines are, or ten events in each of ten states. */
  @Param({"turn", "dense"})
  public String subject;

  /** The documents that are written: all that are written by default, or none. */
  @Param({"default", "none"})
  public String outputs;

  private Path folder;
  private List<Path> sources;

  /** Writes the sources. */
  @Setup
  public void setUp() throws IOException {
    folder = Files.createTempDirectory("pawl-compile");
    sources = new ArrayList<>();
    sources.add(Subject.write(folder, "Plain", "final class Plain {}\n"));
    for (int i = 0; i < machines; i++) {
      String name = "M" + i;
      String source = subject.equals("turn") ? Subject.turn(name) : Subject.states(name, 10);
      sources.add(Subject.write(folder, name + "State", source));
    }
  }

  /** A compilation. */
  @Benchmark
  public void compile() throws IOException {
    List<String> documents =
        outputs.equals("default") ? List.of() : List.of("-Apawl.outputs=" + outputs);
    Subject.compile(folder, sources, machines >= 0, documents);
  }
}
