package dev.pawl.samples.spring.returns;

import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The REST API of returns. */
@RestController
@RequestMapping("/returns")
public class ReturnController {

  private final ReturnedParcels parcels;

  /** Creates the controller. */
  public ReturnController(ReturnedParcels parcels) {
    this.parcels = parcels;
  }

  /** Requests a return. */
  @PostMapping("/{id}")
  @ResponseStatus(HttpStatus.CREATED)
  public ReturnState ask(@PathVariable String id) {
    return parcels.save(new ReturnedParcel(id)).state();
  }

  /** Answers the request of a return that already exists with 409. */
  @ExceptionHandler
  public ProblemDetail there(DataIntegrityViolationException error) {
    return ProblemDetail.forStatusAndDetail(
        HttpStatus.CONFLICT, "This return was asked for already");
  }

  /** Fires an event at a return: approve, reject, receive or payBack. */
  @Transactional
  @PostMapping("/{id}/events/{event}")
  public ReturnState happens(@PathVariable String id, @PathVariable ReturnEvent event) {
    ReturnedParcel parcel = parcels.findById(id).orElseThrow();
    parcel.happens(event);
    return parcel.state();
  }

  /** Writes a state directly, to show that illegal changes are refused. */
  @Transactional
  @PostMapping("/{id}/overwrite/{state}")
  public ReturnState overwrite(@PathVariable String id, @PathVariable ReturnState state) {
    ReturnedParcel parcel = parcels.findById(id).orElseThrow();
    parcel.overwrite(state);
    return parcel.state();
  }
}
