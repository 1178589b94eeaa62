import type { IconNode } from 'lucide'

type Attributes = IconNode[number][1]

const numbers = (attributes: Attributes, ...names: readonly string[]): readonly number[] =>
  names.map((name) => Number(attributes[name] ?? 0))

/** Path data of a circle or an ellipse as two arcs, because a single arc can't end where it begins. */
const round = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`

const rectangle = (attributes: Attributes): string => {
  const [x = 0, y = 0, width = 0, height = 0] = numbers(attributes, 'x', 'y', 'width', 'height')
  const r = Number(attributes['rx'] ?? attributes['ry'] ?? 0)
  const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`)
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
}

/**
 * Functions that return the path data of each kind of shape. Each path begins at an absolute point, so it does not
 * depend on the path before it.
 */
const pathsOf: Readonly<Record<string, (attributes: Attributes) => string>> = {
  path: ({ d }) => {
    const path = String(d)
    // A relative `m` at the beginning would start at the end of the previous shape, so an absolute move to the
    // origin precedes it.
    return path.startsWith('m') ? `M0 0${path}` : path
  },
  circle: (attributes) => {
    const [cx = 0, cy = 0, r = 0] = numbers(attributes, 'cx', 'cy', 'r')
    return round(cx, cy, r, r)
  },
  ellipse: (attributes) => {
    const [cx = 0, cy = 0, rx = 0, ry = 0] = numbers(attributes, 'cx', 'cy', 'rx', 'ry')
    return round(cx, cy, rx, ry)
  },
  rect: rectangle,
  line: (attributes) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers(attributes, 'x1', 'y1', 'x2', 'y2')
    return `M${x1} ${y1}L${x2} ${y2}`
  },
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
}

/** The path data of all shapes of an icon as a single path. */
export const pathOf = (icon: IconNode): string =>
  icon
    .map(([tag, attributes]) => {
      const draw = pathsOf[tag]
      if (draw === undefined) throw new Error(`[ui] an icon has a shape that can't be drawn: ${tag}`)
      return draw(attributes)
    })
    .join('')
