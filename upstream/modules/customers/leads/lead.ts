/** What a lead says of somebody. Texts are empty where nothing is known. */
export type LeadFields = {
  /** Of a person. */
  name: string
  company: string
  position: string
  /** The main one first. */
  mails: readonly string[]
  phones: readonly string[]
  website: string
  street: string
  postcode: string
  city: string
  region: string
  /** ISO 3166-1 alpha-2. */
  country: string
  source: string
  campaign: string
  notes: string
}

/** Fields that say more about who it is, as lists and files name them. */
export const describingFields = [
  'website',
  'street',
  'postcode',
  'city',
  'region',
  'country',
  'source',
  'campaign',
  'notes',
] as const

/** Fields that hold one text; of two records the kept one's stands unless it is empty. */
export const textFields = ['name', 'company', 'position', ...describingFields] as const
export type TextField = (typeof textFields)[number]

export const leadStates = ['new', 'contacted', 'qualified', 'converted', 'lost'] as const
export type LeadState = (typeof leadStates)[number]

const next: Readonly<Record<LeadState, readonly LeadState[]>> = {
  new: ['contacted', 'qualified', 'converted', 'lost'],
  contacted: ['new', 'qualified', 'converted', 'lost'],
  qualified: ['contacted', 'converted', 'lost'],
  converted: [],
  lost: ['new', 'contacted', 'qualified'],
}

/** Whether a lead may go from a state to another. A converted one stays; a lost one may come back. */
export function canBecome(from: LeadState, to: LeadState): boolean {
  return next[from].includes(to)
}
