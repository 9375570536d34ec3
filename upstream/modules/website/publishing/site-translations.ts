import type { Reader } from '../../../firm/store.ts'
import type { Said, TranslationSource } from '../../firm/translations/index.ts'
import { groupTitle, listPages } from '../pages/index.ts'
import { getSiteSettings } from '../site-settings/index.ts'
import { groupsOf, missingTranslations } from './translations.ts'

/** Pages and posts of the site, each with the languages that it is written in. */
function groups(reader: Reader): Said[] {
  const { languages, defaultLanguage } = getSiteSettings(reader)
  const pages = listPages(reader)
  const old = new Map(
    missingTranslations(pages, languages).map(({ groupId, outdated }) => [groupId, outdated]),
  )
  return [...groupsOf(pages)].flatMap(([groupId, members]) => {
    const first = members.find(({ language }) => language === defaultLanguage) ?? members[0]
    if (!first) return []
    const said = members.map(({ language }) => language)
    const title = groupTitle(members, defaultLanguage)
    return [{ id: first.id, title, said, outdated: old.get(groupId) ?? [] }]
  })
}

export const translations: TranslationSource = {
  kind: 'sitePage',
  needs: 'website:view',
  languages: (reader) => getSiteSettings(reader).languages,
  groups,
  path: (id) => `site-pages/${id}`,
}
