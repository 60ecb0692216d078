package dev.pawl.processor.generate.serialize;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/**
 * How values of a type become plain values and are made of them again: Java that writes, and Java
 * that reads. Lambdas within lambdas name what they take by how deep they stand.
 */
sealed interface Conversion {

  /** {@code dev.pawl.data.Plain}, a plain value that is read. */
  ClassName PLAIN = ClassName.get("dev.pawl.data", "Plain");

  /** {@code dev.pawl.data.PlainForm}, which writes plain values. */
  ClassName FORM = ClassName.get("dev.pawl.data", "PlainForm");

  /** The plain form of a value, within so many lambdas. */
  CodeBlock write(CodeBlock value, int depth);

  /** The value that an expression of the type {@code Plain} stands for, within so many lambdas. */
  CodeBlock read(CodeBlock plain, int depth);

  /** Whether a value is its own plain form. */
  default boolean isPlain() {
    return false;
  }

  /** Whether the plain form is always a text, so that it can be a key. */
  default boolean isText() {
    return false;
  }

  /** A function to the plain form. */
  default CodeBlock writer(int depth) {
    CodeBlock item = item(depth);
    return CodeBlock.of("$L -> $L", item, write(item, depth + 1));
  }

  /** A function from a plain value. */
  default CodeBlock reader(int depth) {
    CodeBlock item = item(depth);
    return CodeBlock.of("$L -> $L", item, read(item, depth + 1));
  }

  /** {@code item}, or {@code item2} within another. */
  private static CodeBlock item(int depth) {
    return CodeBlock.of("$N", depth == 0 ? "item" : "item" + (depth + 1));
  }

  /**
   * A value that a method of {@code PlainForm} writes and one of {@code Plain} reads.
   *
   * @param form the method that writes it; empty where a value is its own plain form
   * @param isText whether the plain form is always a text
   * @param reading the method that reads it, with what it is given
   */
  record Simple(String form, boolean isText, CodeBlock reading) implements Conversion {

    /** A primitive type or its box. */
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

    /** Bytes. */
    static Simple bytes() {
      return new Simple("bytesOf", false, CodeBlock.of("bytes()"));
    }

    /**
     * A type of the JDK that its text says all of.
     *
     * @param parser its method, or {@code new}, that makes one of the text
     * @param number whether the text is a number
     */
    static Simple parsed(TypeName type, String parser, boolean number) {
      return new Simple(
          "textOf", true, CodeBlock.of("$L($T::$L)", number ? "number" : "parsed", type, parser));
    }

    /** An enum. */
    static Simple constant(TypeName type) {
      return new Simple("nameOf", true, CodeBlock.of("parsed($T::valueOf)", type));
    }

    @Override
    public boolean isPlain() {
      return form.isEmpty();
    }

    @Override
    public CodeBlock write(CodeBlock value, int depth) {
      return isPlain() ? value : CodeBlock.of("$T.$L($L)", FORM, form, value);
    }

    @Override
    public CodeBlock writer(int depth) {
      return isPlain() ? Conversion.super.writer(depth) : CodeBlock.of("$T::$L", FORM, form);
    }

    @Override
    public CodeBlock read(CodeBlock plain, int depth) {
      return CodeBlock.of("$L.$L", plain, reading);
    }
  }

  /** A text. */
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
    public CodeBlock write(CodeBlock value, int depth) {
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

  /** A type that only the program converts, by methods whose names begin so. */
  record Foreign(String name, boolean array) implements Conversion {
    @Override
    public boolean isText() {
      return !array;
    }

    @Override
    public CodeBlock write(CodeBlock value, int depth) {
      return CodeBlock.of("$T.of($L, values::$LToText)", FORM, value, name);
    }

    @Override
    public CodeBlock read(CodeBlock plain, int depth) {
      return CodeBlock.of("$L.parsed(values::$LFromText)", plain, name);
    }
  }

  /** A record, which is taken apart; the method that makes one has that name. */
  record Components(String name) implements Conversion {
    @Override
    public CodeBlock write(CodeBlock value, int depth) {
      return CodeBlock.of("of($L)", value);
    }

    @Override
    public CodeBlock writer(int depth) {
      return CodeBlock.of("this::of");
    }

    @Override
    public CodeBlock read(CodeBlock plain, int depth) {
      return CodeBlock.of("$L.nullable(this::$N)", plain, name);
    }
  }

  /** A list or set; {@code reader} is the method of {@code Plain} that reads it. */
  record Items(String reader, boolean copies, Conversion item) implements Conversion {
    @Override
    public boolean isPlain() {
      return !copies && item.isPlain();
    }

    @Override
    public CodeBlock write(CodeBlock value, int depth) {
      return isPlain() ? value : CodeBlock.of("$T.listOf($L, $L)", FORM, value, item.writer(depth));
    }

    @Override
    public CodeBlock read(CodeBlock plain, int depth) {
      return CodeBlock.of("$L.$L($L)", plain, reader, item.reader(depth));
    }
  }

  /** A value that may be there. */
  record Possible(Conversion item) implements Conversion {
    @Override
    public CodeBlock write(CodeBlock value, int depth) {
      return CodeBlock.of("$T.optionalOf($L, $L)", FORM, value, item.writer(depth));
    }

    @Override
    public CodeBlock read(CodeBlock plain, int depth) {
      return CodeBlock.of("$T.ofNullable($L)", Optional.class, item.read(plain, depth));
    }
  }

  /** A map: an object where keys are texts, else pairs. */
  record Entries(Conversion key, Conversion value) implements Conversion {

    /** The length that fits on a line with what stands before it. */
    private static final int SHORT = 85;

    @Override
    public CodeBlock write(CodeBlock map, int depth) {
      return call(
          CodeBlock.of("$T.$L", FORM, key.isText() ? "mapOf" : "pairsOf"),
          map,
          key.writer(depth),
          value.writer(depth));
    }

    @Override
    public CodeBlock read(CodeBlock plain, int depth) {
      return call(
          CodeBlock.of("$L.$L", plain, key.isText() ? "map" : "pairs"),
          key.reader(depth),
          value.reader(depth));
    }

    /** A call on one line, if it is short, or else with a line for each argument. */
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
