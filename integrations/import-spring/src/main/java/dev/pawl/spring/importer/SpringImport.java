package dev.pawl.spring.importer;

import dev.pawl.cli.importer.CodeNames;
import dev.pawl.cli.importer.ComparedTypes;
import dev.pawl.cli.importer.ImportFolder;
import dev.pawl.language.model.name.Words;
import java.io.IOException;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.Map;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.config.StateMachineFactory;

/**
 * Imports a built machine of Spring Statemachine 2 to 4. The import reads the states, transitions,
 * timers, guards and actions of the machine. The import neither starts the machine nor calls the
 * guards and actions.
 *
 * <pre>{@code
 * SpringImport.of(factory).name("Cd").packageName("com.acme").beans(context)
 *     .writeTo(Path.of("target/pawl"));
 * }</pre>
 */
public final class SpringImport {

  private static final String DEFAULT_NAME = "Imported";

  private final StateMachine<?, ?> machine;
  private final Map<Object, String> known = new IdentityHashMap<>();
  private String name;
  private String packageName = "";

  private SpringImport(StateMachine<?, ?> machine) {
    this.machine = machine;
    String id = machine.getId();
    this.name = id == null || Words.of(id).isEmpty() ? DEFAULT_NAME : id;
  }

  /** Creates the import of a machine. */
  public static SpringImport of(StateMachine<?, ?> machine) {
    return new SpringImport(machine);
  }

  /** Creates the import of the machines that a factory creates. */
  public static SpringImport of(StateMachineFactory<?, ?> factory) {
    return new SpringImport(factory.getStateMachine());
  }

  /**
   * Sets the name of the machine. The default is the id of the machine, or {@code Imported} if the
   * machine has no id.
   *
   * @throws IllegalArgumentException if the name has no letter and no digit
   */
  public SpringImport name(String name) {
    this.name = ImportFolder.checkedName(name);
    return this;
  }

  /** Sets the package of the generated types. The default is the unnamed package. */
  public SpringImport packageName(String packageName) {
    this.packageName = packageName;
    return this;
  }

  /**
   * Names guards and actions after their beans.
   *
   * @param beans the application context that contains the beans of the machine
   */
  public SpringImport beans(ListableBeanFactory beans) {
    known.putAll(KnownNames.ofBeans(beans));
    return this;
  }

  /**
   * Names a guard or an action, such as a lambda in a field. If no name is set, a lambda is named
   * after its transition or state.
   *
   * @param code the guard or action with which the machine was configured
   */
  public SpringImport name(Object code, String name) {
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

  private <S, E> ImportFolder.Written write(StateMachine<S, E> spring, Path folder)
      throws IOException {
    WalkedMachine<S, E> walked = MachineWalker.walk(spring, name, new CodeNames<>(known));
    String types = walked.stateType() + ", " + walked.eventType();
    return new ImportFolder(packageName, "Spring Statemachine")
        .write(
            folder,
            walked.machine(),
            new ComparedTypes(
                SpringImport.class.getPackageName(),
                StateMachine.class.getName(),
                "StateMachine<" + types + ">",
                "springMachine",
                types,
                true));
  }
}
