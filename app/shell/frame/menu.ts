import type { IconName } from '#app/ui/index.ts'
import type { AreaId } from '#contract/firm/areas.ts'
import type { FirmPage } from '../load-context.ts'
import type {
  AdministrationEntry,
  ChosenEntry,
  CreateEntry,
  FindEntry,
  MenuEntry,
  MenuPlace,
} from '../module-info.ts'
import { modules } from '../modules.ts'
import { areas, isAreaOn } from './areas.ts'

export type Placed<Entry> = Entry & { moduleId: string }

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

const entries: readonly Placed<MenuEntry>[] = modules
  .flatMap((module) => module.menu.map((entry) => ({ ...entry, moduleId: module.id })))
  .sort(byOrder)

const creates: readonly Placed<CreateEntry>[] = modules
  .flatMap((module) => (module.create ?? []).map((entry) => ({ ...entry, moduleId: module.id })))
  .sort(byOrder)

const finds: readonly Placed<FindEntry>[] = modules.flatMap(({ id: moduleId, finds: own = [] }) =>
  own.map((entry) => ({ ...entry, moduleId })),
)

const chosen: readonly Placed<ChosenEntry>[] = modules.flatMap(
  ({ id: moduleId, chosen: own = [] }) => own.map((entry) => ({ ...entry, moduleId })),
)

/** What other modules do with ticked rows of a list, for somebody who may open their page. */
export function chosenFor(
  viewer: Pick<FirmPage, 'canOpen'>,
  kind: string | undefined,
): Placed<ChosenEntry>[] {
  return chosen.filter((entry) => entry.kind === kind && isShownTo(viewer, entry))
}

/** What the search finds for somebody by other words, wherever it stands. */
export function findsFor(viewer: Pick<FirmPage, 'canOpen'>): Placed<FindEntry>[] {
  return finds.filter((entry) => isShownTo(viewer, entry))
}

/** The places of administrators of the platform. */
export const administrationMenu: readonly Placed<AdministrationEntry>[] = modules
  .flatMap((module) =>
    (module.administration ?? []).map((entry) => ({ ...entry, moduleId: module.id })),
  )
  .sort(byOrder)

/** Whether a page is one of the platform's own and not of a firm. */
export function isAdministrationPath(path: string): boolean {
  return /^\/admin(?=[/?]|$)/.test(path)
}

/** The entry of the administration that a page belongs to. */
export function currentAdministrationPath(path: string): string | undefined {
  const pathname = path.split('?')[0] ?? ''
  return administrationMenu.find(
    (entry) => pathname === entry.path || pathname.startsWith(`${entry.path}/`),
  )?.path
}

/** Who may open which pages. */
type Opener = Pick<FirmPage, 'can' | 'canOpen'>
/** Who looks at a menu. */
type Viewer = Opener & { firm: Pick<FirmPage['firm'], 'areasOff'> }

function isShownTo({ canOpen }: Pick<Opener, 'canOpen'>, { path }: MenuPlace): boolean {
  return canOpen(path(':firmId'))
}

/** An entry with the places below it, those of other modules among them. */
export type ShownEntry = Placed<Omit<MenuEntry, 'children'>> & { children: Placed<MenuPlace>[] }

/** An area with its entries, for who may see any of them. */
export type ShownArea = { id: AreaId; icon: IconName; entries: ShownEntry[] }

/** The menu of somebody in a firm. */
export type ShownMenu = {
  /** Where everybody begins, such as the dashboard. */
  start: ShownEntry[]
  /** The areas that the menu names, at most seven. */
  areas: ShownArea[]
  /** Further areas, and what is of the firm and the person. */
  more: { areas: ShownArea[]; entries: ShownEntry[] }
}

const namedAreas = 7

/** The menu of somebody: at most nine places at its first level. */
export function menuFor(viewer: Viewer): ShownMenu {
  const shown = entriesFor(viewer)
  const inArea = (id: string) => shown.filter(({ area }) => area === id)
  const withEntries = areas
    .filter(({ id }) => isAreaOn(viewer.firm, id))
    .map(({ id, icon }) => ({ id, icon, entries: inArea(id) }))
    .filter(({ entries }) => entries.length > 0)
  return {
    start: inArea('start'),
    areas: withEntries.slice(0, namedAreas),
    more: { areas: withEntries.slice(namedAreas), entries: inArea('firm') },
  }
}

/** Every entry that somebody may see, area by area, those of areas that are switched off too. */
export function entriesFor(viewer: Viewer): ShownEntry[] {
  const seen = entries.filter(
    (entry) => isShownTo(viewer, entry) && (!entry.alsoNeeds || viewer.can(entry.alsoNeeds)),
  )
  const heads = seen.filter(({ under }) => !seen.some(({ moduleId }) => moduleId === under))
  const shown = heads.map((entry) => {
    const further = seen.filter(({ under }) => under === entry.moduleId)
    const own = placesOf(entry).filter((place) => isShownTo(viewer, place))
    // The entry itself is the first of its places where others stand below it.
    const first = own.length === 0 && further.length > 0 ? [entry] : []
    const others = further.flatMap((one) => {
      const places = placesOf(one).filter((place) => isShownTo(viewer, place))
      return places.length > 0 ? places : [one]
    })
    return { ...entry, children: [...first, ...own, ...others] }
  })
  const order = ['start', ...areas.map(({ id }) => id), 'firm']
  return shown.toSorted((one, other) => order.indexOf(one.area) - order.indexOf(other.area))
}

function placesOf({ children = [], moduleId }: Placed<MenuEntry>): Placed<MenuPlace>[] {
  return children.map((place) => ({ ...place, moduleId }))
}

/** What somebody may make. */
export function createsFor(viewer: Opener): Placed<CreateEntry>[] {
  return creates.filter((entry) => isShownTo(viewer, entry))
}

const fewCreates = 8

/** The same for a menu: what the firm uses, at most eight. */
export function firstCreatesFor(viewer: Viewer): Placed<CreateEntry>[] {
  const isUsed = ({ moduleId }: Placed<CreateEntry>) => {
    const own = entries.filter((entry) => entry.moduleId === moduleId)
    return own.length === 0 || own.some(({ area }) => isAreaOn(viewer.firm, area))
  }
  return createsFor(viewer).filter(isUsed).slice(0, fewCreates)
}

/** The place of the menu a page belongs to: the one whose path is the longest beginning of it. */
export function currentPath(path: string, firmId: string): string | undefined {
  const pathname = path.split('?')[0] ?? ''
  const inFirm = `/firms/${firmId}/`
  // "Firms" is the list, not the beginning of everything in each of them.
  const isAside = (placePath: string) =>
    pathname.startsWith(inFirm) && !placePath.startsWith(inFirm)
  return allPlaces()
    .map((place) => place.path(firmId))
    .filter((placePath) => !isAside(placePath))
    .filter((placePath) => pathname === placePath || pathname.startsWith(`${placePath}/`))
    .sort((a, b) => b.length - a.length)[0]
}

/**
 * The same section of another firm: the place of the menu that `path` belongs to, without the
 * record that only the one firm has. The dashboard when it may not be seen there.
 */
export function sectionInFirm(path: string, firmId: string, viewer: Opener): string {
  const from = /^\/firms\/([^/?]+)/.exec(path)?.[1]
  const current = from ? currentPath(path, from) : undefined
  const place = allPlaces().find((known) => from && known.path(from) === current)
  return place && isShownTo(viewer, place) ? place.path(firmId) : `/firms/${firmId}/dashboard`
}

function allPlaces(): MenuPlace[] {
  return entries.flatMap((entry) => [entry, ...(entry.children ?? [])])
}
