package names;

import javax.annotation.processing.Generated;

/** What may happen to {@code käse-Maschine}. */
@Generated("dev.pawl.processor")
public enum KäseMaschineEvent {
  /** The event {@code agent claims task}. */
  AGENT_CLAIMS_TASK("agent claims task"),

  /** The event <code>un-claim / force</code>. */
  UN_CLAIM_FORCE("un-claim / force"),

  /** The event {@code 3 strikes}. */
  _3_STRIKES("3 strikes"),

  /** The event {@code HTTPServerDown}. */
  HTTP_SERVER_DOWN("HTTPServerDown"),

  /** The event {@code done!}. */
  DONE("done!"),

  /** The event {@code Éclair}. */
  ÉCLAIR("Éclair"),

  /** The event {@code 完了}. */
  完了("完了"),

  /** The event {@code ἀρχή}. */
  ἈΡΧΉ("ἀρχή"),

  /** The event {@code toHalfOpen}. */
  TO_HALF_OPEN("toHalfOpen"),

  /** The event {@code to_2ndTry}. */
  TO_2ND_TRY("to_2ndTry");

  private final String wireName;

  KäseMaschineEvent(String wireName) {
    this.wireName = wireName;
  }

  /** The event's name in data. */
  public String wireName() {
    return wireName;
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
