/**
 * Components of iCalendar (RFC 5545, 3.6) and cards (RFC 6350) as they are nested in a text, whatever they
 * hold.
 */

/** A component of a file of iCalendar as it is written: its lines, unfolded, and the components in it. */
export type Component = {
  name: string
  /** In their order; neither its BEGIN nor its END is among them. */
  parts: (ComponentLine | Component)[]
}

/** One line of a file, unfolded, with its name in capitals. */
export type ComponentLine = { name: string; line: string }

export function isComponent(part: ComponentLine | Component): part is Component {
  return 'parts' in part
}

/** The components of a text, as they are nested; undefined where one is not ended. */
export function readComponents(text: string): Component | undefined {
  const root: Component = { name: '', parts: [] }
  const open: Component[] = [root]
  const unfolded = text.replace(/^\uFEFF/, '').replace(/(\r\n|\r|\n)[ \t]/g, '')
  for (const line of unfolded.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') continue
    const [, mark, word = ''] = /^(BEGIN|END):\s*([A-Za-z0-9-]+)\s*$/i.exec(line) ?? []
    const within = open.at(-1)
    if (mark?.toUpperCase() === 'BEGIN') {
      const component = { name: word.toUpperCase(), parts: [] }
      within?.parts.push(component)
      open.push(component)
    } else if (mark) {
      if (open.length < 2 || open.pop()?.name !== word.toUpperCase()) return undefined
    } else within?.parts.push({ name: nameOf(line), line })
  }
  return open.length === 1 ? root : undefined
}

function nameOf(line: string): string {
  return (/^(?:[A-Za-z0-9-]+\.)?([A-Za-z0-9-]+)/.exec(line)?.[1] ?? '').toUpperCase()
}

/** A component as lines again, not yet folded. */
export function componentLines({ name, parts }: Component): string[] {
  return [
    `BEGIN:${name}`,
    ...parts.flatMap((part) => (isComponent(part) ? componentLines(part) : [part.line])),
    `END:${name}`,
  ]
}

/** The first line of a name that stands in a component itself. */
export function lineIn({ parts }: Component, name: string): string | undefined {
  for (const part of parts) if (!isComponent(part) && part.name === name) return part.line
  return undefined
}
