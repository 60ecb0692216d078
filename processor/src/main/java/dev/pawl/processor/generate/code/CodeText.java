package dev.pawl.processor.generate.code;

import com.palantir.javapoet.CodeBlock;
import java.util.regex.Pattern;

/** Converts code to text before its file is known. */
public final class CodeText {

  /** Matches names of packages, which will be imported. */
  private static final Pattern PACKAGE = Pattern.compile("(?U)\\b(?:\\p{Ll}\\w*\\.)+(?=\\p{Lu})");

  /** Matches a line break of JavaPoet, which wraps lines before the names are shortened. */
  private static final Pattern BREAK = Pattern.compile("\n +");

  private CodeText() {}

  /** Returns an expression or a statement on one line, with types without their packages. */
  public static String of(CodeBlock code) {
    // without the line end JavaPoet withholds the text after an optional line break
    String text = CodeBlock.of("$L\n", code).toString().stripTrailing();
    return PACKAGE.matcher(BREAK.matcher(text).replaceAll(" ")).replaceAll("");
  }
}
