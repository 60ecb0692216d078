package dev.pawl.jpa.sql;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.jpa.sql.SqlWrites.Column;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What statements write, in the words of several databases. */
class SqlWritesTest {

  private static final Column STATE = Column.of("\"app\".\"Orders\"", "`State`");

  private static boolean writes(String sql) {
    return SqlWrites.of(sql).contains(STATE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "update orders set state='PAID'",
        "UPDATE app.ORDERS o SET o.note = f(a, 'x, y'), o.State=? WHERE o.id=?",
        "update only \"app\".\"Orders\" as o set (note, state) = (select a, b from c) where 1 = 1",
        "update orders set flag = a is distinct from b, state = 'x'",
        "update orders set n = case when a = 1 then 2 else 3 end, state = 'x'",
        "update orders set tags[1] = 'a', state = 'x'",
        "update [app].[Orders] set [State] = 1",
        "update `orders` join t on t.id = orders.id set t.a = 1, orders.state = 2",
        "update o set state = 1 from orders o where o.id = 1",
        "update o set o.state = 1 from app.orders as o",
        "with a as (update orders set state = 'x' returning id) select * from a",
        "/* native */ update orders -- all, really\n set state = 'x'",
        "update orders set note = $$it's, $$, state = 'x'",
        "insert into orders (id, state) values (1, 'x') on conflict (id) do update set state = 'x'",
        "insert into orders values (1) on duplicate key update note = 'a', state = values(state)",
        "merge into orders o using t on o.id = t.id when matched then update set state = t.state"
            + " when not matched then insert (id) values (1)",
        "merge orders using t on 1 = 1 when matched then update set orders.state = 1;",
        "merge into orders (id, state) key (id) values (1, 'x')",
        "insert or replace into orders (id, state) values (1, 'x')",
        "replace into orders (id, state) values (1, 'x')",
        "delete from t; update orders set state = 'x'",
      })
  void theyAreSeen(String sql) {
    assertEquals(true, writes(sql), sql);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "update orders set note = 'state = 1' where state = 'NEW'",
        "update orders set note = ? where a in (1, 2) and state = 3",
        "update orders set note = (select max(x), state = 1 from t)",
        "update history set state = 'x' where order_id in (select id from orders)",
        "select * from orders where state = 1 for update",
        "select state from orders for no key update",
        "insert into orders (id, state) values (1, 'x')",
        "insert into orders (id, state) values (1, 'x') on conflict do nothing",
        "merge into orders o using t on 1 = 1 when not matched then insert (state) values (1)",
        "delete from orders where state = 1",
        "create or replace view v (state) as select state from orders",
        "create trigger t after update of state on orders for each row execute function f()",
        "update orders set note = 'unclosed, state = 1",
        "update",
        "",
        "update orders set",
        "merge into",
      })
  void theyAreNot(String sql) {
    assertEquals(false, writes(sql), sql);
  }
}
