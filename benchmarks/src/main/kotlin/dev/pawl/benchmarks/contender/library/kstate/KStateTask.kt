package dev.pawl.benchmarks.contender.library.kstate

import ru.nsk.kstatemachine.event.Event
import ru.nsk.kstatemachine.state.initialState
import ru.nsk.kstatemachine.state.invoke
import ru.nsk.kstatemachine.state.state
import ru.nsk.kstatemachine.state.transition
import ru.nsk.kstatemachine.statemachine.StateMachine
import ru.nsk.kstatemachine.statemachine.createStdLibStateMachine

/** A task, implemented with KStateMachine. */
object KStateTask {

    data object Assign : Event

    data object Cancel : Event

    data object Begin : Event

    data object Release : Event

    data object Pause : Event

    data object Submit : Event

    data object Accept : Event

    data object Reject : Event

    data object Reopen : Event

    /** The events by the names of the workload. */
    @JvmField
    val EVENTS: Map<String, Event> = mapOf(
        "ASSIGN" to Assign,
        "CANCEL" to Cancel,
        "BEGIN" to Begin,
        "RELEASE" to Release,
        "PAUSE" to Pause,
        "SUBMIT" to Submit,
        "ACCEPT" to Accept,
        "REJECT" to Reject,
        "REOPEN" to Reopen,
    )

    /** Creates a machine and starts it. */
    @JvmStatic
    fun machine(): StateMachine = createStdLibStateMachine("Task") {
        val open = initialState("OPEN")
        val assigned = state("ASSIGNED")
        val working = state("WORKING")
        val paused = state("PAUSED")
        val inReview = state("IN_REVIEW")
        val done = state("DONE")
        val cancelled = state("CANCELLED")

        open {
            transition<Assign> { targetState = assigned }
            transition<Cancel> { targetState = cancelled }
        }
        assigned {
            transition<Begin> { targetState = working }
            transition<Release> { targetState = open }
            transition<Cancel> { targetState = cancelled }
        }
        working {
            transition<Pause> { targetState = paused }
            transition<Submit> { targetState = inReview }
            transition<Cancel> { targetState = cancelled }
        }
        paused {
            transition<Begin> { targetState = working }
            transition<Cancel> { targetState = cancelled }
        }
        inReview {
            transition<Accept> { targetState = done }
            transition<Reject> { targetState = working }
        }
        done {
            transition<Reopen> { targetState = open }
        }
        cancelled {
            transition<Reopen> { targetState = open }
        }
    }
}
