package dev.pawl.processor.generate.code;

import com.palantir.javapoet.CodeBlock;
import java.util.regex.Pattern;

/** The text of code before the file is known that it stands in. */
public final class CodeText {

  /** The names of packages, which imports will leave out. */
  private static final Pattern PACKAGE = Pattern.compile("(?U)\\b(?:\\p{Ll}\\w*\\.)+(?=\\p{Lu})");

  /** A place where JavaPoet has broken a line, as names are still long. */
  private static final Pattern BREAK = Pattern.compile("\n +");

  private CodeText() {}

  /** An expression or a statement on one line, its types without their packages. */
  public static String of(CodeBlock code) {
    // without an end JavaPoet keeps back what follows a blank at which it may break
    String text = CodeBlock.of("$L\n", code).toString().stripTrailing();
    return PACKAGE.matcher(BREAK.matcher(text).replaceAll(" ")).replaceAll("");
  }
}
