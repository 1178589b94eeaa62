import { lazyPart, withTexts } from '../../kernel/loading'

/** The list of all points with its texts, loaded only for users with several points. */
export const AllPoints = lazyPart(() =>
  withTexts('points', async () => (await import('./all-points')).AllPoints),
)
