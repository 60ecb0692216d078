package dev.pawl.samples.kotlin

import dev.pawl.IllegalTransitionError
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class ParcelTest {

  private val thanked = mutableListOf<String>()

  private fun parcel(tries: Tries) =
    ParcelMachine.builder()
      .entityId("p-17")
      .context(tries)
      .logic(ParcelRules)
      .effects { _, event -> thanked += event.signedBy() }
      .build()

  @Test
  fun `a parcel is handed over, and somebody is thanked`() {
    val parcel = parcel(Tries(made = 1, most = 2))
    assertEquals(ParcelState.ON_ROAD, parcel.load())
    assertEquals(ParcelState.DELIVERED, parcel.handOver("Ms Kahn"))
    assertEquals(listOf("Ms Kahn"), thanked)
  }

  @Test
  fun `it goes back once it was tried often enough`() {
    val parcel = parcel(Tries(made = 1, most = 2))
    parcel.load()
    assertEquals(ParcelState.AT_DEPOT, parcel.findNobody())
    assertEquals(Tries(made = 2, most = 2), parcel.context())
    parcel.load()
    assertEquals(ParcelState.RETURNED, parcel.findNobody())
  }

  @Test
  fun `a refusal says what is legal`() {
    val error =
      assertThrows(IllegalTransitionError::class.java) {
        parcel(Tries(made = 1, most = 1)).handOver("Ms Kahn")
      }
    assertEquals(
      "Parcel p-17: handOver is not legal in AT_DEPOT. Legal here: load → ON_ROAD. " +
        "DELIVERED needs: load, handOver.",
      error.message,
    )
  }

  @Test
  fun `the story ends where the parcel belongs`() {
    val out = ByteArrayOutputStream()
    val before = System.out
    System.setOut(PrintStream(out, true, Charsets.UTF_8))
    try {
      main()
    } finally {
      System.setOut(before)
    }
    assertEquals(
      """
      AT_DEPOT after 2 tries: load it
      Parcel p-17: handOver is not legal in AT_DEPOT. Legal here: load → ON_ROAD. DELIVERED needs: load, handOver.
      Thank you, Ms Kahn.
      DELIVERED: nothing
      """
        .trimIndent(),
      out.toString(Charsets.UTF_8).trim(),
    )
  }

  /** kapt hands the comments of classes on, but not those of an enum's constants. */
  @Test
  fun `the page has what Kotlin says`() {
    val page =
      javaClass.getResource("/META-INF/pawl/dev.pawl.samples.kotlin.Parcel.md")!!.readText()
    for (text in listOf("A parcel on its way to a customer.", "Is driven to the address")) {
      assertTrue(text in page, page)
    }
  }
}
