package names;

import javax.annotation.processing.Generated;

/**
 * The states of {@code käse-Maschine}.
 *
 * <pre>
 * from       event              to
 * half-open  agent claims task  2nd try
 * half-open  un-claim / force   größe
 * 2nd try    3 strikes          größe
 * 2nd try    HTTPServerDown     状態
 * größe      done!              状態
 * größe      Éclair             half-open
 * 状態         完了                 a.b
 * 状態         ἀρχή               größe
 * a.b                           half-open
 * a.b                           2nd try
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum KäseMaschineState {
  /** The state {@code half-open}. */
  HALF_OPEN,

  /** The state {@code 2nd try}. */
  _2ND_TRY,

  /** The state {@code größe}. */
  GRÖSSE,

  /** The state {@code 状態}. */
  状態,

  /** The state {@code a.b}. */
  A_B
}
