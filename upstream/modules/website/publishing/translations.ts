import type { Language } from '#contract/core/fields.ts'
import type { Alternate } from '../pages/views.ts'
import { hrefOf } from './paths.ts'

/** A page in one language, of a translation group. */
export type Variant = { groupId: string; language: Language; updatedAt: string }

export type Missing = {
  groupId: string
  /** Languages of the site that have no page in the group. */
  missing: Language[]
  /** Languages whose page is older than that in the first language. */
  outdated: Language[]
}

/** Groups that lack a language of the site, or have an old one, in the order in which they come. */
export function missingTranslations<V extends Variant>(
  variants: readonly V[],
  languages: readonly Language[],
): Missing[] {
  const [first] = languages
  return [...groupsOf(variants)].flatMap(([groupId, members]) => {
    const main = members.find(({ language }) => language === first)
    const missing = languages.filter((each) => !members.some(({ language }) => language === each))
    const outdated = languages.filter((each) => {
      const member = members.find(({ language }) => language === each)
      return main && member && member !== main && member.updatedAt < main.updatedAt
    })
    return missing.length + outdated.length > 0 ? [{ groupId, missing, outdated }] : []
  })
}

export function groupsOf<V extends { groupId: string }>(variants: readonly V[]): Map<string, V[]> {
  const groups = new Map<string, V[]>()
  for (const variant of variants) {
    const members = groups.get(variant.groupId)
    if (members) members.push(variant)
    else groups.set(variant.groupId, [variant])
  }
  return groups
}

/**
 * What somebody reads who asks for a language: that variant, else the one in the first language of
 * `order` that there is. It is chosen when it is read and written nowhere: a translation that is not
 * there is never filled with the words of another.
 */
export function variantToRead<V extends { language: Language }>(
  members: readonly V[],
  language: Language,
  order: readonly Language[],
): { variant: V; isFallback: boolean } | undefined {
  const wanted = members.find((member) => member.language === language)
  if (wanted) return { variant: wanted, isFallback: false }
  const other = order.flatMap((each) => members.find((member) => member.language === each) ?? [])
  const [variant] = other
  return variant && { variant, isFallback: true }
}

/**
 * `hreflang` of a page: every published member of its group, itself included, so that each names the
 * others and is named by them, and `x-default` for everybody else. A page without translations has none.
 */
export function alternatesOf(
  members: readonly { language: Language; path: string }[],
  { origin, languages }: { origin: string; languages: readonly Language[] },
): Alternate[] {
  if (members.length < 2) return []
  const ordered = languages.flatMap(
    (each) => members.find(({ language }) => language === each) ?? [],
  )
  const links = ordered.map(
    ({ language, path }): Alternate => ({
      hreflang: language,
      href: `${origin}${hrefOf(path)}`,
    }),
  )
  const [first] = links
  return first ? [...links, { hreflang: 'x-default', href: first.href }] : []
}
