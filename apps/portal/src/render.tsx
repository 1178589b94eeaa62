import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, type AppProps } from './app'

/** Renders the portal into the document. */
export const renderPortal = (props: AppProps): void => {
  const root = document.getElementById('root')
  if (root === null) throw new Error('[portal] index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <App {...props} />
    </StrictMode>,
  )
}
