package guards;

import dev.pawl.GuardRefusedError;
import dev.pawl.Outcome;
import java.util.ArrayList;
import java.util.List;

/** Compares guards with the formulas of Java; each predicate is asked at most once. */
public final class Program {

  private static final class Logic implements GateLogic {
    private final boolean a;
    private final boolean b;
    private final boolean c;
    private final List<String> asked = new ArrayList<>();

    Logic(boolean a, boolean b, boolean c) {
      this.a = a;
      this.b = b;
      this.c = c;
    }

    private boolean ask(String name, boolean value) {
      assert !asked.contains(name) : name + " is asked twice";
      asked.add(name);
      return value;
    }

    @Override
    public boolean a() {
      return ask("a", a);
    }

    @Override
    public boolean b() {
      return ask("b", b);
    }

    @Override
    public boolean c() {
      return ask("c", c);
    }
  }

  /** What a guard has just said is known of the guards of other events, too. */
  private static void hints() {
    try {
      GateMachine.builder().logic(new Logic(false, true, true)).build().fire(GateEvent.NAME);
      throw new AssertionError("a does not hold");
    } catch (GuardRefusedError e) {
      String told = e.getMessage();
      assert told.contains(", not [!a] →") || told.contains(": not [!a] →") : told;
      assert told.contains("mixed [a || b && c] →") : told;
      assert !told.contains("name [") && !told.contains("notNot [") : told;
      assert !told.contains("and [a && b && c]") : told;
    }
  }

  private static void check(GateEvent event, boolean a, boolean b, boolean c, boolean expected) {
    assert GateTransitions.permits(GateState.GATE, event, new Logic(a, b, c)) == expected : event;
    Outcome<GateState> outcome = GateMachine.builder().logic(new Logic(a, b, c)).build().tryFire(event);
    assert outcome.moved() == expected : outcome;
    assert expected || outcome instanceof Outcome.GuardRefused<GateState> : outcome;
  }

  private Program() {}

  public static void main(String[] args) {
    hints();
    for (int bits = 0; bits < 8; bits++) {
      boolean a = (bits & 1) != 0;
      boolean b = (bits & 2) != 0;
      boolean c = (bits & 4) != 0;
      check(GateEvent.NAME, a, b, c, a);
      check(GateEvent.NOT, a, b, c, !a);
      check(GateEvent.NOT_NOT, a, b, c, a);
      check(GateEvent.AND, a, b, c, a && b && c);
      check(GateEvent.OR, a, b, c, a || b || c);
      check(GateEvent.MIXED, a, b, c, a || b && c);
      check(GateEvent.NESTED, a, b, c, (a || b) && !(c && !a));
      check(GateEvent.NOT_OR, a, b, c, !(a || b) || !(b && c));
      check(GateEvent.TWICE, a, b, c, a && b || a && c || !a && !b);
      GateState first = a ? GateState.YES : b ? GateState.NO : GateState.GATE;
      assert GateTransitions.first(GateState.GATE, new Logic(a, b, c)) == first;
    }
    try {
      GateMachine.builder().logic(new Logic(false, true, true)).build().and();
      throw new AssertionError("false && true && true");
    } catch (GuardRefusedError e) {
      assert e.guards().equals(List.of("a && b && c")) : e.guards();
      assert e.getMessage().contains("a && b && c") : e.getMessage();
    }
  }
}
