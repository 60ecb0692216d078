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
 * The beans, such as logic and effects, with which a store opens instances. The beans are looked up
 * after all beans of the application have been created, so that logic and effects can use stores,
 * including the store of their own machine. Generated configurations create this object;
 * applications do not need this object. Thread-safe after all parts have been added.
 *
 * @param <B> the type of the machine's builder
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class InstanceParts<B, S, E> implements BiConsumer<B, Opening<S, E>> {

  private final ObjectProvider<InstanceSetup<B, S, E>> setups;
  private final List<Part<B, ?>> parts = new ArrayList<>(2);
  private volatile @Nullable ResolvedParts<B, S, E> resolved;

  InstanceParts(ObjectProvider<InstanceSetup<B, S, E>> setups) {
    this.setups = Objects.requireNonNull(setups, "setups");
  }

  private record Part<B, T>(Class<T> type, ObjectProvider<T> bean, BiConsumer<B, T> set) {

    @Nullable Consumer<B> found() {
      T part = bean.getIfAvailable();
      return part == null ? null : builder -> set.accept(builder, part);
    }
  }

  private record ResolvedParts<B, S, E>(
      List<Consumer<B>> parts, List<InstanceSetup<B, S, E>> setups) {}

  /**
   * Adds a bean that instances need, such as the logic. If the bean is missing, an {@link
   * InstanceSetup} bean must set the object in the builder.
   *
   * @param type the type of the bean
   * @param bean the provider of the bean
   * @param set the function that sets the bean in the builder
   * @param <T> the type of the bean
   * @return this object
   */
  public <T> InstanceParts<B, S, E> part(
      Class<T> type, ObjectProvider<T> bean, BiConsumer<B, T> set) {
    parts.add(new Part<>(type, bean, set));
    return this;
  }

  @Override
  public void accept(B builder, Opening<S, E> opening) {
    ResolvedParts<B, S, E> all = resolved();
    for (Consumer<B> part : all.parts()) {
      part.accept(builder);
    }
    for (InstanceSetup<B, S, E> setup : all.setups()) {
      setup.prepare(builder, opening);
    }
  }

  /** Throws an exception if a bean that instances need is missing. */
  void check() {
    resolved();
  }

  private ResolvedParts<B, S, E> resolved() {
    ResolvedParts<B, S, E> all = resolved;
    if (all == null) {
      all = resolve();
      resolved = all;
    }
    return all;
  }

  private ResolvedParts<B, S, E> resolve() {
    List<InstanceSetup<B, S, E>> ordered = setups.orderedStream().toList();
    List<Consumer<B>> found = new ArrayList<>();
    for (Part<B, ?> part : parts) {
      Consumer<B> one = part.found();
      if (one != null) {
        found.add(one);
      } else if (ordered.isEmpty()) {
        throw new NoSuchBeanDefinitionException(
            part.type(),
            "instances in a store need this bean, or an InstanceSetup bean that sets it");
      }
    }
    return new ResolvedParts<>(found, ordered);
  }
}
