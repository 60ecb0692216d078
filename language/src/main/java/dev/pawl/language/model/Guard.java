package dev.pawl.language.model;

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
    int found = found(name, line, start);
    if (found < 0) {
      return origin;
    }
    int column = place.column() + line.codePointCount(start, found);
    return new Origin.InFile(place.file(), place.line(), column, line);
  }

  /**
   * The place of a name that is no part of a longer one; by hand, as machines ask it very often.
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
