package dev.pawl.guides.squirrel;

import dev.pawl.Snapshot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.squirrelframework.foundation.fsm.StateMachineData;

/** Creates claims as an application would. */
final class Claims {

  private Claims() {}

  static ClaimMachine begin(Consumer<String> effects) {
    return ClaimMachine.builder()
        .context(ClaimFile.EMPTY)
        .logic(new ClaimRules())
        .effects(new RecordedEffects(effects))
        .build();
  }

  /** Restores a claim from data that squirrel has saved. */
  static ClaimMachine adopt(
      String id,
      StateMachineData.Reader<?, SquirrelClaim.State, ?, ?> saved,
      SquirrelClaim.File file,
      Consumer<String> effects) {
    List<ClaimState> leaves = new ArrayList<>();
    for (SquirrelClaim.State leaf : saved.subStatesOn(saved.currentState())) {
      leaves.add(ClaimCodec.fromWire(leaf.name()));
    }
    if (leaves.isEmpty()) {
      leaves.add(ClaimCodec.fromWire(saved.currentState().name()));
    }
    Map<String, List<String>> history = new HashMap<>();
    SquirrelClaim.State last = saved.lastActiveChildStateOf(SquirrelClaim.State.DECIDING);
    if (last != null) {
      history.put("WHERE_IT_WAS", List.of(last.name()));
    }
    ClaimFile context = new ClaimFile(file.amount, file.papers, file.appealed);
    return ClaimMachine.from(
        new Snapshot<>("Claim", id, 0, leaves, history, context, List.of(), List.of()),
        new ClaimRules(),
        new RecordedEffects(effects));
  }

  /** Fires an event that a message queue or a form has sent. */
  static ClaimEvent event(String name, int amount) {
    return switch (ClaimCodec.eventFromWire(name)) {
      case SUBMIT -> ClaimEvent.submit(amount);
      case PAPER -> ClaimEvent.paper();
      case ASSIGN -> ClaimEvent.assign();
      case REPORT -> ClaimEvent.report();
      case AGREE -> ClaimEvent.agree();
      case REJECT -> ClaimEvent.reject();
      case SUSPEND -> ClaimEvent.suspend();
      case RESUME -> ClaimEvent.resume();
      case APPEAL -> ClaimEvent.appeal();
      case ACCEPT -> ClaimEvent.accept();
      case WITHDRAW -> ClaimEvent.withdraw();
      case DONE_OPEN -> throw new IllegalArgumentException(name + " is made by the machine");
    };
  }

  record RecordedEffects(Consumer<String> effects) implements ClaimEffects {
    @Override
    public void openFile(ClaimFile file) {
      effects.accept("openFile");
    }

    @Override
    public void closeFile(ClaimFile file) {
      effects.accept("closeFile");
    }

    @Override
    public void sendInspector(ClaimFile file) {
      effects.accept("sendInspector");
    }

    @Override
    public void thank(ClaimFile file) {
      effects.accept("thank");
    }

    @Override
    public void pay(ClaimFile file) {
      effects.accept("pay");
    }
  }
}
