import type { ComponentType } from 'react'
import type { IconName } from '#app/ui/index.ts'
import type { Permission } from '#contract/core/roles.ts'
import type { AreaId } from '#contract/firm/areas.ts'
import type { PageRoute } from './firm-routes.ts'
import type { FilledSlots } from './frame/slots.ts'
import type { AnyRegister } from './register/describe.ts'
import type { PublicPages } from './site/public-page.ts'

/** A place of a module in a firm, shown to who may open its page (`routes.ts`). */
export type MenuPlace = {
  /** A key of the module's texts. */
  labelKey: string
  path: (firmId: string) => string
}

/**
 * Where an entry of the menu stands: an area of the product, the beginning, or what is of the firm and
 * the person themselves.
 */
export type MenuArea = AreaId | 'start' | 'firm'

export type MenuEntry = MenuPlace & {
  area: MenuArea
  /** Module whose entry it stands below, for who may see that one; else it stands by itself. */
  under?: string
  /** Smaller is higher; leave room between neighbours. */
  order: number
  icon: IconName
  /** For a page that everybody may open, as where a firm begins, and that has something for few. */
  alsoNeeds?: Permission
  /** Shown below while one of them, or the entry itself, is the current place. */
  children?: readonly MenuPlace[]
}

/** The groups of a firm's settings, from the top. */
export const settingsGroups = [
  'firm',
  'sales',
  'purchases',
  'money',
  'stock',
  'people',
  'mail',
  'connections',
  'data',
] as const
export type SettingsGroup = (typeof settingsGroups)[number]

/** A page where a firm sets something, in the overview of the settings. */
export type SettingsEntry = MenuPlace & {
  group: SettingsGroup
  /** Smaller is higher; leave room between neighbours. */
  order: number
  icon: IconName
  /** Key of what it is for, in one line; `setting.words` where nothing is said. */
  wordsKey?: string
  /**
   * Key of what can be set there and what else it is called; the search finds it by that. It is
   * `setting.find` where nothing is said.
   */
  findKey?: string
  /** For a page that more people may open than have something to set there. */
  alsoNeeds?: Permission
  /** The one country whose firms have it. */
  country?: string
}

/** Something to make, in the "New" menu of the topbar. */
export type CreateEntry = MenuPlace & {
  order: number
  icon: IconName
  /** Key of its name where it stands alone, as "New invoice" for "Invoice" in that menu. */
  nameKey?: string
}

/** What is done with ticked rows of another module's list, on a page that their ids are posted to as `ids`. */
export type ChosenEntry = MenuPlace & {
  /** Of the records, as the API registers them. */
  kind: string
  icon: IconName
}

/** A page, or something that is done on it, with what people call it who do not know its name. */
export type FindEntry = MenuPlace & {
  /** Key of such words. */
  findKey: string
}

/** A figure of a module on the dashboard, which the API fills under `<module>.<name>`. */
export type TileEntry = MenuPlace & {
  name: string
  /** Not shown where the firm has it switched off. */
  area?: AreaId
  /** Smaller is higher; leave room between neighbours. */
  order: number
  /** Where the texts of its notes begin: `tiles.low` for `tiles.low.open`. */
  notesKey: string
}

/** A place of the platform's own pages, which administrators alone see: `/admin/…`. */
export type AdministrationEntry = {
  /** A key of the module's texts. */
  labelKey: string
  path: string
  /** Smaller is higher; leave room between neighbours. */
  order: number
  icon: IconName
}

/** Keys of what the fields of a setting and their values are called, as on its own page. */
export type SettingWords = {
  /** By the last parts of their paths; a text may have gaps for the `step` of a list. */
  fields: Readonly<Record<string, string>>
  /** As `layout.modern`. */
  values?: Readonly<Record<string, string>>
}

/** What a module adds to pages that are not its own. */
export type PageParts = {
  /** Stands above the content of every page within the frame. */
  Band?: ComponentType
  /** Stands above the form of every page before one is in, and of that where one signs out. */
  EntryBand?: ComponentType
  /** Stands at the end of every page, for `<PageScript>`. */
  Scripts?: ComponentType
  /** What it puts into places of other modules’ pages. */
  slots?: FilledSlots
}

/**
 * Parts of a module that are loaded when a page first asks for them (`partsOf`): its manifest names them
 * by `() => import(…)`. Whatever asks for another part adds it here by `declare module`.
 */
export interface ModuleParts {
  /** Its lists of records, which the pages of the register kit show. */
  registers: { register: AnyRegister } | { registers: readonly AnyRegister[] }
  pageParts: PageParts
  /** Its pages that search engines and the site’s own search are to find. */
  publicPages: { publicPages: PublicPages }
}

export type PartName = keyof ModuleParts

export type NamedParts = { readonly [Name in PartName]?: () => Promise<ModuleParts[Name]> }

/** What a module says of itself in its `module.ts`, as `export const module: ModuleInfo`. */
export type ModuleInfo = NamedParts & {
  /** The name of its folder and of its texts. */
  id: string
  /** Folders of the modules it imports from. */
  uses: readonly string[]
  /** Its pages and files, and who may open them. */
  routes: readonly PageRoute[]
  menu: readonly MenuEntry[]
  create?: readonly CreateEntry[]
  settings?: readonly SettingsEntry[]
  chosen?: readonly ChosenEntry[]
  /** What the search finds by other words than those of the menu, and what stands in no menu. */
  finds?: readonly FindEntry[]
  /** What it says on the dashboard. */
  tiles?: readonly TileEntry[]
  administration?: readonly AdministrationEntry[]
  /** Kinds of its documents that take numbers, to the keys of their names among its texts. */
  numbered?: Readonly<Record<string, string>>
  /** Kinds of its records, as the API registers them, to the keys of their names. */
  records?: Readonly<Record<string, string>>
  /** Kinds of its documents that are approved, to the keys of what several of them are called. */
  approvals?: Readonly<Record<string, string>>
  /** Kinds that the search finds, to the keys of what several of them are called. */
  searched?: Readonly<Record<string, string>>
  /** Settings whose changes the API keeps, by the names it has for them. */
  changed?: Readonly<Record<string, SettingWords>>
  /** Kinds of mail about its records, as the API registers them, to the keys of their names. */
  mailKinds?: Readonly<Record<string, string>>
  /** Kinds of its documents as postings and open items name them, to the document's page. */
  documents?: Readonly<Record<string, (firmId: string, id: string) => string>>
}
