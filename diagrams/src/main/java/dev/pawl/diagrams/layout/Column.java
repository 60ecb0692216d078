package dev.pawl.diagrams.layout;

/** A column that is to be computed: the sum of a variable and a fixed distance. */
final class Column {

  public final int variable;
  public final int away;

  /**
   * The position of the column. The position is set when the values of the variables have been
   * computed.
   */
  public int at;

  public Column(int variable, int away) {
    this.variable = variable;
    this.away = away;
  }
}
