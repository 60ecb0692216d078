package dev.pawl.test;

import dev.pawl.Machine;
import dev.pawl.time.VirtualScheduler;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * An extension that gives tests a virtual time and fixtures as parameters. All parameters of a test
 * share one virtual time, except in a {@link PawlTest}: there the {@code VirtualScheduler}
 * parameter is the time of the tested instance, and fixtures have another time.
 *
 * <pre>{@code
 * @ExtendWith(PawlExtension.class)
 * class OrderTest {
 *
 *   @Test
 *   void paymentExpires(MachineFixture<OrderMachine> fixture, VirtualScheduler time) {
 *     OrderMachine order = fixture.in(AWAITING_PAYMENT, WAITING).answer("paidSomething", false).start();
 *     time.advance(Duration.ofDays(14));
 *     assertThat(order).isExactlyIn(CANCELLED);
 *   }
 * }
 * }</pre>
 *
 * <p>This class is thread-safe.
 */
public final class PawlExtension implements ParameterResolver {

  private static final ExtensionContext.Namespace NAMESPACE =
      ExtensionContext.Namespace.create(PawlExtension.class);

  /** Creates the extension. JUnit calls this constructor. */
  public PawlExtension() {}

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    boolean isTime = parameter.getParameter().getType() == VirtualScheduler.class;
    return isTime && !AnnotationSupport.isAnnotated(context.getTestMethod(), PawlTest.class)
        || machine(parameter).isPresent();
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    VirtualScheduler time =
        context
            .getStore(NAMESPACE)
            .getOrComputeIfAbsent(
                context.getUniqueId(), id -> new VirtualScheduler(), VirtualScheduler.class);
    return machine(parameter).<Object>map(m -> new MachineFixture<>(m, time)).orElse(time);
  }

  /**
   * Returns the machine of a parameter of the type {@link MachineFixture}, or empty if the
   * parameter has another type.
   */
  private static Optional<Class<? extends Machine<?, ?>>> machine(ParameterContext parameter) {
    Type type = parameter.getParameter().getParameterizedType();
    if (type instanceof ParameterizedType fixture
        && fixture.getRawType() == MachineFixture.class
        && fixture.getActualTypeArguments()[0] instanceof Class<?> machine) {
      @SuppressWarnings("unchecked") // the bound of the type parameter
      Class<? extends Machine<?, ?>> checked = (Class<? extends Machine<?, ?>>) machine;
      return Optional.of(checked);
    }
    return Optional.empty();
  }
}
