package dev.pawl.spring.suite.jackson2;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.pawl.spring.boot.jackson.ModulesAutoConfiguration;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

/** A generated module in the mapper of Spring Boot 3, which does not look for modules. */
class ModulesTest {

  @Test
  void listedModulesAreRegistered() {
    new ApplicationContextRunner()
        .withConfiguration(
            AutoConfigurations.of(JacksonAutoConfiguration.class, ModulesAutoConfiguration.class))
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              ObjectMapper mapper = context.getBean(ObjectMapper.class);
              assertEquals("\"wide-open\"", mapper.writeValueAsString(GateState.OPEN));
              assertEquals(GateState.OPEN, mapper.readValue("\"wide-open\"", GateState.class));
            });
  }
}
