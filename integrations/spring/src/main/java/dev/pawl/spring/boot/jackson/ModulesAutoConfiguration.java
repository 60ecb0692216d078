package dev.pawl.spring.boot.jackson;

import com.fasterxml.jackson.databind.Module;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.ImportRuntimeHints;
import org.springframework.core.io.ResourceLoader;

/** The auto-configuration of generated modules, if Jackson 2 is present. */
@AutoConfiguration
@ImportRuntimeHints(ModuleHints.class)
public class ModulesAutoConfiguration {

  /** Creates the configuration. Spring calls this constructor. */
  public ModulesAutoConfiguration() {}

  @Configuration(proxyBeanMethods = false)
  @ConditionalOnClass(Module.class)
  static class OfJackson2 {

    @Bean
    Module pawlModules(ResourceLoader resources) {
      return new MachineModules(resources.getClassLoader());
    }

    @Bean
    UnservedModules pawlUnservedModules(ListableBeanFactory beans, ResourceLoader resources) {
      return new UnservedModules(beans, resources.getClassLoader());
    }
  }
}
