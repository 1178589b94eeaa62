/** A receiver of a feed's events. */
export interface Followed {
  /** Ends the follower: the feed has closed, or could not deliver an event. */
  readonly onClosed: () => void
}

export interface Followers<Key, Follower extends Followed> {
  /** Adds a follower of a key until the returned function is called. After `close` a new follower is ended at once. */
  readonly add: (key: Key, follower: Follower) => () => void
  readonly of: (key: Key) => readonly Follower[]
  readonly all: () => readonly Follower[]
  /**
   * Delivers an event to each of some followers separately. A follower whose delivery fails, at once or later, is
   * reported and ended.
   */
  readonly tell: (some: readonly Follower[], event: (follower: Follower) => unknown) => void
  /** Ends all followers. */
  readonly close: () => void
}

/** Starts work at once; an error that it throws rejects the promise. */
const tried = async (work: () => unknown): Promise<unknown> => work()

/**
 * The followers of a feed, by their keys. A follower neither waits for other followers nor fails because of them. A
 * follower that has failed gets no more events: its reader reconnects.
 *
 * @param onFailure called with each failure.
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
