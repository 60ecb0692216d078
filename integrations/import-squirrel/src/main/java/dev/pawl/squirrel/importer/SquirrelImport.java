package dev.pawl.squirrel.importer;

import dev.pawl.cli.importer.CodeNames;
import dev.pawl.cli.importer.ComparedTypes;
import dev.pawl.cli.importer.ImportFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.Map;
import org.squirrelframework.foundation.fsm.StateMachine;
import org.squirrelframework.foundation.fsm.UntypedStateMachine;

/**
 * Imports a machine of squirrel-foundation 0.3. The import reads the states, transitions,
 * conditions and actions of the machine. The import neither starts the machine nor calls the
 * conditions and actions.
 *
 * <pre>{@code
 * SquirrelImport.of(builder.newStateMachine(State.DRAFT)).name("Claim").packageName("com.acme")
 *     .writeTo(Path.of("target/pawl"));
 * }</pre>
 */
public final class SquirrelImport {

  private final StateMachine<?, ?, ?, ?> machine;
  private final Map<Object, String> known = new IdentityHashMap<>();
  private String name;
  private String packageName = "";

  private SquirrelImport(StateMachine<?, ?, ?, ?> machine) {
    this.machine = machine;
    this.name = machine.getClass().getSimpleName();
  }

  /** Creates the import of a machine. The machine does not have to be started. */
  public static SquirrelImport of(StateMachine<?, ?, ?, ?> machine) {
    return new SquirrelImport(machine);
  }

  /**
   * Sets the name of the machine. The default is the name of the machine's class.
   *
   * @throws IllegalArgumentException if the name has no letter and no digit
   */
  public SquirrelImport name(String name) {
    this.name = ImportFolder.checkedName(name);
    return this;
  }

  /** Sets the package of the generated types. The default is the unnamed package. */
  public SquirrelImport packageName(String packageName) {
    this.packageName = packageName;
    return this;
  }

  /**
   * Names a condition or an action, such as a method reference in a field. If no name is set, the
   * import derives a name from the name in squirrel, from the class of the object, or from the
   * transition or state that has the condition or action.
   *
   * @param code the condition or action with which the machine was built
   */
  public SquirrelImport name(Object code, String name) {
    known.put(code, name);
    return this;
  }

  /**
   * Writes the YAML of the machine into a folder. Also writes, below the folder, the Java classes
   * that the machine needs and a test that compares the two machines. Existing classes that users
   * have to complete are kept.
   *
   * @throws IllegalStateException if the YAML has errors. The message lists the errors. The YAML is
   *     written nevertheless.
   * @throws IOException if a file cannot be written
   */
  public ImportFolder.Written writeTo(Path folder) throws IOException {
    return write(machine, folder);
  }

  @SuppressWarnings("unchecked")
  private <T extends StateMachine<T, S, E, C>, S, E, C> ImportFolder.Written write(
      StateMachine<?, ?, ?, ?> squirrel, Path folder) throws IOException {
    T typed = (T) squirrel;
    String machineType = ComparedTypes.name(squirrel.getClass());
    return new ImportFolder(packageName, "squirrel")
        .write(
            folder,
            MachineWalker.walk(typed, name, new CodeNames<>(known)).machine(),
            new ComparedTypes(
                SquirrelImport.class.getPackageName(),
                "",
                machineType,
                "squirrelMachine",
                argument(squirrel, squirrel.typeOfState())
                    + ", "
                    + argument(squirrel, squirrel.typeOfEvent())
                    + ", "
                    + argument(squirrel, squirrel.typeOfContext()),
                false));
  }

  /**
   * Returns the name of a type argument of the machine. For machines without type arguments,
   * returns {@code Object}.
   */
  private static String argument(StateMachine<?, ?, ?, ?> machine, Class<?> type) {
    return machine instanceof UntypedStateMachine ? "Object" : ComparedTypes.name(type);
  }
}
