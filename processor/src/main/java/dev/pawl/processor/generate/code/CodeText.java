package dev.pawl.processor.generate.code;

import com.palantir.javapoet.CodeBlock;
import java.util.regex.Pattern;

/** Converts code of JavaPoet to text, with simple type names. */
public final class CodeText {

  /** Matches a package name and a dot before the name of a type, which {@link #of} removes. */
  private static final Pattern PACKAGE = Pattern.compile("(?U)\\b(?:\\p{Ll}\\w*\\.)+(?=\\p{Lu})");

  /**
   * Matches a line break of JavaPoet, which {@link #of} removes. JavaPoet breaks lines too early,
   * because it measures lines while type names still contain packages.
   */
  private static final Pattern BREAK = Pattern.compile("\n +");

  private CodeText() {}

  /** Returns an expression or statement on one line, with simple type names. */
  public static String of(CodeBlock code) {
    // JavaPoet omits text after an optional line break if there is no final line end
    String text = CodeBlock.of("$L\n", code).toString().stripTrailing();
    return PACKAGE.matcher(BREAK.matcher(text).replaceAll(" ")).replaceAll("");
  }
}
