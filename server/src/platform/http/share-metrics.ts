import { metrics, type Observable } from "@opentelemetry/api";
import type { Registry } from "prom-client";

/** Hands what Prometheus would read to OpenTelemetry, too, under the same names. Histograms have their own there. */
export function shareMetrics(registry: Registry): void {
  const meter = metrics.getMeter("citedesk");
  const shared = new Map<string, Observable>();
  for (const { name, help: description, type } of registry.getMetricsAsArray() as unknown as Described[])
    if (type === "gauge") shared.set(name, meter.createObservableGauge(name, { description }));
    else if (type === "counter") shared.set(name, meter.createObservableCounter(name, { description }));
  meter.addBatchObservableCallback(
    async (result) => {
      for (const { name, values } of await registry.getMetricsAsJSON()) {
        const observable = shared.get(name);
        if (observable) for (const { value, labels } of values) result.observe(observable, value, labels as Labels);
      }
    },
    [...shared.values()],
  );
}

interface Described {
  name: string;
  help: string;
  type: string;
}

type Labels = Record<string, string>;
