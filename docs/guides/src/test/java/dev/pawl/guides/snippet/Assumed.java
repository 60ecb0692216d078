package dev.pawl.guides.snippet;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a document tells its readers to have around its code: "The code on this page assumes" and
 * then, up to the end of the paragraph, imports and declarations as code. Snippets are compiled
 * with just that. Where a document says nothing, and for a snippet that begins with imports,
 * nothing is assumed.
 */
record Assumed(String imports, String declarations) {

  static final String WORDS = "The code on this page assumes ";

  private static final Pattern SENTENCE =
      Pattern.compile(WORDS + "(?<what>.*?)\n\n", Pattern.DOTALL);
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern DECLARATION = Pattern.compile("(record|enum|class|interface) .*}");
  private static final Pattern IMPORTS =
      Pattern.compile("\\A(?:import [\\w.* ]+;[^\n]*\n|\\s*\n)+");

  static Assumed by(String page) {
    List<String> imports = new ArrayList<>();
    List<String> declarations = new ArrayList<>();
    Matcher sentence = SENTENCE.matcher(page);
    while (sentence.find()) {
      Matcher code = CODE.matcher(sentence.group("what"));
      while (code.find()) {
        if (code.group(1).matches("import [\\w.* ]+;")) {
          imports.add(code.group(1));
        } else if (DECLARATION.matcher(code.group(1)).matches()) {
          declarations.add(code.group(1));
        }
      }
    }
    return new Assumed(String.join(" ", imports), String.join(" ", declarations));
  }

  /** The imports that a reader of this code has: those that it begins with, or the assumed ones. */
  String importsOf(String code) {
    String own = shown(code);
    return (own.isBlank() ? imports : own) + "\n";
  }

  /** The imports that code begins with. */
  static String shown(String code) {
    Matcher own = IMPORTS.matcher(code);
    return own.find() && !own.group().isBlank() ? own.group() : "";
  }

  /** Code without the imports that it begins with. */
  static String withoutImports(String code) {
    return code.substring(shown(code).length());
  }
}
