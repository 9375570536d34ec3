import type { ImportProgram, Mapping } from '#contract/core/imports.ts'

/** A row by the heads of its file, whatever their case; empty where the file has no such column. */
export type Cells = (...heads: string[]) => string

/** A kind of file that another program exports, and how its columns become the fields of a register. */
export type KnownFile = {
  program: ImportProgram
  /** The register that its rows become records of; `journal` for entries. */
  register: string
  /** Heads that it must have; of those in one list any. */
  marks: readonly (readonly string[])[]
  /** What each field is read from. A text is left as it is, but for `decimals`. */
  fields: Readonly<Record<string, (cells: Cells) => string>>
  /** Fields that are numbers, as the program writes them. */
  decimals?: readonly string[]
  /** Which comes first in its days where the file does not show it; the firm's way where absent. */
  days?: 'day' | 'month'
  /** Which rows are meant; all where absent. */
  keeps?: (cells: Cells) => boolean
  takesOff?: TakesOff
  /** What the first cell of a row says, with nothing beside it, where the records end and a foot begins. */
  endsAt?: RegExp
  /** The field that gets a line for each further column, `Head: text`, but for those that are skipped. */
  rest?: { field: string; skips: readonly string[] }
}

/**
 * Rows that take off from what another row says, such as a cancellation of a part. Alone they are a
 * document of another kind, and passed over.
 */
export type TakesOff = {
  is: (cells: Cells) => boolean
  /** The head of what both have, such as a number. */
  by: string
  /** Heads of what the other row says of both, such as the day. */
  shared: readonly string[]
}

/** A row of a file: its line, and what stands in it. */
export type Line = { line: number; cells: string[] }

/** One table of a file, and what its rows may be. */
export type Table = { heads: string[]; rows: Line[]; known: readonly KnownFile[] }

/** A file's rows in our own order, with where each field stands. */
export type ReadByProgram = {
  program: ImportProgram
  heads: string[]
  rows: Line[]
  mapping: Mapping
  /** How many rows of the file are something else, such as payments. */
  passedOver: number
}

/** A head as it is compared: "Client  Name" and "client name" are one. */
export function plainHead(head: string): string {
  return head.trim().toLowerCase().replace(/\s+/g, ' ')
}

/** Cells of a row by their heads; the first of those that are named and not empty. */
export function cellsOf(heads: readonly string[], row: readonly string[]): Cells {
  const places = new Map<string, number>()
  heads.forEach((head, at) => {
    const plain = plainHead(head)
    if (!places.has(plain)) places.set(plain, at)
  })
  return (...names) => {
    for (const name of names) {
      const text = row[places.get(plainHead(name)) ?? -1] ?? ''
      if (text !== '') return text
    }
    return ''
  }
}

/** Texts that are not empty, with something between them. */
export function joined(between: string, ...texts: string[]): string {
  return texts.filter((text) => text !== '').join(between)
}
