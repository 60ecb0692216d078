package dev.pawl.benchmarks.stores.step;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.benchmarks.Versions;
import dev.pawl.benchmarks.stores.database.Database;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.StateMachineEventResult;
import org.springframework.statemachine.service.StateMachineService;
import reactor.core.publisher.Mono;

/**
 * Steps with Spring Statemachine's JPA persistence, as in its data persistence sample: a service
 * restores the machine, the event is sent, a runtime persister writes the machine when it changes,
 * and the service releases it. It does not support SQLite, because its entity has a LOB, and
 * SQLite's driver does not implement the methods by which Hibernate reads one.
 */
public final class SpringSteps implements StepContender {

  static {
    // Hibernate would otherwise log to the terminal
    System.setProperty("org.jboss.logging.provider", "slf4j");
  }

  private final Database database;
  private final HikariDataSource source;
  private final AnnotationConfigApplicationContext spring =
      new AnnotationConfigApplicationContext();
  private final StateMachineService<BreakerState, BreakerEvent> service;
  private final Turns turns = new Turns();

  /** Creates the breakers. */
  @SuppressWarnings("unchecked") // there is one service
  public SpringSteps(Database database) {
    this.database = database;
    source = database.connect(1);
    spring.registerBean(DataSource.class, () -> source);
    spring.register(SpringPersistence.class, SpringMachine.class);
    spring.refresh();
    service = spring.getBean(StateMachineService.class);
    for (int i = 0; i < BREAKERS; i++) {
      service.acquireStateMachine(Turns.id(i));
      service.releaseStateMachine(Turns.id(i));
    }
  }

  @Override
  public String name() {
    return "Spring Statemachine JPA " + Versions.of("spring-statemachine-jpa");
  }

  @Override
  public String note() {
    return "the whole machine is read and written as bytes; no step is recorded, and concurrent"
        + " changes are not detected; not on SQLite, whose driver does not support the BLOBs that"
        + " Hibernate reads";
  }

  @Override
  public void step() {
    String id = Turns.id(turns.number());
    StateMachine<BreakerState, BreakerEvent> machine = service.acquireStateMachine(id);
    StateMachineEventResult<BreakerState, BreakerEvent> result =
        machine.sendEvent(Mono.just(MessageBuilder.withPayload(turns.event()).build())).blockLast();
    service.releaseStateMachine(id);
    if (result == null || result.getResultType() != StateMachineEventResult.ResultType.ACCEPTED) {
      throw new IllegalStateException(id + " has not taken " + turns.event());
    }
    turns.next();
  }

  @Override
  public void check() throws SQLException {
    for (BreakerState state : BreakerState.values()) {
      database.require(
          source,
          turns.in(state),
          "SELECT COUNT(*) FROM state_machine WHERE state = '" + state + "'");
    }
  }

  @Override
  public void close() {
    spring.close();
    source.close();
  }
}
