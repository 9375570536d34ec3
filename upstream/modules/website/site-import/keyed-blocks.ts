import { type Block, type LeafBlock, type TextNode, writeText } from '../pages/views.ts'

/** A part of a page, in reading order: text, or a block without its key. */
export type Part = { text: TextNode } | { block: KeylessLeaf } | { columns: Part[][] }
type Keyless<T> = T extends { key: string } ? Omit<T, 'key'> : never
type KeylessLeaf = Keyless<LeafBlock>

/** Parts as blocks with keys by their kinds; text that follows text is one block. */
export function withKeys(parts: readonly Part[]): Block[] {
  const counts = new Map<string, number>()
  const key = (type: string) => {
    const name = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return `${name}-${count}`
  }
  const leaves = (some: readonly Part[]): LeafBlock[] => {
    const made: LeafBlock[] = []
    let nodes: TextNode[] = []
    const flush = () => {
      const text = writeText(nodes)
      nodes = []
      if (text !== '') made.push({ type: 'text', key: key('text'), text })
    }
    for (const part of some) {
      if ('text' in part) nodes.push(part.text)
      else {
        flush()
        if ('block' in part) made.push({ ...part.block, key: key(part.block.type) })
        else for (const column of part.columns) made.push(...leaves(column))
      }
    }
    flush()
    return made
  }
  const blocks: Block[] = []
  let open: Part[] = []
  for (const part of parts) {
    if (!('columns' in part)) {
      open.push(part)
      continue
    }
    blocks.push(...leaves(open))
    open = []
    blocks.push({ type: 'columns', key: key('columns'), columns: part.columns.map(leaves) })
  }
  return [...blocks, ...leaves(open)]
}

/** Text of an element, and its blocks behind it: lists, quotes and cells hold text alone. */
export function textAndRest(parts: readonly Part[]): { text: TextNode[]; rest: Part[] } {
  return {
    text: parts.flatMap((part) => ('text' in part ? [part.text] : [])),
    rest: parts.filter((part) => !('text' in part)),
  }
}
