package dev.pawl.samples.spring.returns;

import org.springframework.data.jpa.repository.JpaRepository;

/** The parcels that come back. */
public interface ReturnedParcels extends JpaRepository<ReturnedParcel, String> {}
