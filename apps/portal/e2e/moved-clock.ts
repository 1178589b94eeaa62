import { ServerResponse } from 'node:http'

/** Puts the clock of whatever runs it forward. It stands alone, since pages run it too. */
export const moveClock = (by: number): void => {
  const Real = Date
  const now = () => Real.now() + by
  globalThis.Date = new Proxy(Real, {
    construct: (target, parts, made) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, made),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

const MOVED_BY = 'CLOCK_MOVED_BY'

/** The environment of a process of Node whose clock is put forward, that of its answers too. */
export const movedClock = (by: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${import.meta.filename}`,
  [MOVED_BY]: String(by),
})

const movedBy = process.env[MOVED_BY]
if (movedBy !== undefined) {
  moveClock(Number(movedBy))
  // Node dates its answers by a clock that it took before.
  ServerResponse.prototype.writeHead = new Proxy(ServerResponse.prototype.writeHead, {
    apply: (write, answer: ServerResponse, parts) => {
      answer.setHeader('date', new Date().toUTCString())
      return Reflect.apply(write, answer, parts)
    },
  })
}
