package dev.pawl.processor.generate.code;

import java.util.Set;

/**
 * The names of {@code java.lang} that generated code uses. Nothing of it need be imported, unless
 * the package has a type of that name, which would be taken instead.
 */
public final class JavaLang {

  /** The simple names of its types. */
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
