package dev.pawl.diagrams.document.declaration;

import dev.pawl.diagrams.document.declaration.Annotation.Argument;
import dev.pawl.diagrams.document.declaration.Annotation.Value;
import dev.pawl.diagrams.document.declaration.Annotation.Value.Several;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Formats annotations as google-java-format does. An annotation is written on one line if the line
 * is short enough and the annotation does not have both an array and another argument. If the
 * annotation is not written on one line, each argument has its own line.
 */
final class AnnotationLayout {

  /** The maximum length of a line, in characters. */
  static final int WIDTH = 100;

  private static final int CONTINUED = 4;

  private AnnotationLayout() {}

  /**
   * Returns the source of the annotation, without indentation at the start and without a line feed
   * at the end.
   *
   * @param indent the column at which the annotation starts
   */
  public static String of(Annotation annotation, int indent) {
    return of(annotation, indent, 0);
  }

  private static String of(Annotation annotation, int indent, int behind) {
    String line = line(annotation);
    boolean braces = annotation.arguments().stream().anyMatch(a -> a.value() instanceof Several);
    boolean apart = braces && annotation.arguments().size() > 1;
    if (annotation.isEmpty() || (!apart && indent + line.length() + behind <= WIDTH)) {
      return line;
    }
    int inner = indent + CONTINUED;
    return annotation.arguments().stream()
        .map(a -> newLine(inner) + argument(a, inner))
        .collect(Collectors.joining(",", "@" + annotation.name() + "(", ")"));
  }

  private static String argument(Argument argument, int indent) {
    String before = argument.name() + " = ";
    String line = before + line(argument.value());
    // Leave one column for the comma or parenthesis that follows.
    if (indent + line.length() + 1 <= WIDTH) {
      return line;
    } else if (argument.value() instanceof Several several) {
      return before + items(several, indent);
    }
    int inner = indent + CONTINUED;
    String own =
        argument.value() instanceof Value.Text text
            ? StringLiteral.of(text.text(), inner)
            : value(argument.value(), inner);
    return before.stripTrailing() + newLine(inner) + own;
  }

  private static String items(Several several, int indent) {
    int inner = indent + 2;
    List<String> items = several.values().stream().map(v -> value(v, inner)).toList();
    return items.stream()
        .map(item -> newLine(inner) + item)
        .collect(Collectors.joining(",", "{", newLine(indent) + "}"));
  }

  private static String value(Value value, int indent) {
    return value instanceof Value.Nested nested
        ? of(nested.annotation(), indent, 1)
        : value instanceof Value.Text text ? StringLiteral.of(text.text(), indent) : line(value);
  }

  private static String line(Annotation annotation) {
    String all =
        annotation.arguments().stream()
            .map(a -> a.name() + " = " + line(a.value()))
            .collect(Collectors.joining(", "));
    return "@" + annotation.name() + (all.isEmpty() ? "" : "(" + all + ")");
  }

  private static String line(Value value) {
    if (value instanceof Value.Text text) {
      return StringLiteral.of(text.text());
    } else if (value instanceof Value.Code code) {
      return code.code();
    } else if (value instanceof Value.Nested nested) {
      return line(nested.annotation());
    }
    return ((Several) value)
        .values().stream().map(AnnotationLayout::line).collect(Collectors.joining(", ", "{", "}"));
  }

  private static String newLine(int indent) {
    return "\n" + " ".repeat(indent);
  }
}
