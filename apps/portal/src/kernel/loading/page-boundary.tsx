import { useT } from '@remesa/ui/i18n'
import { Button, Icon } from '@remesa/ui/kernel'
import { Message } from '@remesa/ui/shell'
import { CircleHelp } from 'lucide'
import { Component, type ReactNode } from 'react'
import { ofTab } from '../storage'
import { hasNewBuild, shouldReloadForChunk } from './chunk-reload'

interface Props {
  readonly children: ReactNode
}

interface State {
  readonly failure: 'none' | 'chunk' | 'error'
}

/**
 * Whether an error means that a module failed to load. Browsers have no common error type for this failure, so each
 * browser is recognised by its message.
 */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|preload CSS|reading 'default'/i.test(
    error.message,
  )

/**
 * Reloads the page if the server has a new build. Does nothing if there is no new build, or if the server does not
 * respond.
 */
const reloadIfRebuilt = async (): Promise<void> => {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
  const isRebuilt = await hasNewBuild(() => fetch('/', { cache: 'no-store' }), entry)
  if (isRebuilt && shouldReloadForChunk(ofTab, Date.now())) location.reload()
}

/** Catches the errors of a page, so that menu and sign-out keep working. Give it a new `key` for every page. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failure: 'none' }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: isChunkFailure(error) ? 'chunk' : 'error' }
  }

  override componentDidCatch(error: unknown) {
    if (isChunkFailure(error)) void reloadIfRebuilt()
  }

  override render() {
    const { failure } = this.state
    if (failure === 'none') return this.props.children
    return <Broken isChunk={failure === 'chunk'} onRetry={() => this.setState({ failure: 'none' })} />
  }
}

function Broken({ isChunk, onRetry }: { readonly isChunk: boolean; readonly onRetry: () => void }) {
  const t = useT()
  return (
    <Message
      icon={<Icon of={CircleHelp} size={26} />}
      title={t(isChunk ? 'page.chunk.title' : 'page.unexpected.title')}
      description={t(isChunk ? 'page.chunk.description' : 'page.unexpected.description')}
      actions={
        <Button variant="primary" onClick={isChunk ? () => location.reload() : onRetry}>
          {t(isChunk ? 'popup.refresh' : 'action.retry')}
        </Button>
      }
    />
  )
}
