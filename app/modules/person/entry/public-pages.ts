import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { PublicPages } from '#app/shell/site/public-page.ts'

export const publicPages: PublicPages = (language) => {
  const t = textsOf(language, 'entry')
  return [
    {
      path: '/demo/login',
      group: 'product',
      title: t('demo.title'),
      description: t('demo.description'),
    },
    {
      path: '/register',
      group: 'product',
      title: t('register.title'),
      description: t('register.description'),
    },
    {
      path: '/login',
      group: 'product',
      title: t('login.title'),
      description: t('login.description'),
    },
  ]
}
