import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

const sandbox = process.env['SANDBOX_URL'] ?? 'http://localhost:4000'
const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/**
 * Writes compressed copies (`.br` and `.gz`) of every text file, so that the server does not compress them for each
 * request.
 */
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

/**
 * The fonts that a PDF may name without containing them. The PDF reader fetches them by name, so their files keep their
 * names.
 */
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

const PARSER = '@formatjs/icu-messageformat-parser'

/**
 * A message as JavaScript code. Most messages consist of words and plain arguments, which two short functions
 * concatenate.
 */
const asCode = (nodes: readonly MessageFormatElement[]): string => {
  const parts = nodes.map((node) => {
    if (node.type === TYPE.literal) return `w(${JSON.stringify(node.value)})`
    if (node.type === TYPE.argument) return `a(${JSON.stringify(node.value)})`
    return JSON.stringify(node)
  })
  return `[${parts.join(',')}]`
}

/**
 * Parses the messages during the build, so that the page does not have to load a message parser. Only the server's
 * texts need the parser, which is loaded later. (ADR 31)
 */
const compiledTexts = (): Plugin => ({
  name: 'remesa:compiled-texts',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source !== PARSER || !/\/(intl-messageformat|@formatjs\/intl)\//.test(importer ?? '')) return null
    return this.resolve(`${PARSER}/no-parser.js`, importer, { ...options, skipSelf: true })
  },
  transform(code, id) {
    if (!/\/(?:i18n\/locales|messages\/src\/texts)\/.+\.json$/.test(id)) return null
    const texts = Object.entries<string>(JSON.parse(code))
    const entries = texts.map(([key, text]) => `${JSON.stringify(key)}:${asCode(parse(text))}`)
    const functions = `const w=value=>({type:${TYPE.literal},value}),a=value=>({type:${TYPE.argument},value});`
    return { code: `${functions}export default {${entries.join(',')}}`, map: null, moduleType: 'js' }
  },
})

const COLOR_MODE = 'src/color-mode.js'

/**
 * The order in which the page requests its files. Style sheets come first, because no script runs before they have
 * arrived, and then the code that sends the first requests. The code that renders and the font are requested early, but
 * may arrive later. The script of the colour mode gets a name with a hash, so that browsers may cache it; no other
 * script runs before it has arrived.
 */
const orderOfFiles = (): Plugin => ({
  name: 'remesa:order-of-files',
  apply: 'build',
  async buildStart() {
    const source = await readFile(join(import.meta.dirname, COLOR_MODE))
    this.emitFile({ type: 'asset', name: 'color-mode.js', source })
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const files = Object.values(bundle ?? {})
      const typeface = files.find(({ fileName }) => /geist-latin-wght-normal.*\.woff2$/.test(fileName))
      const renderPortal = files.find((file) => file.type === 'chunk' && file.name === 'render')
      const colorMode = files.find(({ fileName }) => /color-mode.*\.js$/.test(fileName))
      const styles = /\n *(<link rel="stylesheet"[^>]*>)/.exec(html)
      if (!typeface || !renderPortal || !colorMode || !styles)
        throw new Error('the build lacks the typeface, the code that draws, the color mode, or the styles')
      const links = [
        `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${renderPortal.fileName}">`,
        `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" href="/${typeface.fileName}" crossorigin>`,
      ]
      return html
        .replace(styles[0], '')
        .replace(COLOR_MODE, colorMode.fileName)
        .replace('<script src=', `${styles[1]}\n    $&`)
        .replace(/ *<\/head>/, `${links.map((link) => `    ${link}\n`).join('')}$&`)
    },
  },
})

const FIRST_LOAD = /^(index|render|shared|orders-page)$/

/**
 * Tells the JavaScript engine that the functions in these files are called while the page loads. The engine then
 * compiles them during the download, instead of one by one at their first call. (ADR 38)
 */
const precompiled = (): Plugin => ({
  name: 'remesa:compiled-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && FIRST_LOAD.test(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
})

/**
 * Icons and small modules of the start page that other pages also use. As a separate chunk they would be an additional
 * file of the first page.
 */
const sharedByStartPage = new RegExp(
  [
    'node_modules/lucide/',
    'packages/ui/src/kernel/(table|focus|loading|fields/switch)',
    'packages/ui/src/kernel/(empty-state|page-header)',
    'packages/ui/src/orders/(order-fields/kind-icon|point-switcher/places)',
    'packages/domain/src/abilities/list-export',
    'packages/domain/src/kernel/(paging|list-)',
    'packages/domain/src/orders/[a-z-]+/(classify-orders|lateness|offered-request-types|order-actions|order-status|orders-page|rating)\\.ts',
    'packages/messages/src/speech/words',
    'packages/ui/src/kernel/texts/(texts|zone-note)',
    'packages/ui/src/orders/(order-words|use-date-text)',
    'apps/portal/src/kernel/(clock|country/use-country-config|api/fetch-all-pages|loading/use-opened-dialog)',
    'apps/portal/src/orders/(list/filter-memory|queries)',
  ].join('|'),
)

export default defineConfig({
  plugins: [react(), compiledTexts(), orderOfFiles(), precompiled(), precompress(), pdfFonts()],
  resolve: { conditions: ['@remesa/source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    sourcemap: false,
    // The content security policy forbids an inline script and fonts in `data:` URLs, which these two options would
    // create.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_300,
    rolldownOptions: {
      // A constant number or name that several files use is written directly into each of them, so that no file has to
      // export it.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // The code that the portal needs before it renders is one file, in which Zod's setting precedes every schema.
        // The code that renders is another file (ADR 38). Icons, and the small modules that the start page shares with
        // the administration, are a third file. As separate files, each would be smaller than its HTTP headers (ADR
        // 21).
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 3 },
            { name: 'render', test: /portal\/src\/render\.tsx$/, priority: 2 },
            { name: 'shared', test: sharedByStartPage, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/oidc', '/login', '/config.json', '/i18n', '/privacy', '/sign-in-failures'].map((path) => [
        path,
        sandbox,
      ]),
    ),
  },
})
