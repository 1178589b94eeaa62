import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { homeOf, packages, testDouble } from './pack.ts'
import { hooks } from './pnpmfile.mjs'

it.each([...packages, testDouble])(
  'the published manifest of %s is the manifest in the repository without the export conditions for sources',
  (name) => {
    const manifest = JSON.parse(readFileSync(join(homeOf(name), 'package.json'), 'utf8'))
    const published = hooks.beforePacking(manifest)
    expect(JSON.stringify(published)).not.toContain('@remesa/source')
    expect(Object.keys(published.exports)).toEqual(Object.keys(manifest.exports))
    expect(manifest).toMatchObject(published)
    expect(published.exports).toMatchObject({ './package.json': './package.json' })
  },
)
