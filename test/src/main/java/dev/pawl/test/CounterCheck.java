package dev.pawl.test;

import dev.pawl.language.explore.Constraints;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Verification;
import dev.pawl.language.model.Verification.Counter;
import dev.pawl.language.model.name.JavaName;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.ResolvedMachine.Reaction;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.opentest4j.AssertionFailedError;

/** Checks whether the methods of the user's logic count as a declared counter says. */
final class CounterCheck {

  private static final int SEQUENCES = 40;
  private static final int RECORDS = 200;
  private static final int MAX_CONTEXTS = 1_000;
  private static final int MAX_SHOWN = 12;

  private final GeneratedMachine generated;
  private final DrivenInstance.UserCode code;
  private final Counter counter;
  private final long seed;
  private final SplittableRandom random;
  private final Verification declared;
  private final LogicCalls logic;

  /** The names of the updates that were called since the context was supplied. */
  private final List<String> trail = new ArrayList<>();

  /**
   * The names of the methods that were checked. The name of a predicate is followed by {@link
   * #BELOW} or {@link #FULL}.
   */
  private final Set<String> checked = new LinkedHashSet<>();

  private final Map<String, RuntimeException> thrown = new HashMap<>();
  private final List<Object> seen = new ArrayList<>();
  private final Set<String> changing = new LinkedHashSet<>();

  CounterCheck(
      GeneratedMachine generated, DrivenInstance.UserCode code, Counter counter, long seed) {
    this.generated = generated;
    this.code = code;
    this.counter = counter;
    this.seed = seed;
    this.random = new SplittableRandom(seed);
    this.declared = generated.model().verification();
    Supplier<?> supplier = Objects.requireNonNull(code.logic(), "logic");
    this.logic = new LogicCalls(generated, supplier.get(), code.arguments(), random);
  }

  String displayName() {
    List<String> methods = new ArrayList<>();
    counter.increments().forEach(u -> methods.add(u.name() + " adds 1"));
    counter.resets().forEach(u -> methods.add(u.name() + " resets"));
    counter.below().ifPresent(p -> methods.add(p.name() + " holds below " + counter.max()));
    counter
        .reached()
        .ifPresent(p -> methods.add(p.name() + " holds from " + counter.max() + " on"));
    return "counter " + counter.name().name() + ": " + String.join(", ", methods);
  }

  void run() {
    for (int i = 0; i < SEQUENCES; i++) {
      sequence(i % 2 == 0);
    }
    if (!seen.isEmpty() && seen.get(0).getClass().isRecord()) {
      records();
    }
    requireChecked();
  }

  // Contexts.

  private Object supplied() {
    Supplier<?> supplier = code.context();
    Object context = generated.new Builder().contextOr(supplier == null ? null : supplier.get());
    if (value(counter, context).isEmpty() && predicates().isEmpty()) {
      throw error(
          "cannot be observed",
          String.format(
              "%s has no whole number named %s, and no guard uses a predicate of the counter. Name the"
                  + " counter like a component of the context.",
              context.getClass().getSimpleName(), component(counter)));
    }
    return context;
  }

  private List<NameReference> predicates() {
    List<NameReference> all = new ArrayList<>();
    counter.below().ifPresent(all::add);
    counter.reached().ifPresent(all::add);
    return all.stream().filter(p -> logic.has(p.name())).toList();
  }

  /**
   * Returns the value of a counter in a context, or empty if the context has no component with the
   * name of the counter.
   */
  private static OptionalLong value(Counter counter, Object context) {
    String name = component(counter);
    String getter = "get" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    for (Class<?> type = context.getClass(); type != null; type = type.getSuperclass()) {
      Optional<Method> method =
          Arrays.stream(type.getDeclaredMethods())
              .filter(m -> m.getName().equals(name) || m.getName().equals(getter))
              .filter(m -> m.getParameterCount() == 0)
              .findFirst();
      if (method.isPresent() && whole(method.get().getReturnType())) {
        Number number = (Number) Reflection.call(method.get(), context);
        return OptionalLong.of(number.longValue());
      }
    }
    return OptionalLong.empty();
  }

  private static boolean whole(Class<?> type) {
    return List.of(int.class, long.class, short.class, byte.class, Integer.class, Long.class)
        .contains(type);
  }

  private static String component(Counter counter) {
    return JavaName.ofUserMethod(counter.name().name());
  }

  // Sequences of updates.

