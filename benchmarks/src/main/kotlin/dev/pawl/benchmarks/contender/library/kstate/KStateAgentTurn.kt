package dev.pawl.benchmarks.contender.library.kstate

import ru.nsk.kstatemachine.event.Event
import ru.nsk.kstatemachine.state.initialState
import ru.nsk.kstatemachine.state.invoke
import ru.nsk.kstatemachine.state.state
import ru.nsk.kstatemachine.state.transition
import ru.nsk.kstatemachine.statemachine.StateMachine
import ru.nsk.kstatemachine.statemachine.createStdLibStateMachine

/** The turns of an agent, implemented with KStateMachine. */
object KStateAgentTurn {

    data object TaskClaimed : Event

    data object AgentSpawned : Event

    data object TaskFailed : Event

    data object ToolStarted : Event

    data object CompactNeeded : Event

    data object VerifyRequested : Event

    data object ToolCompleted : Event

    data object TaskCompleted : Event

    data object AgentReaped : Event

    /** The events by the names of the workload. */
    @JvmField
    val EVENTS: Map<String, Event> = mapOf(
        "TASK_CLAIMED" to TaskClaimed,
        "AGENT_SPAWNED" to AgentSpawned,
        "TASK_FAILED" to TaskFailed,
        "TOOL_STARTED" to ToolStarted,
        "COMPACT_NEEDED" to CompactNeeded,
        "VERIFY_REQUESTED" to VerifyRequested,
        "TOOL_COMPLETED" to ToolCompleted,
        "TASK_COMPLETED" to TaskCompleted,
        "AGENT_REAPED" to AgentReaped,
    )

    /** Creates a machine and starts it. */
    @JvmStatic
    fun machine(): StateMachine = createStdLibStateMachine("AgentTurn") {
        val idle = initialState("IDLE")
        val claiming = state("CLAIMING")
        val spawning = state("SPAWNING")
        val running = state("RUNNING")
        val toolUse = state("TOOL_USE")
        val compacting = state("COMPACTING")
        val verifying = state("VERIFYING")
        val completing = state("COMPLETING")
        val failed = state("FAILED")
        val reaped = state("REAPED")

        idle {
            transition<TaskClaimed> { targetState = claiming }
        }
        claiming {
            transition<AgentSpawned> { targetState = spawning }
            transition<TaskFailed> { targetState = failed }
        }
        spawning {
            transition<AgentSpawned> { targetState = running }
            transition<TaskFailed> { targetState = failed }
        }
        running {
            transition<ToolStarted> { targetState = toolUse }
            transition<CompactNeeded> { targetState = compacting }
            transition<VerifyRequested> { targetState = verifying }
            transition<TaskFailed> { targetState = failed }
        }
        toolUse {
            transition<ToolCompleted> { targetState = running }
            transition<TaskFailed> { targetState = failed }
        }
        compacting {
            transition<VerifyRequested> { targetState = running }
            transition<TaskFailed> { targetState = failed }
        }
        verifying {
            transition<TaskCompleted> { targetState = completing }
            transition<CompactNeeded> { targetState = running }
            transition<TaskFailed> { targetState = failed }
        }
        completing {
            transition<AgentReaped> { targetState = reaped }
        }
        failed {
            transition<AgentReaped> { targetState = reaped }
        }
        reaped {
            transition<TaskClaimed> { targetState = claiming }
        }
    }
}
