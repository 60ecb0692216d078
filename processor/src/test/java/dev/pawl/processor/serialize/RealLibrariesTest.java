package dev.pawl.processor.serialize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.e2e.Compiled;
import dev.pawl.processor.e2e.Invocation;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import java.io.File;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.hibernate.SessionFactory;
import org.hibernate.boot.registry.BootstrapServiceRegistryBuilder;
import org.hibernate.boot.registry.StandardServiceRegistryBuilder;
import org.hibernate.cfg.Configuration;
import org.hibernate.cfg.JdbcSettings;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests generated serializers with their libraries, as a program uses them. */
@Tag("slow")
class RealLibrariesTest {

  private static final String ENTITY =
      """
      package acme;
      import jakarta.persistence.*;
      @Entity
      public class Room {
        @Id public long id;
        public DoorState door;
        public TurnState turn;
        public TurnEvent last;
        public DoorEvent push;
      }
      """;

  @TempDir Path temp;

  private Compiled compile(String serializers, String classpath, String entity) {
    Job.write(temp, "machines/turn.pawl.yaml", LibraryMachines.TURN.formatted(serializers));
    Job.write(temp, "machines/door.pawl.yaml", LibraryMachines.DOOR.formatted(serializers));
    Job.write(temp, "src/acme/Room.java", entity);
    Job job =
        Job.of(temp.resolve("src"), temp.resolve("work"))
            .with("-classpath", classpath)
            .with("-Apawl.machines=" + temp.resolve("machines"), "-Apawl.warnings=off");
    return Tool.JAVAC.compile(job).clean();
  }

  @Test
  void missingLibraryIsReported() {
    Job.write(
        temp, "machines/door.pawl.yaml", LibraryMachines.DOOR.formatted("jackson, jpa, store"));
    Job.write(temp, "src/Nothing.java", "class Nothing {}\n");
    Job job =
        Job.of(temp.resolve("src"), temp.resolve("work"))
            .with("-Apawl.machines=" + temp.resolve("machines"));
    Compiled compiled = Tool.JAVAC.compile(job);
    assertTrue(
        compiled.text().contains("[PAWL107] The serializer jackson of Door needs jackson-databind"),
        compiled::text);
    assertTrue(
        compiled.text().contains("Add jakarta.persistence:jakarta.persistence-api"),
        compiled::text);
    assertTrue(
        compiled
            .text()
            .contains(
                "The serializer store of Door needs pawl-stores, which was not found. Add"
                    + " dev.pawl:pawl-stores to the class path."),
        compiled::text);
  }

  /**
   * A compilation of tests can contain the same machines again. JDK 17 failed with generated
   * records in this case.
   */
  @Test
  void recompilationWithExistingClassesWorks() throws Exception {
    String nothing = "package acme;\nclass Room {}\n";
    compile("json, store", Libraries.path(), nothing);
    Path classes = temp.resolve("first");
    Files.move(temp.resolve("work"), classes);
    compile(
        "json, store", Libraries.path() + File.pathSeparator + classes.resolve("classes"), nothing);
  }

  private static Object call(Class<?> type, String method, Object... arguments) {
    for (Method candidate : type.getMethods()) {
      if (candidate.getName().equals(method) && candidate.getParameterCount() == arguments.length) {
        return Invocation.invoke(candidate, null, arguments);
      }
    }
    throw new AssertionError(method);
  }

  private static Object get(Object room, String field) throws ReflectiveOperationException {
    return room.getClass().getField(field).get(room);
  }

  private static void set(Object room, String field, Object value)
      throws ReflectiveOperationException {
    room.getClass().getField(field).set(room, value);
  }

