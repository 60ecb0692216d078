package dev.pawl.samples.spring.migration;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.statemachine.StateMachineContext;
import org.springframework.statemachine.data.jpa.JpaRepositoryStateMachine;
import org.springframework.statemachine.data.jpa.JpaRepositoryStateMachinePersist;
import org.springframework.statemachine.data.jpa.JpaStateMachineRepository;
import org.springframework.statemachine.kryo.KryoStateMachineSerialisationService;
import org.springframework.statemachine.support.DefaultExtendedState;
import org.springframework.statemachine.support.DefaultStateMachineContext;

/** Tests the migration of orders that Spring Statemachine itself has written. */
// settings equal to those of ShopTest, so the tests share one application
@SpringBootTest(
    webEnvironment = WebEnvironment.RANDOM_PORT,
    properties = {
      "spring.datasource.url=jdbc:h2:mem:shop",
      "shop.migrate=true",
      "spring.sql.init.mode=always",
      "spring.sql.init.schema-locations=classpath:state-machine.sql"
    })
class FormerOrdersTest {

  /** The states of the former machine. */
  enum FormerState {
    READY
  }

  /** The events of the former machine. */
  enum FormerEvent {}

  @Autowired private JdbcTemplate jdbc;
  @Autowired private ApplicationArguments arguments;
  @Autowired private Migration migration;

  /** Returns the row that Spring Statemachine passes to its repository. */
  private static JpaRepositoryStateMachine written(
      StateMachineContext<FormerState, FormerEvent> context) throws Exception {
    List<Object> saved = new ArrayList<>();
    Class<?>[] type = {JpaStateMachineRepository.class};
    JpaStateMachineRepository repository =
        (JpaStateMachineRepository)
            Proxy.newProxyInstance(
                FormerOrdersTest.class.getClassLoader(),
                type,
                (proxy, method, args) -> {
                  saved.add(args[0]);
                  return args[0];
                });
    new JpaRepositoryStateMachinePersist<FormerState, FormerEvent>(repository)
        .write(context, context.getId());
    return (JpaRepositoryStateMachine) saved.get(0);
  }

  @Test
  void rowsOfFormerRepositoryAreMigrated() throws Exception {
    DefaultExtendedState extended = new DefaultExtendedState();
    extended.getVariables().put("customer", "ada");
    JpaRepositoryStateMachine row =
        written(
            new DefaultStateMachineContext<>(
                FormerState.READY, null, new HashMap<>(), extended, new HashMap<>(), "old-9"));
    jdbc.update(
        "insert into state_machine (machine_id, state, state_machine_context) values (?, ?, ?)",
        row.getMachineId(),
        row.getState(),
        row.getStateMachineContext());
    migration.run(arguments);
    assertThat(states()).containsExactly("old-1 paid 1", "old-2 placed 0", "old-9 paid 1");
    byte[] context =
        jdbc.queryForObject(
            "select state_machine_context from state_machine where machine_id = 'old-9'",
            byte[].class);
    assertThat(customer(context)).isEqualTo("ada");

    // runs the migration again, as after an interruption: no order is migrated twice
    migration.run(arguments);
    assertThat(states()).containsExactly("old-1 paid 1", "old-2 placed 0", "old-9 paid 1");
    assertThat(count("pawl_order_transitions", "entity_id")).isEqualTo(2);
    assertThat(count("purchase", "id")).isEqualTo(3);
  }

  /** Returns the customer in the extended state. This needs the classes of Spring Statemachine. */
  private static Object customer(byte[] context) throws Exception {
    return new KryoStateMachineSerialisationService<FormerState, FormerEvent>()
        .deserialiseStateMachineContext(context)
        .getExtendedState()
        .getVariables()
        .get("customer");
  }

  private List<String> states() {
    return jdbc.queryForList(
        "select id || ' ' || state || ' ' || version from pawl_order where id like 'old-%' order by id",
        String.class);
  }

  private int count(String table, String id) {
    return jdbc.queryForList("select 1 from " + table + " where " + id + " like 'old-%'").size();
  }
}
