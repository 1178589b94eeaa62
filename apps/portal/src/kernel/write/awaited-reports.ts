import { createExternalStore } from '../state'
import { ofTab, storedText } from '../storage'

/**
 * The reports that were requested in this tab and are not ready yet. They are stored, so that they survive a reload.
 * When a report is ready, whatever page is open announces it.
 */
const stored = storedText(ofTab, 'remesa.awaited-reports')

/** Ids of the reports that were requested in this tab and have not been announced yet. */
export const awaitedReports = createExternalStore<readonly string[]>(
  stored.read()?.split(' ').filter(Boolean) ?? [],
)

const keep = (ids: readonly string[]): void => {
  awaitedReports.set(ids)
  if (ids.length === 0) stored.remove()
  else stored.write(ids.join(' '))
}

/** Marks the reports with these ids, so that the portal announces each report when it is ready. */
export const awaitReports = (ids: readonly string[]): void => {
  const added = ids.filter((id) => !awaitedReports.get().includes(id))
  if (added.length > 0) keep([...awaitedReports.get(), ...added])
}

/** Unmarks the reports with these ids, so that the portal no longer waits for these reports. */
export const endAwaiting = (ids: readonly string[]): void => {
  const left = awaitedReports.get().filter((id) => !ids.includes(id))
  if (left.length < awaitedReports.get().length) keep(left)
}

/** The id of the new report, from the response to its request; `undefined` if the back end sends no id. */
export const requestedReportId = (answer: unknown): string | undefined => {
  const id: unknown = Reflect.get(Object(answer), 'id')
  return typeof id === 'number' || typeof id === 'string' ? String(id) : undefined
}
