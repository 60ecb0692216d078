package dev.pawl.language.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Holds {@code docs/problems.md} to what Pawl says. */
class ProblemsPageTest {

  private static final Pattern SECTION =
      Pattern.compile(
          "<a id=\"(?<anchor>[a-z0-9]+)\"></a>\n\n## (?<id>PAWL\\d{3}) \\p{Lu}[^\n]+\n\n"
              + "(?<body>.*?)(?=\n<a id=|\\z)",
          Pattern.DOTALL);

  private static final Pattern BLOCK =
      Pattern.compile("(?<label>\\w+):\n\n```(?<language>\\w+)\n(?<text>.*?)\n```", Pattern.DOTALL);

  private static final Map<String, String> BODIES = new LinkedHashMap<>();

  @BeforeAll
  static void readPage() throws IOException {
    Matcher section = SECTION.matcher(Files.readString(page()));
    while (section.find()) {
      String id = section.group("id");
      assertEquals(id.toLowerCase(Locale.ROOT), section.group("anchor"));
      assertEquals(null, BODIES.put(id, section.group("body")), id + " has two sections");
    }
  }

  /** The module's folder is the working directory under Maven, the repository's elsewhere. */
  private static Path page() {
    return Stream.of("docs/problems.md", "../docs/problems.md")
        .map(Path::of)
        .filter(Files::exists)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void everyCodeHasOneSectionInOrderOfNumber() {
    assertEquals(
        Stream.of(Code.values()).map(Code::id).sorted().toList(), List.copyOf(BODIES.keySet()));
  }

  @ParameterizedTest
  @EnumSource
  void theAddressInMessagesIsTheAnchorOfTheSection(Code code) throws IOException {
    String anchor = code.url().substring(code.url().indexOf('#') + 1);
    assertEquals("https://pawl.dev/problems#" + anchor, code.url());
    assertTrue(Files.readString(page()).contains("<a id=\"" + anchor + "\"></a>"), anchor);
  }

  @ParameterizedTest
  @EnumSource
  void theSectionStatesTheSeverity(Code code) {
    String stated =
        switch (code.severity()) {
          case ERROR -> "**Error.** ";
          case WARNING -> "**Warning.** ";
          case STRICT -> "**Strict warning.** ";
          case NOTE -> "**Note.** ";
        };
    assertTrue(BODIES.get(code.id()).startsWith(stated));
  }

  @ParameterizedTest
  @EnumSource
  void theSectionHasABadAndAGoodExampleAndTheMessage(Code code) {
    List<String> labels = new ArrayList<>();
    Map<String, String> texts = new LinkedHashMap<>();
    Matcher block = BLOCK.matcher(BODIES.get(code.id()));
    while (block.find()) {
      labels.add(block.group("label"));
      texts.put(block.group("label"), block.group("text"));
    }
    assertEquals(List.of("Bad", "Good", "Message"), labels);
    assertNotEquals(texts.get("Bad"), texts.get("Good"));
    Pattern message = pattern(code);
    texts
        .get("Message")
        .lines()
        .forEach(
            line -> {
              assertTrue(message.matcher(line).matches(), line + " is not " + message);
              boolean remedy = code.severity() != Severity.ERROR || Remedy.isIn(line, code);
              assertTrue(remedy, "says nothing of what to do: " + line);
            });
  }

  /** The code's text with anything for what it is about, and perhaps a hint. */
  private static Pattern pattern(Code code) {
    String hole = "\0";
    String text = code.text(Stream.generate(() -> hole).limit(9).toArray());
    return Pattern.compile(
        Stream.of(text.split(hole, -1))
            .map(Pattern::quote)
            .collect(Collectors.joining(".+", "\\[" + code.id() + "\\] ", "( [A-Z].*\\.|.*\\?)?")));
  }
}
