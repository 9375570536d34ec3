import type { Language } from '#contract/core/fields.ts'
import { defaultLanguage } from '../i18n/languages.ts'
import drawn from './social-pictures.json'

const names = new Set<string>(drawn)

/**
 * The path of the picture that social sites show for a page, in a language; undefined for a page
 * that has none. `npm run pictures` draws them, and lists what there is in the file beside.
 */
export function socialPicture(
  path: string,
  language: Language = defaultLanguage,
): string | undefined {
  const name = path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'
  return names.has(name) ? `/pictures/social/${name}.${language}.png` : undefined
}
