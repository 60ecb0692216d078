package dev.pawl.processor.generate.serialize;

import com.palantir.javapoet.TypeName;
import dev.pawl.processor.generate.Api;
import dev.pawl.processor.model.TypeRef;

/** Types in generated code. */
final class Types {

  private Types() {}

  static TypeName of(TypeRef type) {
    return Api.type(type);
  }
}
