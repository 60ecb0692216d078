package dev.pawl.jpa;

import jakarta.persistence.Basic;
import jakarta.persistence.Convert;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.Inheritance;
import jakarta.persistence.InheritanceType;
import jakarta.persistence.MappedSuperclass;
import jakarta.persistence.PreUpdate;
import jakarta.persistence.Version;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.SQLDelete;
import org.hibernate.annotations.SQLUpdate;

/** Entities with states at every place. */
final class Shelf {

  private Shelf() {}

  /** An entity with inherited id and version. */
  @MappedSuperclass
  static class Kept {
    @Id Long id;
    @Version int version;
    OrderState inherited = OrderState.NEW;
  }

  @Embeddable
  static class Inner {
    OrderState deep = OrderState.NEW;
  }

  @Embeddable
  static class Outer {
    String word = "";
    @Embedded Inner inner = new Inner();
  }

  @Entity(name = "Thing")
  @Inheritance(strategy = InheritanceType.JOINED)
  static class Thing extends Kept {
    @Embedded Outer outer = new Outer();
  }

  @Entity(name = "Special")
  @DynamicUpdate
  static class Special extends Thing {
    OrderState own = OrderState.NEW;
    String label = "";
  }

  @Entity(name = "Habitual")
  static class Habitual {
    @Id Long id;

    @Enumerated(EnumType.STRING)
    OrderState text = OrderState.NEW;

    @Enumerated OrderState number = OrderState.NEW;
    @ElementCollection List<OrderState> several = new ArrayList<>();
  }

  /** An entity with collections of states. */
  @Entity(name = "Listing")
  static class Listing {
    @Id Long id;
    OrderState[] several = {};
    List<OrderState> list = new ArrayList<>();
    @Recorded List<OrderState> past = new ArrayList<>();

    @Convert(converter = OrderStateConverter.class)
    OrderState[] converted = {};

    @ElementCollection
    @Convert(attributeName = "key", disableConversion = true)
    Map<OrderState, String> notes = new HashMap<>();

    @ElementCollection Map<OrderState, OrderState> pairs = new HashMap<>();
  }

  @Entity(name = "SpelledOut")
  @SQLUpdate(sql = "update SpelledOut set state = ?, version = ? where id = ? and version = ?")
  @SQLDelete(sql = "update SpelledOut set state = 'called-off' where id = ? and version = ?")
  static class SpelledOut {
    @Id Long id;
    @Version int version;

    @Basic(fetch = FetchType.LAZY)
    OrderState state = OrderState.NEW;
  }

  @Entity(name = "Wide")
  @Inheritance(strategy = InheritanceType.TABLE_PER_CLASS)
  abstract static class Wide extends Kept {
    OrderState wide = OrderState.NEW;
  }

  /** An entity whose table has the inherited columns. */
  @Entity(name = "Leaf")
  static class Leaf extends Wide {
    OrderState leaf = OrderState.NEW;
  }

  /** An entity that changes its own state in a callback. */
  @Entity(name = "Listening")
  static class Listening {
    @Id Long id;
    @Version int version;
    OrderState state = OrderState.NEW;
    String note;

    @PreUpdate
    void last() {
      if ("jump".equals(note)) {
        state = OrderState.SHIPPED;
      }
    }
  }

  /** An entity whose state has no generated converter. */
  @Entity(name = "Told")
  static class Told {
    @Id Long id;
    @Version int version;

    @Enumerated(EnumType.STRING)
    LampState lamp = LampState.OFF;
  }
}
