import type { IconName } from '#app/ui/index.ts'
import type { Placed } from '../frame/menu.ts'
import type { Translate } from '../i18n/translate.ts'
import type { FirmPage } from '../load-context.ts'
import { type SettingsEntry, type SettingsGroup, settingsGroups } from '../module-info.ts'
import { modules } from '../modules.ts'
import type { Searched } from './is-setting-found.ts'

const entries: readonly Placed<SettingsEntry>[] = modules
  .flatMap(({ id, settings = [] }) => settings.map((entry) => ({ ...entry, moduleId: id })))
  .sort((a, b) => a.order - b.order)

/** Who looks at the settings of which firm. */
type Viewer = Pick<FirmPage, 'can' | 'canOpen'> & {
  firm: Pick<FirmPage['firm'], 'firmId' | 'country'>
}

/** A page of the settings in the reader's words. */
export type Setting = Searched & { group: SettingsGroup; href: string; icon: IconName }

/** The pages of the settings that somebody may open, group by group, in the reader's words. */
export function listSettings(viewer: Viewer, texts: (namespace: string) => Translate): Setting[] {
  const { can, canOpen, firm } = viewer
  const seen = entries.filter(
    ({ path, alsoNeeds, country }) =>
      canOpen(path(firm.firmId)) &&
      (!alsoNeeds || can(alsoNeeds)) &&
      (!country || country === firm.country),
  )
  return settingsGroups.flatMap((group) =>
    seen
      .filter((entry) => entry.group === group)
      .map(
        ({
          moduleId,
          labelKey,
          wordsKey = 'setting.words',
          findKey = 'setting.find',
          path,
          icon,
        }) => ({
          group,
          label: texts(moduleId)(labelKey),
          words: texts(moduleId)(wordsKey),
          find: texts(moduleId)(findKey),
          href: path(firm.firmId),
          icon,
        }),
      ),
  )
}

/** The page of the settings that a path is or stands below: the longest beginning of it. */
export function currentSetting(settings: readonly Setting[], path: string): Setting | undefined {
  const pathname = path.split('?')[0] ?? ''
  return settings
    .filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0]
}

/** Whether a path is a page of the settings itself, and none below it. */
export function isSettingsPage(pathname: string, firmId: string): boolean {
  return entries.some(({ path }) => path(firmId) === pathname)
}
