import { createsFor, menuFor } from '#app/shell/frame/menu.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { FirmPage } from '#app/shell/load-context.ts'
import { hasAllWords } from '#app/shell/match-words.ts'
import { isSettingFound } from '#app/shell/settings/is-setting-found.ts'
import { listSettings } from '#app/shell/settings/settings.ts'

type About = {
  access: FirmPage
  t: (namespace: string) => Translate
}

/**
 * Pages of the menu that a person may open and whose name has all words that were typed, and those
 * of the settings that are found by what can be set there, too. What can be made is found by every
 * word for making, and comes first where one was typed.
 */
export function findPages({ access, t }: About, typed: string) {
  const entries = menuFor(access)
    .flat()
    .flatMap(({ moduleId, children = [], ...entry }) =>
      [entry, ...children].map((place) => ({ ...place, moduleId })),
    )
  const named = (
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
    ...named(entry.nameKey ?? entry.labelKey, entry),
    alsoCalled: newWords,
  }))
  const places = entries.map((entry) => named(entry.labelKey, entry))
  const isMaking = typed.split(/\s+/).some((word) => hasAllWords(newWords, word))
  const found = (isMaking ? [...makes, ...places] : [...places, ...makes])
    .filter(({ label, alsoCalled }) => hasAllWords(`${label} ${alsoCalled}`, typed))
    .map(({ label, detail, href }) => ({ label, detail, href }))
  const hrefs = new Set(found.map(({ href }) => href))
  const detail = t('shell')('settings.title')
  const settings = listSettings(access, t)
    .filter((setting) => !hrefs.has(setting.href) && isSettingFound(setting, typed))
    .map(({ label, href }) => ({ label, detail, href }))
  const first = new Map([...found, ...settings].toReversed().map((page) => [page.href, page]))
  return [...first.values()].toReversed()
}
