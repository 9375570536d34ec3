import type { PayFacts } from '#contract/people/pay-facts.ts'

/** Reads facts of one kind after the other; what is not there counts as nothing. */
export type FactReader = ReturnType<typeof factReader>

/** Gives facts as a country's rules take them. */
export function factReader(facts: PayFacts) {
  const text = (name: string) => facts[name] ?? ''
  return {
    text,
    /** Null where nothing is written. */
    orNull: (name: string) => text(name) || null,
    isYes: (name: string) => text(name) === 'yes',
    count: (name: string) => Number(text(name) || '0'),
    /** Minor units of a currency with hundredths. */
    cents: (name: string) => centsOf(text(name)),
    centsOrNull: (name: string) => (text(name) === '' ? null : centsOf(text(name))),
    /** A percentage as its country writes it, without zeros at its end. */
    rate: (name: string) => trimmed(text(name)),
    rateOrNull: (name: string) => (text(name) === '' ? null : trimmed(text(name))),
  }
}

function centsOf(text: string): number {
  const [whole = '0', part = ''] = text.split('.')
  return Number(whole || '0') * 100 + Number(part.padEnd(2, '0').slice(0, 2))
}

function trimmed(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text || '0'
}
