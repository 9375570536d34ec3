import type { DraftLine } from '../draft/draft.ts'
import type { ChosenParty } from '../state/draft.state.ts'
import { controlsOf } from './changed-fields.ts'

/** What was typed and is not saved, as this tab of the browser keeps it. */
export type KeptDraft = {
  /** Of the saved draft it was written over; empty for a new one. */
  version: string
  fields: { name: string; value: string }[]
  lines: DraftLine[]
  party: ChosenParty | undefined
}

/** Fields that belong to one visit of the page, and those that are kept with the lines. */
const left = /^(lines\..*|idempotencyKey|version|intent|addItem|partyQuery)$/

/** Keeps what stands in the form; a browser without room for it keeps nothing. */
export function keepDraft(
  form: HTMLFormElement,
  lines: readonly DraftLine[],
  party: ChosenParty | undefined,
): void {
  const fields = controlsOf(form)
    .filter(({ name }) => name !== '' && !left.test(name))
    .map(({ name, value }) => ({ name, value }))
  const kept: KeptDraft = { version: versionOf(form), fields, lines: [...lines], party }
  try {
    sessionStorage.setItem(keyOfPage(), JSON.stringify(kept))
  } catch {
    // Private windows and full stores keep nothing; leaving the page then asks first.
  }
}

/** What was kept for this page, if it was written over the version that is shown. */
export function findKeptDraft(form: HTMLFormElement): KeptDraft | undefined {
  try {
    const text = sessionStorage.getItem(keyOfPage())
    const kept: KeptDraft | null = text === null ? null : JSON.parse(text)
    return kept?.version === versionOf(form) ? kept : undefined
  } catch {
    return undefined
  }
}

export function forgetKeptDraft(): void {
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
