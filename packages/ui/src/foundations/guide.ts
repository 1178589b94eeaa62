/** Facts about a component for its page in Storybook, each with a name and one sentence. */
export interface Guide {
  /** The parts of the component, from the top or from the start. */
  readonly anatomy?: readonly (readonly [part: string, text: string])[]
  /** The keys that the component handles, except those of plain buttons and links. */
  readonly keys?: readonly (readonly [key: string, effect: string])[]
}

/**
 * The parameter `guide` of a story file, with its type. Storybook changes `parameters` in the text of the file, so it
 * has to be an object there.
 */
export const guide = (facts: Guide): Guide => facts
