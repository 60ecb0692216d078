package dev.pawl.hook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.Refusal;
import dev.pawl.TransitionVetoedError;
import dev.pawl.hook.Records.Light;
import dev.pawl.hook.Records.Signal;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;

class LoggerHookTest {

  private final List<String> lines = new ArrayList<>();
  private final List<Throwable> thrown = new ArrayList<>();
  private Level lowest = Level.ALL;

  private final System.Logger logger =
      new System.Logger() {
        @Override
        public String getName() {
          return "test";
        }

        @Override
        public boolean isLoggable(Level level) {
          return level.getSeverity() >= lowest.getSeverity();
        }

        @Override
        public void log(Level level, ResourceBundle bundle, String message, Throwable error) {
          lines.add(level + " " + message);
          thrown.add(error);
        }

        @Override
        public void log(Level level, ResourceBundle bundle, String format, Object... params) {
          lines.add(level + " " + format);
        }
      };

  private final LoggerHook<Light, Signal> hook = new LoggerHook<>(logger);

  @Test
  void stepsAreLogged() {
    hook.after(Records.step(1, Cause.none()));
    hook.after(Records.step(2, Cause.by("janitor").because("verified {0}").code(Thread.State.NEW)));
    hook.after(Records.forced(null));
    assertEquals(
        List.of(
            "INFO Light l-1: RED → GREEN on GO",
            "INFO Light l-1: RED → GREEN on GO by janitor [NEW] because verified {0}",
            "INFO Light: RED → GREEN forced"),
        lines);
  }

  @Test
  void refusalsAreLogged() {
    Refusal illegal = Records.refusal(Refusal.Kind.ILLEGAL, Light.GREEN, Signal.GO);
    Refusal guard = Records.refusal(Refusal.Kind.GUARD, Light.RED, Signal.GO);
    hook.refused(
        Records.attempt(Light.GREEN, Signal.GO), new Outcome.Illegal<>(Light.GREEN, illegal));
    hook.refused(
        Records.attempt(Light.RED, Signal.GO), new Outcome.GuardRefused<>(Light.RED, guard));
    hook.refused(
        Records.attempt(Light.RED, Signal.GO),
        new Outcome.Vetoed<>(Light.RED, new TransitionVetoedError("not today")));
    hook.refused(Records.attempt(Light.RED, Signal.HALT), new Outcome.Ignored<>(Light.RED, false));
    assertEquals(
        List.of(
            "WARNING " + illegal + " by me",
            "WARNING " + guard + " by me",
            "WARNING Light l-1: GO in RED vetoed: not today. by me",
            "DEBUG Light l-1: HALT in RED ignored. by me"),
        lines);
  }

  @Test
  void forcedAndEventlessStepsAreLogged() {
    TransitionVetoedError veto = new TransitionVetoedError("not today");
    hook.after(Records.eventless());
    hook.refused(Records.eventless(), new Outcome.Vetoed<>(Light.RED, veto));
    hook.refused(Records.forced(null), new Outcome.Vetoed<>(Light.RED, veto));
    hook.failed(Records.eventless(), new Error("e"));
    assertEquals(
        List.of(
            "INFO Light l-1: RED → GREEN eventless",
            "WARNING Light l-1: eventless in RED vetoed: not today.",
            "WARNING Light: forced in RED vetoed: not today.",
            "ERROR Light l-1: eventless in RED failed: java.lang.Error: e"),
        lines);
  }

  @Test
  void failuresAreLogged() {
    RuntimeException error = new RuntimeException("broken\nforged");
    hook.failed(Records.step(1, Cause.none()), error);
    assertEquals(
        List.of("ERROR Light l-1: GO in RED failed: java.lang.RuntimeException: broken\\nforged"),
        lines);
    assertSame(error, thrown.get(0));
  }

  @Test
  void lineBreaksAreEscaped() {
    hook.after(Records.step(1, Cause.by("a\nINFO forged\u001B[0m\u2028").because("\r")));
    assertEquals(
        List.of(
            "INFO Light l-1: RED → GREEN on GO by a\\nINFO forged\\u001b[0m\\u2028 because"
                + " \\u000d"),
        lines);
  }

  @Test
  void hiddenAndReorderingCharactersAreEscaped() {
    hook.after(
        Records.step(1, Cause.by("a\u202Eb\u200B\uDB40\uDC41\uD83D\uDE00").because("\uD800é")));
    assertEquals(
        List.of(
            "INFO Light l-1: RED → GREEN on GO by a\\u202eb\\u200b\\udb40\\udc41\uD83D\uDE00"
                + " because \\ud800é"),
        lines);
  }

  @Test
  void levelsAreConfigurable() {
    LoggerHook<Light, Signal> quiet =
        new LoggerHook<>(logger, Level.TRACE, Level.OFF, Level.OFF, Level.WARNING);
    lowest = Level.DEBUG;
    quiet.after(Records.step(1, Cause.none()));
    quiet.refused(Records.attempt(Light.RED, Signal.HALT), new Outcome.Ignored<>(Light.RED, false));
    assertEquals(List.of(), lines);
    quiet.failed(Records.forced("x"), new Error("e"));
    assertEquals(List.of("WARNING Light x: forced in RED failed: java.lang.Error: e"), lines);
  }
}
