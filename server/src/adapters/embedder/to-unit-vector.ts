import { ModelFailure } from "../../ports/chat-model.ts";

/** Scaled to length 1, which not every model does by itself. Throws `ModelFailure` for what has no direction. */
export function toUnitVector(values: ArrayLike<number>): Float32Array {
  let squares = 0;
  for (let place = 0; place < values.length; place++) squares += values[place]! ** 2;
  const length = Math.sqrt(squares);
  if (!Number.isFinite(length)) throw new ModelFailure("bad_response", "An embedding is not a list of numbers.");
  if (length === 0) throw new ModelFailure("bad_response", "An embedding has length zero.");
  return Float32Array.from(values, (value) => value / length);
}
