package keywords;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Word} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface WordPhase {
  /** The phases of all states. */
  Phases<WordState, WordPhase> SHARED = new Phases<>(WordState.values(), New.INSTANCE,
      Default.INSTANCE, Class.INSTANCE, _1.INSTANCE, Null.INSTANCE, Enum.INSTANCE,
      Interface.INSTANCE, Var.INSTANCE, Sealed.INSTANCE);

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
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  WordState state();

  /** The state {@code NEW}. */
  final class New extends Phase<WordState> implements WordPhase {
    private static final New INSTANCE = new New();

    private New() {
      super(WordState.NEW);
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
    public New marks_() {
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
  }

  /** The state {@code DEFAULT}. */
  final class Default extends Phase<WordState> implements WordPhase {
    private static final Default INSTANCE = new Default();

    private Default() {
      super(WordState.DEFAULT);
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
    public New marks_() {
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
  }

  /** The state {@code CLASS}. */
  final class Class extends Phase<WordState> implements WordPhase {
    private static final Class INSTANCE = new Class();

    private Class() {
      super(WordState.CLASS);
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
    public New marks_() {
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
  }

  /** The state {@code _1}. */
  final class _1 extends Phase<WordState> implements WordPhase {
    private static final _1 INSTANCE = new _1();

    private _1() {
      super(WordState._1);
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
    public New marks_() {
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
  }

  /** The state {@code NULL}. */
  final class Null extends Phase<WordState> implements WordPhase {
    private static final Null INSTANCE = new Null();

    private Null() {
      super(WordState.NULL);
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
    public New marks_() {
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
  }

  /** The state {@code ENUM}. */
  final class Enum extends Phase<WordState> implements WordPhase {
    private static final Enum INSTANCE = new Enum();

    private Enum() {
      super(WordState.ENUM);
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
    public New marks_() {
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
  }

  /** The state {@code INTERFACE}. */
  final class Interface extends Phase<WordState> implements WordPhase {
    private static final Interface INSTANCE = new Interface();

    private Interface() {
      super(WordState.INTERFACE);
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
    public New marks_() {
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
  }

  /** The state {@code VAR}. */
  final class Var extends Phase<WordState> implements WordPhase {
    private static final Var INSTANCE = new Var();

    private Var() {
      super(WordState.VAR);
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
    public New marks_() {
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
  }

  /** The state {@code SEALED}. */
  final class Sealed extends Phase<WordState> implements WordPhase {
    private static final Sealed INSTANCE = new Sealed();

    private Sealed() {
      super(WordState.SEALED);
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
    public New marks_() {
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
  }
}
