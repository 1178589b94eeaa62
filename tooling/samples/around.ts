import { docstringSamples, fileOf, freeNames, readmeSamples, type Sample } from './collect.ts'

/** The variables that the program around a sample provides, with their types. */
const around = {
  api: "import('@remesa/api-client').ApiClient",
  token: 'string',
  servicePoint: "import('@remesa/domain').ServicePoint",
  bank: "import('@remesa/domain').ServicePoint",
  order: "import('@remesa/domain').OrderRow",
  facts: "Parameters<typeof import('@remesa/domain').validateCancellation>[1]",
  onSend: "(asked: { readonly draft: import('@remesa/domain').CancellationDraft }) => void",
  body: "import('@remesa/domain').OrdersReportRequest",
  idempotencyKey: 'string',
  showCountdown: '(seconds: number) => void',
  signOut: '() => void',
  routes: "readonly import('@remesa/api-client/server').Route<unknown>[]",
  contextOf: "import('@remesa/api-client/server').ContextOf<unknown>",
} as const

/** The values that a program passes to a sample. */
export type Given = Readonly<Partial<Record<keyof typeof around, unknown>>>

const isGiven = (name: string): name is keyof typeof around => name in around

/** A sample as a complete file that type checkers accept. */
export const checkable = ({ code }: Sample): string =>
  [
    ...freeNames(code)
      .filter(isGiven)
      .map((name) => `declare const ${name}: ${around[name]}`),
    code,
    'export {}',
    '',
  ].join('\n')

/** The line of code by which a sample reads the values that a program passes to it. */
export const taken = (code: string, from: string): string =>
  `const { ${freeNames(code).filter(isGiven).join(', ')} } = ${from}`

/** The code of the samples in READMEs and docstrings, one file for each sample. */
export const sampleCode = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...readmeSamples(), ...docstringSamples()].map((sample) => [fileOf(sample), checkable(sample)]),
  )
