package trigger;

import java.lang.reflect.Modifier;

/** Files that annotations name. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    assert new ByInterfaceMachine().go() == ByInterfaceState.B;
    assert Modifier.isPublic(ByInterfaceMachine.class.getModifiers());
    assert new ByClassMachine().go() == ByClassState.B;
    assert !Modifier.isPublic(ByClassMachine.class.getModifiers());
    assert new trigger.elsewhere.ByPackageMachine().go()
        == trigger.elsewhere.ByPackageState.B;
  }
}
