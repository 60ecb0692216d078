package dev.pawl.samples.spring;

import dev.pawl.spring.StoreTables;
import dev.pawl.store.sql.Tables;
import java.util.Locale;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * What the tables of machines are called here: {@code orders}, as {@code order} is a word of SQL.
 */
@Configuration(proxyBeanMethods = false)
class ShopTables {

  @Bean
  StoreTables tables() {
    return machine -> Tables.of(machine.name().toLowerCase(Locale.ROOT) + "s");
  }
}
