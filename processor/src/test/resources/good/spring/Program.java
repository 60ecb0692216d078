package spring;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import dev.pawl.spring.InstanceSetup;
import dev.pawl.spring.SpringStores;
import dev.pawl.spring.StoreCustomizer;
import dev.pawl.spring.StoreTables;
import dev.pawl.spring.WireNameConverter;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.sql.Tables;
import dev.pawl.time.Scheduler;
import dev.pawl.time.VirtualScheduler;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcDataSource;
import org.springframework.beans.factory.NoSuchBeanDefinitionException;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import org.springframework.core.convert.support.DefaultConversionService;

/** Two machines as beans, in Spring alone. */
public final class Program {

  static final List<String> HEARD = new ArrayList<>();

  private Program() {}

  @Configuration(proxyBeanMethods = false)
  static class App {

    @Bean
    DataSource source() {
      JdbcDataSource source = new JdbcDataSource();
      source.setURL("jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1");
      return source;
    }

    @Bean
    SpringStores stores(
        DataSource source, ObjectProvider<StoreTables> tables, ObjectProvider<InstantSource> clock) {
      return new SpringStores(source, tables, clock);
    }

    @Bean
    StoreTables tables() {
      return machine -> Tables.of("my_" + machine.name());
    }

    @Bean
    StoreCustomizer<OrderState, OrderEvent> causes() {
      return builder -> builder.causes(step -> step.cause().because("asked"));
    }

    @Bean
    Clock clock() {
      return Clock.fixed(Instant.parse("2025-11-22T20:00:00Z"), ZoneOffset.UTC);
    }

    @Bean
    Scheduler scheduler() {
      return new VirtualScheduler();
    }

    @Bean
    OrderLogic rules() {
      return () -> true;
    }

    @Bean
    InstanceSetup<OrderMachine.Builder, OrderState, OrderEvent> errands() {
      return (builder, opening) ->
          builder.effects(() -> opening.effectContext().send("mail", opening.entityId()));
    }

    @Bean
    LampLogic counting() {
      return pushes -> pushes + 1;
    }

    @Bean
    @Order(2)
    TransitionHook<OrderState, OrderEvent> second() {
      return hook("second");
    }

    @Bean
    @Order(1)
    TransitionHook<OrderState, OrderEvent> first() {
      return hook("first");
    }

    @Bean
    TransitionHook<LampState, LampEvent> other() {
      return new TransitionHook<LampState, LampEvent>() {
        @Override
        public void after(LifecycleEvent<LampState, LampEvent> event) {
          HEARD.add("lamp");
        }
      };
    }

    @Bean
    TransitionListener<OrderState, OrderEvent> listener() {
      return new TransitionListener<OrderState, OrderEvent>() {
        @Override
        public void moved(OrderState from, OrderEvent event, OrderState to) {
          HEARD.add("moved to " + to);
        }

        @Override
        public void refused(OrderState state, OrderEvent event) {
          HEARD.add("refused in " + state);
        }
      };
    }

    private static TransitionHook<OrderState, OrderEvent> hook(String name) {
      return new TransitionHook<OrderState, OrderEvent>() {
        @Override
        public void after(LifecycleEvent<OrderState, OrderEvent> event) {
          HEARD.add(name + " " + event.timestamp());
        }
      };
    }
  }

  /** What the service of an application looks like. */
  static class Service {
    final JdbcStore<OrderState, OrderEvent> orders;
    final ObjectProvider<LampMachine.Builder> lamps;

    Service(JdbcStore<OrderState, OrderEvent> orders, ObjectProvider<LampMachine.Builder> lamps) {
      this.orders = orders;
      this.lamps = lamps;
    }
  }

  public static void main(String[] args) {
    try (AnnotationConfigApplicationContext context =
        new AnnotationConfigApplicationContext(
            App.class, OrderBeans.class, LampBeans.class, Service.class)) {
      Service service = context.getBean(Service.class);
      stored(service.orders);
      assert service.lamps.getObject() != service.lamps.getObject();
      LampMachine lamp = service.lamps.getObject().context(0).build();
      lamp.push();
      assert lamp.context() == 1 && HEARD.contains("lamp");
      DefaultConversionService conversions = new DefaultConversionService();
      context.getBeansOfType(WireNameConverter.class).values().forEach(conversions::addConverter);
      assert conversions.convert("settled", OrderState.class) == OrderState.PAID;
      assert conversions.convert("push", LampEvent.class) == LampEvent.PUSH;
    }
    lacking();
  }

  private static void stored(JdbcStore<OrderState, OrderEvent> orders) {
    orders.createTables();
    orders.create("o-1");
    orders.fire("o-1", OrderEvent.PAY, Cause.by("ada"));
    assert HEARD.equals(
            List.of(
                "first 2025-11-22T20:00:00Z", "second 2025-11-22T20:00:00Z", "moved to PAID"))
        : HEARD;
    assert orders.tables().entities().equals("my_Order");
    assert orders.history("o-1").get(0).reason().equals("asked");
    orders.fire("o-1", OrderEvent.SHIP, Cause.by("ada"));
    try {
      orders.fire("o-1", OrderEvent.SHIP, Cause.by("ada"));
      assert false;
    } catch (IllegalStateException e) {
      assert HEARD.get(HEARD.size() - 1).equals("refused in SHIPPED") : HEARD;
    }
  }

  /** What a machine needs and the application has not is told when it starts. */
  private static void lacking() {
    AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext();
    context.register(OrderBeans.class);
    context.registerBean(DataSource.class, () -> new App().source());
    context.registerBean(SpringStores.class);
    try {
      context.refresh();
      assert false;
    } catch (NoSuchBeanDefinitionException e) {
      assert e.getMessage().contains("OrderLogic") : e;
    } finally {
      context.close();
    }
  }
}
