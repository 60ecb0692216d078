package dev.pawl.diagrams.layout;

/** A column that is looked for: so far from a variable. */
final class Column {

  public final int variable;
  public final int away;

  /** The position, once that is known. */
  public int at;

  public Column(int variable, int away) {
    this.variable = variable;
    this.away = away;
  }
}
