import { readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { bundleDomain, domainHome } from './bundle.ts'

const subpaths = Object.keys(JSON.parse(readFileSync(`${domainHome}/package.json`, 'utf8')).exports)
  .filter((path) => !path.endsWith('/testing') && !path.endsWith('.json'))
  .map((path) => `@remesa/domain${path.slice(1)}`)

/** The whole domain and its smoke test, bundled as one script. The script stores them in the global `domain`. */
const everything = await bundleDomain({
  format: 'iife',
  entry: {
    text: [
      ...subpaths.map((path, index) => `export * as subpath${index} from '${path}'`),
      "export { expectedSmoke, smoke } from '../test/smoke'",
    ].join('\n'),
  },
})
const answers = `[domain.smoke(), domain.expectedSmoke]`

/** Code that makes every use of the time or of random numbers throw an error, in the domain and in its libraries. */
const withoutClockAndChance = `{
  const refuse = (what) => { throw new Error(what + ' was read') }
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, made) => args.length === 0 ? refuse('the clock') : Reflect.construct(target, args, made),
    apply: () => refuse('the clock'),
    get: (target, key) => key === 'now' ? () => refuse('the clock') : Reflect.get(target, key),
  })
  Math.random = () => refuse('chance')
}`

const inBareContext = (code: string): unknown => {
  const context = createContext({ atob, btoa, TextDecoder, TextEncoder })
  new Script(withoutClockAndChance).runInContext(context)
  return new Script(code).runInContext(context)
}

/**
 * Expects equal results. They are compared as JSON, because objects from different JavaScript contexts are never equal.
 */
const expectAgreement = (answered: unknown) => {
  const [given, expected] = JSON.parse(JSON.stringify(answered))
  expect(Object.keys(expected).length).toBeGreaterThan(5)
  expect(given).toEqual(expected)
}

it('the domain works without timers, a clock, random numbers and functions of Node', () => {
  expect(subpaths.length).toBeGreaterThan(12)
  expectAgreement(inBareContext(`${everything.code}\n${answers}`))
})

it('the context in which the domain is tested throws an error if code reads time, random numbers, environment or timers', () => {
  const readings = [
    'new Date()',
    'Date.now()',
    'Date()',
    'Math.random()',
    'process.env',
    'setTimeout(() => {})',
  ]
  for (const reading of readings) {
    expect(() => inBareContext(reading), reading).toThrow(/was read|is not defined/)
  }
})

it('the domain works in a worker thread of Node', async () => {
  const post = `\nrequire('node:worker_threads').parentPort.postMessage(${answers})`
  const worker = new Worker(everything.code + post, { eval: true })
  const answered = await new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  await worker.terminate()
  expectAgreement(answered)
})

it('the bundle of the domain imports no module of Node', () => {
  const modules = Object.keys(everything.modules)
  expect(modules.filter((id) => id.startsWith('node:') || id.includes('browser-external'))).toEqual([])
  expect([...everything.imports, ...everything.dynamicImports]).toEqual([])
})
