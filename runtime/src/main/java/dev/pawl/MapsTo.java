package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Maps the annotated state to a constant of another enum. If one state is mapped to an enum, all
 * states must be mapped to that enum; otherwise compilation fails. For an enum {@code AgentStatus},
 * the method {@code toAgentStatus(state)} is generated.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
@Repeatable(MapsTo.List.class)
public @interface MapsTo {

  /** The target enum. */
  Class<? extends Enum<?>> view();

  /** The name of the constant in the target enum. */
  String value();

  /** The container of repeated annotations; written by the compiler. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.FIELD)
  @interface List {

    /** The mappings, in declared order. */
    MapsTo[] value();
  }
}
