import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadCases } from '../bench/load-cases.ts'
import { root } from '../run.ts'

/** The properties of an XState state node that the diagram shows. */
interface StateNode {
  readonly id: string
  readonly key: string
  readonly type: string
  readonly states: Readonly<Record<string, StateNode>>
  readonly transitions: ReadonlyMap<string, readonly Transition[]>
  readonly always?: readonly Transition[]
  readonly initial: { readonly target: readonly StateNode[] }
  readonly invoke: readonly { readonly src: unknown }[]
}

interface Transition {
  /** The states that the transition leads to; absent if the transition changes only the context. */
  readonly target?: readonly StateNode[]
  readonly guard?: unknown
}

const isMachine = (value: unknown): value is { readonly root: StateNode } =>
  typeof value === 'object' && value !== null && 'root' in value && 'transition' in value

/** The text of a page with a diagram of each state machine of the domain. */
export async function machinesPage(): Promise<string> {
  const sources = join(root, 'packages/domain/src')
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.machine.ts'))
    .toSorted()
  const drawings = await Promise.all(files.map(drawingsIn))
  return [
    '# Machines',
    '',
    'The state machines of `@remesa/domain`, drawn from the code by `npm run docs`. Events that change only what a machine knows, and not its state, are not drawn.',
    '',
    ...drawings.flat(),
  ].join('\n')
}

async function drawingsIn(file: string): Promise<readonly string[]> {
  const found = await loadCases<Readonly<Record<string, unknown>>>('packages/domain', join('src', file))
  return Object.entries(found).flatMap(([name, value]) =>
    isMachine(value)
      ? [`## ${name}`, '', `[\`${file}\`](../packages/domain/src/${file})`, '', drawing(value.root), '']
      : [],
  )
}

/** A state machine as a Mermaid diagram, and the transitions of all its states in words. */
export function drawing(machine: StateNode): string {
  const everywhere = arrowsOf(machine).map(({ to, label }) => `- ${label}: to \`${pathOf(to)}\``)
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...stateLines(machine, '  '),
    ...arrowLines(statesBelow(machine)),
    '```',
    ...(everywhere.length > 0
      ? ['', 'From every state that does not say otherwise:', '', ...everywhere]
      : []),
  ].join('\n')
}

const childrenOf = (node: StateNode): readonly StateNode[] => Object.values(node.states)
const statesBelow = (node: StateNode): readonly StateNode[] =>
  childrenOf(node).flatMap((child) => [child, ...statesBelow(child)])

const pathOf = ({ id }: StateNode): string => id.split('.').slice(1).join('.')
const nameOf = (node: StateNode): string => pathOf(node).replaceAll('.', '_')

/** The diagram lines of nested states, with their initial and final states. */
function stateLines(node: StateNode, indent: string): readonly string[] {
  const inner = `${indent}  `
  return [
    ...node.initial.target.map((first) => `${indent}[*] --> ${nameOf(first)}`),
    ...childrenOf(node).flatMap((child) =>
      childrenOf(child).length === 0
        ? [
            `${indent}state "${child.key}" as ${nameOf(child)}`,
            ...(child.type === 'final' ? [`${indent}${nameOf(child)} --> [*]`] : []),
          ]
        : [`${indent}state "${child.key}" as ${nameOf(child)} {`, ...stateLines(child, inner), `${indent}}`],
    ),
  ]
}

interface Arrow {
  readonly to: StateNode
  readonly label: string
}

/**
 * The transitions of a state. If an event has several transitions, the last transition applies when the conditions of
 * the earlier ones are not met.
 */
function arrowsOf(node: StateNode): readonly Arrow[] {
  const ways = [...node.transitions, ...(node.always === undefined ? [] : [['', node.always] as const])]
  return ways.flatMap(([event, transitions]) =>
    transitions.flatMap(({ target = [], guard }, at) => {
      const condition = guard === undefined ? (at > 0 ? 'else' : undefined) : guardName(guard)
      const label = [eventName(node, event), condition && `[${condition}]`].filter(Boolean).join(' ')
      return target.map((to) => ({ to, label }))
    }),
  )
}

/**
 * The diagram lines of transitions. Mermaid can't draw an arrow from a state to a state inside it, so this arrow is
 * drawn from each innermost state instead.
 */
function arrowLines(nodes: readonly StateNode[]): readonly string[] {
  const labels = new Map<string, string[]>()
  for (const node of nodes) {
    for (const { to, label } of arrowsOf(node)) {
      const isInside = to.id.startsWith(`${node.id}.`)
      const starts = isInside ? statesBelow(node).filter((inner) => childrenOf(inner).length === 0) : [node]
      for (const start of starts) {
        const way = `${nameOf(start)} --> ${nameOf(to)}`
        labels.set(way, [...(labels.get(way) ?? []), label])
      }
    }
  }
  return [...labels].map(([way, texts]) => `  ${way}: ${texts.join('<br/>')}`)
}

const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : 'condition'
}

/**
 * The name of an event in words. For example, `xstate.done.actor.0.newOrder.saving` means that the first actor of the
 * state has finished.
 */
function eventName(node: StateNode, event: string): string {
  const [, kind, at] = /^xstate\.(done|error)\.actor\.(\d+)\./.exec(event) ?? []
  if (kind === undefined) return event === '' ? 'at once' : event
  const actor = String(node.invoke[Number(at)]?.src ?? 'actor')
  return kind === 'done' ? `${actor} is done` : `${actor} throws`
}
