package keywords;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Word} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface WordPhase {
  /** The state {@code NEW}. */
  static New new_() {
    return New.INSTANCE;
  }

  /** The state {@code DEFAULT}. */
  static Default default_() {
    return Default.INSTANCE;
  }

  /** The state {@code CLASS}. */
  static Class class_() {
    return Class.INSTANCE;
  }

  /** The state {@code _1}. */
  static _1 _1() {
    return _1.INSTANCE;
  }

  /** The state {@code NULL}. */
  static Null null_() {
    return Null.INSTANCE;
  }

  /** The state {@code ENUM}. */
  static Enum enum_() {
    return Enum.INSTANCE;
  }

  /** The state {@code INTERFACE}. */
  static Interface interface_() {
    return Interface.INSTANCE;
  }

  /** The state {@code VAR}. */
  static Var var() {
    return Var.INSTANCE;
  }

  /** The state {@code SEALED}. */
  static Sealed sealed() {
    return Sealed.INSTANCE;
  }

  /** The phase that stands for a state. */
  static WordPhase of(WordState state) {
    return switch (state) {
      case NEW -> New.INSTANCE;
      case DEFAULT -> Default.INSTANCE;
      case CLASS -> Class.INSTANCE;
      case _1 -> _1.INSTANCE;
      case NULL -> Null.INSTANCE;
      case ENUM -> Enum.INSTANCE;
      case INTERFACE -> Interface.INSTANCE;
      case VAR -> Var.INSTANCE;
      case SEALED -> Sealed.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  WordState state();

  /** The state {@code NEW}. */
  final class New implements WordPhase {
    private static final New INSTANCE = new New();

    private New() {}

    @Override
    public WordState state() {
      return WordState.NEW;
    }

    /** The event {@code new}. */
    public Default new_() {
      return Default.INSTANCE;
    }

    /** The event {@code default}. */
    public Class default_() {
      return Class.INSTANCE;
    }

    /** The event {@code switch}. */
    public New switch_() {
      return New.INSTANCE;
    }

    /** The event {@code start}. */
    public New start_() {
      return New.INSTANCE;
    }

    /** The event {@code state}. */
    public New state_() {
      return New.INSTANCE;
    }

    /** The event {@code resume}. */
    public New resume() {
      return New.INSTANCE;
    }

    /** The event {@code wait}. */
    public New wait_() {
      return New.INSTANCE;
    }

    /** The event {@code notify}. */
    public New notify_() {
      return New.INSTANCE;
    }

    /** The event {@code toString}. */
    public New toString_() {
      return New.INSTANCE;
    }

    /** The event {@code yield}. */
    public New yield_() {
      return New.INSTANCE;
    }

    /** The event {@code record}. */
    public New record() {
      return New.INSTANCE;
    }

    /** The event {@code true}. */
    public New true_() {
      return New.INSTANCE;
    }

    /** The event {@code fire}. */
    public New fire() {
      return New.INSTANCE;
    }

    /** The event {@code is}. */
    public New is() {
      return New.INSTANCE;
    }

    /** The event {@code force}. */
    public New force() {
      return New.INSTANCE;
    }

    /** The event {@code lock}. */
    public New lock() {
      return New.INSTANCE;
    }

    /** The event {@code marks}. */
    public New marks() {
      return New.INSTANCE;
    }

    /** The event {@code next}. */
    public New next() {
      return New.INSTANCE;
    }

    /** The event {@code permits}. */
    public New permits() {
      return New.INSTANCE;
    }

    /** The event {@code isFinal}. */
    public New isFinal_() {
      return New.INSTANCE;
    }

    @Override
    public String toString() {
      return "NEW";
    }
  }

  /** The state {@code DEFAULT}. */
  final class Default implements WordPhase {
    private static final Default INSTANCE = new Default();

    private Default() {}

    @Override
    public WordState state() {
      return WordState.DEFAULT;
    }

    /** The event {@code new}. */
    public Default new_() {
      return Default.INSTANCE;
    }

    /** The event {@code default}. */
    public Class default_() {
      return Class.INSTANCE;
    }

    /** The event {@code switch}. */
    public New switch_() {
      return New.INSTANCE;
    }

    /** The event {@code start}. */
    public New start_() {
      return New.INSTANCE;
    }

    /** The event {@code state}. */
    public New state_() {
      return New.INSTANCE;
    }

    /** The event {@code resume}. */
    public New resume() {
      return New.INSTANCE;
    }

    /** The event {@code wait}. */
    public New wait_() {
      return New.INSTANCE;
    }

    /** The event {@code notify}. */
    public New notify_() {
      return New.INSTANCE;
    }

    /** The event {@code toString}. */
    public New toString_() {
      return New.INSTANCE;
    }

    /** The event {@code yield}. */
    public New yield_() {
      return New.INSTANCE;
    }

    /** The event {@code record}. */
    public New record() {
      return New.INSTANCE;
    }

    /** The event {@code true}. */
    public New true_() {
      return New.INSTANCE;
    }

    /** The event {@code fire}. */
    public New fire() {
      return New.INSTANCE;
    }

    /** The event {@code is}. */
    public New is() {
      return New.INSTANCE;
    }

    /** The event {@code force}. */
    public New force() {
      return New.INSTANCE;
    }

    /** The event {@code lock}. */
    public New lock() {
      return New.INSTANCE;
    }

    /** The event {@code marks}. */
    public New marks() {
      return New.INSTANCE;
    }

    /** The event {@code next}. */
    public New next() {
      return New.INSTANCE;
    }

    /** The event {@code permits}. */
    public New permits() {
      return New.INSTANCE;
    }

    /** The event {@code isFinal}. */
    public New isFinal_() {
      return New.INSTANCE;
    }

    @Override
    public String toString() {
      return "DEFAULT";
    }
  }

  /** The state {@code CLASS}. */
  final class Class implements WordPhase {
    private static final Class INSTANCE = new Class();

    private Class() {}

    @Override
    public WordState state() {
      return WordState.CLASS;
    }

    /** The event {@code to_1}. */
    public _1 to1() {
      return _1.INSTANCE;
    }

    /** The event {@code new}. */
    public Default new_() {
      return Default.INSTANCE;
    }

    /** The event {@code default}. */
    public Class default_() {
      return Class.INSTANCE;
    }

    /** The event {@code switch}. */
    public New switch_() {
      return New.INSTANCE;
    }

    /** The event {@code start}. */
    public New start_() {
      return New.INSTANCE;
    }

    /** The event {@code state}. */
    public New state_() {
      return New.INSTANCE;
    }

    /** The event {@code resume}. */
    public New resume() {
      return New.INSTANCE;
    }

    /** The event {@code wait}. */
    public New wait_() {
      return New.INSTANCE;
    }

    /** The event {@code notify}. */
    public New notify_() {
      return New.INSTANCE;
    }

    /** The event {@code toString}. */
    public New toString_() {
      return New.INSTANCE;
    }

    /** The event {@code yield}. */
    public New yield_() {
      return New.INSTANCE;
    }

    /** The event {@code record}. */
    public New record() {
      return New.INSTANCE;
    }

    /** The event {@code true}. */
    public New true_() {
      return New.INSTANCE;
    }

    /** The event {@code fire}. */
    public New fire() {
      return New.INSTANCE;
    }

    /** The event {@code is}. */
    public New is() {
      return New.INSTANCE;
    }

    /** The event {@code force}. */
    public New force() {
      return New.INSTANCE;
    }

    /** The event {@code lock}. */
    public New lock() {
      return New.INSTANCE;
    }

    /** The event {@code marks}. */
    public New marks() {
      return New.INSTANCE;
    }

    /** The event {@code next}. */
    public New next() {
      return New.INSTANCE;
    }

    /** The event {@code permits}. */
    public New permits() {
      return New.INSTANCE;
    }

    /** The event {@code isFinal}. */
    public New isFinal_() {
      return New.INSTANCE;
    }

    @Override
    public String toString() {
      return "CLASS";
    }
  }

  /** The state {@code _1}. */
  final class _1 implements WordPhase {
    private static final _1 INSTANCE = new _1();

    private _1() {}

    @Override
    public WordState state() {
      return WordState._1;
    }

    /** The event {@code go}. */
    public WordPhase go(WordLogic logic) {
      return of( WordTransitions.next(WordState._1, WordEvent.GO, logic));
    }

    /** The event {@code new}. */
    public Default new_() {
      return Default.INSTANCE;
    }

    /** The event {@code default}. */
    public Class default_() {
      return Class.INSTANCE;
    }

    /** The event {@code switch}. */
    public New switch_() {
      return New.INSTANCE;
    }

    /** The event {@code start}. */
    public New start_() {
      return New.INSTANCE;
    }

    /** The event {@code state}. */
    public New state_() {
      return New.INSTANCE;
    }

    /** The event {@code resume}. */
    public New resume() {
      return New.INSTANCE;
    }

    /** The event {@code wait}. */
    public New wait_() {
      return New.INSTANCE;
    }

    /** The event {@code notify}. */
    public New notify_() {
      return New.INSTANCE;
    }

    /** The event {@code toString}. */
    public New toString_() {
      return New.INSTANCE;
    }

    /** The event {@code yield}. */
    public New yield_() {
      return New.INSTANCE;
    }

    /** The event {@code record}. */
    public New record() {
      return New.INSTANCE;
    }

    /** The event {@code true}. */
    public New true_() {
      return New.INSTANCE;
    }

    /** The event {@code fire}. */
    public New fire() {
      return New.INSTANCE;
    }

    /** The event {@code is}. */
    public New is() {
      return New.INSTANCE;
    }

    /** The event {@code force}. */
    public New force() {
      return New.INSTANCE;
    }

    /** The event {@code lock}. */
    public New lock() {
      return New.INSTANCE;
    }

    /** The event {@code marks}. */
    public New marks() {
      return New.INSTANCE;
    }

    /** The event {@code next}. */
    public New next() {
      return New.INSTANCE;
    }

    /** The event {@code permits}. */
    public New permits() {
      return New.INSTANCE;
    }

    /** The event {@code isFinal}. */
    public New isFinal_() {
      return New.INSTANCE;
    }

    @Override
    public String toString() {
      return "_1";
    }
  }

  /** The state {@code NULL}. */
  final class Null implements WordPhase {
    private static final Null INSTANCE = new Null();

    private Null() {}

    @Override
    public WordState state() {
      return WordState.NULL;
    }

    /** The event {@code to_1}. */
    public _1 to1() {
      return _1.INSTANCE;
    }

    /** The event {@code new}. */
    public Default new_() {
      return Default.INSTANCE;
    }

    /** The event {@code default}. */
    public Class default_() {
      return Class.INSTANCE;
    }

    /** The event {@code switch}. */
    public New switch_() {
      return New.INSTANCE;
    }

    /** The event {@code start}. */
    public New start_() {
      return New.INSTANCE;
    }

    /** The event {@code state}. */
    public New state_() {
      return New.INSTANCE;
    }

    /** The event {@code resume}. */
    public New resume() {
      return New.INSTANCE;
    }

    /** The event {@code wait}. */
    public New wait_() {
      return New.INSTANCE;
    }

    /** The event {@code notify}. */
    public New notify_() {
      return New.INSTANCE;
    }

    /** The event {@code toString}. */
    public New toString_() {
      return New.INSTANCE;
    }

    /** The event {@code yield}. */
    public New yield_() {
      return New.INSTANCE;
    }

    /** The event {@code record}. */
    public New record() {
      return New.INSTANCE;
    }

    /** The event {@code true}. */
    public New true_() {
      return New.INSTANCE;
    }

    /** The event {@code fire}. */
    public New fire() {
      return New.INSTANCE;
    }

    /** The event {@code is}. */
    public New is() {
      return New.INSTANCE;
    }

    /** The event {@code force}. */
    public New force() {
      return New.INSTANCE;
    }

    /** The event {@code lock}. */
    public New lock() {
      return New.INSTANCE;
    }

    /** The event {@code marks}. */
    public New marks() {
      return New.INSTANCE;
    }

    /** The event {@code next}. */
    public New next() {
      return New.INSTANCE;
    }

    /** The event {@code permits}. */
    public New permits() {
      return New.INSTANCE;
    }

    /** The event {@code isFinal}. */
    public New isFinal_() {
      return New.INSTANCE;
    }

    @Override
    public String toString() {
      return "NULL";
    }
  }

  /** The state {@code ENUM}. */
  final class Enum implements WordPhase {
    private static final Enum INSTANCE = new Enum();

    private Enum() {}

    @Override
    public WordState state() {
      return WordState.ENUM;
    }

    /** The event {@code toInterface}. */
    public Interface toInterface() {
      return Interface.INSTANCE;
    }

    /** The event {@code new}. */
    public Default new_() {
      return Default.INSTANCE;
    }

    /** The event {@code default}. */
    public Class default_() {
      return Class.INSTANCE;
    }

    /** The event {@code switch}. */
    public New switch_() {
      return New.INSTANCE;
    }

    /** The event {@code start}. */
    public New start_() {
      return New.INSTANCE;
    }

    /** The event {@code state}. */
    public New state_() {
      return New.INSTANCE;
    }

    /** The event {@code resume}. */
    public New resume() {
      return New.INSTANCE;
    }

    /** The event {@code wait}. */
    public New wait_() {
      return New.INSTANCE;
    }

    /** The event {@code notify}. */
    public New notify_() {
      return New.INSTANCE;
    }

    /** The event {@code toString}. */
    public New toString_() {
      return New.INSTANCE;
    }

    /** The event {@code yield}. */
    public New yield_() {
      return New.INSTANCE;
    }

    /** The event {@code record}. */
    public New record() {
      return New.INSTANCE;
    }

    /** The event {@code true}. */
    public New true_() {
      return New.INSTANCE;
    }

    /** The event {@code fire}. */
    public New fire() {
      return New.INSTANCE;
    }

    /** The event {@code is}. */
    public New is() {
      return New.INSTANCE;
    }

    /** The event {@code force}. */
    public New force() {
      return New.INSTANCE;
    }

    /** The event {@code lock}. */
    public New lock() {
      return New.INSTANCE;
    }

    /** The event {@code marks}. */
    public New marks() {
      return New.INSTANCE;
    }

    /** The event {@code next}. */
    public New next() {
      return New.INSTANCE;
    }

    /** The event {@code permits}. */
    public New permits() {
      return New.INSTANCE;
    }

    /** The event {@code isFinal}. */
    public New isFinal_() {
      return New.INSTANCE;
    }

    @Override
    public String toString() {
      return "ENUM";
    }
  }

  /** The state {@code INTERFACE}. */
  final class Interface implements WordPhase {
    private static final Interface INSTANCE = new Interface();

    private Interface() {}

    @Override
    public WordState state() {
      return WordState.INTERFACE;
    }

    /** The event {@code toNew}. */
    public New toNew() {
      return New.INSTANCE;
    }

    /** The event {@code toVar}. */
    public Var toVar() {
      return Var.INSTANCE;
    }

    /** The event {@code toSealed}. */
    public Sealed toSealed() {
      return Sealed.INSTANCE;
    }

    /** The event {@code new}. */
    public Default new_() {
      return Default.INSTANCE;
    }

    /** The event {@code default}. */
    public Class default_() {
      return Class.INSTANCE;
    }

    /** The event {@code switch}. */
    public New switch_() {
      return New.INSTANCE;
    }

    /** The event {@code start}. */
    public New start_() {
      return New.INSTANCE;
    }

    /** The event {@code state}. */
    public New state_() {
      return New.INSTANCE;
    }

    /** The event {@code resume}. */
    public New resume() {
      return New.INSTANCE;
    }

    /** The event {@code wait}. */
    public New wait_() {
      return New.INSTANCE;
    }

    /** The event {@code notify}. */
    public New notify_() {
      return New.INSTANCE;
    }

    /** The event {@code toString}. */
    public New toString_() {
      return New.INSTANCE;
    }

    /** The event {@code yield}. */
    public New yield_() {
      return New.INSTANCE;
    }

    /** The event {@code record}. */
    public New record() {
      return New.INSTANCE;
    }

    /** The event {@code true}. */
    public New true_() {
      return New.INSTANCE;
    }

    /** The event {@code fire}. */
    public New fire() {
      return New.INSTANCE;
    }

    /** The event {@code is}. */
    public New is() {
      return New.INSTANCE;
    }

    /** The event {@code force}. */
    public New force() {
      return New.INSTANCE;
    }

    /** The event {@code lock}. */
    public New lock() {
      return New.INSTANCE;
    }

    /** The event {@code marks}. */
    public New marks() {
      return New.INSTANCE;
    }

    /** The event {@code next}. */
    public New next() {
      return New.INSTANCE;
    }

    /** The event {@code permits}. */
    public New permits() {
      return New.INSTANCE;
    }

    /** The event {@code isFinal}. */
    public New isFinal_() {
      return New.INSTANCE;
    }

    @Override
    public String toString() {
      return "INTERFACE";
    }
  }

  /** The state {@code VAR}. */
  final class Var implements WordPhase {
    private static final Var INSTANCE = new Var();

    private Var() {}

    @Override
    public WordState state() {
      return WordState.VAR;
    }

    /** The event {@code new}. */
    public Default new_() {
      return Default.INSTANCE;
    }

    /** The event {@code default}. */
    public Class default_() {
      return Class.INSTANCE;
    }

    /** The event {@code switch}. */
    public New switch_() {
      return New.INSTANCE;
    }

    /** The event {@code start}. */
    public New start_() {
      return New.INSTANCE;
    }

    /** The event {@code state}. */
    public New state_() {
      return New.INSTANCE;
    }

    /** The event {@code resume}. */
    public New resume() {
      return New.INSTANCE;
    }

    /** The event {@code wait}. */
    public New wait_() {
      return New.INSTANCE;
    }

    /** The event {@code notify}. */
    public New notify_() {
      return New.INSTANCE;
    }

    /** The event {@code toString}. */
    public New toString_() {
      return New.INSTANCE;
    }

    /** The event {@code yield}. */
    public New yield_() {
      return New.INSTANCE;
    }

    /** The event {@code record}. */
    public New record() {
      return New.INSTANCE;
    }

    /** The event {@code true}. */
    public New true_() {
      return New.INSTANCE;
    }

    /** The event {@code fire}. */
    public New fire() {
      return New.INSTANCE;
    }

    /** The event {@code is}. */
    public New is() {
      return New.INSTANCE;
    }

    /** The event {@code force}. */
    public New force() {
      return New.INSTANCE;
    }

    /** The event {@code lock}. */
    public New lock() {
      return New.INSTANCE;
    }

    /** The event {@code marks}. */
    public New marks() {
      return New.INSTANCE;
    }

    /** The event {@code next}. */
    public New next() {
      return New.INSTANCE;
    }

    /** The event {@code permits}. */
    public New permits() {
      return New.INSTANCE;
    }

    /** The event {@code isFinal}. */
    public New isFinal_() {
      return New.INSTANCE;
    }

    @Override
    public String toString() {
      return "VAR";
    }
  }

  /** The state {@code SEALED}. */
  final class Sealed implements WordPhase {
    private static final Sealed INSTANCE = new Sealed();

    private Sealed() {}

    @Override
    public WordState state() {
      return WordState.SEALED;
    }

    /** The event {@code new}. */
    public Default new_() {
      return Default.INSTANCE;
    }

    /** The event {@code default}. */
    public Class default_() {
      return Class.INSTANCE;
    }

    /** The event {@code switch}. */
    public New switch_() {
      return New.INSTANCE;
    }

    /** The event {@code start}. */
    public New start_() {
      return New.INSTANCE;
    }

    /** The event {@code state}. */
    public New state_() {
      return New.INSTANCE;
    }

    /** The event {@code resume}. */
    public New resume() {
      return New.INSTANCE;
    }

    /** The event {@code wait}. */
    public New wait_() {
      return New.INSTANCE;
    }

    /** The event {@code notify}. */
    public New notify_() {
      return New.INSTANCE;
    }

    /** The event {@code toString}. */
    public New toString_() {
      return New.INSTANCE;
    }

    /** The event {@code yield}. */
    public New yield_() {
      return New.INSTANCE;
    }

    /** The event {@code record}. */
    public New record() {
      return New.INSTANCE;
    }

    /** The event {@code true}. */
    public New true_() {
      return New.INSTANCE;
    }

    /** The event {@code fire}. */
    public New fire() {
      return New.INSTANCE;
    }

    /** The event {@code is}. */
    public New is() {
      return New.INSTANCE;
    }

    /** The event {@code force}. */
    public New force() {
      return New.INSTANCE;
    }

    /** The event {@code lock}. */
    public New lock() {
      return New.INSTANCE;
    }

    /** The event {@code marks}. */
    public New marks() {
      return New.INSTANCE;
    }

    /** The event {@code next}. */
    public New next() {
      return New.INSTANCE;
    }

    /** The event {@code permits}. */
    public New permits() {
      return New.INSTANCE;
    }

    /** The event {@code isFinal}. */
    public New isFinal_() {
      return New.INSTANCE;
    }

    @Override
    public String toString() {
      return "SEALED";
    }
  }
}
