package dev.pawl.jpa.sql;

import dev.pawl.jpa.sql.SqlTokens.Kind;
import dev.pawl.jpa.sql.SqlTokens.Rule;
import dev.pawl.jpa.sql.SqlTokens.Token;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The columns that an SQL statement changes in existing rows. Columns are found in {@code UPDATE}
 * (also within {@code WITH}), {@code MERGE}, {@code REPLACE} and {@code UPSERT}, and in an {@code
 * INSERT} that updates a row in case of a conflict. Changes by procedures and triggers are not
 * found, because the text of the statement does not contain these changes. If it is uncertain
 * whether a column is changed, the column counts as changed. A change is uncertain if databases
 * read the statement in different ways, if a name has escapes that cannot be read, or if a table is
 * not mapped and may be a view or a synonym.
 */
public final class SqlWrites {

  /**
   * A column of a table. Names are in lower case and have no quotes.
   *
   * @param table the name of the table, without its schema
   * @param name the name of the column
   */
  public record Column(String table, String name) {

    /** Creates a column from names in a mapping. The names may contain quotes and a schema. */
    public static Column of(String table, String name) {
      return new Column(table(table), plain(name));
    }

    /**
     * Returns the name of a table in the form of {@link #table()}.
     *
     * @param name the name of a table in a mapping; may contain quotes and a schema
     */
    public static String table(String name) {
      String plain = plain(name);
      return plain.substring(plain.lastIndexOf('.') + 1);
    }

    private static String plain(String name) {
      return SqlTokens.plain(name.replaceAll("[\"`\\[\\]]", ""));
    }
  }

  /**
   * A column that a statement changes.
   *
   * @param tables all names that may be the name of the table
   * @param target the name that the statement uses for the table; may be an alias
   */
  private record Write(Set<String> tables, String target, String column) {}

