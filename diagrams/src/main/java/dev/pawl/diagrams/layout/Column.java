package dev.pawl.diagrams.layout;

/** An unknown column: a variable plus a fixed distance. */
final class Column {

  public final int variable;
  public final int away;

  /** The position, set when the variables are solved. */
  public int at;

  public Column(int variable, int away) {
    this.variable = variable;
    this.away = away;
  }
}
