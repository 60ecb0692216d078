package dev.pawl.guides.snippet;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The lines of a snippet as a test runs them. {@code x(); // → V} must return V. {@code x();} with
 * {@code // SomeError: MESSAGE} below it must throw this error. A line that "does not compile" is
 * omitted, and compiled separately.
 */
final class Statements {

  private static final Pattern RESULT =
      Pattern.compile("^( *)(?:([\\w.<>\\[\\], ]+) (\\w+) = )?([^=;]+|\\w.*\\)); +//.*→ (.+)$");
  private static final Pattern THROWN = Pattern.compile("^ *// (\\w+Error|\\w+Exception): .*");
  private static final String WRONG = "// does not compile";

  private Statements() {}

  /** Returns the code that is compiled and run. */
  static String checked(String text) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    List<String> checked = new ArrayList<>();
    boolean begins = true;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      Matcher result = RESULT.matcher(line);
      if (line.contains(WRONG)) {
        continue;
      }
      if (i + 1 < lines.size() && begins && THROWN.matcher(lines.get(i + 1)).matches()) {
        StringBuilder said = new StringBuilder();
        while (i + 1 < lines.size() && lines.get(i + 1).strip().startsWith("//")) {
          said.append(' ').append(lines.get(++i).strip().substring(2).strip());
        }
        String call = line.replaceAll(";\\s*(//.*)?$", "");
        checked.add(shown("fails", said.toString().strip(), "() -> " + call));
      } else if (begins && result.matches()) {
        if (result.group(3) == null) {
          checked.add(shown("is", result.group(5), result.group(4)));
        } else {
          checked.add(line);
          checked.add(shown("is", result.group(5), result.group(3)));
        }
      } else {
        checked.add(line);
      }
      String bare = line.replaceAll("//.*", "").strip();
      begins = bare.isEmpty() ? begins : bare.matches(".*[;{}]$");
    }
    return String.join("\n", checked) + "\n";
  }

  /** Returns the lines that must not compile, each with all lines before it. */
  static List<String> wrong(String text) {
    List<String> wrong = new ArrayList<>();
    List<String> before = new ArrayList<>();
    for (String line : text.lines().toList()) {
      if (line.contains(WRONG)) {
        wrong.add(String.join("\n", before) + "\n" + line + "\n");
      } else {
        before.add(line);
      }
    }
    return wrong;
  }

  private static String shown(String method, String said, String code) {
    String text = said.strip().replace("\\", "\\\\").replace("\"", "\\\"");
    return "dev.pawl.guides.snippet.Shown." + method + "(\"" + text + "\", " + code.strip() + ");";
  }
}
