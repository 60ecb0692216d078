package dev.pawl.benchmarks.start

import dev.pawl.benchmarks.course.AgentTurn
import ru.nsk.kstatemachine.event.Event
import ru.nsk.kstatemachine.state.activeStates
import ru.nsk.kstatemachine.state.initialState
import ru.nsk.kstatemachine.state.invoke
import ru.nsk.kstatemachine.state.state
import ru.nsk.kstatemachine.state.transition
import ru.nsk.kstatemachine.statemachine.StateMachine
import ru.nsk.kstatemachine.statemachine.createStdLibStateMachine
import ru.nsk.kstatemachine.statemachine.processEventBlocking

/** By KStateMachine: every instance has states and transitions of its own. */
internal class KStateMade : Made<StateMachine> {

    object TaskClaimed : Event

    object AgentSpawned : Event

    object TaskFailed : Event

    object ToolStarted : Event

    object CompactNeeded : Event

    object VerifyRequested : Event

    object ToolCompleted : Event

    object TaskCompleted : Event

    object AgentReaped : Event

    override fun name() = "KStateMachine"

    override fun create(): StateMachine = createStdLibStateMachine("AgentTurn") {
        val idle = initialState(AgentTurn.IDLE.name)
        val claiming = state(AgentTurn.CLAIMING.name)
        val spawning = state(AgentTurn.SPAWNING.name)
        val running = state(AgentTurn.RUNNING.name)
        val toolUse = state(AgentTurn.TOOL_USE.name)
        val compacting = state(AgentTurn.COMPACTING.name)
        val verifying = state(AgentTurn.VERIFYING.name)
        val completing = state(AgentTurn.COMPLETING.name)
        val failed = state(AgentTurn.FAILED.name)
        val reaped = state(AgentTurn.REAPED.name)
        idle { transition<TaskClaimed> { targetState = claiming } }
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
        completing { transition<AgentReaped> { targetState = reaped } }
        failed { transition<AgentReaped> { targetState = reaped } }
        reaped { transition<TaskClaimed> { targetState = claiming } }
    }

    override fun claim(machine: StateMachine): String {
        machine.processEventBlocking(TaskClaimed)
        return machine.activeStates().single { it !== machine }.name ?: ""
    }

    override fun artifacts() = listOf("kstatemachine-jvm", "kotlin-stdlib", "annotations")

    override fun note() = "Every instance is built anew, with its states and transitions"
}
