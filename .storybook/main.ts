import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'
import { flowBackEnd } from '../tooling/flows/vite-plugin.ts'

export default {
  stories: ['../packages/ui/src/**/*.stories.tsx', '../apps/portal/test/flows/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../apps/portal/public'],
  framework: '@storybook/react-vite',
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [flowBackEnd()],
      resolve: { conditions: ['@remesa/source', ...defaultClientConditions] },
      optimizeDeps: { include: ['qrcode', 'storybook/internal/core-events'] },
    }),
} satisfies StorybookConfig
