package dev.pawl.language.yaml;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import java.util.Optional;
import java.util.stream.Stream;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/**
 * A syntax error of SnakeYAML in plain words, with its probable cause.
 *
 * @param text a description of the problem; the message of SnakeYAML if the cause is unknown
 * @param hint the remedy, if the cause is known
 * @param corrected the corrected line, if it is known
 */
record SyntaxProblem(
    Code code,
    String text,
    Optional<String> hint,
    Origin.InFile place,
    Optional<String> corrected) {

  SyntaxProblem(Code code, String text, Optional<String> hint, Origin.InFile place) {
    this(code, text, hint, place, Optional.empty());
  }

  public static SyntaxProblem of(MarkedYAMLException e, SourceLines lines) {
    String problem = e.getProblem() == null ? "" : e.getProblem();
    String context = e.getContext() == null ? "" : e.getContext();
    // SnakeYAML detects a missing colon only on a later line
    boolean late = context.equals("while scanning a simple key") || e.getProblemMark() == null;
    Mark mark = late ? e.getContextMark() : e.getProblemMark();
    Origin.InFile place = lines.place(mark == null ? 0 : mark.getIndex());
    if (problem.contains("undefined tag handle")) {
      String what = "A tag";
      return new SyntaxProblem(
          Code.YAML_FEATURE, what, Optional.of("Quote a text that begins with \"!\"."), place);
    }
    Optional<Origin.InFile> slip = slip(place, lines);
    if (slip.isPresent()) {
      MissingBlank blank = MissingBlank.inLine(slip.get().text()).orElseThrow();
      Optional<String> remedy = Optional.of(blank.remedy());
      Optional<String> corrected = Optional.of(blank.corrected(slip.get().text()));
      return new SyntaxProblem(Code.YAML_SYNTAX, blank.flaw(), remedy, slip.get(), corrected);
    }
    Optional<String> opened =
        Optional.ofNullable(e.getContextMark()).map(m -> at(lines.place(m.getIndex())));
    Optional<Plain> plain =
        text(context, place, e.getContextMark(), lines).or(() -> plain(context, problem, opened));
    return new SyntaxProblem(
        Code.YAML_SYNTAX,
        plain.map(Plain::flaw).orElseGet(() -> sentence(context, problem)),
        plain.map(Plain::remedy),
        place);
  }

  /** A common cause of a syntax error, in plain words. */
  private record Plain(String flaw, String remedy) {}

  /**
   * Returns the place of a key and a value without a blank after the colon, in the line of {@code
   * place} or in the previous line.
   */
  private static Optional<Origin.InFile> slip(Origin.InFile place, SourceLines lines) {
    return Stream.of(place.line(), place.line() - 1)
        .filter(line -> line > 0)
        .map(lines::start)
        .flatMap(
            start ->
                MissingBlank.inLine(start.text()).stream()
                    .map(
                        blank ->
                            new Origin.InFile(
                                start.file(), start.line(), blank.column(), start.text())))
        .findFirst();
  }

  /**
   * Returns the number of the line that must be dropped: the line of the unclosed bracket or quote,
   * or else the line of the problem.
   */
  public int firstLine(MarkedYAMLException e, SourceLines lines) {
    String context = e.getContext() == null ? "" : e.getContext();
    boolean opened = context.contains("flow") || context.contains("quoted scalar");
    return opened && e.getContextMark() != null
        ? Math.min(place.line(), lines.place(e.getContextMark().getIndex()).line())
        : place.line();
  }

  public void report(FileProblems problems) {
    problems.add(code, hint, place, text);
  }

  /**
   * Returns the cause of a syntax error if a value in braces contains a colon followed by a blank;
   * empty for other causes.
   */
  private static Optional<Plain> text(
      String context, Origin.InFile place, Mark opened, SourceLines lines) {
    return opened != null
            && lines.place(opened.getIndex()).line() == place.line()
            && context.contains("flow mapping")
            && place.text().startsWith(": ", Math.max(0, place.column() - 1))
        ? Optional.of(
            new Plain(
                "there is a second \": \" in a value",
                "Quote a text that contains \": \", or separate two entries with a comma."))
        : Optional.empty();
  }

  private static String sentence(String context, String problem) {
    String shown = problem.replaceFirst("\\s*\\(Do not use .*$", "").replaceFirst("\\.$", "");
    String whole = context.isEmpty() ? shown : context + ", " + shown;
    return QuotedText.bare(whole, 200);
  }

  private static String at(Origin.InFile place) {
    return "line " + place.line() + ", column " + place.column();
  }

  private static Optional<Plain> plain(String context, String problem, Optional<String> opened) {
    if (problem.contains("\\t(TAB)")) {
      return Optional.of(new Plain("a tab indents this line", "Indent with spaces."));
    }
    if (context.contains("scanning an alias")) {
      return Optional.of(new Plain("a text begins with \"*\"", "Quote it."));
    }
    if (context.contains("scanning an anchor")) {
      return Optional.of(new Plain("a text begins with \"&\"", "Quote it."));
    }
    if (problem.contains("mapping values are not allowed")) {
      return Optional.of(
          new Plain(
              "there is a \": \" where no key is allowed",
              "Is this line indented too far, or does a text with \": \" in it need quotes?"));
    }
    if (context.contains("quoted scalar")) {
      return opened.map(
          o ->
              new Plain(
                  "the quote that opens at " + o + " is not closed properly",
                  "End the text with the same quote."));
    }
    if (context.contains("flow mapping")) {
      return opened.map(o -> unclosed("{", o));
    }
    if (context.contains("flow sequence")) {
      return opened.map(o -> unclosed("[", o));
    }
    if (problem.contains("<block end>")) {
      return Optional.of(
          new Plain(
              "this line does not continue the map or list above it",
              "Is it indented like the others of its map or list?"));
    }
    if (problem.contains("could not find expected ':'")) {
      return Optional.of(
          new Plain(
              "a key has no \": \" after it",
              "Add \": \" after the key, or quote a text of several lines."));
    }
    if (problem.contains("cannot start any token")) {
      return Optional.of(
          new Plain("a text must not start with this character", "Put the text into quotes."));
    }
    return Optional.empty();
  }

  private static Plain unclosed(String bracket, String opened) {
    return new Plain(
        "the \"" + bracket + "\" at " + opened + " is not closed",
        "A text with [ ] { } ? or , in it needs quotes.");
  }
}
