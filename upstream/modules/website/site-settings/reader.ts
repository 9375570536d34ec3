import { z } from 'zod'
import { languages } from '#contract/core/fields.ts'
import { siteAddress } from '#contract/website/site-host.ts'
import {
  type PerLanguage,
  SiteBasics,
  SiteHours,
  SiteMenus,
  type SiteSettings,
} from '#contract/website/site-settings.ts'
import { ThemeChoice } from '#contract/website/theme-choice.ts'
import type { Env } from '../../../core/env.ts'
import type { Reader } from '../../../firm/store.ts'
import { type FirmProfile, getFirmProfile } from '../../firm/firms/index.ts'
import { siteSettingsTable } from './tables.ts'

/** What is kept of the settings beside the name. */
export const KeptSettings = SiteBasics.omit({ name: true }).extend({
  theme: ThemeChoice,
  ...SiteMenus.shape,
  hours: SiteHours,
  /** The firm's own domain; empty as long as none is proved. */
  domain: z.string().default(''),
})
export type KeptSettings = z.infer<typeof KeptSettings>

/** The settings without the address, which the installation's own decides. */
export type StoredSettings = Omit<SiteSettings, 'address'>

/** Readable on white and on nearly black alike. */
const usualAccent = '#1d5fae'

/** The settings of the firm's site; before anybody saved them those that a firm begins with. */
export function getSiteSettings(reader: Reader): StoredSettings {
  const row = reader.db.select().from(siteSettingsTable).get()
  if (!row) return { name: '', version: 0, ...beginning(getFirmProfile(reader)) }
  const { name, version, content } = row
  return { name, version, ...KeptSettings.parse(JSON.parse(content)) }
}

function beginning({ language }: FirmProfile): KeptSettings {
  return KeptSettings.parse({
    languages: [language],
    defaultLanguage: language,
    theme: { accent: usualAccent },
    hours: {},
  })
}

/** What stands in for a name in addresses as long as the site has none: previews are read, not visited. */
const nameless = 'site'

/** Where the site is, without a slash at its end: `https://huber.example`. */
export function addressOfSite(
  reader: Reader,
  { PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>,
): string {
  const { name, domain } = getSiteSettings(reader)
  return siteAddress(PUBLIC_ORIGIN, { name: name || nameless, domain })
}

/** What the site is called in each language: its own words, else the firm's name. */
export function siteTitles(reader: Reader): PerLanguage {
  const { titles } = getSiteSettings(reader)
  const { tradeName, legalName } = getFirmProfile(reader)
  const usual = tradeName || legalName
  return {
    ...titles,
    ...Object.fromEntries(languages.map((each) => [each, titles[each] || usual])),
  }
}
