package dev.pawl.spring.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.Snapshot;
import dev.pawl.spring.importer.samples.Washer;
import dev.pawl.spring.importer.samples.Washer.Events;
import dev.pawl.spring.importer.samples.Washer.States;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.StateMachineContext;
import org.springframework.statemachine.StateMachinePersist;
import org.springframework.statemachine.config.StateMachineFactory;
import org.springframework.statemachine.persist.DefaultStateMachinePersister;
import org.springframework.statemachine.support.DefaultStateMachineContext;

class SpringContextsTest {

  /** Keeps contexts in memory. */
  private static final class Memory implements StateMachinePersist<States, Events, String> {
    private final Map<String, StateMachineContext<States, Events>> contexts = new HashMap<>();

    @Override
    public void write(StateMachineContext<States, Events> context, String id) {
      contexts.put(id, context);
    }

    @Override
    public StateMachineContext<States, Events> read(String id) {
      return contexts.get(id);
    }
  }

  private final Memory memory = new Memory();
  private final Map<String, Snapshot<String, String, Map<Object, Object>>> stored = new HashMap<>();
  private AnnotationConfigApplicationContext context;
  private StateMachineFactory<States, Events> factory;
  private SpringContexts<States, Events> contexts;

  @BeforeEach
  @SuppressWarnings("unchecked")
  void configure() {
    context = new AnnotationConfigApplicationContext(Washer.class);
    factory = context.getBean(StateMachineFactory.class);
    contexts = SpringContexts.of(factory).name("Washer");
  }

  @AfterEach
  void close() {
    context.close();
  }

  @SuppressWarnings("deprecation") // version 2 has no other methods
  private void persist(String id, Events... events) throws Exception {
    StateMachine<States, Events> machine = factory.getStateMachine();
    machine.start();
    for (Events event : events) {
      machine.sendEvent(MessageBuilder.withPayload(event).build());
    }
    machine.getExtendedState().getVariables().put("events", events.length);
    new DefaultStateMachinePersister<>(memory).persist(machine, id);
  }

  // guide: migrate
  private SpringContexts.Migration migrate(String... ids) {
    return contexts.migrate(
        List.of(ids),
        memory,
        (id, read) ->
            stored.put(id, contexts.snapshot(read, id, Function.identity(), Map::copyOf)));
  }

  // end

  @Test
  void leavesHistoryAndVariablesAreKept() throws Exception {
    persist("w-1", Events.RINSE);
    persist("w-2", Events.RINSE, Events.CUTPOWER);
    SpringContexts.Migration migration = migrate("w-1", "w-2");
    assertEquals(2, migration.migrated());
    assertEquals(List.of("RINSING"), stored.get("w-1").leaves());
    assertEquals(List.of("POWEROFF"), stored.get("w-2").leaves());
    assertEquals(Map.of("HISTORY", List.of("RINSING")), stored.get("w-2").history());
    assertEquals(Map.of("events", 2), stored.get("w-2").context());
    assertEquals("w-2", stored.get("w-2").entityId());
  }

  @Test
  void otherContextsAreMigratedIfOneFails() throws Exception {
    persist("w-1");
    memory.write(new DefaultStateMachineContext<>(States.HISTORY, null, Map.of(), null), "odd");
    SpringContexts.Migration migration = migrate("missing", "odd", "w-1");
    assertEquals(1, migration.migrated());
    assertEquals(Set.of("missing", "odd"), migration.failed().keySet());
    assertEquals("There is no context.", migration.failed().get("missing"));
  }

  @Test
  void unknownStateIsReported() {
    StateMachineContext<States, Events> unknown =
        new DefaultStateMachineContext<>(null, null, Map.of(), null);
    var error =
        assertThrows(
            IllegalArgumentException.class,
            () -> contexts.snapshot(unknown, "x", Function.identity(), Map::copyOf));
    assertEquals("The machine has no state \"null\" to continue in.", error.getMessage());
  }
}
