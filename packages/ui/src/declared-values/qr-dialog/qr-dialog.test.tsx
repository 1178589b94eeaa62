import { qrSets } from '@remesa/domain/declared-values'
import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import * as stories from './qr-dialog.stories'
import { drawCodes, pngOf, svgOf } from './qr-matrix'

const { Many, One, ValuesAndPacks } = composeStories(stories)

it('[ORD-DEC-43] [ORD-DEC-46] the dialog of QR codes shows a single code without a number, 500 pixels wide, on white', async () => {
  const screen = await renderIn('en', <One />)
  const code = screen.getByRole('img', { name: 'QR code of S-7741920', exact: true })
  await expect.element(code).toBeVisible()
  const narrow = Math.min(500, window.innerWidth)
  expect(code.element().getBoundingClientRect().width).toBeLessThanOrEqual(500)
  expect(code.element().getBoundingClientRect().width).toBeGreaterThan(narrow * 0.8)
  await expect
    .element(screen.getByRole('figure'))
    .toMatchTextContent(/Seal S-7741920, Bag BAG-001, Seal S-7741921/)
})

it('the dialog of QR codes shows the contents of a code next to the code on a wide screen', async () => {
  await page.viewport(1366, 768)
  const screen = await renderIn('en', <One />)
  const code = screen.getByRole('img', { name: /^QR code of/ })
  await expect.element(code).toBeVisible()
  const { right, bottom } = code.element().getBoundingClientRect()
  const held = given(screen.getByRole('figure').element().querySelector('[data-label=contents]') ?? undefined)
  expect(held.getBoundingClientRect().left).toBeGreaterThan(right)
  expect(held.getBoundingClientRect().bottom).toBeLessThan(bottom)
  await page.viewport(1280, 800)
})

it('[ORD-DEC-44] the dialog of QR codes numbers several codes, and shows the contents of each', async () => {
  const screen = await renderIn('es', <ValuesAndPacks />)
  await expect.element(screen.getByRole('img', { name: 'Código QR 1/2 de S-9001' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Recogida 10017 · 2/2' })).toBeVisible()
  await expect
    .element(screen.getByRole('figure').nth(1))
    .toMatchTextContent(/12 × Cartuchos de moneda, 1\.500 × Fondo de caja/)
  await expect.element(screen.getByRole('button', { name: 'Descargar SVG 2/2' })).toBeVisible()
})

it('the dialog of QR codes is printed as labels, each with the order, its service point and hour, and the total of the code', async () => {
  const screen = await renderIn('en', <ValuesAndPacks />)
  const labels = screen.getByRole('figure')
  await expect.element(labels.first()).toMatchTextContent(/Gran Vía 12.*Bazar Norte Bilbao · Bazar Norte/)
  await expect.element(labels.first()).toMatchTextContent(/24\/11\/2026, 09:00–11:00/)
  await expect.element(labels.first()).toMatchTextContent(/Total declared/)
  // For packs the QR code shows their number, and no total.
  await expect.element(labels.nth(1)).not.toMatchTextContent(/Total declared/)
})

it('the dialog of QR codes creates image files in which each square of a code is a whole number of pixels wide', async () => {
  const codes = qrSets(given(Many.args.answer))
  expect(codes.length).toBeGreaterThan(2)
  for (const matrix of await drawCodes(codes)) {
    if (matrix === undefined) throw new Error('a code is missing')
    const svg = new DOMParser().parseFromString(await svgOf(matrix).text(), 'image/svg+xml')
    expect(svg.documentElement.getAttribute('width')).toBe('500')
    const picture = await createImageBitmap(await pngOf(matrix))
    expect(picture.width).toBeGreaterThanOrEqual(500)
    expect(picture.width % matrix.size).toBe(0)
  }
})

it('[MSG-26] if an image of a QR code can’t be created, the dialog of QR codes reports the failure', async () => {
  const onDownloadFailed = fn()
  const toBlob = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((callback) => callback(null))
  const screen = await renderIn('en', <One onDownloadFailed={onDownloadFailed} />)
  await screen.getByRole('button', { name: 'Download PNG' }).click()
  await vi.waitFor(() => expect(onDownloadFailed).toHaveBeenCalledOnce())
  toBlob.mockRestore()
})

it('the dialog of QR codes saves the SVG file and the PNG file under the name of the order', async () => {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const screen = await renderIn('en', <One />)
  await screen.getByRole('button', { name: 'Download PNG' }).click()
  await screen.getByRole('button', { name: 'Download SVG' }).click()
  await vi.waitFor(() => expect(saved.toSorted()).toEqual(['qr-10017.png', 'qr-10017.svg']))
  click.mockRestore()
})
