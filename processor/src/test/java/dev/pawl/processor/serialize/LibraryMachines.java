package dev.pawl.processor.serialize;

/** Machines for tests with libraries. The tests insert the serializers into the text. */
final class LibraryMachines {

  private LibraryMachines() {}

  static final String TURN =
      """
      machine: Turn
      package: acme
      serializers: [%s]
      events: { ask: { payload: { prompt: String, budget: Duration } } }
      states:
        IDLE: { initial: true, on: { ask: BUSY } }
        BUSY: { data: { prompt: String, budget: Duration, owner: "Optional<UUID>" }, to: IDLE }
      """;

  static final String DOOR =
      """
      machine: Door
      package: acme
      wireNames: kebab_case
      serializers: [%s]
      states:
        SHUT: { initial: true, on: { push: WIDE_OPEN } }
        WIDE_OPEN: { aliases: open, on: { pull: SHUT } }
      """;
}
