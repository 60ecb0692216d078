package dev.pawl.processor.read.annotation;

/** The annotations of Pawl, given by name, because their classes are never loaded. */
enum PawlAnnotation {
  STATE_MACHINE("StateMachine", false, "an enum, or with yaml an interface, a class or a package"),
  TRANSITION("Transition", true, "an enum with @StateMachine, or a constant of one"),
  INITIAL("Initial", false, "a constant of an enum with @StateMachine"),
  FINAL("Final", false, "a constant of an enum with @StateMachine"),
  STATE("State", false, "a constant of an enum with @StateMachine"),
  MAPS_TO("MapsTo", true, "a constant of an enum with @StateMachine"),
  EVENT("Event", true, "an enum with @StateMachine"),
  FORBID("Forbid", true, "an enum with @StateMachine"),
  VERIFY("Verify", true, "an enum with @StateMachine"),
  ASSUME("Assume", true, "an enum with @StateMachine");

  private final String simpleName;
  private final boolean repeatable;
  private final String place;

  PawlAnnotation(String simpleName, boolean repeatable, String place) {
    this.simpleName = simpleName;
    this.repeatable = repeatable;
    this.place = place;
  }

  public String simpleName() {
    return simpleName;
  }

  public String qualifiedName() {
    return "dev.pawl." + simpleName;
  }

  /**
   * Returns the qualified name of the container annotation. Only repeatable annotations have a
   * container annotation.
   */
  public String containerName() {
    return qualifiedName() + ".List";
  }

  public boolean isRepeatable() {
    return repeatable;
  }

  /** Returns text for messages that says where the annotation is allowed. */
  public String place() {
    return place;
  }
}
