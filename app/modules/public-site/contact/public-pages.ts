import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { PublicPages } from '#app/shell/site/public-page.ts'
import { gaps } from './gaps.ts'

export const publicPages: PublicPages = (language) => {
  const t = textsOf(language, 'contact')
  return [
    {
      path: '/contact-us',
      group: 'company',
      title: t('contact.title'),
      description: t('contact.description'),
    },
    {
      path: '/coming-soon',
      group: 'product',
      title: t('soon.title'),
      description: t('soon.description'),
      text: gaps.map((gap) => `${t(`gap.${gap}.name`)} ${t(`gap.${gap}.today`)}`).join(' '),
    },
  ]
}
