import { gunzipSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { scanRGBABuffer } from '@undecaf/zbar-wasm'

/** The text of a QR code on the page, which zbar reads from a screenshot. */
export const readQr = async (code: Locator): Promise<string> =>
  readPicture(code.page(), await code.screenshot())

/** The text of a QR code in an image (a PNG by default), read by zbar. */
export async function readPicture(
  page: Page,
  picture: Buffer,
  type: 'image/png' | 'image/svg+xml' = 'image/png',
): Promise<string> {
  const reader = await page.context().newPage()
  const { width, height, pixels } = await reader.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('no canvas')
      context.drawImage(image, 0, 0)
      const { data } = context.getImageData(0, 0, image.width, image.height)
      let text = ''
      for (const byte of data) text += String.fromCharCode(byte)
      return { width: image.width, height: image.height, pixels: btoa(text) }
    },
    `data:${type};base64,${picture.toString('base64')}`,
  )
  await reader.close()
  const { buffer } = Uint8Array.from(Buffer.from(pixels, 'base64'))
  const [symbol] = await scanRGBABuffer(buffer, width, height)
  if (symbol === undefined) throw new Error('zbar finds no code in the picture')
  return symbol.decode()
}

/** The data in the text of a QR code. The function unpacks it without the portal's own code. */
export const unpacked = (text: string): unknown =>
  JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString('utf8'))
