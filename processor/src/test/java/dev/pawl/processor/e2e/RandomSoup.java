package dev.pawl.processor.e2e;

import dev.pawl.language.HostileStrings;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Generates random declarations, most of which are invalid. */
final class RandomSoup {

  private static final List<String> TOKENS =
      List.of(
          "machine: M",
          "package: p",
          "states:",
          "events:",
          "on:",
          "to:",
          "forbid:",
          "views:",
          "initial: true",
          "final: true",
          "external: true",
          "tags: [a, b]",
          "guard: a",
          "guard: \"!(a",
          "update: u",
          "effects: [e, f]",
          "choose: c",
          "description: \"*/\"",
          "wireName: w",
          "aliases: w",
          "context: String",
          "context: int",
          "threadSafe: true",
          "unexpected: ignore",
          "omit: [phase]",
          "include: codec",
          "wireNames: kebab_case",
          "parallel: true",
          "history: deep",
          "initial: [A, B]",
          "initial: B",
          "internal: true",
          "raise: go",
          "raise: [go, stop]",
          "ignore: [go]",
          "defer: stop",
          "entry: e",
          "exit: { effects: [e, f], raise: go }",
          "entry: [e, f]",
          "always: { guard: a, to: B }",
          "always: [{ guard: \"in(B)\", to: A }, { to: B }]",
          "after: { 60s: B }",
          "after: { backoff: { to: A, guard: a } }",
          "data: { n: int }",
          "data: { n: String, m: Integer }",
          "done.A: B",
          "\"*\": B",
          "states: { X1: { initial: true, to: X2 }, X2: { final: true } }",
          "payload: { a: int }",
          "A",
          "B",
          "A:",
          "B:",
          "C: {",
          "}",
          "{",
          "[",
          "]",
          ",",
          "- ",
          ": ",
          "\n",
          "\n  ",
          "\n    ",
          "\n      ",
          "\n  A: { initial: true, to: [A, B] }",
          "\n  B: { final: true }",
          "# x",
          "&a",
          "*a",
          "!!str",
          "!x",
          "|\n",
          ">\n",
          "\"",
          "'",
          "<<: ",
          "---",
          "~",
          "null",
          "yes",
          "12:30",
          "\t",
          "é",
          "状態",
          "from: A",
          "because: x",
          "java.lang.Thread.State: { NEW: A }",
          "\\",
          "%",
          "@",
          "`");

  private static final List<String> WORDS =
      List.of(
          "A",
          "B",
          "C",
          "D",
          "A",
          "B",
          "go",
          "come",
          "stop",
          "toA",
          "to-a",
          "new",
          "class",
          "wait",
          "toString",
          "state",
          "String",
          "Object",
          "MState",
          "M",
          "ME",
          "*",
          "",
          " ",
          "a b",
          "a-b",
          "a_b",
          "aB",
          "1",
          "1a",
          "_",
          "$",
          "a$b",
          "é",
          "状態",
          "\\u000a",
          "*/",
          "a\nb",
          "x".repeat(300),
          "isFinal",
          "next",
          "fire",
          "lock",
          "is",
          "context",
          "entityId",
          "values",
          "valueOf",
          "yield",
          "Instance",
          "Rules",
          "Type",
          "Chart",
          "life",
          "source",
          "done.A",
          "in(A)",
          "60s",
          "snapshot",
          "begin",
          "always");

  private final SplittableRandom random;

  RandomSoup(SplittableRandom random) {
    this.random = random;
  }

  <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  String word() {
    return random.nextInt(8) == 0 ? any(HostileStrings.all()) : any(WORDS);
  }

  /** Returns YAML tokens in random order. */
  byte[] tokens() {
    StringBuilder out = new StringBuilder();
    for (int i = random.nextInt(1, 60); i > 0; i--) {
      out.append(any(TOKENS)).append(random.nextInt(3) == 0 ? " " : "");
    }
    return out.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Returns a document with a few changed bytes, lines or words. */
  byte[] mutated(String document) {
    String text = document;
    for (int i = random.nextInt(1, 6); i > 0; i--) {
      text = changed(text);
    }
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (random.nextInt(10) == 0 && bytes.length > 0) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return bytes;
  }

  private String changed(String text) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    if (lines.isEmpty()) {
      return any(TOKENS);
    }
    int at = random.nextInt(lines.size());
    String line = lines.get(at);
    int column = random.nextInt(line.length() + 1);
    switch (random.nextInt(8)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.add(at, any(lines));
      case 2 -> lines.set(at, line.substring(0, column) + any(TOKENS) + line.substring(column));
      case 3 -> lines.set(at, line.substring(0, column));
      case 4 -> lines.set(at, line.replaceFirst("\\w+", Matcher.quoteReplacement(word())));
      case 5 -> lines.set(at, "  " + line);
      case 6 ->
          lines.set(at, line.replaceFirst("\\b[A-Z]\\w*", any(List.of("A", "B", "S_1", "X"))));
      default ->
          lines.set(at, line.replaceFirst(": .*", Matcher.quoteReplacement(": " + any(TOKENS))));
    }
    return String.join("\n", lines) + "\n";
  }

  /** Returns a YAML declaration in which some names are replaced consistently. */
  String renamedYaml(String yaml) {
    String text = yaml;
    for (int i = random.nextInt(1, 5); i > 0; i--) {
      text = replaced(text, "(?<![\\w\"])(?:e\\d\\w*|S\\d\\w*|f\\d)(?![\\w\"])", quoted(word()));
    }
    while (text.contains("description: x\n")) {
      String prose = quoted(any(HostileStrings.all()));
      text =
          text.replaceFirst(
              "description: x\n", Matcher.quoteReplacement("description: " + prose + "\n"));
    }
    return text;
  }

  /** Returns an enum in whose annotations some names are replaced consistently. */
  String renamedJava(String java) {
    String text = java;
    for (int i = random.nextInt(1, 5); i > 0; i--) {
      text = replaced(text, "\"(?:e\\d\\w*|f\\d|[uc]\\d)\"", quoted(word()));
    }
    return random.nextBoolean()
        ? replaced(text, "\\bS\\d\\w*", any(List.of("NEW", "Object", "$x", "É_1", "M", "State")))
        : text;
  }

  /** Replaces one of the names that a pattern finds, in all places. */
  private String replaced(String text, String pattern, String replacement) {
    List<String> names =
        Pattern.compile(pattern, Pattern.UNICODE_CHARACTER_CLASS)
            .matcher(text)
            .results()
            .map(MatchResult::group)
            .distinct()
            .toList();
    if (names.isEmpty()) {
      return text;
    }
    String name = Pattern.quote(any(names));
    return Pattern.compile("(?<!\\w)" + name + "(?!\\w)", Pattern.UNICODE_CHARACTER_CLASS)
        .matcher(text)
        .replaceAll(Matcher.quoteReplacement(replacement));
  }

  /** Returns a literal with escapes for all unusual characters. */
  static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c == '\n' || c == '\r') {
        out.append(c == '\n' ? "\\n" : "\\r");
      } else if (c < ' ' || c > '~') {
        out.append(String.format("\\u%04x", (int) c));
      } else {
        out.append(c);
      }
    }
    return out.append('"').toString();
  }
}
