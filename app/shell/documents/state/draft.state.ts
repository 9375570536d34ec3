import { shared } from '#app/islands/shared.ts'
import { blankLine, type DraftLine, type TypedDiscount } from '../draft/draft.ts'
import { applyLineIntent, type LineIntent } from '../draft/line-intents.ts'

/** A line with a name that stays with it wherever it moves. */
export type KeyedLine = DraftLine & { key: string }

/** What totals are made of, apart from the lines. */
export type DraftFrame = {
  currency: string
  priceMode: 'net' | 'gross'
  exchangeRate: string
  /** The day whose prices count. */
  issueDate?: string
  discount: TypedDiscount
  /** What items are named in. */
  language?: string
}

type LiveDraft = {
  /** False until the editor woke: the page then shows what the server sent. */
  isLive: boolean
  isChanged: boolean
  nextKey: number
  lines: KeyedLine[]
  frame: DraftFrame
  /** Whom it is for; undefined until somebody chose one in the browser. */
  party: ChosenParty | undefined
  /** Whether the page shows what was typed before it was loaded. */
  isRestored: boolean
  /** What the server keeps of an earlier visit, as text, and since when. */
  offered: { at: string; content: string } | undefined
}

export type ChosenParty = { id: string; name: string }

const emptyDraft: LiveDraft = {
  isLive: false,
  isChanged: false,
  nextKey: 0,
  lines: [],
  frame: {
    currency: '',
    priceMode: 'net',
    exchangeRate: '1',
    discount: { kind: 'percent', value: '' },
  },
  party: undefined,
  isRestored: false,
  offered: undefined,
}

/** The document as it stands in the form; the inputs themselves keep what is typed. */
export const draftState = shared(emptyDraft)

/** Keys of the lines as the server sent them: their places. */
export function keyed(lines: readonly DraftLine[]): KeyedLine[] {
  return lines.map((line, at) => ({ ...line, key: String(at) }))
}

export function startDraft(lines: KeyedLine[], frame: DraftFrame, isChanged: boolean): void {
  Object.assign(draftState, { isLive: true, isChanged, lines, frame, nextKey: lines.length })
}

/** Takes over what stands in the inputs now. */
export function updateDraft(lines: readonly DraftLine[], frame: DraftFrame): void {
  for (const [at, line] of lines.entries()) {
    const known = draftState.lines[at]
    if (known) Object.assign(known, line, { key: known.key })
  }
  Object.assign(draftState.frame, frame)
  draftState.isChanged = true
}

/** Adds a line at the end and gives its key. */
export function addLine(line: DraftLine): string {
  const key = newKey()
  draftState.lines.push({ ...line, key })
  draftState.isChanged = true
  return key
}

/** Removes or moves a line; one blank line always stays. */
export function changeLines(intent: LineIntent, usualTax: string): void {
  const newLine = () => ({ ...blankLine(usualTax), key: newKey() })
  const lines = applyLineIntent(draftState.lines, intent, newLine)
  draftState.lines = lines.length > 0 ? lines : [newLine()]
  draftState.isChanged = true
}

/** Puts other lines in the place of all; their inputs are made anew. */
export function replaceLines(lines: readonly DraftLine[]): void {
  draftState.lines = lines.map((line) => ({ ...line, key: newKey() }))
  draftState.isChanged = true
}

export function chooseParty(party: ChosenParty): void {
  draftState.party = party
  draftState.isChanged = true
}

export function markSaved(): void {
  draftState.isChanged = false
}

function newKey(): string {
  const key = String(draftState.nextKey)
  draftState.nextKey += 1
  return key
}
