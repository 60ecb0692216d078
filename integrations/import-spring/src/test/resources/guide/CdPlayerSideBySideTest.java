package com.acme;

import dev.pawl.spring.importer.SideBySide;
import dev.pawl.spring.importer.samples.CdPlayer;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.config.StateMachineFactory;

// guide: side-by-side
class CdPlayerSideBySideTest extends CdPlayerSideBySide {

  private final AnnotationConfigApplicationContext context =
      new AnnotationConfigApplicationContext(CdPlayer.class);

  @Override
  @SuppressWarnings("unchecked")
  StateMachine<CdPlayer.States, CdPlayer.Events> springMachine() {
    return context.getBean(StateMachineFactory.class).getStateMachine();
  }

  @Override
  SideBySide<CdPlayer.States, CdPlayer.Events> configured(
      SideBySide<CdPlayer.States, CdPlayer.Events> comparison) {
    return comparison.beans(context).messages(CdPlayer::message); // the headers of events
  }
}
// end
