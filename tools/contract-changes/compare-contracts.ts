import { compareSchemas, type Direction } from "./compare-schemas.ts";
import type { Contract, Operation, Schema } from "./contract.ts";

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/**
 * What a client of the released contract would break on, one sentence each: an operation, response, field or value that
 * went, a request that needs more, or a type that narrowed (of requests) or widened (of responses). Empty for changes
 * that only add. An operation may go once the contract's date is past the `Sunset` that the released one announced.
 */
export function compareContracts(released: Contract, current: Contract): string[] {
  return Object.entries(released.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const before = item[method];
      const now = current.paths[path]?.[method];
      const place = `${method.toUpperCase()} ${path}`;
      if (!before) return [];
      if (now) return compareOperations(place, before, now);
      return isPastSunset(before, current.info.version) ? [] : [`${place} is gone`];
    }),
  );

  function compareOperations(place: string, before: Operation, now: Operation): string[] {
    return [
      ...(before.operationId === now.operationId ? [] : [`${place}: operationId ${before.operationId} is gone`]),
      ...compareParameters(place, before, now),
      ...compareRequests(place, before, now),
      ...compareResponses(place, before, now),
    ];
  }

  function compareParameters(place: string, before: Operation, now: Operation): string[] {
    const wanted = resolveParameters(before, released);
    const offered = resolveParameters(now, current);
    const gone = wanted.flatMap((parameter) => {
      const found = offered.find(({ name, in: where }) => name === parameter.name && where === parameter.in);
      const parameterPlace = `${place} ?${parameter.name}`;
      if (!found) return [`${parameterPlace} is gone`];
      return compare(parameterPlace, parameter.schema, found.schema, "request");
    });
    const added = offered.filter(
      ({ name, in: where, required }) =>
        required &&
        !wanted.some((parameter) => parameter.name === name && parameter.in === where && parameter.required),
    );
    return [...gone, ...added.map(({ name }) => `${place} ?${name} is required now`)];
  }

  function compareRequests(place: string, before: Operation, now: Operation): string[] {
    if (!before.requestBody) return now.requestBody?.required ? [`${place}: a body is required now`] : [];
    if (!before.requestBody.required && now.requestBody?.required) return [`${place}: a body is required now`];
    return Object.entries(before.requestBody.content).flatMap(([type, media]) => {
      const found = now.requestBody?.content[type];
      if (!found) return [`${place}: ${type} is not read any more`];
      return compare(`${place} request`, media.schema, found.schema, "request");
    });
  }

  function compareResponses(place: string, before: Operation, now: Operation): string[] {
    return Object.entries(before.responses)
      .filter(([status]) => status.startsWith("2"))
      .flatMap(([status, response]) => {
        const found = now.responses[status];
        if (!found) return [`${place}: status ${status} is gone`];
        return Object.entries(response.content ?? {}).flatMap(([type, media]) => {
          const offered = found.content?.[type];
          if (!offered) return [`${place} ${status}: ${type} is gone`];
          return compare(`${place} ${status}`, media.schema, offered.schema, "response");
        });
      });
  }

  function compare(place: string, before: Schema = {}, now: Schema = {}, direction: Direction): string[] {
    return compareSchemas(place, { schema: before, contract: released }, { schema: now, contract: current }, direction);
  }
}

function isPastSunset({ description = "" }: Operation, today: string): boolean {
  const sunset = /Deprecated since \S+, gone after (\d{4}-\d\d-\d\d)\./.exec(description)?.[1];
  return sunset !== undefined && today >= sunset;
}

function resolveParameters(operation: Operation, contract: Contract) {
  return (operation.parameters ?? []).flatMap((parameter) => {
    if (!parameter.$ref) return [parameter];
    const found = contract.components.parameters?.[parameter.$ref.slice("#/components/parameters/".length)];
    return found ? [found] : [];
  });
}
