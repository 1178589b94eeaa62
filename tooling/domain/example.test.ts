import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run.ts'
import { bundleDomain } from './bundle.ts'

const example = readFileSync(join(root, 'examples/domain-channel/order.ts'), 'utf8')

it('orders a delivery from a script that imports only the domain and a library for QR codes', async () => {
  const { code } = await bundleDomain({ entry: { text: example }, external: ['qrcode'] })
  const folder = join(root, 'node_modules/.cache/examples')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'order.mjs'), code)
  const printed = execFileSync('node', [join(folder, 'order.mjs'), '2026-11-21T09:30:00+01:00'], {
    encoding: 'utf8',
  })

  expect(printed).toContain('✓ delivery\n')
  expect(printed).toContain('✗ pickup orders.refused.adapter-missing\n')
  expect(printed).toContain('5.020,00 € is 20,00 € too much\n5.000,00 € is within the limit\n')
  expect(printed).toContain('"totalAmount":5000')
  expect(printed).toMatch(/[▀▄█]{8}/)
})

it('is short and imports nothing else', () => {
  expect(example.trimEnd().split('\n').length).toBeLessThan(60)
  const imports = [...example.matchAll(/from '([^']+)'/g)].map(([, name = '']) => name)
  expect(imports.filter((name) => !/^@remesa\/domain(\/|$)|^qrcode$/.test(name))).toEqual([])
})
