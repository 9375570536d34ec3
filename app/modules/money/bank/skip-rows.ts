import type { BankCsvReading, BankImportTrial } from '#contract/money/bank.ts'

/** Problems of a row alone; others are of the file. */
const ofRows = new Set(['invalidDate', 'invalidAmount', 'twoCurrencies'])

/** Rows of a CSV file that cannot be read and can be left out. */
export function skippable({ csv, problems }: Pick<BankImportTrial, 'csv' | 'problems'>): number[] {
  if (!csv) return []
  return problems.filter(({ key }) => ofRows.has(key)).map(({ line }) => line)
}

/** How a file is read after a press on one of the buttons beside what was found; undefined for another. */
export function readingAfter(intent: string, trial: BankImportTrial): BankCsvReading | undefined {
  if (!trial.csv) return undefined
  const { reading } = trial.csv
  switch (intent) {
    case 'skip':
      return { ...reading, skip: [...new Set([...reading.skip, ...skippable(trial)])] }
    case 'unskip':
      return { ...reading, skip: [] }
    case 'orderDay':
      return { ...reading, dateOrder: 'day', isSaid: true }
    case 'orderMonth':
      return { ...reading, dateOrder: 'month', isSaid: true }
    default:
      return undefined
  }
}
