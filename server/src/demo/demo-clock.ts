import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";

/** Milliseconds that every thread of this process is ahead of the machine's clock: below zero in the past. */
const AHEAD = "citedesk.demo.ahead";
const inherited = getEnvironmentData(AHEAD) as SharedArrayBuffer | undefined;
const ahead = new Float64Array(inherited ?? new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
if (inherited === undefined) setEnvironmentData(AHEAD, ahead.buffer);

/**
 * Loaded before anything else (`--import` in NODE_OPTIONS), it gives the whole process a time of its own: also where
 * ids are made and in the database's thread, whose `now()` asks JavaScript for the time. Time goes on by itself from
 * wherever it was moved to.
 */
const MachineDate = Date;
globalThis.Date = new Proxy(MachineDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [demoClock.now()] : values, newTarget),
  apply: () => new MachineDate(demoClock.now()).toString(),
  get: (target, name) => (name === "now" ? demoClock.now : Reflect.get(target, name)),
});

export const demoClock = {
  now: (): number => MachineDate.now() + Math.trunc(ahead[0]!),
  /** Never back: ids and events are in the order of time. */
  moveTo(time: number): void {
    ahead[0] = Math.max(ahead[0]!, time - MachineDate.now());
  },
  startAt(time: number): void {
    ahead[0] = time - MachineDate.now();
  },
};
