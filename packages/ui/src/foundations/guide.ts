/** Facts about a component for its page in Storybook, each with a name and one sentence. */
export interface Guide {
  /** The parts of the component, in order from top to bottom, or from start to end. */
  readonly anatomy?: readonly (readonly [part: string, text: string])[]
  /** The keys that the component handles, except those of plain buttons and links. */
  readonly keys?: readonly (readonly [key: string, effect: string])[]
}

/**
 * Returns its argument, so that the parameter `guide` of a story file has a type. `parameters` itself has to be a plain
 * object, because Storybook changes it in the text of the file.
 */
export const guide = (facts: Guide): Guide => facts
