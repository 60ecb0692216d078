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
 * Marks a test method that runs once for each path through a machine, and once for each
 * configuration of the machine. Before each run of the method, a new instance is led along a path
 * and compared with the model, as described at {@link MachinePaths}. For a configuration, all
 * events that the instance refuses are then fired. The method can check further properties of the
 * instance.
 *
 * <pre>{@code
 * @PawlTest(OrderMachine.class)
 * void order(OrderMachine machine, MachinePath path) {
 *   assertThat(machine).isNotIn(OrderState.BROKEN);
 * }
 * }</pre>
 *
 * <p>The method may have parameters of the following types: the type of the machine for the
 * instance, {@link MachinePath} for the path, and {@link dev.pawl.time.VirtualScheduler} for the
 * virtual time of the instance.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@TestTemplate
@ExtendWith(PathExtension.class)
public @interface PawlTest {

  /** The generated class of the machine. */
  Class<? extends Machine<?, ?>> value();

  /** Determines which elements of the machine the paths cover. */
  Strength strength() default Strength.GUARDS;

  /**
   * The name of a method of the test class that sets further options, such as the context and the
   * logic. The method is static and has one parameter of the type {@link MachinePaths}.
   */
  String settings() default "";

  /** The display names of the tests to run. If there are no names, all tests run. */
  String[] only() default {};
}
