package dev.pawl.spring.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.spring.suite.shop.OrderEvent;
import dev.pawl.spring.suite.shop.OrderState;
import dev.pawl.spring.suite.shop.Shop;
import dev.pawl.store.JdbcStore;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.TypeReference;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.aot.test.generate.TestGenerationContext;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.aot.ApplicationContextAotGenerator;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.test.tools.CompileWithForkedClassLoader;
import org.springframework.core.test.tools.TestCompiler;
import org.springframework.javapoet.ClassName;

/** The application with ahead-of-time processing, in which no bean is searched for. */
@Tag("slow")
class AheadOfTimeTest {

  @Test
  @CompileWithForkedClassLoader
  @SuppressWarnings("unchecked")
  void applicationStartsWithAheadOfTimeBeans() {
    AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext();
    context.register(Shop.class);
    TestGenerationContext made = new TestGenerationContext();
    ClassName initializer = new ApplicationContextAotGenerator().processAheadOfTime(context, made);
    made.writeGeneratedContent();
    expectHints(made.getRuntimeHints());
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

  /** The resources that Pawl reads at run time: its starter and generated modules. */
  private static void expectHints(RuntimeHints hints) {
    String suite = "dev.pawl.spring.suite.";
    expect(hints, "com.fasterxml.jackson.databind.Module", suite + module2());
    if (Contexts.LINE == 4) {
      expect(hints, "tools.jackson.databind.JacksonModule", suite + "jackson3.DoorJackson3");
    }
    String starter = "dev.pawl.spring.boot%d.Boot%1$dStarter".formatted(Contexts.LINE);
    assertTrue(
        RuntimeHintsPredicates.reflection()
            .onType(TypeReference.of(starter))
            .withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)
            .test(hints));
  }

  private static String module2() {
    return Contexts.LINE == 3 ? "jackson2.GateJackson" : "jackson3.DoorJackson";
  }

  private static void expect(RuntimeHints hints, String service, String module) {
    assertTrue(
        RuntimeHintsPredicates.resource().forResource("META-INF/services/" + service).test(hints),
        service);
    assertTrue(
        RuntimeHintsPredicates.reflection()
            .onType(TypeReference.of(module))
            .withMemberCategory(MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS)
            .test(hints),
        module);
  }
}
