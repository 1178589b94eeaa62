import { instance } from '@viz-js/viz'

const looks = [
  'compound=true rankdir=TB nodesep=0.6 ranksep=0.7 bgcolor="transparent" fontname="Arial" fontsize=11 color="#8894a8" fontcolor="currentColor"',
  'node [shape=box style=rounded fontname="Arial" fontsize=11 color="#8894a8" fontcolor="currentColor"]',
  'edge [fontname="Arial" fontsize=9 color="#8894a8" fontcolor="currentColor"]',
]

/**
 * The name of an invisible point inside a cluster of states. In Graphviz an arrow can't end at a cluster, so an arrow
 * to the cluster ends at this point.
 */
const anchor = (name: string) => `${name}__inside`

/**
 * A state diagram from `npm run docs`, in the language of Graphviz. A state with nested states becomes a box around the
 * nested states.
 *
 * @throws for a line of any other syntax.
 */
export function graphOf(diagram: string): string {
  const clusters = new Set([...diagram.matchAll(/state ".*" as (\w+) \{/g)].map(([, name]) => name))
  const end = (name: string) => (clusters.has(name) ? anchor(name) : name)
  const boundary = (way: 'ltail' | 'lhead', name: string) =>
    clusters.has(name) ? ` ${way}="cluster_${name}"` : ''
  let points = 0
  const point = (style: string) => {
    points += 1
    return { name: `point_${points}`, line: `point_${points} [${style}]` }
  }
  const edges: string[] = []
  const lines = diagram
    .split('\n')
    .slice(1)
    .map((raw) => {
      const line = raw.trim()
      const open = /^state "(.*)" as (\w+) \{$/.exec(line)
      if (open?.[2] !== undefined)
        return `subgraph "cluster_${open[2]}" { label="${open[1]}" ${anchor(open[2])} [shape=point style=invis width=0]`
      if (line === '}' || line === '') return line
      const state = /^state "(.*)" as (\w+)$/.exec(line)
      if (state) return `${state[2]} [label="${state[1]}"]`
      const [, from = '', to = '', label = ''] = /^(\[\*\]|\w+) --> (\[\*\]|\w+)(?:: (.*))?$/.exec(line) ?? []
      if (from === '') throw new Error(`a drawing of states can't have the line "${line}"`)
      const start = from === '[*]' ? point('shape=point width=0.15') : undefined
      const final = to === '[*]' ? point('shape=doublecircle label="" width=0.12') : undefined
      const text = label.replaceAll('<br/>', '\\n').replaceAll('"', '\\"')
      edges.push(
        `${start?.name ?? end(from)} -> ${final?.name ?? end(to)} [label="${text}"${boundary('ltail', from)}${boundary('lhead', to)}]`,
      )
      return [start?.line, final?.line].filter(Boolean).join('\n')
    })
  return `digraph {\n${[...looks, ...lines, ...edges].join('\n')}\n}`
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The plain text of highlighted HTML code. */
const plain = (html: string) =>
  html
    .replaceAll(/<br\/?>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)

/** A flow chart in the language of Graphviz. */
export function chartOf(chart: string): string {
  const lines = chart
    .split('\n')
    .slice(1)
    .map((raw) => {
      const line = raw.trim()
      const node = /^(\w+)\["(.*)"\]$/.exec(line)
      if (node) return `${node[1]} [label="${node[2]}"]`
      const [, from, dotted, to] = /^(\w+) (?:-->|-\. "(.*)" \.->) (\w+)$/.exec(line) ?? []
      if (from === undefined && line !== '') throw new Error(`a flow chart can't have the line "${line}"`)
      return from === undefined ? '' : `${from} -> ${to}${dotted ? ` [style=dashed label="${dotted}"]` : ''}`
    })
  return `digraph {\n${[...looks, ...lines].join('\n')}\n}`
}

/**
 * Replaces the code of diagrams in a page with images, so that no script has to draw them. `keep` stores an image as a
 * file, and returns its URL. At this URL a large image can be viewed.
 */
export async function drawDiagrams(
  keep: (svg: string) => string,
): Promise<(html: string, base: string) => string> {
  const viz = await instance()
  return (html, base) =>
    html.replaceAll(
      /<pre><code class="mermaid">([\s\S]*?)<\/code>[\s\S]*?<\/pre>/g,
      (block, code: string) => {
        const text = plain(code).trim()
        const graph = text.startsWith('stateDiagram')
          ? graphOf
          : text.startsWith('flowchart')
            ? chartOf
            : undefined
        if (graph === undefined) return block
        const svg = viz.renderString(graph(text), { format: 'svg' })
        const inPage = svg.slice(svg.indexOf('<svg'))
        return `<div class="drawing">${inPage}<p><a href="${base}${keep(svg)}">The drawing in full size</a></p></div>`
      },
    )
}
