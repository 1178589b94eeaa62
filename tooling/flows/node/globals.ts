import { Buffer } from './buffer.ts'

/** The globals of Node that the back end uses without an import. */

/**
 * The id of a timer, with the methods of Node's timers. These methods do nothing, because a browser has no process that
 * a timer could keep alive.
 */
class Timer extends Number {
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
}

const { setTimeout: later, setInterval: again } = globalThis
const rounds = new MessageChannel()
const waiting: (() => void)[] = []
rounds.port1.onmessage = () => waiting.shift()?.()

Object.assign(globalThis, {
  Buffer,
  process: { env: {} },
  setTimeout: (...given: Parameters<typeof later>) => new Timer(Number(later(...given))),
  setInterval: (...given: Parameters<typeof again>) => new Timer(Number(again(...given))),
  setImmediate: (action: (...given: readonly unknown[]) => void, ...given: readonly unknown[]) => {
    waiting.push(() => action(...given))
    rounds.port2.postMessage(null)
  },
})
