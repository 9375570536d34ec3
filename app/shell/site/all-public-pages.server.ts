import type { Language } from '#contract/core/fields.ts'
import { type PublicPage, type PublicPages, publicPageGroups } from './public-page.ts'

const found = import.meta.glob<PublicPages>('../../modules/*/*/public-pages.ts', {
  import: 'publicPages',
})

const known = new Map<Language, Promise<readonly PublicPage[]>>()

/** All public pages of all modules in a language, by group; the same array each time. */
export function allPublicPages(language: Language): Promise<readonly PublicPage[]> {
  const collected = known.get(language) ?? collect(language)
  known.set(language, collected)
  return collected
}

async function collect(language: Language): Promise<readonly PublicPage[]> {
  const modules = await Promise.all(Object.values(found).map((load) => load()))
  const pages = (await Promise.all(modules.map((publicPages) => publicPages(language)))).flat()
  const place = ({ group }: PublicPage) => publicPageGroups.indexOf(group)
  return pages.sort((a, b) => place(a) - place(b))
}
