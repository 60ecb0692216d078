package names;

import javax.annotation.processing.Generated;

/** The events of {@code käse-Maschine}. */
@Generated("dev.pawl.processor")
public enum KäseMaschineEvent {
  /** The event {@code agent claims task}. */
  AGENT_CLAIMS_TASK,
  /** The event <code>un-claim / force</code>. */
  UN_CLAIM_FORCE,
  /** The event {@code 3 strikes}. */
  _3_STRIKES,
  /** The event {@code HTTPServerDown}. */
  HTTP_SERVER_DOWN,
  /** The event {@code done!}. */
  DONE,
  /** The event {@code Éclair}. */
  ÉCLAIR,
  /** The event {@code 完了}. */
  完了,
  /** The event {@code ἀρχή}. */
  ἈΡΧΉ,
  /** The event {@code toHalfOpen}. */
  TO_HALF_OPEN,
  /** The event {@code to_2ndTry}. */
  TO_2ND_TRY;

  /** The event's name in data. */
  public String wireName() {
    return KäseMaschineTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
