import { type Align, type Inline, plainTextOf, type TextNode, tidyText } from '../pages/views.ts'
import type { HtmlContext } from './html-context.ts'
import { oneLine } from './html-pictures.ts'
import { allTags, findTag, type HtmlElement, type HtmlNode, textOf } from './html-tree.ts'
import { type Part, textAndRest } from './keyed-blocks.ts'

/**
 * A table as text, what its cells hold beside text behind it.
 * @param partsOf reads nodes
 */
export function tableParts(
  element: HtmlElement,
  context: HtmlContext,
  partsOf: (nodes: readonly HtmlNode[]) => Part[],
): Part[] {
  const rows = allTags(element.children, 'tr')
  const rest: Part[] = []
  const cells = rows.map((row) =>
    row.children.flatMap((cell) =>
      typeof cell === 'object' && /^t[dh]$/.test(cell.tag) ? [cell] : [],
    ),
  )
  const width = Math.max(0, ...cells.map((row) => row.length))
  if (width === 0) return []
  if (
    cells
      .flat()
      .some(
        ({ attributes }) =>
          Number(attributes.colspan ?? 1) > 1 || Number(attributes.rowspan ?? 1) > 1,
      )
  ) {
    context.left('mergedCells', oneLine(textOf(element.children), 60))
  }
  const lines = cells.map((row) =>
    row.map((cell) => {
      const { text, rest: more } = textAndRest(partsOf(cell.children))
      rest.push(...more)
      return cellLine(text)
    }),
  )
  const inHead = findTag(element.children, 'thead')
  const hasHead =
    rows[0] !== undefined &&
    ((inHead !== undefined && allTags(inHead.children, 'tr').includes(rows[0])) ||
      (cells[0]?.every(({ tag }) => tag === 'th') ?? false))
  const empty = Array.from({ length: width }, (): Inline[] => [])
  const head = hasHead ? [...(lines[0] ?? []), ...empty].slice(0, width) : empty
  const align = empty.map((_, at) => alignOf(cells.at(-1)?.[at]))
  const caption = findTag(element.children, 'caption')
  return [
    ...(caption ? partsOf([{ tag: 'strong', attributes: {}, children: caption.children }]) : []),
    { text: { type: 'table', align, head, rows: hasHead ? lines.slice(1) : lines } },
    ...rest,
  ]
}

function alignOf(cell: HtmlElement | undefined): Align {
  const words =
    `${cell?.attributes.align ?? ''} ${cell?.attributes.style ?? ''} ${cell?.attributes.class ?? ''}`.replace(
      /has-text-align-/g,
      '',
    )
  return /\b(right|end)\b/.test(words) ? 'end' : /\bcenter\b/.test(words) ? 'center' : 'start'
}

/** What a cell holds, in one line. */
function cellLine(nodes: readonly TextNode[]): Inline[] {
  return tidyText(nodes).flatMap((node, at): Inline[] => {
    const before: Inline[] = at === 0 ? [] : [{ type: 'text', text: ' ' }]
    if (node.type === 'paragraph' || node.type === 'heading') return [...before, ...node.children]
    return [...before, { type: 'text', text: plainTextOf([node]).replace(/\s*\n\s*/g, ', ') }]
  })
}
