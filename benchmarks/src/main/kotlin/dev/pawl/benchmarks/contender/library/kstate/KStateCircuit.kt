package dev.pawl.benchmarks.contender.library.kstate

import ru.nsk.kstatemachine.event.Event
import ru.nsk.kstatemachine.state.initialState
import ru.nsk.kstatemachine.state.invoke
import ru.nsk.kstatemachine.state.state
import ru.nsk.kstatemachine.state.transition
import ru.nsk.kstatemachine.statemachine.StateMachine
import ru.nsk.kstatemachine.statemachine.createStdLibStateMachine

/** A circuit breaker, implemented with KStateMachine. */
object KStateCircuit {

    data object Succeeded : Event

    data object Tripped : Event

    data object Cooled : Event

    /** The events by the names of the workload. */
    @JvmField
    val EVENTS: Map<String, Event> = mapOf(
        "SUCCEEDED" to Succeeded,
        "TRIPPED" to Tripped,
        "COOLED" to Cooled,
    )

    /** Creates a machine and starts it. */
    @JvmStatic
    fun machine(): StateMachine = createStdLibStateMachine("Circuit") {
        val closed = initialState("CLOSED")
        val open = state("OPEN")
        val halfOpen = state("HALF_OPEN")

        closed {
            transition<Succeeded> { targetState = closed }
            transition<Tripped> { targetState = open }
        }
        open {
            transition<Cooled> { targetState = halfOpen }
        }
        halfOpen {
            transition<Succeeded> { targetState = closed }
            transition<Tripped> { targetState = open }
        }
    }
}
