package dev.pawl.spring.boot;

import dev.pawl.spring.InitializeSchema;
import dev.pawl.store.outbox.DeliveryOrder;
import java.time.Duration;
import java.util.Map;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;

/**
 * The properties of Pawl. Immutable.
 *
 * @param checkBootVersion Whether to refuse to start with a starter for another major version of
 *     Spring Boot.
 * @param jdbc Stores.
 * @param timers Worker that fires the timers of stores.
 * @param outbox Worker that delivers the messages of stores.
 * @param web HTTP responses.
 */
@ConfigurationProperties("pawl")
public record PawlProperties(
    @DefaultValue("true") boolean checkBootVersion,
    @DefaultValue Jdbc jdbc,
    @DefaultValue Timers timers,
    @DefaultValue Outbox outbox,
    @DefaultValue Web web) {

  /**
   * The properties of stores.
   *
   * @param initializeSchema When the application creates the tables of its machines.
   * @param tables Names of tables by the name of the machine. For example, bookings for the machine
   *     Booking, whose steps are then stored in bookings_transitions. The default is pawl_booking.
   */
  public record Jdbc(
      @DefaultValue("embedded") InitializeSchema initializeSchema,
      @DefaultValue Map<String, String> tables) {}

  /**
   * The properties of the worker that fires the timers of stores.
   *
   * @param enabled Whether this application fires the timers of its stores.
   * @param threads Number of threads that fire timers. Each uses a connection.
   * @param pollInterval Maximum time to wait before the next query when no timer is due.
   * @param adopt Whether to start missing timers of existing instances at start-up, for machines
   *     that had no timers before.
   */
  public record Timers(
      @DefaultValue("true") boolean enabled,
      @DefaultValue("1") int threads,
      @DefaultValue("1s") Duration pollInterval,
      @DefaultValue("false") boolean adopt) {

    /**
     * Creates the properties.
     *
     * @throws InvalidConfigurationPropertyValueException if a number or time is not positive
     */
    public Timers {
      requirePositive("pawl.timers.threads", threads);
      requirePositive("pawl.timers.poll-interval", pollInterval);
    }
  }

  /**
   * The properties of the worker that delivers the messages of stores.
   *
   * @param enabled Whether this application delivers messages if it has a Receiver bean.
   * @param threads Number of threads that deliver messages.
   * @param table Table of the messages.
   * @param schema Schema of the table. The default is the schema of the connection.
   * @param batch Number of messages that a thread claims at a time.
   * @param lease Time after which claimed messages are released if the claim is not renewed.
   * @param attempts Number of failed attempts after which a message is parked.
   * @param order Whether messages of an entity wait for earlier ones.
   */
  public record Outbox(
      @DefaultValue("true") boolean enabled,
      @DefaultValue("1") int threads,
      @DefaultValue("pawl_outbox") String table,
      @DefaultValue("") String schema,
      @DefaultValue("20") int batch,
      @DefaultValue("1m") Duration lease,
      @DefaultValue("20") int attempts,
      @DefaultValue("any") DeliveryOrder order) {

    /**
     * Creates the properties.
     *
     * @throws InvalidConfigurationPropertyValueException if a number or time is not positive
     */
    public Outbox {
      requirePositive("pawl.outbox.threads", threads);
      requirePositive("pawl.outbox.batch", batch);
      requirePositive("pawl.outbox.lease", lease);
      requirePositive("pawl.outbox.attempts", attempts);
    }
  }

  /**
   * The properties of HTTP responses.
   *
   * @param problemDetails Whether refusals of machines and stores are answered with status 409 and
   *     a problem detail.
   */
  public record Web(@DefaultValue("true") boolean problemDetails) {}

  private static void requirePositive(String property, int value) {
    if (value < 1) {
      throw new InvalidConfigurationPropertyValueException(
          property, value, "The number must be at least 1.");
    }
  }

  private static void requirePositive(String property, Duration value) {
    if (value.isNegative() || value.isZero()) {
      throw new InvalidConfigurationPropertyValueException(
          property, value, "The time must be positive.");
    }
  }
}
