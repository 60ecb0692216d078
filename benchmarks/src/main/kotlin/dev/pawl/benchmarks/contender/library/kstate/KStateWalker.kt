package dev.pawl.benchmarks.contender.library.kstate

import dev.pawl.benchmarks.contender.library.LibraryWalker
import dev.pawl.benchmarks.workload.Observation
import ru.nsk.kstatemachine.event.Event
import ru.nsk.kstatemachine.state.IState
import ru.nsk.kstatemachine.state.activeStates
import ru.nsk.kstatemachine.statemachine.ProcessingResult
import ru.nsk.kstatemachine.statemachine.StateMachine
import ru.nsk.kstatemachine.statemachine.onTransitionTriggered
import ru.nsk.kstatemachine.statemachine.processEventBlocking

/** Walks through a machine of KStateMachine. Its events are objects. */
internal class KStateWalker(
    private val machine: StateMachine,
    private val named: Map<String, Event>,
    observation: Observation,
    walk: Array<out Enum<*>>,
) : LibraryWalker<IState, Event>(observation) {

    private val events = Array(walk.size) { named.getValue(walk[it].name) }

    init {
        listener().ifPresent { listener ->
            machine.onTransitionTriggered { move ->
                listener.moved(move.transition.sourceState, move.direction.targetState!!, move.event)
            }
        }
    }

    override fun walk(from: Int, to: Int): Int {
        var moves = 0
        for (i in from until to) {
            if (machine.processEventBlocking(events[i]) == ProcessingResult.PROCESSED) {
                moves++
            }
        }
        return moves
    }

    override fun configuration(): String =
        machine.activeStates().filter { it.states.isEmpty() }.joinToString(" ") { it.name!! }

    override fun stateName(state: IState): String = state.name!!

    override fun eventName(event: Event): String = named.entries.first { it.value == event }.key
}
