import type { ApiError } from '@remesa/api-client'
import type { Result } from '@remesa/domain/kernel'
import type { ActionFailure } from '@remesa/ui/orders'
import { useRef, useState } from 'react'
import { match, P } from 'ts-pattern'

/** The key was already used for something else that was sent. */
const KEY_REUSED = 'idempotency-key-reused'

/** A gateway that gave up does not know whether the back end went on. */
const GATEWAY_STATUSES = [502, 503, 504] as const

/** What a dialog says when its call failed; `undefined` when the call was given up on purpose. */
export const actionFailure = (error: ApiError): ActionFailure | undefined => {
  const kind = match(error)
    .returnType<ActionFailure['kind'] | undefined>()
    .with({ kind: 'rejected', code: KEY_REUSED }, () => 'conflict')
    .with({ kind: 'rejected' }, () => 'refused')
    .with({ kind: P.union('unauthorized', 'forbidden') }, () => 'forbidden')
    .with({ kind: 'server', status: P.union(...GATEWAY_STATUSES) }, () => 'unknown')
    .with({ kind: 'server' }, () => 'not-saved')
    .with({ kind: P.union('network', 'timeout', 'malformed') }, () => 'unknown')
    .with({ kind: 'aborted' }, () => undefined)
    .exhaustive()
  if (kind === undefined) return undefined
  return error.kind === 'rejected'
    ? { kind, issues: error.issues, message: error.message }
    : { kind, issues: [], message: null }
}

export interface OrderCall<Input> {
  readonly call: (input: Input) => Promise<Result<unknown, ApiError>>
  readonly onDone: () => void
  readonly onFailed: (error: ApiError) => void
}

/** A call that changes something: one at a time, its failure kept until the next attempt. */
export const useOrderCall = <Input>({ call, onDone, onFailed }: OrderCall<Input>) => {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly failure?: ApiError }>({
    isBusy: false,
  })
  // A second click can come before the first one has drawn anything.
  const isUnderWay = useRef(false)
  const send = async (input: Input): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState({ isBusy: true })
    const answer = await call(input)
    isUnderWay.current = false
    setState(answer.ok ? { isBusy: false } : { isBusy: false, failure: answer.error })
    if (answer.ok) onDone()
    else onFailed(answer.error)
  }
  return {
    isBusy: state.isBusy,
    failure: state.failure && actionFailure(state.failure),
    send: (input: Input) => void send(input),
  }
}
