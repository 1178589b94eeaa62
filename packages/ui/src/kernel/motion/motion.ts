type Engine = typeof import('./motion-engine')

let engine: Engine | undefined

const loadEngine = (): void => {
  if (engine !== undefined) return
  import('./motion-engine').then(
    (loaded) => {
      engine = loaded
    },
    () => undefined,
  )
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Moves an element if movement is wanted and the engine has arrived, and calls back at the end in any case. Movement
 * only explains: nothing ever waits for it to be there. The first call fetches the engine for the next one.
 */
export function move(
  element: HTMLElement,
  keyframes: Readonly<Record<string, readonly string[]>>,
  onEnd: () => void = () => undefined,
): void {
  const still = isStill()
  if (still || engine === undefined) {
    if (!still) loadEngine()
    onEnd()
    return
  }
  const frames = Object.fromEntries(Object.entries(keyframes).map(([name, values]) => [name, [...values]]))
  engine.animate(element, frames, { duration: 0.22, ease: [0.2, 0.8, 0.2, 1] }).then(onEnd, onEnd)
}

/** Fetches the engine when a movement is likely to come soon, so that the first one is not left out. */
export function warmUpMotion(): void {
  if (!isStill()) loadEngine()
}
