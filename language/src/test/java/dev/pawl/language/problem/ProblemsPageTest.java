package dev.pawl.language.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Compares the pages in {@code docs/reference/problems} with the codes and their texts. */
class ProblemsPageTest {

  private static final Pattern PAGE =
      Pattern.compile("# (?<id>PAWL\\d{3}) (?<title>\\p{Lu}[^\n]+)\n\n(?<body>.*)", Pattern.DOTALL);

  private static final Pattern BLOCK =
      Pattern.compile("(?<label>\\w+):\n\n```(?<language>\\w+)\n(?<text>.*?)\n```", Pattern.DOTALL);

  private static final Map<String, String> BODIES = new TreeMap<>();

  private static final Map<String, String> TITLES = new TreeMap<>();

  @BeforeAll
  static void readPages() throws IOException {
    try (Stream<Path> files = Files.list(folder())) {
      for (Path file : files.filter(f -> !f.endsWith("index.md")).toList()) {
        Matcher page = PAGE.matcher(Files.readString(file));
        assertTrue(page.matches(), file::toString);
        assertEquals(page.group("id") + ".md", file.getFileName().toString());
        BODIES.put(page.group("id"), page.group("body"));
        TITLES.put(page.group("id"), page.group("title"));
      }
    }
  }

  /**
   * Returns the folder of the pages. The working directory is the folder of the module under Maven,
   * otherwise that of the repository.
   */
  private static Path folder() {
    return Stream.of("docs/reference/problems", "../docs/reference/problems")
        .map(Path::of)
        .filter(Files::exists)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void codesAreInAscendingOrder() {
    List<String> ids = Stream.of(Code.values()).map(Code::id).toList();
    assertEquals(ids.stream().sorted().toList(), ids);
  }

  @Test
  void everyCodeHasAPage() {
    Set<String> codes = Stream.of(Code.values()).map(Code::id).collect(Collectors.toSet());
    Set<String> missing = new TreeSet<>(codes);
    missing.removeAll(BODIES.keySet());
    assertEquals(Set.of(), missing, "codes without a page in docs/reference/problems");
    Set<String> unknown = new TreeSet<>(BODIES.keySet());
    unknown.removeAll(codes);
    assertEquals(Set.of(), unknown, "pages in docs/reference/problems without a code");
  }

  @ParameterizedTest
  @EnumSource
  void indexListsCodeWithTitleBelowSeverity(Code code) throws IOException {
    String heading =
        switch (code.severity()) {
          case ERROR -> "Errors";
          case WARNING -> "Warnings";
          case STRICT -> "Strict warnings";
          case NOTE -> "Notes";
        };
    String index = Files.readString(folder().resolve("index.md")) + "\n## ";
    int start = index.indexOf("\n## " + heading + "\n");
    String section = index.substring(start, index.indexOf("\n## ", start + 1));
    String row = "- [%1$s](%1$s.md): %2$s\n";
    String listed = row.formatted(code.id(), TITLES.getOrDefault(code.id(), "TITLE"));
    assertTrue(
        section.contains(listed), () -> heading + " of index.md lack the line " + listed.strip());
  }

  @ParameterizedTest
  @EnumSource
  void urlInMessagesIsUrlOfPage(Code code) {
    assertEquals("https://pawl.dev/problems/" + code.id(), code.url());
  }

  @ParameterizedTest
  @EnumSource
  void pageStatesSeverity(Code code) {
    String stated =
        switch (code.severity()) {
          case ERROR -> "**Error.** ";
          case WARNING -> "**Warning.** ";
          case STRICT -> "**Strict warning.** ";
          case NOTE -> "**Note.** ";
        };
    String body = body(code);
    assertTrue(body.startsWith(stated), () -> code.id() + ".md must start with " + stated);
  }

  @ParameterizedTest
  @EnumSource
  void pageHasBadAndGoodExampleAndMessage(Code code) {
    List<String> labels = new ArrayList<>();
    Map<String, String> texts = new LinkedHashMap<>();
    Matcher block = BLOCK.matcher(body(code));
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
              boolean remedy = code.severity() == Severity.NOTE || Remedy.isIn(line, code);
              assertTrue(remedy, "says nothing of what to do: " + line);
            });
  }

  /** Returns the text of a code's page below its title. */
  private static String body(Code code) {
    String body = BODIES.get(code.id());
    assertNotNull(body, () -> "docs/reference/problems/" + code.id() + ".md is missing");
    return body;
  }

  /** Returns a pattern of the code's message with any arguments, optionally followed by a hint. */
  private static Pattern pattern(Code code) {
    String hole = "\0";
    String text = code.text(Stream.generate(() -> hole).limit(9).toArray());
    return Pattern.compile(
        Stream.of(text.split(hole, -1))
            .map(Pattern::quote)
            .collect(Collectors.joining(".+", "\\[" + code.id() + "\\] ", "( [A-Z].*\\.|.*\\?)?")));
  }
}
