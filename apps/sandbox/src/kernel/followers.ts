/** A receiver of the events of a feed. */
export interface Followed {
  /**
   * The function that is called when the receiver gets no more events: the feed was closed, or an event could not be
   * delivered.
   */
  readonly onClosed: () => void
}

export interface Followers<Key, Follower extends Followed> {
  /**
   * Adds a receiver under a key. The returned function removes the receiver. After `close`, a new receiver is ended at
   * once.
   */
  readonly add: (key: Key, follower: Follower) => () => void
  readonly of: (key: Key) => readonly Follower[]
  readonly all: () => readonly Follower[]
  /**
   * Delivers an event to the receivers in `some`. If a delivery fails, immediately or later, the failure is reported
   * and the receiver is ended. The remaining receivers get the event nevertheless.
   */
  readonly tell: (some: readonly Follower[], event: (follower: Follower) => unknown) => void
  /** Ends all receivers of the feed. */
  readonly close: () => void
}

/** Starts the work at once. If the work throws an error, the promise rejects. */
const tried = async (work: () => unknown): Promise<unknown> => work()

/**
 * The receivers of a feed, by their keys. A receiver is neither delayed by other receivers nor affected by their
 * failures. After a failure a receiver gets no more events, so its client connects again.
 *
 * @param onFailure called with each failed delivery.
 */
export const createFollowers = <Key, Follower extends Followed>(
  onFailure: (error: unknown) => void,
): Followers<Key, Follower> => {
  const byKey = new Map<Key, Set<Follower>>()
  let isClosed = false
  const remove = (key: Key, follower: Follower) => {
    const some = byKey.get(key)
    some?.delete(follower)
    if (some?.size === 0) byKey.delete(key)
  }
  const end = (follower: Follower) => {
    for (const key of [...byKey.keys()]) remove(key, follower)
    tried(follower.onClosed).catch(onFailure)
  }
  const all = () => [...byKey.values()].flatMap((some) => [...some])
  return {
    add: (key, follower) => {
      if (isClosed) queueMicrotask(() => end(follower))
      byKey.set(key, (byKey.get(key) ?? new Set()).add(follower))
      return () => remove(key, follower)
    },
    of: (key) => [...(byKey.get(key) ?? [])],
    all,
    tell: (some, event) => {
      for (const follower of some)
        tried(() => event(follower)).catch((error: unknown) => {
          onFailure(error)
          end(follower)
        })
    },
    close: () => {
      isClosed = true
      for (const follower of all()) end(follower)
    },
  }
}
