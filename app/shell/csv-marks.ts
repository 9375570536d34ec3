import type { Format } from './format.ts'

/**
 * What a spreadsheet that is set to the person's language takes: its decimal mark, and semicolons between the
 * fields where that is a comma.
 */
export function csvMarks({ numberInput }: Pick<Format, 'numberInput'>) {
  const decimal = numberInput('0.5').charAt(1)
  return { decimal, delimiter: decimal === ',' ? ';' : ',' }
}
