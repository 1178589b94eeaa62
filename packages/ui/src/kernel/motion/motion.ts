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
 * Animates an element if motion is allowed and the animation engine is loaded. The callback is called at the end in
 * any case. The first call animates nothing, and loads the engine for later calls.
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

/** Loads the animation engine when an animation is likely soon, so that the first animation is not skipped. */
export function warmUpMotion(): void {
  if (!isStill()) loadEngine()
}
