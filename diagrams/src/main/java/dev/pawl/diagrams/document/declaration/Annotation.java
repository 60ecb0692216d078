package dev.pawl.diagrams.document.declaration;

import java.util.ArrayList;
import java.util.List;

/**
 * An annotation as it is written.
 *
 * @param name the name of its type
 */
record Annotation(String name, List<Argument> arguments) {

  public Annotation {
    arguments = List.copyOf(arguments);
  }

  /** An annotation of which nothing is said yet. */
  public static Builder builder(String name) {
    return new Builder(name);
  }

  /** Whether it says anything. */
  public boolean isEmpty() {
    return arguments.isEmpty();
  }

  /** An argument of one element. */
  record Argument(String name, Value value) {}

  /** A value behind the equals sign. */
  sealed interface Value {

    /** A text, which becomes a literal. */
    record Text(String text) implements Value {}

    /** Java as it is: {@code true}, {@code int.class}, {@code Part.PHASE}. */
    record Code(String code) implements Value {}

    /** An annotation within. */
    record Nested(Annotation annotation) implements Value {}

    /** Two or more values between braces. */
    record Several(List<Value> values) implements Value {}
  }

  /** Builds an annotation; what has its default is not written. */
  public static final class Builder {
    private final String name;
    private final List<Argument> arguments = new ArrayList<>();

    private Builder(String name) {
      this.name = name;
    }

    /** A text, unless it is empty. */
    public Builder text(String element, String text) {
      return texts(element, text.isEmpty() ? List.of() : List.of(text));
    }

    /** Texts, unless there are none. */
    public Builder texts(String element, List<String> texts) {
      return values(element, texts.stream().map(Value.Text::new).toList());
    }

    /** A truth value, unless it is false. */
    public Builder flag(String element, boolean flag) {
      return codes(element, flag ? List.of("true") : List.of());
    }

    /** Expressions, unless there are none. */
    public Builder codes(String element, List<String> codes) {
      return values(element, codes.stream().map(Value.Code::new).toList());
    }

    /** Annotations, unless there are none. */
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

    /** The annotation. */
    public Annotation build() {
      return new Annotation(name, arguments);
    }
  }
}
