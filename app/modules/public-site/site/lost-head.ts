import type { MetaDescriptor } from '@remix-run/cloudflare'
import type { Translate } from '#app/shell/i18n/translate.ts'
import { productName } from '#app/shell/product-name.ts'

/** The specification's generic title and description, the latter in the language of the page. */
export function lostHead(t: Translate): MetaDescriptor[] {
  return [
    { title: productName },
    { name: 'description', content: t('tagline') },
    { name: 'robots', content: 'noindex' },
  ]
}
