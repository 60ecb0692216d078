package dev.pawl;

/** A form of data that is generated only on request; the code needs {@code pawl-data}. */
public enum Serializer {
  /**
   * Complete JSON in {@code NameCodec}, with what states and events carry; the others include it.
   */
  JSON,
  /** {@code NameJackson}, a module for Jackson 2. */
  JACKSON,
  /** {@code NameJackson3}, a module for Jackson 3. */
  JACKSON3,
  /** {@code NameStateConverter} and {@code NameEventConverter}, for columns of JPA entities. */
  JPA,
  /** {@code NameBinary}, compact bytes with the numbers of the machine's lock file. */
  BINARY,
  /**
   * {@code NameStored}, all that a store has to know; includes {@link #JSON} where an instance is
   * more than its state.
   */
  STORE
}
