package dev.pawl.processor.lock;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Origin;
import java.util.List;

/**
 * A state or an event as declared.
 *
 * @param wireNames the names that are read, the one that is written first
 */
record DeclaredName(String name, List<String> wireNames, List<Event.Param> parts, Origin origin) {}
