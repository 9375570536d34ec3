import { createsFor, entriesFor } from '#app/shell/frame/menu.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { FirmPage } from '#app/shell/load-context.ts'
import { hasNearWords } from '#app/shell/match-near.ts'
import { hasAllWords } from '#app/shell/match-words.ts'
import { settingsFound } from '#app/shell/settings/is-setting-found.ts'
import { listSettings } from '#app/shell/settings/settings.ts'

type About = {
  access: FirmPage
  t: (namespace: string) => Translate
}

/**
 * Pages of the menu that a person may open and whose name has all words that were typed, and those
 * of the settings that are found by what can be set there, too. What can be made is found by every
 * word for making, and comes first where one was typed. A mistake in a word is forgiven where nothing
 * is found otherwise.
 */
export function findPages({ access, t }: About, typed: string) {
  const entries = entriesFor(access).flatMap(({ moduleId, children = [], ...entry }) =>
    [entry, ...children].map((place) => ({ ...place, moduleId })),
  )
  const place = (
    key: string,
    { moduleId, path }: Pick<(typeof entries)[number], 'moduleId' | 'path'>,
  ) => ({
    label: t(moduleId)(key),
    detail: '',
    href: path(access.firm.firmId),
    alsoCalled: '',
  })
  const newWords = t('records')('palette.newWords')
  const makes = createsFor(access).map((entry) => ({
    ...place(entry.nameKey ?? entry.labelKey, entry),
    alsoCalled: newWords,
  }))
  const places = entries.map((entry) => place(entry.labelKey, entry))
  const isMaking = typed.split(/\s+/).some((word) => hasAllWords(newWords, word))
  const all = isMaking ? [...makes, ...places] : [...places, ...makes]
  const named = (fits: typeof hasAllWords) =>
    all
      .filter(({ label, alsoCalled }) => fits(`${label} ${alsoCalled}`, typed))
      .map(({ label, detail, href }) => ({ label, detail, href }))
  const exact = named(hasAllWords)
  const found = exact.length > 0 ? exact : named(hasNearWords)
  const hrefs = new Set(found.map(({ href }) => href))
  const detail = t('shell')('settings.title')
  const settings = settingsFound(listSettings(access, t), typed)
    .filter((setting) => !hrefs.has(setting.href))
    .map(({ label, href }) => ({ label, detail, href }))
  const first = new Map([...found, ...settings].toReversed().map((page) => [page.href, page]))
  return [...first.values()].toReversed()
}
