import type { Cmi5Block, Cmi5Unit, LanguageText } from './cmi5/course-structure.ts'
import type { StoredPackage } from './keep-package.ts'
import { freeMode, type Placed } from './scorm/control-mode.ts'
import type { ScormItem, ScormPackage } from './scorm/scorm-package.ts'

/** A line of a package's table of contents: what is opened, or a heading over others. */
export type Part = { itemId: string; title: string; depth: number } & Placed & Kind

type Kind =
  | { kind: 'heading' }
  | { kind: 'sco'; item: ScormItem }
  | { kind: 'unit'; unit: Cmi5Unit }

/**
 * All parts of a package in their order. They are known by their places, as identifiers of authors
 * may be missing or come twice; a package never changes.
 * @param language in which a text is given, where its author wrote it in that one
 */
export function partsOf(stored: StoredPackage, language = ''): Part[] {
  const found: Part[] = []
  const add = (line: { title: string; depth: number; clusters?: Placed['clusters'] }, kind: Kind) =>
    found.push({ clusters: [], ...line, ...kind, itemId: String(found.length + 1) })
  if (stored.standard === 'cmi5') {
    const walk = (children: readonly (Cmi5Block | Cmi5Unit)[], depth: number) => {
      for (const child of children) {
        const line = { title: textIn(child.title, language), depth }
        add(line, child.kind === 'unit' ? { kind: 'unit', unit: child } : { kind: 'heading' })
        if (child.kind === 'block') walk(child.children, depth + 1)
      }
    }
    walk(stored.course.children, 0)
    return found
  }
  const walk = (items: readonly ScormItem[], depth: number, clusters: Placed['clusters']) => {
    for (const item of items) {
      if (!item.isVisible && item.launch === null && item.items.length === 0) continue
      add(
        { title: item.title || stored.title, depth, clusters },
        item.launch ? { kind: 'sco', item } : { kind: 'heading' },
      )
      const own = { id: String(found.length), mode: item.mode ?? freeMode }
      walk(item.items, depth + 1, [...clusters, own])
    }
  }
  const { items, mode = freeMode } = organisationOf(stored.scorm)
  walk(items, 0, [{ id: '', mode }])
  return found
}

function organisationOf({ organisations, defaultOrganisation }: ScormPackage) {
  const chosen = organisations.find(({ identifier }) => identifier === defaultOrganisation)
  return chosen ?? organisations[0] ?? { items: [], mode: freeMode }
}

/** A text in a language, else as its author wrote it first. */
function textIn(texts: readonly LanguageText[], language: string): string {
  const own = texts.find(
    (one) => language !== '' && one.language.toLowerCase().startsWith(language),
  )
  return (own ?? texts[0])?.text ?? ''
}
