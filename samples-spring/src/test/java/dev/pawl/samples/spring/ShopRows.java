package dev.pawl.samples.spring;

import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;

/** Compares the rows of orders with their instances in the store. */
final class ShopRows {

  private ShopRows() {}

  /** The orders whose row knows of other steps than the store has, or that only one of them has. */
  static List<String> differences(JdbcTemplate jdbc) {
    return jdbc.queryForList(
        """
        select p.id from purchase p left join orders o on p.id = o.id
        where o.id is null or p.steps <> o.version
        union
        select o.id from orders o left join purchase p on p.id = o.id
        where p.id is null and o.id not like 'old-%'
        """,
        String.class);
  }
}
