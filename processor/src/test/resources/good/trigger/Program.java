package trigger;

import java.lang.reflect.Modifier;

/** Files that annotations name. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    assert ByInterfaceMachine.start().go() == ByInterfaceState.B;
    assert Modifier.isPublic(ByInterfaceMachine.class.getModifiers());
    assert ByClassMachine.start().go() == ByClassState.B;
    assert !Modifier.isPublic(ByClassMachine.class.getModifiers());
    assert trigger.elsewhere.ByPackageMachine.start().go()
        == trigger.elsewhere.ByPackageState.B;
  }
}
