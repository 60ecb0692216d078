package dev.pawl.processor.lock;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Origin;
import java.util.List;

/**
 * A declared state or event.
 *
 * @param name the name as declared, such as {@code OPEN}
 * @param wireNames the wire names that deserializers accept; serializers write the first one
 * @param parts the components of the payload or of the state's data
 * @param own whether the event is raised only by the machine itself; false for states
 * @param origin the location of the declaration
 */
record DeclaredName(
    String name, List<String> wireNames, List<Event.Param> parts, boolean own, Origin origin) {}
