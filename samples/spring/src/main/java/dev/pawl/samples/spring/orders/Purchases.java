package dev.pawl.samples.spring.orders;

import org.springframework.data.jpa.repository.JpaRepository;

/** The repository of orders. */
public interface Purchases extends JpaRepository<Purchase, String> {}
