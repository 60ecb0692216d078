package dev.pawl.engine;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Workstream.Event;
import dev.pawl.engine.Workstream.State;
import java.util.ArrayList;
import java.util.List;

/** A hook that logs its calls and then does what the test requests. */
final class Scripted implements TransitionHook<State, Event> {

  final List<LifecycleEvent<State, Event>> records = new ArrayList<>();
  final List<LifecycleEvent<State, Event>> attempts = new ArrayList<>();
  final List<Outcome<State>> outcomes = new ArrayList<>();
  final List<Throwable> errors = new ArrayList<>();
  Runnable before = () -> {};
  Runnable after = () -> {};
  Runnable refused = () -> {};
  Runnable failed = () -> {};

  private final String name;
  private final List<String> log;

  Scripted(String name, List<String> log) {
    this.name = name;
    this.log = log;
  }

  private void say(String what, LifecycleEvent<State, Event> about) {
    String event = about.forced() ? "forced" : about.event().toString();
    log.add(name + " " + what + " " + about.sequence() + " " + event);
  }

  @Override
  public void before(LifecycleEvent<State, Event> event) {
    attempts.add(event);
    say("before", event);
    before.run();
  }

  @Override
  public void after(LifecycleEvent<State, Event> event) {
    records.add(event);
    say("after", event);
    after.run();
  }

  @Override
  public void refused(LifecycleEvent<State, Event> attempt, Outcome<State> outcome) {
    attempts.add(attempt);
    outcomes.add(outcome);
    say("refused", attempt);
    refused.run();
  }

  @Override
  public void failed(LifecycleEvent<State, Event> event, Throwable error) {
    attempts.add(event);
    errors.add(error);
    say("failed", event);
    failed.run();
  }
}
