package dev.pawl.spring.suite.jackson3;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.content;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.Banner;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.json.JsonMapper;

/** Generated modules in the mapper of Spring Boot 4, with and without Jackson 2. */
@ExtendWith(OutputCaptureExtension.class)
class ModulesTest {

  @Configuration(proxyBeanMethods = false)
  @EnableAutoConfiguration
  static class Plain {}

  /** A controller that returns states. */
  @RestController
  static class Doors {
    @GetMapping("/door")
    DoorState door() {
      return DoorState.OPEN;
    }
  }

  private static WebApplicationContextRunner application() {
    return new WebApplicationContextRunner().withUserConfiguration(Plain.class, Doors.class);
  }

  private static void serves(WebApplicationContextRunner runner) {
    runner.run(
        context -> {
          assertNull(context.getStartupFailure());
          JsonMapper mapper = context.getBean(JsonMapper.class);
          assertEquals("\"wide-open\"", mapper.writeValueAsString(DoorState.OPEN));
          assertEquals(DoorState.OPEN, mapper.readValue("\"wide-open\"", DoorState.class));
          MockMvcBuilders.webAppContextSetup(context)
              .build()
              .perform(get("/door"))
              .andExpect(content().string("\"wide-open\""));
        });
  }

  @Test
  void jackson3ModuleIsUsedAlone() {
    serves(
        application()
            .withClassLoader(
                new FilteredClassLoader(
                    "com.fasterxml.jackson.databind", "com.fasterxml.jackson.core")));
  }

  @Test
  void jackson3ModuleIsUsedNextToJackson2() {
    serves(application());
  }

  /** A mapper that the application has created. */
  @Configuration(proxyBeanMethods = false)
  static class OfJackson2 {
    @Bean
    com.fasterxml.jackson.databind.ObjectMapper mapper() {
      return new com.fasterxml.jackson.databind.ObjectMapper().findAndRegisterModules();
    }
  }

  private static void start(Class<?>... configurations) {
    new SpringApplicationBuilder(configurations)
        .bannerMode(Banner.Mode.OFF)
        .web(WebApplicationType.NONE)
        .properties(
            "logging.level.dev.pawl.spring=WARN", "spring.datasource.generate-unique-name=true")
        .run()
        .close();
  }

  @Test
  void unusedModuleIsReported(CapturedOutput output) {
    start(Plain.class, OfJackson2.class);
    assertTrue(!output.getAll().contains("is for Jackson 2"), output.getAll());
    start(Plain.class);
    String said = output.getAll();
    assertTrue(said.contains("WindowJackson is for Jackson 2, and this application's"), said);
    assertTrue(!said.contains("DoorJackson is for Jackson 2"), said);
  }
}
