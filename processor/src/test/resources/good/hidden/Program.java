package hidden;

import java.lang.reflect.Modifier;

/** Nothing generated is more visible than the enum. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    int[] told = {0};
    HiddenMachine machine =
        HiddenMachine.builder().context(new Package.Inner.Amount(1)).logic(new HiddenLogic() {
              @Override
              public boolean few(Package.Inner.Amount context) {
                return context.value() < 10;
              }

              @Override
              public Package.Inner.Amount more(Package.Inner.Amount context) {
                return new Package.Inner.Amount(context.value() + 1);
              }
            }).effects(context -> told[0] = context.value()).build();
    assert machine.add() == Package.Inner.States.FULL;
    assert told[0] == 2;
    for (Class<?> type :
        new Class<?>[] {
          HiddenMachine.class,
          HiddenEvent.class,
          HiddenTransitions.class,
          HiddenPhase.class,
          HiddenCases.class,
          HiddenValidator.class,
          HiddenCodec.class,
          HiddenLogic.class,
          HiddenEffects.class
        }) {
      assert !Modifier.isPublic(type.getModifiers()) : type;
    }
  }
}
