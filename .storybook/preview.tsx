import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'
import { flowTimeNames } from '../apps/portal/test/flows/flow-times'
import '../packages/ui/src/theme/typeface.css'
import { optionalArguments } from '../packages/ui/src/foundations/optional-arguments'
import { inLength, TEXT_LENGTHS } from '../packages/ui/src/foundations/text-length'
import { LANGUAGE_NAMES, loadMessages, type Messages } from '../packages/ui/src/i18n'
import { RemesaProvider } from '../packages/ui/src/kernel'
import { applyColorMode, isColorMode } from '../packages/ui/src/theme'
import { textsIn } from '../packages/ui/test/texts-of'
import { untilRendered } from '../packages/ui/test/until-rendered'
import { ComponentPage } from './component-page'

// On a busy machine, code that is loaded when the user points at a button can take longer than the default of one
// second.
configure({ asyncUtilTimeout: 10_000 })

type Locale = keyof typeof LANGUAGE_NAMES

const isLocale = (value: unknown): value is Locale => typeof value === 'string' && value in LANGUAGE_NAMES
const localeOf = (value: unknown): Locale => (isLocale(value) ? value : 'en')

/** The entries of a menu in Storybook's toolbar. */
const choices = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }))

const viewport = (name: string, type: 'mobile' | 'tablet' | 'desktop', width: number, height: number) => ({
  name,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** The window sizes for which every screen is designed. */
const widths = {
  phone: viewport('Phone, 390', 'mobile', 390, 844),
  tablet: viewport('Tablet, 1024', 'tablet', 1024, 768),
  desktop: viewport('Desktop, 1366', 'desktop', 1366, 768),
}

/** The decorator that renders a story with the product's styles, in the chosen language and colour mode. */
const inProduct: Decorator = (Story, { globals, loaded, parameters }) => {
  const texts: Messages = loaded['messages']
  const mode = isColorMode(globals['colorMode']) ? globals['colorMode'] : 'light'
  useLayoutEffect(() => applyColorMode(mode), [mode])
  // A flow shows the whole portal, which has a provider of its own.
  if (parameters['flow'] === true) return <Story />
  return (
    <RemesaProvider locale={localeOf(globals['locale'])} messages={texts}>
      <div style={parameters['layout'] === 'fullscreen' ? {} : { padding: '24px' }}>
        <Story />
      </div>
    </RemesaProvider>
  )
}

export default {
  tags: ['autodocs'],
  decorators: [inProduct],
  // Texts and fonts are loaded before the story renders, so that play functions and axe find them.
  loaders: [
    async ({ globals }) => {
      // A font that is loaded while a story is being checked would move the checked elements.
      const locale = localeOf(globals['locale'])
      const [written] = await Promise.all([loadMessages(locale), document.fonts.load('1rem Geist')])
      const messages = inLength(written, globals['textLength'])
      return { messages, texts: textsIn(locale, messages) }
    },
  ],
  // Axe runs after this function, so it checks the final state of the story.
  afterEach: untilRendered,
  initialGlobals: { locale: 'en', colorMode: 'light', textLength: 'as', flowTime: 'begin' },
  argTypesEnhancers: [optionalArguments],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', items: choices(LANGUAGE_NAMES), dynamicTitle: true },
    },
    colorMode: {
      description: 'Appearance',
      toolbar: { icon: 'contrast', items: choices({ light: 'Light', dark: 'Dark' }), dynamicTitle: true },
    },
    textLength: {
      description: 'Length of texts',
      toolbar: { icon: 'paragraph', items: choices(TEXT_LENGTHS), dynamicTitle: true },
    },
    flowTime: {
      description: 'Time of the flow',
      toolbar: { icon: 'time', items: choices(flowTimeNames), dynamicTitle: true },
    },
  },
  parameters: {
    // The source texts of flows, for the map on the first page. The code of a flow is loaded only with the flow itself.
    flowSources: import.meta.glob('../apps/portal/test/flows/*.stories.tsx', {
      query: '?raw',
      import: 'default',
    }),
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      // A story shows only a part of a page. Main headings and landmarks are checked on whole pages.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
    layout: 'padded',
    controls: { expanded: true },
    viewport: { options: { ...MINIMAL_VIEWPORTS, ...widths } },
    // A story sets the language and the colour mode of its whole page, so in the docs it is rendered in a separate
    // frame.
    docs: { page: ComponentPage, story: { inline: false, height: '420px' } },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Words'],
          'Flows',
          'Screens',
          'Kernel',
          'Orders',
          'Declared values',
          'Session',
        ],
      },
    },
  },
} satisfies Preview
