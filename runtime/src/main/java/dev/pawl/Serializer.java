package dev.pawl;

/**
 * A data format whose code is generated only on request. The generated code needs the module {@code
 * pawl-data}.
 */
public enum Serializer {
  /**
   * JSON of complete instances in {@code NameCodec}, including the data of states and the payload
   * of events. All other formats except {@link #STORE} include this format.
   */
  JSON,
  /** {@code NameJackson}, a module for Jackson 2. */
  JACKSON,
  /** {@code NameJackson3}, a module for Jackson 3. */
  JACKSON3,
  /**
   * {@code NameStateConverter} and {@code NameEventConverter}: converters for columns of JPA
   * entities.
   */
  JPA,
  /**
   * {@code NameBinary}, a compact binary format that uses the numbers in the machine's lock file.
   */
  BINARY,
  /**
   * {@code NameStored}, the description of the machine that a store needs. This serializer includes
   * {@link #JSON} if an instance consists of more than its state.
   */
  STORE
}
