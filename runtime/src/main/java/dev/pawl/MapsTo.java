package dev.pawl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Maps the state it stands on to a constant of another enum. The mapping onto an enum must be
 * total: a state left out is a compile error. {@code toAgentStatus(state)} is generated for the
 * enum {@code AgentStatus}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
@Repeatable(MapsTo.List.class)
public @interface MapsTo {

  /** The enum mapped onto. */
  Class<? extends Enum<?>> view();

  /** The name of the constant. */
  String value();

  /** Holds several mappings; written by the compiler. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.FIELD)
  @interface List {

    /** The mappings, in declared order. */
    MapsTo[] value();
  }
}
