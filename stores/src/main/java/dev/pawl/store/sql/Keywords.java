package dev.pawl.store.sql;

import java.util.Set;

/** The words that, without quotes, are no name of a table in one of the databases. */
final class Keywords {

  private static final Set<String> ALL =
      Set.of(
          """
          add all alter analyse analyze and any array as asc asymmetric authorization
          autoincrement between binary both case cast check collate collation column commit
          concurrently constraint create cross current_catalog current_date current_path
          current_role current_schema current_time current_timestamp current_user day default
          deferrable delete desc distinct do drop else end escape except exists false fetch
          for foreign freeze from full grant group having hour if ilike in index initially
          inner insert intersect interval into is isnull join key lateral leading left like
          limit localtime localtimestamp minus minute month natural not nothing notnull null
          offset on only or order outer over overlaps partition placing primary qualify range
          references regexp returning right row rownum rows second select session_user set
          similar some symmetric system_user table tablesample then to top trailing
          transaction true uescape union unique unknown update user using value values
          variadic verbose when where window with year
          """
              .strip()
              .split("\\s+"));

  private Keywords() {}

  /** Whether a name in small letters is one. */
  static boolean contain(String name) {
    return ALL.contains(name);
  }
}
