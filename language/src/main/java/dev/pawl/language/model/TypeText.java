package dev.pawl.language.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The parsed text of a type, such as {@code java.util.Map<String, int[]>[]}.
 *
 * @param name the name, with dots. For a wildcard, {@code "?"}, {@code "? extends"} or {@code "?
 *     super"}
 * @param arguments the type arguments; empty if none are written. For a wildcard, the bound
 * @param dimensions the number of array dimensions
 */
public record TypeText(String name, List<TypeText> arguments, int dimensions) {

  public TypeText {
    arguments = List.copyOf(arguments);
  }

  /** Parses a text. Returns empty if the text is not a type. */
  public static Optional<TypeText> parse(String text) {
    Parser parser = new Parser(text);
    return parser.type(0).filter(t -> parser.atEnd());
  }

  public boolean isWildcard() {
    return name.startsWith("?");
  }

  /** Returns the type, followed by all types and wildcards in its type arguments. */
  public Stream<TypeText> all() {
    return Stream.concat(Stream.of(this), arguments.stream().flatMap(TypeText::all));
  }

  /** Returns all names of types in the type, with the name of the type itself first. */
  public Stream<String> names() {
    return all().filter(t -> !t.isWildcard()).map(TypeText::name);
  }

  private static final class Parser {
    private static final int MAX_DEPTH = 50;

    /** The maximum number of array dimensions in a class file. */
    private static final int MAX_DIMENSIONS = 255;

    private final String text;
    private int position;

    Parser(String text) {
      this.text = text;
    }

    Optional<TypeText> type(int depth) {
      if (depth > MAX_DEPTH) {
        return Optional.empty();
      }
      Optional<String> name = name();
      if (name.isEmpty()) {
        return Optional.empty();
      }
      List<TypeText> arguments = new ArrayList<>();
      if (take('<')) {
        do {
          Optional<TypeText> argument = argument(depth + 1);
          if (argument.isEmpty()) {
            return Optional.empty();
          }
          arguments.add(argument.get());
        } while (take(','));
        if (!take('>')) {
          return Optional.empty();
        }
      }
      int dimensions = 0;
      while (take('[')) {
        if (!take(']') || ++dimensions > MAX_DIMENSIONS) {
          return Optional.empty();
        }
      }
      return Optional.of(new TypeText(name.get(), arguments, dimensions));
    }

    private Optional<TypeText> argument(int depth) {
      if (!take('?')) {
        return type(depth);
      }
      for (String keyword : List.of("extends", "super")) {
        if (take(keyword)) {
          return type(depth).map(bound -> new TypeText("? " + keyword, List.of(bound), 0));
        }
      }
      return Optional.of(new TypeText("?", List.of(), 0));
    }

    private Optional<String> name() {
      StringBuilder name = new StringBuilder();
      do {
        if (name.length() > 0) {
          name.append('.');
        }
        skipBlanks();
        int start = position;
        if (position < text.length() && Character.isJavaIdentifierStart(text.charAt(position))) {
          while (position < text.length()
              && Character.isJavaIdentifierPart(text.charAt(position))) {
            position++;
          }
        }
        if (start == position) {
          return Optional.empty();
        }
        name.append(text, start, position);
      } while (take('.'));
      return Optional.of(name.toString());
    }

    boolean atEnd() {
      skipBlanks();
      return position == text.length();
    }

    private boolean take(char c) {
      skipBlanks();
      if (position < text.length() && text.charAt(position) == c) {
        position++;
        return true;
      }
      return false;
    }

    private boolean take(String keyword) {
      skipBlanks();
      int end = position + keyword.length();
      boolean found =
          text.startsWith(keyword, position)
              && end < text.length()
              && Character.isWhitespace(text.charAt(end));
      position = found ? end : position;
      return found;
    }

    private void skipBlanks() {
      while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
        position++;
      }
    }
  }
}
