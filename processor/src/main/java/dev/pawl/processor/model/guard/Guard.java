package dev.pawl.processor.model.guard;

import dev.pawl.processor.model.source.Origin;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The condition of a transition. */
public record Guard(Formula formula, Origin origin) {

  /** The guard in canonical notation. */
  public String text() {
    return formula.text();
  }

  /** The place of a name in it, or its own where that is not known. */
  public Origin at(String name) {
    if (!(origin instanceof Origin.InFile place)) {
      return origin;
    }
    String line = place.text();
    int before = place.column() - 1;
    if (before > line.codePointCount(0, line.length())) {
      return origin;
    }
    int start = line.offsetByCodePoints(0, before);
    Matcher found =
        Pattern.compile(
                "(?<!\\p{javaJavaIdentifierPart})"
                    + Pattern.quote(name)
                    + "(?!\\p{javaJavaIdentifierPart})")
            .matcher(line);
    if (!found.find(start)) {
      return origin;
    }
    int column = place.column() + line.codePointCount(start, found.start());
    return new Origin.InFile(place.file(), place.line(), column, line);
  }
}
