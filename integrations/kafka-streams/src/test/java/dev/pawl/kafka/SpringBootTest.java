package dev.pawl.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.TopologyTestDriver;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.kafka.annotation.EnableKafkaStreams;
import org.springframework.kafka.config.StreamsBuilderFactoryBean;
import org.springframework.kafka.config.StreamsBuilderFactoryBeanConfigurer;

/** Tests the recipe of the guide for Spring Boot, without a broker. */
class SpringBootTest {

  /** The configuration of an application. */
  @Configuration(proxyBeanMethods = false)
  @EnableAutoConfiguration
  @EnableKafkaStreams
  static class Application {

    @Bean
    MachineTopology<OrderState, OrderEvent> orders() {
      return MachineTopology.of(Orders.machine()).name("orders").build();
    }

    @Bean
    StreamsBuilderFactoryBeanConfigurer orderSettings(MachineTopology<?, ?> orders) {
      return factory -> {
        Properties settings = factory.getStreamsConfiguration();
        settings.putAll(orders.settings());
        factory.setStreamsConfiguration(settings);
      };
    }

    @Bean
    MachineStreams orderStreams(MachineTopology<?, ?> orders, StreamsBuilder builder) {
      return orders.addTo(builder);
    }
  }

  @Test
  void topologyOfApplicationMakesSteps() {
    try (ConfigurableApplicationContext context =
        new SpringApplication(Application.class)
            .run(
                "--spring.kafka.streams.application-id=orders",
                "--spring.kafka.streams.auto-startup=false",
                "--spring.main.banner-mode=off")) {
      StreamsBuilderFactoryBean streams = context.getBean(StreamsBuilderFactoryBean.class);
      Properties settings = streams.getStreamsConfiguration();
      assertTrue(
          settings
              .entrySet()
              .containsAll(context.getBean(MachineTopology.class).settings().entrySet()),
          settings::toString);
      try (TopologyTestDriver driver = new TopologyTestDriver(streams.getTopology(), settings)) {
        driver
            .createInputTopic(
                "orders-commands", new StringSerializer(), Orders.machine().commands().serializer())
            .pipeInput("o1", Command.fire("c1", OrderEvent.pay(10)));
        List<String> answers =
            driver
                .createOutputTopic(
                    "orders-answers", new StringDeserializer(), new StringDeserializer())
                .readValuesToList();
        assertEquals(
            List.of("{\"command\":\"c1\",\"outcome\":\"moved\",\"version\":1,\"state\":\"PAID\"}"),
            answers);
      }
    }
  }
}
