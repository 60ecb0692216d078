package dev.pawl.spring.boot;

import dev.pawl.spring.InitializeSchema;
import dev.pawl.store.outbox.DeliveryOrder;
import java.time.Duration;
import java.util.Map;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The settings of an application for Pawl. Immutable.
 *
 * @param checkBootVersion whether to refuse to start with the starter of another line of Spring
 *     Boot.
 * @param jdbc stores.
 * @param timers what fires the timers of stores.
 * @param outbox what delivers the messages of stores.
 * @param web answers to requests.
 */
@ConfigurationProperties("pawl")
public record PawlProperties(
    @DefaultValue("true") boolean checkBootVersion,
    @DefaultValue Jdbc jdbc,
    @DefaultValue Timers timers,
    @DefaultValue Outbox outbox,
    @DefaultValue Web web) {

  /**
   * Stores.
   *
   * @param initializeSchema when the application makes the tables of its machines.
   * @param tables names of tables by the names of machines, such as bookings for the machine
   *     Booking, whose steps are then in bookings_transitions; pawl_booking if it is not set.
   */
  public record Jdbc(
      @DefaultValue("embedded") InitializeSchema initializeSchema,
      @DefaultValue Map<String, String> tables) {}

  /**
   * The settings of the worker that fires the timers of stores.
   *
   * @param enabled whether this application fires the timers of its stores.
   * @param threads how many threads fire, each with a connection of its own.
   * @param pollInterval how long to wait at most, when nothing is due, before it is looked again.
   * @param adopt whether instances that lack timers, as their machine had none before, are given
   *     them at the start.
   */
  public record Timers(
      @DefaultValue("true") boolean enabled,
      @DefaultValue("1") int threads,
      @DefaultValue("1s") Duration pollInterval,
      @DefaultValue("false") boolean adopt) {}

  /**
   * The settings of the worker that delivers the messages of stores.
   *
   * @param enabled whether this application delivers, if it has a Receiver.
   * @param threads how many threads deliver.
   * @param table the table of the messages.
   * @param schema the schema of that table; the connection's own if it is not set.
   * @param batch how many messages are claimed at a time.
   * @param lease how long what was claimed stays claimed without being renewed.
   * @param attempts after how many attempts a message is parked.
   * @param order whether messages of an entity wait for earlier ones.
   */
  public record Outbox(
      @DefaultValue("true") boolean enabled,
      @DefaultValue("1") int threads,
      @DefaultValue("pawl_outbox") String table,
      @DefaultValue("") String schema,
      @DefaultValue("20") int batch,
      @DefaultValue("1m") Duration lease,
      @DefaultValue("20") int attempts,
      @DefaultValue("any") DeliveryOrder order) {}

  /**
   * Answers to requests.
   *
   * @param problemDetails whether what a machine or store refuses is answered with status 409 and a
   *     problem detail.
   */
  public record Web(@DefaultValue("true") boolean problemDetails) {}
}
