package dev.pawl.spring.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.spring.suite.shop.OrderEvent;
import dev.pawl.spring.suite.shop.OrderState;
import dev.pawl.spring.suite.shop.Shop;
import dev.pawl.store.JdbcStore;
import org.junit.jupiter.api.Test;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.aot.test.generate.TestGenerationContext;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.aot.ApplicationContextAotGenerator;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.test.tools.CompileWithForkedClassLoader;
import org.springframework.core.test.tools.TestCompiler;
import org.springframework.javapoet.ClassName;

/** The application made ahead of time: no bean is found by looking for it. */
class AheadOfTimeTest {

  @Test
  @CompileWithForkedClassLoader
  @SuppressWarnings("unchecked")
  void theApplicationStartsAsItWasMadeAheadOfTime() {
    AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext();
    context.register(Shop.class);
    TestGenerationContext made = new TestGenerationContext();
    ClassName initializer = new ApplicationContextAotGenerator().processAheadOfTime(context, made);
    made.writeGeneratedContent();
    assertTrue(
        RuntimeHintsPredicates.resource()
            .forResource("META-INF/spring.factories")
            .test(made.getRuntimeHints()));
    TestCompiler.forSystem()
        .with(made)
        .compile(
            compiled -> {
              GenericApplicationContext started = new GenericApplicationContext();
              compiled
                  .getInstance(ApplicationContextInitializer.class, initializer.canonicalName())
                  .initialize(started);
              started.refresh();
              JdbcStore<OrderState, OrderEvent> orders = StoresTest.orders(started);
              orders.create("o-1");
              assertEquals(
                  OrderState.PAID, orders.fire("o-1", OrderEvent.PAY, Cause.by("ada")).state());
              started.close();
            });
  }
}
