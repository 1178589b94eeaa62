import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { launchOptions } from '../chromium.ts'
import { root } from '../run.ts'

const files = ['index.html', 'page.tsx', 'worker.ts']

/** The folder of the page example in this checkout. */
export const pageHome = join(root, 'examples/vite-page')

/** The texts that the page must show after its worker has responded. */
const EXPECTED = ['Cash of today', '1.235,00 €', 'nobody is signed in (unauthorized)']

/** Copies the page example into a project in which the packages are installed from their tarballs. */
export function layPage(folder: string): void {
  for (const name of files) copyFileSync(join(pageHome, name), join(folder, name))
}

/**
 * Whether the page shows the result of its worker in a browser without any error. The page is built with the packages
 * that are installed in its folder.
 */
export async function showsPage(folder: string): Promise<boolean> {
  const outDir = mkdtempSync(join(tmpdir(), 'remesa-page-'))
  const shared = { root: folder, configFile: false, logLevel: 'error' } as const
  await build({ ...shared, build: { outDir, target: 'es2023', emptyOutDir: true } })
  const server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    for (const text of EXPECTED) await page.getByText(text).waitFor({ timeout: 30_000 })
    if (errors.length > 0) console.error(errors.join('\n'))
    return errors.length === 0
  } catch (error) {
    console.error(error)
    return false
  } finally {
    await browser.close()
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}
