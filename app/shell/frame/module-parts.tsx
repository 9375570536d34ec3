import type { ComponentType } from 'react'

/** What a module adds to pages that are not its own: `app/modules/<area>/<module>/page-parts.tsx`. */
type PageParts = {
  /** Stands above the content of every page within the frame. */
  Band?: ComponentType
  /** Stands above the form of every page before one is in, and of that where one signs out. */
  EntryBand?: ComponentType
  /** Stands at the end of every page, for `<PageScript>`. */
  Scripts?: ComponentType
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
