package dev.pawl.guides.spring;

import dev.pawl.Snapshot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.springframework.statemachine.StateMachineContext;

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

  /** Restores a claim from data that Spring Statemachine has persisted. */
  static ClaimMachine adopt(
      String id,
      StateMachineContext<SpringClaim.State, SpringClaim.Event> saved,
      Consumer<String> effects) {
    List<ClaimState> leaves = new ArrayList<>();
    for (var region : saved.getChilds()) {
      leaves.add(ClaimCodec.fromWire(region.getState().name()));
    }
    if (leaves.isEmpty()) {
      leaves.add(ClaimCodec.fromWire(saved.getState().name()));
    }
    Map<String, List<String>> history = new HashMap<>();
    saved
        .getHistoryStates()
        .forEach((in, last) -> history.put("WHERE_IT_WAS", List.of(last.name())));
    Map<Object, Object> variables = saved.getExtendedState().getVariables();
    ClaimFile context =
        new ClaimFile(
            (Integer) variables.getOrDefault("amount", 0),
            (Integer) variables.getOrDefault("papers", 0),
            variables.containsKey("appealed"));
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
