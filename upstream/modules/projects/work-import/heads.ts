import Papa from 'papaparse'
import { delimiterOf } from './table.ts'

const maxHeads = 100

/** The heads of a CSV: its first filled row; none of a text that is no table. */
export function headsOf(text: string): string[] {
  const bare = text.replace(/^\ufeff/, '')
  if (bare.includes('\0') || /^\s*[<{[]/.test(bare)) return []
  const { data } = Papa.parse<string[]>(bare, { delimiter: delimiterOf(bare), preview: 20 })
  const row = data.find((cells) => cells.filter((cell) => cell.trim() !== '').length > 1) ?? []
  return [...new Set(row.map((cell) => cell.trim()).filter(Boolean))].slice(0, maxHeads)
}
