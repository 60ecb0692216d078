package dev.pawl.benchmarks.contender.library.kstate

import ru.nsk.kstatemachine.event.Event
import ru.nsk.kstatemachine.state.initialState
import ru.nsk.kstatemachine.state.invoke
import ru.nsk.kstatemachine.state.state
import ru.nsk.kstatemachine.state.transition
import ru.nsk.kstatemachine.statemachine.StateMachine
import ru.nsk.kstatemachine.statemachine.createStdLibStateMachine

/** The turns of an agent with composite states, implemented with KStateMachine. */
object KStateNestedTurn {

    data object TaskClaimed : Event

    data object TaskFailed : Event

    data object AgentSpawned : Event

    data object ToolStarted : Event

    data object ToolCompleted : Event

    data object CompactNeeded : Event

    data object VerifyRequested : Event

    data object TaskCompleted : Event

    data object AgentReaped : Event

    /** The events by the names of the workload. */
    @JvmField
    val EVENTS: Map<String, Event> = mapOf(
        "TASK_CLAIMED" to TaskClaimed,
        "TASK_FAILED" to TaskFailed,
        "AGENT_SPAWNED" to AgentSpawned,
        "TOOL_STARTED" to ToolStarted,
        "TOOL_COMPLETED" to ToolCompleted,
        "COMPACT_NEEDED" to CompactNeeded,
        "VERIFY_REQUESTED" to VerifyRequested,
        "TASK_COMPLETED" to TaskCompleted,
        "AGENT_REAPED" to AgentReaped,
    )

    /** Creates a machine and starts it. */
    @JvmStatic
    fun machine(): StateMachine = createStdLibStateMachine("NestedTurn") {
        val idle = initialState("IDLE")
        val active = state("ACTIVE")
        val completing = state("COMPLETING")
        val failed = state("FAILED")
        val reaped = state("REAPED")

        idle {
            transition<TaskClaimed> { targetState = active }
        }
        active {
            val claiming = initialState("CLAIMING")
            val spawning = state("SPAWNING")
            val working = state("WORKING")

            transition<TaskFailed> { targetState = failed }
            claiming {
                transition<AgentSpawned> { targetState = spawning }
            }
            spawning {
                transition<AgentSpawned> { targetState = working }
            }
            working {
                val running = initialState("RUNNING")
                val toolUse = state("TOOL_USE")
                val compacting = state("COMPACTING")
                val verifying = state("VERIFYING")

                running {
                    transition<ToolStarted> { targetState = toolUse }
                    transition<CompactNeeded> { targetState = compacting }
                    transition<VerifyRequested> { targetState = verifying }
                }
                toolUse {
                    transition<ToolCompleted> { targetState = running }
                }
                compacting {
                    transition<VerifyRequested> { targetState = running }
                }
                verifying {
                    transition<TaskCompleted> { targetState = completing }
                    transition<CompactNeeded> { targetState = running }
                }
            }
        }
        completing {
            transition<AgentReaped> { targetState = reaped }
        }
        failed {
            transition<AgentReaped> { targetState = reaped }
        }
        reaped {
            transition<TaskClaimed> { targetState = active }
        }
    }
}
