package dev.pawl.spring;

import dev.pawl.store.machine.Opening;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.NoSuchBeanDefinitionException;
import org.springframework.beans.factory.ObjectProvider;

/**
 * The parts that the instances of a store are opened with, asked of the application when the first
 * step is made: so a machine's logic and effects may use stores, also its own. Generated
 * configurations make one; a program has no need of it. Thread-safe once all parts are added.
 *
 * @param <B> the type of the machine's builder
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class InstanceParts<B, S, E> implements BiConsumer<B, Opening<S, E>> {

  private final ObjectProvider<InstanceSetup<B, S, E>> setups;
  private final List<Part<B, ?>> parts = new ArrayList<>(2);
  private volatile @Nullable Known<B, S, E> known;

  InstanceParts(ObjectProvider<InstanceSetup<B, S, E>> setups) {
    this.setups = Objects.requireNonNull(setups, "setups");
  }

  private record Part<B, T>(Class<T> type, ObjectProvider<T> bean, BiConsumer<B, T> set) {

    @Nullable Consumer<B> found() {
      T part = bean.getIfAvailable();
      return part == null ? null : builder -> set.accept(builder, part);
    }
  }

  private record Known<B, S, E>(List<Consumer<B>> parts, List<InstanceSetup<B, S, E>> setups) {}

  /**
   * Adds something that instances need: a bean, unless an {@link InstanceSetup} gives it.
   *
   * @param set gives it to the builder
   * @param <T> its type
   * @return this
   */
  public <T> InstanceParts<B, S, E> part(
      Class<T> type, ObjectProvider<T> bean, BiConsumer<B, T> set) {
    parts.add(new Part<>(type, bean, set));
    return this;
  }

  @Override
  public void accept(B builder, Opening<S, E> opening) {
    Known<B, S, E> all = known();
    for (Consumer<B> part : all.parts()) {
      part.accept(builder);
    }
    for (InstanceSetup<B, S, E> setup : all.setups()) {
      setup.prepare(builder, opening);
    }
  }

  /** Requires of the application what instances need. */
  void check() {
    known();
  }

  private Known<B, S, E> known() {
    Known<B, S, E> all = known;
    if (all == null) {
      all = find();
      known = all;
    }
    return all;
  }

  private Known<B, S, E> find() {
    List<InstanceSetup<B, S, E>> ordered = setups.orderedStream().toList();
    List<Consumer<B>> found = new ArrayList<>();
    for (Part<B, ?> part : parts) {
      Consumer<B> one = part.found();
      if (one != null) {
        found.add(one);
      } else if (ordered.isEmpty()) {
        throw new NoSuchBeanDefinitionException(
            part.type(), "instances in a store need one, or an InstanceSetup that gives it");
      }
    }
    return new Known<>(found, ordered);
  }
}
