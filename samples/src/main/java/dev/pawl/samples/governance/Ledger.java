package dev.pawl.samples.governance;

import dev.pawl.samples.agent.AgentEvent;
import dev.pawl.samples.agent.AgentStatus;
import dev.pawl.samples.agent.AgentStored;
import dev.pawl.samples.agentturn.AgentTurnEvent;
import dev.pawl.samples.agentturn.AgentTurnState;
import dev.pawl.samples.agentturn.AgentTurnStored;
import dev.pawl.samples.governance.access.Permissions;
import dev.pawl.samples.governance.access.RetryLimit;
import dev.pawl.samples.governance.access.TrustEvent;
import dev.pawl.samples.governance.access.TrustState;
import dev.pawl.samples.governance.access.TrustStored;
import dev.pawl.samples.governance.log.LifecycleLog;
import dev.pawl.samples.task.TaskEvent;
import dev.pawl.samples.task.TaskStatus;
import dev.pawl.samples.task.TaskStored;
import dev.pawl.samples.task.TransitionReason;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.StoreSession;
import dev.pawl.store.Stored;
import dev.pawl.store.audit.GateHook;
import dev.pawl.store.machine.StoredMachine;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import javax.sql.DataSource;

/** The stores of tasks, agents, turns and trust, in one database. */
final class Ledger {

  private final InstantSource clock;
  private final JdbcStore<TrustState, TrustEvent> trust;
  private final JdbcStore<TaskStatus, TaskEvent> tasks;
  private final JdbcStore<AgentStatus, AgentEvent> agents;
  private final JdbcStore<AgentTurnState, AgentTurnEvent> turns;

  Ledger(DataSource source, InstantSource clock) {
    this.clock = clock;
    trust = store(TrustStored.machine(), source).build();
    tasks =
        store(TaskStored.machine(), source)
            .hook(new GateHook<>(new Permissions(id -> trust.find(id).map(Stored::state))))
            .hook(new GateHook<>(new RetryLimit(RetryLimit.MAX_RETRIES, this::retries)))
            .build();
    agents = store(AgentStored.machine(), source).build();
    turns = store(AgentTurnStored.machine(), source).build();
    stores().values().forEach(JdbcStore::createTables);
    trust.createTables();
  }

  private <S, E> JdbcStore.Builder<S, E> store(StoredMachine<S, E> machine, DataSource source) {
    return JdbcStore.of(machine.withCodes(TransitionReason.class), source).clock(clock);
  }

  /** Returns the number of retries of a task. */
  long retries(String task) {
    String retry = TaskEvent.RETRY_WITHIN_MAX_RETRIES.wireName();
    return tasks.history(task).stream().filter(step -> retry.equals(step.event())).count();
  }

  /** The sessions of several stores in one transaction, which commits all their steps or none. */
  record Move(
      StoreSession<TaskStatus, TaskEvent> tasks,
      StoreSession<AgentStatus, AgentEvent> agents,
      StoreSession<AgentTurnState, AgentTurnEvent> turns) {}

  /** Runs a function in one transaction of the stores of tasks, agents and turns. */
  <R> R move(Function<Move, R> body) {
    return tasks.inTransaction(tx -> body.apply(new Move(tx, agents.join(tx), turns.join(tx))));
  }

  JdbcStore<TrustState, TrustEvent> trust() {
    return trust;
  }

  JdbcStore<TaskStatus, TaskEvent> tasks() {
    return tasks;
  }

  JdbcStore<AgentStatus, AgentEvent> agents() {
    return agents;
  }

  JdbcStore<AgentTurnState, AgentTurnEvent> turns() {
    return turns;
  }

  /** Returns the stores whose steps are in the log, by their entity types. */
  Map<String, JdbcStore<?, ?>> stores() {
    Map<String, JdbcStore<?, ?>> stores = new LinkedHashMap<>();
    stores.put("task", tasks);
    stores.put("agent", agents);
    stores.put("turn", turns);
    return stores;
  }

  /** Reads the log of tasks, agents and turns. */
  LifecycleLog log() {
    return LifecycleLog.read(stores());
  }
}
