package dev.pawl.samples.governance.abort;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * The tree of sessions: each session has the session that spawned it as its parent. Not
 * thread-safe.
 */
public final class SessionTree {

  private final Map<String, Session> sessions = new LinkedHashMap<>();

  /** Creates an empty tree. */
  public SessionTree() {}

  /**
   * A session of an agent.
   *
   * @param id the id of the session
   * @param agent the id of the agent that works in it
   * @param parent the id of the session that spawned it; null if there is none
   */
  public record Session(String id, String agent, @Nullable String parent) {}

  /**
   * Adds a session.
   *
   * @throws IllegalArgumentException if the tree already has a session with this id
   * @throws NoSuchElementException if the tree does not have its parent
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
   * Returns the session with the given id.
   *
   * @throws NoSuchElementException if there is none
   */
  public Session get(String id) {
    Session session = sessions.get(id);
    if (session == null) {
      throw new NoSuchElementException("There is no session " + id + ".");
    }
    return session;
  }

  /** Returns all sessions in the order in which they were added. */
  public List<Session> all() {
    return List.copyOf(sessions.values());
  }

  /** Returns the ids of the other sessions with the same parent; empty if there is no parent. */
  public List<String> siblings(String id) {
    String parent = get(id).parent();
    List<String> siblings = new ArrayList<>(parent == null ? List.of() : children(parent));
    siblings.remove(id);
    return siblings;
  }

  /** Returns the ids of all descendants of a session, each after its parent. */
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
