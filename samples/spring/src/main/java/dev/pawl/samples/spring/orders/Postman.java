package dev.pawl.samples.spring.orders;

import dev.pawl.store.outbox.Message;
import dev.pawl.store.outbox.Receiver;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.springframework.stereotype.Component;

/** A receiver of letters to customers, which only keeps the letters. */
@Component
public class Postman implements Receiver {

  private final List<String> letters = new CopyOnWriteArrayList<>();

  @Override
  public void receive(Message message) {
    letters.add(message.topic() + ": " + message.payload());
  }

  /** Returns all letters so far. */
  public List<String> letters() {
    return List.copyOf(letters);
  }
}
