import fc from 'fast-check'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { renderIn } from '../../test/render-in'
import { Button, ButtonLink, EmbeddedProvider, RemesaProvider } from '../kernel'
import { colors } from './colors'
import { contrastRatio, TEXT_CONTRAST } from './contrast'
import { remesaSystem } from './remesa-system'

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
/** A brand colour for the properties. It may be a middle grey, on which neither black nor white has much contrast. */
const anyColor = fc.oneof(color, fc.constantFrom('#000000', '#FFFFFF', '#777777', '#767676', '#808080'))

const looks = (look: Parameters<typeof remesaSystem>[0]) => {
  const system = remesaSystem(look)
  if (!system.ok) throw new Error(JSON.stringify(system.error))
  return system.value
}

it('a theme that is created from any brand colour has readable texts', () => {
  fc.assert(
    fc.property(anyColor, anyColor, (light, dark) => {
      expect(remesaSystem({ brand: { light, dark } })).toMatchObject({ ok: true })
    }),
  )
})

it('a theme whose text can’t be read on the brand colour is refused, with an acceptable colour for each surface', () => {
  fc.assert(
    fc.property(anyColor, anyColor, (brand, onBrand) => {
      const created = remesaSystem({ brand, onBrand })
      const isRead = contrastRatio(brand, onBrand) >= TEXT_CONTRAST
      if (created.ok) expect(isRead).toBe(true)
      for (const fault of created.ok ? [] : created.error) {
        if (fault.rule !== 'contrast') throw new Error(fault.rule)
        expect(fault.ratio).toBeLessThan(fault.atLeast)
        expect(fault.name).toBe('brand.contrast')
        if (fault.surface === 'brand.solid')
          expect(contrastRatio(fault.passes, brand)).toBeGreaterThanOrEqual(fault.atLeast)
      }
    }),
  )
})

it.each(['blue', '#FFF', 'rgb(0 0 0)', '', '#12345G'])(
  'a theme can’t be created from %j, which is not an opaque colour',
  (value) => {
    expect(remesaSystem({ brand: value })).toEqual({
      ok: false,
      error: [
        { rule: 'color', name: 'brand', value },
        { rule: 'color', name: 'brand', value },
      ],
    })
  },
)

it('themes of several brands can be used side by side in one page', async () => {
  const page = looks({ brand: '#0B57D0', radii: { md: '0' } })
  const part = looks({ brand: '#1B6B3A', fonts: { body: 'Georgia' } })
  const screen = await render(
    <RemesaProvider locale="en" system={page}>
      <Button variant="primary">Page</Button>
      <EmbeddedProvider locale="en" system={part}>
        <Button variant="primary">Part</Button>
      </EmbeddedProvider>
      <EmbeddedProvider locale="en">
        <Button variant="primary">Product</Button>
      </EmbeddedProvider>
    </RemesaProvider>,
  )
  const styleOf = async (name: string) => {
    const button = screen.getByRole('button', { name })
    await expect.element(button).toBeVisible()
    const { backgroundColor, color: text, borderRadius, fontFamily } = getComputedStyle(button.element())
    return { backgroundColor, text, borderRadius, fontFamily: fontFamily.split(',')[0] }
  }
  const white = 'rgb(255, 255, 255)'
  expect(await styleOf('Page')).toMatchObject({
    backgroundColor: 'rgb(11, 87, 208)',
    text: white,
    borderRadius: '0px',
  })
  expect(await styleOf('Part')).toEqual({
    backgroundColor: 'rgb(27, 107, 58)',
    text: white,
    borderRadius: '6px',
    fontFamily: 'Georgia',
  })
  expect(await styleOf('Product')).toMatchObject({ backgroundColor: 'rgb(255, 209, 2)', borderRadius: '6px' })
  expect(colors['brand.solid'].light).toBe('#FFD102')
})

it('a button and a link that looks like a button render their letters in the same way', async () => {
  const screen = await renderIn(
    'en',
    <>
      <Button>Export</Button>
      <ButtonLink href="#import">Import</ButtonLink>
    </>,
  )
  const button = getComputedStyle(screen.getByRole('button', { name: 'Export' }).element())
  const link = getComputedStyle(screen.getByRole('link', { name: 'Import' }).element())
  expect(button.textRendering).toBe(link.textRendering)
})
