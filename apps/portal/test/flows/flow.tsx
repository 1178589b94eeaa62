import { StrictMode, useEffect, useRef, useState } from 'react'
import { App } from '../../src/app'
import { useExternalStore } from '../../src/kernel/state'
import { flowTime } from './flow-time'
import type { FlowTime } from './flow-times'
import { closeFlow, type FlowStart, moveTo, type OpenedPortal, openFlow } from './open-flow'

export interface FlowProps extends FlowStart {
  /** The time that is chosen in the toolbar. */
  readonly time: FlowTime
}

/**
 * The whole portal with a signed-in user, on the reference back end in this browser. The portal opens at the URL of the
 * flow.
 */
export function Flow({ time, ...start }: FlowProps) {
  const [portal, setPortal] = useState<OpenedPortal>()
  const [failure, setFailure] = useState<unknown>()
  const now = useExternalStore(flowTime)
  const shown = useRef<FlowTime>('begin')
  const latest = useRef<Promise<unknown>>(undefined)

  // The flow opens only once. Later changes in the toolbar are applied to the open flow.
  useEffect(() => {
    flowTime.set('begin')
    const leaving = new AbortController()
    const fail = (error: unknown) => {
      if (!leaving.signal.aborted) setFailure(error)
    }
    latest.current = openFlow(start, leaving.signal).then(setPortal, fail)
    return () => {
      leaving.abort()
      closeFlow()
    }
  }, [])

  useEffect(() => flowTime.set(time), [time])

  useEffect(() => {
    if (now === shown.current) return
    shown.current = now
    const earlier = latest.current
    const move = async () => {
      await earlier
      setPortal(undefined)
      setPortal(await moveTo(now, start))
    }
    latest.current = move().catch(setFailure)
  }, [now, start])

  useEffect(() => portal?.choice.choose(start.locale), [portal, start.locale])

  if (failure !== undefined) throw failure
  if (portal === undefined) return null
  const { services, choice } = portal
  return (
    <StrictMode>
      <App boot={Promise.resolve(services)} booted={services} locale={choice} />
    </StrictMode>
  )
}
