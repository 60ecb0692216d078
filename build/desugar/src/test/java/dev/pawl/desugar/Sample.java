package dev.pawl.desugar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Uses lambdas, references, records and concatenations of every kind; returns one text. */
public class Sample implements Supplier<String> {

  private final List<Object> said = new ArrayList<>();
  private int counter = 3;

  /** A functional interface with primitive parameters. */
  interface Mixed {
    double mix(int i, long l, float f, String text);

    default Mixed doubled() {
      return (i, l, f, text) -> 2 * mix(i, l, f, text);
    }
  }

  /** A record with every kind of component. */
  record Parts(
      boolean flag,
      byte small,
      char letter,
      short little,
      int number,
      long large,
      float real,
      double exact,
      String text,
      int[] many) {}

  record Empty() {}

  /** A class with a lambda in an overridden method. */
  static class Base {
    Supplier<String> speak() {
      return () -> "base " + name();
    }

    protected String name() {
      return "one";
    }
  }

  static final class Derived extends Base {
    @Override
    Supplier<String> speak() {
      Supplier<String> before = super::name;
      return () -> "derived " + name() + before.get();
    }

    private Supplier<Base> create() {
      return Derived::new;
    }

    @Override
    protected String name() {
      Supplier<String> inherited = super::name;
      return "two after " + inherited.get();
    }
  }

  @Override
  public String get() {
    lambdas();
    references();
    records();
    for (int i = -1; i < 2; i++) {
      said.add(copied(i));
    }
    return said.stream().map(String::valueOf).collect(Collectors.joining("\n"));
  }

  /** Contains a lambda that occurs twice, because javac copies the {@code finally} block. */
  private int copied(int number) {
    try {
      if (number < 0) {
        return number;
      }
      return 10 / number;
    } catch (ArithmeticException e) {
      return 99;
    } finally {
      Runnable counted = () -> said.add("way " + number + " " + counter);
      counted.run();
    }
  }

  private void lambdas() {
    long large = 1L << 40;
    double exact = 0.5;
    char letter = 'x';
    IntFunction<String> captured = i -> "" + i + large + exact + letter + counter;
    said.add(captured.apply(7));
    Runnable change = () -> counter++;
    change.run();
    said.add(counter);
    Mixed mixed = (i, l, f, text) -> i + l + f + text.length();
    said.add(mixed.doubled().mix(1, 2, 3, "four"));
    Comparator<String> order = Comparator.<String>comparingInt(s -> s.length()).reversed();
    said.add(List.of("a", "ccc", "bb").stream().sorted(order.thenComparing(s -> s)).toList());
    Map<String, Integer> counts = new TreeMap<>();
    List.of("a", "b", "a").forEach(s -> counts.merge(s, 1, Integer::sum));
    said.add(counts);
    said.add(new Derived().create().get().speak().get() + new Base().speak().get());
    Function<Object, Predicate<String>> nested = a -> b -> a.equals(b);
    said.add(nested.apply("a").and(s -> s.length() == 1).negate().test("a"));
    try {
      Supplier<String> failing = () -> List.<String>of().get(0);
      failing.get();
    } catch (IndexOutOfBoundsException e) {
      said.add("thrown");
    }
  }

  private void references() {
    ToLongFunction<Integer> widened = Integer::intValue;
    IntBinaryOperator least = Math::min;
    BiFunction<String, Integer, Character> at = String::charAt;
    Function<Integer, int[]> array = int[]::new;
    Function<String, StringBuilder> create = StringBuilder::new;
    Supplier<String> bound = "bound"::toUpperCase;
    Function<String, String> hidden = this::hidden;
    Function<String, String> hiddenStatic = Sample::hiddenStatic;
    said.add(widened.applyAsLong(5) + least.applyAsInt(4, 2) + at.apply("abc", 1));
    said.add(array.apply(3).length + create.apply("built").reverse().toString() + bound.get());
    said.add(hidden.apply("a") + hiddenStatic.apply("b"));
    Supplier<List<String>> list = ArrayList::new;
    said.add(
        IntStream.range(0, 3).mapToObj(Integer::toString).collect(Collectors.toCollection(list)));
  }

  private void records() {
    int[] many = {1};
    Parts parts = new Parts(true, (byte) 1, 'c', (short) 2, 3, 4L, 0.5f, Double.NaN, "t", many);
    Parts same = new Parts(true, (byte) 1, 'c', (short) 2, 3, 4L, 0.5f, Double.NaN, "t", many);
    Parts other = new Parts(true, (byte) 1, 'c', (short) 2, 3, 4L, 0.5f, -0.0, null, null);
    said.add(parts.toString().replaceAll("@[0-9a-f]+", "@") + other + other.hashCode());
    said.add(parts.equals(same) + "" + (parts.hashCode() == same.hashCode()));
    said.add(parts.equals(other) + "" + other.equals(parts) + parts.equals(null));
    said.add(new Empty() + "" + new Empty().hashCode() + new Empty().equals(new Empty()));
  }

  private String hidden(String text) {
    return text + counter;
  }

  private static String hiddenStatic(String text) {
    return text + '\u0001' + '\u0002' + text;
  }
}
