import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { PublicPages } from '#app/shell/site/public-page.ts'
import { changes } from './changes.ts'

export const publicPages: PublicPages = (language) => {
  const t = textsOf(language, 'roadmap')
  return [
    {
      path: '/timeline',
      group: 'company',
      title: t('title'),
      description: t('description'),
      updated: changes[0].date,
      text: changes
        .map(({ id }) => `${t(`changes.${id}.title`)} ${t(`changes.${id}.words`)}`)
        .join(' '),
    },
  ]
}
