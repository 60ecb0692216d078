package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/**
 * A conversion of a type to and from plain values, as Java expressions. In nested lambdas, the name
 * of a parameter ends with a number: the depth of its lambda.
 */
sealed interface Conversion {

  /** The class {@code dev.pawl.data.Plain}, whose methods read a plain value. */
  ClassName PLAIN = ClassName.get("dev.pawl.data", "Plain");

  /** The class {@code dev.pawl.data.PlainForm}, whose methods write plain values. */
  ClassName FORM = ClassName.get("dev.pawl.data", "PlainForm");

  /**
   * Returns the Java expression that converts a value to a plain value, such as a string, a list or
   * a map.
   *
   * @param scope the code that encloses the expression
   */
  CodeBlock write(CodeBlock value, Scope scope);

  /**
   * Returns the Java expression that converts a plain value, such as a string, a list or a map, to
   * a value of the type.
   *
   * @param plain an expression of the type {@code Plain}
   * @param depth the number of enclosing lambdas
   */
  CodeBlock read(CodeBlock plain, int depth);

  /**
   * The code that encloses an expression.
   *
   * @param lambdas the number of enclosing lambdas
   * @param inRecursive whether the expression is in the method of a record that can contain itself,
   *     so that the method has the parameter {@code depth}
   */
  record Scope(int lambdas, boolean inRecursive) {

    Scope inLambda() {
      return new Scope(lambdas + 1, inRecursive);
    }
  }

  /** Returns whether the plain value is the value itself, so that no conversion is needed. */
  default boolean isPlain() {
    return false;
  }

  /** Returns whether the plain value is always a string, so that it can be the key of an object. */
  default boolean isText() {
    return false;
  }

  /** Returns a lambda expression that converts a value to a plain value. */
  default CodeBlock writer(Scope scope) {
    CodeBlock item = item(scope.lambdas());
    return CodeBlock.of("$L -> $L", item, write(item, scope.inLambda()));
  }

  /** Returns a lambda expression that converts a plain value to a value of the type. */
  default CodeBlock reader(int depth) {
    CodeBlock item = item(depth);
    return CodeBlock.of("$L -> $L", item, read(item, depth + 1));
  }

  /**
   * Returns the name of a lambda's parameter: {@code item}, or a name such as {@code item2} in a
   * nested lambda.
   */
  private static CodeBlock item(int depth) {
    return CodeBlock.of("$N", depth == 0 ? "item" : "item" + (depth + 1));
  }

  /**
   * A conversion that calls one method of {@code PlainForm} and one method of {@code Plain}.
   *
   * @param form the method of {@code PlainForm}; empty if the plain value is the value itself
   * @param isText whether the plain value is always a string
   * @param reading the call of the method of {@code Plain}
   */
  record Simple(String form, boolean isText, CodeBlock reading) implements Conversion {

    /** Returns the conversion of a primitive type or its wrapper. */
    static Simple primitive(String name, boolean boxed) {
      String form =
          switch (name) {
            case "double", "float" -> "numberOf";
            case "char" -> "textOf";
            default -> "";
          };
      String as = "as" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
      return new Simple(
          form,
          false,
          boxed ? CodeBlock.of("nullable($T::$L)", PLAIN, as) : CodeBlock.of("$L()", as));
    }

    static Simple bytes() {
      return new Simple("bytesOf", false, CodeBlock.of("bytes()"));
    }

    /**
     * Returns the conversion of a JDK type to and from a string.
     *
     * @param parser the method that creates a value from the string, or {@code new} for a
     *     constructor
     * @param number whether the string is a number
     */
    static Simple parsed(TypeName type, String parser, boolean number) {
      return new Simple(
          "textOf", true, CodeBlock.of("$L($T::$L)", number ? "number" : "parsed", type, parser));
    }

    static Simple yearMonth() {
      return new Simple("textOf", true, CodeBlock.of("yearMonth()"));
    }

    static Simple constant(TypeName type) {
      return new Simple("nameOf", true, CodeBlock.of("parsed($T::valueOf)", type));
    }

    @Override
    public boolean isPlain() {
      return form.isEmpty();
    }

    @Override
    public CodeBlock write(CodeBlock value, Scope scope) {
      return isPlain() ? value : CodeBlock.of("$T.$L($L)", FORM, form, value);
    }

    @Override
    public CodeBlock writer(Scope scope) {
      return isPlain() ? Conversion.super.writer(scope) : CodeBlock.of("$T::$L", FORM, form);
    }

    @Override
    public CodeBlock read(CodeBlock plain, int depth) {
      return CodeBlock.of("$L.$L", plain, reading);
    }
  }

