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

// A part that is fetched on intent takes longer than the usual second on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

type Locale = keyof typeof LANGUAGE_NAMES

const isLocale = (value: unknown): value is Locale => typeof value === 'string' && value in LANGUAGE_NAMES
const localeOf = (value: unknown): Locale => (isLocale(value) ? value : 'en')

/** The choices of a menu of the toolbar. */
const choices = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }))

const viewport = (name: string, type: 'mobile' | 'tablet' | 'desktop', width: number, height: number) => ({
  name,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** The widths that every screen is designed for. */
const widths = {
  phone: viewport('Phone, 390', 'mobile', 390, 844),
  tablet: viewport('Tablet, 1024', 'tablet', 1024, 768),
  desktop: viewport('Desktop, 1366', 'desktop', 1366, 768),
}

/** Every story stands in the product: its styles, its texts in the chosen language, its light or dark mode. */
const inProduct: Decorator = (Story, { globals, loaded, parameters }) => {
  const texts: Messages = loaded['messages']
  const mode = isColorMode(globals['colorMode']) ? globals['colorMode'] : 'light'
  useLayoutEffect(() => applyColorMode(mode), [mode])
  // A flow shows the whole portal, which has its own.
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
  // Before the story renders, so that what a play function or axe looks at is there.
  loaders: [
    async ({ globals }) => {
      // A face that comes while a story is being checked moves what is checked.
      const locale = localeOf(globals['locale'])
      const [written] = await Promise.all([loadMessages(locale), document.fonts.load('1rem Geist')])
      const messages = inLength(written, globals['textLength'])
      return { messages, texts: textsIn(locale, messages) }
    },
  ],
  // Axe looks once what it looks at was rendered.
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
    // Their texts, for the map of the first page: a flow's code is loaded by itself alone.
    flowSources: import.meta.glob('../apps/portal/test/flows/*.stories.tsx', {
      query: '?raw',
      import: 'default',
    }),
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      // A story is a part of a page: whether a page has one main heading and landmarks is asked of the pages.
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
    // A story sets language and appearance of its whole page: in the docs it has a page of its own.
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
