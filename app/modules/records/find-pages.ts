import { createsFor, menuFor } from '#app/shell/frame/menu.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { FirmPage } from '#app/shell/load-context.ts'
import { hasAllWords } from './match-words.ts'

type About = {
  access: FirmPage
  t: (namespace: string) => Translate
}

/** Pages of the menu that a person may open and whose name has all words that were typed. */
export function findPages({ access, t }: About, typed: string) {
  const entries = menuFor(access)
    .flat()
    .flatMap(({ moduleId, children = [], ...entry }) =>
      [entry, ...children].map((place) => ({ ...place, moduleId })),
    )
  const places = [...entries, ...createsFor(access)]
  const named = places.map(({ moduleId, labelKey, path }) => ({
    label: t(moduleId)(labelKey),
    href: path(access.firm.firmId),
  }))
  const found = named.filter(({ label }) => hasAllWords(label, typed))
  return [...new Map(found.map((page) => [page.href, page])).values()]
}
