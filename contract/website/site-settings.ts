import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import {
  ClockTime,
  DateOnly,
  Id,
  Language,
  languages,
  optionalText,
  Weekday,
  wholeNumber,
} from '../core/fields.ts'
import { isSiteName } from './site-host.ts'
import { ThemeChoice } from './theme-choice.ts'

const OptionalId = z.union([z.literal(''), Id]).default('')

/** Words in each language; empty where nothing is said. */
export const PerLanguage = z.object({
  en: optionalText(120),
  de: optionalText(120),
  it: optionalText(120),
  ru: optionalText(120),
  es: optionalText(120),
})
export type PerLanguage = z.infer<typeof PerLanguage>

const noWords: PerLanguage = { en: '', de: '', it: '', ru: '', es: '' }

/** What stands before the installation's domain; empty as long as the site has no address. */
const SiteName = z
  .string()
  .trim()
  .toLowerCase()
  .max(40)
  .refine((name) => name === '' || isSiteName(name), 'siteName')
  .default('')

/** The version of the settings; 0 before anybody saved them. */
const SettingsVersion = wholeNumber({ minimum: 0 })

export const SiteBasics = z.object({
  name: SiteName,
  /** What the site is called; empty for the firm's name. */
  titles: PerLanguage.default(noWords),
  languages: z.array(Language).min(1, 'required').max(languages.length),
  /** Its pages have no language in their address. */
  defaultLanguage: Language,
  /** The page that visitors see first, by its translation group. */
  homeGroupId: OptionalId,
})
export type SiteBasics = z.infer<typeof SiteBasics>

/** An entry of the menu: a page by its translation group, or an address. */
export const SiteMenuEntry = z
  .object({
    groupId: OptionalId,
    href: z
      .string()
      .trim()
      .max(400)
      .refine(
        (href) => href === '' || /^(https?:\/\/|\/(?!\/)|mailto:|tel:)\S+$/.test(href),
        'invalidAddress',
      )
      .default(''),
    /** Empty for the title of the page. */
    label: optionalText(60),
  })
  .refine(({ groupId, href }) => groupId !== '' || href !== '', {
    path: ['groupId'],
    message: 'required',
  })
export type SiteMenuEntry = z.infer<typeof SiteMenuEntry>

export const maxMenuEntries = 12
const Menu = z.array(SiteMenuEntry).max(maxMenuEntries).default([])

/** Hours of a weekday, Monday is 1; one that ends before it begins ends on the next day. */
export const OpeningSpan = z.object({
  day: Weekday,
  from: ClockTime,
  to: ClockTime,
})
export type OpeningSpan = z.infer<typeof OpeningSpan>

export const maxOpeningSpans = 28

const EmptyOrClock = z.union([z.literal(''), ClockTime]).default('')
const EmptyOrDate = z.union([z.literal(''), DateOnly])

/** A day with hours of its own, or several up to `untilDate`; closed where it has no times. */
export const SpecialDay = z
  .object({
    date: DateOnly,
    untilDate: EmptyOrDate.nullable()
      .default('')
      .transform((day) => day ?? '')
      .pipe(EmptyOrDate),
    name: optionalText(80),
    from: EmptyOrClock,
    to: EmptyOrClock,
  })
  .refine(({ date, untilDate }) => untilDate === '' || untilDate >= date, {
    path: ['untilDate'],
    message: 'endBeforeStart',
  })
  .refine(({ from, to }) => from !== '' || to === '', { path: ['from'], message: 'required' })
  .refine(({ from, to }) => to !== '' || from === '', { path: ['to'], message: 'required' })
export type SpecialDay = z.infer<typeof SpecialDay>

export const maxSpecialDays = 60
/** What happens on public holidays of the firm's country: closed, as on Sunday, or as on any day. */
export const holidayRules = ['closed', 'asSunday', 'asUsual'] as const
export const SiteHours = z.object({
  week: z.array(OpeningSpan).max(maxOpeningSpans).default([]),
  holidays: z.enum(holidayRules).default('closed'),
  days: z.array(SpecialDay).max(maxSpecialDays).default([]),
})
export type SiteHours = z.infer<typeof SiteHours>

export const SiteLook = ThemeChoice
export const SiteMenus = z.object({ menu: Menu, footerMenu: Menu })

export const SiteSettings = SiteBasics.extend({
  theme: ThemeChoice,
  ...SiteMenus.shape,
  hours: SiteHours,
  /** The firm's own domain; empty as long as none is proved. */
  domain: z.string(),
  /** Where the site is; null as long as it has no name. */
  address: z.string().nullable(),
  version: SettingsVersion,
})
export type SiteSettings = z.infer<typeof SiteSettings>

const inFirm = z.object({ firmId: Id })
const versioned = inFirm.extend({ version: SettingsVersion })
const path = '/firms/{firmId}/site'
const tags = ['Website']

export const siteSettingsContract = {
  get: endpoint
    .meta({ needs: 'website:view' })
    .route({ method: 'GET', path, tags })
    .input(inFirm)
    .output(SiteSettings),
  /** Name, languages and home page of the site. */
  saveBasics: endpoint
    .meta({ needs: 'website:post' })
    .route({ method: 'PUT', path, tags })
    .input(SiteBasics.extend(versioned.shape))
    .output(SiteSettings),
  saveLook: endpoint
    .meta({ needs: 'website:post' })
    .route({ method: 'PUT', path: `${path}/look`, tags })
    .input(SiteLook.extend(versioned.shape))
    .output(SiteSettings),
  saveMenus: endpoint
    .meta({ needs: 'website:post' })
    .route({ method: 'PUT', path: `${path}/menus`, tags })
    .input(SiteMenus.extend(versioned.shape))
    .output(SiteSettings),
  saveHours: endpoint
    .meta({ needs: 'website:post' })
    .route({ method: 'PUT', path: `${path}/opening-hours`, tags })
    .input(SiteHours.extend(versioned.shape))
    .output(SiteSettings),
}
