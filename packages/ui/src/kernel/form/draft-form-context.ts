import { createContext, use } from 'react'

interface DraftFormParts {
  readonly formId: string
  readonly labels: Map<string, string>
}

export const DraftFormContext = createContext<DraftFormParts | undefined>(undefined)

/** The form around a field. A field of a draft outside of a `DraftForm` is a mistake in the code. */
export function useDraftFormParts(): DraftFormParts {
  const parts = use(DraftFormContext)
  if (parts === undefined) throw new Error('[form] a bound field needs a DraftForm around it')
  return parts
}
