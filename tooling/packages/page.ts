import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { launchOptions } from '../chromium.ts'
import { root } from '../run.ts'

const files = ['index.html', 'page.tsx', 'worker.ts']

/** Where the page lies in this checkout. */
export const pageHome = join(root, 'examples/vite-page')

/** What the page says once its worker has answered. */
const EXPECTED = ['Cash of today', '1.235,00 €', 'nobody is signed in (unauthorized)']

/** Lays the page into a project that has the packages from their tarballs. */
export function layPage(folder: string): void {
  for (const name of files) copyFileSync(join(pageHome, name), join(folder, name))
}

/** Whether the page of a folder, built from the packages that it finds, shows in a browser what its worker has found, without any error. */
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
