package dev.pawl.jpa.sql;

import dev.pawl.jpa.sql.SqlTokens.Token;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Finds the columns that a statement changes in rows that there are: by {@code UPDATE}, also within
 * {@code WITH}, by {@code MERGE}, {@code REPLACE}, and by an {@code INSERT} that updates where it
 * meets a row. What a procedure or a trigger does is not in its text. In doubt, a column counts as
 * changed.
 */
public final class SqlWrites {

  /**
   * A column of a table, without schema, in lower case.
   *
   * @param table the last part of its name, without quotes
   * @param name the column's name, without quotes
   */
  public record Column(String table, String name) {

    /** A column as a mapping names it, perhaps with quotes and a schema. */
    public static Column of(String table, String name) {
      String plain = plain(table);
      return new Column(plain.substring(plain.lastIndexOf('.') + 1), plain(name));
    }

    private static String plain(String name) {
      return name.replaceAll("[\"`\\[\\]]", "").toLowerCase(Locale.ROOT);
    }
  }

  private final List<Token> tokens;
  private final Set<Column> columns = new LinkedHashSet<>();

  /** The table to which rows go that are inserted or merged. */
  private Set<String> into = Set.of();

  private SqlWrites(List<Token> tokens) {
    this.tokens = tokens;
  }

  /** The columns that a statement changes. */
  public static Set<Column> of(String sql) {
    SqlWrites writes = new SqlWrites(SqlTokens.of(sql));
    for (int i = 0; i < writes.tokens.size(); i++) {
      writes.read(i);
    }
    return writes.columns;
  }

  private Token at(int index) {
    return index >= 0 && index < tokens.size()
        ? tokens.get(index)
        : new Token(SqlTokens.Kind.SIGN, "");
  }

  private void read(int i) {
    Token word = at(i);
    if (word.kind() != SqlTokens.Kind.WORD) {
      return;
    }
    switch (word.text()) {
      case "into" -> into = Set.of(lastOfName(i + 1));
      case "merge", "replace" -> merge(at(i + 1).is("into") ? i + 2 : i + 1);
      case "update" -> update(i);
      default -> {}
    }
  }

  /** A table that is named right behind, with a list of columns unless it says so later. */
  private void merge(int name) {
    if (at(name).isName()) {
      into = Set.of(lastOfName(name));
      int list = endOfName(name);
      if (at(list).is("(")) {
        addList(list, into);
      }
    }
  }

  private void update(int i) {
    String before = at(i - 1).text();
    switch (before) {
      case "for", "on", "before", "after", "or", "of" -> {} // locks, keys and triggers
      case "then", "do" -> assignments(at(i + 1).is("set") ? i + 2 : i + 1, into);
      case "key" -> assignments(i + 1, into);
      default -> {
        Set<String> tables = new HashSet<>();
        int set = i + 1;
        while (set < tokens.size() && !at(set).is("set")) {
          if (at(set).isName()) {
            tables.add(at(set).text());
          }
          set++;
        }
        addAliased(tables);
        assignments(set + 1, tables);
      }
    }
  }

  /** Adds the tables that are named further on: {@code update o set … from orders o}. */
  private void addAliased(Set<String> tables) {
    Set<String> found = new HashSet<>();
    for (int i = 1; i < tokens.size(); i++) {
      int name = at(i - 1).is("as") ? i - 2 : i - 1;
      if (at(i).isName() && tables.contains(at(i).text()) && at(name).isName()) {
        found.add(at(name).text());
      }
    }
    tables.addAll(found);
  }

  private void assignments(int begin, Set<String> tables) {
    int depth = 0;
    boolean expected = true;
    for (int i = begin; i < tokens.size() && depth >= 0 && !at(i).is(";"); i++) {
      if (expected && at(i).is("(")) {
        addList(i, tables);
      } else if (expected && at(i).isName()) {
        addAssigned(i, tables);
      }
      expected = depth == 0 && at(i).is(",");
      depth += at(i).is("(") ? 1 : at(i).is(")") ? -1 : 0;
    }
  }

  /** A column and what is assigned to it; what follows a comma elsewhere has no such sign. */
  private void addAssigned(int begin, Set<String> tables) {
    int end = endOfName(begin);
    while (at(end).kind() == SqlTokens.Kind.QUOTED) {
      end++; // an element of an array is read as a name in brackets
    }
    if (at(end).is("=") || at(end).is(":")) {
      for (int i = begin; i < end; i++) {
        add(tables, at(i));
      }
    }
  }

  private void addList(int open, Set<String> tables) {
    for (int i = open + 1; i < tokens.size() && !at(i).is(")"); i++) {
      add(tables, at(i));
    }
  }

  private void add(Set<String> tables, Token column) {
    if (column.isName()) {
      for (String table : new ArrayList<>(tables)) {
        columns.add(new Column(table, column.text()));
      }
    }
  }

  /** The end of a name that may have parts: {@code schema.orders}. */
  private int endOfName(int begin) {
    int end = begin + 1;
    while (at(end).is(".")) {
      end += 2;
    }
    return end;
  }

  private String lastOfName(int begin) {
    return at(endOfName(begin) - 1).text();
  }
}
