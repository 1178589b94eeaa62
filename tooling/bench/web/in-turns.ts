import { median, type Timed } from '../measure.ts'

/** Measures two actions in turns. The first turn of each action fetches files, which later turns find in the cache. */
export async function inTurns(
  names: Pick<Timed, 'name' | 'baselineName' | 'goal'>,
  turns: number,
  { subject, baseline }: Record<'subject' | 'baseline', () => Promise<number>>,
): Promise<Timed> {
  await baseline()
  await subject()
  const taken: (readonly [number, number])[] = []
  for (let turn = 0; turn < turns; turn += 1) taken.push([await baseline(), await subject()])
  return {
    ...names,
    subject,
    baseline,
    times: {
      baseline: median(taken.map(([first]) => first)),
      subject: median(taken.map(([, second]) => second)),
    },
    ratio: median(taken.map(([first, second]) => second / first)),
  }
}
