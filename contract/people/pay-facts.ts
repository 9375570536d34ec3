/** One fact about a person that a country's rules of pay ask for, as forms and the API take it. */
export type PayFact = {
  name: string
  /** What stands in the form of who has none yet. */
  usual: string
  isOptional?: true
} & (
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'yesNo' }
  /** Per cent, as decimal text. */
  | { kind: 'percent'; scale: number }
  | { kind: 'decimal'; scale: number; most: number }
  /** Units of the currency, as decimal text. */
  | { kind: 'amount' }
  | { kind: 'count'; least: number; most: number }
  | { kind: 'code'; maxLength: number }
)

/** Facts as they are stored: every value is a text; `yes` and `no`, decimals with a point. */
export type PayFacts = Record<string, string>

const germanStates = [
  ...['', 'BB', 'BE', 'BW', 'BY', 'HB', 'HE', 'HH', 'MV'],
  ...['NI', 'NW', 'RP', 'SH', 'SL', 'SN', 'ST', 'TH'],
]

const DE: readonly PayFact[] = [
  choice('taxClass', ['1', '2', '3', '4', '5', '6']),
  { ...decimal('factor', 3, 1), isOptional: true },
  { ...decimal('childAllowances', 1, 20), usual: '0' },
  choice('churchTaxState', germanStates),
  amount('allowanceOfMonth'),
  amount('additionOfMonth'),
  { ...amount('expectedYearPay'), isOptional: true, usual: '' },
  choice('employment', ['regular', 'midijob', 'minijob', 'minijobExempt']),
  choice('health', ['statutory', 'private']),
  percent('additionalRate', '2.9'),
  amount('privatePremium'),
  amount('privateEmployerPart'),
  yesNo('isChildless', 'no'),
  count('childrenUnder25', { least: 0, most: 20, usual: '0' }),
  yesNo('pensionInsured', 'yes'),
  yesNo('unemploymentInsured', 'yes'),
  { ...percent('sickPayLevy', '1.6'), isOptional: true },
  { ...percent('maternityLevy', '0.44'), isOptional: true },
]

const AT: readonly PayFact[] = [
  amount('commuterAllowance'),
  amount('commuterCredit'),
  amount('soleEarnerCredit'),
  amount('familyBonus'),
  { ...percent('chamberLevy', '0.36'), isOptional: true },
  yesNo('hasProvision', 'yes'),
]

const CH: readonly PayFact[] = [
  amount('freeOfMonth'),
  yesNo('unemploymentInsured', 'yes'),
  percent('accidentAtWorkRate', '0.3'),
  percent('otherAccidentRate', '1.1'),
  percent('sickPayEmployee', '0.5'),
  percent('sickPayEmployer', '0.5'),
  percent('familyFundRate', '1.2'),
  amount('pensionFundEmployee'),
  amount('pensionFundEmployer'),
  { ...code('sourceTaxCode', '', 4), isOptional: true },
  { ...amount('rateIncome'), isOptional: true, usual: '' },
]

const FR: readonly PayFact[] = [
  yesNo('isExecutive', 'no'),
  { ...decimal('workingTime', 4, 1), usual: '1' },
  count('firmSize', { least: 1, most: 100_000, usual: '5' }),
  yesNo('worksInAlsaceMoselle', 'no'),
  percent('accidentRate', '1.1'),
  percent('transportRate', '0'),
  amount('healthPremium'),
  amount('healthEmployerPart'),
  { ...percent('taxRate', ''), isOptional: true },
]

const IT: readonly PayFact[] = [
  percent('employeeRate', '9.19'),
  percent('employerRate', '28.98'),
  percent('accidentRate', '0.4'),
  yesNo('hasCeiling', 'yes'),
  yesNo('isFixedTerm', 'no'),
  count('monthsOfPay', { least: 12, most: 16, usual: '13' }),
  { ...amount('expectedIncome'), isOptional: true, usual: '' },
  amount('familyCredits'),
  amount('regionalSurtax'),
  amount('municipalSurtax'),
  yesNo('wantsLowIncomeSums', 'yes'),
]

const ES: readonly PayFact[] = [
  percent('incomeTaxRate', '', 2),
  choice('contract', ['indefinite', 'temporary']),
  percent('accidentRate', '1.5', 2),
  amount('extraPayOfMonth'),
]

const GB: readonly PayFact[] = [
  code('taxCode', '1257L', 12),
  choice('niCategory', ['A', 'B', 'C', 'H', 'J', 'M', 'Z']),
  choice('director', ['no', 'annual', 'alternative']),
  { ...count('directorWeeks', { least: 1, most: 53, usual: '' }), isOptional: true },
  choice('studentLoan', ['', 'plan1', 'plan2', 'plan4', 'plan5']),
  yesNo('hasPostgraduateLoan', 'no'),
]

const US: readonly PayFact[] = [
  choice('filingStatus', ['single', 'joint', 'head']),
  yesNo('isStep2Checked', 'no'),
  amount('credits'),
  amount('otherIncome'),
  amount('w4Deductions'),
  amount('extraWithholding'),
  yesNo('isExempt', 'no'),
  choice('supplemental', ['flat', 'aggregate']),
  percent('unemploymentRate', '0.6'),
  percent('stateTaxRate', '0'),
  percent('stateUnemploymentRate', '0'),
]

const XX: readonly PayFact[] = [
  percent('incomeTaxRate', ''),
  amount('taxFreeOfMonth'),
  percent('socialEmployeeRate', '0'),
  percent('socialEmployerRate', '0'),
  { ...amount('socialCeilingOfMonth'), isOptional: true, usual: '' },
]

/** What each country asks for; `XX` is any country without rules of its own. */
export const payFacts: Readonly<Record<string, readonly PayFact[]>> = {
  ...{ DE, AT, CH, FR, IT, ES, GB, US, XX },
}

/** The country whose rules hold for who works in one: its own, or `XX`. */
export function payCountryOf(country: string): string {
  return Object.hasOwn(payFacts, country) ? country : 'XX'
}

function choice(name: string, options: readonly string[]): PayFact {
  return { name, kind: 'choice', options, usual: options[0] ?? '' }
}

function yesNo(name: string, usual: 'yes' | 'no'): PayFact {
  return { name, kind: 'yesNo', usual }
}

function percent(name: string, usual: string, scale = 3): PayFact {
  return { name, kind: 'percent', scale, usual }
}

function decimal(name: string, scale: number, most: number): PayFact {
  return { name, kind: 'decimal', scale, most, usual: '' }
}

function amount(name: string): PayFact {
  return { name, kind: 'amount', usual: '0' }
}

type Bounds = { least: number; most: number; usual: string }

function count(name: string, bounds: Bounds): PayFact {
  return { name, kind: 'count', ...bounds }
}

function code(name: string, usual: string, maxLength: number): PayFact {
  return { name, kind: 'code', usual, maxLength }
}
