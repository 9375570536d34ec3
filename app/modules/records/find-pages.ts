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
 * of the settings that are found by what can be set there, too.
 */
export function findPages({ access, t }: About, typed: string) {
  const entries = menuFor(access)
    .flat()
    .flatMap(({ moduleId, children = [], ...entry }) =>
      [entry, ...children].map((place) => ({ ...place, moduleId })),
    )
  const places = [...entries, ...createsFor(access)]
  const named = places.map(({ moduleId, labelKey, path }) => ({
    label: t(moduleId)(labelKey),
    detail: '',
    href: path(access.firm.firmId),
  }))
  const found = named.filter(({ label }) => hasAllWords(label, typed))
  const hrefs = new Set(found.map(({ href }) => href))
  const detail = t('shell')('settings.title')
  const settings = listSettings(access, t)
    .filter((setting) => !hrefs.has(setting.href) && isSettingFound(setting, typed))
    .map(({ label, href }) => ({ label, detail, href }))
  return [...new Map([...found, ...settings].map((page) => [page.href, page])).values()]
}
