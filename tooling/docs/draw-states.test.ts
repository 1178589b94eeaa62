import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { instance } from '@viz-js/viz'
import { describe, expect, it } from 'vitest'
import { root } from '../run.ts'
import { chartOf, drawDiagrams, graphOf } from './draw-states.ts'

const page = readFileSync(join(root, 'docs/machines.md'), 'utf8')
const drawings = [...page.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(([, text = '']) => text.trim())

describe('the drawings of the site', () => {
  it('the SVG picture of a state machine contains every state and transition of the diagram’s source text', async () => {
    const viz = await instance()
    expect(drawings.length).toBeGreaterThan(2)
    for (const drawing of drawings) {
      const svg = viz.renderString(graphOf(drawing), { format: 'svg' })
      expect(svg.match(/class="edge"/g)).toHaveLength(drawing.match(/ --> /g)?.length ?? 0)
      for (const [, label = ''] of drawing.matchAll(/state "(.*)" as/g))
        expect(svg).toContain(`>${label}</text>`)
    }
  })

  it('a diagram with a line that can’t be drawn is refused with an error', () => {
    expect(() => graphOf('stateDiagram-v2\n  note right of idle')).toThrow('note right of idle')
  })

  it('the picture of the architecture contains the layers and their imports', () => {
    const chart = chartOf(
      'flowchart TB\n  ui["packages/ui: components"]\n  portal --> ui\n  portal -. "HTTP" .-> sandbox',
    )
    expect(chart).toContain(
      'ui [label="packages/ui: components"]\nportal -> ui\nportal -> sandbox [style=dashed label="HTTP"]',
    )
    expect(() => chartOf('flowchart TB\n  subgraph one')).toThrow('subgraph one')
  })

  it('every diagram of a page is replaced by a picture, and the page’s other code blocks are not changed', async () => {
    const draw = await drawDiagrams(() => 'media/drawing.svg')
    const code = (text: string) => `<pre><code class="mermaid">${text}</code><button>Copy</button></pre>`
    expect(draw(code('<span>stateDiagram-v2</span><br/>  a --&gt; b: go [is &quot;x&quot;]'), '../')).toMatch(
      /^<div[^>]*><svg[\s\S]*go \[is &quot;x&quot;\][\s\S]*<\/svg>[\s\S]*href="\.\.\/media\/drawing\.svg"[\s\S]*<\/div>$/,
    )
    expect(draw(code('sequenceDiagram'), '')).toBe(code('sequenceDiagram'))
  })
})
