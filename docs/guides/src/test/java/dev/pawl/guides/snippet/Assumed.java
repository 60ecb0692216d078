package dev.pawl.guides.snippet;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The imports and declarations that a document assumes: the code after "The code on this page
 * assumes", up to the end of the paragraph. Snippets are compiled with these imports and
 * declarations. Nothing is assumed for a snippet that begins with imports, and if the document has
 * no such sentence.
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

  /** Returns the imports at the beginning of the code, or the assumed imports if there are none. */
  String importsOf(String code) {
    String own = shown(code);
    return (own.isBlank() ? imports : own) + "\n";
  }

  /** Returns the imports at the beginning of the code. */
  static String shown(String code) {
    Matcher own = IMPORTS.matcher(code);
    return own.find() && !own.group().isBlank() ? own.group() : "";
  }

  /** Returns the code without the imports at its beginning. */
  static String withoutImports(String code) {
    return code.substring(shown(code).length());
  }
}
