import type { DraftLine } from '../draft/draft.ts'
import type { ChosenParty } from '../state/draft.state.ts'
import { controlsOf } from './changed-fields.ts'
import { askForKept, forgetSent, sendKept, sendLast } from './kept-on-server.ts'

/** What was typed and is not saved, as this tab of the browser and the server keep it. */
export type KeptDraft = {
  /** Of the saved draft it was written over; empty for a new one. */
  version: string
  fields: { name: string; value: string }[]
  lines: DraftLine[]
  party: ChosenParty | undefined
}

/** Fields that belong to one visit of the page, and those that are kept with the lines. */
const left = /^(lines\..*|idempotencyKey|version|intent|addItem|partyQuery)$/

/** Keeps what stands in the form: at once in this tab, and shortly after on the server. */
export function keepDraft(
  form: HTMLFormElement,
  lines: readonly DraftLine[],
  party: ChosenParty | undefined,
): void {
  const fields = controlsOf(form)
    .filter(({ name }) => name !== '' && !left.test(name))
    .map(({ name, value }) => ({ name, value }))
  const kept: KeptDraft = { version: versionOf(form), fields, lines: [...lines], party }
  const text = JSON.stringify(kept)
  sendKept(text)
  try {
    sessionStorage.setItem(keyOfPage(), text)
  } catch {
    // Private windows and full stores keep nothing; leaving the page then asks first.
  }
}

/** What was kept for this page, if it was written over the version that is shown. */
export function findKeptDraft(form: HTMLFormElement): KeptDraft | undefined {
  try {
    return fitting(form, sessionStorage.getItem(keyOfPage()))
  } catch {
    return undefined
  }
}

/** What the server keeps for this page, of another visit or another device, and since when. */
export async function findKeptOnServer(
  form: HTMLFormElement,
): Promise<{ kept: KeptDraft; at: string } | undefined> {
  const found = await askForKept()
  const kept = found && fitting(form, found.content)
  return kept && found ? { kept, at: found.keptAt } : undefined
}

function fitting(form: HTMLFormElement, text: string | null): KeptDraft | undefined {
  const kept: KeptDraft | null = text === null ? null : JSON.parse(text)
  return kept?.version === versionOf(form) ? kept : undefined
}

/** The form is being saved: the tab forgets it now, the server once the save is accepted. */
export function leaveKeptDraft(): void {
  sendLast()
  forgetInTab()
}

export function forgetKeptDraft(): void {
  forgetSent()
  forgetInTab()
}

function forgetInTab(): void {
  try {
    sessionStorage.removeItem(keyOfPage())
  } catch {
    // Nothing was kept either.
  }
}

function keyOfPage(): string {
  return `document ${location.pathname}${location.search}`
}

function versionOf(form: HTMLFormElement): string {
  return form.querySelector<HTMLInputElement>('[name=version]')?.value ?? ''
}
