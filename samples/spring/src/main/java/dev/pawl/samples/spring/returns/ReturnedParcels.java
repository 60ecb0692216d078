package dev.pawl.samples.spring.returns;

import org.springframework.data.jpa.repository.JpaRepository;

/** The repository of returned parcels. */
public interface ReturnedParcels extends JpaRepository<ReturnedParcel, String> {}
