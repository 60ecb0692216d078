package dev.pawl.benchmarks.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.compile.subject.CompilationContender;
import dev.pawl.benchmarks.compile.subject.CompilationSettings;
import dev.pawl.benchmarks.compile.subject.Javac;
import dev.pawl.benchmarks.compile.subject.Source;
import dev.pawl.benchmarks.compile.subject.Subject;
import dev.pawl.benchmarks.figure.Figure;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests a short measurement of compile time. */
class CompilePartTest {

  private static final CompilationSettings SETTINGS = CompilationSettings.parse(List.of());

  @TempDir Path folder;

  @Test
  void everyContenderGeneratesCodeForEachType() throws Exception {
    Javac javac = new Javac(SETTINGS.home());
    for (CompilationContender contender : SETTINGS.contenders()) {
      Subject subject = Subject.of(javac, contender, 2, folder.resolve(contender.name()));
      boolean byHand = contender.source() == Source.BY_HAND;
      assertEquals(byHand, subject.generated().isEmpty(), contender.name());
      contender.check(subject.classes(), 2);
      IllegalStateException missing =
          assertThrows(
              IllegalStateException.class,
              () -> contender.check(subject.classes(), 3),
              contender.name());
      assertTrue(missing.getMessage().contains("T2"), missing::getMessage);
    }
  }

  @Test
  void warmCompilerRunsUntilNoFasterAndLastQuarterCounts() throws Exception {
    CompilationContender hand = SETTINGS.contenders().get(SETTINGS.contenders().size() - 1);
    CompilationContender pawl = SETTINGS.pawl().get(0);
    List<List<String>> jobs =
        List.of(hand.write(folder.resolve("hand"), 1), pawl.write(folder.resolve("pawl"), 1));
    List<List<Javac.Time>> times =
        WarmJavac.still(SETTINGS, new WarmUp(0, 1, List.of(1)), jobs, folder.resolve("warm"));
    int quarter = WarmCompiler.LEAST / 4;
    assertEquals(List.of(quarter, quarter), times.stream().map(List::size).toList());
    assertTrue(
        WarmJavac.median(times.get(1)).cpu() > WarmJavac.median(times.get(0)).cpu(),
        () -> "a machine costs more than its enum: " + times);
  }

  @Test
  void failingWarmCompilationFailsMeasurement() throws Exception {
    Path wrong = folder.resolve("Wrong.java");
    Files.writeString(wrong, "class Wrong {");
    IllegalStateException error =
        assertThrows(
            IllegalStateException.class,
            () ->
                WarmJavac.still(
                    SETTINGS,
                    WarmUp.SHORT,
                    List.of(List.of("-proc:none", wrong.toString())),
                    folder.resolve("warm")));
    assertTrue(error.getMessage().contains("reached end of file"), error::getMessage);
  }

  @Test
  void phasesAddUp() throws Exception {
    List<Figure> parts =
        Profile.measure(
            CompilationSettings.parse(List.of("--rounds", "1")),
            new WarmUp(0, 1, List.of(1)),
            Files.createDirectory(folder.resolve("profile")));
    assertFalse(parts.isEmpty());
    for (Figure part : parts) {
      assertEquals("time of Pawl by phase, per type, warm javac", part.row());
      assertTrue(part.low() <= part.value() && part.value() <= part.high(), part::toString);
    }
    assertEquals(
        List.of("all", "javac, declared and generated sources", "processor", "documents"),
        parts.stream().map(Figure::contender).toList());
  }

  @Test
  void unknownArgumentIsReportedWithAllArguments() {
    IllegalArgumentException error =
        assertThrows(
            IllegalArgumentException.class,
            () -> CompilationSettings.parse(List.of("--round", "3")));
    assertTrue(error.getMessage().contains("--rounds"), error::getMessage);
  }
}
