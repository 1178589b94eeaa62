import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { fail, root } from './run.ts'

const FOLDER = 'docs/pictures'

/** A picture of one revision, and the picture of another revision with the same name. */
export interface Compared {
  readonly name: string
  readonly before: Buffer | undefined
  readonly after: Buffer | undefined
}

/**
 * The difference of two pictures: a picture in which the different pixels are marked, and their share of all pixels
 * from 0 to 1.
 */
export interface Difference {
  readonly marked: Buffer
  readonly share: number
}

/** The picture on a background of this size, so that pictures of different sizes can be compared. */
const onGround = (picture: PNG, width: number, height: number): PNG => {
  const ground = new PNG({ width, height, fill: true })
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0)
  return ground
}

/**
 * The difference of two PNG files. Smoothed edges of letters do not count, but an area that only one of the pictures
 * has does.
 */
export const differenceOf = (before: Buffer, after: Buffer): Difference => {
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)] as const
  const width = Math.max(...pictures.map((picture) => picture.width))
  const height = Math.max(...pictures.map((picture) => picture.height))
  const [one, other] = pictures.map((picture) => onGround(picture, width, height)) as [PNG, PNG]
  const marked = new PNG({ width, height })
  const count = pixelmatch(one.data, other.data, marked.data, width, height)
  return { marked: PNG.sync.write(marked), share: count / (width * height) }
}

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 })

/** The result for a picture in words: new, removed, equal, or the share of pixels that differ. */
const outcomeOf = ({ before, after }: Compared, difference: Difference | undefined): string => {
  if (before === undefined) return 'new'
  if (after === undefined) return 'removed'
  return difference === undefined || difference.share === 0
    ? 'equal'
    : `${percent.format(difference.share)} differs`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const figure = (caption: string, picture: Buffer | undefined): string =>
  picture === undefined
    ? `<figure><figcaption>${caption}</figcaption><p>none</p></figure>`
    : `<figure><figcaption>${caption}</figcaption><img alt="" src="data:image/png;base64,${picture.toString('base64')}"></figure>`

/**
 * An HTML page with every picture of both revisions and their differences, largest differences first. The pictures are
 * embedded in the page, so it needs no other file.
 */
export const pageOf = (title: string, pictures: readonly Compared[]): string => {
  const parts = pictures
    .map((picture) => {
      const { before, after } = picture
      const difference = before && after ? differenceOf(before, after) : undefined
      return { picture, difference, share: difference?.share ?? 1 }
    })
    .sort((a, b) => b.share - a.share)
    .map(({ picture, difference, share }) => {
      const { name, before, after } = picture
      const heading = `<h2>${escaped(name)}: ${outcomeOf(picture, difference)}</h2>`
      if (share === 0) return heading
      return `${heading}<div>${figure('before', before)}${figure('after', after)}${figure('difference', difference?.marked)}</div>`
    })
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>body{font:16px/1.5 system-ui;margin:24px}div{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,360px),1fr));gap:16px}
figure{margin:0}img{max-width:100%;border:1px solid #888}</style>
<h1>${escaped(title)}</h1>
${parts.join('\n')}
</html>
`
}

const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] })

/** The pictures of a revision by name or, without a revision, the pictures of the working tree. */
const picturesOf = (revision: string | undefined): ReadonlyMap<string, Buffer> => {
  const isPicture = (name: string) => name.endsWith('.png')
  if (revision === undefined) {
    const folder = join(root, FOLDER)
    const names = existsSync(folder) ? readdirSync(folder).filter(isPicture) : []
    return new Map(names.map((name) => [name, readFileSync(join(folder, name))]))
  }
  try {
    const names = git('ls-tree', '--name-only', `${revision}:${FOLDER}`)
      .toString()
      .split('\n')
      .filter(isPicture)
    return new Map(names.map((name) => [name, git('show', `${revision}:${FOLDER}/${name}`)]))
  } catch {
    return fail(`There is no revision "${revision}" with pictures in ${FOLDER}.`)
  }
}

/**
 * Writes the page of differences between the pictures of two revisions.
 *
 * @param to The later revision; if it is `undefined`, the pictures of the working tree.
 */
export const comparePictures = (from: string, to: string | undefined): void => {
  const [before, after] = [picturesOf(from), picturesOf(to)]
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  const pictures = names.map((name) => ({ name, before: before.get(name), after: after.get(name) }))
  const folder = join(root, 'node_modules/.cache/pictures')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'differences.html')
  writeFileSync(file, pageOf(`Pictures of ${from} and of ${to ?? 'the working tree'}`, pictures))
  console.log(`▸ ${file}`)
}
