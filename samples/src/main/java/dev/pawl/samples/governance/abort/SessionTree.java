package dev.pawl.samples.governance.abort;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/** Sessions and the sessions that they have spawned. Not thread-safe. */
public final class SessionTree {

  private final Map<String, Session> sessions = new LinkedHashMap<>();

  /** No sessions yet. */
  public SessionTree() {}

  /**
   * A session of an agent.
   *
   * @param id its id
   * @param agent who works in it
   * @param parent the session that spawned it; null if none did
   */
  public record Session(String id, String agent, String parent) {}

  /**
   * Adds a session.
   *
   * @throws IllegalArgumentException if it is there already
   * @throws NoSuchElementException if its parent is not there
   */
  public void add(Session session) {
    if (session.parent() != null) {
      get(session.parent());
    }
    if (sessions.putIfAbsent(session.id(), session) != null) {
      throw new IllegalArgumentException("There already is a session " + session.id() + ".");
    }
  }

  /**
   * A session.
   *
   * @throws NoSuchElementException if it is not there
   */
  public Session get(String id) {
    Session session = sessions.get(id);
    if (session == null) {
      throw new NoSuchElementException("There is no session " + id + ".");
    }
    return session;
  }

  /** All sessions, in the order in which they were added. */
  public List<Session> all() {
    return List.copyOf(sessions.values());
  }

  /** The other sessions of the same parent; none of a session without parent. */
  public List<String> siblings(String id) {
    String parent = get(id).parent();
    List<String> siblings = new ArrayList<>(parent == null ? List.of() : children(parent));
    siblings.remove(id);
    return siblings;
  }

  /** Children, their children and so on, each after its parent. */
  public List<String> descendants(String id) {
    List<String> found = new ArrayList<>();
    for (String child : children(id)) {
      found.add(child);
      found.addAll(descendants(child));
    }
    return found;
  }

  private List<String> children(String id) {
    return sessions.values().stream().filter(s -> id.equals(s.parent())).map(Session::id).toList();
  }
}
