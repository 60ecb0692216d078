package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Locale;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that locales with other letter cases or digits do not change the generated code. */
@Tag("attack")
class LocaleAttackTest {

  @TempDir Path temp;

  @Test
  void outputIsEqualInEveryLocale() {
    Job.write(temp, "src/Nothing.java", "class Nothing {}\n");
    Job.write(
        temp,
        "machines/m.pawl.yaml",
        "machine: initial title\nstates:\n  INITIAL ID: { initial: true, on: { init ID: 12 I } }\n"
            + "  12 I: { after: { 1500ms: END }, tags: [idle in] }\n  END: { final: true }\n");
    Job job =
        Job.of(temp.resolve("src"), temp.resolve("work"))
            .with("-Apawl.machines=" + temp.resolve("machines"));
    Locale before = Locale.getDefault();
    TreeMap<String, String> expected = Tool.JAVAC.compile(job).clean().generated();
    try {
      for (String tag : new String[] {"tr-TR", "ar-EG-u-nu-arab", "th-TH-u-nu-thai"}) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        Job other = job.in(temp.resolve(tag));
        assertEquals(expected, Tool.JAVAC.compile(other).clean().generated(), tag);
      }
    } finally {
      Locale.setDefault(before);
    }
  }
}
