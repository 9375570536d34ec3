import { createsFor, menuFor } from '#app/shell/frame/menu.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { Permission } from '#contract/roles.ts'
import { hasAllWords } from './match-words.ts'

type About = {
  can: (permission: Permission) => boolean
  firmId: string
  t: (namespace: string) => Translate
}

/** Pages of the menu that a person may open and whose name has all words that were typed. */
export function findPages({ can, firmId, t }: About, typed: string) {
  const entries = menuFor(can)
    .flat()
    .flatMap(({ moduleId, children = [], ...entry }) =>
      [entry, ...children].map((place) => ({ ...place, moduleId })),
    )
  const places = [...entries, ...createsFor(can)].filter(({ needs }) => can(needs))
  const named = places.map(({ moduleId, labelKey, path }) => ({
    label: t(moduleId)(labelKey),
    href: path(firmId),
  }))
  const found = named.filter(({ label }) => hasAllWords(label, typed))
  return [...new Map(found.map((page) => [page.href, page])).values()]
}
