import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { PublicPages } from '#app/shell/site/public-page.ts'

export const publicPages: PublicPages = (language) => {
  const t = textsOf(language, 'site')
  return [
    { path: '/', group: 'product', title: t('lost.home'), description: t('tagline') },
    {
      path: '/sitemap',
      group: 'company',
      title: t('map.title'),
      description: t('map.description'),
    },
  ]
}
