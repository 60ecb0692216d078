package dev.pawl.samples.spring;

import dev.pawl.Cause;
import dev.pawl.samples.spring.orders.OrderEvent;
import dev.pawl.samples.spring.orders.OrderService;
import dev.pawl.samples.spring.orders.OrderState;
import dev.pawl.spring.StoreCustomizer;
import dev.pawl.store.CallerTransactions;
import dev.pawl.store.JdbcStore;
import jakarta.persistence.EntityManager;
import java.math.BigDecimal;
import org.springframework.boot.Banner;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.transaction.support.TransactionTemplate;

/** The shop in a separate process, which ends while an order is paid. */
final class DyingShop {

  /** The moments at which the process ends. */
  enum Moment {
    /** The store has written its step, but the row of the order is not written yet. */
    STORED,
    /** The step and the row are written. */
    FLUSHED,
    /** The step and the row are committed. */
    COMMITTED
  }

  /** Configures the store not to join transactions. */
  static final class Alone implements StoreCustomizer<OrderState, OrderEvent> {
    @Override
    public void customize(JdbcStore.Builder<OrderState, OrderEvent> builder) {
      builder.callers(CallerTransactions.NONE);
    }
  }

  private DyingShop() {}

  /** Starts the shop on a database, without requests. */
  static ConfigurableApplicationContext start(String url, Class<?>... more) {
    return new SpringApplicationBuilder(ShopApplication.class)
        .sources(more)
        .web(WebApplicationType.NONE)
        .bannerMode(Banner.Mode.OFF)
        .run("--spring.datasource.url=" + url);
  }

  /**
   * Runs the process.
   *
   * @param args the URL of the database, the moment, and {@code joined} if the store joins
   *     transactions
   */
  public static void main(String[] args) {
    Moment moment = Moment.valueOf(args[1]);
    Class<?>[] more = args[2].equals("joined") ? new Class<?>[0] : new Class<?>[] {Alone.class};
    ApplicationContext shop = start(args[0], more);
    OrderService orders = shop.getBean(OrderService.class);
    orders.place("o-1", "ada", BigDecimal.TEN);
    shop.getBean(TransactionTemplate.class)
        .executeWithoutResult(
            status -> {
              orders.fire("o-1", OrderEvent.pay(BigDecimal.TEN), Cause.by("bank"));
              TransactionSynchronizationManager.registerSynchronization(
                  new Death(moment, orders, shop.getBean(EntityManager.class)));
            });
  }

  private record Death(Moment moment, OrderService orders, EntityManager rows)
      implements TransactionSynchronization {

    @Override
    public void beforeCommit(boolean readOnly) {
      if (moment == Moment.FLUSHED) {
        rows.flush();
      }
      if (moment != Moment.COMMITTED) {
        die();
      }
    }

    @Override
    public void afterCommit() {
      die();
    }

    /** Ends the process like {@code kill -9}: nothing is closed or rolled back. */
    private void die() {
      System.out.println("dies where it is " + orders.stored("o-1").stateName());
      System.out.flush();
      Runtime.getRuntime().halt(137);
    }
  }
}