  /** The conversion of a string. */
  record Text() implements Conversion {
    @Override
    public boolean isPlain() {
      return true;
    }

    @Override
    public boolean isText() {
      return true;
    }

    @Override
    public CodeBlock write(CodeBlock value, Scope scope) {
      return value;
    }

    @Override
    public CodeBlock read(CodeBlock plain, int depth) {
      return CodeBlock.of("$L.text()", plain);
    }

    @Override
    public CodeBlock reader(int depth) {
      return CodeBlock.of("$T::text", PLAIN);
    }
  }

  /**
   * A conversion by methods that the application implements.
   *
   * @param name the start of the names of the application's methods
   * @param array whether the type is an array
   */
  record Foreign(String name, boolean array) implements Conversion {
    @Override
    public boolean isText() {
      return !array;
    }

    @Override
    public CodeBlock write(CodeBlock value, Scope scope) {
      return CodeBlock.of("$T.of($L, values::$LToText)", FORM, value, name);
    }

    @Override
    public CodeBlock read(CodeBlock plain, int depth) {
      return CodeBlock.of("$L.parsed(values::$LFromText)", plain, name);
    }
  }

  /**
   * A conversion of a record to and from an object with its components.
   *
   * @param name the generated method that creates the record from a plain value
   * @param recursive whether a value can contain values of its own type
   */
  record Components(String name, boolean recursive) implements Conversion {
    @Override
    public CodeBlock write(CodeBlock value, Scope scope) {
      if (recursive) {
        return CodeBlock.of("of($L, $L)", value, scope.inRecursive() ? "depth + 1" : "1");
      }
      return CodeBlock.of("of($L)", value);
    }

    @Override
    public CodeBlock writer(Scope scope) {
      return recursive ? Conversion.super.writer(scope) : CodeBlock.of("this::of");
    }

    @Override
    public CodeBlock read(CodeBlock plain, int depth) {
      return CodeBlock.of("$L.nullable(this::$N)", plain, name);
    }
  }

  /**
   * A conversion of a list or set.
   *
   * @param reader the method of {@code Plain} that reads the list or set
   */
  record Items(String reader, boolean copies, Conversion item) implements Conversion {
    @Override
    public boolean isPlain() {
      return !copies && item.isPlain();
    }

    @Override
    public CodeBlock write(CodeBlock value, Scope scope) {
      return isPlain() ? value : CodeBlock.of("$T.listOf($L, $L)", FORM, value, item.writer(scope));
    }

    @Override
    public CodeBlock read(CodeBlock plain, int depth) {
      return CodeBlock.of("$L.$L($L)", plain, reader, item.reader(depth));
    }
  }

  /** A conversion of an {@code Optional}. */
  record Possible(Conversion item) implements Conversion {
    @Override
    public CodeBlock write(CodeBlock value, Scope scope) {
      return CodeBlock.of("$T.optionalOf($L, $L)", FORM, value, item.writer(scope));
    }

    @Override
    public CodeBlock read(CodeBlock plain, int depth) {
      return CodeBlock.of("$T.ofNullable($L)", Optional.class, item.read(plain, depth));
    }
  }

  /**
   * A conversion of a map. The plain value is an object if the keys are strings, otherwise a list
   * of pairs.
   */
  record Entries(Conversion key, Conversion value) implements Conversion {

    /** The maximum length of a call on one line, in characters. */
    private static final int SHORT = 85;

    @Override
    public CodeBlock write(CodeBlock map, Scope scope) {
      return call(
          CodeBlock.of("$T.$L", FORM, key.isText() ? "mapOf" : "pairsOf"),
          map,
          key.writer(scope),
          value.writer(scope));
    }

    @Override
    public CodeBlock read(CodeBlock plain, int depth) {
      return call(
          CodeBlock.of("$L.$L", plain, key.isText() ? "map" : "pairs"),
          key.reader(depth),
          value.reader(depth));
    }

    /**
     * Returns a call on one line. A call that is longer than {@link #SHORT} has a line for each
     * argument.
     */
    private static CodeBlock call(CodeBlock method, CodeBlock... arguments) {
      CodeBlock line = CodeBlock.of("$L($L)", method, join(", ", arguments));
      return line.toString().length() <= SHORT
          ? line
          : CodeBlock.of("$L(\n$>$>$L)$<$<", method, join(",\n", arguments));
    }

    private static CodeBlock join(String separator, CodeBlock... arguments) {
      return CodeBlock.join(List.of(arguments), separator);
    }
  }
}
