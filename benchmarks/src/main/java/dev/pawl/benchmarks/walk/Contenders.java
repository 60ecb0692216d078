package dev.pawl.benchmarks.walk;

import dev.pawl.benchmarks.workload.Contender;
import java.util.List;
import java.util.ServiceLoader;

/** All contenders, in the order of {@code META-INF/services}. */
public final class Contenders {

  private Contenders() {}

  /** Returns an instance of each contender. */
  public static List<Contender> all() {
    return ServiceLoader.load(Contender.class).stream().map(ServiceLoader.Provider::get).toList();
  }

  /** Creates a contender by the name of its type. Loads no classes of other contenders. */
  static Contender named(String type) {
    try {
      return Class.forName(type).asSubclass(Contender.class).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(type + " is no contender", e);
    }
  }
}
