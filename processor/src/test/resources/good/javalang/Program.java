package javalang;

import java.util.List;

/** Names of types that generated code uses itself. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    StringMachine machine = StringMachine.builder().logic(() -> true).effects(() -> {}).build();
    assert machine.object() == StringState.OBJECT;
    assert machine.string() == StringState.STRING;
    assert machine.throwable(1, List.of("a")) == StringState.INTEGER;
    assert machine.list() == StringState.LIST;
    assert machine.assertionError() == StringState.OVERRIDE;
    assert machine.fireClass() == StringState.CLASS;
    StringEvent event = StringEvent.throwable(1, List.of("a"));
    assert event.equals(new StringEvent.Throwable(1, List.of("a")));
    assert StringPhase.string().object().fireEnum().toRecord().toOptional().state()
        == StringState.OPTIONAL;
    assert StringTransitions.isBoolean(StringState.STRING);
    assert StringCodec.toWire(StringState.STRING).equals("String");
  }
}
