import type { ComponentType } from 'react'
import type { FirmAccess } from '../session/session.server.ts'
import type { FilledSlots, Slots } from './slots.ts'

/** What a module adds to pages that are not its own: `app/modules/<area>/<module>/page-parts.tsx`. */
type PageParts = {
  /** Stands above the content of every page within the frame. */
  Band?: ComponentType
  /** Stands above the form of every page before one is in, and of that where one signs out. */
  EntryBand?: ComponentType
  /** Stands at the end of every page, for `<PageScript>`. */
  Scripts?: ComponentType
  /** What it puts into places of other modules’ pages. */
  slots?: FilledSlots
}

const found = Object.entries(
  import.meta.glob<PageParts>('../../modules/*/*/page-parts.tsx', { eager: true }),
)

/** The bands of all modules. Each decides itself whether there is anything to say. */
export function ModuleBands() {
  return found.map(([file, { Band }]) => Band && <Band key={file} />)
}

/** The bands of all modules on the pages before one is in. */
export function ModuleEntryBands() {
  return found.map(([file, { EntryBand }]) => EntryBand && <EntryBand key={file} />)
}

/** The scripts of all modules; on most pages there is none. */
export function ModuleScripts() {
  return found.map(([file, { Scripts }]) => Scripts && <Scripts key={file} />)
}

/** What the first module that fills a place has for it; null where none does. */
export async function loadSlot<Name extends keyof Slots>(
  name: Name,
  access: FirmAccess,
  about: Slots[Name]['about'],
): Promise<Slots[Name]['shown'] | null> {
  for (const [, { slots }] of found) {
    const shown = await slots?.[name]?.(access, about)
    if (shown) return shown
  }
  return null
}
