import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run.ts'
import { bundleDomain } from './bundle.ts'

const example = readFileSync(join(root, 'examples/domain-channel/order.ts'), 'utf8')

it('a script that imports only the domain and a library for QR codes can order a delivery', async () => {
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

it('the example script of the domain has few lines, and imports only the domain and a library for QR codes', () => {
  expect(example.trimEnd().split('\n').length).toBeLessThan(60)
  const imports = [...example.matchAll(/from '([^']+)'/g)].map(([, name = '']) => name)
  expect(imports.filter((name) => !/^@remesa\/domain(\/|$)|^qrcode$/.test(name))).toEqual([])
})

it.each([
  ['en', 'The earliest date is 20/11/2026', 'Enter an amount such as 1.234,50'],
  ['de', 'Das früheste Datum ist der 20/11/2026', 'Geben Sie einen Betrag'],
] as const)(
  'an example script in the language %s lets its user correct a pickup until the rules accept the pickup',
  async (locale, refused, amount) => {
    const bot = readFileSync(join(root, 'examples/domain-channel/chat-bot.ts'), 'utf8')
    const home = join(root, 'packages/messages')
    const { code } = await bundleDomain({ entry: { text: bot }, home, external: ['node:readline/promises'] })
    const file = join(root, 'node_modules/.cache/examples/chat-bot.mjs')
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, code)
    const printed = execFileSync('node', [file, '2026-11-20T18:30:00+01:00'], {
      encoding: 'utf8',
      env: { ...process.env, LANG: `${locale}_XX.UTF-8` },
      input: '19/11/2026\n24/11\nmuch\n1.250,50\n',
    })
    expect(printed).toContain(refused)
    expect(printed).toContain(amount)
    expect(printed).toContain('24/11/2026')
    expect(printed).toContain('"totalAmount":1250.5')
  },
)
