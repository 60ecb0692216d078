package dev.pawl.processor.diagram.layout;

/** A column that is looked for: so far from a variable. */
final class Column {

  final int variable;
  final int away;

  /** Where it is, once that is known. */
  int at;

  Column(int variable, int away) {
    this.variable = variable;
    this.away = away;
  }
}
