import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

const sandbox = process.env['SANDBOX_URL'] ?? 'http://localhost:4000'
const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Writes a `.br` and a `.gz` twin beside every text file, so that no server compresses the same bytes twice. */
const precompress = (): Plugin => ({
  name: 'remesa:precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    if (dir === undefined) return
    const files = await readdir(dir, { recursive: true })
    await Promise.all(
      files
        .filter((file) => /\.(css|html|js|json|mjs|svg|wasm)$/.test(file))
        .map(async (file) => {
          const bytes = await readFile(join(dir, file))
          if (bytes.length < 1_024) return
          await Promise.all([
            writeFile(join(dir, `${file}.gz`), await toGzip(bytes, { level: 9 })),
            writeFile(
              join(dir, `${file}.br`),
              await toBrotli(bytes, {
                params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
              }),
            ),
          ])
        }),
    )
  },
})

/** The fonts that a PDF may name without bringing them. The reader fetches them by name, so they keep their names. */
const pdfFonts = (): Plugin => {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
    'standard_fonts',
  )
  const path = '/pdfjs/standard_fonts/'
  return {
    name: 'remesa:pdf-fonts',
    async generateBundle() {
      for (const font of await readdir(folder)) {
        const source = await readFile(join(folder, font))
        this.emitFile({ type: 'asset', fileName: `${path.slice(1)}${font}`, source })
      }
    },
    configureServer(server) {
      server.middlewares.use(path, (request, response, next) => {
        const name = /^\/([\w.-]+)$/.exec(request.url ?? '')?.[1]
        if (name === undefined) return next()
        readFile(join(folder, name)).then(
          (bytes) => response.end(bytes),
          () => next(),
        )
      })
    },
  }
}

/**
 * Leaves out of the build how zod writes JSON schemas: every schema carries the method, so no tree-shaking drops it, and
 * the portal calls it nowhere. It costs 6 kB of the first load. A call throws and says why.
 */
const withoutJsonSchemas = (): Plugin => {
  const modules = /zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/
  const seen = new Set<string>()
  return {
    name: 'remesa:without-json-schemas',
    apply: 'build',
    transform(code, id) {
      if (!modules.test(id)) return null
      seen.add(id)
      const names = Array.from(code.matchAll(/^export (?:const|function) (\w+)/gm), ([, name]) => name)
      return {
        code: [
          'const refuse = () => { throw new Error("[portal] the build leaves JSON schemas out") }',
          'const left = () => refuse',
          ...names.map((name) => `export { left as ${name} }`),
          ...(/ as process\b/.test(code) ? ['export { left as process }'] : []),
        ].join('\n'),
        map: null,
      }
    },
    buildEnd() {
      // Another version of zod may have them elsewhere: the first load would grow, and nobody would see why.
      if (seen.size !== 2)
        this.error('zod no longer has its JSON schemas where vite.config.ts leaves them out')
    },
  }
}

export default defineConfig({
  plugins: [react(), withoutJsonSchemas(), precompress(), pdfFonts()],
  resolve: { conditions: ['@remesa/source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    sourcemap: false,
    // Both would need what the content security policy does not allow: an inline script, data: fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_300,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              // What every page needs. `zod-without-eval` has to lie in one file with zod: whatever uses zod waits for the whole
              // file, so no schema is made before the setting is.
              name: 'base',
              test: /security[\\/]zod-without-eval\.ts$|node_modules[\\/](@emotion|@formatjs|intl-messageformat|react|react-dom|react-intl|scheduler|stylis|use-sync-external-store|zod)[\\/]|domain[\\/]src[\\/]kernel[\\/](?!suggestion|list-|filters-|country-sort|barcode|typed-amount|step-beyond)|date-fns-tz|query-core|react-query|lucide-react[\\/].*(Icon|shared|defaultAttributes|context|icons[\\/](x|circle-exclamation-point|triangle-exclamation-point)\.)/,
            },
            {
              // Rules that the list of orders shares with its dialogs: apart, each of them would be a file and a request.
              name: 'order-rules',
              test: /domain[\\/]src[\\/]orders[\\/](classify-orders|decision|order-base|order-service-points|order-status)\.ts$/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/oidc', '/login', '/config.json', '/i18n', '/privacy'].map((path) => [path, sandbox]),
    ),
  },
})
