package dev.pawl.kafka;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** A sender of commands, which fails when it is closed if a command was lost. */
final class CommandSender<E> implements AutoCloseable {

  private final KafkaProducer<String, Command<E>> producer;
  private final String topic;
  private final List<Future<?>> sent = new ArrayList<>();

  CommandSender(String address, String topic, StreamMachine<?, E> machine) {
    this.topic = topic;
    this.producer =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", address),
            new StringSerializer(),
            machine.commands().serializer());
  }

  void send(String id, Command<E> command) {
    sent.add(producer.send(new ProducerRecord<>(topic, id, command)));
  }

  @Override
  public void close() throws InterruptedException {
    try (producer) {
      for (Future<?> one : sent) {
        one.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("A command was not sent.", e);
    }
  }
}
