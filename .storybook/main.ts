import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions, mergeConfig } from 'vite'

export default {
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../apps/portal/public'],
  framework: '@storybook/react-vite',
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      resolve: { conditions: ['@remesa/source', ...defaultClientConditions] },
      optimizeDeps: { include: ['@emotion/react', 'qrcode'] },
    }),
} satisfies StorybookConfig
