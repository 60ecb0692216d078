package dev.pawl.tests.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.DeclaredName;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.hook.JsonLinesHook;
import dev.pawl.hook.LoggerHook;
import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that messages and logs use declared names and that data uses wire names. */
class NamesTest {

  private static final class Lines implements System.Logger {
    final List<String> lines = new ArrayList<>();

    @Override
    public String getName() {
      return "lines";
    }

    @Override
    public boolean isLoggable(Level level) {
      return true;
    }

    @Override
    public void log(Level level, ResourceBundle bundle, String message, Throwable thrown) {
      lines.add(message);
    }

    @Override
    public void log(Level level, ResourceBundle bundle, String format, Object... parameters) {
      lines.add(format);
    }
  }

  @Test
  void logsAndMessagesUseDeclaredNames() {
    Lines log = new Lines();
    StringBuilder json = new StringBuilder();
    ParcelMachine parcel =
        ParcelMachine.builder().hook(new LoggerHook<>(log)).hook(JsonLinesHook.to(json)).build();
    parcel.pickUp();
    IllegalTransitionError refused = assertThrows(IllegalTransitionError.class, parcel::pickUp);
    String message =
        "Parcel: pickUp is not legal in on-the-way. Legal here: RETURN_TO_SENDER → atSender,"
            + " hand-over → Delivered.";
    assertEquals(message, refused.getMessage());
    parcel.handOver();
    assertEquals(
        List.of(
            "Parcel: atSender → on-the-way on pickUp",
            message,
            "Parcel: on-the-way → Delivered on hand-over"),
        log.lines);
    assertEquals(
        List.of(
            "\"from\":\"atSender\",\"to\":\"on-the-way\",\"event\":\"pickUp\"",
            "\"from\":\"on-the-way\",\"to\":null,\"event\":\"pickUp\"",
            "\"from\":\"on-the-way\",\"to\":\"Delivered\",\"event\":\"hand-over\""),
        json.toString()
            .lines()
            .map(line -> line.replaceAll(".*(\"from.*?),\"forced.*", "$1"))
            .toList());
    assertEquals("on_the_way", ParcelCodec.toWire(ParcelState.ON_THE_WAY));
    assertEquals("pick_up", ParcelEvent.PICK_UP.wireName());
    assertEquals(
        List.of("atSender", "on-the-way", "Delivered"),
        Stream.of(ParcelState.values()).map(DeclaredName::of).toList());
  }

  @Test
  void errorsOfBuilderUseDeclaredNames() {
    assertEquals(
        "on-the-way is not an initial state of Parcel; the initial states are [atSender].",
        assertThrows(
                IllegalArgumentException.class,
                () -> ParcelMachine.builder().initial(ParcelState.ON_THE_WAY))
            .getMessage());
  }

  @Test
  void vetoesUseDeclaredNamesWithoutData() {
    LetterMachine letter =
        LetterMachine.builder()
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void before(LifecycleEvent<LetterState, LetterEvent> step) {
                    throw new TransitionVetoedError(step, "closed");
                  }
                })
            .build();
    TransitionVetoedError veto = assertThrows(TransitionVetoedError.class, () -> letter.pickUp(20));
    assertEquals("Letter: atSender → on-the-way was vetoed: closed", veto.getMessage());
  }

  @Test
  void statesAndEventsWithDataUseDeclaredNames() {
    Lines log = new Lines();
    LetterMachine letter = LetterMachine.builder().hook(new LoggerHook<>(log)).build();
    letter.pickUp(20);
    assertEquals(List.of("Letter: atSender → on-the-way on pickUp"), log.lines);
    assertTrue(letter.state() instanceof LetterState.OnTheWay, letter.state()::toString);
  }
}
