package dev.pawl.benchmarks.contender.library.kstate

import dev.pawl.benchmarks.contender.library.Spending
import ru.nsk.kstatemachine.event.Event
import ru.nsk.kstatemachine.state.initialState
import ru.nsk.kstatemachine.state.invoke
import ru.nsk.kstatemachine.state.state
import ru.nsk.kstatemachine.state.transition
import ru.nsk.kstatemachine.statemachine.StateMachine
import ru.nsk.kstatemachine.statemachine.createStdLibStateMachine
import ru.nsk.kstatemachine.transition.onTriggered

/** The loop of an agent, implemented with KStateMachine. */
object KStateAgentLoop {

    data object Task : Event

    data object Planned : Event

    data object Called : Event

    data object Failed : Event

    data object Passed : Event

    data object Rejected : Event

    /** The events by the names of the workload. */
    @JvmField
    val EVENTS: Map<String, Event> = mapOf(
        "TASK" to Task,
        "PLANNED" to Planned,
        "CALLED" to Called,
        "FAILED" to Failed,
        "PASSED" to Passed,
        "REJECTED" to Rejected,
    )

    /** Creates a machine and starts it. */
    @JvmStatic
    fun machine(): StateMachine = createStdLibStateMachine("AgentLoop") {
        val spending = Spending()
        val idle = initialState("IDLE")
        val planning = state("PLANNING")
        val acting = state("ACTING")
        val verifying = state("VERIFYING")
        val givenUp = state("GIVEN_UP")

        idle {
            transition<Task> {
                targetState = planning
                onTriggered { spending.begin() }
            }
        }
        planning {
            transition<Planned> { targetState = acting }
        }
        acting {
            transition<Called> {
                guard = { spending.hasCalls() }
                targetState = acting
                onTriggered { spending.spend() }
            }
            transition<Called> {
                guard = { !spending.hasCalls() }
                targetState = verifying
            }
            transition<Failed> {
                guard = { spending.hasRetries() }
                targetState = planning
                onTriggered { spending.retry() }
            }
            transition<Failed> {
                guard = { !spending.hasRetries() }
                targetState = givenUp
            }
        }
        verifying {
            transition<Passed> { targetState = idle }
            transition<Rejected> {
                guard = { spending.hasRetries() }
                targetState = planning
                onTriggered { spending.retry() }
            }
            transition<Rejected> {
                guard = { !spending.hasRetries() }
                targetState = givenUp
            }
        }
        givenUp {
            transition<Task> {
                targetState = planning
                onTriggered { spending.begin() }
            }
        }
    }
}
