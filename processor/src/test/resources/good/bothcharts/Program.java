package bothcharts;

import dev.pawl.time.VirtualScheduler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** The same chart declared both ways: they live the same instances. */
public final class Program {

  /** What one of the two has done. */
  private static final class Log {
    final List<String> lines = new ArrayList<>();
    boolean enough;
    int picked;

    Object answer(Method method, Object[] arguments) {
      Class<?> type = method.getReturnType();
      if (type == void.class) {
        lines.add(method.getName() + arguments[0]);
        return null;
      } else if (type == boolean.class) {
        return enough;
      } else if (type == Integer.class) {
        return 1 + (Integer) arguments[0];
      }
      return type == Duration.class
          ? Duration.ofMinutes((Integer) arguments[0])
          : type.getEnumConstants()[picked];
    }

    <T> T as(Class<T> type) {
      return type.cast(
          Proxy.newProxyInstance(
              type.getClassLoader(),
              new Class<?>[] {type},
              (proxy, method, arguments) -> answer(method, arguments)));
    }
  }

  private Program() {}

  private static byenum.SessionMachine byEnum(Log log, VirtualScheduler scheduler) {
    return byenum.SessionMachine.builder()
        .context(0)
        .logic(log.as(byenum.SessionLogic.class))
        .effects(log.as(byenum.SessionEffects.class))
        .scheduler(scheduler)
        .build();
  }

  private static byyaml.SessionMachine byYaml(Log log, VirtualScheduler scheduler) {
    return byyaml.SessionMachine.builder()
        .context(0)
        .logic(log.as(byyaml.SessionLogic.class))
        .effects(log.as(byyaml.SessionEffects.class))
        .scheduler(scheduler)
        .build();
  }

  private static List<String> names(Object[] constants) {
    List<String> names = new ArrayList<>();
    for (Object constant : constants) {
      names.add(constant.toString());
    }
    return names;
  }

  private static boolean ends(String event) {
    return event.equals("KILL") || event.equals("SESSION_AFTER_8H");
  }

  public static void main(String[] args) {
    List<String> states = names(byenum.SessionState.values());
    states.remove("LAST");
    assert states.equals(names(byyaml.SessionState.values()));
    List<String> events = names(byenum.SessionEvent.values());
    assert events.containsAll(names(byyaml.SessionEvent.values()));
    Random random = new Random(7);
    int ended = 0;
    for (int instance = 0; instance < 40; instance++) {
      Log one = new Log();
      Log other = new Log();
      VirtualScheduler clock = new VirtualScheduler();
      VirtualScheduler otherClock = new VirtualScheduler();
      byenum.SessionMachine byEnum = byEnum(one, clock);
      byyaml.SessionMachine byYaml = byYaml(other, otherClock);
      for (int step = 0; step < 60; step++) {
        one.enough = other.enough = random.nextBoolean();
        one.picked = other.picked = random.nextInt(2);
        String event = events.get(random.nextInt(events.size()));
        if (ends(event) && random.nextInt(9) > 0) {
          continue;
        }
        String outcome = byEnum.tryFire(byenum.SessionEvent.valueOf(event)).toString();
        String same = byYaml.tryFire(byyaml.SessionEvent.valueOf(event)).toString();
        assert outcome.equals(same) : event + ": " + outcome + ", " + same;
        if (random.nextInt(4) == 0) {
          clock.advance(Duration.ofSeconds(50));
          otherClock.advance(Duration.ofSeconds(50));
        }
        String expected = byEnum.configuration() + " " + byEnum.context() + " " + byEnum.sequence();
        String actual = byYaml.configuration() + " " + byYaml.context() + " " + byYaml.sequence();
        assert expected.equals(actual) : event + ": " + expected + ", " + actual;
        assert one.lines.equals(other.lines) : event + ": " + one.lines + ", " + other.lines;
        assert byEnum.remaining().toString().equals(byYaml.remaining().toString());
        assert byEnum.snapshot().history().equals(byYaml.snapshot().history());
      }
      ended += byEnum.is(byenum.SessionState.KILLED) ? 1 : 0;
    }
    assert ended > 3 && ended < 37 : ended;
  }
}