  @Test
  void hibernateStoresValuesInH2() throws Exception {
    try (URLClassLoader loader = compile("jpa", Libraries.path(), ENTITY).loader()) {
      Class<?> room = loader.loadClass("acme.Room");
      Class<?> turn = loader.loadClass("acme.TurnState");
      Class<?> event = loader.loadClass("acme.TurnEvent");
      Object[] doors = loader.loadClass("acme.DoorState").getEnumConstants();
      Object busy =
          call(
              turn,
              "busy",
              "why?\n\u2028",
              java.time.Duration.ofSeconds(3),
              java.util.Optional.empty());
      Object ask = call(event, "ask", "who?", java.time.Duration.ZERO);
      try (SessionFactory sessions = sessions(loader, room)) {
        Object kept = room.getConstructor().newInstance();
        set(kept, "id", 1L);
        set(kept, "door", doors[1]);
        set(kept, "turn", busy);
        set(kept, "last", ask);
        // the check constraint of Hibernate would allow only present names
        String table =
            "create table Room (id bigint primary key, door varchar(80), turn varchar(800),"
                + " last varchar(800), push varchar(80))";
        in(sessions, session -> session.createNativeMutationQuery(table).executeUpdate());
        in(sessions, session -> session.persist(kept));
        in(
            sessions,
            session -> {
              Object read = session.find(room, 1L);
              try {
                assertEquals(doors[1], get(read, "door"));
                assertEquals(busy, get(read, "turn"));
                assertEquals(ask, get(read, "last"));
                assertEquals(null, get(read, "push"));
              } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
              }
            });
        in(
            sessions,
            session -> {
              String sql = "select door || ' ' || turn from Room where door = 'wide-open'";
              String text = session.createNativeQuery(sql, String.class).getSingleResult();
              assertTrue(text.startsWith("wide-open {\"state\":\"BUSY\",\"data\":{"), text);
              session.createNativeMutationQuery("update Room set door = 'open'").executeUpdate();
            });
        in(
            sessions,
            session -> {
              var query = session.createQuery("from Room where door = :door", room);
              query.setParameter("door", doors[1]);
              assertEquals(
                  List.of(), query.getResultList(), "columns are compared by present names");
              try {
                assertEquals(doors[1], get(session.find(room, 1L), "door"), "an alias");
              } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
              }
            });
        in(
            sessions,
            session ->
                session
                    .createNativeMutationQuery("update Room set door = 'wide-opne'")
                    .executeUpdate());
        RuntimeException unknown =
            assertThrows(
                RuntimeException.class, () -> in(sessions, session -> session.find(room, 1L)));
        StringBuilder causes = new StringBuilder();
        for (Throwable t = unknown; t != null; t = t.getCause()) {
          causes.append(t.getMessage()).append('\n');
        }
        assertTrue(causes.toString().contains("Did you mean \"wide-open\"?"), causes.toString());
      }
    }
  }

  private static SessionFactory sessions(URLClassLoader loader, Class<?> room) throws Exception {
    Configuration configuration =
        new Configuration(new BootstrapServiceRegistryBuilder().applyClassLoader(loader).build());
    for (String converter : List.of("DoorState", "DoorEvent", "TurnState", "TurnEvent")) {
      @SuppressWarnings("unchecked") // a wrong type would fail the test
      Class<? extends jakarta.persistence.AttributeConverter<?, ?>> type =
          (Class<? extends jakarta.persistence.AttributeConverter<?, ?>>)
              loader.loadClass("acme." + converter + "Converter");
      configuration.addAttributeConverter(type);
    }
    configuration.addAnnotatedClass(room);
    configuration.setProperty(
        JdbcSettings.JAKARTA_JDBC_URL, "jdbc:h2:mem:serializers;DB_CLOSE_DELAY=-1");
    return configuration.buildSessionFactory(
        new StandardServiceRegistryBuilder(
                new BootstrapServiceRegistryBuilder().applyClassLoader(loader).build())
            .applySettings(configuration.getProperties())
            .build());
  }

  private static void in(SessionFactory sessions, Consumer<org.hibernate.Session> work) {
    sessions.inTransaction(work);
  }
}
