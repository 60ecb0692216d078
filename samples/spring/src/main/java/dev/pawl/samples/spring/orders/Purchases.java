package dev.pawl.samples.spring.orders;

import org.springframework.data.jpa.repository.JpaRepository;

/** The orders of the shop. */
public interface Purchases extends JpaRepository<Purchase, String> {}
