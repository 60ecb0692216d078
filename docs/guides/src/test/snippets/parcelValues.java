class Fixture {

  // snippet

  static void run() throws Exception {
    Class<?> generated = Class.forName(Fixture.class.getPackageName() + ".ParcelValues");
    dev.pawl.guides.snippet.Shown.is(methods(generated), methods(ParcelValues.class));
  }

  private static String methods(Class<?> type) {
    java.util.TreeSet<String> methods = new java.util.TreeSet<>();
    java.util.Arrays.stream(type.getDeclaredMethods())
        .forEach(m -> methods.add(m.getReturnType() + m.getName() + java.util.Arrays.toString(m.getParameterTypes())));
    return methods.toString();
  }
}
