package dev.pawl.processor.generate.code;

import com.palantir.javapoet.CodeBlock;
import java.util.regex.Pattern;

/** Converts code to text that does not depend on the imports of a file. */
public final class CodeText {

  /**
   * Matches the package before the name of a type. The package is removed, because the file imports
   * the type.
   */
  private static final Pattern PACKAGE = Pattern.compile("(?U)\\b(?:\\p{Ll}\\w*\\.)+(?=\\p{Lu})");

  /**
   * Matches a line break that JavaPoet inserted. Such breaks are removed, because JavaPoet measures
   * lines while the names of types still contain their packages.
   */
  private static final Pattern BREAK = Pattern.compile("\n +");

  private CodeText() {}

  /** Returns an expression or a statement on one line, with types without their packages. */
  public static String of(CodeBlock code) {
    // without a final line end, JavaPoet omits the text after an optional line break
    String text = CodeBlock.of("$L\n", code).toString().stripTrailing();
    return PACKAGE.matcher(BREAK.matcher(text).replaceAll(" ")).replaceAll("");
  }
}
