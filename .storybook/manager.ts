import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import { colors } from '../packages/ui/src/theme/colors'

/** Whether a story has no arguments to try, so that Storybook hides its panel: foundations, whole screens and flows. */
const withoutPanel = /^(welcome|foundations|screens)-|^flows-.+--by-hand$/

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Remesa',
    brandImage: './favicon.svg',
    brandUrl: './?path=/story/welcome--the-map',
    brandTarget: '_self',
    colorPrimary: colors.link.light,
    colorSecondary: colors.link.light,
    appBg: colors.bg.light,
    appContentBg: colors.surface.light,
    appBorderColor: colors.border.light,
    barBg: colors.surface.light,
    textColor: colors.fg.light,
    textMutedColor: colors['fg.muted'].light,
    fontBase: '"Geist", system-ui, sans-serif',
  }),
  sidebar: { showRoots: true },
  layoutCustomisations: {
    showPanel: ({ storyId }, defaultValue) => (withoutPanel.test(storyId) ? false : defaultValue),
  },
})
