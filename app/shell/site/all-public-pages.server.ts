import type { Language } from '#contract/core/fields.ts'
import { partsOf } from '../modules.ts'
import { type PublicPage, publicPageGroups } from './public-page.ts'

const pagesOfModules = partsOf('publicPages')

const known = new Map<Language, Promise<readonly PublicPage[]>>()

/** All public pages of all modules in a language, by group; the same array each time. */
export function allPublicPages(language: Language): Promise<readonly PublicPage[]> {
  const collected = known.get(language) ?? collect(language)
  known.set(language, collected)
  return collected
}

async function collect(language: Language): Promise<readonly PublicPage[]> {
  const parts = await pagesOfModules.load()
  const lists = await Promise.all(parts.map(([, { publicPages }]) => publicPages(language)))
  const pages = lists.flat()
  const place = ({ group }: PublicPage) => publicPageGroups.indexOf(group)
  return pages.sort((a, b) => place(a) - place(b))
}