  /**
   * Calls random updates, and checks the counter after each call.
   *
   * @param climbs whether updates that reset the counter are omitted
   */
  private void sequence(boolean climbs) {
    trail.clear();
    Object context = supplied();
    long count = 0;
    if (value(counter, context).orElse(0) != 0) {
      throw error(
          "must begin with 0",
          "The supplied context is " + context + ". Supply one in which the counter is 0.");
    }
    check(context, count);
    List<String> others = new ArrayList<>(logic.updates());
    others.removeAll(names(counter.increments()));
    if (climbs) {
      others.removeAll(names(counter.resets()));
    }
    int length = climbs ? 4 * counter.max() + 20 : 3 * counter.max() + 20;
    for (int i = 0; i < length; i++) {
      boolean adds = others.isEmpty() || random.nextInt(3) > 0;
      Optional<Updated> next =
          update(picked(adds ? names(counter.increments()) : others), context, count);
      if (next.isPresent()) {
        context = next.get().context();
        count = next.get().count();
        check(context, count);
      }
    }
  }

  private record Updated(Object context, long count) {}

  private <T> T picked(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private static List<String> names(List<NameReference> names) {
    return names.stream().map(NameReference::name).toList();
  }

  /**
   * Calls an update and checks the counter. Returns empty if the update cannot be called or throws
   * an exception.
   */
  private Optional<Updated> update(String update, Object context, long count) {
    List<Reaction> reactions = logic.updating(update);
    if (reactions.isEmpty()) {
      return Optional.empty();
    }
    LogicCalls.Place place = logic.place(picked(reactions));
    Optional<LogicCalls.Call> called = called(update, () -> logic.call(update, context, place));
    if (called.isEmpty()) {
      return Optional.empty();
    }
    Object next = called.get().result();
    boolean isReset = names(counter.resets()).contains(update);
    boolean adds = !isReset && names(counter.increments()).contains(update);
    long expected = isReset ? 0 : adds ? count + 1 : count;
    OptionalLong found = value(counter, next);
    boolean isFull = adds && count >= counter.max() && found.orElse(0) >= counter.max();
    if (found.isPresent() && found.getAsLong() != expected && !isFull) {
      throw error(
          isReset
              ? update + " must set it to 0"
              : adds ? update + " must add 1" : update + " must not change it",
          "Called:   " + called.get().text(),
          "Expected: " + component(counter) + " = " + expected,
          "Found:    " + component(counter) + " = " + found.getAsLong());
    }
    trail.add(update);
    if (isReset || count < counter.max()) {
      checked.add(update);
    }
    remember(context, next);
    return Optional.of(new Updated(next, found.orElse(expected)));
  }

  private <T> Optional<T> called(String method, Supplier<T> call) {
    try {
      return Optional.of(call.get());
    } catch (RuntimeException e) {
      // the machine may never call the method with this context or event
      thrown.putIfAbsent(method, e);
      return Optional.empty();
    }
  }

  private void remember(Object before, Object after) {
    if (seen.size() < MAX_CONTEXTS) {
      seen.add(after);
    }
    if (before.getClass().isRecord() && before.getClass() == after.getClass()) {
      for (RecordComponent component : before.getClass().getRecordComponents()) {
        if (!Objects.equals(of(component, before), of(component, after))) {
          changing.add(component.getName());
        }
      }
    }
  }

  private static @Nullable Object of(RecordComponent component, Object context) {
    return Reflection.call(component.getAccessor(), context);
  }

  // Records with random values.

  private void records() {
    RandomValues values = new RandomValues(random, code.arguments());
    for (int i = 0; i < RECORDS; i++) {
      Object base = picked(seen);
      Object context = DefaultValues.record(base.getClass(), c -> component(c, base, values));
      OptionalLong count = context == null ? OptionalLong.empty() : value(counter, context);
      if (context == null || count.isEmpty() || count.getAsLong() < 0) {
        continue;
      }
      trail.clear();
      check(context, count.getAsLong());
      for (String update : logic.updates()) {
        trail.clear();
        update(update, context, count.getAsLong()).ifPresent(u -> check(u.context(), u.count()));
      }
    }
  }

  private @Nullable Object component(RecordComponent component, Object base, RandomValues values) {
    if (component.getName().equals(component(counter))) {
      return RandomValues.number(component, random.nextInt(counter.max() + 2));
    } else if (changing.contains(component.getName()) && random.nextBoolean()) {
      return values.of(component.getType(), component.getName());
    }
    return of(component, base);
  }

  // Predicates.

  /** Checks whether the predicates of the counter return what the value of the counter requires. */
  private void check(Object context, long count) {
    counter.below().ifPresent(p -> check(p.name(), context, count, count < counter.max()));
    counter.reached().ifPresent(p -> check(p.name(), context, count, count >= counter.max()));
    for (Verification.Assumption assumption : declared.assumptions()) {
      if (assumption instanceof Verification.Invariant invariant) {
        check(invariant.formula(), context, count);
      }
    }
  }

  private void check(String predicate, Object context, long count, boolean expected) {
    List<Reaction> reactions = logic.using(predicate);
    if (reactions.isEmpty() || !logic.has(predicate)) {
      return;
    }
    LogicCalls.Place place = logic.place(picked(reactions));
    Optional<LogicCalls.Call> called =
        called(predicate, () -> logic.call(predicate, context, place));
    if (called.isEmpty()) {
      return;
    }
    if (!called.get().result().equals(expected)) {
      throw error(
          predicate + (expected ? " must hold at " : " must not hold at ") + count,
          "Called:   " + called.get().text() + updates(),
          "Expected: " + expected + ", because max is " + counter.max(),
          "Found:    " + called.get().result());
    }
    checked.add(predicate + (count < counter.max() ? BELOW : FULL));
  }

  private static final String BELOW = " below max";
  private static final String FULL = " at max";

  private String updates() {
    if (trail.isEmpty()) {
      return "";
    }
    int from = Math.max(0, trail.size() - MAX_SHOWN);
    return ", after "
        + (from > 0 ? "…, " : "")
        + String.join(", ", trail.subList(from, trail.size()));
  }

  /**
   * Checks an assumption that uses a predicate of the counter for which the logic has no method,
   * because no guard uses the predicate. The value of the counter determines whether the predicate
   * holds.
   */
  private void check(Formula assumption, Object context, long count) {
    Set<String> names = assumption.predicates();
    boolean isMeant =
        Stream.concat(counter.below().stream(), counter.reached().stream())
            .anyMatch(p -> names.contains(p.name()) && !logic.has(p.name()));
    if (!isMeant) {
      return;
    }
    Constraints constraints = new Constraints(declared);
    Condition all = constraints.space().of(assumption);
    for (Counter other : declared.counters()) {
      OptionalLong value = value(other, context);
      if (other != counter && value.isPresent()) {
        all = all.and(answers(constraints, other, value.getAsLong()));
      }
    }
    for (String predicate : names) {
      for (Reaction reaction :
          logic.has(predicate) ? logic.using(predicate) : List.<Reaction>of()) {
        LogicCalls.Place place = logic.place(reaction);
        Condition answered = all;
        List<String> texts = new ArrayList<>();
        for (String asked : names) {
          Optional<LogicCalls.Call> call =
              logic.has(asked) && logic.using(asked).contains(reaction)
                  ? called(asked, () -> logic.call(asked, context, place))
                  : Optional.empty();
          if (call.isPresent()) {
            answered = answered.and(literal(constraints, asked, (Boolean) call.get().result()));
            texts.add(call.get().text() + " = " + call.get().result());
          }
        }
        if (!answered.isNever() && answered.and(answers(constraints, counter, count)).isNever()) {
          throw error(
              "contradicts the assumption " + assumption.text() + " at " + count,
              "Called:   " + String.join(", ", texts) + updates(),
              "The value " + count + " of the counter means: " + means(count));
        }
      }
    }
  }

  private String means(long count) {
    boolean isFull = count >= counter.max();
    List<String> all = new ArrayList<>();
    counter.below().ifPresent(p -> all.add((isFull ? "!" : "") + p.name()));
    counter.reached().ifPresent(p -> all.add((isFull ? "" : "!") + p.name()));
    return String.join(", ", all) + ", because max is " + counter.max() + ".";
  }

  private static Condition answers(Constraints constraints, Counter counter, long value) {
    boolean isFull = value >= counter.max();
    Function<Boolean, Function<NameReference, Condition>> literal =
        holds -> p -> literal(constraints, p.name(), holds);
    Condition always = constraints.space().always();
    return counter
        .below()
        .map(literal.apply(!isFull))
        .orElse(always)
        .and(counter.reached().map(literal.apply(isFull)).orElse(always));
  }

  private static Condition literal(Constraints constraints, String predicate, boolean holds) {
    Condition condition = constraints.space().of(new Formula.Predicate(predicate));
    return holds ? condition : condition.not();
  }

  // Completeness.

  /** Throws an error if a method of the counter has not been checked. */
  private void requireChecked() {
    for (List<NameReference> updates : List.of(counter.increments(), counter.resets())) {
      for (String update : names(updates)) {
        if (!logic.updating(update).isEmpty() && !checked.contains(update)) {
          throw unchecked(update + " cannot be called", update);
        }
      }
    }
    for (NameReference predicate : predicates()) {
      for (String side : List.of(BELOW, FULL)) {
        if (!checked.contains(predicate.name() + side)) {
          throw unchecked(predicate.name() + " cannot be called" + side, predicate.name());
        }
      }
    }
  }

  private AssertionFailedError unchecked(String wrong, String method) {
    AssertionFailedError error =
        error(
            wrong,
            "Supply a context and arguments with which the methods of the counter can be called.",
            thrown.isEmpty() ? "" : "Exceptions: " + thrown);
    Optional.ofNullable(thrown.get(method)).ifPresent(error::initCause);
    return error;
  }

  private AssertionFailedError error(String wrong, String... lines) {
    return new AssertionFailedError(
        generated.model().name()
            + ": the counter "
            + counter.name().name()
            + ": "
            + wrong
            + ".\n  "
            + String.join("\n  ", lines)
            + "\nTo repeat it: -Dpawl.test.seed="
            + seed);
  }
}
