import type { Cmi5Block, Cmi5Unit, LanguageText } from './cmi5/course-structure.ts'
import type { StoredPackage } from './keep-package.ts'
import type { ScormItem, ScormOrganisation, ScormPackage } from './scorm/scorm-package.ts'
import type { Activity } from './scorm/sequencing.ts'
import { noRules, type Sequencing } from './scorm/sequencing-rules.ts'

/** A line of a package's table of contents: what is opened, or a heading over others. */
export type Part = { itemId: string; title: string; depth: number; rules: Sequencing } & Kind

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
  const add = (line: { title: string; depth: number; rules?: Sequencing }, kind: Kind) =>
    found.push({ rules: noRules, ...line, ...kind, itemId: String(found.length + 1) })
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
  const walk = (items: readonly ScormItem[], depth: number) => {
    for (const item of items) {
      if (!item.isVisible && item.launch === null && item.items.length === 0) continue
      const line = { title: item.title || stored.title, depth }
      add(
        item.rules ? { ...line, rules: item.rules } : line,
        item.launch ? { kind: 'sco', item } : { kind: 'heading' },
      )
      walk(item.items, depth + 1)
    }
  }
  walk(organisationOf(stored.scorm).items, 0)
  return found
}

/**
 * The parts of a package of SCORM as the tree that its rules are of: each by its id, the package itself by
 * an empty one.
 */
export function activityOf(stored: StoredPackage, parts: readonly Part[]): Activity {
  const rules = stored.standard === 'cmi5' ? noRules : organisationOf(stored.scorm).rules
  const root: Activity = { id: '', rules: rules ?? noRules, children: [] }
  const open: Activity[] = [root]
  for (const [at, part] of parts.entries()) {
    const { itemId: id, depth } = part
    const isOver = (parts[at + 1]?.depth ?? 0) > depth
    // A heading over nothing that could be opened is no part.
    if (part.kind === 'heading' && !isOver) continue
    const own: Activity = { id, rules: part.rules, children: [] }
    // What is opened and has others below it is the first of them.
    const itself = { id, rules: noRules, children: [] }
    const isBoth = part.kind !== 'heading' && isOver
    const activity = isBoth ? { ...own, id: `over ${id}`, children: [itself] } : own
    open.length = depth + 1
    open.at(-1)?.children.push(activity)
    open.push(activity)
  }
  return root
}

function organisationOf({
  organisations,
  defaultOrganisation,
}: ScormPackage): Pick<ScormOrganisation, 'items' | 'rules'> {
  const chosen = organisations.find(({ identifier }) => identifier === defaultOrganisation)
  return chosen ?? organisations[0] ?? { items: [] }
}

/** A text in a language, else as its author wrote it first. */
function textIn(texts: readonly LanguageText[], language: string): string {
  const own = texts.find(
    (one) => language !== '' && one.language.toLowerCase().startsWith(language),
  )
  return (own ?? texts[0])?.text ?? ''
}
