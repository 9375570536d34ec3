import { changedMeanwhile, invalidField } from '#contract/core/errors.ts'
import { siteAddress } from '#contract/website/site-host.ts'
import type { SiteBasics, SiteSettings } from '#contract/website/site-settings.ts'
import type { Env } from '../../../core/env.ts'
import { hooks } from '../../../core/hooks.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { claimSiteName, releaseOtherNames } from './names.ts'
import { getSiteSettings, KeptSettings, type StoredSettings } from './reader.ts'
import { siteSettingsTable } from './tables.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It follows when the settings of the firm's site changed, in the same transaction. */
    siteSettingsChanged: (writer: Writer, context: FirmContext) => void
  }
}

/** The settings as the API shows them: with the address of the site. */
export function shownSettings(
  { PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>,
  settings: StoredSettings,
): SiteSettings {
  const { name } = settings
  return { ...settings, address: name === '' ? null : siteAddress(PUBLIC_ORIGIN, settings) }
}

/**
 * Writes a part of the settings anew.
 * @throws AppError conflict where somebody else saved meanwhile
 */
export function saveSettings(
  writer: Writer,
  firm: FirmContext,
  sent: Partial<Omit<StoredSettings, 'version'>> & { version: number },
): StoredSettings {
  const before = getSiteSettings(writer)
  if (sent.version !== before.version) throw changedMeanwhile(before)
  const after = { ...before, ...sent, version: before.version + 1 }
  const { name, version } = after
  const row = {
    name,
    version,
    content: JSON.stringify(KeptSettings.parse(after)),
    updatedAt: firm.now.toISOString(),
    updatedBy: firm.actor.userId,
  }
  writer.db
    .insert(siteSettingsTable)
    .values({ id: 'site', ...row })
    .onConflictDoUpdate({ target: siteSettingsTable.id, set: row })
    .run()
  writer.audit({
    entity: 'siteSettings',
    entityId: firm.firmId,
    action: 'update',
    title: name,
    before,
    after,
  })
  tellSiteChanged(writer, firm)
  return after
}

/** What all pages of the site may show has changed: they are published anew soon. */
export function tellSiteChanged(writer: Writer, firm: FirmContext): void {
  for (const follow of hooks('siteSettingsChanged')) follow(writer, firm)
}

/**
 * Saves name, languages and home page. The name is kept in the directory first, so that no two sites
 * have the same; one that is no longer used is given up afterwards.
 * @throws AppError invalid, conflict
 */
export async function saveBasics(
  { store, firm, env }: HandlerContext,
  sent: SiteBasics & { version: number },
): Promise<StoredSettings> {
  if (!sent.languages.includes(sent.defaultLanguage)) {
    throw invalidField('defaultLanguage', 'siteLanguageUnused')
  }
  await claimSiteName(env, firm.firmId, sent.name)
  const saved = store.transact(firm, (writer) => saveSettings(writer, firm, sent))
  await releaseOtherNames(env, firm.firmId, saved.name)
  return saved
}

/** Whether the firm's other modules write it as its home page: the first page of a site is. */
export function setFirstHome(writer: Writer, firm: FirmContext, groupId: string): void {
  const settings = getSiteSettings(writer)
  if (settings.homeGroupId !== '') return
  saveSettings(writer, firm, { homeGroupId: groupId, version: settings.version })
}
