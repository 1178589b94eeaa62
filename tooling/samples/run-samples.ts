import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { homeOf, packages } from '../packages/pack.ts'
import { ruleTexts } from '../packages/rule-texts.ts'
import { root, run } from '../run.ts'
import { type Shown, telling } from './answers.ts'
import { checkable, type Given, taken } from './around.ts'
import { fileOf, type Sample } from './collect.ts'

const folder = join(root, 'node_modules/.cache/samples')
/** The module with the rules of the domain. A package contains it only after the package was built. */
const RULES = '@remesa/domain/rules.json'

/**
 * The module of the test double. Samples use a test double that is already loaded, because creating its demo data takes
 * seconds.
 */
const DOUBLE = '@remesa/sandbox/in-process'

const sourceOf = (name: string, subpath: string): string => join(homeOf(name), 'src', subpath, 'index.ts')

/** Checks the types of all samples as an importer's compiler would, with the packages of this checkout. */
export async function checkTypes(samples: readonly Sample[]): Promise<number> {
  const code = join(folder, 'types')
  rmSync(code, { recursive: true, force: true })
  mkdirSync(code, { recursive: true })
  for (const sample of samples) writeFileSync(join(code, fileOf(sample)), checkable(sample))
  writeFileSync(join(code, 'rules.json'), JSON.stringify(ruleTexts(homeOf('domain'))))
  const names = [...packages, 'sandbox']
  const config = {
    extends: join(root, 'tooling/tsconfig/browser.json'),
    compilerOptions: {
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types'), join(homeOf('ui'), 'node_modules/@types')],
      noUnusedLocals: false,
      paths: {
        [RULES]: ['./rules.json'],
        hono: [join(homeOf('sandbox'), 'node_modules/hono')],
        xstate: [join(homeOf('domain'), 'node_modules/xstate')],
        'zod/*': [join(homeOf('domain'), 'node_modules/zod/*')],
        'react/jsx-runtime': [join(homeOf('ui'), 'node_modules/@types/react/jsx-runtime.d.ts')],
        ...Object.fromEntries(
          names.flatMap((name) => [
            [`@remesa/${name}`, [sourceOf(name, '.')]],
            [`@remesa/${name}/*`, [sourceOf(name, '*')]],
          ]),
        ),
      },
      outDir: './out',
      tsBuildInfoFile: './out/info.tsbuildinfo',
    },
    include: ['*.ts', '*.tsx', 'rules.json'],
    references: names.map((name) => ({ path: homeOf(name) })),
  }
  writeFileSync(join(code, 'tsconfig.json'), JSON.stringify(config))
  return run('node', [join(root, 'node_modules/typescript7/bin/tsc'), '-b', code])
}

const AROUND = 'sampleProgram'

/**
 * The samples as modules for Node, by their position. Each module exports the values that its code passes to `tell`.
 */
async function bundle(samples: readonly Sample[]): Promise<ReadonlyMap<string, string>> {
  const home = homeOf('api-client')
  const entries = new Map(samples.map((sample) => [join(home, 'src', fileOf(sample)), sample]))
  const created = await rolldown({
    input: [...entries.keys()],
    cwd: home,
    platform: 'node',
    resolve: { conditionNames: ['@remesa/source', 'node', 'import', 'default'] },
    plugins: [
      {
        name: 'samples',
        resolveId: (id) => {
          if (entries.has(id) || id === DOUBLE) return id
          if (id === 'hono') return createRequire(join(homeOf('sandbox'), 'package.json')).resolve(id)
          if (id === RULES) return join(homeOf('domain'), 'rules.json')
          const [, name, subpath] = /^@remesa\/([^/]+)(?:\/(.+))?$/.exec(id) ?? []
          return name === undefined ? null : sourceOf(name, subpath ?? '.')
        },
        load: (id) => {
          if (id === join(homeOf('domain'), 'rules.json')) return JSON.stringify(ruleTexts(homeOf('domain')))
          if (id === DOUBLE) return `export const { startInProcess } = globalThis.${AROUND}`
          const sample = entries.get(id)
          if (sample === undefined) return null
          return [
            'export const told = []',
            'const tell = (index, value) => told.push([index, value])',
            taken(sample.code, `globalThis.${AROUND}`),
            telling(sample.code).code,
          ].join('\n')
        },
      },
    ],
  })
  const { output } = await created.write({ dir: join(folder, 'run'), entryFileNames: '[name].mjs' })
  await created.close()
  const files = output.flatMap((chunk) =>
    chunk.type === 'chunk' && chunk.facadeModuleId ? [[chunk.facadeModuleId, chunk.fileName] as const] : [],
  )
  return new Map(
    files.map(([id, file]) => [entries.get(id)?.place ?? '', pathToFileURL(join(folder, 'run', file)).href]),
  )
}

/** The values that a sample has computed, and the values that its text states. */
export interface Ran {
  readonly told: readonly (readonly [number, unknown])[]
  readonly shown: readonly Shown[]
}

/** Creates a function that runs samples within a program. The program provides the samples' variables. */
export async function runner(
  samples: readonly Sample[],
  given: Given & { readonly startInProcess: unknown },
): Promise<(sample: Sample) => Promise<Ran>> {
  rmSync(join(folder, 'run'), { recursive: true, force: true })
  const files = await bundle(samples)
  Object.assign(globalThis, { [AROUND]: given })
  return async (sample) => {
    const { told }: Pick<Ran, 'told'> = await import(/* @vite-ignore */ files.get(sample.place) ?? '')
    return { told, shown: telling(sample.code).shown }
  }
}
