import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { PublicPages } from '#app/shell/site/public-page.ts'
import { developersPath } from './paths.ts'

export const publicPages: PublicPages = (language) => {
  const t = textsOf(language, 'developers')
  return [
    {
      path: developersPath,
      group: 'help',
      title: t('index.title'),
      description: t('index.description'),
    },
  ]
}
