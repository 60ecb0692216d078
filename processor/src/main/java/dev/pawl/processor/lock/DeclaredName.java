package dev.pawl.processor.lock;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Origin;
import java.util.List;
import java.util.Optional;

/**
 * A declared state or event.
 *
 * @param name the name as declared, such as {@code OPEN}
 * @param wireNames the wire names that deserializers accept; serializers write the first one
 * @param parts the components of the payload or of the state's data
 * @param own whether the event is raised only by the machine itself; false for states
 * @param formerName the name that the event of a timer or a completion had before its state was
 *     renamed; empty if there is none
 * @param origin the location of the declaration
 */
record DeclaredName(
    String name,
    List<String> wireNames,
    List<Event.Param> parts,
    boolean own,
    Optional<String> formerName,
    Origin origin) {}
