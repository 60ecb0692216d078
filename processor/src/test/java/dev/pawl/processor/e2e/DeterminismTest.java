package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a declaration generates identical bytes at any time and in any folder. */
class DeterminismTest {

  private static final List<String> CASES = List.of("workstream", "hostile", "generics", "names");
  private static final Pattern DATE =
      Pattern.compile("20[2-9]\\d-[01]\\d-[0-3]\\d|[0-2]\\d:[0-5]\\d:[0-5]\\d");

  @TempDir Path temp;

  private Map<String, String> generated(GoodCase good, Path work) {
    return Tool.JAVAC.compile(good.job(work).with("-proc:only")).generated();
  }

  /** Returns a copy of a case in another folder. */
  private static GoodCase copied(GoodCase good, Path to) {
    for (Path file : Job.below(good.folder(), "")) {
      Job.write(to, good.folder().relativize(file).toString(), GoodCase.read(file));
    }
    return new GoodCase(to);
  }

  @Test
  void outputIsIndependentOfTimeAndFolder() {
    for (String name : CASES) {
      GoodCase good = GoodCase.named(name);
      Map<String, String> once = generated(good, temp.resolve(name + "-1"));
      assertFalse(once.isEmpty());
      assertEquals(once, generated(good, temp.resolve(name + "-2")));
      GoodCase elsewhere = copied(good, temp.resolve("some where/ÄÖ/" + name));
      assertEquals(once, generated(elsewhere, temp.resolve(name + "-3")));
    }
  }

  @Test
  void outputIsIndependentOfTheLocale() {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    String separator = System.getProperty("line.separator");
    try {
      GoodCase good = GoodCase.named("names");
      Map<String, String> here = generated(good, temp.resolve("here"));
      Locale.setDefault(Locale.forLanguageTag("tr-TR-u-nu-arab"));
      TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
      System.setProperty("line.separator", "\r\n");
      assertEquals(here, generated(good, temp.resolve("there")));
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
      System.setProperty("line.separator", separator);
    }
  }

  /** Asserts that no text contains a time and that all lines end with LF. */
  static void assertOfNoTimeAndPlace(Map<String, String> generated) {
    generated.forEach(
        (path, text) -> {
          assertFalse(text.contains("\r"), path);
          assertFalse(DATE.matcher(text).find(), path);
        });
  }

  @Test
  void outputIsUtf8() throws IOException {
    GoodCase good = GoodCase.named("names");
    Compiled compiled = Tool.JAVAC.compile(good.job(temp.resolve("utf-8")).with("-proc:only"));
    for (Path file : Job.below(compiled.job().generated(), "")) {
      byte[] bytes = Files.readAllBytes(file);
      assertEquals(new String(bytes, StandardCharsets.UTF_8), Files.readString(file));
    }
  }
}
