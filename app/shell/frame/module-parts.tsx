import { partsOf } from '../modules.ts'
import type { FirmAccess } from '../session/session.server.ts'
import type { Slots } from './slots.ts'

const pageParts = partsOf('pageParts')

/** Loads what modules add to others’ pages, before one is drawn. */
export async function loadPageParts(): Promise<void> {
  await pageParts.load()
}

/** The bands of all modules. Each decides itself whether there is anything to say. */
export function ModuleBands() {
  return pageParts.loaded().map(([id, { Band }]) => Band && <Band key={id} />)
}

/** The bands of all modules on the pages before one is in. */
export function ModuleEntryBands() {
  return pageParts.loaded().map(([id, { EntryBand }]) => EntryBand && <EntryBand key={id} />)
}

/** The scripts of all modules; on most pages there is none. */
export function ModuleScripts() {
  return pageParts.loaded().map(([id, { Scripts }]) => Scripts && <Scripts key={id} />)
}

/** What the first module that fills a place has for it; null where none does. */
export async function loadSlot<Name extends keyof Slots>(
  name: Name,
  access: FirmAccess,
  about: Slots[Name]['about'],
): Promise<Slots[Name]['shown'] | null> {
  for (const [, { slots }] of await pageParts.load()) {
    const shown = await slots?.[name]?.(access, about)
    if (shown) return shown
  }
  return null
}
