package data;

import java.util.List;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Loop}.
 *
 * <p>A loop of sessions
 *
 * <p>{@link LoopMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public sealed interface LoopState {
  /** Which state this is, without its data. */
  Type stateType();

  /** The state's name in data. */
  default String wireName() {
    return stateType().wireName();
  }

  /** The state {@code IDLE}. */
  static Idle idle() {
    return Idle.INSTANCE;
  }

  /** The state {@code RUNNING}. */
  static Running running(int session, String prompt, String owner) {
    return new Running(session, prompt, owner);
  }

  /** The state {@code PAUSED}. */
  static Paused paused(int session, long total) {
    return new Paused(session, total);
  }

  /** The state {@code FAILED}. */
  static Failed failed(List<String> reason) {
    return new Failed(reason);
  }

  /** The state {@code DEAD}. */
  static Dead dead() {
    return Dead.INSTANCE;
  }

  /** The state {@code ENDED}. */
  static Ended ended() {
    return Ended.INSTANCE;
  }

  /** The state {@code IDLE}. */
  record Idle() implements LoopState {
    private static final Idle INSTANCE = new Idle();

    @Override
    public Type stateType() {
      return Type.IDLE;
    }

    @Override
    public String toString() {
      return "IDLE";
    }
  }

  /**
   * The state {@code RUNNING}.
   *
   * @param session told by the state
   * @param prompt told by the state
   * @param owner told by the state
   */
  record Running(int session, String prompt, String owner) implements LoopState {
    @Override
    public Type stateType() {
      return Type.RUNNING;
    }
  }

  /**
   * The state {@code PAUSED}.
   *
   * @param session told by the state
   * @param total told by the state
   */
  record Paused(int session, long total) implements LoopState {
    @Override
    public Type stateType() {
      return Type.PAUSED;
    }
  }

  /**
   * The state {@code FAILED}.
   *
   * @param reason told by the state
   */
  record Failed(List<String> reason) implements LoopState {
    @Override
    public Type stateType() {
      return Type.FAILED;
    }
  }

  /** The state {@code DEAD}. */
  record Dead() implements LoopState {
    private static final Dead INSTANCE = new Dead();

    @Override
    public Type stateType() {
      return Type.DEAD;
    }

    @Override
    public String toString() {
      return "DEAD";
    }
  }

  /** The state {@code ENDED}. */
  record Ended() implements LoopState {
    private static final Ended INSTANCE = new Ended();

    @Override
    public Type stateType() {
      return Type.ENDED;
    }

    @Override
    public String toString() {
      return "ENDED";
    }
  }

  /** The states without their data, superstates among them. */
  enum Type {
    /** The state {@code IDLE}. */
    IDLE("IDLE"),

    /** The state {@code RUNNING}. */
    RUNNING("RUNNING"),

    /** The state {@code PAUSED}. */
    PAUSED("PAUSED"),

    /** The state {@code OVER}. */
    OVER("OVER"),

    /** The state {@code FAILED}. */
    FAILED("FAILED"),

    /** The state {@code DEAD}. */
    DEAD("DEAD"),

    /** The state {@code ENDED}. */
    ENDED("ENDED");

    private final String wireName;

    Type(String wireName) {
      this.wireName = wireName;
    }

    /** The state's name in data. */
    public String wireName() {
      return wireName;
    }
  }
}
