import { DocsContext, useOf } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, STORY_ARGS_UPDATED } from 'storybook/internal/core-events'
import type { Args, ModuleExport } from 'storybook/internal/types'

interface StoryFrameProps {
  readonly of: ModuleExport
  /** The bounds of the frame's height in pixels. Between them, the frame is as high as its story. */
  readonly minHeight: number
  readonly maxHeight: number
}

/** The preview of Storybook in a frame, as far as it is used here. */
interface FramedPreview {
  readonly onUpdateArgs: (change: { readonly storyId: string; readonly updatedArgs: Args }) => void
}

/** The choices of the toolbar that a story in a frame follows. The width is that of the docs page. */
const FOLLOWED = ['locale', 'colorMode', 'textLength']

/** The height of a story that covers the whole page, such as a dialog, in pixels. */
const PAGE_HEIGHT = 480

/**
 * A story in a separate frame, which follows the toolbar and the controls. Storybook's own frame ignores both, and has
 * the same height for every story.
 */
export function StoryFrame({ of, minHeight, maxHeight }: StoryFrameProps) {
  const context = useContext(DocsContext)
  const { story } = useOf(of, ['story'])
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(minHeight)
  const isPage = story.parameters['layout'] === 'fullscreen'

  const { channel } = context
  const globals = useSyncExternalStore(
    (onChange) => {
      channel.on(GLOBALS_UPDATED, onChange)
      return () => channel.off(GLOBALS_UPDATED, onChange)
    },
    () => {
      const chosen = context.getStoryContext(story).globals
      return FOLLOWED.map((name) => `${name}:${chosen[name]}`).join(';')
    },
  )

  useEffect(() => {
    const names = new Set<string>()
    let last = '{}'
    const send = ({ storyId }: { readonly storyId: string }) => {
      if (storyId !== story.id) return
      const { args } = context.getStoryContext(story)
      for (const name of Object.keys(args)) if (args[name] !== story.initialArgs[name]) names.add(name)
      const updatedArgs = Object.fromEntries([...names].map((name) => [name, args[name]]))
      // The preview in the frame reports its change to this page, so the same arguments are not sent again.
      const text = JSON.stringify(updatedArgs)
      if (text === last) return
      last = text
      previewIn(frame.current)?.onUpdateArgs({ storyId, updatedArgs })
    }
    channel.on(STORY_ARGS_UPDATED, send)
    return () => channel.off(STORY_ARGS_UPDATED, send)
  }, [channel, context, story])

  const followHeight = () => {
    const page = frame.current?.contentDocument
    const root = page?.getElementById('storybook-root')
    if (!page || !root || isPage) return
    const follow = () => {
      const isCovered = page.querySelector('[role=dialog], [role=alertdialog]') !== null
      const bottom = isCovered ? PAGE_HEIGHT : Math.ceil(root.getBoundingClientRect().bottom) + 16
      setHeight(Math.min(Math.max(bottom, minHeight), maxHeight))
    }
    // The observers belong to the document of the frame, so they end with this document.
    new ResizeObserver(follow).observe(root)
    new MutationObserver(follow).observe(page.body, { childList: true })
  }

  const query = new URLSearchParams({ id: story.id, viewMode: 'story', globals })
  return (
    <iframe
      ref={frame}
      title={story.name}
      src={`iframe.html?${query}`}
      onLoad={followHeight}
      style={{
        width: '100%',
        height: isPage ? PAGE_HEIGHT : height,
        border: '1px solid rgb(127 127 127 / 0.3)',
        borderRadius: 4,
      }}
    />
  )
}

const previewIn = (frame: HTMLIFrameElement | null): FramedPreview | undefined =>
  (frame?.contentWindow as { readonly __STORYBOOK_PREVIEW__?: FramedPreview } | null | undefined)
    ?.__STORYBOOK_PREVIEW__
