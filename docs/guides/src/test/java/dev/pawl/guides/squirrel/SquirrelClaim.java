package dev.pawl.guides.squirrel;

import java.util.function.Consumer;
import java.util.function.Predicate;
import org.squirrelframework.foundation.fsm.AnonymousCondition;
import org.squirrelframework.foundation.fsm.Condition;
import org.squirrelframework.foundation.fsm.HistoryType;
import org.squirrelframework.foundation.fsm.StateMachineBuilder;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;
import org.squirrelframework.foundation.fsm.TransitionPriority;
import org.squirrelframework.foundation.fsm.impl.AbstractStateMachine;

/** A claim on an insurance, with squirrel. */
public class SquirrelClaim
    extends AbstractStateMachine<
        SquirrelClaim, SquirrelClaim.State, SquirrelClaim.Event, SquirrelClaim.File> {

  enum State {
    DRAFT,
    OPEN,
    PAPERS,
    MISSING,
    COMPLETE,
    ASSESSMENT,
    UNASSIGNED,
    INSPECTING,
    REPORTED,
    DECIDING,
    FIRST_LOOK,
    SECOND_LOOK,
    SUSPENDED,
    REJECTED,
    PAID,
    CLOSED,
    WITHDRAWN
  }

  enum Event {
    SUBMIT,
    PAPER,
    ASSIGN,
    REPORT,
    AGREE,
    REJECT,
    SUSPEND,
    RESUME,
    APPEAL,
    ACCEPT,
    WITHDRAW,
    ALL_DONE // fired by the machine itself
  }

  /** The context of every event. It contains the payload of the event and the data of the claim. */
  static final class File {
    int offered;
    int amount;
    int papers;
    boolean appealed;
  }

  private static final StateMachineBuilder<SquirrelClaim, State, Event, File> BUILDER =
      StateMachineBuilderFactory.create(
          SquirrelClaim.class, State.class, Event.class, File.class, Consumer.class);

  static {
    // guide: before
    BUILDER.defineParallelStatesOn(State.OPEN, State.PAPERS, State.ASSESSMENT);
    BUILDER.defineSequentialStatesOn(State.PAPERS, State.MISSING, State.COMPLETE);
    BUILDER.defineSequentialStatesOn(
        State.ASSESSMENT, State.UNASSIGNED, State.INSPECTING, State.REPORTED);
    BUILDER.defineSequentialStatesOn(
        State.DECIDING, HistoryType.SHALLOW, State.FIRST_LOOK, State.SECOND_LOOK);
    for (State end :
        new State[] {State.COMPLETE, State.REPORTED, State.PAID, State.CLOSED, State.WITHDRAWN}) {
      BUILDER.defineState(end).setFinal(true);
    }
    BUILDER.defineFinishEvent(Event.ALL_DONE);
    BUILDER.onEntry(State.OPEN).callMethod("openFile");
    BUILDER.onExit(State.OPEN).callMethod("closeFile");
    BUILDER.onEntry(State.INSPECTING).callMethod("sendInspector");

    BUILDER
        .externalTransition()
        .from(State.DRAFT)
        .to(State.OPEN)
        .on(Event.SUBMIT)
        .when(is("worthwhile", file -> file.offered > 50))
        .callMethod("takeAmount");
    BUILDER
        .externalTransition(TransitionPriority.HIGH)
        .from(State.MISSING)
        .to(State.COMPLETE)
        .on(Event.PAPER)
        .when(is("lastMissing", file -> file.papers == 2))
        .callMethod("countPaper");
    BUILDER
        .externalTransition() // an internal one would be taken twice next time
        .from(State.MISSING)
        .to(State.MISSING)
        .on(Event.PAPER)
        .callMethod("countPaperAndThank");
    BUILDER.externalTransition().from(State.SUSPENDED).to(State.DECIDING).on(Event.RESUME);
    BUILDER
        .externalTransition()
        .from(State.REJECTED)
        .to(State.FIRST_LOOK) // DECIDING would be entered by its history
        .on(Event.APPEAL)
        .when(is("notAppealed", file -> !file.appealed))
        .callMethod("noteAppeal");
    // end

    BUILDER.externalTransition().from(State.UNASSIGNED).to(State.INSPECTING).on(Event.ASSIGN);
    BUILDER.externalTransition().from(State.INSPECTING).to(State.REPORTED).on(Event.REPORT);
    BUILDER.externalTransition().from(State.OPEN).to(State.DECIDING).on(Event.ALL_DONE);
    BUILDER.externalTransition().from(State.OPEN).to(State.WITHDRAWN).on(Event.WITHDRAW);
    BUILDER
        .externalTransition(TransitionPriority.HIGH)
        .from(State.FIRST_LOOK)
        .to(State.SECOND_LOOK)
        .on(Event.AGREE)
        .when(is("large", file -> file.amount > 1000));
    BUILDER
        .externalTransition()
        .from(State.FIRST_LOOK)
        .to(State.PAID)
        .on(Event.AGREE)
        .callMethod("pay");
    BUILDER
        .externalTransition()
        .from(State.SECOND_LOOK)
        .to(State.PAID)
        .on(Event.AGREE)
        .callMethod("pay");
    BUILDER.externalTransition().from(State.DECIDING).to(State.REJECTED).on(Event.REJECT);
    BUILDER.externalTransition().from(State.DECIDING).to(State.SUSPENDED).on(Event.SUSPEND);
    BUILDER.externalTransition().from(State.DECIDING).to(State.WITHDRAWN).on(Event.WITHDRAW);
    BUILDER.externalTransition().from(State.REJECTED).to(State.CLOSED).on(Event.ACCEPT);
  }

  private final Consumer<String> effects;

  /** Called by the builder. */
  public SquirrelClaim(Consumer<String> effects) {
    this.effects = effects;
  }

  static SquirrelClaim begin(Consumer<String> effects) {
    return BUILDER.newStateMachine(State.DRAFT, effects);
  }

  void takeAmount(State from, State to, Event event, File file) {
    file.amount = file.offered;
  }

  void countPaper(State from, State to, Event event, File file) {
    file.papers++;
  }

  void noteAppeal(State from, State to, Event event, File file) {
    file.appealed = true;
  }

  void countPaperAndThank(State from, State to, Event event, File file) {
    file.papers++;
    effects.accept("thank");
  }

  void pay(State from, State to, Event event, File file) {
    effects.accept("pay");
  }

  void openFile(State from, State to, Event event, File file) {
    effects.accept("openFile");
  }

  void closeFile(State from, State to, Event event, File file) {
    effects.accept("closeFile");
  }

  void sendInspector(State from, State to, Event event, File file) {
    effects.accept("sendInspector");
  }

  private static Condition<File> is(String name, Predicate<File> condition) {
    return new AnonymousCondition<>() {
      @Override
      public boolean isSatisfied(File file) {
        return condition.test(file);
      }

      @Override
      public String name() {
        return name;
      }
    };
  }
}
