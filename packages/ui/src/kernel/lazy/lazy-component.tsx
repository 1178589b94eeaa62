import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

import { CODE_RETRY_MS } from '../time-limits'

/**
 * The time at which code that failed to load is requested again. `later` is after five seconds, or as soon as the
 * browser is online.
 */
export type Retry = 'now' | 'later' | 'never'

/** Settings of a component whose code is loaded when it is needed. */
export interface LazyOptions<Props extends object = object> {
  /** The content that is shown while the code of the component loads. */
  readonly fallback?: ReactNode | ((props: Props) => ReactNode)
  /**
   * Decides when code is requested again after a failure. `last` is the decision after the previous failure. By
   * default the decision is always `later`.
   */
  readonly retry?: (last: Retry | undefined) => Promise<Retry>
}

/** A component whose code is loaded when it is first rendered. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode
  /**
   * Loads the code before the component is rendered. A failure to load is thrown only when the component is rendered.
   */
  readonly preload: () => void
  /** Resolves once the code is loaded. Rejects with the error that rendering the component would throw. */
  readonly loaded: () => Promise<void>
}

/**
 * A component whose code is loaded when it is first rendered or, if it has a prop `isOpen`, when `isOpen` is first
 * true. Afterwards the component stays mounted, so it keeps its state while it is closed. Code that is already
 * loaded is rendered at once.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, retry = async () => 'later' }: LazyOptions<Props> = {},
): LazyComponent<Props> => {
  let here: ComponentType<Props> | undefined
  const fetched = async () => {
    here ??= await retried(load, retry)
    return { default: here }
  }
  const Fetched = lazy(fetched)

  function Wanted(props: Props) {
    // React's `lazy` is not used, because its components suspend even if the code is loaded, and then show the
    // fallback for 300 ms.
    const [Part] = useState(() => here ?? Fetched)
    return (
      <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
        <Part {...props} />
      </Suspense>
    )
  }

  function Lazy(props: Props) {
    const isOpen = !('isOpen' in props) || props.isOpen === true
    const [wasOpen, setWasOpen] = useState(isOpen)
    if (isOpen && !wasOpen) setWasOpen(true)
    return isOpen || wasOpen ? <Wanted {...props} /> : null
  }

  return Object.assign(Lazy, {
    preload: () => {
      load().then(
        (part) => {
          here ??= part
        },
        () => undefined,
      )
    },
    loaded: async () => {
      await fetched()
    },
  })
}

/**
 * Loads code, and repeats failed attempts as `retry` decides.
 * @throws the error of `load` if `retry` decides against another attempt.
 */
const retried = async <Part,>(
  load: () => Promise<Part>,
  retry: (last: Retry | undefined) => Promise<Retry>,
): Promise<Part> => {
  let last: Retry | undefined
  for (;;) {
    try {
      return await load()
    } catch (failure) {
      last = await retry(last)
      if (last === 'never') throw failure
      if (last === 'later') await untilNextTry()
    }
  }
}

const untilNextTry = (): Promise<void> =>
  new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, CODE_RETRY_MS)
    window.addEventListener('online', goOn)
  })
