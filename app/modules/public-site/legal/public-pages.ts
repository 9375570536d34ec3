import { textsOf } from '#app/shell/i18n/texts.server.ts'
import type { PublicPages } from '#app/shell/site/public-page.ts'
import { legalPages } from '#contract/core/legal.ts'

export const publicPages: PublicPages = (language) => {
  const t = textsOf(language, 'legal')
  return legalPages.map((page) => ({
    path: `/${page}`,
    group: 'company' as const,
    title: t(`page.${page}.title`),
    description: t(`page.${page}.description`),
  }))
}
