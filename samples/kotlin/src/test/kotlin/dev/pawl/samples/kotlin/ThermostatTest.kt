package dev.pawl.samples.kotlin

import dev.pawl.Outcome
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertInstanceOf
import org.junit.jupiter.api.Test

/** A machine in YAML, whose states are records: Kotlin sees that a `when` leaves none out. */
class ThermostatTest {

  private object Rules : ThermostatLogic {
    override fun tooCold(context: Room, state: ThermostatState, event: ThermostatEvent.Measure) =
      event.celsius() < context.wanted

    override fun sinceForHeating(context: Room, event: ThermostatEvent.Measure) = event.celsius()
  }

  private fun text(state: ThermostatState) =
    when (state) {
      is ThermostatState.Off -> "off"
      is ThermostatState.Heating -> "heats since it had ${state.since()} degrees"
    }

  @Test
  fun `it heats while it is too cold`() {
    val thermostat =
      ThermostatMachine.builder().context(Room(wanted = 20.0)).logic(Rules).build()
    assertEquals("heats since it had 18.5 degrees", text(thermostat.measure(18.5)))
    assertInstanceOf(
      Outcome.GuardRefused::class.java,
      thermostat.tryFire(ThermostatEvent.measure(19.0)),
    )
    assertEquals("off", text(thermostat.measure(20.5)))
  }
}
