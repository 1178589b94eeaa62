import type { Plugin } from 'vitest/config'
import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node'

type Listener = (message: unknown) => void
type Config = Extract<WorkerRequest, { type: 'start' }>['context']['config']

interface Resident {
  readonly fork: ForksPoolWorker
  begun: boolean
}

let resident: Resident | undefined

async function engage(options: PoolOptions): Promise<Resident> {
  const engaged: Resident = { fork: new ForksPoolWorker(options), begun: false }
  await engaged.fork.start()
  engaged.fork.on('exit', () => {
    if (resident === engaged) resident = undefined
  })
  return engaged
}

/**
 * A worker process that is reused for several runs. Vitest ends a worker after each run and starts the next worker as a
 * new process. This costs a second for each of thousands of mutants. The reused worker keeps Node, Vitest and the
 * libraries loaded. The domain is evaluated again for each test file, because test files are isolated. Global variables
 * that a mutant has changed keep their values, so `mutant-setup.ts` resets the active mutant. If a process crashes, the
 * next run replaces it. If a process hangs, it ends when Stryker ends the runner.
 */
class ResidentWorker implements PoolWorker {
  readonly name = 'resident'
  readonly cacheFs = true
  readonly #options: PoolOptions
  readonly #listeners = new Set<Listener>()
  #config: Config | undefined
  #released = false

  constructor(options: PoolOptions) {
    this.#options = options
  }

  on(event: string, listener: Listener) {
    if (event === 'message') this.#listeners.add(listener)
    resident?.fork.on(event, listener)
  }

  off(event: string, listener: Listener) {
    if (event === 'message') this.#listeners.delete(listener)
    resident?.fork.off(event, listener)
  }

  deserialize(data: unknown) {
    return data
  }

  async start() {
    resident ??= await engage(this.#options)
  }

  send(message: WorkerRequest) {
    if (message.type === 'start') {
      this.#config = message.context.config
      if (resident?.begun) return this.#answer('started')
      if (resident) resident.begun = true
    }
    if (message.type === 'stop') {
      this.#released = true
      return this.#answer('stopped')
    }
    resident?.fork.send(this.#withConfig(message))
  }

  /** Ends the process after a failed run, because Vitest sends the worker no message when it stops a failed run. */
  async stop() {
    for (const listener of [...this.#listeners]) this.off('message', listener)
    if (this.#released) return
    const ending = resident
    resident = undefined
    await ending?.fork.stop()
  }

  /**
   * A message to which the configuration of the current run is added. Workers normally get the configuration only when
   * they start, but the tests to run change with each mutant.
   */
  #withConfig(message: WorkerRequest): WorkerRequest {
    if (message.type !== 'run') return message
    const context = { ...message.context, config: this.#config }
    return { ...message, context }
  }

  #answer(type: 'started' | 'stopped') {
    for (const listener of [...this.#listeners]) listener({ type, __vitest_worker_response__: true })
  }
}

const residentPool = {
  name: 'resident',
  createPoolWorker: (options: PoolOptions): PoolWorker => new ResidentWorker(options),
}

/**
 * A plugin that sets the worker pool after Vitest has started. Stryker sets a different pool during the start, which
 * would override `test.pool`.
 */
export const residentProcess = (): Plugin => ({
  name: 'resident-process',
  configureVitest: ({ project }) => {
    project.config.pool = residentPool.name
    project.config.poolRunner = residentPool
  },
})
