package generics;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Payloads and a context of generic types. */
public final class Program {

  private static final class Logic implements MailLogic {
    @Override
    public boolean hasNames(Map<String, Integer> context, MailEvent event) {
      return !(event instanceof MailEvent.Collect collect) || !collect.names().isEmpty();
    }

    @Override
    public Map<String, Integer> index(Map<String, Integer> context, MailEvent.Collect event) {
      return Map.of("a", event.index().get("a")[0]);
    }
  }

  private record Effects(List<String> lines) implements MailEffects {
    @Override
    public void log(Map<String, Integer> context, MailEvent event) {
      lines.add(event.wireName() + " " + context);
    }

    @Override
    public void sort(Map<String, Integer> context, MailEvent.Stamp event) {
      lines.add("sort " + event.c());
    }
  }

  private Program() {}

  public static void main(String[] args) {
    List<String> log = new ArrayList<>();
    MailMachine machine = MailMachine.builder().context(Map.of()).logic(new Logic()).effects(new Effects(log)).build();
    List<String> names = List.of("a", "b");
    machine.collect(
        names,
        Map.of("a", new int[] {1}),
        Map.of("a", List.of(Map.entry(1, new byte[] {2}))),
        List.of(1, "2"),
        null,
        Set.of(),
        Instant.EPOCH,
        BigDecimal.ONE,
        Thread.State.NEW);
    assert machine.context().equals(Map.of("a", 1)) : machine.context();
    assert log.equals(List.of("collect {a=1}")) : log;
    machine.stamp((byte) 1, (short) 2, 3f, 4L, 'c', true, 0.5);
    assert machine.is(MailState.EMPTY);
  }
}
