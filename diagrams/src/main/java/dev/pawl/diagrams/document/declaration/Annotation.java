package dev.pawl.diagrams.document.declaration;

import java.util.ArrayList;
import java.util.List;

/**
 * An annotation in generated source code.
 *
 * @param name the name of the annotation type, as it is written in the source
 * @param arguments the arguments, in the order in which they are written
 */
record Annotation(String name, List<Argument> arguments) {

  public Annotation {
    arguments = List.copyOf(arguments);
  }

  /** Returns a builder of an annotation without arguments. */
  public static Builder builder(String name) {
    return new Builder(name);
  }

  /** Returns whether the annotation has no arguments. */
  public boolean isEmpty() {
    return arguments.isEmpty();
  }

  /** An argument: the value of one annotation element. */
  record Argument(String name, Value value) {}

  /** The value of an annotation element. */
  sealed interface Value {

    /** Text that is written as a string literal. */
    record Text(String text) implements Value {}

    /** A Java expression, such as {@code true}, {@code int.class} or {@code Part.PHASE}. */
    record Code(String code) implements Value {}

    /** A nested annotation. */
    record Nested(Annotation annotation) implements Value {}

    /** An array of two or more values. */
    record Several(List<Value> values) implements Value {}
  }

  /** A builder of annotations. The builder omits empty strings, empty lists and {@code false}. */
  public static final class Builder {
    private final String name;
    private final List<Argument> arguments = new ArrayList<>();

    private Builder(String name) {
      this.name = name;
    }

    /** Adds a string unless it is empty. */
    public Builder text(String element, String text) {
      return texts(element, text.isEmpty() ? List.of() : List.of(text));
    }

    /** Adds an array of strings unless it is empty. */
    public Builder texts(String element, List<String> texts) {
      return values(element, texts.stream().map(Value.Text::new).toList());
    }

    /** Adds a boolean unless it is false. */
    public Builder flag(String element, boolean flag) {
      return codes(element, flag ? List.of("true") : List.of());
    }

    /** Adds Java expressions unless there are none. */
    public Builder codes(String element, List<String> codes) {
      return values(element, codes.stream().map(Value.Code::new).toList());
    }

    /** Adds nested annotations unless there are none. */
    public Builder nested(String element, List<Annotation> annotations) {
      return values(element, annotations.stream().map(Value.Nested::new).toList());
    }

    private Builder values(String element, List<? extends Value> values) {
      if (!values.isEmpty()) {
        Value value = values.size() == 1 ? values.get(0) : new Value.Several(List.copyOf(values));
        arguments.add(new Argument(element, value));
      }
      return this;
    }

    public Annotation build() {
      return new Annotation(name, arguments);
    }
  }
}
