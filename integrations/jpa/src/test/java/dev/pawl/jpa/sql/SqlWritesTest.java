package dev.pawl.jpa.sql;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.jpa.sql.SqlWrites.Column;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The writes of statements in the dialects of several databases. */
class SqlWritesTest {

  private static final Column STATE = Column.of("\"app\".\"Orders\"", "`State`");

  private static boolean writes(String sql) {
    return SqlWrites.of(sql).mayChange(STATE, Set.of("orders", "history", "customer", "c"));
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
        // names with escapes, and with letters that share an upper case letter with others
        "UPDATE U&\"\\004FRDERS\" SET state = 'x'",
        "update u&\"ord\\+000065rs\" set U&\"st\\0061te\" = 'x'",
        "update U&\"!006Frders\" uescape '!' set state = 'x'",
        "update orders set U&\"!0073tate\" UESCAPE /* x */ '!' = 'x'",
        "update orders set \u017ftate = 'x'",
        "update orders \u017fet state = 'x'",
        // statements that databases read in different ways
        "update orders set note = E'\\'', state = 'x'",
        "update orders set note = '\\', state = 'x' --'",
        "update orders set note = '\\'', state = 'x'",
        "/* /* */ ' */ update orders set state = 'x'",
        "/* /* */ update orders set state = 'x' -- */",
        "/*! update orders set state = 'x' */",
        "/*!50001 update orders set state = 'x' */",
        "update orders set n = 1--1, state = 'x'",
        "# it's\nupdate orders set state = 'x'",
        "update orders set note = \"a', state = 'x\", state = 'y'",
        "update orders set note = \"'\", state = 'x'",
        "update orders set note = $a1$'$a1$, state = 'x'",
        "update orders set tags[f('],')] = 'a', state = 'x'",
        "update orders set note = q'[']', state = 'x'",
        "update orders set note = nQ'!'!', state = 'x'",
        "update orders set note = 1,\u00a0state = 'x'",
        "update\u2003orders\u3000set state = 'x'",
        "update/**/orders/**/set/**/state/**/=/**/'x'",
        "update orders set note = 1 --\r, state = 'x'",
        // statements that no database accepts
        "update orders set note = 'unclosed",
        "/* update orders set note = 1",
        // whole rows
        "merge into orders key (id) values (1, 0, 'x', null)",
        "merge into orders select * from c",
        "replace into orders values (1, 'x')",
        "replace low_priority into orders set id = 1, state = 'x'",
        "insert or replace into orders values (1, 'x')",
        "upsert into orders (id, state) values (1, 'x')",
        "upsert into orders values (1, 'x')",
        // statements within others
        "select * from final table (update orders set state = 'x')",
        "do $$ begin update orders set state = 'x'; end $$",
        "do language plpgsql 'begin update orders set state = ''x''; end'",
        "execute immediate 'update orders set state = ''x'''",
        "prepare p from 'update orders set state = 1'",
        "begin if 1 = 1 then update orders set state = 'x'; end if; end;",
        "/* x */ do $a$ begin update v set state = 'x'; end $a$",
        "explain analyze update orders set state = 'x'",
        // tables that are not mapped
        "update orders_view set state = 'x'",
        "update v as customer set state = 'x'",
        "update v customer set state = 'x'",
        "update o set state = 1 from v o",
        "update top (10) v set state = 1",
        "merge into v using t on 1 = 1 when matched then update set state = 1",
        "insert into v (id, state) values (1, 'x') on conflict (id) do update set state = 'x'",
        "replace into v (id, state) values (1, 'x')",
        "merge into v key (id) values (1, 0, 'x', null)",
        "update (select state as s from orders) set s = 'x'",
        "with a as (select state as s from orders) update a set s = 'x'",
        "with a (s) as (select state from orders) update a set s = 'x'",
        // assignments of SQL Server
        "update orders set state += 'x'",
        "update orders set state.write('x', 0, 1) where id = 1",
      })
  void writesOfTheColumnAreFound(String sql) {
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
        "update customer set state = 'x'",
        "update customer set note = '\\', state = 1",
        "update only sales.customer as o set state = 'x' where exists (select state from orders)",
        "update o set state = 1 from customer o",
        "update o set o.state = 1 from sales.customer as o join orders x on x.id = o.id",
        "update top (10) customer set state = 1",
        "update v set paid = (select count(*) from orders where state = 'paid')",
        "with n as (select 1 as c from orders where state = 1) update customer set n = n.c from n",
        "merge into customer c using orders o on c.id = o.id when matched then update set state = 1",
        "select replace(state, 'a', 'b') from orders",
        "select 'update orders set state = 1' from orders",
        "insert into c select replace(state, 'a', 'b') from orders",
        "update U&\"hist\\006Fry\" set state = 'x'",
        "update orders set note = '\\d+', n = '[a-z]' where state = 'x' /* a */",
        "update",
        "",
        "update orders set",
        "merge into",
      })
  void otherStatementsAreNotFound(String sql) {
    assertEquals(false, writes(sql), sql);
  }
}
