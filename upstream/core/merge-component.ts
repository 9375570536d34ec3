import { type Component, type ComponentLine, isComponent, lineIn } from './content-component.ts'

/** Lines that change together, and the names of those whose place they take. */
export type ChangedLines = { names: readonly string[]; lines: readonly string[] }

const stampNames = ['DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE']

type Versions = { before: number; after: number; updatedAt: string }

/**
 * A component as a program wrote it, with what has changed since in the place of its own lines, and of no
 * others. Each change counts it on from where its program had it (RFC 5545, 3.8.7.4).
 * @param isLeftOut which inner components are no longer meant
 */
export function mergeComponent(
  component: Component,
  changed: readonly ChangedLines[],
  versions: Versions,
  isLeftOut: (part: Component) => boolean = () => false,
): Component {
  const isCounted = versions.after !== versions.before
  const written = new Set<ChangedLines>()
  const parts = component.parts.flatMap((part): (ComponentLine | Component)[] => {
    if (isComponent(part)) return isLeftOut(part) ? [] : [part]
    if (isCounted && stampNames.includes(part.name)) return []
    const group = changed.find(({ names }) => names.includes(part.name))
    if (!group) return [part]
    if (written.has(group)) return []
    written.add(group)
    return toParts(group.lines)
  })
  const missing = changed.filter((group) => !written.has(group)).flatMap(({ lines }) => lines)
  const stamps = isCounted ? stampLines(component, versions) : []
  const at = parts.findIndex(isComponent)
  const before = at < 0 ? parts.length : at
  return {
    ...component,
    parts: [...parts.slice(0, before), ...toParts([...missing, ...stamps]), ...parts.slice(before)],
  }
}

function stampLines(component: Component, { before, after, updatedAt }: Versions): string[] {
  const written = lineIn(component, 'SEQUENCE')?.replace(/^.*:/, '') ?? '0'
  const counted = (Number.parseInt(written, 10) || 0) + after - before
  const at = utcTime(updatedAt)
  return [`DTSTAMP:${at}`, `LAST-MODIFIED:${at}`, `SEQUENCE:${counted}`]
}

function toParts(lines: readonly string[]): ComponentLine[] {
  return lines.map((line) => ({ name: /^[A-Z0-9-]+/i.exec(line)?.[0]?.toUpperCase() ?? '', line }))
}

/** An instant in UTC as a file has it: `20261122T090000Z`. */
export function utcTime(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}
