import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ELSEWHERE = /^(?:[a-z]+:|$)/

/** Links of the built site that lead to a missing file or anchor, each with a page that contains it. */
export function deadLinks(folder: string): readonly string[] {
  const texts = new Map(
    globSync('**/*.html', { cwd: folder }).map((page) => [
      join(folder, page),
      readFileSync(join(folder, page), 'utf8'),
    ]),
  )
  const places = new Map(
    [...texts].map(([file, text]) => [
      file,
      new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  )
  const dead = new Map<string, string>()
  for (const [page, text] of texts) {
    for (const [, written = ''] of text.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      if (ELSEWHERE.test(written)) continue
      const [path = '', place = ''] = written.split('#').map(decodeURIComponent)
      const file = path === '' ? page : join(dirname(page), path)
      const holds = places.get(file)
      if (existsSync(file) && (place === '' || holds === undefined || holds.has(place))) continue
      dead.set(written, page.slice(folder.length + 1))
    }
  }
  return [...dead].map(([link, page]) => `${page}: ${link}`)
}
