package dev.pawl.test;

import dev.pawl.Machine;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test method that runs once for each path through a machine, and once for each configuration,
 * after the events that the configuration refuses have been fired. Each time, the instance is first
 * driven and compared with the model, as described at {@link MachinePaths}. The method can then
 * check more.
 *
 * <pre>{@code
 * @PawlTest(OrderMachine.class)
 * void order(OrderMachine machine, MachinePath path) {
 *   assertThat(machine).isNotIn(OrderState.BROKEN);
 * }
 * }</pre>
 *
 * <p>The method may have no parameters, or parameters of the type of the machine, of the type
 * {@link MachinePath}, and of the type {@link dev.pawl.time.VirtualScheduler} for the time of the
 * instance.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@TestTemplate
@ExtendWith(PathExtension.class)
public @interface PawlTest {

  /** The generated class of the machine. */
  Class<? extends Machine<?, ?>> value();

  /** The elements that the paths cover. */
  Strength strength() default Strength.GUARDS;

  /**
   * The name of a method of the test class that sets further options, such as the context and the
   * logic. The method is static and has one parameter of the type {@link MachinePaths}.
   */
  String settings() default "";

  /** The display names of the tests to run; if there are no names, all tests run. */
  String[] only() default {};
}
