import { languages as allLanguages, type Language } from '#contract/core/fields.ts'
import { isAllowed } from '#contract/core/roles.ts'
import {
  maxListedTranslations,
  type TranslationGroup,
  type TranslationKind,
  type Translations,
} from '#contract/firm/translations.ts'
import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { customerLanguages } from '../parties/index.ts'
import type { Said, TranslationSource } from './source.ts'

/**
 * What lacks words in a language that it is wanted in: that of a customer, or for pages that of the site.
 * @param only of one kind
 */
export function listTranslations(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  only?: TranslationKind,
): Translations {
  const { language: own } = getFirmProfile(reader)
  const asked = new Set<Language>([own, ...customerLanguages(reader)])
  const sources = hooks('translations').filter(({ needs }) => isAllowed(actor, needs))
  const each = sources.map((source) => {
    const wanted = new Set(source.languages?.(reader) ?? asked)
    return { source, wanted, groups: source.groups(reader) }
  })
  const kinds = each.map(({ source: { kind }, wanted, groups }) => ({
    kind,
    total: groups.length,
    done: groups.filter((group) => lacking(group, wanted).length === 0).length,
  }))
  const lacks = each
    .filter(({ source }) => only === undefined || source.kind === only)
    .flatMap(({ source, wanted, groups }) =>
      groups.flatMap((group) => {
        const first = lacking(group, wanted)[0]
        return first === undefined ? [] : [groupOf(source, group, wanted, first)]
      }),
    )
  const used = new Set(each.flatMap(({ wanted }) => [...wanted]))
  return {
    language: own,
    languages: allLanguages.filter((language) => language !== own && used.has(language)),
    kinds,
    rows: lacks.slice(0, maxListedTranslations),
    more: Math.max(0, lacks.length - maxListedTranslations),
  }
}

/** Wanted languages without words, or with old ones. */
function lacking({ said, outdated }: Said, wanted: ReadonlySet<Language>): Language[] {
  return allLanguages.filter(
    (language) => wanted.has(language) && (!said.includes(language) || outdated.includes(language)),
  )
}

function groupOf(
  { kind, path }: TranslationSource,
  { id, title, said, outdated }: Said,
  wanted: ReadonlySet<Language>,
  first: Language,
): TranslationGroup {
  const among = (isMeant: (language: Language) => boolean) =>
    allLanguages.filter((language) => wanted.has(language) && isMeant(language))
  return {
    ...{ kind, id, title },
    missing: among((language) => !said.includes(language)),
    outdated: among((language) => said.includes(language) && outdated.includes(language)),
    path: path(id, first),
  }
}
