package dev.pawl.processor.generate.code;

import java.util.Set;

/**
 * The types of {@code java.lang} that generated code uses. A type of {@code java.lang} needs no
 * import, unless the package has a type with the same simple name.
 */
public final class JavaLang {

  public static final Set<String> NAMES =
      Set.of(
          "AssertionError",
          "Boolean",
          "Byte",
          "CharSequence",
          "Character",
          "Class",
          "Double",
          "Enum",
          "Exception",
          "Float",
          "IllegalArgumentException",
          "IllegalStateException",
          "Integer",
          "Iterable",
          "Long",
          "Math",
          "Number",
          "Object",
          "Override",
          "RuntimeException",
          "SafeVarargs",
          "Short",
          "String",
          "SuppressWarnings",
          "Thread",
          "Throwable",
          "Void");

  private JavaLang() {}
}
