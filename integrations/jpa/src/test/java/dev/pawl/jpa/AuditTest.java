package dev.pawl.jpa;

import static dev.pawl.jpa.Base.thrown;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import jakarta.persistence.Entity;
import jakarta.persistence.EntityManager;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The recipe in docs/persistence/jpa.md: an entity with a table for its audit. */
class AuditTest {

  @Entity(name = "Invoice")
  static class Invoice {
    @Id Long id;
    @Version long version;
    private OrderState state = OrderState.NEW;

    /** Returns the instance whose state this entity contains. */
    OrderMachine machine(EntityManager em) {
      return OrderMachine.builder()
          .entityId("invoice " + id)
          .from(state)
          .hook(new Audit(em))
          .listener(Steps.of(this))
          .build();
    }

    void pay(EntityManager em, Cause cause) {
      state = machine(em).pay(cause);
    }

    void ship(EntityManager em, Cause cause) {
      state = machine(em).ship(cause);
    }
  }

  @Entity(name = "InvoiceStep")
  @Table(name = "invoice_steps")
  static class InvoiceStep {
    @Id @GeneratedValue Long id;
    String invoice;
    String event;
    @Recorded OrderState before;
    @Recorded OrderState after;
    String actor;
    Instant at;
  }

  /** Writes a row for each step, in the transaction that writes the entity. */
  record Audit(EntityManager em) implements TransitionHook<OrderState, OrderEvent> {

    @Override
    public void after(LifecycleEvent<OrderState, OrderEvent> step) {
      InvoiceStep row = new InvoiceStep();
      row.invoice = step.entityId();
      row.event = step.forced() ? "(forced)" : OrderCodec.eventToWire(step.event());
      row.before = step.from();
      row.after = step.to();
      row.actor = step.cause().actor();
      row.at = step.timestamp();
      em.persist(row);
    }
  }

  @Test
  void auditIsWrittenInTheTransactionOfTheEntity() {
    try (Base base = Base.of(Invoice.class, InvoiceStep.class)) {
      base.run(
          session -> {
            Invoice invoice = new Invoice();
            invoice.id = 1L;
            session.persist(invoice);
          });
      base.run(
          session -> {
            Invoice invoice = session.find(Invoice.class, 1L);
            invoice.pay(session, Cause.by("ann"));
            invoice.ship(session, Cause.by("bob"));
          });
      String steps =
          "select listagg(event || ' ' || before || ' ' || after || ' ' || actor, ', ')"
              + " within group (order by id) from invoice_steps";
      assertEquals("pay new paid ann, ship paid shipped bob", base.column(steps));
      thrown(
          IllegalTransitionError.class,
          () ->
              base.run(
                  session -> {
                    Invoice invoice = session.find(Invoice.class, 1L);
                    OrderMachine machine = invoice.machine(session);
                    invoice.state = machine.lose();
                    session.flush();
                    invoice.state = OrderState.NEW;
                  }));
      assertEquals("pay new paid ann, ship paid shipped bob", base.column(steps));
    }
  }
}
