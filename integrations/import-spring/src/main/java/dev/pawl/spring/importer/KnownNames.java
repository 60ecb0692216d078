package dev.pawl.spring.importer;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.statemachine.action.Action;
import org.springframework.statemachine.guard.Guard;

/** Finds the names of beans that are guards or actions. */
final class KnownNames {

  private KnownNames() {}

  /**
   * Returns a map from the guards and actions among the singleton beans of a factory to their bean
   * names. Keys are compared by identity.
   */
  static Map<Object, String> ofBeans(ListableBeanFactory beans) {
    Map<Object, String> names = new IdentityHashMap<>();
    for (Class<?> type : List.of(Action.class, Guard.class, Function.class)) {
      beans.getBeansOfType(type, false, false).forEach((name, bean) -> names.put(bean, name));
    }
    return names;
  }
}
