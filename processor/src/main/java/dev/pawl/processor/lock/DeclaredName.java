package dev.pawl.processor.lock;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Origin;
import java.util.List;

/**
 * A declared state or event.
 *
 * @param name the name as declared, such as {@code OPEN}
 * @param wireNames the wire names that deserializers accept; serializers write the first one
 * @param parts the components of the state's data or of the event's payload
 * @param own whether this is an event that only the machine itself raises
 * @param origin the place at which the state or event is declared
 */
record DeclaredName(
    String name, List<String> wireNames, List<Event.Param> parts, boolean own, Origin origin) {}