  /**
   * The pattern that matches every statement that changes rows or runs the SQL text in its
   * literals.
   */
  private static final Pattern WRITING =
      Pattern.compile(
          "update|merge|replace|upsert|\\b(do|exec|execute|prepare|begin|declare)\\b",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  /** The first words of statements that run the SQL text in their literals. */
  private static final Set<String> RUNNING =
      Set.of("do", "exec", "execute", "prepare", "begin", "declare");

  /**
   * The words that may be between {@code UPDATE}, {@code MERGE} or {@code REPLACE} and the name of
   * the table.
   */
  private static final Set<String> MODIFIERS =
      Set.of("only", "or", "rollback", "abort", "fail", "ignore", "low_priority", "delayed", "top");

  /** The words that may follow a table name in statements that write whole rows. */
  private static final Set<String> ROWS =
      Set.of("key", "values", "value", "select", "set", "table", "with", "partition", "default");

  private final List<Write> writes = new ArrayList<>();

  private SqlWrites() {}

  public static SqlWrites of(String sql) {
    SqlWrites found = new SqlWrites();
    found.read(sql);
    return found;
  }

  /**
   * Returns whether the statement may change a column.
   *
   * @param mapped the names of all mapped tables, in the form of {@link Column#table(String)}; any
   *     other table may be a view or a synonym
   */
  public boolean mayChange(Column column, Set<String> mapped) {
    return writes.stream()
        .filter(write -> isOrMayBe(column.name(), write.column))
        .anyMatch(
            write ->
                write.tables.contains(column.table())
                    || write.tables.contains(SqlTokens.ANY)
                    || !mapped.contains(write.target));
  }

  private static boolean isOrMayBe(String name, String found) {
    return found.equals(name) || found.equals(SqlTokens.ANY);
  }

  /** Reads a statement once for each combination of the rules that matter for the statement. */
  private void read(String sql) {
    if (!WRITING.matcher(sql).find()) {
      return;
    }
    boolean isRead = false;
    List<Rule> rules = SqlTokens.rulesOf(sql);
    for (int reading = 0; reading < 1 << rules.size(); reading++) {
      List<Rule> chosen = new ArrayList<>();
      for (int i = 0; i < rules.size(); i++) {
        if ((reading & 1 << i) != 0) {
          chosen.add(rules.get(i));
        }
      }
      SqlTokens tokens = new SqlTokens(sql, chosen);
      if (tokens.isComplete()) {
        isRead = true;
        writes.addAll(new Reader(tokens.tokens()).all());
        if (!tokens.tokens().isEmpty() && RUNNING.contains(tokens.tokens().get(0).text())) {
          tokens.literals().forEach(this::read);
        }
      }
    }
    if (!isRead) {
      writes.add(new Write(Set.of(SqlTokens.ANY), "", SqlTokens.ANY));
    }
  }

  /** A reader of the tokens of a statement. */
  private static final class Reader {

    private final List<Token> tokens;
    private final List<Write> writes = new ArrayList<>();

    private String into = "";

    Reader(List<Token> tokens) {
      this.tokens = tokens;
    }

    List<Write> all() {
      for (int i = 0; i < tokens.size(); i++) {
        read(i);
      }
      return writes;
    }

    private Token at(int index) {
      return index >= 0 && index < tokens.size() ? tokens.get(index) : new Token(Kind.SIGN, "");
    }

    private void read(int i) {
      Token word = at(i);
      if (word.kind() != Kind.WORD) {
        return;
      }
      switch (word.text()) {
        case "into" -> into = lastOfName(i + 1);
        case "merge", "replace", "upsert" -> merge(target(at(i + 1).is("into") ? i + 2 : i + 1));
        case "update" -> update(i);
        default -> {}
      }
    }

    /** Returns the index of the table's name. Modifiers before the name are skipped. */
    private int target(int begin) {
      int name = begin;
      while (at(name).kind() == Kind.WORD && MODIFIERS.contains(at(name).text())) {
        name++;
        while (at(name).is("(") || at(name).is(")") || isNumber(at(name))) {
          name++; // top (10)
        }
      }
      return at(name).is("into") ? name + 1 : name;
    }

    private static boolean isNumber(Token token) {
      return token.kind() == Kind.WORD && Character.isDigit(token.text().charAt(0));
    }

    /**
     * Reads the name of a table after "merge", "replace" or "upsert", and the list of columns if
     * there is one.
     *
     * @param name the index of the token with the table's name
     */
    private void merge(int name) {
      if (!at(name).isName()) {
        return; // a function
      }
      into = lastOfName(name);
      int end = endOfName(name);
      if (at(end).is("(")) {
        addList(end, Set.of(into), into);
      } else if (at(end).kind() == Kind.WORD && ROWS.contains(at(end).text())) {
        writes.add(new Write(Set.of(into), into, SqlTokens.ANY));
      }
    }

    private void update(int i) {
      switch (at(i - 1).text()) {
        case "for", "on", "before", "after", "or", "of" -> {} // locks, keys and triggers
        case "key" -> assignments(i + 1, Set.of(into), into);
        case "then", "do" -> {
          assignments(at(i + 1).is("set") ? i + 2 : i + 1, Set.of(into), into);
          if (!at(i + 1).is("set")) {
            updateTable(i);
          }
        }
        default -> updateTable(i);
      }
    }

    private void updateTable(int i) {
      Set<String> tables = new HashSet<>();
      int set = i + 1;
      while (set < tokens.size() && !at(set).is("set")) {
        if (at(set).isName()) {
          tables.add(at(set).text());
        }
        set++;
      }
      int name = target(i + 1);
      String target = at(name).isName() ? lastOfName(name) : "";
      if (target.isEmpty() || isDefinedHere(target)) {
        // the columns of a subquery may have other names than those of the table
        Set<String> names = new HashSet<>();
        tokens.stream().filter(Token::isName).forEach(token -> names.add(token.text()));
        names.forEach(column -> writes.add(new Write(names, "", column)));
      }
      String aliased = addAliased(tables, target);
      assignments(set + 1, tables, aliased);
    }

    /**
     * Returns whether a name denotes a subquery of the statement, as {@code a} in {@code with a as
     * (…) update a set …}.
     */
    private boolean isDefinedHere(String name) {
      for (int i = 0; i < tokens.size(); i++) {
        if (at(i).isName() && at(i).text().equals(name)) {
          int next = i + 1;
          if (at(next).is("(")) {
            while (next < tokens.size() && !at(next).is(")")) {
              next++;
            }
            next++;
          }
          if (at(next).is("as") && at(next + 1).is("(")) {
            return true;
          }
        }
      }
      return false;
    }

    /**
     * Adds the tables for which the given names are aliases, as in {@code update o set … from
     * orders o}. Returns the table for which the target is an alias; the target itself if it is not
     * an alias.
     */
    private String addAliased(Set<String> tables, String target) {
      Set<String> found = new HashSet<>();
      String table = target;
      for (int i = 1; i < tokens.size(); i++) {
        int name = at(i - 1).is("as") ? i - 2 : i - 1;
        if (at(i).isName() && tables.contains(at(i).text()) && at(name).isName()) {
          found.add(at(name).text());
          int before = name - 1;
          while (at(before).is(".")) {
            before -= 2;
          }
          boolean joins = at(before).is("from") || at(before).is("join") || at(before).is(",");
          table = joins && at(i).text().equals(target) ? at(name).text() : table;
        }
      }
      tables.addAll(found);
      return table;
    }

    private void assignments(int begin, Set<String> tables, String target) {
      int depth = 0;
      boolean expected = true;
      for (int i = begin; i < tokens.size() && depth >= 0 && !at(i).is(";"); i++) {
        if (expected && at(i).is("(")) {
          addList(i, tables, target);
        } else if (expected && at(i).isName()) {
          addAssigned(i, tables, target);
        }
        expected = depth == 0 && at(i).is(",");
        depth += at(i).is("(") ? 1 : at(i).is(")") ? -1 : 0;
      }
    }

    /**
     * Adds the column of an assignment. If no equals sign follows the column, there is no
     * assignment, and nothing is added.
     */
    private void addAssigned(int begin, Set<String> tables, String target) {
      int end = endOfName(begin);
      boolean written =
          at(end - 1).is("write") && at(end).is("("); // the WRITE clause of SQL Server
      while (at(end).kind() == Kind.QUOTED) {
        end++; // the index of an array element was read as a name in brackets
      }
      while (at(end).is("[")) {
        while (end < tokens.size() && !at(end).is("]")) {
          end++;
        }
        end++;
      }
      boolean combined = at(end).kind() == Kind.SIGN && "+-*/%&^|:".contains(at(end).text());
      if (written || at(end).is("=") || combined && !at(end).is("") && at(end + 1).is("=")) {
        for (int i = begin; i < end; i++) {
          add(tables, target, at(i));
        }
      }
    }

    private void addList(int open, Set<String> tables, String target) {
      for (int i = open + 1; i < tokens.size() && !at(i).is(")"); i++) {
        add(tables, target, at(i));
      }
    }

    private void add(Set<String> tables, String target, Token column) {
      if (column.isName()) {
        writes.add(new Write(tables, target, column.text()));
      }
    }

    /** Returns the index after a name that may be qualified, such as {@code schema.orders}. */
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
}
