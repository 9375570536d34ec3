import { diffArrays } from 'diff'
import type { Block } from '#contract/website/blocks.ts'
import { compileText } from './text/compiled.ts'

/** What of a page is kept with each version. */
export type RevisionContent = {
  title: string
  slug: string
  excerpt: string
  seoTitle: string
  seoDescription: string
  isHidden: boolean
  pictureId: string
  tags: string[]
  blocks: Block[]
}

const fieldNames = [
  'title',
  'slug',
  'excerpt',
  'seoTitle',
  'seoDescription',
  'isHidden',
  'pictureId',
  'tags',
] as const satisfies readonly Exclude<keyof RevisionContent, 'blocks'>[]

/** A part of a text: in both, or in the older or newer one alone. */
export type WordChange = { kind: 'same' | 'removed' | 'added'; text: string }

export type BlockChange =
  | { kind: 'same' | 'added' | 'removed'; block: Block; isMoved: boolean }
  /** `words` where the texts differ, empty where only settings do. */
  | { kind: 'changed'; before: Block; after: Block; isMoved: boolean; words: WordChange[] }

export type Difference = {
  fields: { field: (typeof fieldNames)[number]; before: string; after: string }[]
  /** In the order of the newer version, removed ones where they were. */
  blocks: BlockChange[]
}

/** What differs between two versions. Blocks are the same ones by their keys, wherever they stand. */
export function differenceOf(before: RevisionContent, after: RevisionContent): Difference {
  return {
    fields: fieldNames
      .map((field) => ({
        field,
        before: fieldText(before[field]),
        after: fieldText(after[field]),
      }))
      .filter((field) => field.before !== field.after),
    blocks: blockChanges(before.blocks, after.blocks),
  }
}

function fieldText(value: string | boolean | string[]): string {
  return Array.isArray(value) ? value.join(', ') : String(value)
}

function blockChanges(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const old = new Map(before.map((block) => [block.key, block]))
  const fresh = new Map(after.map((block) => [block.key, block]))
  const order = diffArrays(keysOf(before), keysOf(after))
  return order.flatMap(({ value, added, removed }) =>
    value.flatMap((key): BlockChange[] => {
      const was = old.get(key)
      const is = fresh.get(key)
      if (removed) return was && !is ? [{ kind: 'removed', block: was, isMoved: false }] : []
      if (!is) return []
      if (!was) return [{ kind: 'added', block: is, isMoved: false }]
      const isMoved = added === true
      if (JSON.stringify(was) === JSON.stringify(is)) return [{ kind: 'same', block: is, isMoved }]
      const words = wordChanges(wordsOfBlock(was), wordsOfBlock(is))
      const isSettings = words.every(({ kind }) => kind === 'same')
      return [{ kind: 'changed', before: was, after: is, isMoved, words: isSettings ? [] : words }]
    }),
  )
}

function keysOf(blocks: readonly Block[]): string[] {
  return blocks.map(({ key }) => key)
}

/** Beyond so many changed words both texts are shown whole. */
const mostChanges = 2000

/** Word by word, in any script: the library's own words are Latin alone. */
export function wordChanges(before: string, after: string): WordChange[] {
  const parts = diffArrays(wordsIn(before), wordsIn(after), { maxEditLength: mostChanges })
  if (!parts) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  }
  return parts.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+|\n|[^\S\n]+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []
}

/** What people read of a block. */
export function wordsOfBlock(block: Block): string {
  switch (block.type) {
    case 'text':
      return compileText(block.text).plain
    case 'picture':
      return lines([block.alt, block.caption])
    case 'gallery':
      return lines([block.heading, ...block.pictures.flatMap(({ alt, caption }) => [alt, caption])])
    case 'leadForm': {
      const labels = block.fields.map(({ label }) => label)
      return lines([
        block.heading,
        block.text,
        ...labels,
        block.consent,
        block.button,
        block.thanks,
      ])
    }
    case 'booking':
      return lines([block.heading, block.text])
    case 'map':
      return lines([block.heading, block.address])
    case 'questions':
      return lines([
        block.heading,
        ...block.questions.flatMap(({ question, answer }) => [question, compileText(answer).plain]),
      ])
    case 'quote':
      return lines([compileText(block.text).plain, block.name, block.role])
    case 'files':
      return lines([block.heading, ...block.files.map(({ label }) => label)])
    case 'columns':
      return lines(block.columns.flat().map(wordsOfBlock))
    case 'priceList':
    case 'course':
    case 'openingHours':
      return block.heading
  }
}

function lines(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n')
}
