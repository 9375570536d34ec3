import { allBlocks, type Block, picturesOf } from '#contract/website/blocks.ts'
import { referencesOf, textsOf } from './references.ts'
import { type TextNode, wordsOf } from './text/nodes.ts'
import { parseText } from './text/read.ts'

/** What a page has that its readers would stumble over. `block` is the key of the block; empty: the page. */
export type PageProblem = {
  problem:
    | 'altMissing'
    | 'altIsFileName'
    | 'linkWordsVague'
    | 'pageMissing'
    | 'fileMissing'
    | 'recordMissing'
    | 'titleTooLong'
    | 'descriptionMissing'
    | 'descriptionTooLong'
  block: string
  /** What it is about: an address, an id, a text. */
  about: string
}

type PageToCheck = { title: string; description: string; blocks: readonly Block[] }

export type Known = {
  page: (groupId: string) => boolean
  file: (mediaId: string) => boolean
  record: (kind: 'item' | 'category' | 'course' | 'bookingPage', id: string) => boolean
}

/** As many letters search engines show, about. */
export const shownTitle = 60
export const shownDescription = 160

/** Words that say nothing of where a link leads when it is read out alone (WCAG 2.2, 2.4.4 and F84). */
const vague =
  /^(here|click here|more|read more|link|hier|hier klicken|mehr|weiterlesen|qui|clicca qui|di più|leggi tutto|здесь|тут|подробнее|далее|aquí|haga clic aquí|más|leer más)$/i

/** What is to be put right before a page is published, in reading order. It forbids nothing. */
export function checkPage(page: PageToCheck, known: Known): PageProblem[] {
  const { title, description, blocks } = page
  const whole = (problem: PageProblem['problem'], about: string) => ({ problem, block: '', about })
  return [
    ...(title.length > shownTitle ? [whole('titleTooLong', title)] : []),
    ...(description === '' ? [whole('descriptionMissing', '')] : []),
    ...(description.length > shownDescription ? [whole('descriptionTooLong', description)] : []),
    ...allBlocks(blocks).flatMap((block) => checkBlock(block, known)),
  ]
}

function checkBlock(block: Block, known: Known): PageProblem[] {
  // What is in columns is checked by itself.
  if (block.type === 'columns') return []
  const found: PageProblem[] = []
  const add = (problem: PageProblem['problem'], about: string) =>
    found.push({ problem, block: block.key, about })
  for (const { mediaId, alt, isDecorative } of picturesOf(block)) {
    if (!isDecorative && alt === '') add('altMissing', mediaId)
    if (/^\S+\.(jpe?g|png|gif|webp|avif|heic)$/i.test(alt)) add('altIsFileName', alt)
  }
  for (const text of textsOf(block)) checkText(parseText(text), add)
  const refers = referencesOf([block])
  for (const id of refers.pages) if (!known.page(id)) add('pageMissing', id)
  for (const id of refers.media) if (!known.file(id)) add('fileMissing', id)
  const records = [
    ['item', refers.items],
    ['category', refers.categories],
    ['course', refers.courses],
    ['bookingPage', refers.bookingPages],
  ] as const
  for (const [kind, ids] of records) {
    for (const id of ids) if (!known.record(kind, id)) add('recordMissing', id)
  }
  return found
}

type Add = (problem: PageProblem['problem'], about: string) => void

function checkText(nodes: readonly TextNode[], add: Add): void {
  for (const node of nodes) {
    if (node.type === 'paragraph' || node.type === 'heading') checkLine(node.children, add)
    if (node.type === 'quote') checkText(node.children, add)
    if (node.type === 'list') for (const item of node.items) checkText(item, add)
    if (node.type === 'table')
      for (const cell of [node.head, ...node.rows].flat()) checkLine(cell, add)
  }
}

function checkLine(inlines: Parameters<typeof wordsOf>[0], add: Add): void {
  for (const inline of inlines) {
    if (!('children' in inline)) continue
    if (inline.type === 'link') {
      const words = wordsOf(inline.children).trim()
      if (vague.test(words.replace(/[….\s»>]+$/, ''))) add('linkWordsVague', words)
    }
    checkLine(inline.children, add)
  }
}
