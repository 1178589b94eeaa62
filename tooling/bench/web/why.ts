import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyProfile, ROWS, rowsOf, type TimedRequest, watchRequests } from './cold-visits.ts'
import { giveClock } from './page-clock.ts'
import { buildPortal, type PortalWorld, serveInstead } from './portal-world.ts'
import { slow } from './profiles.ts'

const SHOWN = 25

interface CpuProfile {
  readonly nodes: readonly ProfileNode[]
  readonly samples?: readonly number[]
  readonly timeDeltas?: readonly number[]
}

interface ProfileNode {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
}

/**
 * Creates a function that finds the source file of a line in a readable build. The bundler writes the name of each file
 * in a comment above its code.
 */
function sourcesOf(folder: string): (url: string, line: number) => string {
  const known = new Map<string, readonly string[]>()
  const read = (url: string) => {
    let current = ''
    return readFileSync(join(folder, new URL(url).pathname), 'utf8')
      .split('\n')
      .map((text) => {
        current = /^\s*\/\/ ((?:[\w.@+-]|\/)+\.(?:m?[jt]sx?|cjs|json))$/.exec(text)?.[1] ?? current
        return current
      })
  }
  return (url, line) => {
    if (!url.includes('/assets/')) return 'the browser'
    const lines = known.get(url) ?? read(url)
    known.set(url, lines)
    return (lines[line] ?? url).replace(/.*\/node_modules\//, '')
  }
}

const nameOfPackage = (source: string) =>
  /^(@[^/]+\/[^/]+|packages\/[^/]+|apps\/[^/]+|[^/]+)/.exec(source)?.[0] ?? source

function table(title: string, times: ReadonlyMap<string, number>): string {
  const rows = [...times].toSorted(([, a], [, b]) => b - a).slice(0, SHOWN)
  return `${title}\n${rows.map(([name, ms]) => `${ms.toFixed(0).padStart(7)} ms  ${name}`).join('\n')}\n`
}

function timesOf(profile: CpuProfile, sourceOf: (url: string, line: number) => string) {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const functions = new Map<string, number>()
  const packages = new Map<string, number>()
  profile.samples?.forEach((id, at) => {
    const frame = nodes.get(id)?.callFrame
    if (frame === undefined) return
    const ms = (profile.timeDeltas?.[at] ?? 0) / 1_000
    const source = frame.url === '' ? frame.functionName : sourceOf(frame.url, frame.lineNumber)
    const name = `${frame.functionName || '(top level)'}  ${source}`
    functions.set(name, (functions.get(name) ?? 0) + ms)
    const home = nameOfPackage(source)
    packages.set(home, (packages.get(home) ?? 0) + ms)
  })
  return { functions, packages }
}

const chain = (requests: readonly TimedRequest[]): string => {
  const first = Math.min(...requests.map(({ start }) => start))
  const ms = (at: number) => ((at - first) * 1_000).toFixed(0).padStart(6)
  return `Requests, in milliseconds\n${requests.map(({ path, start, end }) => `${ms(start)} to ${ms(end)}  ${path.slice(0, 90)}`).join('\n')}\n`
}

/**
 * Prints how the time of one slow reload is distributed over functions, packages and requests. It uses a build that
 * keeps names. The times are longer than in the product, because a profiler runs and the code is not minified.
 */
export async function explain(world: PortalWorld): Promise<void> {
  const folder = await buildPortal('bench-readable', { build: { minify: false } })
  const context = await world.openContext()
  try {
    await world.bringSession(context)
    await serveInstead(context, folder)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await applyProfile(devtools, slow)
    await giveClock(page)
    const requests = watchRequests(devtools)
    await devtools.send('Profiler.enable')
    await devtools.send('Profiler.setSamplingInterval', { interval: 500 })
    await devtools.send('Profiler.start')
    await page.goto(world.addressOf('few'), { waitUntil: 'commit' })
    await rowsOf(page)
      .nth(ROWS - 1)
      .waitFor({ state: 'attached' })
    await page.evaluate((rows) => window.pageClock.rowsPainted(rows), ROWS)
    const { profile } = await devtools.send('Profiler.stop')
    const { functions, packages } = timesOf(profile, sourcesOf(folder))
    console.log(table('\nTime by package', packages))
    console.log(table('Time by function; what reads a layout has the time of the layout', functions))
    console.log(chain(requests()))
  } finally {
    await context.close()
  }
}
