import java.util.Arrays;
import java.util.TreeSet;

class Address {}

class Fixture {

  // snippet

  static void run() throws Exception {
    Class<?> generated = Class.forName(Fixture.class.getPackageName() + ".ParcelValues");
    dev.pawl.guides.snippet.Shown.is(methods(generated), methods(ParcelValues.class));
  }

  private static String methods(Class<?> type) {
    TreeSet<String> methods = new TreeSet<>();
    Arrays.stream(type.getDeclaredMethods())
        .forEach(m -> methods.add(m.getReturnType() + m.getName() + Arrays.toString(m.getParameterTypes())));
    return methods.toString();
  }
}
