import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../run.ts'

/**
 * The number of lines of each failure that are repeated at the end of a run. They are enough for the assertion and the
 * actual value.
 */
const LINES = 12
/**
 * The number of lines of the page on which a browser test failed. They are enough for the page's shell, its dialogs and
 * the beginning of its content.
 */
const PAGE_LINES = 60

const sentence = (file: string, title: string, message: string): string => {
  const lines = stripVTControlCharacters(message)
    // Vitest reports a test that ran out of time by the name of an internal error. Readers would not understand this
    // name.
    .replaceAll('STACK_TRACE_ERROR', 'the test did not end within its time limit')
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, LINES)
  return [`${relative(root, file)} › ${title}`, ...lines].join('\n    ')
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

/** The failures of a Vitest run: failed tests, and files that could not be run. */
export const failuresOfVitest = ({ testResults }: VitestReport): readonly string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [sentence(name, 'the file', message)] : []
    return failed.map((test) => sentence(name, test.fullName, (test.failureMessages ?? []).join('\n')))
  })

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly results: readonly PlaywrightResult[]
    }[]
  }[]
}

interface PlaywrightResult {
  readonly errors?: readonly { readonly message?: string }[]
  readonly attachments?: readonly { readonly name: string; readonly path?: string }[]
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly PlaywrightSuite[]
  readonly errors?: readonly { readonly message?: string }[]
}

/** The failures of a Playwright run: failed tests, and errors that belong to no test. */
export function failuresOfPlaywright({ config, suites, errors = [] }: PlaywrightReport): readonly string[] {
  const within = (suite: PlaywrightSuite): readonly string[] => [
    ...suite.specs
      .filter(({ ok }) => !ok)
      .map(({ title, file, tests }) => {
        const results = tests.flatMap((each) => each.results)
        const messages = results.flatMap((result) => result.errors ?? []).map(({ message }) => message ?? '')
        const failure = sentence(`${config.rootDir}/${file}`, title, messages.join('\n'))
        return [failure, ...results.flatMap(pageOf)].join('\n    ')
      }),
    ...(suite.suites ?? []).flatMap(within),
  ]
  return [
    ...suites.flatMap(within),
    ...errors.map(({ message }) => sentence(config.rootDir, 'the run', message ?? '')),
  ]
}

/** The page as assistive technology reads it when a browser test fails. The screenshot is not part of the report. */
function pageOf({ attachments = [] }: PlaywrightResult): readonly string[] {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  if (path === undefined || !existsSync(path)) return []
  const page = /```yaml\n([\s\S]*?)\n```/.exec(readFileSync(path, 'utf8'))?.[1]
  return page === undefined ? [] : ['The page:', ...page.split('\n').slice(0, PAGE_LINES)]
}
