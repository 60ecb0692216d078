package dev.pawl.language.model;

/** The guard of a transition. */
public record Guard(Formula formula, Origin origin) {

  /** Returns the guard in canonical syntax. */
  public String text() {
    return formula.text();
  }

  /**
   * Returns the origin of a name within the guard, or the origin of the guard if the name is not
   * found.
   */
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
    int found = found(name, line, start);
    if (found < 0) {
      return origin;
    }
    int column = place.column() + line.codePointCount(start, found);
    return new Origin.InFile(place.file(), place.line(), column, line);
  }

  /**
   * Returns the index of a name that is not part of a longer name; -1 if there is none. Does not
   * use a regular expression, because checks call this method very often.
   */
  private static int found(String name, String line, int start) {
    int at = line.indexOf(name, start);
    while (at >= 0 && !name.isEmpty()) {
      int end = at + name.length();
      boolean whole =
          (at == 0 || !Character.isJavaIdentifierPart(line.codePointBefore(at)))
              && (end == line.length() || !Character.isJavaIdentifierPart(line.codePointAt(end)));
      if (whole) {
        return at;
      }
      at = line.indexOf(name, at + 1);
    }
    return -1;
  }
}
