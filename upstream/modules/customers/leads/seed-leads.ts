import { z } from 'zod'
import { LeadInput } from '#contract/customers/leads.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { leads } from './register.ts'

/** Leads to be made, numbered from one on; at most two thousand. */
export const SeedLeads = z.object({
  first: z.number().int().min(1),
  count: z.number().int().min(1).max(2_000),
})

const names = ['Anna', 'Bruno', 'Carla', 'David', 'Elena', 'Fabio', 'Greta', 'Hugo', 'Irina']
const trades = ['Bakery', 'Clinic', 'Garage', 'Hotel', 'Printer', 'School', 'Studio']
const cities = ['Köln', 'Hamburg', 'Wien', 'Bolzano', 'Zürich']
const sources = ['Website', 'Trade fair', 'Recommendation', 'Telephone']

/** Makes leads as somebody would who types them in, for measuring with. */
export function seedLeads(
  writer: Writer,
  firm: FirmContext,
  { first, count }: z.infer<typeof SeedLeads>,
): void {
  for (let at = first; at < first + count; at++) {
    const number = String(at).padStart(6, '0')
    const name = pick(names, at)
    const company = `${pick(trades, at)} ${number}`
    const input = LeadInput.parse({
      name: `${name} ${number}`,
      company,
      email: `${name.toLowerCase()}@${company.toLowerCase().replace(' ', '-')}.example`,
      phone: `+49221${number}`,
      city: pick(cities, at),
      source: pick(sources, at),
      campaign: at % 10 === 0 ? 'Spring' : '',
      nextDate: at % 3 === 0 ? `2027-0${1 + (at % 9)}-15` : null,
      tags: at % 20 === 0 ? ['wholesale'] : [],
    })
    leads.create(writer, firm, input)
  }
}

function pick(words: readonly string[], at: number): string {
  return words[at % words.length] ?? ''
}
